### Countries that rulesets come from.

# $place is the English name with dashes for blanks; one that is not listed here is shown as $name, as the ruleset has it
place-in = { $place ->
    [Basque-Country] Euskal Herria
    [Finland] Finlandia
    [Germany] Alemania
    [Lithuania] Lituania
    [Russia] Errusia
    [Serbia] Serbia
   *[other] { $name }
}
