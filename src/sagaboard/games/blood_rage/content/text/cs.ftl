### Blood Rage: names and texts, Czech.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .invade .acc .with .gen are ready forms for sentences (never inflect
### a name in code); .count and .count-acc say how many ($n).
### The wording is ours. A content pack may replace messages in text/cs.ftl (--pack).


## The game

game-blood-rage = Blood Rage
    .text = Veď vikinský klan třemi věky a nasbírej nejvíce slávy, než svět pohltí Ragnarök.
    .length = 60 až 90 minut
    .owner = CMON


## Clans

clan-wolf = Vlčí klan
    .short = Vlci
    .text = Barva: červená. Všechny klany začínají se stejnými vlastnostmi a figurkami.

clan-raven = Havraní klan
    .short = Havrani
    .text = Barva: modrá. Všechny klany začínají se stejnými vlastnostmi a figurkami.

clan-serpent = Hadí klan
    .short = Hadi
    .text = Barva: žlutá. Všechny klany začínají se stejnými vlastnostmi a figurkami.

clan-bear = Medvědí klan
    .short = Medvědi
    .text = Barva: hnědá. Všechny klany začínají se stejnými vlastnostmi a figurkami.

clan-any = klan
    .text = Vikingové jednoho hráče: jejich figurky, klanová deska, vlastnosti a karty.
    .count = { $n ->
        [one] { $n } klan
        [few] { $n } klany
        [many] { $n } klanu
       *[other] { $n } klanů
    }


## Gods

god-odin = Ódin
    .text = Soudí a trestá, na bojišti i jinde.
    .gen = Ódina

god-thor = Thór
    .text = Vítěze bitev odměňuje slávou i kořistí.
    .gen = Thóra

god-loki = Loki
    .text = Mstí se a z prohraných bitev dělá zisk.
    .gen = Lokiho

god-frigga = Frigg
    .text = Dává pomoc a prostředky k dalším činům.
    .gen = Frigg

god-heimdall = Heimdall
    .text = Vidí dopředu a soupeře zaskočí.
    .gen = Heimdalla

god-tyr = Týr
    .text = Propůjčuje čirou sílu v boji.
    .gen = Týra


## Regions

region-manheim = Manheim
    .text = Kraje: Myrkulor, Elvagar, Angerboda.
    .gen = Manheimu

region-alfheim = Álfheim
    .text = Kraje: Gimlé, Andlang.
    .gen = Álfheimu

region-jotunheim = Jötunheim
    .text = Kraje: Muspelheim, Hörgr, Útgard.
    .gen = Jötunheimu


## Provinces

province-elvagar = Elvagar
    .text = Vnější kraj Manheimu: 4 vesnice.
    .in = v Elvagaru
    .to = do Elvagaru
    .from = z Elvagaru
    .invade = do Elvagaru

province-angerboda = Angerboda
    .text = Vnější kraj Manheimu: 5 vesnic.
    .in = v Angerbodě
    .to = do Angerbody
    .from = z Angerbody
    .invade = do Angerbody

province-muspelheim = Muspelheim
    .text = Vnější kraj Jötunheimu: 5 vesnic.
    .in = v Muspelheimu
    .to = do Muspelheimu
    .from = z Muspelheimu
    .invade = do Muspelheimu

province-horgr = Hörgr
    .text = Vnější kraj Jötunheimu: 4 vesnice.
    .in = v Hörgru
    .to = do Hörgru
    .from = z Hörgru
    .invade = do Hörgru

province-utgard = Útgard
    .text = Vnější kraj Jötunheimu: 3 vesnice.
    .in = v Útgardu
    .to = do Útgardu
    .from = z Útgardu
    .invade = do Útgardu

province-andlang = Andlang
    .text = Vnější kraj Álfheimu: 3 vesnice.
    .in = v Andlangu
    .to = do Andlangu
    .from = z Andlangu
    .invade = do Andlangu

province-gimle = Gimlé
    .text = Vnější kraj Álfheimu: 5 vesnic.
    .in = v Gimlé
    .to = do Gimlé
    .from = z Gimlé
    .invade = do Gimlé

province-myrkulor = Myrkulor
    .text = Vnější kraj Manheimu: 3 vesnice.
    .in = v Myrkuloru
    .to = do Myrkuloru
    .from = z Myrkuloru
    .invade = do Myrkuloru

province-yggdrasil = Yggdrasil
    .text = Střední kraj, sousedí se všemi ostatními: žádné vesnice, libovolný počet figurek, žádný přímý Nájezd.
    .in = u Yggdrasilu
    .to = k Yggdrasilu
    .from = od Yggdrasilu
    .invade = k Yggdrasilu


## Fjords (the board leaves them unnamed; the names are ours)

fjord-fjord-northeast = fjord Elvagar–Angerboda
    .short = SV fjord
    .text = Podporuje kraje Elvagar a Angerboda. Pojme libovolný počet lodí.
    .in = ve fjordu Elvagar–Angerboda
    .to = do fjordu Elvagar–Angerboda
    .from = z fjordu Elvagar–Angerboda
    .invade = do fjordu Elvagar–Angerboda

fjord-fjord-southeast = fjord Muspelheim–Hörgr
    .short = JV fjord
    .text = Podporuje kraje Muspelheim a Hörgr. Pojme libovolný počet lodí.
    .in = ve fjordu Muspelheim–Hörgr
    .to = do fjordu Muspelheim–Hörgr
    .from = z fjordu Muspelheim–Hörgr
    .invade = do fjordu Muspelheim–Hörgr

fjord-fjord-southwest = fjord Útgard–Andlang
    .short = JZ fjord
    .text = Podporuje kraje Útgard a Andlang. Pojme libovolný počet lodí.
    .in = ve fjordu Útgard–Andlang
    .to = do fjordu Útgard–Andlang
    .from = z fjordu Útgard–Andlang
    .invade = do fjordu Útgard–Andlang

fjord-fjord-northwest = fjord Gimlé–Myrkulor
    .short = SZ fjord
    .text = Podporuje kraje Gimlé a Myrkulor. Pojme libovolný počet lodí.
    .in = ve fjordu Gimlé–Myrkulor
    .to = do fjordu Gimlé–Myrkulor
    .from = z fjordu Gimlé–Myrkulor
    .invade = do fjordu Gimlé–Myrkulor


## Figures

figure-leader = vůdce
    .text = SÍLA 3. Nájezd s vůdcem je zdarma.
    .acc = vůdce
    .with = s vůdcem
    .count = { $n ->
        [one] { $n } vůdce
        [few] { $n } vůdci
        [many] { $n } vůdce
       *[other] { $n } vůdců
    }

figure-warrior = válečník
    .text = SÍLA 1, bez zvláštní schopnosti. Nájezd stojí tolik zuřivosti, kolik činí SÍLA.
    .acc = válečníka
    .with = s válečníkem
    .count = { $n ->
        [one] { $n } válečník
        [few] { $n } válečníci
        [many] { $n } válečníka
       *[other] { $n } válečníků
    }
    .count-acc = { $n ->
        [one] { $n } válečníka
        [few] { $n } válečníky
        [many] { $n } válečníka
       *[other] { $n } válečníků
    }

figure-ship = loď
    .text = SÍLA 2. Nájezd jen do fjordu a nikdy se nehýbe; podporuje oba kraje u svého fjordu.
    .acc = loď
    .with = s lodí
    .count = { $n ->
        [one] { $n } loď
        [few] { $n } lodě
        [many] { $n } lodi
       *[other] { $n } lodí
    }

figure-monster = bytost
    .text = Přidá se ke klanu díky své kartě posílení; najednou můžeš mít dvě.
    .acc = bytost
    .with = s bytostí
    .count = { $n ->
        [one] { $n } bytost
        [few] { $n } bytosti
        [many] { $n } bytosti
       *[other] { $n } bytostí
    }

figure-any = figurka
    .text = Vůdce, válečník, loď nebo bytost.
    .acc = figurku
    .with = s figurkou
    .count = { $n ->
        [one] { $n } figurka
        [few] { $n } figurky
        [many] { $n } figurky
       *[other] { $n } figurek
    }
    .count-acc = { $n ->
        [one] { $n } figurku
        [few] { $n } figurky
        [many] { $n } figurky
       *[other] { $n } figurek
    }


## Monsters (the figures)

monster-troll = Trol
    .short = Trol
    .text = Když trol provede Nájezd, znič v daném kraji všechny nepřátelské válečníky.
    .acc = trola
    .with = s trolem

monster-dwarf-chieftain = Trpasličí náčelník
    .short = Trpaslík
    .text = Nestojí tě žádnou zuřivost: ani zahrání posílení, ani Nájezd.
    .acc = trpasličího náčelníka
    .with = s trpasličím náčelníkem

monster-sea-serpent = Mořský had
    .short = Mořský had
    .text = Počítá se jako tvá loď: Nájezd jen do fjordu, podporuje oba kraje a nikdy se nehýbe. Jeho SÍLA zůstává 3 a je to stále i bytost.
    .acc = mořského hada
    .with = s mořským hadem

monster-valkyrie = Valkýra
    .short = Valkýra
    .text = Účastní-li se valkýra bitvy, získáš 2 body slávy za každou nepřátelskou figurku v ní zničenou, ať vyhraješ, nebo prohraješ.
    .acc = valkýru
    .with = s valkýrou

monster-dark-elf = Temný elf
    .short = Temný elf
    .text = Smí provést Nájezd i k Yggdrasilu; Nájezd s ním stojí všude 1 zuřivost. U Yggdrasilu má SÍLU 3.
    .acc = temného elfa
    .with = s temným elfem

monster-fire-giant = Ohnivý obr
    .short = Ohnivý obr
    .text = Když ohnivý obr provede Nájezd, znič v daném kraji i v jeho fjordu všechny nepřátelské figurky kromě bytostí.
    .acc = ohnivého obra
    .with = s ohnivým obrem

monster-frost-giant = Mrazivý obr
    .short = Mrazivý obr
    .text = Když úspěšně vypleníš kraj, kde stojí mrazivý obr, získáš odměnu z žetonu podruhé.
    .acc = mrazivého obra
    .with = s mrazivým obrem

monster-soldier-of-hel = Voják Hel
    .short = Voják Hel
    .text = Nestojí tě žádnou zuřivost: ani zahrání posílení, ani Nájezd.
    .acc = vojáka Hel
    .with = s vojákem Hel

monster-volur-witch = Čarodějnice völva
    .short = Völva
    .text = Má-li být zničena ve vnějším kraji, smíš ji místo toho přesunout k Yggdrasilu. Nechrání před tvou vlastní kartou Friggina oběť.
    .acc = čarodějnici völvu
    .with = s čarodějnicí völvou


## Cards

card-troll = Trol
    .short = Trol
    .brief = Nájezdem zničí všechny nepřátelské válečníky v kraji.
    .text = Když trol provede Nájezd, znič v daném kraji všechny nepřátelské válečníky.

card-dwarf-chieftain = Trpasličí náčelník
    .short = Trpaslík
    .brief = Nestojí zuřivost: ani vyložení, ani Nájezd.
    .text = Nestojí tě žádnou zuřivost: ani zahrání posílení, ani Nájezd.

card-sea-serpent = Mořský had
    .short = Mořský had
    .brief = Počítá se jako loď: ve fjordu, pro oba kraje.
    .text = Počítá se jako tvá loď: Nájezd jen do fjordu, podporuje oba kraje a nikdy se nehýbe. Jeho SÍLA zůstává 3 a je to stále i bytost.

card-valkyrie = Valkýra
    .short = Valkýra
    .brief = V jejích bitvách: 2 slávy za zničenou cizí figurku.
    .text = Účastní-li se valkýra bitvy, získáš 2 body slávy za každou nepřátelskou figurku v ní zničenou, ať vyhraješ, nebo prohraješ.

card-dark-elf = Temný elf
    .short = Temný elf
    .brief = Nájezd i k Yggdrasilu za 1 zuřivost; tam má SÍLU 3.
    .text = Smí provést Nájezd i k Yggdrasilu; Nájezd s ním stojí všude 1 zuřivost. U Yggdrasilu má SÍLU 3.

card-fire-giant = Ohnivý obr
    .short = Ohnivý obr
    .brief = Nájezdem zničí nepřátele v kraji i fjordu, ne bytosti.
    .text = Když ohnivý obr provede Nájezd, znič v daném kraji i v jeho fjordu všechny nepřátelské figurky kromě bytostí.

card-frost-giant = Mrazivý obr
    .short = Mrazivý obr
    .brief = Vypleníš-li kraj, kde stojí: odměna podruhé.
    .text = Když úspěšně vypleníš kraj, kde stojí mrazivý obr, získáš odměnu z žetonu podruhé.

card-soldier-of-hel = Voják Hel
    .short = Voják Hel
    .brief = Nestojí zuřivost: ani vyložení, ani Nájezd.
    .text = Nestojí tě žádnou zuřivost: ani zahrání posílení, ani Nájezd.

card-volur-witch = Čarodějnice völva
    .short = Völva
    .brief = Místo zničení se smí přesunout k Yggdrasilu.
    .text = Má-li být zničena ve vnějším kraji, smíš ji místo toho přesunout k Yggdrasilu. Nechrání před tvou vlastní kartou Friggina oběť.

card-lord-of-hammers = Pán kladiv
    .short = Kladiva
    .brief = Vypleníš-li kraj s vůdcem: smí se zdarma přesunout.
    .text = Když úspěšně vypleníš kraj, kde stojí tvůj vůdce, smíš ho zdarma přesunout k Yggdrasilu nebo do prázdné vesnice sousedního kraje.

card-lord-of-axes = Pán seker
    .short = Sekery
    .brief = Vypleníš-li kraj s vůdcem: +1 k jedné vlastnosti.
    .text = Když úspěšně vypleníš kraj, kde stojí tvůj vůdce, zvyš o 1 jednu vlastnost klanu podle svého výběru.

card-lord-of-spears = Pán kopí
    .short = Kopí
    .brief = Vypleníš-li kraj s vůdcem: +1 ke všem vlastnostem.
    .text = Když úspěšně vypleníš kraj, kde stojí tvůj vůdce, zvyš o 1 všechny tři vlastnosti klanu.

card-brothers-in-arms = Bratři ve zbrani
    .short = Bratři
    .brief = Dva válečníci v kraji mají dohromady SÍLU 3.
    .text = Každí dva tvoji válečníci v témže kraji mají dohromady SÍLU 3; zbude-li jeden, má SÍLU 1. Nájezd stojí 1 zuřivost za válečníka.

card-experts-in-arms = Znalci zbraní
    .short = Znalci
    .brief = Každý tvůj válečník má SÍLU 2.
    .text = Každý tvůj válečník má SÍLU 2 a Nájezd s ním stojí 2 body zuřivosti.

card-masters-in-arms = Mistři zbraní
    .short = Mistři
    .brief = Dva válečníci v kraji mají dohromady SÍLU 6.
    .text = Každí dva tvoji válečníci v témže kraji mají dohromady SÍLU 6; zbude-li jeden, má SÍLU 2. Nájezd stojí 2 body zuřivosti za válečníka.

card-lokis-dragons = Lokiho draci
    .short = Lokiho draci
    .brief = Je-li zničena tvá loď, získáš 4 body slávy.
    .text = Kdykoli je zničena tvá loď (nebo tvůj mořský had), získáš 4 body slávy.

card-fire-dragons = Ohniví draci
    .short = Ohniví draci
    .brief = Je-li zničena tvá loď, získáš 8 bodů slávy.
    .text = Kdykoli je zničena tvá loď (nebo tvůj mořský had), získáš 8 bodů slávy.

card-eternal-dragons = Věční draci
    .short = Věční draci
    .brief = Je-li zničena tvá loď, získáš 12 bodů slávy.
    .text = Kdykoli je zničena tvá loď (nebo tvůj mořský had), získáš 12 bodů slávy.

card-lokis-domain = Lokiho panství
    .short = Panství
    .brief = Bod slávy za každou figurku, která se vrátí z Valhally.
    .text = Ve fázi Návrat z Valhally získáš 1 bod slávy za každou svou figurku, která se vrátí do rezerv.

card-lokis-eminence = Lokiho věhlas
    .short = Věhlas
    .brief = 2 slávy za každou figurku, která se vrátí z Valhally.
    .text = Ve fázi Návrat z Valhally získáš 2 body slávy za každou svou figurku, která se vrátí do rezerv.

card-lokis-wrath = Lokiho hněv
    .short = Hněv
    .brief = 3 slávy za každou figurku, která se vrátí z Valhally.
    .text = Ve fázi Návrat z Valhally získáš 3 body slávy za každou svou figurku, která se vrátí do rezerv.

card-lokis-blessing = Lokiho požehnání
    .short = Požehnání
    .brief = Po prohrané bitvě: Nájezd s válečníkem tam zdarma.
    .text = Po každé prohrané bitvě (i po remíze) smíš do jejího kraje zdarma provést Nájezd s jedním válečníkem. Neplatí u Yggdrasilu.

card-friggas-charm = Friggino kouzlo
    .short = Kouzlo
    .brief = Tvá další posílení stojí o 1 zuřivost méně.
    .text = Tvá další posílení stojí o 1 zuřivost méně, nejméně však 0.

card-friggas-succor = Friggina pomoc
    .short = Pomoc
    .brief = Při Nájezdu do kraje smíš zdarma přidat válečníka.
    .text = Kdykoli provedeš Nájezd do vnějšího kraje, smíš tam zdarma přidat válečníka z rezerv do prázdné vesnice, dovolí-li to Chrabrost. Nejde o další Nájezd.

card-friggas-protection = Friggina ochrana
    .short = Ochrana
    .brief = Zachraň své figurky před zničením, po 1 zuřivosti.
    .text = Když mají být zničeny tvé figurky na herním plánu, smíš zaplatit 1 zuřivost za každou, která zůstane na místě. Neplatí ve fázi Ragnarök ani pro tvou kartu Friggina oběť.

card-friggas-domain = Friggino panství
    .short = Panství
    .brief = Nájezd smíš provést i z Valhally, za 1 zuřivost.
    .text = Akcí Nájezd smíš místo figurky z rezerv nasadit svou figurku z Valhally; stojí to přesně 1 zuřivost.

card-friggas-sacrifice = Friggina oběť
    .short = Oběť
    .brief = Akce: znič dvě své figurky a zvyš jednu vlastnost.
    .text = Akce (0 zuřivosti): znič přesně dvě své figurky na herním plánu a poté zvyš o 1 jednu vlastnost klanu podle svého výběru.

card-thors-glory = Thórova sláva
    .short = Thórova sláva
    .brief = Padnou-li v tvé bitvě aspoň dva nepřátelé: 2 slávy.
    .text = Po každé bitvě s tvou účastí získáš 2 body slávy, pokud v ní padly alespoň dvě nepřátelské figurky.

card-thors-domain = Thórovo panství
    .short = Panství
    .brief = Po Nájezdu smíš za 2 body zuřivosti ihned plenit.
    .text = Po Nájezdu do nevypleněného kraje smíš zaplatit 2 body zuřivosti a ihned v něm provést Plenění. Neplatí po Nájezdu do fjordu.

card-thors-conquest = Thórův výboj
    .short = Výboj
    .brief = Na konci: 3 slávy za každou svou figurku na plánu.
    .text = Na konci hry získáš 3 body slávy za každou svou figurku na herním plánu, včetně fjordů.

card-tyrs-domain = Týrovo panství
    .short = Panství
    .brief = Odhalený úkol smí platit jako bojová karta +3.
    .text = Když v bitvě odhalíš kartu úkolu, smíš ji použít jako bojovou kartu +3. Nesčítá se s kartou Týrův hněv.

card-tyrs-wrath = Týrův hněv
    .short = Hněv
    .brief = Odhalený úkol smí platit jako bojová karta +5.
    .text = Když v bitvě odhalíš kartu úkolu, smíš ji použít jako bojovou kartu +5. Nesčítá se s kartou Týrovo panství.

card-tyrs-challenge = Týrova výzva
    .short = Výzva
    .brief = Akce (2 body zuřivosti): znovu plenit vypleněný kraj.
    .text = Akce (2 body zuřivosti): proveď Plenění v již vypleněném kraji. Uspěješ-li, získáš jeho odměnu znovu.

card-tyrs-prowess = Týrova zdatnost
    .short = Zdatnost
    .brief = Po výhře smíš vzít své karty zpět, po 1 zuřivosti.
    .text = Když vyhraješ bitvu, smíš si své zahrané karty vzít zpět do ruky místo odhození; za každou zaplať 1 zuřivost.

card-odins-inspiration = Ódinovo vnuknutí
    .short = Vnuknutí
    .brief = Ragnarök ti dá za tvé figurky dvojnásobek slávy.
    .text = Ve fázi Ragnarök ti každá tvá zničená figurka přinese dvojnásobek slávy (6 ve Druhém věku, 8 ve Třetím).

card-odins-throne = Ódinův trůn
    .short = Trůn
    .brief = Splněné úkoly ti dají dvojnásobek slávy.
    .text = Každý splněný úkol ti přinese dvojnásobek své slávy; vlastnost klanu se zvýší jen o 1.

card-quest-alfheim = Álfheim
    .short = Álfheim
    .brief = Nejvíc SÍLY v některém kraji Álfheimu.
    .text = Fáze Splnění úkolů: měj v některém z krajů Álfheimu i s jeho fjordem víc SÍLY než kterýkoli jiný klan. Odměna: uvedená sláva a +1 k jedné vlastnosti klanu podle tvého výběru.

card-quest-jotunheim = Jötunheim
    .short = Jötunheim
    .brief = Nejvíc SÍLY v některém kraji Jötunheimu.
    .text = Fáze Splnění úkolů: měj v některém z krajů Jötunheimu i s jeho fjordem víc SÍLY než kterýkoli jiný klan. Odměna: uvedená sláva a +1 k jedné vlastnosti klanu podle tvého výběru.

card-quest-manheim = Manheim
    .short = Manheim
    .brief = Nejvíc SÍLY v některém kraji Manheimu.
    .text = Fáze Splnění úkolů: měj v některém z krajů Manheimu i s jeho fjordem víc SÍLY než kterýkoli jiný klan. Odměna: uvedená sláva a +1 k jedné vlastnosti klanu podle tvého výběru.

card-quest-yggdrasil = Yggdrasil
    .short = Yggdrasil
    .brief = Nejvíc SÍLY u Yggdrasilu.
    .text = Fáze Splnění úkolů: měj u Yggdrasilu víc SÍLY než kterýkoli jiný klan. Odměna: uvedená sláva a +1 k jedné vlastnosti klanu podle tvého výběru.

card-quest-glorious-death = Slavná smrt
    .short = Slavná smrt
    .brief = Alespoň čtyři tvé figurky ve Valhalle.
    .text = Fáze Splnění úkolů: měj ve Valhalle alespoň čtyři své figurky. Odměna: uvedená sláva a +1 k jedné vlastnosti klanu podle tvého výběru.

card-tyrs-bash = Týrův náraz
    .short = Náraz
    .brief = Síla a nic jiného.
    .text = Pouze bonus k SÍLE.

card-tyrs-smash = Týrova rána
    .short = Rána
    .brief = Síla a nic jiného.
    .text = Pouze bonus k SÍLE.

card-tyrs-crush = Týrův úder
    .short = Úder
    .brief = Síla a nic jiného.
    .text = Pouze bonus k SÍLE.

card-tyrs-smite = Týrův trest
    .short = Trest
    .brief = Síla a nic jiného.
    .text = Pouze bonus k SÍLE.

card-tyrs-rage = Týrova zuřivost
    .short = Týrova zuř.
    .brief = Síla a nic jiného.
    .text = Pouze bonus k SÍLE.

card-odins-smite = Ódinův trest
    .short = Trest
    .brief = Před součty: znič každému soupeři jednoho válečníka.
    .text = Před porovnáním součtů znič v kraji každému dalšímu účastníkovi bitvy jednoho válečníka.

card-odins-tide = Ódinův příval
    .short = Příval
    .brief = Před součty: každému zůstane jen jedna figurka.
    .text = Před porovnáním součtů si každý účastník včetně tebe vybere jednu svou figurku v bitvě; všechny ostatní jsou zničeny.

card-odins-judgement = Ódinův soud
    .short = Soud
    .brief = 2 slávy za každou figurku zničenou v bitvě, i vlastní.
    .text = Po bitvě, vyhrané i prohrané, získáš 2 body slávy za každou figurku v ní zničenou, včetně vlastních.

card-heimdalls-sight = Heimdallův zrak
    .short = Zrak
    .brief = X = nejvyšší bonus na nepřátelské kartě.
    .text = X je nejvyšší bonus na jediné nepřátelské kartě v této bitvě, i na kartě přidané po odhalení. Jiná karta Heimdallův zrak se počítá za 0.

card-heimdalls-eye = Heimdallovo oko
    .short = Oko
    .brief = Lze ji přidat i po odhalení karet.
    .text = Zahraj ji jako běžnou bojovou kartu, nebo ji z ruky přidej až po odhalení karet.

card-heimdalls-gaze = Heimdallův pohled
    .short = Pohled
    .brief = Lze ji přidat i po odhalení karet.
    .text = Zahraj ji jako běžnou bojovou kartu, nebo ji z ruky přidej až po odhalení karet.

card-heimdalls-watch = Heimdallova hlídka
    .short = Hlídka
    .brief = Sláva za všechny bonusy; pak všichni hrají znovu.
    .text = Ihned po odhalení získáš slávu ve výši součtu všech odhalených bonusů a všechny odhalené karty se bez účinku odhodí. Každý účastník pak zahraje novou kartu.

card-friggas-grace = Friggina milost
    .short = Milost
    .brief = Vyhraješ-li vlastní Plenění: zvyš i jinou vlastnost.
    .text = Vyhraješ-li bitvu při vlastním Plenění, zvyš o 1 ještě jednu vlastnost klanu podle svého výběru, jinou než zvýšil žeton (po žetonu 5 slávy nebo žetonu Yggdrasilu libovolnou).

card-lokis-trickery = Lokiho lest
    .short = Lest
    .brief = Prohraješ-li: ukradni vítězi 1 zuřivost.
    .text = Prohraješ-li, ukradni vítězi 1 zuřivost.

card-lokis-backstab = Lokiho zrada
    .short = Zrada
    .brief = Prohraješ-li: ukradni vítězi 2 body slávy.
    .text = Prohraješ-li, ukradni vítězi 2 body slávy.

card-lokis-poison = Lokiho jed
    .short = Jed
    .brief = Prohraješ-li: vezmi si karty, které zahrál vítěz.
    .text = Prohraješ-li, vezmi si do ruky všechny karty, které zahrál vítěz.

card-thors-hammer = Thórovo kladivo
    .short = Kladivo
    .brief = Vyhraješ-li: navíc 3 body slávy.
    .text = Vyhraješ-li, získáš navíc 3 body slávy.

card-thors-oath = Thórova přísaha
    .short = Přísaha
    .brief = Vyhraješ-li: +1 k jedné vlastnosti.
    .text = Vyhraješ-li, zvyš po získání slávy za bitvu o 1 jednu vlastnost klanu podle svého výběru.

card-thors-ascension = Thórův vzestup
    .short = Vzestup
    .brief = Vyhraješ-li: navíc 3 body zuřivosti a 3 body slávy.
    .text = Vyhraješ-li, získáš navíc 3 body zuřivosti a 3 body slávy.

card-thors-primacy = Thórovo prvenství
    .short = Prvenství
    .brief = Ruší text odhalených karet soupeřů.
    .text = Dříve než začne působit jakýkoli jiný text, zruš text všech karet, které v tomto kole odhalili ostatní účastníci; jejich bonusy zůstávají.


## Kinds of cards

cardtype-battle = bojová karta
    .short = Bitva
    .text = V bitvě přidá svůj bonus k tvé SÍLE, často se zvláštním efektem.
    .count = { $n ->
        [one] { $n } bojová karta
        [few] { $n } bojové karty
        [many] { $n } bojové karty
       *[other] { $n } bojových karet
    }

cardtype-quest = karta úkolu
    .short = Úkol
    .text = Úkol od bohů; splníš-li ho ve fázi Splnění úkolů, získáš slávu a +1 k vlastnosti klanu.
    .count = { $n ->
        [one] { $n } karta úkolu
        [few] { $n } karty úkolu
        [many] { $n } karty úkolu
       *[other] { $n } karet úkolu
    }

cardtype-upgrade = karta posílení
    .short = Posílení
    .text = Zůstává na klanové desce a zlepšuje klan nebo jeho figurky, dokud ji nenahradíš.
    .count = { $n ->
        [one] { $n } karta posílení
        [few] { $n } karty posílení
        [many] { $n } karty posílení
       *[other] { $n } karet posílení
    }

cardtype-upgrade-unit = posílení jednotek
    .short = Jednotky
    .text = Posílení válečníků, vůdce nebo lodě.

cardtype-upgrade-warrior = posílení válečníků
    .short = Válečníci
    .text = Mění všechny tvé válečníky.

cardtype-upgrade-leader = posílení vůdce
    .short = Vůdce
    .text = Mění tvého vůdce; jeho Nájezd je dál zdarma.

cardtype-upgrade-ship = posílení lodě
    .short = Loď
    .text = Mění tvou loď; dál patří jen do fjordu.

cardtype-upgrade-monster = posílení bytostmi
    .short = Bytost
    .text = Přidá ti do rezerv bytost; smíš s ní hned zdarma provést Nájezd.

cardtype-upgrade-clan = posílení klanu
    .short = Klan
    .text = Dává schopnost celému klanu. Bez Nájezdu zdarma.


## Upgrade slots

slot-warrior = místo pro posílení válečníků
    .short = Válečníci

slot-leader = místo pro posílení vůdce
    .short = Vůdce

slot-ship = místo pro posílení lodě
    .short = Loď

slot-monster = místo pro bytost
    .short = Bytost

slot-clan = místo pro posílení klanu
    .short = Klan


## Marks for the number of players

mark-3plus = od 3 hráčů
    .short = 3+
    .text = Jen při hře 3 a 4 hráčů.

mark-4plus = od 4 hráčů
    .short = 4+
    .text = Jen při hře 4 hráčů.


## Actions

action-invade = Nájezd
    .text = Zaplať tolik zuřivosti, kolik je SÍLA figurky z tvých rezerv, a postav ji do prázdné vesnice vnějšího kraje (loď do fjordu). Vůdce je zdarma.

action-march = Pochod
    .text = Zaplať 1 zuřivost a přemísti kolik chceš svých figurek z jednoho kraje do prázdných vesnic druhého. Lodě nepochodují.

action-upgrade = Posílení
    .text = Zaplať cenu karty posílení v zuřivosti a dej ji na svou klanovou desku. U posílení figurky smíš hned zdarma provést Nájezd.

action-quest = Úkol
    .text = Dej kartu úkolu z ruky rubem nahoru na symbol klanu. Nestojí zuřivost; ověří se ve fázi Splnění úkolů.

action-pillage = Plenění
    .text = Vyber nevypleněný kraj, v němž nebo v jehož fjordu máš figurku. Vyhraj tam případnou bitvu a získej odměnu z žetonu. Nestojí zuřivost.

action-pass = Pasovat
    .short = Pasovat
    .text = Přijdeš o zbylou zuřivost a v této fázi už neprovedeš žádnou akci.

action-invade-from-valhalla = Nájezd z Valhally
    .short = Z Valhally
    .text = Friggino panství: zaplať 1 zuřivost a proveď Nájezd se svou figurkou z Valhally.

action-sacrifice-for-stat = Oběť
    .text = Friggina oběť: znič přesně dvě své figurky na herním plánu a zvyš o 1 jednu vlastnost klanu.

action-repillage = Opakované plenění
    .short = Znovu plenit
    .text = Týrova výzva: zaplať 2 body zuřivosti a proveď Plenění v již vypleněném kraji.


## Phases

phase-gods-gifts = Dary bohů
    .short = Dary bohů
    .text = Každý dostane osm karet: jednu si nech (při hře dvou hráčů dvě), zbytek pošli doleva, dokud jich nemáš šest.

phase-action = Akce
    .text = Střídejte se po jedné akci, dokud má někdo zuřivost a zbývá nevypleněný kraj.

phase-discard = Odhození karet
    .short = Odhození
    .text = Do dalšího věku si nech nejvýše jednu kartu, ostatní odhoď; ve Třetím věku odhoď všechny.

phase-quest = Splnění úkolů
    .text = Odhalte všechny vyložené úkoly. Každý splněný přinese svou slávu a +1 k vlastnosti klanu.

phase-ragnarok = Ragnarök
    .text = Odsouzený kraj zanikne. Jeho figurky jdou do Valhally a majitelům přinesou po 2, 3 nebo 4 bodech slávy.

phase-release-valhalla = Návrat z Valhally
    .short = Z Valhally
    .text = Všechny figurky z Valhally se vracejí do rezerv svých majitelů.

phase-setup = Příprava hry
    .short = Příprava
    .text = Vyber klany, rozmísti žetony, znič první kraje.

phase-end-of-age = Konec věku
    .short = Konec věku
    .text = Žetony plenění se otočí zpět na odměnu; žeton prvního hráče putuje doleva.

phase-game-end = Konec hry
    .short = Konec hry
    .text = Vlastnosti na legendární úrovni přinesou po 10 nebo 20 bodech slávy. Vyhrává, kdo má slávy nejvíc.


## Steps of a pillage

step-call-to-battle = Povolání do boje
    .short = Povolání
    .text = Postupně smí každý zdarma přesouvat po jedné figurce ze sousedního kraje do prázdné vesnice pleněného kraje.

step-play-cards = Hraní karet
    .short = Karty
    .text = Každý účastník položí jednu kartu rubem nahoru; všechny se odhalí zároveň.

step-resolution = Vyhodnocení bitvy
    .short = Vyhodnocení
    .text = Vítězí nejvyšší součet; při remíze prohrají všichni. Figurky poražených jsou zničeny, jejich karty se vrátí do ruky.

step-reveal = Odhalení karet
    .short = Odhalení
    .text = Zvolené karty se naráz otočí lícem nahoru.

step-late-cards = Dodatečné karty
    .short = Dodat. karty
    .text = Začíná plenící hráč, dále po směru hodinových ručiček: smíš po jedné přidávat dodatečné karty z ruky.

step-draft = Výběr karet
    .short = Výběr karet
    .text = Vyber, co si necháš; ostatní karty jdou hráči po tvé levici.

step-free-invade = Nájezd zdarma
    .short = Zdarma
    .text = Po posílení figurky smíš hned provést Nájezd s jednou takovou figurkou z rezerv, bez placení zuřivosti.


## Ages

age-1 = První věk
    .short = 1. věk
    .text = Ragnarök přináší za figurku 2 body slávy.

age-2 = Druhý věk
    .short = 2. věk
    .text = Ragnarök přináší za figurku 3 body slávy.

age-3 = Třetí věk
    .short = 3. věk
    .text = Ragnarök přináší za figurku 4 body slávy.


## Stats and points

stat-rage = Zuřivost
    .text = Kolik bodů zuřivosti dostaneš na začátku každé Fáze akcí.

stat-axes = Věhlas
    .text = Kolik bodů slávy získáš za každou svou vyhranou bitvu.

stat-horns = Chrabrost
    .text = Nejvyšší počet tvých figurek na herním plánu najednou; Valhalla a rezervy se nepočítají.

stat-strength = SÍLA
    .short = SÍLA
    .text = Bojová hodnota figurky; zároveň cena Nájezdu s ní v bodech zuřivosti.

stat-glory = sláva
    .text = Vítězné body. Kdo jich má na konci hry nejvíc, vítězí.
    .count = { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
        [many] { $n } bodu slávy
       *[other] { $n } bodů slávy
    }

stat-rage-points = body zuřivosti
    .short = zuřivost
    .text = Platidlo za akce. Máš-li 0, nemůžeš ve svém tahu provést žádnou akci.
    .count = { $n ->
        [one] { $n } bod zuřivosti
        [few] { $n } body zuřivosti
        [many] { $n } bodu zuřivosti
       *[other] { $n } bodů zuřivosti
    }


## Tokens

token-pillage = žeton plenění
    .short = Plenění
    .text = Ukazuje, co přinese vyplenění kraje; po vyplenění se otočí.

token-ragnarok = žeton Ragnaröku
    .short = Ragnarök
    .text = Určuje kraj, který bude zničen na konci věku, nebo už před hrou.

token-doom = žeton zkázy
    .short = Zkáza
    .text = Označuje kraj, který zničí Ragnarök tohoto věku.

token-saga = žeton ságy
    .short = Sága
    .text = Ukazuje aktuální věk a fázi.

token-first-player = žeton prvního hráče
    .short = První hráč
    .text = Kdo ho má, hraje první; po každém věku jde doleva.

token-clan-tokens = žeton klanu
    .text = Tři ukazují vlastnosti klanu, jeden tvou zuřivost.

token-glory-markers = ukazatel slávy
    .text = Ukazuje tvou slávu na počítadle slávy.


## Rewards of pillage tokens

reward-rage = +1 Zuřivost
    .text = Zvyš vlastnost Zuřivost o 1. Body zuřivosti teď nedostáváš.

reward-axes = +1 Věhlas
    .text = Zvyš vlastnost Věhlas o 1; počítá se už pro tuto bitvu.

reward-horns = +1 Chrabrost
    .text = Zvyš vlastnost Chrabrost o 1.

reward-glory5 = 5 slávy
    .text = Získáš 5 bodů slávy.

reward-all-stats = +1 ke všem vlastnostem
    .short = +1 vše
    .text = Zvyš Zuřivost, Věhlas i Chrabrost o 1.


## When an effect happens

timing-static = Platí stále

timing-action = Jako tvoje akce

timing-on-invade-self = Při jejím Nájezdu

timing-on-invade-any-own = Při tvém Nájezdu

timing-after-own-invade = Po tvém Nájezdu

timing-battle-quest-revealed = Když v bitvě odhalíš úkol

timing-battle-reveal = Ihned po odhalení karet

timing-battle-before-compare = Před porovnáním součtů

timing-battle-late = Z ruky po odhalení karet

timing-battle-value = Při porovnání součtů

timing-pillage-success = Když tvé Plenění uspěje

timing-battle-won = Když vyhraješ bitvu

timing-battle-lost = Když prohraješ bitvu

timing-battle-end = Po bitvě

timing-would-be-destroyed-self = Když má být zničena

timing-would-be-destroyed-own = Když mají být zničeny tvé figurky

timing-own-ship-destroyed = Když je zničena tvá loď

timing-quest-phase = Ve fázi Splnění úkolů

timing-ragnarok = Ve fázi Ragnarök

timing-release-valhalla = Ve fázi Návrat z Valhally

timing-game-end = Na konci hry


## Terms

term-age = věk
    .text = Jedno ze tří kol hry, má šest fází.

term-phase = fáze
    .text = Část věku; všichni ji dokončí, než začne další.

term-turn = tah
    .text = Jedna akce, nebo pasování.

term-age-track = deska věků
    .short = Deska věků
    .text = Ukazuje věky, fáze a kraje, které budou zničeny.

term-board = herní plán
    .short = Plán
    .text = Mapa: devět krajů a čtyři fjordy.

term-region = oblast
    .text = Skupina vnějších krajů, kterou uvádějí karty úkolů.

term-province = kraj
    .text = Území na herním plánu, které lze vyplenit.
    .count = { $n ->
        [one] { $n } kraj
        [few] { $n } kraje
        [many] { $n } kraje
       *[other] { $n } krajů
    }

term-outer-province = vnější kraj
    .text = Každý kraj kromě Yggdrasilu.

term-village = vesnice
    .text = Je v ní místo pro jednu figurku.
    .count = { $n ->
        [one] { $n } vesnice
        [few] { $n } vesnice
        [many] { $n } vesnice
       *[other] { $n } vesnic
    }

term-fjord = fjord
    .text = Voda mezi dvěma kraji; smí v ní být jen lodě a počítají se pro oba.
    .count = { $n ->
        [one] { $n } fjord
        [few] { $n } fjordy
        [many] { $n } fjordu
       *[other] { $n } fjordů
    }

term-support = podporovat
    .text = Loď ve fjordu přidává svou SÍLU oběma krajům vedle něj.

term-adjacent = sousední
    .text = Se společnou hranicí. Yggdrasil sousedí s každým vnějším krajem.

term-clan-sheet = klanová deska
    .short = Klanová deska
    .text = Má na sobě tvá posílení, vlastnosti a zuřivost.

term-clan-symbol = symbol klanu
    .text = Místo na klanové desce pro vybrané karty a vyložené úkoly.

term-clan-stat = vlastnost klanu
    .text = Zuřivost, Věhlas nebo Chrabrost; každá má šest sloupců.
    .count = { $n ->
        [one] { $n } vlastnost klanu
        [few] { $n } vlastnosti klanu
        [many] { $n } vlastnosti klanu
       *[other] { $n } vlastností klanu
    }

term-rage-track = stupnice zuřivosti
    .text = Ukazuje, kolik zuřivosti ti zbývá.

term-legendary = legendární úroveň
    .short = Legendární
    .text = Poslední tři sloupce vlastnosti: na konci hry 10, 10 a 20 bodů slávy.

term-glory-track = počítadlo slávy
    .text = Ukazuje slávu všech hráčů.

term-battle-glory = sláva za bitvu
    .text = Vítěz bitvy získá body slávy podle svého Věhlasu.

term-reserve = rezervy
    .text = Tvé figurky, které nejsou na herním plánu ani ve Valhalle.

term-base = podstavec
    .text = Barvou ukazuje majitele figurky.

term-valhalla = Valhalla
    .text = Místo, kde zničené figurky čekají na konec věku.

term-destroyed = zničen
    .text = Zničená figurka jde do Valhally; zničený kraj je mimo hru.

term-doomed = odsouzený kraj
    .short = Odsouzený
    .text = Kraj, který bude v tomto věku zničen.

term-card = karta
    .text = Dar bohů: boj, úkol nebo posílení.
    .count = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
    .count-acc = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }

term-hand = ruka
    .text = Karty, které držíš; ostatním skryté.

term-deck = balíček
    .text = Každý věk má svůj balíček.

term-discard-pile = odhazovací balíček
    .short = Odhozené
    .text = Odhozené karty se nevracejí.

term-pack = sada karet
    .text = Karty, z nichž při výběru vybíráš a pak je pošleš dál.

term-kept-card = ponechaná karta
    .short = Ponechaná
    .text = Karta, kterou si neseš do dalšího věku.

term-committed-quest = vyložený úkol
    .short = Vyložený
    .text = Úkol ležící zakrytý na klanové desce až do fáze Splnění úkolů.
    .count = { $n ->
        [one] { $n } vyložený úkol
        [few] { $n } vyložené úkoly
        [many] { $n } vyloženého úkolu
       *[other] { $n } vyložených úkolů
    }

term-fulfilled = splněn
    .text = Podmínka úkolu je ve fázi Splnění úkolů naplněna.

term-not-fulfilled = nesplněn
    .text = Úkol nic nepřinese a odhodí se; trest žádný není.

term-battle = bitva
    .text = Nastane po vyhlášení Plenění, je-li v kraji či jeho fjordu nepřátelská figurka. Účastní se všichni přítomní.

term-pillager = hráč, který zahrál Plenění
    .short = plenící hráč
    .text = Kdo vyhlásil Plenění; záleží-li na pořadí, je první.

term-participant = účastník bitvy
    .short = účastník
    .text = Plenící hráč a každý klan s figurkou v bitvě.

term-winner = vítěz
    .text = Účastník s nejvyšším součtem; zahrané karty odhazuje.

term-loser = poražený
    .text = Přijde o figurky v bitvě, ale zahrané karty si bere zpět.

term-tie = remíza
    .text = Má-li nejvyšší součet víc hráčů, prohrají všichni.

term-total = součet
    .text = SÍLA tvých figurek v bitvě plus bonusy tvých karet.

term-bonus = bonus
    .text = SÍLA, kterou přidá bojová karta.

term-bluff = blaf
    .text = Karta úkolu nebo posílení zahraná v bitvě: nic nepřidá.

term-late-card = dodatečná karta
    .text = Bojová karta, kterou lze přidat i po odhalení karet.

term-pillaged = vypleněno
    .text = Kraj už v tomto věku nelze vyplenit.

term-pillage-failed = Plenění neuspělo
    .short = Neúspěch
    .text = Kraj není vypleněn; lze to zkusit znovu.

term-first-player = první hráč
    .text = Má první tah ve Fázi akcí.

term-no-rage = bez zuřivosti
    .short = bez zuřivosti
    .text = V tahu žádné akce, bitev se však dál účastníš.

term-shared-victory = společné vítězství
    .text = Hráči se shodně nejvyšší slávou vítězí společně.

term-legendary-bonus = bonus za legendární úroveň
    .short = Legendární
    .text = 10 bodů slávy za vlastnost ve čtvrtém nebo pátém sloupci, 20 v šestém.

term-empty-village = prázdná vesnice
    .text = Vesnice bez figurky.

term-clockwise = po směru hodinových ručiček
    .short = doleva
    .text = Doleva, podle pořadí u stolu.


## Variants

variant-first-game = První hra
    .text = V Prvním věku se nevybírá: nech si všech osm rozdaných karet.


## Colours

colour-red = červená

colour-blue = modrá

colour-yellow = žlutá

colour-brown = hnědá

colour-grey = šedá
