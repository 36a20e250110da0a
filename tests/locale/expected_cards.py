"""Cards as people say them, found by hand: for each language lines of *form*, *cards* and what is said.

``.`` is the base form. The cards are written as `tests.locale.test_cards.phrase` reads them.
"""

EXPECTED = {
    "en": """
        .    | J          | a jack
        .    | 8          | an eight
        .    | 6 7        | a six or a seven
        .    | d J        | a diamond or a jack
        .    | Jh         | jack of hearts
        .    | !J         | any card but a jack
        .    | *          | any card
        .    | -          | no card
        .    | =of-its-suit-or-rank | a card of its suit or its rank
        .    | =ranks-of-its-suit 6 7 | a six or a seven of its suit
    """,
    "lt": """
        .    | 7          | septynakė
        acc  | 7          | septynakę
        gen  | 6 7        | šešakės arba septynakės
        ins  | 7          | septynake
        ins  | J          | berniuku
        acc  | Jh Js Jc Jd | berniuką
        acc  | K          | karalių
        gen  | K          | karaliaus
        ins  | K          | karaliumi
        gen  | Q          | damos
        acc  | 10 A       | dešimtakę arba tūzą
        .    | d          | būgnas
        acc  | d          | būgną
        gen  | c          | kryžiaus
        ins  | c          | kryžiumi
        acc  | d J        | būgną arba berniuką
        gen  | h 7 J      | čirvo, septynakės arba berniuko
        .    | Jh         | čirvų berniukas
        acc  | Jh         | čirvų berniuką
        gen  | 7s         | pikų septynakės
        ins  | Qc Ad      | kryžių dama arba būgnų tūzu
        .    | *          | bet kuri korta
        acc  | *          | bet kurią kortą
        gen  | !J         | bet kurios kortos, išskyrus berniuką
        ins  | !J 7       | bet kuria korta, išskyrus septynakę arba berniuką
        .    | -          | jokia korta
        ins  | =that-fits | tinkama korta
        acc  | =of-its-suit | tos pačios spalvos kortą
        gen  | =of-its-suit-or-rank | tos pačios spalvos arba to paties rango kortos
        ins  | =ranks-of-its-suit 6 7 | tos pačios spalvos šešake arba septynake
    """,
    "sr": """
        .    | 7          | sedmica
        acc  | 7          | sedmicu
        ins  | 7          | sedmicom
        gen  | 2s         | dvojke pik
        acc  | 6 7        | šesticu ili sedmicu
        acc  | J          | žandara
        ins  | J          | žandarom
        ins  | K          | kraljem
        gen  | A          | keca
        acc  | Q          | damu
        .    | d          | karta znaka karo
        acc  | d          | kartu znaka karo
        gen  | h          | karte znaka herc
        ins  | c          | kartom znaka tref
        acc  | d J        | kartu znaka karo ili žandara
        .    | Jh         | žandar herc
        acc  | Jh         | žandara herc
        gen  | 7s         | sedmice pik
        ins  | Kd         | kraljem karo
        .    | *          | bilo koja karta
        acc  | *          | bilo koju kartu
        acc  | !J         | bilo koju kartu osim žandara
        ins  | !J 7       | bilo kojom kartom osim sedmice ili žandara
        acc  | -          | nijednu kartu
        ins  | =that-fits | odgovarajućom kartom
        acc  | =of-its-suit-or-rank | kartu istog znaka ili istog broja
        ins  | =ranks-of-its-suit 6 7 | šesticom ili sedmicom istog znaka
    """,
    "fi": """
        .    | 7          | seiska
        gen  | 7          | seiskan
        part | 7          | seiskaa
        ade  | 7          | seiskalla
        all  | 7          | seiskalle
        ela  | 7          | seiskasta
        gen  | 6          | kutosen
        part | 6          | kutosta
        gen  | 10         | kympin
        ade  | 8 9        | kasilla tai ysillä
        part | 9          | ysiä
        part | J          | jätkää
        gen  | K          | kuninkaan
        part | K          | kuningasta
        all  | A          | ässälle
        ela  | Q          | rouvasta
        .    | d          | ruutukortti
        gen  | d          | ruutukortin
        ade  | s          | patakortilla
        gen  | d J        | ruutukortin tai jätkän
        gen  | Jh         | herttajätkän
        ade  | 7s         | pataseiskalla
        part | Kc         | ristikuningasta
        .    | *          | mikä tahansa kortti
        part | *          | mitä tahansa korttia
        gen  | !J         | minkä tahansa muun kortin kuin jätkän
        ade  | !J 7       | millä tahansa muulla kortilla kuin seiskalla tai jätkällä
        .    | -          | ei mikään kortti
        ade  | =that-fits | sopivalla kortilla
        part | =of-its-rank | samanarvoista korttia
        gen  | =of-its-suit-or-rank | samaa maata olevan tai samanarvoisen kortin
        ade  | =ranks-of-its-suit 6 7 | samaa maata olevalla kutosella tai seiskalla
    """,
    "ru": """
        .    | 7          | семёрка
        acc  | 7          | семёрку
        ins  | 7          | семёркой
        gen  | 10         | десятки
        acc  | J          | валета
        acc  | A          | туза
        acc  | K          | короля
        ins  | K          | королём
        dat  | K          | королю
        pre  | A          | тузе
        acc  | Q          | даму
        acc  | 6 7        | шестёрку или семёрку
        .    | d          | бубновая карта
        acc  | d          | бубновую карту
        ins  | c          | трефовой картой
        pre  | s          | пиковой карте
        acc  | d J        | бубновую карту или валета
        .    | Jh         | валет червей
        gen  | Jh         | валета червей
        acc  | 7d         | семёрку бубен
        dat  | Qs         | даме пик
        ins  | Ac         | тузом треф
        acc  | *          | любую карту
        .    | !J         | любая карта, кроме валета
        ins  | !J 7       | любой картой, кроме семёрки или валета
        acc  | -          | ни одну карту
        ins  | =that-fits | подходящей картой
        acc  | =of-its-suit-or-rank | карту той же масти или того же достоинства
        ins  | =ranks-of-its-suit 6 7 | шестёркой или семёркой той же масти
    """,
    "eu": """
        .    | 7          | zazpiko bat
        erg  | 7          | zazpiko batek
        gen  | 7          | zazpiko baten
        dat  | 7          | zazpiko bati
        soc  | 7          | zazpiko batekin
        part | 7          | zazpikorik
        .    | J          | txanka bat
        part | J          | txankarik
        .    | K          | errege bat
        part | K          | erregerik
        soc  | Q A        | erregina batekin edo bateko batekin
        .    | d          | diamante bat
        soc  | h          | bihotz batekin
        part | h          | bihotzik
        part | c          | hirustarik
        gen  | d J        | diamante baten edo txanka baten
        .    | Jh         | txanka bihotza
        erg  | Jh         | txanka bihotzak
        gen  | 7s         | zazpiko pikaren
        dat  | Kd         | errege diamanteari
        soc  | Ac         | bateko hirustarekin
        .    | *          | edozein karta
        gen  | *          | edozein kartaren
        gen  | !J         | txanka bat ez den edozein kartaren
        soc  | !J 7       | zazpiko bat edo txanka bat ez den edozein kartarekin
        .    | -          | kartarik ez
        soc  | =that-fits | karta egoki batekin
        .    | =of-its-suit-or-rank | palo edo maila bereko karta bat
        soc  | =ranks-of-its-suit 6 7 | palo bereko seiko batekin edo zazpiko batekin
    """,
    "de": """
        .    | 7          | eine Sieben
        acc  | 7          | eine Sieben
        dat  | 7          | einer Sieben
        .    | J          | ein Bube
        acc  | J          | einen Buben
        dat  | J          | einem Buben
        gen  | J          | eines Buben
        acc  | K          | einen König
        gen  | K          | eines Königs
        acc  | A          | ein Ass
        dat  | A          | einem Ass
        dat  | 6 7        | einer Sechs oder einer Sieben
        .    | d          | eine Karo-Karte
        dat  | d J        | einer Karo-Karte oder einem Buben
        .    | Jh         | Herz-Bube
        acc  | Jh         | Herz-Buben
        gen  | Kc         | Kreuz-Königs
        dat  | 7s         | Pik-Sieben
        .    | *          | jede beliebige Karte
        dat  | *          | jeder beliebigen Karte
        acc  | !J         | jede beliebige Karte außer einem Buben
        dat  | !J 7       | jeder beliebigen Karte außer einer Sieben oder einem Buben
        dat  | -          | keiner Karte
        dat  | =that-fits | einer passenden Karte
        acc  | =of-its-suit-or-rank | eine Karte gleicher Farbe oder gleichen Werts
        dat  | =ranks-of-its-suit 6 7 | einer Sechs oder einer Sieben gleicher Farbe
    """,
}
