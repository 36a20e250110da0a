### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = Ez dago «{ $lang }» hizkuntzarik. Hauek daude: { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = --indices own edo international izan daiteke, ez «{ $indices }».
problem-nested = Irakurri beharrekoak maila gehiegi ditu bata bestearen barruan.
problem-interrupted = Eten egin da.

## Games, options, numbers of players

problem-no-ruleset = Ez dago «{ $ruleset }» jokorik. Hauek daude: { $rulesets }. Fitxategi baten bideak .toml amaiera du.
problem-no-ruleset-near = Ez dago «{ $ruleset }» jokorik; «{ $near }» esan nahi zenuen? Fitxategi baten bideak .toml amaiera du.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: aukera bat honela idazten da: IZENA=BALIOA, adibidez { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } birritan eman da.
problem-no-options = Ez dago «{ $option }» aukerarik: joko honek ez du aukerarik.
problem-no-option = Ez dago «{ $option }» aukerarik. Hauek daude: { $options }.
problem-no-option-near = Ez dago «{ $option }» aukerarik; «{ $near }» esan nahi zenuen?
problem-option-value = { $option } aukerak ez du «{ $value }» baliorik. Izan ditzakeenak: { $values }.
problem-option-value-near = { $option } aukerak ez du «{ $value }» baliorik. Izan ditzakeenak: { $values }. Hurbilena { $near } da.
# $told: details, in English
problem-options-together = Aukera hauek ezin dira batera hautatu. { $told }
problem-other-option = --other-option aukerak alderatzeko beste jokoari dagokio: eman --compare ere.
problem-seats = { $seats ->
    [one] Joko hau { $fewest }–{ $most } jokalarirentzat da, ez jokalari bakarrarentzat.
   *[other] Joko hau { $fewest }–{ $most } jokalarirentzat da, ez { $seats } jokalarirentzat.
}
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = { $hand ->
    [one] Ez dago nahikoa karta: { $seats } jokalariri karta bana emateko { $hands } behar dira, eta { $needed }, pilako eta sortako lehenak zenbatuta; { $there } besterik ez daude.
   *[other] Ez dago nahikoa karta: { $seats } jokalariri { $hand }na karta emateko { $hands } behar dira, eta { $needed }, pilako eta sortako lehenak zenbatuta; { $there } besterik ez daude.
}
problem-people = { $people ->
    [one] Pertsona bat { $seats } lekutan: 1–{ $seats } izan daitezke.
   *[other] { $people } pertsona { $seats } lekutan: 1–{ $seats } izan daitezke.
}

## Names and bots

problem-names = { $people ->
    [one] { $names } izen pertsona batentzat: izen bana behar da.
   *[other] { $names ->
        [one] Izen bat { $people } pertsonarentzat: izen bana behar da.
       *[other] { $names } izen { $people } pertsonarentzat: izen bana behar da.
    }
}
problem-name = «{ $name }» ezin da izena izan hemen: 1–{ $most } karaktere behar ditu, ezin da digitu batez hasi, eta ezin du bi punturik izan.
problem-name-command = «{ $name }» agindutzat hartuko litzateke; aukeratu beste izen bat.
problem-name-taken = «{ $name }» izena hartuta dago; aukeratu beste bat.
problem-no-bot = Ez dago «{ $kind }» motako botik. Hauek daude: { $bots }.
problem-no-bot-near = Ez dago «{ $kind }» motako botik; «{ $near }» esan nahi zenuen?
# so many kinds were given, at least two, for so many bots
problem-bots = { $bots ->
    [one] Bot bakarra dago, baina { $kinds } mota eman dira: eman mota bat denentzat, edo bana.
   *[other] { $bots } bot daude, baina { $kinds } mota eman dira: eman mota bat denentzat, edo bana.
}

## What was typed behind maumau

problem-word-missing = { $name } { $text }: hitz bat falta da koma baten aurretik edo ondoren.
# $name is --seats or the like, or a game
problem-resume-alone = --resume aukerak gordetako partidarekin jarraitzen du, zegoen bezala: { $name } ezin da harekin batera eman.
problem-resume-files = --resume aukerak fitxategi bakarra hartzen du, ez { $files }.
problem-blank-lines = --blank-lines { $lines }: 0–{ $most } izan daiteke.
problem-games-or-matches = Esan zenbat: --games N (eskualdiak) edo --matches N.
problem-count = { $name } { $count }: 1 edo gehiago.
problem-records-name = --records: fitxategiaren izena hutsik dago.
problem-json-summary = --json laburpenerako da; grabazioak eta partidak JSON dira beti.
problem-endless = { $game }: partida mahaiak gelditzen duenean amaitzen da; eman limit edo rounds aukera.
# $see: a command to type
problem-see-help = Ikus: { $see }
problem-no-command = Ez dago «{ $command }» agindurik. Hauek daude: { $commands }.
problem-no-command-near = Ez dago «{ $command }» agindurik; «{ $near }» esan nahi zenuen?
problem-no-flag = Ez dago «{ $flag }» aukerarik.
problem-no-flag-near = Ez dago «{ $flag }» aukerarik; { $near } esan nahi zenuen?
problem-flag-value = { $flag } «{ $value }»: hori ez da balio egokia.
problem-flag-number = { $flag } «{ $value }»: hori ez da zenbaki osoa.
problem-flag-choice = { $flag } «{ $value }»: izan ditzakeen balioak: { $choices }.
problem-flag-needs = { $flag } falta da, edo haren ondoren behar dena.
problem-flag-twice = { $flag } birritan eman da.
problem-too-much = Hemen gehiegi dago: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = { $where } gakoa falta da.
problem-form-unknown = Hemen ezin da { $where } gakorik egon. Hauek izan daitezke gakoak: { $keys }.
problem-form-table = Hemen gakoen eta balioen taula bat behar da, ez { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: hemen testu bat behar da, ez { $value }.
    [number] { $where }: hemen zenbaki oso bat behar da, ez { $value }.
    [switch] { $where }: hemen true edo false behar da, ez { $value }.
    [list] { $where }: hemen zerrenda bat behar da, ez { $value }.
    [table] { $where }: hemen gakoen eta balioen taula bat behar da, ez { $value }.
    [option] { $where }: hemen zenbaki oso bat, true, false edo hitz bat behar da, ez { $value }.
    [hand] { $where }: hemen kartak testu gisa edo zenbaki oso bat behar da, ez { $value }.
    [least] { $where }: hemen gutxienez { $right } behar da, ez { $value }.
    [most] { $where }: hemen gehienez { $right } egon daiteke, ez { $value }.
    [literal] { $where }: { $value } balioa ez da egokia hemen, hauetako bat behar da: { $right }.
   *[other] { $where }: { $value } balioa ez da egokia hemen.
}
problem-form-digits = Zenbaki batek digitu gehiegi ditu.
problem-form-twice = { $key } gakoa birritan dago taula berean.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = Ezin da { $file } irakurri: { $why }.
problem-unwritable = Ezin da { $file } idatzi: { $why }.
problem-file = { $file }: { $why }.
problem-system = Sistemak ez du onartzen: { $why }.
problem-not-utf8 = { $file }: hau ez da UTF-8 testua ({ $byte }. bytea).
problem-no-place-sign = «{ $file }» ez da fitxategi baterako lekua: inongo izenek izan ezin duen karaktere bat du.
problem-no-place-home = «{ $file }» ez da fitxategi baterako lekua: hemen izen horretako inork ez du karpetarik.
problem-folder = { $file }: hau karpeta bat da; eman fitxategi bat.
problem-folder-to-keep = { $file }: hau karpeta bat da; eman partida gordetzeko fitxategi bat.
problem-exists = { $file }: fitxategi hau badago lehendik; jarraitu harekin --resume emanda, edo eman beste bat.
problem-no-folder = { $file }: ez dago { $folder } karpetarik; sortu lehenik, edo eman beste bat.
problem-no-file = { $file }: ez dago horrelako fitxategirik.
problem-no-file-near = { $file }: ez dago horrelako fitxategirik; «{ $near }» esan nahi zenuen?
problem-empty = { $file }: fitxategi hau hutsik dago; grabazio bat edo partida bat behar zen.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = ez dago horrelako fitxategi edo karpetarik
problem-because-forbidden = ez duzu horretarako baimenik
problem-because-folder = karpeta bat da
problem-because-no-folder = haren bidearen zati bat ez da karpeta
problem-because-full = ez da lekurik geratzen gailuan
problem-because-read-only = han ezin da ezer idatzi
problem-because-long = haren izena luzeegia da
# in the system's words, in English
problem-because-other = { $words }
