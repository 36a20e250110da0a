### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### In Finnish both drawing and taking penalty cards is "nostaa": "nosta" alone draws, or takes where only that is allowed.
### "Käsi" is no word for the table, since without its dots it is an eight.

## Commands; behind hand over, why and save something may follow

vocabulary-help = ohje, ohjeet, apua
vocabulary-table = pöytä, kortit, tilanne
vocabulary-why = miksi, miks, miksi ei, miksei, miksi en, miksen
vocabulary-rules = säännöt, sääntökirja
vocabulary-score = taulukko, pistetaulukko, pisteet
vocabulary-history = tapahtumat, historia
vocabulary-hand-over = luovuta botille, anna botille, botille, luovuta paikka, luovuta
vocabulary-abandon = keskeytä, keskeytä kierros
vocabulary-save = tallenna, talleta
vocabulary-quit = lopeta, poistu
vocabulary-stop = päätä peli, päätä
vocabulary-back = takaisin, edellinen, peru, peruuta, kumoa

## Moves; name stands before a suit

vocabulary-draw = nosta, nostan, nosta kortti, n
vocabulary-pass = passaa, passaan, passi, pass, p
vocabulary-take = nosta sakkokortit, nosta sakot, sakkokortit, sakot, nosta ne, nosta se, nosta kaikki, ota sakkokortit, ota, s
vocabulary-keep = pidä, pidän, pidä kortti, pidä se
vocabulary-leave = jätä, jätän, jätä kortti, jätä se, jätä pöytään, j
vocabulary-name = valitse, valitsen, valitse maa, valitse maaksi, maaksi, maa

## Calls and catches; behind catch stands a name

vocabulary-call = mau, huuda mau, viimeinen, viimeinen kortti, ilmoita viimeinen kortti, lappu
vocabulary-call-double = mau mau, maumau, mau-mau, huuda mau mau
vocabulary-catch = kiinni, ota kiinni, otan kiinni

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = pelaa, pelaan, lyö, lyön, laita, laitan, pistä, pistän, kortti, kortin, korttia
vocabulary-and = ja

## Answers

vocabulary-yes = kyllä, joo, juu, k
vocabulary-no = ei, en, e
# a house rule that is on or off
vocabulary-on = päällä, päälle, kyllä, joo, juu, k
vocabulary-off = pois, ei, e
# between an option and its value: “hand to 6”
vocabulary-to = arvoksi, arvoon
