### Lords of Ragnarok: names and texts, Polish.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### what a card does, in at most 55 characters for both of its effects;
### .in .to .from .over .acc .gen .dat .ins .loc are ready forms for sentences (never inflect a
### name in code). The wording is ours. A content pack may replace messages in text/pl.ftl (--pack).

## The game

game-lords-of-ragnarok = Lords of Ragnarok
    .short = Ragnarok
    .text = Poprowadź Bohatera, Armie i Drakkar wokół drzewa Yggdrasil i jako pierwszy zostań Wielkim Jarlem, Wielkim Godim albo Pogromcą – lub kontroluj okolice drzewa, gdy nadejdzie Ragnarok.


## Players by colour

colour-green = Zielony gracz
    .short = Zielony

colour-red = Czerwony gracz
    .short = Czerwony

colour-blue = Niebieski gracz
    .short = Niebieski

colour-yellow = Żółty gracz
    .short = Żółty

army-1 = Armia 1

army-2 = Armia 2

army-3 = Armia 3

army-4 = Armia 4

army-5 = Armia 5

army-6 = Armia 6


## Regions

region-1 = Hrafnmark 1
    .short = 1
    .text = Siła Ludności 2: Osada.
    .in = w Hrafnmarku 1
    .to = do Hrafnmarku 1
    .from = z Hrafnmarku 1
    .over = nad Hrafnmarkiem 1

region-2 = Hrafnmark 2
    .short = 2
    .text = Siła Ludności 3: Kuźnia.
    .in = w Hrafnmarku 2
    .to = do Hrafnmarku 2
    .from = z Hrafnmarku 2
    .over = nad Hrafnmarkiem 2

region-3 = Hrafnmark 3
    .short = 3
    .text = Siła Ludności 2: Kapliczka.
    .in = w Hrafnmarku 3
    .to = do Hrafnmarku 3
    .from = z Hrafnmarku 3
    .over = nad Hrafnmarkiem 3

region-4 = Hrafnmark 4
    .short = 4
    .text = Siła Ludności 5: Posąg Odyna; sąsiaduje z Yggdrasilem.
    .in = w Hrafnmarku 4
    .to = do Hrafnmarku 4
    .from = z Hrafnmarku 4
    .over = nad Hrafnmarkiem 4

region-5 = Ulfmark 5
    .short = 5
    .text = Siła Ludności 2: Osada.
    .in = w Ulfmarku 5
    .to = do Ulfmarku 5
    .from = z Ulfmarku 5
    .over = nad Ulfmarkiem 5

region-6 = Ulfmark 6
    .short = 6
    .text = Siła Ludności 3: Kuźnia.
    .in = w Ulfmarku 6
    .to = do Ulfmarku 6
    .from = z Ulfmarku 6
    .over = nad Ulfmarkiem 6

region-7 = Ulfmark 7
    .short = 7
    .text = Siła Ludności 5: Osada; Kapliczka; sąsiaduje z Yggdrasilem.
    .in = w Ulfmarku 7
    .to = do Ulfmarku 7
    .from = z Ulfmarku 7
    .over = nad Ulfmarkiem 7

region-8 = Arnmark 8
    .short = 8
    .text = Siła Ludności 3: Kapliczka; Kuźnia; sąsiaduje z Yggdrasilem.
    .in = w Arnmarku 8
    .to = do Arnmarku 8
    .from = z Arnmarku 8
    .over = nad Arnmarkiem 8

region-9 = Arnmark 9
    .short = 9
    .text = Siła Ludności 2: Osada.
    .in = w Arnmarku 9
    .to = do Arnmarku 9
    .from = z Arnmarku 9
    .over = nad Arnmarkiem 9

region-10 = Arnmark 10
    .short = 10
    .text = Siła Ludności 4: Posąg Frei.
    .in = w Arnmarku 10
    .to = do Arnmarku 10
    .from = z Arnmarku 10
    .over = nad Arnmarkiem 10

region-11 = Galtmark 11
    .short = 11
    .text = Siła Ludności 2: Kapliczka.
    .in = w Galtmarku 11
    .to = do Galtmarku 11
    .from = z Galtmarku 11
    .over = nad Galtmarkiem 11

region-12 = Galtmark 12
    .short = 12
    .text = Siła Ludności 3: Osada; Kuźnia.
    .in = w Galtmarku 12
    .to = do Galtmarku 12
    .from = z Galtmarku 12
    .over = nad Galtmarkiem 12

region-13 = Galtmark 13
    .short = 13
    .text = Siła Ludności 4: Kapliczka; sąsiaduje z Yggdrasilem.
    .in = w Galtmarku 13
    .to = do Galtmarku 13
    .from = z Galtmarku 13
    .over = nad Galtmarkiem 13

region-14 = Bjornmark 14
    .short = 14
    .text = Siła Ludności 4: Kapliczka; sąsiaduje z Yggdrasilem.
    .in = w Bjornmarku 14
    .to = do Bjornmarku 14
    .from = z Bjornmarku 14
    .over = nad Bjornmarkiem 14

region-15 = Bjornmark 15
    .short = 15
    .text = Siła Ludności 5: Posąg Thora; sąsiaduje z Yggdrasilem.
    .in = w Bjornmarku 15
    .to = do Bjornmarku 15
    .from = z Bjornmarku 15
    .over = nad Bjornmarkiem 15

region-16 = Bjornmark 16
    .short = 16
    .text = Siła Ludności 2: Osada.
    .in = w Bjornmarku 16
    .to = do Bjornmarku 16
    .from = z Bjornmarku 16
    .over = nad Bjornmarkiem 16

region-17 = Bjornmark 17
    .short = 17
    .text = Siła Ludności 4: Kapliczka; Kuźnia.
    .in = w Bjornmarku 17
    .to = do Bjornmarku 17
    .from = z Bjornmarku 17
    .over = nad Bjornmarkiem 17

region-18 = Ormmark 18
    .short = 18
    .text = Siła Ludności 2: Osada.
    .in = w Ormmarku 18
    .to = do Ormmarku 18
    .from = z Ormmarku 18
    .over = nad Ormmarkiem 18

region-19 = Ormmark 19
    .short = 19
    .text = Siła Ludności 4: Kapliczka; sąsiaduje z Yggdrasilem.
    .in = w Ormmarku 19
    .to = do Ormmarku 19
    .from = z Ormmarku 19
    .over = nad Ormmarkiem 19

region-20 = Ormmark 20
    .short = 20
    .text = Siła Ludności 3: Kuźnia.
    .in = w Ormmarku 20
    .to = do Ormmarku 20
    .from = z Ormmarku 20
    .over = nad Ormmarkiem 20

region-21 = Ormmark 21
    .short = 21
    .text = Siła Ludności 5: Osada; Kapliczka; sąsiaduje z Yggdrasilem.
    .in = w Ormmarku 21
    .to = do Ormmarku 21
    .from = z Ormmarku 21
    .over = nad Ormmarkiem 21


## Lands

land-hrafnmark = Hrafnmark
    .text = Kraina z symbolem: kruk. Regiony 1–4.

land-ulfmark = Ulfmark
    .text = Kraina z symbolem: wilk. Regiony 5–7.

land-arnmark = Arnmark
    .text = Kraina z symbolem: orzeł. Regiony 8–10.

land-galtmark = Galtmark
    .text = Kraina z symbolem: dzik. Regiony 11–13.

land-bjornmark = Bjornmark
    .text = Kraina z symbolem: niedźwiedź. Regiony { $players ->
        [2] 14–16
       *[other] 14–17
     }.

land-ormmark = Ormmark
    .text = Kraina z symbolem: wąż. Regiony 18–21.


## Symbols of lands

symbol-raven = kruk

symbol-wolf = wilk

symbol-eagle = orzeł

symbol-boar = dzik

symbol-bear = niedźwiedź

symbol-serpent = wąż


## Seas

sea-a = Cieśnina Wanów
    .text = Regiony nadmorskie: 1, 2, 5.

sea-b = Cieśnina Elfów
    .text = Regiony nadmorskie: 5, 6, 9.

sea-c = Morze Karłów
    .text = Regiony nadmorskie: 9, 10, 11.

sea-d = Morze Żaru
    .text = Regiony nadmorskie: 11, 12, 16.

sea-e = Głębia Olbrzymów
    .short = Głębia
    .text = Regiony nadmorskie: { $players ->
        [2] 2, 3, 16
       *[other] 16, 17, 18
     }.

sea-f = Morze Mgieł
    .text = Regiony nadmorskie: 2, 3, 18, 20.


## Realms; .text is the bonus

realm-vanaheim = Vanaheim
    .text = Weź 1 wybraną Runę z zapasu.
    .gen = Vanaheimu
    .ins = Vanaheimem

realm-alfheim = Alfheim
    .text = Wybierz jedno: umieść swojego Bohatera w dowolnym Regionie albo wylecz 1 Ranę.
    .gen = Alfheimu
    .ins = Alfheimem

realm-svartalfheim = Svartalfheim
    .text = Dobierz 1 kartę Walki.
    .gen = Svartalfheimu
    .ins = Svartalfheimem

realm-muspelheim = Muspelheim
    .text = Zwerbuj 1 Armię o Sile 1 w dowolnym kontrolowanym przez siebie Regionie.
    .gen = Muspelheimu
    .ins = Muspelheimem

realm-jotunheim = Jotunheim
    .text = Zwiększ Siłę 1 swojej Armii o 1.
    .gen = Jotunheimu
    .ins = Jotunheimem

realm-niflheim = Niflheim
    .text = Wybierz jedno: przemieść swój Drakkar o maksymalnie 3 Morza albo umieść 1 swoją Armię z planszy w dowolnym kontrolowanym przez siebie Regionie.
    .gen = Niflheimu
    .ins = Niflheimem


## Sides of the board

map-3-4 = Mapa dla 3–4 graczy
    .short = 3–4 graczy

map-2 = Mapa dla 2 graczy
    .short = 2 graczy


## Heroes; .text is the ability

hero-ragnar = Ragnar
    .text = W Bitwie toczonej w Krainie, w której stoi Ragnar, gdy atakujesz: +1 do Siły Bitewnej za każdą swoją Armię w tej Bitwie.
    .acc = Ragnara
    .gen = Ragnara
    .full = Ragnar { title-ragnar }

hero-aslaug = Aslaug
    .text = Gdy przyznawane są premie Domen, możesz traktować każdą Domenę sąsiadującą z Regionem, w którym stoi Aslaug, tak, jakby łączył cię z nią Sojusz.
    .acc = Aslaug
    .gen = Aslaug
    .full = Aslaug { title-aslaug }

hero-snorri = Snorri
    .text = Gdy bez Bitwy przejmiesz kontrolę nad Regionem z Osadą w Krainie, w której stoi Snorri, weź 1 wybraną Runę.
    .acc = Snorriego
    .gen = Snorriego
    .full = Snorri { title-snorri }

hero-lagertha = Lagertha
    .text = Po wygranej Bitwie w Krainie, w której stoi Lagertha, zwiększ o 1 Siłę 1 swojej Armii, która brała w niej udział.
    .acc = Lagerthę
    .gen = Lagerthy
    .full = Lagertha { title-lagertha }

hero-beowulf = Beowulf
    .text = Gdy Beowulf otrzymuje Ranę, dobierz 1 kartę Walki. Przed swoimi Łowami albo przed swoją Bitwą w Krainie, w której stoi Beowulf, możesz zadać mu 1 Ranę.
    .acc = Beowulfa
    .gen = Beowulfa
    .full = Beowulf { title-beowulf }


## Titles of heroes

title-ragnar = Wódz

title-aslaug = Wieszczka

title-snorri = Skald

title-lagertha = Tarczowniczka
    .short = Tarczowniczka

title-beowulf = Berserk


## Origins

origin-odinsson = Odinsson / Odinsdottir
    .short = Odyn
    .text = Rozgrywasz pierwszą turę gry.

origin-thorsson = Thorsson / Thorsdottir
    .short = Thor
    .text = Zwiększ Siłę swojego Bohatera o 1.

origin-freyjuson = Freyjuson / Freyjudottir
    .short = Freja
    .text = Zwiększ Mądrość swojego Bohatera o 1.

origin-tyrsson = Tyrsson / Tyrsdottir
    .short = Tyr
    .text = Zwiększ Posłuch swojego Bohatera o 1.

origin-njordsson = Njordsson / Njordsdottir
    .short = Njord
    .text = Weź 1 Kapłana z zapasu.

origin-heimdallsson = Heimdallsson / Heimdallsdottir
    .short = Heimdall
    .text = Zawrzyj Sojusz z 1 wybraną Domeną, bez Runy i bez wymogu sąsiedztwa. Za pierwszy znacznik w Domenie dobierz jak zwykle 1 kartę Walki.


## Gods

god-odin = Odyn
    .text = Kapłan wysłany do jego Posągu zwiększa Posłuch o 1; od poziomu 1 wzmacnia też twoje Armie.
    .acc = Odyna
    .gen = Odyna

god-thor = Thor
    .text = Kapłan wysłany do jego Posągu zwiększa Siłę Bohatera o 1; od poziomu 1 dobierasz też karty Walki.
    .acc = Thora
    .gen = Thora

god-freya = Freja
    .text = Kapłan wysłany do jej Posągu zwiększa Mądrość o 1; od poziomu 1 otrzymujesz też Runy.
    .acc = Freję
    .gen = Frei

god-tyr = Tyr
    .text = Boskie Dary: Przysięga Tyra, Prawo Thingu, Odwaga Jednorękiego.
    .gen = Tyra

god-njord = Njord
    .text = Boskie Dary: Pomyślny Wiatr, Pan Przystani, Morscy Łupieżcy.
    .gen = Njorda

god-heimdall = Heimdall
    .text = Boskie Dary: Strażnik Bogów, Bifrost, Gjallarhorn.
    .gen = Heimdalla

god-baldr = Baldur
    .text = Boskie Dary: Blask, Straż Jemioły, Ulubieniec Wszystkich.
    .gen = Baldura

god-idun = Idun
    .text = Boskie Dary: Złote Jabłka, Uczta w Sadzie, Wieczna Zieleń.
    .gen = Idun

god-skadi = Skadi
    .text = Boskie Dary: Łowczyni, Rakiety Śnieżne, Traper.
    .gen = Skadi

god-frigg = Frigg
    .text = Boskie Dary: Tkaczka Losu, Klucznica, Cicha Modlitwa.
    .gen = Frigg

god-bragi = Bragi
    .text = Boskie Dary: Sława Skalda, Miód Poezji, Dawne Pieśni.
    .gen = Bragiego

god-vidar = Widar
    .text = Boskie Dary: Milczący Mściciel, Żelazny But, Zguba Wilków.
    .gen = Widara


## Monuments

monument-odin = Posąg Odyna
    .short = Posąg Odyna
    .text = Hrafnmark 4. Miejsca dla Kapłanów: { $players ->
        [2] 2
       *[other] 3
     }.

monument-thor = Posąg Thora
    .short = Posąg Thora
    .text = Bjornmark 15. Miejsca dla Kapłanów: { $players ->
        [2] 2
       *[other] 3
     }.

monument-freya = Posąg Frei
    .short = Posąg Frei
    .text = Arnmark 10. Miejsca dla Kapłanów: { $players ->
        [2] 2
       *[other] 3
     }.


## God cards by level of the monument

god-level-odin-0 = Odyn, poziom 0
    .short = Odyn 0
    .text = Posłuch +1.

god-level-odin-1 = Odyn, poziom 1
    .short = Odyn 1
    .text = Posłuch +1. Zwiększ Siłę 1 swojej Armii o 1.

god-level-odin-2 = Odyn, poziom 2
    .short = Odyn 2
    .text = Posłuch +1. Zwiększ Siłę swoich Armii łącznie o 2, w dowolnym podziale (żadna powyżej 6).

god-level-odin-3 = Odyn, poziom 3
    .short = Odyn 3
    .text = Posłuch +1. Zwiększ Siłę swoich Armii łącznie o 3, w dowolnym podziale (żadna powyżej 6).

god-level-thor-0 = Thor, poziom 0
    .short = Thor 0
    .text = Siła Bohatera +1.

god-level-thor-1 = Thor, poziom 1
    .short = Thor 1
    .text = Siła Bohatera +1. Dobierz 1 kartę Walki.

god-level-thor-2 = Thor, poziom 2
    .short = Thor 2
    .text = Siła Bohatera +1. Dobierz 2 karty Walki.

god-level-thor-3 = Thor, poziom 3
    .short = Thor 3
    .text = Siła Bohatera +1. Dobierz 3 karty Walki.

god-level-freya-0 = Freja, poziom 0
    .short = Freja 0
    .text = Mądrość +1.

god-level-freya-1 = Freja, poziom 1
    .short = Freja 1
    .text = Mądrość +1. Weź 1 wybraną Runę.

god-level-freya-2 = Freja, poziom 2
    .short = Freja 2
    .text = Mądrość +1. Weź 2 wybrane Runy (mogą być takie same).

god-level-freya-3 = Freja, poziom 3
    .short = Freja 3
    .text = Mądrość +1. Weź 3 wybrane Runy (mogą być takie same).


## Monsters

monster-draugr = Draugr
    .text = Runa Uruz, 8 pól Ran. Atak na Region: Zaraza Kurhanu. Atak Specjalny: Uścisk Grobu. Artefakt: Ostrze Kurhanu.
    .acc = Draugra
    .gen = Draugra

monster-grendel = Grendel
    .text = Runa Uruz, 8 pól Ran. Atak na Region: Nocny Napad. Atak Specjalny: Rozszarpanie. Artefakt: Pazur Grendela.
    .acc = Grendela
    .gen = Grendela

monster-hraesvelgr = Hraesvelg
    .text = Runa Othala, 8 pól Ran. Atak na Region: Wichura. Atak Specjalny: Wiatr Śmierci. Artefakt: Pióro Burzy.
    .acc = Hraesvelga
    .gen = Hraesvelga

monster-fenrir = Fenrir
    .text = Runa Othala, 10 pól Ran. Atak na Region: Pożarcie. Atak Specjalny: Szczęki. Artefakt: Gleipnir.
    .acc = Fenrira
    .gen = Fenrira

monster-nidhogg = Nidhogg
    .text = Runa Algiz, 9 pól Ran. Atak na Region: Podgryzanie Korzeni. Atak Specjalny: Rozkład. Artefakt: Kieł Nidhogga.
    .acc = Nidhogga
    .gen = Nidhogga

monster-jormungandr = Jormungand
    .text = Runa Algiz, 9 pól Ran. Atak na Region: Fala Jadu. Atak Specjalny: Oplecenie. Artefakt: Łuska Węża.
    .acc = Jormunganda
    .gen = Jormunganda


## The boss

boss-loki = Loki
    .text = Boss tej gry; nie jest Potworem. Kto go pokona, natychmiast wygrywa; każda Rana wymaga dwóch kart Walki z oboma symbolami danego pola.
    .acc = Lokiego
    .gen = Lokiego

boss-special-rule = Loki odpędza Armie
    .short = Zasada
    .text = Armii nigdy nie można przemieścić do Regionu, w którym jest Loki.

boss-activation = Ścieżka Lokiego
    .short = Ruch Lokiego
    .text = Aktywny gracz umieszcza Lokiego w Regionie sąsiadującym z jego Regionem; jeśli Loki stoi przy Yggdrasilu, może to być także dowolny inny Region sąsiadujący z Yggdrasilem. Nie może pozostać na miejscu. Bez rzutu kością, Tratowania i Ataku na Region.

boss-rune-ability = Srebrny Język
    .text = Wybierz innego gracza: weź 1 wybraną Runę z jego puli, a jeśli nie ma żadnej, 1 losową kartę Walki z jego ręki.

boss-regenerates = Regeneracja
    .text = Jeśli Loki żyje po zakończeniu Łowów, usuń wszystkie znaczniki Kontroli z jego pól Ran.

boss-hunt-condition = Łowy na Lokiego
    .short = Łowy: Loki
    .text = Na Lokiego możesz polować tylko po pokonaniu 2 Potworów (liczą się figurki i żetony Pogromcy); w grze dla 2 graczy wystarczy 1.


## Region attacks

region-attack-draugr = Zaraza Kurhanu
    .text = Każdy gracz z Armiami w tym Regionie zmniejsza Siłę 1 z nich (wybranej przez siebie) o 1. Następnie każdy Bohater w tym Regionie otrzymuje 1 Ranę.

region-attack-grendel = Nocny Napad
    .text = Gracz kierujący Potworem wybiera 1 Armię w tym Regionie i zmniejsza jej Siłę o 2. Jeśli nie ma tu Armii, każdy Bohater w tym Regionie odrzuca zamiast tego 1 wybraną przez siebie kartę Walki.

region-attack-hraesvelgr = Wichura
    .text = Jeśli są tu Armie, gracz kierujący Potworem wskazuje 1 z ich właścicieli: wszystkie jego Armie w tym Regionie muszą się wycofać (do jednego Regionu wybranego przez właściciela). Następnie gracz kierujący Potworem może przemieścić 1 Drakkar dowolnego gracza z Morza sąsiadującego z tym Regionem na sąsiednie Morze.

region-attack-fenrir = Pożarcie
    .text = Zmniejsz Siłę Armii w tym Regionie łącznie o 3; podział ustala gracz kierujący Potworem. Jeśli ich łączna Siła jest mniejsza, wszystkie Armie w tym Regionie zostają zniszczone.

region-attack-nidhogg = Podgryzanie Korzeni
    .short = Podgryzanie
    .text = Jeśli w tym Regionie nie ma Armii, usuń z niego znacznik Kontroli (Region znów jest neutralny); w przeciwnym razie zmniejsz Siłę każdej Armii w tym Regionie o 1. W obu przypadkach Runa leżąca na tutejszej Kuźni wraca do zapasu.

region-attack-jormungandr = Fala Jadu
    .text = Gracz kierujący Potworem wybiera ten Region lub Region sąsiadujący z nim drogą lądową: zmniejsz Siłę każdej znajdującej się tam Armii o 1. Następnie każdy Bohater w Regionie Jormunganda otrzymuje 1 Ranę.


## Special attacks

special-attack-draugr = Uścisk Grobu
    .text = Bohater otrzymuje 1 Ranę i odrzuca 1 wybraną przez siebie kartę Walki.

special-attack-grendel = Rozszarpanie
    .text = Bohater otrzymuje 1 Ranę. W następnej rundzie Bohatera w tych Łowach można w dowolny sposób zadać najwyżej 1 Ranę.

special-attack-hraesvelgr = Wiatr Śmierci
    .text = Bohater odrzuca 2 losowe karty Walki (jeśli ma mniej, wszystkie).

special-attack-fenrir = Szczęki
    .text = Bohater otrzymuje 1 Ranę i jeszcze 1, jeśli już przed tym atakiem miał co najmniej 1 żeton Cechy po stronie „Ranny”.

special-attack-nidhogg = Rozkład
    .text = Bohater otrzymuje 1 Ranę i traci 1 wybraną przez siebie Runę (jeśli nie ma Run, odrzuca 1 wybraną kartę Walki).

special-attack-jormungandr = Oplecenie
    .text = Bohater otrzymuje 1 Ranę i pomija dobieranie w krokach 5 i 6 tej rundy Potwora.

special-attack-loki = Lustrzane Odbicia
    .short = Odbicia
    .text = Gracz kierujący Potworem usuwa 1 znacznik Kontroli gracza prowadzącego Łowy z pól Ran Lokiego; jeśli nie ma żadnego, Bohater otrzymuje zamiast tego 1 Ranę. Następnie Bohater odrzuca 1 losową kartę Walki.


## Event cards

event-card-1 = Zdarzenie 1
    .text = UMIEŚĆ: Uruz, Hrafnmark 1. AKTYWACJA: Othala, potem Algiz.

event-card-2 = Zdarzenie 2
    .text = UMIEŚĆ: Othala, Hrafnmark 2. AKTYWACJA: Algiz, potem Uruz.

event-card-3 = Zdarzenie 3
    .text = UMIEŚĆ: Algiz, Hrafnmark 3. AKTYWACJA: Uruz, potem Othala, potem Boss.

event-card-4 = Zdarzenie 4
    .text = UMIEŚĆ: Othala, Hrafnmark 4. AKTYWACJA: Uruz, potem Algiz.

event-card-5 = Zdarzenie 5
    .text = UMIEŚĆ: Uruz, Ulfmark 5. AKTYWACJA: Algiz, potem Othala.

event-card-6 = Zdarzenie 6
    .text = UMIEŚĆ: Algiz, Ulfmark 6. AKTYWACJA: Othala, potem Uruz, potem Boss.

event-card-7 = Zdarzenie 7
    .text = UMIEŚĆ: Othala, Ulfmark 7. AKTYWACJA: Algiz, potem Uruz.

event-card-8 = Zdarzenie 8
    .text = UMIEŚĆ: Uruz, Arnmark 8. AKTYWACJA: Othala, potem Algiz, potem Boss.

event-card-9 = Zdarzenie 9
    .text = UMIEŚĆ: Algiz, Arnmark 9. AKTYWACJA: Uruz, potem Algiz.

event-card-10 = Zdarzenie 10
    .text = UMIEŚĆ: Uruz, Arnmark 10. AKTYWACJA: Othala, potem Uruz.

event-card-11 = Zdarzenie 11
    .text = UMIEŚĆ: Othala, Galtmark 11. AKTYWACJA: Algiz, potem Othala, potem Boss.

event-card-12 = Zdarzenie 12
    .text = UMIEŚĆ: Algiz, Galtmark 12. AKTYWACJA: Uruz, potem Othala.

event-card-13 = Zdarzenie 13
    .text = UMIEŚĆ: Uruz, Galtmark 13. AKTYWACJA: Algiz, potem Uruz.

event-card-14 = Zdarzenie 14
    .text = UMIEŚĆ: Othala, Bjornmark 14. AKTYWACJA: Othala, potem Algiz, potem Boss.

event-card-15 = Zdarzenie 15
    .text = UMIEŚĆ: Algiz, Bjornmark 15. AKTYWACJA: Othala, potem Uruz.

event-card-16 = Zdarzenie 16
    .text = UMIEŚĆ: Uruz, Bjornmark 16. AKTYWACJA: Algiz, potem Othala, potem Boss.

event-card-17 = Zdarzenie 17
    .text = UMIEŚĆ: Algiz, Bjornmark 17. AKTYWACJA: Uruz, potem Algiz.

event-card-18 = Zdarzenie 18
    .text = UMIEŚĆ: Othala, Ormmark 18. AKTYWACJA: Uruz, potem Othala, potem Boss.

event-card-19 = Zdarzenie 19
    .text = UMIEŚĆ: Algiz, Ormmark 19. AKTYWACJA: Algiz, potem Uruz.

event-card-20 = Zdarzenie 20
    .text = UMIEŚĆ: Uruz, Ormmark 20. AKTYWACJA: Uruz, potem Othala, potem Boss.

event-card-21 = Zdarzenie 21
    .text = UMIEŚĆ: Othala, Ormmark 21. AKTYWACJA: Othala, potem Algiz.


## Omens

omen-o34-lands = Władza Jednego Jarla
    .short = Jeden Jarl
    .text = Któryś gracz kontroluje wszystkie Regiony w co najmniej 2 Krainach.

omen-o34-temples = Ołtarze Północy
    .short = Ołtarze
    .text = Któryś gracz kontroluje co najmniej 4 Regiony ze Świątyniami.

omen-o34-monsters = Pogromca Bestii
    .short = Bestie
    .text = Któryś gracz ma co najmniej 2 pokonane Potwory (figurki i żetony Pogromcy łącznie).

omen-o34-monument = Ukończony Bóg
    .short = Cały Bóg
    .text = Co najmniej 1 Posąg jest ukończony (poziom 3).

omen-o34-all-gods = Trzy Koguty Pieją
    .short = Trzy Koguty
    .text = Wszystkie 3 Posągi są na poziomie 2 lub wyższym.

omen-o2-lands = Władza Jednego Jarla
    .short = Jeden Jarl
    .text = Któryś gracz kontroluje wszystkie Regiony w co najmniej 2 Krainach.

omen-o2-temples = Ołtarze Północy
    .short = Ołtarze
    .text = Któryś gracz kontroluje co najmniej 3 Regiony ze Świątyniami.

omen-o2-monsters = Pogromca Bestii
    .short = Bestie
    .text = Gracze mają razem co najmniej 2 pokonane Potwory (figurki i żetony Pogromcy obu graczy łącznie).

omen-o2-monument = Ukończony Bóg
    .short = Cały Bóg
    .text = Co najmniej 1 Posąg jest ukończony (poziom 3).

omen-o2-all-gods = Trzy Koguty Pieją
    .short = Trzy Koguty
    .text = Wszystkie 3 Posągi są na poziomie 2 lub wyższym.


## Combat cards

combat-spear = Włócznia
    .text = Łowy: Po zadaniu Rany: następna karta Ataku zagrana przez Potwora w tych Łowach ma Szał −1 (efekty się sumują, nie mniej niż 0). Bitwa: Anuluj 1 symbol Ofiar na innej swojej karcie zagranej wcześniej w tej Bitwie.

combat-throwing-spear = Oszczep
    .text = Łowy: Po zadaniu Rany: dobierz 1 kartę Walki. Bitwa: Przeciwnik natychmiast zmniejsza o 1 Siłę jednej swojej Armii w tej Bitwie, której Siła wynosi co najmniej 2 (sam wybiera; brak takiej: bez efektu).

combat-sword = Miecz
    .text = Łowy: Po zadaniu Rany: jeśli to co najmniej trzecia Rana zadana przez ciebie w tej rundzie Bohatera, dobierz 1 kartę Walki. Bitwa: Brak dodatkowego efektu.

combat-twin-swords = Bliźniacze Miecze
    .short = Dwa Miecze
    .text = Łowy: Po zadaniu Rany: możesz tą samą kartą zadać drugą Ranę na innym wolnym polu z mieczem (nie Bossowi). Bitwa: Jeśli atakujesz, wartość tej karty wynosi 5.

combat-axe = Topór
    .text = Łowy: Po zadaniu Rany: twój Bohater może przyjąć 1 Ranę (co najmniej jeden żeton Cechy musi być „zdrowy”), aby zadać 1 kolejną Ranę na dowolnym wolnym polu (nie Bossowi). Raz na Łowy dla wszystkich kart Topór łącznie. Bitwa: Brak dodatkowego efektu.

combat-bearded-axe = Topór Brodaty
    .text = Łowy: Po zadaniu Rany: obejrzyj karty Ataku na ręce Potwora; jeśli są co najmniej 2, odrzuć 1 wybraną z nich. Bitwa: Przeciwnik odrzuca z ręki 1 losową kartę Walki.

combat-bow = Łuk
    .text = Łowy: Po zadaniu Rany: dobierz 1 kartę Walki, a następnie odrzuć 1 wybraną kartę Walki. Bitwa: Następna karta zagrana przez przeciwnika w tej Bitwie ma wartość −1 (efekty się sumują, nie mniej niż 0).

combat-volley = Salwa Strzał
    .text = Łowy: Ranę możesz zadać na polu z łukiem lub z włócznią. Bitwa: Jeśli się bronisz, wartość tej karty wynosi 3.

combat-shield = Tarcza
    .text = Łowy: Nie zadaje Ran. Zagrana w rundzie Potwora zapewnia skuteczną obronę niezależnie od Szału, chyba że karta Ataku mówi, że tarcze nie działają. Bitwa: Jeśli przegrasz tę Bitwę, twoje Armie nie ponoszą Ofiar za przegraną (Ofiary z kart pozostają).

combat-shield-wall = Mur Tarcz
    .text = Łowy: Jak Tarcza. Ponadto w kroku 7 tej rundy Potwór dobiera o 1 kartę mniej (co najmniej 1), nawet jeśli obrona się nie powiedzie. Bitwa: Jeśli się bronisz, zignoruj efekt Bitwy następnej karty zagranej przez przeciwnika w tej Bitwie (jej wartość i symbole Ofiar obowiązują).

combat-runeblade = Ostrze Run
    .text = Łowy: Liczy się jako miecz, topór, włócznia lub łuk; wybierz przy zagraniu. Bitwa: Możesz natychmiast wydać 1 dowolną Runę: wartość tej karty wynosi wtedy 4.


## Hunt effects of combat cards

hunt-effect-spear = Włócznia
    .brief = Następny atak: Szał −1
    .text = Po zadaniu Rany: następna karta Ataku zagrana przez Potwora w tych Łowach ma Szał −1 (efekty się sumują, nie mniej niż 0).

hunt-effect-throwing-spear = Oszczep
    .brief = Dobierz 1 kartę
    .text = Po zadaniu Rany: dobierz 1 kartę Walki.

hunt-effect-sword = Miecz
    .brief = 3. Rana: dobierz 1 kartę
    .text = Po zadaniu Rany: jeśli to co najmniej trzecia Rana zadana przez ciebie w tej rundzie Bohatera, dobierz 1 kartę Walki.

hunt-effect-twin-swords = Bliźniacze Miecze
    .short = Dwa Miecze
    .brief = Druga Rana mieczem
    .text = Po zadaniu Rany: możesz tą samą kartą zadać drugą Ranę na innym wolnym polu z mieczem (nie Bossowi).

hunt-effect-axe = Topór
    .brief = Własna Rana za kolejną Ranę
    .text = Po zadaniu Rany: twój Bohater może przyjąć 1 Ranę (co najmniej jeden żeton Cechy musi być „zdrowy”), aby zadać 1 kolejną Ranę na dowolnym wolnym polu (nie Bossowi). Raz na Łowy dla wszystkich kart Topór łącznie.

hunt-effect-bearded-axe = Topór Brodaty
    .brief = Odrzuć 1 kartę Ataku
    .text = Po zadaniu Rany: obejrzyj karty Ataku na ręce Potwora; jeśli są co najmniej 2, odrzuć 1 wybraną z nich.

hunt-effect-bow = Łuk
    .brief = Dobierz 1, odrzuć 1
    .text = Po zadaniu Rany: dobierz 1 kartę Walki, a następnie odrzuć 1 wybraną kartę Walki.

hunt-effect-volley = Salwa Strzał
    .brief = Pole łuku lub włóczni
    .text = Ranę możesz zadać na polu z łukiem lub z włócznią.

hunt-effect-shield = Tarcza
    .brief = Zatrzymuje atak
    .text = Nie zadaje Ran. Zagrana w rundzie Potwora zapewnia skuteczną obronę niezależnie od Szału, chyba że karta Ataku mówi, że tarcze nie działają.

hunt-effect-shield-wall = Mur Tarcz
    .brief = Tarcza; Potwór dobiera −1
    .text = Jak Tarcza. Ponadto w kroku 7 tej rundy Potwór dobiera o 1 kartę mniej (co najmniej 1), nawet jeśli obrona się nie powiedzie.

hunt-effect-runeblade = Ostrze Run
    .brief = Dowolna broń
    .text = Liczy się jako miecz, topór, włócznia lub łuk; wybierz przy zagraniu.


## Battle effects of combat cards

battle-effect-spear = Włócznia
    .brief = Anuluj 1 swój symbol Ofiar
    .text = Anuluj 1 symbol Ofiar na innej swojej karcie zagranej wcześniej w tej Bitwie.

battle-effect-throwing-spear = Oszczep
    .brief = Armia przeciwnika −1
    .text = Przeciwnik natychmiast zmniejsza o 1 Siłę jednej swojej Armii w tej Bitwie, której Siła wynosi co najmniej 2 (sam wybiera; brak takiej: bez efektu).

battle-effect-sword = Miecz
    .brief = Tylko wartość
    .text = Brak dodatkowego efektu.

battle-effect-twin-swords = Bliźniacze Miecze
    .short = Dwa Miecze
    .brief = Atak: wartość 5
    .text = Jeśli atakujesz, wartość tej karty wynosi 5.

battle-effect-axe = Topór
    .brief = Tylko wartość
    .text = Brak dodatkowego efektu.

battle-effect-bearded-axe = Topór Brodaty
    .brief = Przeciwnik traci losową kartę
    .text = Przeciwnik odrzuca z ręki 1 losową kartę Walki.

battle-effect-bow = Łuk
    .brief = Następna karta przeciwnika −1
    .text = Następna karta zagrana przez przeciwnika w tej Bitwie ma wartość −1 (efekty się sumują, nie mniej niż 0).

battle-effect-volley = Salwa Strzał
    .brief = Obrona: wartość 3
    .text = Jeśli się bronisz, wartość tej karty wynosi 3.

battle-effect-shield = Tarcza
    .brief = Bez Ofiar za przegraną
    .text = Jeśli przegrasz tę Bitwę, twoje Armie nie ponoszą Ofiar za przegraną (Ofiary z kart pozostają).

battle-effect-shield-wall = Mur Tarcz
    .brief = Obrona: anuluj następny efekt
    .text = Jeśli się bronisz, zignoruj efekt Bitwy następnej karty zagranej przez przeciwnika w tej Bitwie (jej wartość i symbole Ofiar obowiązują).

battle-effect-runeblade = Ostrze Run
    .brief = Za Runę: wartość 4
    .text = Możesz natychmiast wydać 1 dowolną Runę: wartość tej karty wynosi wtedy 4.


## Monster attack cards

attack-special-attack = Atak Specjalny
    .text = Rozpatrz Atak Specjalny opisany na karcie Potwora (lub Bossa).

attack-strike = Cios Pazurami
    .text = Bohater otrzymuje 1 Ranę.

attack-savage-bite = Dzikie Ugryzienie
    .short = Ugryzienie
    .text = Bohater otrzymuje 1 Ranę i odrzuca 2 losowe karty Walki (jeśli ma mniej, wszystkie).

attack-crushing-blow = Miażdżący Cios
    .short = Miażdżący Cios
    .text = Bohater otrzymuje 2 Rany, jedną po drugiej. Tarcza nie powstrzymuje tego ataku (jej wartość się liczy).

attack-roar = Przerażający Ryk
    .short = Ryk
    .text = Bohater odrzuca 2 wybrane przez siebie karty Walki (jeśli ma mniej, wszystkie). Tarcza nie powstrzymuje tego ataku (jej wartość się liczy).

attack-tail-sweep = Spustoszenie
    .short = Spustoszenie
    .text = Gracz kierujący Potworem zmniejsza o 1 Siłę 1 Armii gracza prowadzącego Łowy w tym Regionie lub w Regionie sąsiadującym z nim drogą lądową. Jeśli nie ma takiej Armii, Bohater otrzymuje zamiast tego 1 Ranę.

attack-slip-away = Zniknięcie we Mgle
    .short = Zniknięcie
    .text = Łowy natychmiast kończą się niepowodzeniem.

attack-thick-hide = Zabliźnienie
    .text = Gracz kierujący Potworem usuwa 1 znacznik Kontroli gracza prowadzącego Łowy z pola Ran bez nagrody, także z wcześniejszych Łowów. Jeśli nie ma takiego znacznika, brak efektu.

attack-feint = Zwód
    .text = Bohater odrzuca 1 losową kartę Walki i pomija dobieranie w kroku 5 tej rundy Potwora (dobieranie w kroku 6 pozostaje możliwe).

attack-rune-shatter = Strzaskanie Runy
    .short = Pęknięta Runa
    .text = Bohater traci 1 wybraną przez siebie Runę (do zapasu); jeśli nie ma Run, otrzymuje zamiast tego 1 Ranę.


## Artifacts

artifact-gungnir = Gungnir
    .text = W swojej Bitwie, gdy obaj gracze spasują. Wyczerp: +2 do Siły Bitewnej w tej Bitwie.

artifact-mjolnir = Mjolnir
    .text = W dowolnej chwili swojej rundy Bohatera podczas Łowów na Potwora. Wyczerp: zadaj 1 Ranę na dowolnym wolnym polu Ran i weź jego nagrodę. Nie działa na Bossa.

artifact-brisingamen = Brisingamen
    .text = Na początku swojego etapu Akcji Runicznej. Wyczerp: weź 1 wybraną Runę.

artifact-barrow-blade = Ostrze Kurhanu
    .text = W swojej Bitwie, gdy obaj gracze spasują. Wyczerp: +1 do Siły Bitewnej; jeśli wygrasz, przegrany rozdziela w kroku 3 o 1 Ofiarę więcej, jak z karty.

artifact-grendels-claw = Pazur Grendela
    .text = Na początku swoich Łowów. Wyczerp: dobierz 2 karty Walki.

artifact-storm-feather = Pióro Burzy
    .text = W dowolnej chwili swojego etapu Bohatera, oprócz zwykłej opcji. Wyczerp: umieść swój Drakkar na dowolnym innym Morzu albo przemieść swojego Bohatera o 1 Region.

artifact-gleipnir = Gleipnir
    .text = W dowolnej chwili swojego etapu Akcji Runicznej, oprócz Akcji Runicznej. Wyczerp: bez wydawania Runy przejmij kontrolę nad 1 neutralnym Potworem w Regionie swojego Bohatera lub w Regionie sąsiadującym z nim drogą lądową.

artifact-nidhoggs-fang = Kieł Nidhogga
    .short = Kieł Nidhogga
    .text = Gdy wybierasz Akcję Uzurpacji. Wyczerp: na potrzeby tej Uzurpacji Siła twojego Bohatera jest o 2 wyższa.

artifact-serpent-scale = Łuska Węża
    .short = Łuska Węża
    .text = Gdy twój Bohater miałby otrzymać Ranę albo Tratowanie lub Atak na Region miałby zmniejszyć Siłę twojej Armii. Wyczerp: zapobiegnij tej 1 Ranie albo zmniejszeniu Siły tej 1 Armii.


## Blessings

blessing-allfathers-counsel = Rada Wszechojca
    .short = Rada
    .text = Po podstawowej Akcji Runicznej dobierania kart Walki (nie po Sojuszu) i po każdej opcji Przygotowania, która pozwala dobrać kartę, możesz dobrać 1 dodatkową; następnie odrzuć 1 wybraną kartę Walki.

blessing-ravens = Hugin i Munin
    .short = Hugin i Munin
    .text = W etapie Bohatera możesz przemieścić swojego Bohatera o maksymalnie 3 Regiony zamiast 2.

blessing-einherjar = Einherjerzy
    .text = Gdy werbujesz Armię o Sile równej twojemu Posłuchowi, jej Siła jest o 1 wyższa (najwyżej 6).

blessing-thunderer = Gromowładca
    .text = Na początku swoich Łowów dobierz 1 dodatkową kartę Walki.

blessing-megingjord = Megingjord
    .text = Podczas twojej Akcji Uzurpacji Siła twojego Bohatera jest o 1 wyższa.

blessing-storms-wrath = Gniew Burzy
    .text = W Bitwie, w której atakujesz: +1 do Siły Bitewnej.

blessing-folkvangr = Folkwang
    .text = Gdy jedna z twoich Armii zostaje zniszczona, weź 1 wybraną Runę.

blessing-falcon-cloak = Sokoli Płaszcz
    .text = Nowa Akcja Runiczna za 1 dowolną Runę: umieść swojego Bohatera w dowolnym innym Regionie.

blessing-seidr = Seidr
    .text = Gdy podstawowa Akcja Runiczna wymaga 1 konkretnej Runy, możesz zamiast niej wydać Runę dowolnego rodzaju.

blessing-oath-of-tyr = Przysięga Tyra
    .text = W Bitwie, w której się bronisz: +1 do Siły Bitewnej.

blessing-law-of-the-thing = Prawo Thingu
    .short = Prawo Thingu
    .text = Po swojej Akcji Uzurpacji (po Werbunku) dobierz 1 kartę Walki.

blessing-one-handed-courage = Odwaga Jednorękiego
    .short = Odwaga
    .text = W wygranej Bitwie rozdzielasz o 1 Ofiarę mniej ze swoich kart (nie mniej niż 0).

blessing-fair-winds = Pomyślny Wiatr
    .text = W etapie Bohatera możesz przemieścić swój Drakkar o maksymalnie 4 Morza zamiast 2.

blessing-harbour-lord = Pan Przystani
    .text = Gdy w etapie Bohatera przemieścisz swój Drakkar o co najmniej 1 Morze, możesz następnie przemieścić też swojego Bohatera o 1 Region.

blessing-sea-raiders = Morscy Łupieżcy
    .short = Łupieżcy
    .text = W Bitwie, w której atakujesz, jeśli co najmniej 1 twoja Armia przybyła na tym etapie za pomocą Drakkaru: +2 do Siły Bitewnej.

blessing-watchman = Strażnik Bogów
    .short = Strażnik Bogów
    .text = W Bitwie w Regionie swojego Bohatera, w której się bronisz: +2 do Siły Bitewnej.

blessing-bifrost = Bifrost
    .text = Gdy aktywujesz Armię, aby ją przemieścić, możesz traktować wszystkie Regiony sąsiadujące z Yggdrasilem jako sąsiadujące ze sobą.

blessing-gjallarhorn = Gjallarhorn
    .text = Po swojej Akcji Mobilizacji, gdy jej Bitwy dobiegną końca, możesz przemieścić swojego Bohatera o maksymalnie 2 Regiony.

blessing-radiance = Blask
    .text = Gdy leczysz się w etapie Bohatera, wylecz 1 lub 2 Rany zamiast 1.

blessing-mistletoe-ward = Straż Jemioły
    .text = Raz na Łowy, gdy efekt karty Ataku (także Atak Specjalny) miałby zadać Ranę twojemu Bohaterowi, możesz zapobiec 1 Ranie.

blessing-beloved-of-all = Ulubieniec Wszystkich
    .short = Ulubieniec
    .text = Gdy zawierasz Sojusz, zwiększ Siłę 1 swojej Armii o 1.

blessing-golden-apples = Złote Jabłka
    .text = Raz na początku swojej tury, przed etapem Modlitwy, możesz odrzucić 1 kartę Walki, aby wyleczyć 1 Ranę.

blessing-orchard-feast = Uczta w Sadzie
    .text = Gdy aktywujesz Armię, aby zwiększyć jej Siłę, zwiększ ją o 2 zamiast 1 (najwyżej 6). Nie dotyczy Przygotowania.

blessing-evergreen = Wieczna Zieleń
    .text = Raz na turę (dowolnego gracza), gdy wyleczysz co najmniej 1 Ranę, dobierz 1 kartę Walki.

blessing-huntress = Łowczyni
    .text = Podczas sprawdzania Słabego Punktu w swoich Łowach twoja Mądrość jest o 2 wyższa.

blessing-snowshoes = Rakiety Śnieżne
    .short = Rakiety
    .text = Po swoich Łowach, niezależnie od wyniku, możesz przemieścić swojego Bohatera o maksymalnie 2 Regiony.

blessing-trapper = Traper
    .text = Nowa Akcja Runiczna za 2 różne Runy: zadaj 1 Ranę Potworowi w Regionie swojego Bohatera, na wybranym wolnym polu Ran. To Rana zadana poza Łowami: bez nagrody i bez Artefaktu.

blessing-fate-weaver = Tkaczka Losu
    .short = Tkaczka Losu
    .text = Podczas swojej Akcji Budowy Posągu odkryj 2 karty Zdarzeń, rozegraj 1 wybraną, a drugą odrzuć bez rozgrywania.

blessing-keeper-of-keys = Klucznica
    .short = Klucznica
    .text = Podczas swojej Akcji Budowy Posągu weź 1 dodatkowego Kapłana, nawet jeśli nie masz Świątyni.

blessing-silent-prayer = Cicha Modlitwa
    .text = Gdy wysyłasz Kapłana do Posągu na poziomie 0 lub 1, po zwiększeniu Cechy i premii Bóstwa dobierz 1 kartę Walki.

blessing-skalds-fame = Sława Skalda
    .text = Po wygranej Bitwie dobierz 1 kartę Walki.

blessing-mead-of-poetry = Miód Poezji
    .short = Miód Poezji
    .text = Twój limit kart Walki i limit Run to Mądrość + 2.

blessing-songs-of-old = Dawne Pieśni
    .text = Gdy twój znacznik na Kole Akcji zostaje przykryty, oprócz Runy dobierz 1 kartę Walki.

blessing-silent-avenger = Milczący Mściciel
    .short = Mściciel
    .text = Po przegranej Bitwie i wycofaniu zwiększ o 1 Siłę 1 z Armii, które się wycofały.

blessing-iron-shoe = Żelazny But
    .text = Tratowanie nie zmniejsza Siły twoich Armii; Atak na Region zmniejsza Siłę każdej twojej Armii o 1 mniej (nie mniej niż o 0).

blessing-wolf-bane = Zguba Wilków
    .text = Gdy przejmujesz kontrolę nad Potworem podstawową Akcją Runiczną, może on być w Regionie sąsiadującym drogą lądową z Regionem twojego Bohatera.


## Temple tracks

temple-track-34-a = Tor Świątyń 3–4, strona A
    .short = 3–4 A
    .text = Świątynie: 7; Boskie Dary po Świątyni nr 2, 5. Na pierwszą grę.

temple-track-34-b = Tor Świątyń 3–4, strona B
    .short = 3–4 B
    .text = Świątynie: 7; Boskie Dary po Świątyni nr 1, 3, 6.

temple-track-34 = Tor Świątyń 3–4
    .short = Świątynie 3–4
    .text = Tor Świątyń, pola: 7.

temple-track-2-a = Tor Świątyń 2, strona A
    .short = 2 A
    .text = Świątynie: 5; Boskie Dary po Świątyni nr 2, 4. Na pierwszą grę.

temple-track-2-b = Tor Świątyń 2, strona B
    .short = 2 B
    .text = Świątynie: 5; Boskie Dary po Świątyni nr 1, 2, 4.

temple-track-2 = Tor Świątyń 2
    .short = Świątynie 2
    .text = Tor Świątyń, pola: 5.


## Runes

rune-uruz = Uruz
    .text = Potwory: Draugr, Grendel. Domeny: Muspelheim, Jotunheim.

rune-othala = Othala
    .text = Potwory i Boss: Hraesvelg, Fenrir, Loki. Domeny: Vanaheim, Svartalfheim.

rune-algiz = Algiz
    .text = Potwory: Nidhogg, Jormungand. Domeny: Alfheim, Niflheim.


## Forge tokens

forge-uruz = Kuźnia Uruz

forge-othala = Kuźnia Othali
    .short = Kuźnia Othali

forge-algiz = Kuźnia Algiz


## Symbols of combat cards and wound spaces

weapon-sword = Miecz

weapon-axe = Topór

weapon-spear = Włócznia

weapon-bow = Łuk

weapon-shield = Tarcza

weapon-any = Dowolna broń
    .short = Dowolna broń


## Symbols of regions

feature-monument = Posąg
    .text = Wysłani tu Kapłani zwiększają Cechę i dają premię Bóstwa. Kto kontroluje Region, ma też Boski Artefakt.

feature-settlement = Osada
    .text = W kontrolowanej Osadzie możesz zwiększyć Siłę aktywowanej Armii i werbować nowe Armie.

feature-shrine = Kapliczka
    .text = W kontrolowanym Regionie z Kapliczką możesz zbudować jedną Świątynię.

feature-forge = Kuźnia
    .text = Leży w niej jedna Runa danego rodzaju. Twój Bohater może ją wziąć w etapie Modlitwy; uzupełnia się przy Budowie Posągu.


## Attributes and other values

stat-authority = Posłuch
    .text = Siła każdej Armii, którą werbujesz.

stat-might = Siła
    .text = Liczba kart Walki dobieranych na początku Łowów i najwyższa Siła Ludności lub łączna Siła Armii, którą możesz uzurpować.

stat-wisdom = Mądrość
    .text = Twój limit kart Walki i osobno limit Run; dodawana przy sprawdzaniu Słabego Punktu w Łowach.

stat-army-strength = Siła Armii
    .text = Liczba jednej Armii, od 1 do 6. Poniżej 1 Armia zostaje zniszczona.

stat-total-army-strength = Łączna Siła Armii
    .short = Łączna Siła
    .text = Suma Sił Armii jednego gracza w Regionie.

stat-battle-strength = Siła Bitewna
    .short = Siła Bitewna
    .text = Twoja suma w Bitwie: łączna Siła Armii, wartości kart i inne efekty. Przy remisie wygrywa broniący się.

stat-population = Siła Ludności
    .short = Siła Ludności
    .text = Łączna Siła Armii potrzebna do przejęcia neutralnego Regionu. Kontrolowany Region liczy się jako 0.

stat-card-value = Wartość
    .text = Liczba na karcie Walki.

stat-loss = Symbol Ofiar
    .text = Każdy kosztuje twoje Armie 1 Siły po Bitwie, wygranej lub przegranej.

stat-rage = Szał
    .text = Wartość kart, którą musi osiągnąć twoja obrona w rundzie Potwora.

stat-weakness = Słaby Punkt
    .text = Jeśli osiągnie ją suma twojej Mądrości i kart obrony, dobierasz 1 dodatkową kartę Walki.

stat-draw = Dobieranie kart
    .short = Dobieranie
    .text = Ile kart Ataku Potwór dobiera na koniec tej rundy.

stat-monument-level = Poziom Posągu
    .short = Poziom Posągu
    .text = Od 0 (podstawa) do 3 (ukończony).

stat-defeated-monsters = Pokonane Potwory
    .short = Pokonane
    .text = Figurki Potworów i żetony Pogromcy łącznie.


## Special actions

action-reinforce = Posiłki
    .text = Zwerbuj 1 Armię.

action-mobilize = Mobilizacja
    .text = Aktywuj dowolną liczbę swoich Armii, co najmniej jedną. Potem sprawdza się kontrolę i rozgrywa Bitwy.

action-prepare = Przygotowanie
    .text = Wybierz dwie opcje, także tę samą dwa razy: wylecz 1 Ranę; dobierz 1 kartę Walki; weź 1 wybraną Runę; +1 Siły 1 swojej Armii w kontrolowanej Osadzie.

action-build-temple = Budowa Świątyni
    .short = Świątynia
    .text = Umieść kolejną Świątynię w swoim Regionie z Kapliczką bez Świątyni i weź 1 Kapłana. Odsłonięte pole „Dary” rozpoczyna dobieranie Boskich Darów.

action-monsters = Potwory
    .text = Wybierz jedno: aktywuj 1 lub 2 różne Potwory (neutralne lub swoje); rozpocznij Łowy na Potwora w Regionie swojego Bohatera; rozpocznij tam Łowy na Bossa.

action-usurp = Uzurpacja
    .text = Jeśli w Regionie twojego Bohatera nie ma innego Bohatera, a jego Siła dorównuje Sile Ludności lub łącznej Sile Armii, obce Armie się wycofują, przejmujesz kontrolę i możesz tam zwerbować 1 Armię.

action-build-monument = Budowa Posągu
    .short = Budowa Posągu
    .text = Tylko z własnym znacznikiem na Kole Akcji. Zwiększ poziom Posągu o 1, sprawdź Warunki Ragnaroku, usuń Kapłanów i znaczniki z Koła, naładuj Artefakty i Kuźnie, weź Kapłanów i Runy, rozegraj 1 kartę Zdarzeń.


## Steps of a turn

step-prayer = Modlitwa
    .text = Możesz wysłać Kapłana do Posągu i wykuć Runę.

step-hero = Bohater
    .text = Możesz wybrać jedno: przemieść Bohatera o maksymalnie 2 Regiony, przemieść Drakkar o maksymalnie 2 Morza albo wylecz 1 Ranę.

step-rune-action = Akcja Runiczna
    .text = Możesz wydać od 1 do 3 Run na jedną Akcję Runiczną.

step-maneuvers = Manewry
    .text = Możesz aktywować jedną Armię; jeśli nie masz żadnej na planszy, możesz zamiast tego jedną zwerbować.

step-special-action = Akcja Specjalna
    .short = Akcja Spec.
    .text = Etap obowiązkowy: wybierz jedną Akcję Specjalną na Kole Akcji.


## Options of steps and actions

choice-send-priest = Wysłanie Kapłana
    .short = Wyślij Kapłana
    .text = Umieść 1 Kapłana na wolnym miejscu dowolnego Posągu: zwiększ jego Cechę o 1 i weź premię jego poziomu.

choice-forge-rune = Kucie Run
    .text = Weź Runę z Kuźni w Regionie swojego Bohatera.

choice-move-hero = Ruch Bohatera
    .text = Przemieść swojego Bohatera o maksymalnie 2 Regiony.

choice-move-drakkar = Ruch Drakkaru
    .short = Ruch Drakkaru
    .text = Przemieść swój Drakkar o maksymalnie 2 Morza.

choice-heal = Leczenie
    .text = Wylecz 1 Ranę swojego Bohatera.

choice-move-army = Ruch Armii
    .text = Przemieść aktywowaną Armię do sąsiedniego Regionu.

choice-strengthen-army = Wzmocnienie Armii
    .short = Wzmocnienie
    .text = Zwiększ o 1 Siłę aktywowanej Armii w kontrolowanej Osadzie.

choice-recruit-army = Werbunek Armii
    .short = Werbunek Armii
    .text = Umieść nową Armię o Sile równej swojemu Posłuchowi w Regionie sąsiadującym ze swoim Drakkarem albo w kontrolowanej Osadzie.

choice-prepare-heal = Przygotowanie: leczenie
    .short = Leczenie
    .text = Wylecz 1 Ranę.

choice-prepare-card = Przygotowanie: karta
    .short = Karta
    .text = Dobierz 1 kartę Walki.

choice-prepare-rune = Przygotowanie: Runa
    .short = Runa
    .text = Weź 1 wybraną Runę z zapasu.

choice-prepare-army = Przygotowanie: Armia
    .short = Armia
    .text = Zwiększ o 1 Siłę 1 swojej Armii w kontrolowanej Osadzie.

choice-activate-monsters = Aktywacja Potworów
    .short = Aktywacja
    .text = Aktywuj 1 lub 2 różne Potwory, neutralne lub swoje, w dowolnej kolejności.

choice-hunt-monster = Łowy na Potwora
    .short = Łowy
    .text = Rozpocznij Łowy na Potwora w Regionie swojego Bohatera.

choice-hunt-boss = Łowy na Bossa
    .short = Łowy na Bossa
    .text = Rozpocznij Łowy na Lokiego w Regionie swojego Bohatera; potrzebujesz 2 pokonanych Potworów (w grze dla 2 graczy 1).


## Basic rune actions

rune-action-boss = Wezwanie Bossa
    .short = Wezwanie Bossa
    .text = 1 Runa Bossa: jeśli Loki jest w Regionie twojego Bohatera, aktywuj go, a następnie użyj jego zdolności runicznej.

rune-action-control-monster = Kontrola nad Potworem
    .short = Kontrola
    .text = 1 Runa Potwora: przejmij kontrolę nad neutralnym Potworem w Regionie swojego Bohatera.

rune-action-ally = Zawarcie Sojuszu
    .short = Sojusz
    .text = 1 Runa Domeny: zawrzyj Sojusz z Domeną sąsiadującą z Regionem twojego Bohatera. Jeśli twój znacznik jest tam pierwszy, dobierz 1 kartę Walki.

rune-action-army = Wzmocnienie Armii
    .short = Armia +1
    .text = 2 różne Runy: zwiększ Siłę 1 swojej Armii o 1, gdziekolwiek się znajduje.

rune-action-activate-monster = Aktywacja Potwora
    .short = Aktywacja
    .text = 2 różne Runy: aktywuj 1 Potwora neutralnego lub kontrolowanego przez siebie.

rune-action-draw-1 = Dobranie karty
    .short = Dobranie karty
    .text = 2 różne Runy: dobierz 1 kartę Walki.

rune-action-place-hero = Umieszczenie Bohatera
    .short = Bohater
    .text = 2 różne Runy: umieść swojego Bohatera w dowolnym Regionie.

rune-action-attribute = Podniesienie najniższej Cechy
    .short = Cecha +1
    .text = 3 różne Runy: zwiększ o 1 jedną ze swoich najniższych Cech.

rune-action-draw-2 = Dobranie 2 kart
    .short = 2 karty
    .text = 3 różne Runy: dobierz 2 karty Walki.


## Rewards of a hunt

reward-realm = Domena
    .text = Zawrzyj Sojusz z dowolną Domeną, w której nie masz znacznika.

reward-priest = Kapłan
    .text = Weź 1 Kapłana z zapasu.

reward-army = Armia +1
    .text = Zwiększ Siłę 1 swojej Armii o 1.

reward-rune = Runa
    .text = Weź 1 wybraną Runę z zapasu.


## Faces of the monster die

die-move = Ruch
    .text = Potwór przemieszcza się do sąsiedniego Regionu; może to wywołać Tratowanie.

die-region-attack = Atak na Region
    .text = Rozegraj Atak Potwora na Region.

die-choice = Wybór
    .text = Aktywny gracz wybiera ruch albo Atak na Region.


## Victories

victory-great-jarl = Wielki Jarl
    .text = Natychmiast wygrywasz, gdy kontrolujesz wszystkie Regiony w 3 Krainach.

victory-great-godi = Wielki Godi
    .text = Natychmiast wygrywasz, gdy kontrolujesz 5 Regionów ze Świątyniami (w grze dla 2 graczy 4).

victory-monster-slayer = Pogromca
    .short = Pogromca
    .text = Natychmiast wygrywasz, gdy pokonasz Lokiego.

victory-ragnarok = Ragnarok
    .text = Po ostatniej turze każdego wygrywa gracz z największą liczbą Regionów sąsiadujących z Yggdrasilem; przy remisie ten, kto wcześniej rozegrał ostatnią turę.


## Phases

phase-setup = Ustawienie początkowe
    .short = Ustawienie

phase-hero-selection = Wybór Bohaterów
    .short = Bohaterowie
    .text = Dobierz 2 Bohaterów i 2 karty Historii, zachowaj po 1; umieść Drakkar, Bohatera i 2 Armie.

phase-turn = Tura
    .text = Pięć etapów: Modlitwa, Bohater, Akcja Runiczna, Manewry, Akcja Specjalna. Obowiązkowy jest tylko ostatni.

phase-battle = Bitwa
    .text = Rozgrywana na koniec etapu w każdym Regionie, w którym stoją Armie dwóch graczy.

phase-hunt = Łowy
    .text = Twój Bohater walczy z Potworem lub Bossem w naprzemiennych rundach Potwora i rundach Bohatera.

phase-monster-round = Runda Potwora
    .text = Potwór zagrywa kartę Ataku, a ty możesz bronić się kartami Walki.

phase-hero-round = Runda Bohatera
    .text = Zagrywaj karty Walki na pasujące pola Ran. Musisz zadać co najmniej 1 Ranę, inaczej Łowy kończą się niepowodzeniem.

phase-blessing-draft = Dobieranie Boskich Darów
    .short = Boskie Dary
    .text = Odkrywa się o 1 Dar więcej, niż jest graczy. Pierwszy wybiera budowniczy, potem pozostali przeciwnie do ruchu wskazówek zegara.

phase-final-turns = Ostatnie tury
    .text = Rozpoczął się Ragnarok: każdy rozgrywa ostatnią turę.

phase-game-end = Koniec gry
    .short = Koniec gry


## Steps of a battle

battle-step-1 = Zagrywanie kart Walki
    .short = Karty Walki
    .text = Zaczynając od broniącego się: zagraj 1 kartę Walki albo spasuj. Kto spasował, już nie zagrywa.

battle-step-2 = Podliczanie Siły Bitewnej
    .short = Siła Bitewna
    .text = Dodaj wartości kart, łączną Siłę Armii i inne efekty. Wyższa suma wygrywa; przy remisie broniący się.

battle-step-3 = Ofiary (przegrany)
    .short = Ofiary: przegr
    .text = 1 Ofiara dla każdej twojej Armii w Regionie, potem 1 za każdy symbol Ofiar na twoich kartach, w dowolnym podziale.

battle-step-4 = Wycofanie
    .text = Przegrany wycofuje wszystkie Armie do jednego sąsiedniego Regionu, który kontroluje; w przeciwnym razie zostają zniszczone.

battle-step-5 = Ofiary (zwycięzca)
    .short = Ofiary: zwyc.
    .text = Zwycięzca rozdziela Ofiary za symbole na zagranych przez siebie kartach.

battle-step-6 = Kontrola Regionu
    .short = Kontrola
    .text = Zwycięzca przejmuje kontrolę, jeśli łączna Siła jego Armii dorównuje Sile Ludności (0, jeśli Region jest kontrolowany).


## Start of a hunt

hunt-start-1 = Efekty początkowe
    .short = Początek
    .text = Rozpatrz wszystko, co działa na początku Łowów.

hunt-start-2 = Karty za Siłę
    .short = Karty za Siłę
    .text = Dobierz tyle kart Walki, ile wynosi Siła twojego Bohatera.

hunt-start-3 = Talia Ataku
    .text = Gracz kierujący Potworem tasuje wszystkie 14 kart Ataku i dobiera 2.


## Steps of a monster round

monster-round-step-1 = Sprawdzenie talii
    .short = Talia
    .text = Jeśli talia Ataku jest pusta, Łowy kończą się niepowodzeniem.

monster-round-step-2 = Karta Ataku
    .text = Gracz kierujący Potworem zagrywa 1 kartę Ataku, a pozostałe odrzuca.

monster-round-step-3 = Obrona
    .text = Zagraj dowolną liczbę kart Walki: ich wartość musi dorównać Szałowi albo musi zadziałać Tarcza.

monster-round-step-4 = Efekt ataku
    .text = Jeśli obrona się nie powiodła, rozpatrz efekt ataku.

monster-round-step-5 = Dobranie karty
    .text = Dobierz 1 kartę Walki.

monster-round-step-6 = Słaby Punkt
    .short = Słaby Punkt
    .text = Jeśli twoja Mądrość plus wartość kart obrony dorówna Słabemu Punktowi, dobierz jeszcze 1 kartę Walki.

monster-round-step-7 = Potwór dobiera
    .short = Potwór dobiera
    .text = Potwór dobiera tyle kart Ataku, ile wskazuje zagrana karta; potem zaczyna się runda Bohatera.


## Parts of Build Monument

monument-part-1 = Rozbudowa Posągu
    .short = Rozbudowa
    .text = Zwiększ o 1 poziom Posągu, który nie ma jeszcze poziomu 3.

monument-part-2 = Warunki
    .text = Odwróć spełnione Warunki Ragnaroku. Gdy odwrócone są co najmniej 3, rozpoczyna się Ragnarok.

monument-part-3 = Oczyszczenie i ładowanie
    .short = Oczyszczenie
    .text = Kapłani wracają do zapasu, znaczniki schodzą z Koła Akcji, wszystkie Artefakty zostają naładowane.

monument-part-4 = Ładowanie Kuźni
    .short = Kuźnie
    .text = Każda pusta Kuźnia otrzymuje Runę swojego rodzaju.

monument-part-5 = Kapłani i Runy
    .short = Kapłani i Runy
    .text = Budowniczy bierze 1 Kapłana za każdy swój Region ze Świątynią oraz Runy ze swoich Kuźni.

monument-part-6 = Karta Zdarzeń
    .text = Rozegraj 1 kartę Zdarzeń: umieść Potwora, aktywuj Potwory i ewentualnie Bossa.


## Tokens

token-realm = Żeton Domeny
    .short = Żeton Domeny

token-forge = Żeton Kuźni

token-rune = Żeton Runy
    .text = Uruz, Othala lub Algiz. Płaci za Akcje Runiczne; możesz mieć ich najwyżej tyle, ile wynosi Mądrość.

token-slayer = Żeton Pogromcy
    .short = Żeton Pogromcy
    .text = Otrzymuje go inny gracz z co najmniej 4 znacznikami na pokonanym Potworze; liczy się jako pokonany Potwór.

token-attribute = Żeton Cechy
    .short = Żeton Cechy

token-control = Znacznik Kontroli
    .short = Znacznik
    .text = Oznacza twoje Regiony, Sojusze, wybrane Akcje i Rany. Nigdy się nie kończy.


## Terms

term-board = Plansza

term-map = Mapa

term-area = Terytorium
    .text = Pole mapy: Region, Domena albo Morze.

term-region = Region
    .text = Ponumerowane terytorium w Krainie. Stoją w nim Armie, Bohaterowie i Potwory i można je kontrolować.

term-land = Kraina
    .text = 3 lub 4 Regiony o tym samym kolorze i symbolu. Kontrolujesz ją, gdy kontrolujesz wszystkie.

term-realm = Domena
    .text = Terytorium poza Krainami. Nic do niego nie wchodzi; twój znacznik oznacza Sojusz.

term-sea = Morze
    .text = Na Morzu są tylko Drakkary, także kilka naraz. Mórz nie można kontrolować.

term-yggdrasil = Yggdrasil
    .text = Drzewo świata pośrodku mapy. Regiony wokół niego rozstrzygają grę podczas Ragnaroku.

term-border = Granica

term-adjacent = Sąsiedni
    .text = Dwa terytoria o wspólnej granicy. Dla ruchu twoich Armii i Bohatera także wszystkie brzegi Morza z twoim Drakkarem.

term-action-wheel = Koło Akcji
    .text = Sześć Akcji Specjalnych, każda powiązana z Domeną, a pośrodku Budowa Posągu.

term-action-space = Pole Akcji
    .text = Tu kładziesz swój znacznik. Nie możesz wybrać pola, na którym już masz swój; właściciel przykrytego bierze 1 Runę.

term-control-marker = Znacznik Kontroli
    .short = Znacznik
    .text = Oznacza twoje Regiony, Sojusze, wybrane Akcje i Rany. Nigdy się nie kończy.

term-control = Kontrola
    .text = Kontrolujesz Region ze swoim znacznikiem Kontroli; jego Siła Ludności liczy się jako 0.

term-neutral = Neutralny
    .text = Nikt go nie kontroluje.

term-monument = Posąg
    .text = Wysłani tu Kapłani zwiększają Cechę i dają premię Bóstwa. Kto kontroluje Region, ma też Boski Artefakt.

term-monument-base = Podstawa

term-level = Poziom

term-settlement = Osada
    .text = W kontrolowanej Osadzie możesz zwiększyć Siłę aktywowanej Armii i werbować nowe Armie.

term-shrine = Kapliczka
    .text = W kontrolowanym Regionie z Kapliczką możesz zbudować jedną Świątynię.

term-temple = Świątynia
    .text = Stoi w Regionie z Kapliczką. Daje kontrolującemu Kapłana, gdy ten buduje Posąg; odpowiednia liczba daje zwycięstwo.

term-temple-track = Tor Świątyń
    .short = Tor Świątyń
    .text = Stoją na nim niezbudowane Świątynie; niektóre pola rozpoczynają dobieranie Boskich Darów.

term-forge = Kuźnia
    .text = Leży w niej jedna Runa danego rodzaju. Twój Bohater może ją wziąć w etapie Modlitwy; uzupełnia się przy Budowie Posągu.

term-rune = Runa
    .text = Uruz, Othala lub Algiz. Płaci za Akcje Runiczne; możesz mieć ich najwyżej tyle, ile wynosi Mądrość.

term-army = Armia
    .text = Figurka o Sile od 1 do 6. Każdy gracz ma ich sześć.

term-army-dial = Tarcza Armii
    .short = Tarcza Armii

term-drakkar = Drakkar
    .text = Twój okręt. Wszystkie Regiony przy jego Morzu sąsiadują ze sobą dla ruchu twoich Armii i Bohatera.

term-priest = Kapłan
    .text = Wysyłasz go do Posągu w etapie Modlitwy; wraca do zapasu, gdy ktokolwiek buduje Posąg.

term-priest-space = Miejsce na Posągu
    .short = Miejsce
    .text = Posąg mieści tylko tylu Kapłanów, ile ma miejsc.

term-hero = Bohater
    .text = Twoja figurka: porusza się, kuje Runy, zawiera Sojusze, poluje i uzurpuje, ale nie walczy w Bitwach.

term-hero-board = Karta Bohatera
    .short = Karta Bohatera

term-hero-ring = Pierścień Bohatera
    .short = Pierścień

term-monster = Potwór
    .text = Po aktywacji porusza się albo wykonuje Atak na Region. Można nad nim przejąć kontrolę lub na niego polować.

term-monster-card = Karta Potwora
    .text = Pokazuje Runę Potwora, pola Ran, nagrody, Atak na Region i Atak Specjalny.

term-monster-ring = Duży pierścień
    .short = Duży pierścień
    .text = Oznacza Potwora, którego kontrolujesz. Masz dwa.

term-monster-die = Kość Potworów
    .text = Rzuca się nią przy aktywacji neutralnego Potwora: ruch, Atak na Region albo wybór.

term-boss = Boss
    .text = Loki. Poluje się na niego jak na Potwora, ale poza tym efekty dotyczące Potworów na niego nie działają.

term-boss-card = Karta Bossa
    .short = Karta Bossa

term-slayer-token = Żeton Pogromcy
    .short = Żeton Pogromcy
    .text = Otrzymuje go inny gracz z co najmniej 4 znacznikami na pokonanym Potworze; liczy się jako pokonany Potwór.

term-player-board = Plansza gracza
    .short = Plansza gracza

term-reference-card = Karta Pomocy
    .short = Karta Pomocy

term-bank = Zapas
    .short = Zapas
    .text = Wspólne zasoby wszystkich graczy.

term-pool = Pula
    .short = Pula
    .text = To, co masz poza planszą: niewystawione Armie, Kapłani, Runy, karty.

term-origin = Historia
    .text = Czyim dzieckiem jest twój Bohater. Daje jedną premię na początku gry.

term-origin-card = Karta Historii
    .short = Karta Historii

term-origin-bonus = Premia Historii
    .short = Premia

term-special-ability = Zdolność Specjalna
    .short = Zdolność
    .text = Działa dla twojego Bohatera przez całą grę.

term-attribute = Cecha
    .text = Posłuch, Siła lub Mądrość, od 2 do 6; zraniona wynosi 2.

term-attribute-track = Tor Cechy
    .short = Tor Cechy

term-injury = Rana
    .text = Odwraca jeden żeton Cechy twojego Bohatera na stronę „Ranny”; do wyleczenia Cecha wynosi 2.

term-injured = Strona „Ranny”
    .short = „Ranny”

term-uninjured = Strona „zdrowa”
    .short = „Zdrowa”

term-heal = Wyleczyć
    .text = Odwróć 1 żeton Cechy z powrotem na stronę „zdrową”.

term-combat-card = Karta Walki
    .text = Zagrywana w Bitwach i Łowach. Możesz mieć ich najwyżej tyle, ile wynosi Mądrość; w Łowach bez limitu.

term-weapon-symbol = Symbol broni
    .text = Musi odpowiadać polu Ran, które chcesz zakryć.

term-hunt-effect = Efekt Łowów
    .text = Możesz go użyć, gdy karta zadaje Ranę w Łowach; tarcza działa w obronie.

term-battle-effect = Efekt Bitwy
    .short = Efekt Bitwy
    .text = Działa od razu po zagraniu karty w Bitwie.

term-monster-attack-card = Karta Ataku Potworów
    .short = Karta Ataku
    .text = Zagrywana za Potwora w Łowach: Szał, Słaby Punkt, liczba dobieranych kart i efekt ataku.

term-attack-effect = Efekt ataku

term-region-attack = Atak na Region
    .text = To, co aktywowany Potwór robi zamiast ruchu.

term-special-attack = Atak Specjalny
    .text = Używany, gdy zagrana zostanie karta „Atak Specjalny”.

term-wound = Rana
    .text = Znacznik Kontroli na polu Ran Potwora lub Bossa.

term-wound-space = Pole Ran
    .short = Pole Ran
    .text = Zakrywasz je znacznikiem, zagrywając kartę z jego symbolem. Gdy zakryte są wszystkie, Potwór jest pokonany.

term-reward = Nagroda
    .text = Otrzymujesz ją od razu za zakrycie jej pola Ran w Łowach.

term-event-card = Karta Zdarzeń
    .text = Rozgrywana po budowie Posągu: umieszcza Potwora, potem aktywuje Potwory i ewentualnie Bossa.

term-place-section = UMIEŚĆ

term-activate-section = AKTYWACJA

term-omen = Warunek Ragnaroku
    .short = Warunek
    .text = Sprawdzany przy każdej Budowie Posągu. Gdy spełnione są 3, rozpoczyna się Ragnarok.

term-blessing = Boski Dar
    .text = Zdolność trwająca do końca gry.

term-draft-keyword = Dary

term-god-card = Karta Boga

term-artifact = Artefakt
    .text = Wyczerp go, aby użyć jego efektu; przy Budowie Posągu wszystkie Artefakty zostają naładowane.

term-divine-artifact = Boski Artefakt
    .short = Boski Artefakt
    .text = Należy do kontrolującego Region z Posągiem; zawsze przechodzi z rąk do rąk naładowany.

term-monster-artifact = Artefakt Potwora
    .short = Potwora
    .text = Zdobywasz go po Łowach, gdy zakryte są wszystkie pola Ran bez nagrody i nikt go jeszcze nie ma.

term-charged = Naładowany
    .text = Gotowy do użycia.

term-exhaust = Wyczerpać

term-exhausted = Wyczerpany
    .text = Użyty; znów gotowy po następnej Budowie Posągu.

term-recharge = Ładować

term-deck = Talia

term-discard-pile = Stos kart odrzuconych
    .short = Odrzucone

term-discard = Odrzucić

term-draw = Dobrać

term-hand = Ręka

term-active-player = Gracz aktywny
    .text = Gracz, którego tura właśnie trwa.

term-starting-player = Pierwszy gracz
    .short = Pierwszy gracz

term-player = Gracz

term-opponent = Przeciwnik

term-activate = Aktywować
    .text = Armia przemieszcza się lub rośnie w Siłę; Potwór porusza się lub atakuje Region.

term-recruit = Werbować
    .text = Umieść nową Armię przy swoim Drakkarze lub w kontrolowanej Osadzie; jej Siła równa się Posłuchowi.

term-move = Przemieścić
    .text = Przejście na sąsiednie terytorium. Umieszczenie i wycofanie to nie ruch.

term-place = Umieścić
    .text = Połóż coś na planszy. To nie jest ruch.

term-retreat = Wycofanie
    .text = Armie przechodzą do jednego sąsiedniego Regionu, który kontrolujesz (także Drakkarem), albo zostają zniszczone. To nie jest ruch.

term-alliance = Sojusz
    .text = Twój znacznik w Domenie; trwa całą grę i daje premie. Pierwszy sojusznik dobiera 1 kartę Walki.

term-realm-bonus = Premia Domeny
    .text = Gdy na Akcji pojawia się pierwszy znacznik, każdy sojusznik jej Domeny może skorzystać z premii; gracz aktywny ostatni.

term-trample = Tratowanie
    .text = Potwór, który wkracza do Regionu z Armiami, zmniejsza Siłę 1 z nich o 1.

term-monster-player = Gracz kierujący Potworem
    .short = Kieruje
    .text = Decyduje za Potwora: gracz, który go kontroluje, za neutralnego gracz aktywny; w Łowach na niekontrolowanego gracz po prawej stronie łowcy.

term-hunting-player = Gracz prowadzący Łowy
    .short = Łowca
    .text = Gracz, którego Bohater poluje.

term-attacker = Atakujący
    .text = Gracz, którego Armie wywołały Bitwę.

term-defender = Broniący się
    .text = Pierwszy decyduje o kartach i wygrywa remisy.

term-pass = Spasować
    .text = Nie zagrywasz więcej kart w tej Bitwie.

term-losses = Ofiary
    .text = Każda Ofiara zmniejsza Siłę jednej Armii o 1.

term-destroy = Zniszczyć
    .text = Armia schodzi z planszy i wraca do puli właściciela.

term-defeat = Pokonać
    .text = Wszystkie pola Ran są zakryte: figurkę bierze ten, kto zadał ostatnią Ranę.

term-set-of-runes = Zestaw różnych Run
    .short = Zestaw Run

term-limit = Limit
    .text = Twoja Mądrość, osobno dla kart Walki i dla Run. Nadmiar odrzuć od razu.

term-ragnarok = Ragnarok
    .text = Zaczyna się, gdy odwrócone są 3 Warunki: każdy ma jeszcze jedną turę.

term-victory-condition = Warunek Zwycięstwa
    .short = Zwycięstwo

term-done = Gotowe

term-skip = Pomiń
