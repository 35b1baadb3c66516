### Lords of Ragnarok: names and texts, Czech.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### what a card does, in at most 55 characters for both of its effects;
### .in .to .from .over .acc .gen .dat .ins .loc are ready forms for sentences (never inflect a
### name in code). The wording is ours. A content pack may replace messages in text/cs.ftl (--pack).

## The game

game-lords-of-ragnarok = Lords of Ragnarök
    .short = Ragnarök
    .text = Veď hrdinu, armády a drakkar kolem stromu Yggdrasilu a jako první se staň Velkým Jarlem, Velkým Godim nebo Zabijákem nestvůr – nebo ovládej okolí stromu, až přijde Ragnarök.


## Players by colour

colour-green = Zelený hráč
    .short = Zelený

colour-red = Červený hráč
    .short = Červený

colour-blue = Modrý hráč
    .short = Modrý

colour-yellow = Žlutý hráč
    .short = Žlutý

army-1 = armáda č. 1

army-2 = armáda č. 2

army-3 = armáda č. 3

army-4 = armáda č. 4

army-5 = armáda č. 5

army-6 = armáda č. 6


## Regions

region-1 = Hrafnmark 1
    .short = 1
    .text = Populace 2: osada.
    .in = v Hrafnmarku 1
    .to = do Hrafnmarku 1
    .from = z Hrafnmarku 1
    .over = nad Hrafnmarkem 1

region-2 = Hrafnmark 2
    .short = 2
    .text = Populace 3: kovárna.
    .in = v Hrafnmarku 2
    .to = do Hrafnmarku 2
    .from = z Hrafnmarku 2
    .over = nad Hrafnmarkem 2

region-3 = Hrafnmark 3
    .short = 3
    .text = Populace 2: svatyně.
    .in = v Hrafnmarku 3
    .to = do Hrafnmarku 3
    .from = z Hrafnmarku 3
    .over = nad Hrafnmarkem 3

region-4 = Hrafnmark 4
    .short = 4
    .text = Populace 5: Ódinův monument; sousedí s Yggdrasilem.
    .in = v Hrafnmarku 4
    .to = do Hrafnmarku 4
    .from = z Hrafnmarku 4
    .over = nad Hrafnmarkem 4

region-5 = Ulfmark 5
    .short = 5
    .text = Populace 2: osada.
    .in = v Ulfmarku 5
    .to = do Ulfmarku 5
    .from = z Ulfmarku 5
    .over = nad Ulfmarkem 5

region-6 = Ulfmark 6
    .short = 6
    .text = Populace 3: kovárna.
    .in = v Ulfmarku 6
    .to = do Ulfmarku 6
    .from = z Ulfmarku 6
    .over = nad Ulfmarkem 6

region-7 = Ulfmark 7
    .short = 7
    .text = Populace 5: osada; svatyně; sousedí s Yggdrasilem.
    .in = v Ulfmarku 7
    .to = do Ulfmarku 7
    .from = z Ulfmarku 7
    .over = nad Ulfmarkem 7

region-8 = Arnmark 8
    .short = 8
    .text = Populace 3: svatyně; kovárna; sousedí s Yggdrasilem.
    .in = v Arnmarku 8
    .to = do Arnmarku 8
    .from = z Arnmarku 8
    .over = nad Arnmarkem 8

region-9 = Arnmark 9
    .short = 9
    .text = Populace 2: osada.
    .in = v Arnmarku 9
    .to = do Arnmarku 9
    .from = z Arnmarku 9
    .over = nad Arnmarkem 9

region-10 = Arnmark 10
    .short = 10
    .text = Populace 4: Freyjin monument.
    .in = v Arnmarku 10
    .to = do Arnmarku 10
    .from = z Arnmarku 10
    .over = nad Arnmarkem 10

region-11 = Galtmark 11
    .short = 11
    .text = Populace 2: svatyně.
    .in = v Galtmarku 11
    .to = do Galtmarku 11
    .from = z Galtmarku 11
    .over = nad Galtmarkem 11

region-12 = Galtmark 12
    .short = 12
    .text = Populace 3: osada; kovárna.
    .in = v Galtmarku 12
    .to = do Galtmarku 12
    .from = z Galtmarku 12
    .over = nad Galtmarkem 12

region-13 = Galtmark 13
    .short = 13
    .text = Populace 4: svatyně; sousedí s Yggdrasilem.
    .in = v Galtmarku 13
    .to = do Galtmarku 13
    .from = z Galtmarku 13
    .over = nad Galtmarkem 13

region-14 = Björnmark 14
    .short = 14
    .text = Populace 4: svatyně; sousedí s Yggdrasilem.
    .in = v Björnmarku 14
    .to = do Björnmarku 14
    .from = z Björnmarku 14
    .over = nad Björnmarkem 14

region-15 = Björnmark 15
    .short = 15
    .text = Populace 5: Tórův monument; sousedí s Yggdrasilem.
    .in = v Björnmarku 15
    .to = do Björnmarku 15
    .from = z Björnmarku 15
    .over = nad Björnmarkem 15

region-16 = Björnmark 16
    .short = 16
    .text = Populace 2: osada.
    .in = v Björnmarku 16
    .to = do Björnmarku 16
    .from = z Björnmarku 16
    .over = nad Björnmarkem 16

region-17 = Björnmark 17
    .short = 17
    .text = Populace 4: svatyně; kovárna.
    .in = v Björnmarku 17
    .to = do Björnmarku 17
    .from = z Björnmarku 17
    .over = nad Björnmarkem 17

region-18 = Ormmark 18
    .short = 18
    .text = Populace 2: osada.
    .in = v Ormmarku 18
    .to = do Ormmarku 18
    .from = z Ormmarku 18
    .over = nad Ormmarkem 18

region-19 = Ormmark 19
    .short = 19
    .text = Populace 4: svatyně; sousedí s Yggdrasilem.
    .in = v Ormmarku 19
    .to = do Ormmarku 19
    .from = z Ormmarku 19
    .over = nad Ormmarkem 19

region-20 = Ormmark 20
    .short = 20
    .text = Populace 3: kovárna.
    .in = v Ormmarku 20
    .to = do Ormmarku 20
    .from = z Ormmarku 20
    .over = nad Ormmarkem 20

region-21 = Ormmark 21
    .short = 21
    .text = Populace 5: osada; svatyně; sousedí s Yggdrasilem.
    .in = v Ormmarku 21
    .to = do Ormmarku 21
    .from = z Ormmarku 21
    .over = nad Ormmarkem 21


## Lands

land-hrafnmark = Hrafnmark
    .text = Území se symbolem: havran. Regiony 1–4.

land-ulfmark = Ulfmark
    .text = Území se symbolem: vlk. Regiony 5–7.

land-arnmark = Arnmark
    .text = Území se symbolem: orel. Regiony 8–10.

land-galtmark = Galtmark
    .text = Území se symbolem: kanec. Regiony 11–13.

land-bjornmark = Björnmark
    .text = Území se symbolem: medvěd. Regiony { $players ->
        [2] 14–16
       *[other] 14–17
     }.

land-ormmark = Ormmark
    .text = Území se symbolem: had. Regiony 18–21.


## Symbols of lands

symbol-raven = havran

symbol-wolf = vlk

symbol-eagle = orel

symbol-boar = kanec

symbol-bear = medvěd

symbol-serpent = had


## Seas

sea-a = Průliv Vanů
    .text = Přímořské regiony: 1, 2, 5.

sea-b = Úžina álfů
    .text = Přímořské regiony: 5, 6, 9.

sea-c = Moře trpaslíků
    .text = Přímořské regiony: 9, 10, 11.

sea-d = Žhnoucí moře
    .text = Přímořské regiony: 11, 12, 16.

sea-e = Hlubina obrů
    .short = Hlubina obrů
    .text = Přímořské regiony: { $players ->
        [2] 2, 3, 16
       *[other] 16, 17, 18
     }.

sea-f = Mlžné moře
    .text = Přímořské regiony: 2, 3, 18, 20.


## Realms; .text is the bonus

realm-vanaheim = Vanaheim
    .text = Získej 1 libovolnou runu z banku.
    .gen = Vanaheimu
    .ins = Vanaheimem

realm-alfheim = Álfheim
    .text = Vyber si jedno: umísti svého hrdinu do libovolného regionu, nebo vyleč 1 zranění.
    .gen = Álfheimu
    .ins = Álfheimem

realm-svartalfheim = Svartálfheim
    .text = Dober si 1 bojovou kartu.
    .gen = Svartálfheimu
    .ins = Svartálfheimem

realm-muspelheim = Múspellsheim
    .text = Naverbuj 1 armádu se silou 1 do libovolného regionu, který ovládáš.
    .gen = Múspellsheimu
    .ins = Múspellsheimem

realm-jotunheim = Jötunheim
    .text = Zvyš sílu jedné své armády o 1.
    .gen = Jötunheimu
    .ins = Jötunheimem

realm-niflheim = Niflheim
    .text = Vyber si jedno: přesuň svůj drakkar až o 3 moře, nebo umísti 1 svou armádu z herního plánu do libovolného regionu, který ovládáš.
    .gen = Niflheimu
    .ins = Niflheimem


## Sides of the board

map-3-4 = Mapa pro 3–4 hráče
    .short = 3–4 hráči

map-2 = Mapa pro 2 hráče
    .short = 2 hráči


## Heroes; .text is the ability

hero-ragnar = Ragnar
    .text = V bitvě na území, kde je Ragnar a v níž jsi útočník: +1 k bitevní síle za každou svou armádu v této bitvě.
    .acc = Ragnara
    .gen = Ragnara
    .full = Ragnar { title-ragnar }

hero-aslaug = Aslaug
    .text = Kdykoli se rozdělují bonusy od říší, můžeš každou říši sousedící s regionem, kde je Aslaug, považovat za spojeneckou.
    .acc = Aslaug
    .gen = Aslaug
    .full = Aslaug { title-aslaug }

hero-snorri = Snorri
    .text = Když bez bitvy získáš nadvládu nad regionem s osadou na území, kde je Snorri, získej 1 libovolnou runu.
    .acc = Snorriho
    .gen = Snorriho
    .full = Snorri { title-snorri }

hero-lagertha = Lagertha
    .text = Po vítězné bitvě na území, kde je Lagertha, zvyš o 1 sílu jedné své armády, která v ní bojovala.
    .acc = Lagerthu
    .gen = Lagerthy
    .full = Lagertha { title-lagertha }

hero-beowulf = Beowulf
    .text = Kdykoli Beowulf utrpí zranění, dober si 1 bojovou kartu. Před svým lovem nebo před svou bitvou na území, kde je Beowulf, mu můžeš způsobit 1 zranění.
    .acc = Beowulfa
    .gen = Beowulfa
    .full = Beowulf { title-beowulf }


## Titles of heroes

title-ragnar = náčelník

title-aslaug = věštkyně

title-snorri = skald

title-lagertha = štítonoška
    .short = štítonoška

title-beowulf = berserk


## Origins

origin-odinsson = Ódinův syn / Ódinova dcera
    .short = Ódin
    .text = Máš první tah ve hře.

origin-thorsson = Tórův syn / Tórova dcera
    .short = Tór
    .text = Zvyš svou Moc o 1.

origin-freyjuson = Freyjin syn / Freyjina dcera
    .short = Freyja
    .text = Zvyš svou Moudrost o 1.

origin-tyrsson = Týrův syn / Týrova dcera
    .short = Týr
    .text = Zvyš svou Autoritu o 1.

origin-njordsson = Njördův syn / Njördova dcera
    .short = Njörd
    .text = Získej 1 kněze z banku.

origin-heimdallsson = Heimdallův syn / Heimdallova dcera
    .short = Heimdall
    .text = Uzavři spojení s 1 říší podle své volby, bez runy a bez ohledu na sousedství. Za první ukazatel v říši si jako obvykle dober 1 bojovou kartu.


## Gods

god-odin = Ódin
    .text = Kněz vyslaný k jeho monumentu zvýší tvou Autoritu o 1; od 1. úrovně posílí i tvé armády.
    .acc = Ódina
    .gen = Ódina

god-thor = Tór
    .text = Kněz vyslaný k jeho monumentu zvýší tvou Moc o 1; od 1. úrovně si dobíráš i bojové karty.
    .acc = Tóra
    .gen = Tóra

god-freya = Freyja
    .text = Kněz vyslaný k jejímu monumentu zvýší tvou Moudrost o 1; od 1. úrovně získáváš i runy.
    .acc = Freyju
    .gen = Freyji

god-tyr = Týr
    .text = Požehnání: Týrova přísaha, Zákon thingu, Odvaha jednorukého.
    .gen = Týra

god-njord = Njörd
    .text = Požehnání: Příznivý vítr, Pán přístavu, Mořští nájezdníci.
    .gen = Njörda

god-heimdall = Heimdall
    .text = Požehnání: Strážce bohů, Bifröst, Gjallarhorn.
    .gen = Heimdalla

god-baldr = Baldr
    .text = Požehnání: Záře, Ochranné jmelí, Všemi milovaný.
    .gen = Baldra

god-idun = Idunn
    .text = Požehnání: Zlatá jablka, Hody v sadu, Věčná svěžest.
    .gen = Idunn

god-skadi = Skadi
    .text = Požehnání: Lovkyně, Sněžnice, Kladeč pastí.
    .gen = Skadi

god-frigg = Frigg
    .text = Požehnání: Tkadlena osudu, Klíčnice, Tichá modlitba.
    .gen = Frigg

god-bragi = Bragi
    .text = Požehnání: Sláva skalda, Medovina básníků, Dávné zpěvy.
    .gen = Bragiho

god-vidar = Vídar
    .text = Požehnání: Mlčenlivý mstitel, Železná bota, Zhouba vlků.
    .gen = Vídara


## Monuments

monument-odin = Ódinův monument
    .short = Ódin
    .text = Hrafnmark 4. Pozice pro kněze: { $players ->
        [2] 2
       *[other] 3
     }.

monument-thor = Tórův monument
    .short = Tórův monument
    .text = Björnmark 15. Pozice pro kněze: { $players ->
        [2] 2
       *[other] 3
     }.

monument-freya = Freyjin monument
    .short = Freyja
    .text = Arnmark 10. Pozice pro kněze: { $players ->
        [2] 2
       *[other] 3
     }.


## God cards by level of the monument

god-level-odin-0 = Ódin, 0. úroveň
    .short = Ódin 0
    .text = Autorita +1.

god-level-odin-1 = Ódin, 1. úroveň
    .short = Ódin 1
    .text = Autorita +1. Zvyš sílu jedné své armády o 1.

god-level-odin-2 = Ódin, 2. úroveň
    .short = Ódin 2
    .text = Autorita +1. Zvyš sílu svých armád celkem o 2, rozděl libovolně (žádná nad 6).

god-level-odin-3 = Ódin, 3. úroveň
    .short = Ódin 3
    .text = Autorita +1. Zvyš sílu svých armád celkem o 3, rozděl libovolně (žádná nad 6).

god-level-thor-0 = Tór, 0. úroveň
    .short = Tór 0
    .text = Moc +1.

god-level-thor-1 = Tór, 1. úroveň
    .short = Tór 1
    .text = Moc +1. Dober si 1 bojovou kartu.

god-level-thor-2 = Tór, 2. úroveň
    .short = Tór 2
    .text = Moc +1. Dober si 2 bojové karty.

god-level-thor-3 = Tór, 3. úroveň
    .short = Tór 3
    .text = Moc +1. Dober si 3 bojové karty.

god-level-freya-0 = Freyja, 0. úroveň
    .short = Freyja 0
    .text = Moudrost +1.

god-level-freya-1 = Freyja, 1. úroveň
    .short = Freyja 1
    .text = Moudrost +1. Získej 1 libovolnou runu.

god-level-freya-2 = Freyja, 2. úroveň
    .short = Freyja 2
    .text = Moudrost +1. Získej 2 libovolné runy (mohou být stejné).

god-level-freya-3 = Freyja, 3. úroveň
    .short = Freyja 3
    .text = Moudrost +1. Získej 3 libovolné runy (mohou být stejné).


## Monsters

monster-draugr = Draug
    .text = Runa uruz, 8 pozic pro zranění. Útok na region: Mohylový mor. Zvláštní útok: Hrobový stisk. Artefakt: Mohylová čepel.
    .acc = drauga
    .gen = drauga

monster-grendel = Grendel
    .text = Runa uruz, 8 pozic pro zranění. Útok na region: Noční přepad. Zvláštní útok: Rozsápání. Artefakt: Grendelův spár.
    .acc = Grendela
    .gen = Grendela

monster-hraesvelgr = Hraesvelg
    .text = Runa othila, 8 pozic pro zranění. Útok na region: Vichřice. Zvláštní útok: Vítr smrti. Artefakt: Pero bouře.
    .acc = Hraesvelga
    .gen = Hraesvelga

monster-fenrir = Fenrir
    .text = Runa othila, 10 pozic pro zranění. Útok na region: Pohlcení. Zvláštní útok: Čelisti. Artefakt: Gleipnir.
    .acc = Fenrira
    .gen = Fenrira

monster-nidhogg = Nidhögg
    .text = Runa algiz, 9 pozic pro zranění. Útok na region: Hlodání kořenů. Zvláštní útok: Hniloba. Artefakt: Nidhöggův tesák.
    .acc = Nidhögga
    .gen = Nidhögga

monster-jormungandr = Jörmungand
    .text = Runa algiz, 9 pozic pro zranění. Útok na region: Příliv jedu. Zvláštní útok: Sevření. Artefakt: Hadí šupina.
    .acc = Jörmunganda
    .gen = Jörmunganda


## The boss

boss-loki = Loki
    .text = Arcinepřítel této hry; není nestvůra. Kdo ho skolí, okamžitě vítězí; každé zranění vyžaduje dvě bojové karty s oběma symboly dané pozice.
    .acc = Lokiho
    .gen = Lokiho

boss-special-rule = Loki odhání armády
    .short = Pravidlo
    .text = Armády nelze nikdy přesunout do regionu, kde je Loki.

boss-activation = Lokiho cesta
    .short = Lokiho cesta
    .text = Aktivní hráč umístí Lokiho do regionu sousedícího s jeho regionem; stojí-li Loki u Yggdrasilu, může to být i kterýkoli jiný region sousedící s Yggdrasilem. Nesmí zůstat na místě. Nehází se kostkou, nenastává pokles morálky ani útok na region.

boss-rune-ability = Stříbrný jazyk
    .text = Vyber jiného hráče: vezmi z jeho zásoby 1 runu podle své volby, a nemá-li žádnou, 1 náhodnou bojovou kartu z jeho ruky.

boss-regenerates = Regenerace
    .text = Je-li Loki po skončení lovu naživu, odstraň všechny ukazatele nadvlády z jeho pozic pro zranění.

boss-hunt-condition = Lov na Lokiho
    .short = Lov na Lokiho
    .text = Lokiho smíš lovit jen se 2 skolenými nestvůrami (počítají se figurky i žetony zabijáka); ve hře 2 hráčů stačí 1.


## Region attacks

region-attack-draugr = Mohylový mor
    .text = Každý hráč s armádami v tomto regionu sníží sílu jedné z nich (dle své volby) o 1. Poté každý hrdina v tomto regionu utrpí 1 zranění.

region-attack-grendel = Noční přepad
    .text = Hráč nestvůry vybere 1 armádu v tomto regionu a sníží její sílu o 2. Není-li zde žádná armáda, odhodí místo toho každý hrdina v tomto regionu 1 bojovou kartu podle své volby.

region-attack-hraesvelgr = Vichřice
    .text = Jsou-li zde armády, hráč nestvůry vybere 1 jejich majitele: všechny jeho armády v tomto regionu musí ustoupit (do jednoho regionu dle volby majitele). Poté smí hráč nestvůry přesunout 1 drakkar kteréhokoli hráče z moře sousedícího s tímto regionem na sousední moře.

region-attack-fenrir = Pohlcení
    .text = Sniž sílu armád v tomto regionu celkem o 3; rozdělení určí hráč nestvůry. Mají-li dohromady menší sílu, jsou všechny zdejší armády zničeny.

region-attack-nidhogg = Hlodání kořenů
    .short = Hlodání kořenů
    .text = Není-li v tomto regionu žádná armáda, odstraň z něj ukazatel nadvlády (region je opět neutrální); jinak sniž sílu každé zdejší armády o 1. V obou případech se runa ze zdejší kovárny vrátí do banku.

region-attack-jormungandr = Příliv jedu
    .text = Hráč nestvůry vybere tento region nebo region, který s ním sousedí po souši: sniž sílu každé tamní armády o 1. Poté každý hrdina v Jörmungandově regionu utrpí 1 zranění.


## Special attacks

special-attack-draugr = Hrobový stisk
    .text = Hrdina utrpí 1 zranění a odhodí 1 bojovou kartu podle své volby.

special-attack-grendel = Rozsápání
    .text = Hrdina utrpí 1 zranění. V příštím kole hrdiny tohoto lovu lze jakýmkoli způsobem způsobit nejvýše 1 zranění.

special-attack-hraesvelgr = Vítr smrti
    .text = Hrdina odhodí 2 náhodné bojové karty (má-li jich méně, všechny).

special-attack-fenrir = Čelisti
    .text = Hrdina utrpí 1 zranění a ještě 1 další, pokud měl už před tímto útokem alespoň 1 zraněný ukazatel.

special-attack-nidhogg = Hniloba
    .text = Hrdina utrpí 1 zranění a ztratí 1 runu podle své volby (nemá-li runy, odhodí 1 bojovou kartu podle své volby).

special-attack-jormungandr = Sevření
    .text = Hrdina utrpí 1 zranění a vynechá dobírání v 5. a 6. kroku tohoto kola nestvůry.

special-attack-loki = Přeludy
    .short = Přeludy
    .text = Hráč nestvůry odstraní 1 ukazatel nadvlády lovícího hráče z Lokiho pozic pro zranění; není-li tam žádný, utrpí hrdina místo toho 1 zranění. Poté hrdina odhodí 1 náhodnou bojovou kartu.


## Event cards

event-card-1 = Událost č. 1
    .text = UMÍSTĚNÍ: uruz, Hrafnmark 1. AKTIVACE: othila, pak algiz.

event-card-2 = Událost č. 2
    .text = UMÍSTĚNÍ: othila, Hrafnmark 2. AKTIVACE: algiz, pak uruz.

event-card-3 = Událost č. 3
    .text = UMÍSTĚNÍ: algiz, Hrafnmark 3. AKTIVACE: uruz, pak othila, pak arcinepřítel.

event-card-4 = Událost č. 4
    .text = UMÍSTĚNÍ: othila, Hrafnmark 4. AKTIVACE: uruz, pak algiz.

event-card-5 = Událost č. 5
    .text = UMÍSTĚNÍ: uruz, Ulfmark 5. AKTIVACE: algiz, pak othila.

event-card-6 = Událost č. 6
    .text = UMÍSTĚNÍ: algiz, Ulfmark 6. AKTIVACE: othila, pak uruz, pak arcinepřítel.

event-card-7 = Událost č. 7
    .text = UMÍSTĚNÍ: othila, Ulfmark 7. AKTIVACE: algiz, pak uruz.

event-card-8 = Událost č. 8
    .text = UMÍSTĚNÍ: uruz, Arnmark 8. AKTIVACE: othila, pak algiz, pak arcinepřítel.

event-card-9 = Událost č. 9
    .text = UMÍSTĚNÍ: algiz, Arnmark 9. AKTIVACE: uruz, pak algiz.

event-card-10 = Událost č. 10
    .text = UMÍSTĚNÍ: uruz, Arnmark 10. AKTIVACE: othila, pak uruz.

event-card-11 = Událost č. 11
    .text = UMÍSTĚNÍ: othila, Galtmark 11. AKTIVACE: algiz, pak othila, pak arcinepřítel.

event-card-12 = Událost č. 12
    .text = UMÍSTĚNÍ: algiz, Galtmark 12. AKTIVACE: uruz, pak othila.

event-card-13 = Událost č. 13
    .text = UMÍSTĚNÍ: uruz, Galtmark 13. AKTIVACE: algiz, pak uruz.

event-card-14 = Událost č. 14
    .text = UMÍSTĚNÍ: othila, Björnmark 14. AKTIVACE: othila, pak algiz, pak arcinepřítel.

event-card-15 = Událost č. 15
    .text = UMÍSTĚNÍ: algiz, Björnmark 15. AKTIVACE: othila, pak uruz.

event-card-16 = Událost č. 16
    .text = UMÍSTĚNÍ: uruz, Björnmark 16. AKTIVACE: algiz, pak othila, pak arcinepřítel.

event-card-17 = Událost č. 17
    .text = UMÍSTĚNÍ: algiz, Björnmark 17. AKTIVACE: uruz, pak algiz.

event-card-18 = Událost č. 18
    .text = UMÍSTĚNÍ: othila, Ormmark 18. AKTIVACE: uruz, pak othila, pak arcinepřítel.

event-card-19 = Událost č. 19
    .text = UMÍSTĚNÍ: algiz, Ormmark 19. AKTIVACE: algiz, pak uruz.

event-card-20 = Událost č. 20
    .text = UMÍSTĚNÍ: uruz, Ormmark 20. AKTIVACE: uruz, pak othila, pak arcinepřítel.

event-card-21 = Událost č. 21
    .text = UMÍSTĚNÍ: othila, Ormmark 21. AKTIVACE: othila, pak algiz.


## Omens

omen-o34-lands = Vláda jednoho jarla
    .short = Jeden jarl
    .text = Některý hráč ovládá všechny regiony alespoň na 2 územích.

omen-o34-temples = Oltáře po celém Severu
    .short = Oltáře
    .text = Některý hráč ovládá alespoň 4 regiony s chrámy.

omen-o34-monsters = Přemožitel bestií
    .short = Lovec
    .text = Některý hráč má alespoň 2 skolené nestvůry (figurky a žetony zabijáka dohromady).

omen-o34-monument = Bůh stojí celý
    .short = Bůh stojí celý
    .text = Alespoň 1 monument je dokončen (3. úroveň).

omen-o34-all-gods = Tři kohouti zakokrhají
    .short = Tři kohouti
    .text = Všechny 3 monumenty jsou alespoň na 2. úrovni.

omen-o2-lands = Vláda jednoho jarla
    .short = Jeden jarl
    .text = Některý hráč ovládá všechny regiony alespoň na 2 územích.

omen-o2-temples = Oltáře po celém Severu
    .short = Oltáře
    .text = Některý hráč ovládá alespoň 3 regiony s chrámy.

omen-o2-monsters = Přemožitel bestií
    .short = Lovec
    .text = Hráči mají dohromady alespoň 2 skolené nestvůry (figurky a žetony zabijáka obou hráčů).

omen-o2-monument = Bůh stojí celý
    .short = Bůh stojí celý
    .text = Alespoň 1 monument je dokončen (3. úroveň).

omen-o2-all-gods = Tři kohouti zakokrhají
    .short = Tři kohouti
    .text = Všechny 3 monumenty jsou alespoň na 2. úrovni.


## Combat cards

combat-spear = Kopí
    .text = Lov: Po způsobení zranění: příští karta útoku, kterou nestvůra v tomto lovu zahraje, má zuřivost −1 (účinky se sčítají, nejméně 0). Bitva: Zruš 1 symbol ztrát na jiné své kartě zahrané dříve v této bitvě.

combat-throwing-spear = Vrhací kopí
    .text = Lov: Po způsobení zranění: dober si 1 bojovou kartu. Bitva: Protivník ihned sníží o 1 sílu jedné své armády v této bitvě, která má sílu alespoň 2 (sám vybírá; žádná taková: bez efektu).

combat-sword = Meč
    .text = Lov: Po způsobení zranění: pokud je to alespoň 3. zranění, které v tomto kole hrdiny způsobuješ, dober si 1 bojovou kartu. Bitva: Bez dalšího efektu.

combat-twin-swords = Dvojice mečů
    .short = Dvojice mečů
    .text = Lov: Po způsobení zranění: touž kartou můžeš způsobit druhé zranění na jiné volné pozici s mečem (ne arcinepříteli). Bitva: Pokud jsi útočník, má tato karta sílu 5.

combat-axe = Sekera
    .text = Lov: Po způsobení zranění: můžeš zranit svého hrdinu (1 zranění, musí mít nezraněný ukazatel) a tím způsobit 1 další zranění na libovolné volné pozici (ne arcinepříteli). Jednou za lov pro všechny karty Sekera dohromady. Bitva: Bez dalšího efektu.

combat-bearded-axe = Bradatice
    .text = Lov: Po způsobení zranění: prohlédni si karty útoku v ruce nestvůry; jsou-li alespoň 2, jednu z nich podle své volby odhoď. Bitva: Protivník odhodí z ruky 1 náhodnou bojovou kartu.

combat-bow = Luk
    .text = Lov: Po způsobení zranění: dober si 1 bojovou kartu a poté 1 bojovou kartu podle své volby odhoď. Bitva: Příští karta, kterou protivník v této bitvě zahraje, má sílu −1 (účinky se sčítají, nejméně 0).

combat-volley = Salva šípů
    .text = Lov: Zranění smíš umístit na pozici s lukem nebo s kopím. Bitva: Pokud jsi obránce, má tato karta sílu 3.

combat-shield = Štít
    .text = Lov: Nezpůsobuje zranění. Zahraný v kole nestvůry zajistí úspěšnou obranu bez ohledu na zuřivost, pokud karta útoku neuvádí, že štíty nefungují. Bitva: Pokud tuto bitvu prohraješ, tvé armády neutrpí ztráty za porážku (ztráty z karet zůstávají).

combat-shield-wall = Štítová hradba
    .text = Lov: Jako Štít. Nestvůra si navíc v 7. kroku tohoto kola dobere o 1 kartu méně (nejméně 1), i když obrana selže. Bitva: Pokud jsi obránce, ignoruj efekt při bitvě příští karty, kterou protivník v této bitvě zahraje (její síla a symboly ztrát platí).

combat-runeblade = Runová čepel
    .text = Lov: Platí jako meč, sekera, kopí nebo luk; zvol si při zahrání. Bitva: Ihned můžeš zaplatit 1 libovolnou runu: tato karta pak má sílu 4.


## Hunt effects of combat cards

hunt-effect-spear = Kopí
    .brief = Další útok: zuřivost −1
    .text = Po způsobení zranění: příští karta útoku, kterou nestvůra v tomto lovu zahraje, má zuřivost −1 (účinky se sčítají, nejméně 0).

hunt-effect-throwing-spear = Vrhací kopí
    .brief = Dober si 1 kartu
    .text = Po způsobení zranění: dober si 1 bojovou kartu.

hunt-effect-sword = Meč
    .brief = 3. zranění: dober si 1
    .text = Po způsobení zranění: pokud je to alespoň 3. zranění, které v tomto kole hrdiny způsobuješ, dober si 1 bojovou kartu.

hunt-effect-twin-swords = Dvojice mečů
    .short = Dvojice mečů
    .brief = Druhé zranění mečem
    .text = Po způsobení zranění: touž kartou můžeš způsobit druhé zranění na jiné volné pozici s mečem (ne arcinepříteli).

hunt-effect-axe = Sekera
    .brief = Své zranění za další zranění
    .text = Po způsobení zranění: můžeš zranit svého hrdinu (1 zranění, musí mít nezraněný ukazatel) a tím způsobit 1 další zranění na libovolné volné pozici (ne arcinepříteli). Jednou za lov pro všechny karty Sekera dohromady.

hunt-effect-bearded-axe = Bradatice
    .brief = Odhoď 1 kartu útoku
    .text = Po způsobení zranění: prohlédni si karty útoku v ruce nestvůry; jsou-li alespoň 2, jednu z nich podle své volby odhoď.

hunt-effect-bow = Luk
    .brief = Dober si 1, odhoď 1
    .text = Po způsobení zranění: dober si 1 bojovou kartu a poté 1 bojovou kartu podle své volby odhoď.

hunt-effect-volley = Salva šípů
    .brief = Pozice luku nebo kopí
    .text = Zranění smíš umístit na pozici s lukem nebo s kopím.

hunt-effect-shield = Štít
    .brief = Zastaví útok
    .text = Nezpůsobuje zranění. Zahraný v kole nestvůry zajistí úspěšnou obranu bez ohledu na zuřivost, pokud karta útoku neuvádí, že štíty nefungují.

hunt-effect-shield-wall = Štítová hradba
    .brief = Jako Štít; nestvůra dobírá −1
    .text = Jako Štít. Nestvůra si navíc v 7. kroku tohoto kola dobere o 1 kartu méně (nejméně 1), i když obrana selže.

hunt-effect-runeblade = Runová čepel
    .brief = Libovolná zbraň
    .text = Platí jako meč, sekera, kopí nebo luk; zvol si při zahrání.


## Battle effects of combat cards

battle-effect-spear = Kopí
    .brief = Zruš 1 vlastní symbol ztrát
    .text = Zruš 1 symbol ztrát na jiné své kartě zahrané dříve v této bitvě.

battle-effect-throwing-spear = Vrhací kopí
    .brief = Armáda protivníka −1
    .text = Protivník ihned sníží o 1 sílu jedné své armády v této bitvě, která má sílu alespoň 2 (sám vybírá; žádná taková: bez efektu).

battle-effect-sword = Meč
    .brief = Jen síla karty
    .text = Bez dalšího efektu.

battle-effect-twin-swords = Dvojice mečů
    .short = Dvojice mečů
    .brief = Útočník: síla 5
    .text = Pokud jsi útočník, má tato karta sílu 5.

battle-effect-axe = Sekera
    .brief = Jen síla karty
    .text = Bez dalšího efektu.

battle-effect-bearded-axe = Bradatice
    .brief = Protivník ztratí náhodnou kartu
    .text = Protivník odhodí z ruky 1 náhodnou bojovou kartu.

battle-effect-bow = Luk
    .brief = Další karta protivníka −1
    .text = Příští karta, kterou protivník v této bitvě zahraje, má sílu −1 (účinky se sčítají, nejméně 0).

battle-effect-volley = Salva šípů
    .brief = Obránce: síla 3
    .text = Pokud jsi obránce, má tato karta sílu 3.

battle-effect-shield = Štít
    .brief = Bez ztrát za porážku
    .text = Pokud tuto bitvu prohraješ, tvé armády neutrpí ztráty za porážku (ztráty z karet zůstávají).

battle-effect-shield-wall = Štítová hradba
    .brief = Obránce: zruš další efekt
    .text = Pokud jsi obránce, ignoruj efekt při bitvě příští karty, kterou protivník v této bitvě zahraje (její síla a symboly ztrát platí).

battle-effect-runeblade = Runová čepel
    .brief = Za runu: síla 4
    .text = Ihned můžeš zaplatit 1 libovolnou runu: tato karta pak má sílu 4.


## Monster attack cards

attack-special-attack = Zvláštní útok
    .text = Vyhodnoť zvláštní útok uvedený na kartě nestvůry (nebo arcinepřítele).

attack-strike = Úder drápem
    .text = Hrdina utrpí 1 zranění.

attack-savage-bite = Divoké kousnutí
    .short = Kousnutí
    .text = Hrdina utrpí 1 zranění a odhodí 2 náhodné bojové karty (má-li jich méně, všechny).

attack-crushing-blow = Drtivý úder
    .short = Drtivý úder
    .text = Hrdina utrpí 2 zranění, jedno po druhém. Štít tento útok nezastaví (jeho síla se však počítá).

attack-roar = Děsivý řev
    .short = Děsivý řev
    .text = Hrdina odhodí 2 bojové karty podle své volby (má-li jich méně, všechny). Štít tento útok nezastaví (jeho síla se však počítá).

attack-tail-sweep = Ničivé řádění
    .short = Ničivé řádění
    .text = Hráč nestvůry sníží o 1 sílu jedné armády lovícího hráče v tomto regionu nebo v regionu, který s ním sousedí po souši. Není-li taková armáda, utrpí hrdina místo toho 1 zranění.

attack-slip-away = Zmizení v mlze
    .short = Zmizení v mlze
    .text = Lov okamžitě končí neúspěšně.

attack-thick-hide = Zacelení ran
    .text = Hráč nestvůry odstraní 1 ukazatel nadvlády lovícího hráče z pozice pro zranění bez odměny, třeba i z dřívějšího lovu. Není-li tam žádný, nic se neděje.

attack-feint = Finta
    .text = Hrdina odhodí 1 náhodnou bojovou kartu a vynechá dobírání v 5. kroku tohoto kola nestvůry (dobírání v 6. kroku zůstává možné).

attack-rune-shatter = Roztříštění runy
    .short = Zničení runy
    .text = Hrdina ztratí 1 runu podle své volby (do banku); nemá-li žádnou, utrpí místo toho 1 zranění.


## Artifacts

artifact-gungnir = Gungnir
    .text = Ve své bitvě poté, co oba hráči pasovali. Vyčerpej: +2 k bitevní síle v této bitvě.

artifact-mjolnir = Mjölnir
    .text = Kdykoli ve svém kole hrdiny při lovu nestvůry. Vyčerpej: způsob 1 zranění na libovolné volné pozici a získej její odměnu. Ne proti arcinepříteli.

artifact-brisingamen = Brísingamen
    .text = Na začátku svého kroku runové akce. Vyčerpej: získej 1 libovolnou runu.

artifact-barrow-blade = Mohylová čepel
    .text = Ve své bitvě poté, co oba hráči pasovali. Vyčerpej: +1 k bitevní síle; pokud zvítězíš, přidělí poražený ve 3. kroku o 1 ztrátu víc, jako by byla z karty.

artifact-grendels-claw = Grendelův spár
    .text = Na začátku svého lovu. Vyčerpej: dober si 2 bojové karty.

artifact-storm-feather = Pero bouře
    .text = Kdykoli ve svém kroku hrdiny, navíc k jeho možnosti. Vyčerpej: umísti svůj drakkar na libovolné jiné moře, nebo přesuň svého hrdinu o 1 region.

artifact-gleipnir = Gleipnir
    .text = Kdykoli ve svém kroku runové akce, navíc k runové akci. Vyčerpej: bez placení runy ovládni 1 neutrální nestvůru v regionu se svým hrdinou nebo v regionu, který s ním sousedí po souši.

artifact-nidhoggs-fang = Nidhöggův tesák
    .short = Tesák
    .text = Když si zvolíš akci Uzurpace. Vyčerpej: tvá Moc se pro tuto Uzurpaci počítá o 2 vyšší.

artifact-serpent-scale = Hadí šupina
    .short = Hadí šupina
    .text = Když by tvůj hrdina měl utrpět zranění nebo by pokles morálky či útok na region měl snížit sílu tvé armády. Vyčerpej: k tomuto 1 zranění nedojde, nebo se síla této 1 armády nesníží.


## Blessings

blessing-allfathers-counsel = Rada Všeotce
    .short = Rada Všeotce
    .text = Po základní runové akci na dobírání bojových karet (ne po uzavření spojení) a po každé možnosti akce Přípravy, kterou si dobíráš kartu, si můžeš dobrat 1 další; poté 1 bojovou kartu podle své volby odhoď.

blessing-ravens = Hugin a Munin
    .short = Hugin a Munin
    .text = V kroku hrdiny můžeš svého hrdinu přesunout až o 3 regiony místo 2.

blessing-einherjar = Einherjové
    .text = Kdykoli verbuješ armádu se silou rovnou tvé Autoritě, je její síla o 1 vyšší (nejvýše 6).

blessing-thunderer = Hromovládce
    .text = Na začátku svého lovu si dober 1 bojovou kartu navíc.

blessing-megingjord = Megingjörd
    .text = Při tvé akci Uzurpace se tvá Moc počítá o 1 vyšší.

blessing-storms-wrath = Hněv bouře
    .text = V bitvě, v níž jsi útočník: +1 k bitevní síle.

blessing-folkvangr = Fólkvang
    .text = Kdykoli je některá tvá armáda zničena, získej 1 libovolnou runu.

blessing-falcon-cloak = Sokolí plášť
    .text = Nová runová akce za 1 libovolnou runu: umísti svého hrdinu do libovolného jiného regionu.

blessing-seidr = Seid
    .text = Kdykoli základní runová akce vyžaduje 1 konkrétní runu, můžeš místo ní zaplatit runu libovolného druhu.

blessing-oath-of-tyr = Týrova přísaha
    .text = V bitvě, v níž jsi obránce: +1 k bitevní síle.

blessing-law-of-the-thing = Zákon thingu
    .short = Zákon thingu
    .text = Po své akci Uzurpace (po verbování) si dober 1 bojovou kartu.

blessing-one-handed-courage = Odvaha jednorukého
    .short = Odvaha
    .text = V bitvě, kterou vyhraješ, přiděluješ ze svých karet o 1 ztrátu méně (nejméně 0).

blessing-fair-winds = Příznivý vítr
    .text = V kroku hrdiny můžeš svůj drakkar přesunout až o 4 moře místo 2.

blessing-harbour-lord = Pán přístavu
    .text = Když v kroku hrdiny přesuneš svůj drakkar alespoň o 1 moře, můžeš poté přesunout i svého hrdinu o 1 region.

blessing-sea-raiders = Mořští nájezdníci
    .short = Nájezdníci
    .text = V bitvě, v níž jsi útočník a alespoň 1 tvá armáda v tomto kroku připlula pomocí drakkaru: +2 k bitevní síle.

blessing-watchman = Strážce bohů
    .short = Strážce bohů
    .text = V bitvě v regionu se svým hrdinou, v níž jsi obránce: +2 k bitevní síle.

blessing-bifrost = Bifröst
    .text = Kdykoli aktivuješ armádu k přesunu, můžeš všechny regiony sousedící s Yggdrasilem považovat za sousedící navzájem.

blessing-gjallarhorn = Gjallarhorn
    .text = Po své akci Mobilizace, až skončí její bitvy, můžeš svého hrdinu přesunout až o 2 regiony.

blessing-radiance = Záře
    .text = Když léčíš v kroku hrdiny, vyleč 1 nebo 2 zranění místo 1.

blessing-mistletoe-ward = Ochranné jmelí
    .text = Jednou za lov, když by efekt karty útoku (i zvláštní útok) způsobil tvému hrdinovi zranění, můžeš 1 zranění zabránit.

blessing-beloved-of-all = Všemi milovaný
    .short = Všemi milovaný
    .text = Kdykoli uzavřeš spojení s říší, zvyš sílu jedné své armády o 1.

blessing-golden-apples = Zlatá jablka
    .text = Jednou na začátku svého tahu, před krokem modlitby, můžeš odhodit 1 bojovou kartu a vyléčit 1 zranění.

blessing-orchard-feast = Hody v sadu
    .text = Kdykoli aktivuješ armádu ke zvýšení síly, zvyš její sílu o 2 místo 1 (nejvýše 6). Neplatí pro akci Přípravy.

blessing-evergreen = Věčná svěžest
    .text = Jednou za tah (kteréhokoli hráče), když vyléčíš alespoň 1 zranění, dober si 1 bojovou kartu.

blessing-huntress = Lovkyně
    .text = Při ověřování slabiny ve svých lovech se tvá Moudrost počítá o 2 vyšší.

blessing-snowshoes = Sněžnice
    .short = Sněžnice
    .text = Po svém lovu, ať dopadl jakkoli, můžeš svého hrdinu přesunout až o 2 regiony.

blessing-trapper = Kladeč pastí
    .text = Nová runová akce za 2 různé runy: způsob 1 zranění nestvůře v regionu se svým hrdinou na volné pozici podle své volby. Je to zranění mimo lov: bez odměny a bez artefaktu.

blessing-fate-weaver = Tkadlena osudu
    .short = Tkadlena osudu
    .text = Při své akci Monument otoč 2 karty událostí, jednu podle své volby vyhodnoť a druhou bez vyhodnocení odhoď.

blessing-keeper-of-keys = Klíčnice
    .short = Klíčnice
    .text = Při své akci Monument získej 1 kněze navíc, i když nemáš žádný chrám.

blessing-silent-prayer = Tichá modlitba
    .text = Když vyšleš kněze k monumentu na úrovni 0 nebo 1, dober si po zvýšení vlastnosti a bonusu od boha 1 bojovou kartu.

blessing-skalds-fame = Sláva skalda
    .text = Po vítězné bitvě si dober 1 bojovou kartu.

blessing-mead-of-poetry = Medovina básníků
    .short = Medovina
    .text = Tvůj limit bojových karet i limit run je tvá Moudrost + 2.

blessing-songs-of-old = Dávné zpěvy
    .text = Kdykoli je tvůj ukazatel na akčním kruhu zakryt, dober si kromě runy i 1 bojovou kartu.

blessing-silent-avenger = Mlčenlivý mstitel
    .short = Mstitel
    .text = Po prohrané bitvě a ústupu zvyš o 1 sílu jedné z armád, které ustoupily.

blessing-iron-shoe = Železná bota
    .text = Pokles morálky nesnižuje sílu tvých armád; útok na region sníží sílu každé tvé armády o 1 méně (nejméně o 0).

blessing-wolf-bane = Zhouba vlků
    .text = Když základní runovou akcí získáváš nadvládu nad nestvůrou, smí být i v regionu, který po souši sousedí s regionem tvého hrdiny.


## Temple tracks

temple-track-34-a = Stupnice chrámů 3–4, strana A
    .short = 3–4 A
    .text = Chrámů: 7; výběr požehnání po chrámu č. 2, 5. Pro první hru.

temple-track-34-b = Stupnice chrámů 3–4, strana B
    .short = 3–4 B
    .text = Chrámů: 7; výběr požehnání po chrámu č. 1, 3, 6.

temple-track-34 = Stupnice chrámů 3–4
    .short = Chrámy 3–4
    .text = Stupnice chrámů, polí: 7.

temple-track-2-a = Stupnice chrámů 2, strana A
    .short = 2 A
    .text = Chrámů: 5; výběr požehnání po chrámu č. 2, 4. Pro první hru.

temple-track-2-b = Stupnice chrámů 2, strana B
    .short = 2 B
    .text = Chrámů: 5; výběr požehnání po chrámu č. 1, 2, 4.

temple-track-2 = Stupnice chrámů 2
    .short = Chrámy 2
    .text = Stupnice chrámů, polí: 5.


## Runes

rune-uruz = uruz
    .text = Nestvůry: Draug, Grendel. Říše: Múspellsheim, Jötunheim.

rune-othala = othila
    .text = Nestvůry a arcinepřítel: Hraesvelg, Fenrir, Loki. Říše: Vanaheim, Svartálfheim.

rune-algiz = algiz
    .text = Nestvůry: Nidhögg, Jörmungand. Říše: Álfheim, Niflheim.


## Forge tokens

forge-uruz = kovárna uruzu

forge-othala = kovárna othily
    .short = kov. othily

forge-algiz = kovárna algizu


## Symbols of combat cards and wound spaces

weapon-sword = Meč

weapon-axe = Sekera

weapon-spear = Kopí

weapon-bow = Luk

weapon-shield = Štít

weapon-any = Libovolná zbraň
    .short = Libovolná


## Symbols of regions

feature-monument = Monument
    .text = Kněží vyslaní sem zvyšují vlastnost a přinášejí bonus boha. Kdo region ovládá, má i božský artefakt.

feature-settlement = Osada
    .text = V osadě, kterou ovládáš, smíš posílit aktivovanou armádu a verbovat nové armády.

feature-shrine = Svatyně
    .text = V regionu se svatyní, který ovládáš, smíš postavit jeden chrám.

feature-forge = Kovárna
    .text = Leží v ní jedna runa daného druhu. Tvůj hrdina ji smí vzít v kroku modlitby; doplní se při stavbě monumentu.


## Attributes and other values

stat-authority = Autorita
    .text = Síla každé armády, kterou naverbuješ.

stat-might = Moc
    .text = Počet bojových karet, které si dobereš na začátku lovu, a nejvyšší hodnota populace či vojenská síla, kterou můžeš uzurpovat.

stat-wisdom = Moudrost
    .text = Tvůj limit bojových karet a zvlášť limit run; přičítá se při ověřování slabiny v lovu.

stat-army-strength = Síla armády
    .text = Číslo jedné armády, 1 až 6. Klesne-li pod 1, je armáda zničena.

stat-total-army-strength = Vojenská síla
    .short = Vojenská síla
    .text = Síly všech armád téhož hráče v jednom regionu dohromady.

stat-battle-strength = Bitevní síla
    .short = Bitevní síla
    .text = Tvůj součet v bitvě: vojenská síla, síla karet a další efekty. Při shodě vyhrává obránce.

stat-population = Hodnota populace
    .short = Populace
    .text = Vojenská síla potřebná k ovládnutí neutrálního regionu. Ovládaný region má hodnotu 0.

stat-card-value = Síla karty
    .text = Číslo na bojové kartě.

stat-loss = Symbol ztrát
    .text = Každý stojí tvé armády po bitvě 1 sílu, ať vyhraješ, nebo prohraješ.

stat-rage = Zuřivost
    .text = Síla karet, které musí tvá obrana v kole nestvůry dosáhnout.

stat-weakness = Slabina
    .text = Pokud jí dosáhne součet tvé Moudrosti a karet na obranu, dobereš si 1 bojovou kartu navíc.

stat-draw = Pokyn k dobírání
    .short = Dobírání
    .text = Kolik karet útoku si nestvůra dobere na konci tohoto kola.

stat-monument-level = Úroveň monumentu
    .short = Úroveň
    .text = Od 0 (podstavec) do 3 (dokončen).

stat-defeated-monsters = Skolené nestvůry
    .short = Skolené
    .text = Figurky nestvůr a žetony zabijáka dohromady.


## Special actions

action-reinforce = Posily
    .text = Naverbuj 1 armádu.

action-mobilize = Mobilizace
    .text = Aktivuj libovolný počet svých armád, nejméně jednu. Poté se ověří nadvláda a proběhnou bitvy.

action-prepare = Přípravy
    .text = Vyber si dvě možnosti, třeba i stejnou dvakrát: vyleč 1 zranění; dober si 1 bojovou kartu; získej 1 libovolnou runu; +1 síly jedné své armádě v osadě, kterou ovládáš.

action-build-temple = Chrám
    .short = Chrám
    .text = Umísti další chrám do svého regionu se svatyní bez chrámu a získej 1 kněze. Odkryté pole „VÝBĚR“ spustí výběr požehnání.

action-monsters = Nestvůry
    .text = Vyber si jedno: aktivuj 1 nebo 2 různé nestvůry (neutrální nebo své); lov nestvůru v regionu se svým hrdinou; lov tam arcinepřítele.

action-usurp = Uzurpace
    .text = Není-li v regionu s tvým hrdinou jiný hrdina a tvá Moc stačí na hodnotu populace či zdejší vojenskou sílu, cizí armády ustoupí, region ovládneš a smíš zde naverbovat 1 armádu.

action-build-monument = Monument
    .short = Monument
    .text = Jen máš-li na akčním kruhu svůj ukazatel. Zvyš úroveň monumentu o 1, zkontroluj předzvěsti, odstraň kněze a ukazatele z kruhu, dobij artefakty a kovárny, vezmi si kněze a runy, vyhodnoť 1 kartu události.


## Steps of a turn

step-prayer = Modlitba
    .text = Smíš vyslat kněze k monumentu a vytvořit runu.

step-hero = Hrdina
    .text = Smíš si vybrat jedno: přesuň hrdinu až o 2 regiony, přesuň drakkar až o 2 moře, nebo vyleč 1 zranění.

step-rune-action = Runová akce
    .text = Smíš zaplatit 1 až 3 runy za jednu runovou akci.

step-maneuvers = Manévry
    .text = Smíš aktivovat jednu armádu; nemáš-li na herním plánu žádnou, smíš místo toho jednu naverbovat.

step-special-action = Zvláštní akce
    .short = Zvláštní akce
    .text = Musíš si vybrat jednu zvláštní akci na akčním kruhu.


## Options of steps and actions

choice-send-priest = Vyslání kněze
    .short = Vyslání kněze
    .text = Umísti 1 kněze na volnou pozici u libovolného monumentu: zvyš jeho vlastnost o 1 a získej bonus podle úrovně.

choice-forge-rune = Tvorba runy
    .text = Vezmi si runu z kovárny v regionu se svým hrdinou.

choice-move-hero = Pohyb hrdiny
    .text = Přesuň svého hrdinu až o 2 regiony.

choice-move-drakkar = Pohyb drakkaru
    .short = Pohyb drakkaru
    .text = Přesuň svůj drakkar až o 2 moře.

choice-heal = Vyléčení
    .text = Vyleč 1 zranění svého hrdiny.

choice-move-army = Pohyb armády
    .text = Přesuň aktivovanou armádu do sousedního regionu.

choice-strengthen-army = Posílení armády
    .short = Posílení
    .text = Zvyš o 1 sílu aktivované armády v osadě, kterou ovládáš.

choice-recruit-army = Naverbování armády
    .short = Verbování
    .text = Umísti novou armádu se silou rovnou své Autoritě do regionu sousedícího se svým drakkarem nebo do osady, kterou ovládáš.

choice-prepare-heal = Přípravy: vyléčení
    .short = Vyléčení
    .text = Vyleč 1 zranění.

choice-prepare-card = Přípravy: karta
    .short = Karta
    .text = Dober si 1 bojovou kartu.

choice-prepare-rune = Přípravy: runa
    .short = Přípravy: runa
    .text = Získej 1 libovolnou runu z banku.

choice-prepare-army = Přípravy: armáda
    .short = Armáda
    .text = Zvyš o 1 sílu jedné své armády v osadě, kterou ovládáš.

choice-activate-monsters = Aktivace nestvůr
    .short = Aktivace
    .text = Aktivuj 1 nebo 2 různé nestvůry, neutrální nebo své, v libovolném pořadí.

choice-hunt-monster = Lov nestvůry
    .short = Lov nestvůry
    .text = Lov nestvůru v regionu se svým hrdinou.

choice-hunt-boss = Lov arcinepřítele
    .short = Arcinepřítel
    .text = Lov Lokiho v regionu se svým hrdinou; potřebuješ 2 skolené nestvůry (ve hře 2 hráčů 1).


## Basic rune actions

rune-action-boss = Přivolání arcinepřítele
    .short = Arcinepřítel
    .text = 1 runa arcinepřítele: je-li Loki v regionu s tvým hrdinou, aktivuj ho a pak použij jeho runovou schopnost.

rune-action-control-monster = Ovládnutí nestvůry
    .short = Ovládnutí
    .text = 1 runa nestvůry: ovládni neutrální nestvůru tam, kde je tvůj hrdina.

rune-action-ally = Uzavření spojení
    .short = Spojení
    .text = 1 runa říše: uzavři spojení s říší, která sousedí s regionem tvého hrdiny. Jako první spojenec si dober 1 bojovou kartu.

rune-action-army = Posílení armády
    .short = Armáda +1
    .text = 2 různé runy: zvyš sílu jedné své armády o 1, ať je kdekoli.

rune-action-activate-monster = Aktivace nestvůry
    .short = Aktivace
    .text = 2 různé runy: aktivuj 1 neutrální nestvůru nebo 1, kterou ovládáš.

rune-action-draw-1 = Dobrání 1 karty
    .short = 1 karta
    .text = 2 různé runy: dober si 1 bojovou kartu.

rune-action-place-hero = Umístění hrdiny
    .short = Hrdina
    .text = 2 různé runy: umísti svého hrdinu do libovolného regionu.

rune-action-attribute = Zvýšení nejnižší vlastnosti
    .short = Vlastnost +1
    .text = 3 různé runy: zvyš o 1 jednu vlastnost s nejnižší hodnotou.

rune-action-draw-2 = Dobrání 2 karet
    .short = 2 karty
    .text = 3 různé runy: dober si 2 bojové karty.


## Rewards of a hunt

reward-realm = Říše
    .text = Uzavři spojení s libovolnou říší, kde nemáš svůj ukazatel.

reward-priest = Kněz
    .text = Získej 1 kněze z banku.

reward-army = Armáda +1
    .text = Zvyš sílu jedné své armády o 1.

reward-rune = Runa
    .text = Získej 1 libovolnou runu z banku.


## Faces of the monster die

die-move = Pohyb
    .text = Nestvůra se přesune do sousedního regionu; může nastat pokles morálky.

die-region-attack = Útok na region
    .text = Vyhodnoť útok nestvůry na region.

die-choice = Volba
    .text = Aktivní hráč zvolí pohyb, nebo útok na region.


## Victories

victory-great-jarl = Velký Jarl
    .text = Okamžitě zvítězíš, jakmile ovládáš všechny regiony na 3 územích.

victory-great-godi = Velký Godi
    .text = Okamžitě zvítězíš, jakmile ovládáš 5 regionů s chrámy (ve hře 2 hráčů 4).

victory-monster-slayer = Zabiják nestvůr
    .short = Zabiják
    .text = Okamžitě zvítězíš, jakmile skolíš Lokiho.

victory-ragnarok = Ragnarök
    .text = Po posledním tahu všech vítězí hráč s nejvíce regiony sousedícími s Yggdrasilem; při shodě ten, kdo odehrál poslední tah dříve.


## Phases

phase-setup = Příprava hry
    .short = Příprava hry

phase-hero-selection = Výběr hrdiny
    .short = Výběr hrdiny
    .text = Vezmi si 2 hrdiny a 2 karty původu, po jedné si nech; umísti drakkar, hrdinu a 2 armády.

phase-turn = Tah
    .text = Pět kroků: modlitba, hrdina, runová akce, manévry, zvláštní akce. Povinný je jen poslední.

phase-battle = Bitva
    .text = Vyhodnocuje se na konci kroku v každém regionu, kde stojí armády dvou hráčů.

phase-hunt = Lov
    .text = Tvůj hrdina bojuje s nestvůrou nebo arcinepřítelem; střídají se kola nestvůry a kola hrdiny.

phase-monster-round = Kolo nestvůry
    .text = Nestvůra zahraje kartu útoku, ty se smíš bránit bojovými kartami.

phase-hero-round = Kolo hrdiny
    .text = Hraj bojové karty na odpovídající pozice pro zranění. Musíš způsobit alespoň 1 zranění, jinak lov končí neúspěchem.

phase-blessing-draft = Výběr požehnání
    .short = Požehnání
    .text = Otočí se o 1 požehnání více, než je hráčů. První vybírá stavitel chrámu, pak ostatní proti směru hodinových ručiček.

phase-final-turns = Poslední tahy
    .text = Nastal Ragnarök: každý odehraje svůj poslední tah.

phase-game-end = Konec hry
    .short = Konec hry


## Steps of a battle

battle-step-1 = Hraní bojových karet
    .short = Karty
    .text = Počínaje obráncem zahraj 1 bojovou kartu, nebo pasuj. Kdo pasoval, už nehraje.

battle-step-2 = Určení bitevní síly
    .short = Bitevní síla
    .text = Sečti sílu karet, vojenskou sílu a další efekty. Vyšší součet vítězí, při shodě obránce.

battle-step-3 = Ztráty (poražený)
    .short = Ztráty: por.
    .text = 1 ztráta pro každou tvou armádu v regionu, pak 1 za každý symbol ztrát na tvých kartách; ty rozdělíš libovolně.

battle-step-4 = Ústup
    .text = Poražený ustoupí se všemi armádami do jednoho sousedního regionu, který ovládá; jinak jsou zničeny.

battle-step-5 = Ztráty (vítěz)
    .short = Ztráty: vítěz
    .text = Vítěz rozdělí ztráty za symboly na svých zahraných kartách.

battle-step-6 = Nadvláda nad regionem
    .short = Nadvláda
    .text = Vítěz získá nadvládu, pokud jeho vojenská síla stačí na hodnotu populace (0 u ovládaného regionu).


## Start of a hunt

hunt-start-1 = Efekty na začátku
    .short = Začátek lovu
    .text = Vyhodnoť vše, co platí na začátku lovu.

hunt-start-2 = Karty za Moc
    .short = Karty za Moc
    .text = Dober si tolik bojových karet, kolik činí tvá Moc.

hunt-start-3 = Balíček útoků
    .text = Hráč nestvůry zamíchá všech 14 karet útoků a dobere si 2.


## Steps of a monster round

monster-round-step-1 = Kontrola balíčku
    .short = Balíček
    .text = Je-li balíček karet útoků prázdný, lov končí neúspěšně.

monster-round-step-2 = Karta útoku
    .text = Hráč nestvůry zahraje 1 kartu útoku a ostatní odhodí.

monster-round-step-3 = Obrana
    .text = Zahraj libovolně bojových karet: jejich síla musí dosáhnout zuřivosti, nebo musí zabrat štít.

monster-round-step-4 = Efekt útoku
    .text = Nebyla-li obrana úspěšná, vyhodnoť efekt útoku.

monster-round-step-5 = Dobrání karty
    .text = Dober si 1 bojovou kartu.

monster-round-step-6 = Ověření slabiny
    .short = Slabina
    .text = Pokud tvá Moudrost plus síla karet na obranu dosáhne slabiny, dober si 1 další bojovou kartu.

monster-round-step-7 = Nestvůra dobírá
    .short = Nestvůra
    .text = Nestvůra si dobere tolik karet útoku, kolik určuje zahraná karta; pak začíná kolo hrdiny.


## Parts of Build Monument

monument-part-1 = Zvýšení úrovně
    .short = Stavba
    .text = Zvyš o 1 úroveň monument, který ještě není na 3. úrovni.

monument-part-2 = Předzvěsti
    .text = Naplněné předzvěsti otoč lícem dolů. Jsou-li lícem dolů alespoň 3, nastává Ragnarök.

monument-part-3 = Uvolnění a dobití
    .short = Uvolnění
    .text = Kněží se vrátí do banku, ukazatele opustí akční kruh a všechny artefakty se dobijí.

monument-part-4 = Obnova kováren
    .short = Obnova kováren
    .text = Každá prázdná kovárna dostane runu svého druhu.

monument-part-5 = Kněží a runy
    .short = Kněží a runy
    .text = Stavitel získá 1 kněze za každý svůj region s chrámem a runy ze svých kováren.

monument-part-6 = Karta události
    .text = Vyhodnoť 1 kartu události: umísti nestvůru, aktivuj nestvůry a případně arcinepřítele.


## Tokens

token-realm = Žeton říše
    .short = Žeton říše

token-forge = Žeton kovárny

token-rune = Žeton runy
    .text = Uruz, othila nebo algiz. Platí se jí runové akce; smíš jich mít nejvýše tolik, kolik činí tvá Moudrost.

token-slayer = Žeton zabijáka
    .short = Žeton zabijáka
    .text = Získá ho jiný hráč s alespoň 4 ukazateli na skolené nestvůře; platí jako skolená nestvůra.

token-attribute = Ukazatel vlastnosti
    .short = Ukazatel

token-control = Ukazatel nadvlády
    .short = Ukazatel
    .text = Označuje tvé regiony, spojenectví, zvolené akce a zranění. Nikdy nedojde.


## Terms

term-board = Herní plán

term-map = Mapa

term-area = Oblast
    .text = Pole mapy: region, říše nebo moře.

term-region = Region
    .text = Očíslovaná oblast na některém území. Stojí v ní armády, hrdinové a nestvůry a lze ji ovládnout.

term-land = Území
    .text = 3 nebo 4 regiony téže barvy a symbolu. Ovládáš ho, když ovládáš všechny.

term-realm = Říše
    .text = Oblast mimo území. Nic do ní nevstupuje; tvůj ukazatel v ní znamená spojenectví.

term-sea = Moře
    .text = Na moři jsou jen drakkary, klidně i více najednou. Moře nelze ovládnout.

term-yggdrasil = Yggdrasil
    .text = Strom světa uprostřed mapy. Regiony kolem něj rozhodují při Ragnaröku.

term-border = Hranice

term-adjacent = Sousední
    .text = Dvě oblasti se společnou hranicí. Pro pohyb tvých armád a hrdiny i všechna pobřeží moře s tvým drakkarem.

term-action-wheel = Akční kruh
    .text = Šest zvláštních akcí, každá spojená s jednou říší, a uprostřed Monument.

term-action-space = Pozice akce
    .text = Sem kladeš svůj ukazatel. Nelze zvolit pozici, kde už svůj máš; zakrytý majitel získá 1 runu.

term-control-marker = Ukazatel nadvlády
    .short = Ukazatel
    .text = Označuje tvé regiony, spojenectví, zvolené akce a zranění. Nikdy nedojde.

term-control = Nadvláda
    .text = Region s tvým ukazatelem nadvlády ovládáš; jeho hodnota populace platí jako 0.

term-neutral = Neutrální
    .text = Nikdo nad ním nemá nadvládu.

term-monument = Monument
    .text = Kněží vyslaní sem zvyšují vlastnost a přinášejí bonus boha. Kdo region ovládá, má i božský artefakt.

term-monument-base = Podstavec

term-level = Úroveň

term-settlement = Osada
    .text = V osadě, kterou ovládáš, smíš posílit aktivovanou armádu a verbovat nové armády.

term-shrine = Svatyně
    .text = V regionu se svatyní, který ovládáš, smíš postavit jeden chrám.

term-temple = Chrám
    .text = Stojí v regionu se svatyní. Přináší svému vládci kněze při jeho stavbě monumentu; dostatek chrámů znamená vítězství.

term-temple-track = Stupnice chrámů
    .short = Chrámy
    .text = Jsou na ní dosud nepostavené chrámy; některá pole spouštějí výběr požehnání.

term-forge = Kovárna
    .text = Leží v ní jedna runa daného druhu. Tvůj hrdina ji smí vzít v kroku modlitby; doplní se při stavbě monumentu.

term-rune = Runa
    .text = Uruz, othila nebo algiz. Platí se jí runové akce; smíš jich mít nejvýše tolik, kolik činí tvá Moudrost.

term-army = Armáda
    .text = Figurka se silou od 1 do 6. Každý hráč jich má šest.

term-army-dial = Číselník armády
    .short = Číselník

term-drakkar = Drakkar
    .text = Tvá loď. Všechny regiony u jejího moře spolu sousedí pro pohyb tvých armád a hrdiny.

term-priest = Kněz
    .text = V kroku modlitby ho vyšleš k monumentu; vrací se do banku, když kdokoli staví monument.

term-priest-space = Pozice pro kněze
    .short = Pro kněze
    .text = K monumentu se vejde jen tolik kněží, kolik má pozic.

term-hero = Hrdina
    .text = Tvá figurka: pohybuje se, tvoří runy, uzavírá spojení, loví a uzurpuje, ale v bitvách nebojuje.

term-hero-board = Destička hrdiny
    .short = Hrdina

term-hero-ring = Podstavec pro hrdinu
    .short = Podst. hrdiny

term-monster = Nestvůra
    .text = Při aktivaci se pohne, nebo zaútočí na region. Lze ji ovládnout i lovit.

term-monster-card = Karta nestvůry
    .text = Uvádí runu nestvůry, pozice pro zranění, odměny, útok na region a zvláštní útok.

term-monster-ring = Velký podstavec
    .short = Podstavec
    .text = Označuje nestvůru, kterou ovládáš. Máš dva.

term-monster-die = Kostka nestvůr
    .text = Hází se při aktivaci neutrální nestvůry: pohyb, útok na region, nebo volba.

term-boss = Arcinepřítel
    .text = Loki. Loví se jako nestvůra, jinak se ho však efekty na nestvůry netýkají.

term-boss-card = Karta arcinepřítele
    .short = Arcinepřítel

term-slayer-token = Žeton zabijáka
    .short = Žeton zabijáka
    .text = Získá ho jiný hráč s alespoň 4 ukazateli na skolené nestvůře; platí jako skolená nestvůra.

term-player-board = Hráčská deska
    .short = Hráčská deska

term-reference-card = Přehledová karta
    .short = Přehled

term-bank = Bank
    .short = Bank
    .text = Společná zásoba všech hráčů.

term-pool = Osobní zásoba
    .short = Zásoba
    .text = Co vlastníš mimo herní plán: neumístěné armády, kněží, runy a karty.

term-origin = Původ
    .text = Čí je tvůj hrdina potomek. Dává jeden bonus na začátku hry.

term-origin-card = Karta původu
    .short = Karta původu

term-origin-bonus = Bonus za původ
    .short = Bonus za původ

term-special-ability = Zvláštní schopnost
    .short = Schopnost
    .text = Platí pro tvého hrdinu po celou hru.

term-attribute = Vlastnost
    .text = Autorita, Moc nebo Moudrost, od 2 do 6; zraněná má hodnotu 2.

term-attribute-track = Stupnice vlastnosti
    .short = Stupnice

term-injury = Zranění
    .text = Otočí jeden ukazatel vlastnosti tvého hrdiny zraněnou stranou nahoru; do vyléčení má hodnotu 2.

term-injured = Zraněná strana
    .short = Zraněná strana

term-uninjured = Nezraněná strana
    .short = Nezraněná

term-heal = Vyléčit
    .text = Otoč 1 zraněný ukazatel vlastnosti zpět nezraněnou stranou nahoru.

term-combat-card = Bojová karta
    .text = Hraje se v bitvách a při lovu. Smíš jich držet nejvýše tolik, kolik činí tvá Moudrost; během lovu bez limitu.

term-weapon-symbol = Symbol zbraně
    .text = Musí odpovídat pozici pro zranění, kterou chceš zakrýt.

term-hunt-effect = Efekt při lovu
    .text = Smíš ho využít, když karta při lovu způsobí zranění; štít působí při obraně.

term-battle-effect = Efekt při bitvě
    .short = Efekt v bitvě
    .text = Nastane ihned po zahrání karty v bitvě.

term-monster-attack-card = Karta útoku nestvůry
    .short = Karta útoku
    .text = Hraje se za nestvůru při lovu: zuřivost, slabina, pokyn k dobírání a efekt útoku.

term-attack-effect = Efekt útoku

term-region-attack = Útok na region
    .text = To, co aktivovaná nestvůra udělá místo pohybu.

term-special-attack = Zvláštní útok
    .text = Použije se, když je zahrána karta útoku „Zvláštní útok“.

term-wound = Zranění
    .text = Ukazatel nadvlády na pozici pro zranění nestvůry nebo arcinepřítele.

term-wound-space = Pozice pro zranění
    .short = Pozice
    .text = Zakryješ ji svým ukazatelem, když zahraješ kartu s jejím symbolem. Jsou-li zakryté všechny, nestvůra je skolena.

term-reward = Odměna
    .text = Získáš ji ihned za zakrytí dané pozice při lovu.

term-event-card = Karta události
    .text = Vyhodnotí se po stavbě monumentu: umístí nestvůru, pak aktivuje nestvůry a případně arcinepřítele.

term-place-section = UMÍSTĚNÍ

term-activate-section = AKTIVACE

term-omen = Předzvěst Ragnaröku
    .short = Předzvěst
    .text = Kontroluje se při každé stavbě monumentu. Naplní-li se 3, nastává Ragnarök.

term-blessing = Požehnání
    .text = Schopnost, která trvá do konce hry.

term-draft-keyword = VÝBĚR

term-god-card = Karta boha

term-artifact = Artefakt
    .text = Vyčerpáním spustíš jeho efekt; při stavbě monumentu se všechny artefakty dobijí.

term-divine-artifact = Božský artefakt
    .short = Božský
    .text = Patří tomu, kdo ovládá region s monumentem; majitele mění vždy nabitý.

term-monster-artifact = Artefakt nestvůry
    .short = Nestvůří
    .text = Získáš ho po lovu, jsou-li zakryté všechny pozice bez odměny a nikdo ho ještě nemá.

term-charged = Nabitý
    .text = Připravený k použití.

term-exhaust = Vyčerpat

term-exhausted = Vyčerpaný
    .text = Použitý; znovu připravený po příští stavbě monumentu.

term-recharge = Dobít

term-deck = Balíček

term-discard-pile = Odhazovací hromádka
    .short = Odhozené

term-discard = Odhodit

term-draw = Dobrat si

term-hand = Ruka

term-active-player = Aktivní hráč
    .text = Hráč, který je právě na tahu.

term-starting-player = Začínající hráč
    .short = První hráč

term-player = Hráč

term-opponent = Protivník

term-activate = Aktivovat
    .text = Armáda se přesune nebo zesílí; nestvůra se pohne nebo zaútočí na region.

term-recruit = Naverbovat
    .text = Umísti novou armádu ke svému drakkaru nebo do osady, kterou ovládáš; má sílu rovnou tvé Autoritě.

term-move = Přesunout
    .text = Přechod do sousední oblasti. Umístění a ústup nejsou pohyb.

term-place = Umístit
    .text = Polož něco na herní plán. Není to pohyb.

term-retreat = Ústup
    .text = Armády přejdou do jednoho sousedního regionu, který ovládáš (i pomocí drakkaru), jinak jsou zničeny. Není to pohyb.

term-alliance = Spojenectví
    .text = Tvůj ukazatel v říši; trvá celou hru a přináší bonusy. První spojenec si dobere 1 bojovou kartu.

term-realm-bonus = Bonus od říše
    .text = Když na akci přijde první ukazatel, smí každý spojenec příslušné říše využít její bonus; aktivní hráč poslední.

term-trample = Pokles morálky
    .text = Nestvůra, která se přesune do regionu s armádami, sníží sílu jedné z nich o 1.

term-monster-player = Hráč nestvůry
    .short = Hráč nestvůry
    .text = Rozhoduje za nestvůru: hráč, který ji ovládá, u neutrální aktivní hráč; při lovu neovládané nestvůry hráč napravo od lovícího.

term-hunting-player = Lovící hráč
    .short = Lovící hráč
    .text = Hráč, jehož hrdina loví.

term-attacker = Útočník
    .text = Hráč, jehož armády bitvu vyvolaly.

term-defender = Obránce
    .text = O kartách rozhoduje jako první a vyhrává při shodě.

term-pass = Pasovat
    .text = V této bitvě už nehraješ žádné karty.

term-losses = Ztráty
    .text = Každá ztráta sníží sílu jedné armády o 1.

term-destroy = Zničit
    .text = Armáda opustí herní plán a vrátí se do zásoby majitele.

term-defeat = Skolit
    .text = Všechny pozice pro zranění jsou zakryté: figurku získá, kdo způsobil poslední zranění.

term-set-of-runes = Sada různých run
    .short = Sada run

term-limit = Limit
    .text = Tvá Moudrost; bojové karty a runy se počítají odděleně. Přebytek ihned odhoď.

term-ragnarok = Ragnarök
    .text = Nastává, jsou-li lícem dolů 3 předzvěsti: každý má ještě jeden tah.

term-victory-condition = Podmínka vítězství
    .short = Vítězství

term-done = Hotovo

term-skip = Přeskočit
