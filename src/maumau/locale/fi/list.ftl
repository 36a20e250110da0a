### How things are put in a row.

# a, b or c: $first is everything but the last, with commas
list-or = { $first } tai { $last }
list-and = { $first } ja { $last }
# a name that is no plain word, as the subject of a sentence (Basque needs it)
list-player = { $name }
