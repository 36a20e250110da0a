### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Mau Mau joko guztiak, mahai berean.
command-exit-status = Irteera-egoera: 0, dena ondo; 1, arauek edo egiaztapenak ezetz diote; 2, deia edo fitxategi bat okerra da.
command-usage = Erabilera: { $call }
command-commands = Aginduak
command-arguments = Argumentuak
command-parameters = Parametroak
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [nahitaezkoa]
command-word = AGINDUA
command-help = Mezu hau erakutsi eta irten.
command-version = Bertsioa erakutsi eta irten.

## What each command does

command-play = Partida bat jokatu boten aurka, edo hainbat pertsonak teklatu berean. Arau-multzorik eman ezean, galdetu egiten du.
command-simulate = Botak jokatzen jarri, joko asko segundoko.
command-verify = Grabazioak eta partidak berriro jokatu, eta okerrak adierazi.
command-referee = Mahaiko zalantza bat erabaki: zer zen baliozkoa, zer ez, eta zergatik.
command-rulesets = Programarekin datozen jokoak zerrendatu, beren aukerekin.
command-check = Arau-fitxategi bat egiaztatu.
command-schema = Arau-fitxategien JSON eskema idatzi, editoreentzat.
command-rules = Joko baten arau-liburua idatzi, edo bi jokoren arteko aldeak.
command-score = Benetako kartekin jokatutako partida baten puntuak eraman. Besterik eman ezean, galdetu egiten du.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Joko baten identifikatzailea (ikus `maumau rulesets`), edo arau-fitxategi baten bidea.
command-option = Etxeko arau bat, adibidez `--option hand=6`; hainbat aldiz, bat baino gehiagorako.
command-seats = Zenbat jokalari, pertsonak eta botak batera.
command-seed = Zori guztia errepikatzen duen zenbaki bat.
# $languages: what may be typed for them
command-lang = Hizkuntza, hauetako bat: { $languages }. Bestela, MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES edo LANG aldagaiarena.
command-indices = Zein letra dauden kartetan: `own`, hizkuntzarenak, edo `international`, J Q K A.
command-cards = Nola erakusten diren kartak: `symbols` (7♥), `letters` (7h) edo `words` (zazpiko bihotza).
command-play-players = Horietatik zenbat diren teklatu honetako pertsonak.
command-play-names = Haien izenak, komaz bereizita.
command-play-bots = Bot mota, `random`, `random-any` edo `rules`: bat denentzat, edo bana, komaz bereizita.
command-play-save = Partida gordetzeko fitxategia, datuen karpetako baten ordez.
command-play-resume = Azken aldiz gordetako partidarekin jarraitu, edo fitxategi batekoarekin.
command-play-blank-lines = Zenbat lerro hutsek ezkutatzen dituzten kartak pertsona desberdinen txanden artean; ezer esan ezean, 40.
command-simulate-seats = Zenbat jokalari.
command-simulate-games = Zenbat eskualdi jokatzen diren, bakoitza bere aldetik.
command-simulate-matches = Zenbat partida jokatzen diren, eskualdi solteen ordez; partida bat lerroko.
command-simulate-bots = Nortzuk jokatzen duten, `random`, `random-any` edo `rules`: bat leku guztientzat, edo bana, komaz bereizita; ezer esan ezean, `random`.
command-simulate-records = Lerro bakoitzean grabazio bat (edo partida bat) jasotzen duen fitxategia; `-` irteera estandarra da. Eman ezean, laburpen bat idazten da.
command-simulate-json = Laburpena JSON gisa idatzi.
command-verify-file = Grabazio edo partida bat duen fitxategia, edo lerroko bat duena; `-` sarrera estandarra da.
command-referee-file = Egoera-fitxategi bat (TOML); `-` sarrera estandarra da. Fitxategirik eman ezean, mahaian zer dagoen galdetzen du.
command-referee-ask = Galderaren jokoa: joko baten identifikatzailea, edo arau-fitxategi baten bidea.
command-referee-json = Erantzuna JSON gisa idatzi.
command-rulesets-json = Zerrenda JSON gisa idatzi.
command-check-file = Arau-fitxategi baten bidea, edo programarekin datorren joko baten identifikatzailea.
command-rules-compare = Ondoan jartzeko beste joko bat; edo joko bera, `--other-option` aukerekin.
command-rules-other-option = Ondoan jartzen den jokoaren etxeko arau bat.
command-rules-seats = Esan, halaber, nola geratzen den karta-sorta jokalari kopuru horrekin.
command-rules-clauses = Gehitu jatorrizko dokumentuaren klausulak, ezezkoek aipatzen dituzten bezala.
command-rules-format = Nola idazten den: `text`, `md` (Markdown) edo `html`.
command-score-file = Puntu-orri baten fitxategia: harekin jarraitu, edo bertan bat hasi.
command-score-new = Puntu-orri berri bat hasi, amaitu gabeko bat badago ere.
command-score-ruleset = Puntu-orri berriaren jokoa: haren identifikatzailea (ikus `maumau rulesets`), edo arau-fitxategi baten bidea.
command-score-names = Nortzuk ari diren jokatzen: izenak, komaz bereizita, mahaian eserita zaudeten ordenan.
command-score-csv = Puntu-orria kalkulu-orri baterako idatzi: fitxategi honetan, edo irteera estandarrean.
command-score-html = Puntu-orria inprima daitekeen orri gisa idatzi, fitxategi honetan.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: partida: { $told }
   *[record] { $file }:{ $line }: grabazioa: { $told }
}
command-records = { $count ->
    [one] grabazio bat
   *[other] { $count } grabazio
}
command-matches = { $count ->
    [one] partida bat
   *[other] { $count } partida
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: { $right } zuzen
       *[other] { $file }: { $right } zuzen, { $wrong } oker
    }
   *[no] { $file }: bat ere ez zuzen, { $wrong } oker
}
command-all-right = { $file }: dena zuzen
command-problems = { $problems ->
    [one] { $file }: arazo bat
   *[other] { $file }: { $problems } arazo
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), { $fewest }–{ $most } jokalari
command-game-of-one-size = { $name } ({ $about }), { $most } jokalari
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (lehenetsia: { $default })
   *[no] --option { $option }=…  { $values } (lehenetsirik ez)
}
command-left-open = { $open ->
    [one] { $matches ->
        [one] Partida amaitu gabe utzi da: luzeegia egin da amaierara iritsi baino lehen.
       *[other] { $matches } partidatatik bat amaitu gabe utzi da: luzeegia egin da amaierara iritsi baino lehen.
    }
   *[other] { $matches } partidatatik { $open } amaitu gabe utzi dira: luzeegiak egin dira amaierara iritsi baino lehen.
}

## The figures of a simulation: what stands before each

command-figure-ruleset = arau-multzoa
command-figure-options = aukerak
command-figure-seats = lekuak
command-figure-bots = botak
command-figure-seed = hazia
command-figure-rounds = eskualdiak
command-figure-moves = jokaldiak
command-figure-moves-per-round = jokaldiak eskualdiko
command-figure-longest = luzeena
command-figure-endings = amaierak
command-figure-won = irabaziak
command-figure-mean-points = batez besteko puntuak
command-figure-none = bat ere ez
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] eskua hustuta { $rounds }
    [blocked] blokeatuta { $rounds }
    [stopped] geldituta { $rounds }
   *[abandoned] bertan behera utzita { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = .
command-decimal = ,
