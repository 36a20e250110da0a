### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: Mau Mau joko guztiak, mahai berean.
setup-which-game = Zein joko?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Haren zenbakia, izenaren zati bat edo arau-fitxategi bat:
setup-game-help = Idatzi 1 eta { $games } arteko zenbaki bat, izen bat edo haren hasiera, herrialde bat, edo .toml fitxategi baten bidea.
setup-game-chosen = { $game }.
setup-game-several = Bat baino gehiago izan daitezke: { $games }. Idatzi izenaren zati luzeago bat, edo zenbakia.
setup-game-none = Ez dago horrelako jokorik. Zenbakiak: 1–{ $games }.
setup-game-near = Ez dago horrelako jokorik; { $near } esan nahi zenuen? Zenbakiak: 1–{ $games }.
# $quit is a word to type
setup-leave = { $quit }: programa utzi.

setup-options = { $game }: mahai batek aukera dezakeena eta, ezer aldatu ezean, indarrean dagoena:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (aukeran: { $values })
   *[no] { $option }: bat ere ez (aukeran: { $values })
}
setup-change-ask = Aldaketa bat, adibidez { $option }=…, edo Enter aurrera egiteko:
setup-change-help = Idatzi IZENA=BALIOA, adibidez { $example }; bat baino gehiago badira, zuriunez bereizita. Enter: aurrera.
setup-change-wrong = «{ $typed }»: idatzi IZENA=BALIOA, adibidez { $option }=…
setup-chosen = Aukeratutakoa: { $options }.
setup-nothing-chosen = Dena zegoen bezala dago.

setup-seats = Zenbat jokalari, { $least }–{ $most }? [{ $default }]
setup-people = Horietatik zenbat pertsona arituko dira teklatu honetan, { $least }–{ $most }? [{ $default }]
setup-number-help = { $least } eta { $most } arteko zenbaki bat; Enter sakatuta, { $default }.
setup-number-again = { $least } eta { $most } arteko zenbaki bat, mesedez; Enter sakatuta, { $default }.
setup-name = Zure izena? [{ $default }]
setup-name-of = { $number }. jokalariaren izena? [{ $default }]
setup-name-help = 1–{ $most } karaktere; Enter sakatuta, { $default }.
# What somebody is called who gives no name. In Basque a name needs an ending as the subject of a sentence, which a number
# cannot take, so that players are called the First, the Second and so on (up to ten can sit at a table).
setup-default-name = { $number ->
    [1] Lehena
    [2] Bigarrena
    [3] Hirugarrena
    [4] Laugarrena
    [5] Bosgarrena
    [6] Seigarrena
    [7] Zazpigarrena
    [8] Zortzigarrena
    [9] Bederatzigarrena
    [10] Hamargarrena
   *[other] Jokalari { $number }
}
# what a bot is called; $letter is one of the next message
setup-bot-name = Bot { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = Zein bot mota: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random: bota dezakeen edozein karta botatzen du; random-any: edozein baliozko jokaldi egiten du; rules: karten eraginaren arabera jokatzen du. Mota bat denentzat, edo bana, komaz bereizita.
setup-bots-again = { $count ->
    [1] Hauek daude: { $bots }. Aukeratu bat.
   *[other] Hauek daude: { $bots }. Mota bat denentzat, edo { $count } bot direnez bana, komaz bereizita.
}
