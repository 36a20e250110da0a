### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### Words are compared without marks above or below, so that each stands here once, as it is written.

## Commands; behind hand over, why and save something may follow

vocabulary-help = pagalba
vocabulary-table = stalas, padėtis, ranka
vocabulary-why = kodėl, kodėl negalima
vocabulary-rules = taisyklės, knygelė, taisyklių knygelė
vocabulary-score = taškai, taškų lapas, rezultatas
vocabulary-history = eiga, istorija
vocabulary-hand-over = perduoti, perduok, perduodu, perduoti vietą
vocabulary-abandon = nutraukti, nutrauk, nutraukiu, nutraukti raundą
vocabulary-save = išsaugoti, išsaugok, išsaugau, saugoti
vocabulary-quit = išeiti, išeik, išeinu, viso
vocabulary-stop = baigti, baik, baigiu, baigti partiją
vocabulary-back = atgal, grįžti, grįžk, grįžtu

## Moves; name stands before a suit

vocabulary-draw = imti, imk, imu, i, imti kortą, imk kortą, imu kortą, imti iš likčių, imk iš likčių, imu iš likčių
vocabulary-pass = pasuoti, pasuok, pasuoju, pas, p
# "imti baudą" beside "imti": the penalty is taken, a card is drawn
vocabulary-take = paimti, paimk, paimu, bauda, imti baudą, imk baudą, imu baudą, paimti baudos kortas, imti baudos kortas
vocabulary-keep = pasilikti, pasilik, pasilieku
vocabulary-leave = palikti, palik, palieku
vocabulary-name = skelbti, skelbk, skelbiu, paskelbti, paskelbk, paskelbiu, spalva, skelbti spalvą

## Calls and catches; behind catch stands a name

vocabulary-call = mau, paskutinė, paskutinė korta, skelbti paskutinę kortą, skelbiu paskutinę kortą, sakyti mau, sakau mau
vocabulary-call-double = maumau, mau mau, mau-mau, sakyti maumau, sakau maumau
vocabulary-catch = pagauti, pagauk, pagaunu, gaudyti, pagauti žaidėją, pagauk žaidėją

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = dėti, dėk, dedu, padėti, padėk, padedu, leisti, leidžiu, kortą, korta
vocabulary-and = ir

## Answers

vocabulary-yes = taip, t, aha
vocabulary-no = ne, n, nieko
# a house rule that is on or off
vocabulary-on = įjungta, įjungti, įjunk, taip, t, yra
vocabulary-off = išjungta, išjungti, išjunk, ne, n, nėra
# between an option and its value: “hand to 6”
vocabulary-to = į, iki, lygu
