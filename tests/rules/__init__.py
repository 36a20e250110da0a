"""The rules language, and the shipped rulesets as data."""
