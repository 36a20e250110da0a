### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### Letters are read without their marks too (zasto); đ has no mark that could be left out, so such words stand here twice.
### "Vuci" draws a card; where only a penalty can be taken it takes that, as people at the table say it of both.

## Commands; behind hand over, why and save something may follow

vocabulary-help = pomoć
vocabulary-table = sto, ruka, moje karte
vocabulary-why = zašto, što ne mogu
vocabulary-rules = pravila, knjižica, knjižica s pravilima
vocabulary-score = poeni, tabela, tabela poena, rezultat
vocabulary-history = tok, tok partije, istorija
vocabulary-hand-over = prepusti, prepusti mesto, prepusti botu
vocabulary-abandon = prekini, prekini partiju
vocabulary-save = sačuvaj, snimi
vocabulary-quit = izlaz, izađi, izadji, izadi, napusti sto
vocabulary-stop = kraj, završi, završi igru
vocabulary-back = nazad, vrati, vrati se

## Moves; name stands before a suit

vocabulary-draw = vuci, v, vučem, vuče, izvuci, vuci kartu, vučem kartu
vocabulary-pass = dalje, d, kažem dalje, reci dalje, kaže dalje
vocabulary-take = uzmi, u, pokupi, kupim, uzimam, vuci kaznene karte, vuci kaznenu kartu, vuci kaznene, vučem kaznene, kaznene
vocabulary-keep = zadrži, z, zadržavam, zadržati, zadržava
vocabulary-leave = ostavi, o, ostavljam, ostaviti, ostavlja
vocabulary-name = traži, tražim, tražiti, biraj, biram, traži znak, tražim znak, biraj znak, biram znak, znak

## Calls and catches; behind catch stands a name

vocabulary-call = mau, najava, najavi, najavljujem, najaviti poslednju kartu, najavi poslednju kartu, poslednja, poslednja karta, kažem mau, reci mau
vocabulary-call-double = mau mau, maumau, mau-mau, duplo, duplo mau, kažem mau mau, reci mau mau
vocabulary-catch = uhvati, hvataj, hvatam, hvata, uhvatiti, uhvati igrača, hvatam igrača, uhvatiti igrača

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = baci, bacam, baca, baciti, bacim, stavi, stavljam, igram, karta, kartu, znaka
vocabulary-and = i, uz

## Answers

vocabulary-yes = da, d, može
vocabulary-no = ne, n
# a house rule that is on or off
vocabulary-on = uključeno, da, d, tačno
vocabulary-off = isključeno, ne, n, netačno
# between an option and its value: “hand to 6”
vocabulary-to = na
