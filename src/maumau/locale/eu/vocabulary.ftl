### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### In Basque "hartu" is to draw and to take, "gorde" to keep a card and to save: alone they are moves (draw, keep); to take
### penalty cards is "zigorra", to save the match "partida gorde".

## Commands; behind hand over, why and save something may follow

vocabulary-help = laguntza, lagundu
vocabulary-table = mahaia, mahai, eskua
vocabulary-why = zergatik, zergatik ez
vocabulary-rules = arauak, arau-liburua, arau liburua, liburua
vocabulary-score = puntuak, puntu-orria, puntu orria
vocabulary-history = gertaerak, historia
vocabulary-hand-over = ordezkoa, ordezkatu, lekua utzi, utzi lekua
vocabulary-abandon = bertan behera, bertan behera utzi, utzi bertan behera, eten
vocabulary-save = partida gorde, gorde partida, jokoa gorde, gorde jokoa, grabatu
vocabulary-quit = irten, agur
vocabulary-stop = amaitu, bukatu, gelditu
vocabulary-back = itzuli, atzera

## Moves; name stands before a suit

vocabulary-draw = hartu, h, karta hartu, hartu karta, hartu karta bat, hartu sortatik, sortatik hartu
vocabulary-pass = pasatu, p, paso, paso egin
vocabulary-take = zigorra, z, zigorra hartu, hartu zigorra, zigor-kartak, zigor kartak, zigor-kartak hartu, hartu zigor-kartak
vocabulary-keep = gorde, g, karta gorde, gorde karta
vocabulary-leave = utzi, u, karta utzi, utzi karta
vocabulary-name = aukeratu, hautatu, paloa, paloa aukeratu

## Calls and catches; behind catch stands a name

vocabulary-call = mau, azkena, azken karta, iragarri, iragarri azken karta, azken karta iragarri, esan mau
vocabulary-call-double = mau mau, maumau, mau-mau, bikoitza, iragarri bikoitza, esan mau mau
vocabulary-catch = harrapatu

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = bota, jarri, jokatu, karta, bat
vocabulary-and = eta

## Answers

vocabulary-yes = bai, b, bai mesedez
vocabulary-no = ez, e
# a house rule that is on or off
vocabulary-on = bai, b, egia, aktibatuta, piztuta
vocabulary-off = ez, e, gezurra, desaktibatuta, itzalita
# between an option and its value: “hand to 6”
vocabulary-to = berdin, da
