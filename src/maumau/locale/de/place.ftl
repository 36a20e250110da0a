### Countries that rulesets come from.

# $place is the English name with dashes for blanks; one that is not listed here is shown as $name, as the ruleset has it
place-in = { $place ->
    [Basque-Country] Baskenland
    [Finland] Finnland
    [Germany] Deutschland
    [Lithuania] Litauen
    [Russia] Russland
    [Serbia] Serbien
   *[other] { $name }
}
