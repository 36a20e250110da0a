### Countries that rulesets come from.

# $place is the English name with dashes for blanks; one that is not listed here is shown as $name, as the ruleset has it
place-in = { $place ->
    [Basque-Country] Basque Country
    [Finland] Finland
    [Germany] Germany
    [Lithuania] Lithuania
    [Russia] Russia
    [Serbia] Serbia
   *[other] { $name }
}
