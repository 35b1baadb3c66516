### Blood Rage: names and texts, Polish.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .invade .acc .with .gen are ready forms for sentences (never inflect
### a name in code); .count and .count-acc say how many ($n).
### The wording is ours. A content pack may replace messages in text/pl.ftl (--pack).


## The game

game-blood-rage = Blood Rage
    .text = Prowadź klan wikingów przez trzy epoki i zdobądź najwięcej chwały, zanim świat pochłonie Ragnarök.
    .length = 60 do 90 minut
    .owner = CMON


## Clans

clan-wolf = Klan Wilka
    .short = Wilk
    .text = Kolor: czerwony. Wszystkie klany zaczynają z tymi samymi cechami i figurkami.

clan-raven = Klan Kruka
    .short = Kruk
    .text = Kolor: niebieski. Wszystkie klany zaczynają z tymi samymi cechami i figurkami.

clan-serpent = Klan Węża
    .short = Wąż
    .text = Kolor: żółty. Wszystkie klany zaczynają z tymi samymi cechami i figurkami.

clan-bear = Klan Niedźwiedzia
    .short = Niedźwiedź
    .text = Kolor: brązowy. Wszystkie klany zaczynają z tymi samymi cechami i figurkami.

clan-any = klan
    .text = Wikingowie jednego gracza: ich figurki, planszetka klanu, cechy i karty.
    .count = { $n ->
        [one] { $n } klan
        [few] { $n } klany
        [many] { $n } klanów
       *[other] { $n } klanu
    }


## Gods

god-odin = Odyn
    .text = Sądzi i karze, na polu bitwy i poza nim.
    .gen = Odyna

god-thor = Thor
    .text = Nagradza zwycięzców bitew chwałą i łupami.
    .gen = Thora

god-loki = Loki
    .text = Mści się i zamienia przegrane bitwy w zysk.
    .gen = Lokiego

god-frigga = Frigga
    .text = Daje pomoc i środki do dalszych czynów.
    .gen = Friggi

god-heimdall = Heimdall
    .text = Widzi naprzód i zaskakuje rywali.
    .gen = Heimdalla

god-tyr = Tyr
    .text = Użycza czystej siły w boju.
    .gen = Tyra


## Regions

region-manheim = Manheim
    .text = Prowincje: Myrkulor, Elvagar, Angerboda.
    .gen = Manheimu

region-alfheim = Alfheim
    .text = Prowincje: Gimle, Andlang.
    .gen = Alfheimu

region-jotunheim = Jotunheim
    .text = Prowincje: Muspelheim, Horgr, Utgard.
    .gen = Jotunheimu


## Provinces

province-elvagar = Elvagar
    .text = Prowincja zewnętrzna Manheimu: 4 wioski.
    .in = w prowincji Elvagar
    .to = do prowincji Elvagar
    .from = z prowincji Elvagar
    .invade = na prowincję Elvagar

province-angerboda = Angerboda
    .text = Prowincja zewnętrzna Manheimu: 5 wiosek.
    .in = w prowincji Angerboda
    .to = do prowincji Angerboda
    .from = z prowincji Angerboda
    .invade = na prowincję Angerboda

province-muspelheim = Muspelheim
    .text = Prowincja zewnętrzna Jotunheimu: 5 wiosek.
    .in = w prowincji Muspelheim
    .to = do prowincji Muspelheim
    .from = z prowincji Muspelheim
    .invade = na prowincję Muspelheim

province-horgr = Horgr
    .text = Prowincja zewnętrzna Jotunheimu: 4 wioski.
    .in = w prowincji Horgr
    .to = do prowincji Horgr
    .from = z prowincji Horgr
    .invade = na prowincję Horgr

province-utgard = Utgard
    .text = Prowincja zewnętrzna Jotunheimu: 3 wioski.
    .in = w prowincji Utgard
    .to = do prowincji Utgard
    .from = z prowincji Utgard
    .invade = na prowincję Utgard

province-andlang = Andlang
    .text = Prowincja zewnętrzna Alfheimu: 3 wioski.
    .in = w prowincji Andlang
    .to = do prowincji Andlang
    .from = z prowincji Andlang
    .invade = na prowincję Andlang

province-gimle = Gimle
    .text = Prowincja zewnętrzna Alfheimu: 5 wiosek.
    .in = w prowincji Gimle
    .to = do prowincji Gimle
    .from = z prowincji Gimle
    .invade = na prowincję Gimle

province-myrkulor = Myrkulor
    .text = Prowincja zewnętrzna Manheimu: 3 wioski.
    .in = w prowincji Myrkulor
    .to = do prowincji Myrkulor
    .from = z prowincji Myrkulor
    .invade = na prowincję Myrkulor

province-yggdrasil = Yggdrasil
    .text = Prowincja środkowa, sąsiaduje ze wszystkimi innymi: brak wiosek, dowolna liczba figurek, bez bezpośredniego Najazdu.
    .in = w prowincji Yggdrasil
    .to = do prowincji Yggdrasil
    .from = z prowincji Yggdrasil
    .invade = na prowincję Yggdrasil


## Fjords (the board leaves them unnamed; the names are ours)

fjord-fjord-northeast = fiord Elvagar–Angerboda
    .short = fiord płn-wsch
    .text = Wspiera prowincje Elvagar i Angerboda. Mieści dowolną liczbę drakkarów.
    .in = w fiordzie Elvagar–Angerboda
    .to = do fiordu Elvagar–Angerboda
    .from = z fiordu Elvagar–Angerboda
    .invade = na fiord Elvagar–Angerboda

fjord-fjord-southeast = fiord Muspelheim–Horgr
    .short = fiord płd-wsch
    .text = Wspiera prowincje Muspelheim i Horgr. Mieści dowolną liczbę drakkarów.
    .in = w fiordzie Muspelheim–Horgr
    .to = do fiordu Muspelheim–Horgr
    .from = z fiordu Muspelheim–Horgr
    .invade = na fiord Muspelheim–Horgr

fjord-fjord-southwest = fiord Utgard–Andlang
    .short = fiord płd-zach
    .text = Wspiera prowincje Utgard i Andlang. Mieści dowolną liczbę drakkarów.
    .in = w fiordzie Utgard–Andlang
    .to = do fiordu Utgard–Andlang
    .from = z fiordu Utgard–Andlang
    .invade = na fiord Utgard–Andlang

fjord-fjord-northwest = fiord Gimle–Myrkulor
    .short = fiord płn-zach
    .text = Wspiera prowincje Gimle i Myrkulor. Mieści dowolną liczbę drakkarów.
    .in = w fiordzie Gimle–Myrkulor
    .to = do fiordu Gimle–Myrkulor
    .from = z fiordu Gimle–Myrkulor
    .invade = na fiord Gimle–Myrkulor


## Figures

figure-leader = jarl
    .text = Siła 3. Najazd jarlem nie kosztuje furii.
    .acc = jarla
    .with = z jarlem
    .count = { $n ->
        [one] { $n } jarl
        [few] { $n } jarlowie
        [many] { $n } jarlów
       *[other] { $n } jarla
    }

figure-warrior = wojownik
    .text = Siła 1, bez zdolności specjalnej. Najazd kosztuje tyle furii, ile wynosi siła.
    .acc = wojownika
    .with = z wojownikiem
    .count = { $n ->
        [one] { $n } wojownik
        [few] { $n } wojownicy
        [many] { $n } wojowników
       *[other] { $n } wojownika
    }
    .count-acc = { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
        [many] { $n } wojowników
       *[other] { $n } wojownika
    }

figure-ship = drakkar
    .text = Siła 2. Najazd tylko na fiord i nigdy się nie porusza; wspiera obie prowincje przy swoim fiordzie.
    .acc = drakkar
    .with = z drakkarem
    .count = { $n ->
        [one] { $n } drakkar
        [few] { $n } drakkary
        [many] { $n } drakkarów
       *[other] { $n } drakkaru
    }

figure-monster = potwór
    .text = Dołącza do klanu dzięki swojej karcie rozwinięcia; możesz mieć jednocześnie dwa.
    .acc = potwora
    .with = z potworem
    .count = { $n ->
        [one] { $n } potwór
        [few] { $n } potwory
        [many] { $n } potworów
       *[other] { $n } potwora
    }

figure-any = figurka
    .text = Jarl, wojownik, drakkar lub potwór.
    .acc = figurkę
    .with = z figurką
    .count = { $n ->
        [one] { $n } figurka
        [few] { $n } figurki
        [many] { $n } figurek
       *[other] { $n } figurki
    }
    .count-acc = { $n ->
        [one] { $n } figurkę
        [few] { $n } figurki
        [many] { $n } figurek
       *[other] { $n } figurki
    }


## Monsters (the figures)

monster-troll = Troll
    .short = Troll
    .text = Gdy Troll dokona Najazdu, zniszcz wszystkich wrogich wojowników w tej prowincji.
    .acc = Trolla
    .with = z Trollem

monster-dwarf-chieftain = Wódz krasnoludów
    .short = Krasnolud
    .text = Nie kosztuje cię furii: ani zagranie rozwinięcia, ani Najazd.
    .acc = Wodza krasnoludów
    .with = z Wodzem krasnoludów

monster-sea-serpent = Wąż morski
    .short = Wąż morski
    .text = Liczy się jako twój drakkar: Najazd tylko na fiord, wspiera obie prowincje i nigdy się nie porusza. Jego siła to zawsze 3 i nadal jest potworem.
    .acc = Węża morskiego
    .with = z Wężem morskim

monster-valkyrie = Walkiria
    .short = Walkiria
    .text = Jeśli Walkiria bierze udział w bitwie, zyskujesz 2 punkty chwały za każdą zniszczoną w niej wrogą figurkę, bez względu na wynik.
    .acc = Walkirię
    .with = z Walkirią

monster-dark-elf = Mroczny elf
    .short = Mroczny elf
    .text = Może dokonać Najazdu także na Yggdrasil; Najazd nim wszędzie kosztuje 1 punkt furii. W Yggdrasilu ma siłę 3.
    .acc = Mrocznego elfa
    .with = z Mrocznym elfem

monster-fire-giant = Ognisty olbrzym
    .short = Ogn. olbrzym
    .text = Gdy Ognisty olbrzym dokona Najazdu, zniszcz w tej prowincji i jej fiordzie wszystkie wrogie figurki oprócz potworów.
    .acc = Ognistego olbrzyma
    .with = z Ognistym olbrzymem

monster-frost-giant = Lodowy olbrzym
    .short = Lod. olbrzym
    .text = Gdy z powodzeniem splądrujesz prowincję, w której stoi Lodowy olbrzym, otrzymujesz nagrodę z żetonu po raz drugi.
    .acc = Lodowego olbrzyma
    .with = z Lodowym olbrzymem

monster-soldier-of-hel = Żołnierz Hel
    .short = Żołnierz Hel
    .text = Nie kosztuje cię furii: ani zagranie rozwinięcia, ani Najazd.
    .acc = Żołnierza Hel
    .with = z Żołnierzem Hel

monster-volur-witch = Wiedźma völva
    .short = Wiedźma völva
    .text = Gdy ma zostać zniszczona w prowincji zewnętrznej, możesz zamiast tego przenieść ją do Yggdrasilu. Nie chroni przed twoją własną kartą Ofiara Friggi.
    .acc = Wiedźmę völvę
    .with = z Wiedźmą völvą


## Cards

card-troll = Troll
    .short = Troll
    .brief = Najazd niszczy wszystkich wrogich wojowników prowincji.
    .text = Gdy Troll dokona Najazdu, zniszcz wszystkich wrogich wojowników w tej prowincji.

card-dwarf-chieftain = Wódz krasnoludów
    .short = Krasnolud
    .brief = Nie kosztuje furii: ani zagranie, ani Najazd.
    .text = Nie kosztuje cię furii: ani zagranie rozwinięcia, ani Najazd.

card-sea-serpent = Wąż morski
    .short = Wąż morski
    .brief = Liczy się jak drakkar: z fiordu wspiera 2 prowincje.
    .text = Liczy się jako twój drakkar: Najazd tylko na fiord, wspiera obie prowincje i nigdy się nie porusza. Jego siła to zawsze 3 i nadal jest potworem.

card-valkyrie = Walkiria
    .short = Walkiria
    .brief = W jej bitwach: 2 chwały za zniszczoną wrogą figurkę.
    .text = Jeśli Walkiria bierze udział w bitwie, zyskujesz 2 punkty chwały za każdą zniszczoną w niej wrogą figurkę, bez względu na wynik.

card-dark-elf = Mroczny elf
    .short = Mroczny elf
    .brief = Najazd i na Yggdrasil za 1 punkt furii; tam siła 3.
    .text = Może dokonać Najazdu także na Yggdrasil; Najazd nim wszędzie kosztuje 1 punkt furii. W Yggdrasilu ma siłę 3.

card-fire-giant = Ognisty olbrzym
    .short = Ogn. olbrzym
    .brief = Najazd niszczy tam i w fiordzie wrogów prócz potworów.
    .text = Gdy Ognisty olbrzym dokona Najazdu, zniszcz w tej prowincji i jej fiordzie wszystkie wrogie figurki oprócz potworów.

card-frost-giant = Lodowy olbrzym
    .short = Lod. olbrzym
    .brief = Gdy splądrujesz jego prowincję: nagroda drugi raz.
    .text = Gdy z powodzeniem splądrujesz prowincję, w której stoi Lodowy olbrzym, otrzymujesz nagrodę z żetonu po raz drugi.

card-soldier-of-hel = Żołnierz Hel
    .short = Żołnierz Hel
    .brief = Nie kosztuje furii: ani zagranie, ani Najazd.
    .text = Nie kosztuje cię furii: ani zagranie rozwinięcia, ani Najazd.

card-volur-witch = Wiedźma völva
    .short = Wiedźma völva
    .brief = Zamiast zginąć, może przejść do Yggdrasilu.
    .text = Gdy ma zostać zniszczona w prowincji zewnętrznej, możesz zamiast tego przenieść ją do Yggdrasilu. Nie chroni przed twoją własną kartą Ofiara Friggi.

card-lord-of-hammers = Władca młotów
    .short = Młoty
    .brief = Splądrujesz prowincję z jarlem: przenieś go za darmo.
    .text = Gdy z powodzeniem splądrujesz prowincję, w której stoi twój jarl, możesz bez kosztu przenieść go do Yggdrasilu lub do pustej wioski sąsiadującej prowincji.

card-lord-of-axes = Władca toporów
    .short = Topory
    .brief = Splądrujesz prowincję z jarlem: +1 do wybranej cechy.
    .text = Gdy z powodzeniem splądrujesz prowincję, w której stoi twój jarl, zwiększ o 1 wybraną cechę klanu.

card-lord-of-spears = Władca włóczni
    .short = Włócznie
    .brief = Splądrujesz prowincję z jarlem: +1 do wszystkich cech.
    .text = Gdy z powodzeniem splądrujesz prowincję, w której stoi twój jarl, zwiększ o 1 wszystkie trzy cechy klanu.

card-brothers-in-arms = Towarzysze broni
    .short = Towarzysze
    .brief = Dwóch wojowników w prowincji ma łącznie siłę 3.
    .text = Każdych dwóch twoich wojowników w tej samej prowincji ma łącznie siłę 3, a pozostały bez pary siłę 1. Najazd wojownikiem kosztuje 1 punkt furii.

card-experts-in-arms = Znawcy broni
    .short = Znawcy
    .brief = Każdy twój wojownik ma siłę 2.
    .text = Każdy twój wojownik ma siłę 2, a Najazd nim kosztuje 2 punkty furii.

card-masters-in-arms = Mistrzowie broni
    .short = Mistrzowie
    .brief = Dwóch wojowników w prowincji ma łącznie siłę 6.
    .text = Każdych dwóch twoich wojowników w tej samej prowincji ma łącznie siłę 6, a pozostały bez pary siłę 2. Najazd wojownikiem kosztuje 2 punkty furii.

card-lokis-dragons = Smoki Lokiego
    .short = Smoki Lokiego
    .brief = Gdy twój drakkar zostanie zniszczony: 4 chwały.
    .text = Za każdym razem, gdy twój drakkar (lub twój Wąż morski) zostanie zniszczony, zyskujesz 4 punkty chwały.

card-fire-dragons = Ogniste smoki
    .short = Ogniste smoki
    .brief = Gdy twój drakkar zostanie zniszczony: 8 chwały.
    .text = Za każdym razem, gdy twój drakkar (lub twój Wąż morski) zostanie zniszczony, zyskujesz 8 punktów chwały.

card-eternal-dragons = Wieczne smoki
    .short = Wieczne smoki
    .brief = Gdy twój drakkar zostanie zniszczony: 12 chwały.
    .text = Za każdym razem, gdy twój drakkar (lub twój Wąż morski) zostanie zniszczony, zyskujesz 12 punktów chwały.

card-lokis-domain = Domena Lokiego
    .short = Domena
    .brief = Punkt chwały za każdą figurkę wracającą z Walhalli.
    .text = W fazie Powrót z Walhalli zyskujesz 1 punkt chwały za każdą swoją figurkę, która wraca do rezerwy.

card-lokis-eminence = Majestat Lokiego
    .short = Majestat
    .brief = 2 chwały za każdą figurkę wracającą z Walhalli.
    .text = W fazie Powrót z Walhalli zyskujesz 2 punkty chwały za każdą swoją figurkę, która wraca do rezerwy.

card-lokis-wrath = Gniew Lokiego
    .short = Gniew
    .brief = 3 chwały za każdą figurkę wracającą z Walhalli.
    .text = W fazie Powrót z Walhalli zyskujesz 3 punkty chwały za każdą swoją figurkę, która wraca do rezerwy.

card-lokis-blessing = Błogosławieństwo Lokiego
    .short = Błogosław.
    .brief = Po przegranej bitwie: tam darmowy Najazd wojownikiem.
    .text = Po każdej przegranej bitwie (także po remisie) możesz bez kosztu dokonać Najazdu na jej prowincję jednym wojownikiem. Nie dotyczy Yggdrasilu.

card-friggas-charm = Urok Friggi
    .short = Urok
    .brief = Kolejne rozwinięcia kosztują o 1 punkt furii mniej.
    .text = Twoje kolejne rozwinięcia kosztują o 1 punkt furii mniej, ale nie mniej niż 0.

card-friggas-succor = Pomoc Friggi
    .short = Pomoc
    .brief = Przy Najeździe na prowincję: dostaw wojownika gratis.
    .text = Gdy dokonujesz Najazdu na prowincję zewnętrzną, możesz bez kosztu dostawić tam wojownika z rezerwy do pustej wioski, jeśli pozwalają na to Rogi. Nie jest to kolejny Najazd.

card-friggas-protection = Ochrona Friggi
    .short = Ochrona
    .brief = Ocal swoje figurki od zniszczenia, po punkcie furii.
    .text = Gdy twoje figurki na planszy mają zostać zniszczone, możesz zapłacić 1 punkt furii za każdą, która pozostanie na miejscu. Nie działa w fazie Ragnarök ani przy twojej karcie Ofiara Friggi.

card-friggas-domain = Domena Friggi
    .short = Domena
    .brief = Możesz najeżdżać z Walhalli, za 1 punkt furii.
    .text = Akcją Najazd możesz zamiast figurki z rezerwy wystawić swoją figurkę z Walhalli; kosztuje to dokładnie 1 punkt furii.

card-friggas-sacrifice = Ofiara Friggi
    .short = Ofiara
    .brief = Akcja: zniszcz dwie swoje figurki, +1 do cechy klanu.
    .text = Akcja (0 furii): zniszcz dokładnie dwie swoje figurki na planszy, a następnie zwiększ o 1 wybraną cechę klanu.

card-thors-glory = Chwała Thora
    .short = Chwała Thora
    .brief = Dwóch wrogów padło w twojej bitwie: 2 punkty chwały.
    .text = Po każdej bitwie z twoim udziałem zyskujesz 2 punkty chwały, jeśli zniszczono w niej co najmniej dwie wrogie figurki.

card-thors-domain = Domena Thora
    .short = Domena
    .brief = Po Najeździe możesz za 2 punkty furii zaraz plądrować.
    .text = Po Najeździe na niesplądrowaną prowincję możesz zapłacić 2 punkty furii i od razu ją plądrować. Nie działa po Najeździe na fiord.

card-thors-conquest = Podbój Thora
    .short = Podbój
    .brief = Na koniec: 3 chwały za każdą twoją figurkę na planszy.
    .text = Na koniec gry zyskujesz 3 punkty chwały za każdą swoją figurkę na planszy, także w fiordach.

card-tyrs-domain = Domena Tyra
    .short = Domena
    .brief = Odkryta wyprawa może liczyć się jak karta bitwy +3.
    .text = Gdy w bitwie odkryjesz kartę wyprawy, możesz potraktować ją jako kartę bitwy +3. Nie sumuje się z kartą Gniew Tyra.

card-tyrs-wrath = Gniew Tyra
    .short = Gniew
    .brief = Odkryta wyprawa może liczyć się jak karta bitwy +5.
    .text = Gdy w bitwie odkryjesz kartę wyprawy, możesz potraktować ją jako kartę bitwy +5. Nie sumuje się z kartą Domena Tyra.

card-tyrs-challenge = Wyzwanie Tyra
    .short = Wyzwanie
    .brief = Akcja (2 punkty furii): plądruj prowincję ponownie.
    .text = Akcja (2 punkty furii): plądruj już splądrowaną prowincję. Jeśli ci się powiedzie, ponownie otrzymujesz jej nagrodę.

card-tyrs-prowess = Biegłość Tyra
    .short = Biegłość
    .brief = Po wygranej odbierz swoje karty, po punkcie furii.
    .text = Gdy wygrasz bitwę, możesz wziąć swoje zagrane karty z powrotem na rękę zamiast je odrzucać; za każdą zapłać 1 punkt furii.

card-odins-inspiration = Natchnienie Odyna
    .short = Natchnienie
    .brief = Ragnarök daje za twoje figurki dwa razy więcej chwały.
    .text = W fazie Ragnarök każda twoja zniszczona figurka daje ci dwa razy więcej chwały (6 w Drugiej epoce, 8 w Trzeciej).

card-odins-throne = Tron Odyna
    .short = Tron
    .brief = Ukończone wyprawy dają dwa razy więcej chwały.
    .text = Każda ukończona wyprawa daje ci dwa razy więcej chwały; cecha klanu rośnie tylko o 1.

card-quest-alfheim = Alfheim
    .short = Alfheim
    .brief = Największa siła w jednej z prowincji Alfheimu.
    .text = Faza Wyprawy: miej w co najmniej jednej prowincji Alfheimu wraz z jej fiordem większą siłę niż każdy inny klan. Nagroda: podana chwała i +1 do wybranej cechy klanu.

card-quest-jotunheim = Jotunheim
    .short = Jotunheim
    .brief = Największa siła w jednej z prowincji Jotunheimu.
    .text = Faza Wyprawy: miej w co najmniej jednej prowincji Jotunheimu wraz z jej fiordem większą siłę niż każdy inny klan. Nagroda: podana chwała i +1 do wybranej cechy klanu.

card-quest-manheim = Manheim
    .short = Manheim
    .brief = Największa siła w jednej z prowincji Manheimu.
    .text = Faza Wyprawy: miej w co najmniej jednej prowincji Manheimu wraz z jej fiordem większą siłę niż każdy inny klan. Nagroda: podana chwała i +1 do wybranej cechy klanu.

card-quest-yggdrasil = Yggdrasil
    .short = Yggdrasil
    .brief = Największa siła w Yggdrasilu.
    .text = Faza Wyprawy: miej w Yggdrasilu większą siłę niż każdy inny klan. Nagroda: podana chwała i +1 do wybranej cechy klanu.

card-quest-glorious-death = Chwalebna śmierć
    .short = Chwal. śmierć
    .brief = Co najmniej cztery twoje figurki w Walhalli.
    .text = Faza Wyprawy: miej w Walhalli co najmniej cztery swoje figurki. Nagroda: podana chwała i +1 do wybranej cechy klanu.

card-tyrs-bash = Cios Tyra
    .short = Cios
    .brief = Siła i nic więcej.
    .text = Tylko premia do siły.

card-tyrs-smash = Uderzenie Tyra
    .short = Uderzenie
    .brief = Siła i nic więcej.
    .text = Tylko premia do siły.

card-tyrs-crush = Impet Tyra
    .short = Impet
    .brief = Siła i nic więcej.
    .text = Tylko premia do siły.

card-tyrs-smite = Kara Tyra
    .short = Kara
    .brief = Siła i nic więcej.
    .text = Tylko premia do siły.

card-tyrs-rage = Furia Tyra
    .short = Furia Tyra
    .brief = Siła i nic więcej.
    .text = Tylko premia do siły.

card-odins-smite = Kara Odyna
    .short = Kara
    .brief = Przed sumowaniem: każdy przeciwnik traci wojownika.
    .text = Przed porównaniem sum zniszcz w tej prowincji po jednym wojowniku każdego innego uczestnika bitwy.

card-odins-tide = Przypływ Odyna
    .short = Przypływ
    .brief = Przed sumowaniem: każdemu zostaje tylko jedna figurka.
    .text = Przed porównaniem sum każdy uczestnik, także ty, wybiera jedną swoją figurkę w bitwie; wszystkie pozostałe zostają zniszczone.

card-odins-judgement = Sąd Odyna
    .short = Sąd
    .brief = 2 chwały za każdą zniszczoną w bitwie figurkę, i swoją.
    .text = Po bitwie, wygranej lub przegranej, zyskujesz 2 punkty chwały za każdą zniszczoną w niej figurkę, także własną.

card-heimdalls-sight = Wzrok Heimdalla
    .short = Wzrok
    .brief = X = najwyższa premia na karcie wroga.
    .text = X to najwyższa premia na pojedynczej wrogiej karcie w tej bitwie, także dołożonej po odkryciu. Inna karta Wzrok Heimdalla liczy się jako 0.

card-heimdalls-eye = Oko Heimdalla
    .short = Oko
    .brief = Można ją dołożyć po odkryciu kart.
    .text = Zagraj ją jak zwykłą kartę bitwy albo dołóż ją z ręki po odkryciu kart.

card-heimdalls-gaze = Spojrzenie Heimdalla
    .short = Spojrzenie
    .brief = Można ją dołożyć po odkryciu kart.
    .text = Zagraj ją jak zwykłą kartę bitwy albo dołóż ją z ręki po odkryciu kart.

card-heimdalls-watch = Straż Heimdalla
    .short = Straż
    .brief = Chwała za wszystkie premie; potem każdy gra nową kartę.
    .text = Zaraz po odkryciu zyskujesz chwałę równą sumie wszystkich odkrytych premii, a wszystkie odkryte karty zostają odrzucone bez efektu. Następnie każdy uczestnik zagrywa nową kartę.

card-friggas-grace = Łaska Friggi
    .short = Łaska
    .brief = Wygrasz bitwę swego Plądrowania: +1 do innej cechy.
    .text = Jeśli wygrasz bitwę podczas własnego Plądrowania, zwiększ o 1 jeszcze jedną wybraną cechę klanu, inną niż zwiększona przez żeton (po żetonie 5 chwały lub żetonie Yggdrasilu dowolną).

card-lokis-trickery = Podstęp Lokiego
    .short = Podstęp
    .brief = Jeśli przegrasz: ukradnij zwycięzcy 1 punkt furii.
    .text = Jeśli przegrasz, ukradnij zwycięzcy 1 punkt furii.

card-lokis-backstab = Zdrada Lokiego
    .short = Zdrada
    .brief = Jeśli przegrasz: ukradnij zwycięzcy 2 punkty chwały.
    .text = Jeśli przegrasz, ukradnij zwycięzcy 2 punkty chwały.

card-lokis-poison = Trucizna Lokiego
    .short = Trucizna
    .brief = Jeśli przegrasz: weź karty zagrane przez zwycięzcę.
    .text = Jeśli przegrasz, weź na rękę wszystkie karty zagrane przez zwycięzcę.

card-thors-hammer = Młot Thora
    .short = Młot
    .brief = Jeśli wygrasz: dodatkowo 3 punkty chwały.
    .text = Jeśli wygrasz, zyskujesz dodatkowo 3 punkty chwały.

card-thors-oath = Przysięga Thora
    .short = Przysięga
    .brief = Jeśli wygrasz: +1 do wybranej cechy klanu.
    .text = Jeśli wygrasz, po zdobyciu chwały za bitwę zwiększ o 1 wybraną cechę klanu.

card-thors-ascension = Wywyższenie Thora
    .short = Wywyższenie
    .brief = Jeśli wygrasz: 3 punkty furii i dodatkowo 3 chwały.
    .text = Jeśli wygrasz, zyskujesz dodatkowo 3 punkty furii i 3 punkty chwały.

card-thors-primacy = Prymat Thora
    .short = Prymat
    .brief = Anuluje tekst odkrytych kart przeciwników.
    .text = Zanim zadziała jakikolwiek inny tekst, anuluj tekst wszystkich kart odkrytych w tej rundzie przez innych uczestników; ich premie pozostają.


## Kinds of cards

cardtype-battle = karta bitwy
    .short = Bitwa
    .text = W bitwie dodaje swoją premię do twojej siły, często ze specjalnym efektem.
    .count = { $n ->
        [one] { $n } karta bitwy
        [few] { $n } karty bitwy
        [many] { $n } kart bitwy
       *[other] { $n } karty bitwy
    }

cardtype-quest = karta wyprawy
    .short = Wyprawa
    .text = Zlecenie bogów; jeśli ukończysz je w fazie Wyprawy, zyskujesz chwałę i +1 do cechy klanu.
    .count = { $n ->
        [one] { $n } karta wyprawy
        [few] { $n } karty wyprawy
        [many] { $n } kart wyprawy
       *[other] { $n } karty wyprawy
    }

cardtype-upgrade = karta rozwinięcia
    .short = Rozwinięcie
    .text = Pozostaje na planszetce klanu i ulepsza klan lub jego figurki, dopóki jej nie zastąpisz.
    .count = { $n ->
        [one] { $n } karta rozwinięcia
        [few] { $n } karty rozwinięcia
        [many] { $n } kart rozwinięcia
       *[other] { $n } karty rozwinięcia
    }

cardtype-upgrade-unit = rozwinięcie jednostki
    .short = Jednostki
    .text = Rozwinięcie wojowników, jarla lub drakkaru.

cardtype-upgrade-warrior = rozwinięcie wojowników
    .short = Wojownicy
    .text = Zmienia wszystkich twoich wojowników.

cardtype-upgrade-leader = rozwinięcie jarla
    .short = Jarl
    .text = Zmienia twojego jarla; nadal dokonuje Najazdu za darmo.

cardtype-upgrade-ship = rozwinięcie drakkaru
    .short = Drakkar
    .text = Zmienia twój drakkar; nadal pozostaje w fiordach.

cardtype-upgrade-monster = rozwinięcie – potwór
    .short = Potwór
    .text = Dodaje potwora do twojej rezerwy; możesz od razu bez kosztu dokonać nim Najazdu.

cardtype-upgrade-clan = rozwinięcie klanu
    .short = Klan
    .text = Daje zdolność całemu klanowi. Bez darmowego Najazdu.


## Upgrade slots

slot-warrior = pole rozwinięcia wojowników
    .short = Wojownicy

slot-leader = pole rozwinięcia jarla
    .short = Jarl

slot-ship = pole rozwinięcia drakkaru
    .short = Drakkar

slot-monster = pole potwora
    .short = Potwór

slot-clan = pole rozwinięcia klanu
    .short = Klan


## Marks for the number of players

mark-3plus = od 3 graczy
    .short = 3+
    .text = Tylko w grze na 3 lub 4 osoby.

mark-4plus = od 4 graczy
    .short = 4+
    .text = Tylko w grze na 4 osoby.


## Actions

action-invade = Najazd
    .text = Zapłać tyle furii, ile wynosi siła figurki z twojej rezerwy, i postaw ją w pustej wiosce prowincji zewnętrznej (drakkar: w fiordzie). Jarl jest za darmo.

action-march = Marsz
    .text = Zapłać 1 punkt furii i przenieś dowolną liczbę swoich figurek z jednej prowincji do pustych wiosek innej. Drakkary nie maszerują.

action-upgrade = Rozwinięcie
    .text = Zapłać koszt karty rozwinięcia w furii i połóż ją na swojej planszetce klanu. Przy rozwinięciu figurki możesz od razu bez kosztu dokonać Najazdu.

action-quest = Wyprawa
    .text = Połóż kartę wyprawy z ręki zakrytą na symbolu klanu. Nie kosztuje furii; sprawdza się ją w fazie Wyprawy.

action-pillage = Plądrowanie
    .text = Wybierz niesplądrowaną prowincję, w której lub w której fiordzie masz figurkę. Wygraj tam ewentualną bitwę i zdobądź nagrodę z żetonu. Nie kosztuje furii.

action-pass = Spasować
    .short = Pas
    .text = Tracisz pozostałą furię i nie wykonujesz już akcji w tej fazie.

action-invade-from-valhalla = Najazd z Walhalli
    .short = Z Walhalli
    .text = Domena Friggi: zapłać 1 punkt furii i dokonaj Najazdu swoją figurką z Walhalli.

action-sacrifice-for-stat = Ofiara
    .text = Ofiara Friggi: zniszcz dokładnie dwie swoje figurki na planszy i zwiększ o 1 jedną cechę klanu.

action-repillage = Ponowne plądrowanie
    .short = Plądruj znów
    .text = Wyzwanie Tyra: zapłać 2 punkty furii i plądruj już splądrowaną prowincję.


## Phases

phase-gods-gifts = Dary bogów
    .short = Dary bogów
    .text = Każdy dostaje osiem kart: zachowaj jedną (w grze dwuosobowej dwie), resztę podaj w lewo, aż będziesz mieć sześć.

phase-action = Akcje
    .text = Wykonujcie na zmianę po jednej akcji, dopóki ktoś ma furię i pozostaje choć jedna niesplądrowana prowincja.

phase-discard = Odrzucanie kart
    .short = Odrzucanie
    .text = Zachowaj na następną epokę najwyżej jedną kartę, resztę odrzuć; w Trzeciej epoce odrzuć wszystkie.

phase-quest = Wyprawy
    .text = Odkryjcie wszystkie wyłożone wyprawy. Każda ukończona daje swoją chwałę i +1 do cechy klanu.

phase-ragnarok = Ragnarök
    .text = Skazana prowincja zostaje zniszczona. Jej figurki trafiają do Walhalli i dają właścicielom po 2, 3 lub 4 punkty chwały.

phase-release-valhalla = Powrót z Walhalli
    .short = Z Walhalli
    .text = Wszystkie figurki z Walhalli wracają do rezerw swoich właścicieli.

phase-setup = Przygotowanie gry
    .short = Przygotowanie
    .text = Wybierzcie klany, rozłóżcie żetony, zniszczcie pierwsze prowincje.

phase-end-of-age = Koniec epoki
    .short = Koniec epoki
    .text = Żetony plądrowania wracają na stronę z nagrodą; znacznik pierwszego gracza wędruje w lewo.

phase-game-end = Koniec gry
    .short = Koniec gry
    .text = Cechy na poziomie legendarnym dają po 10 lub 20 punktów chwały. Wygrywa, kto ma najwięcej chwały.


## Steps of a pillage

step-call-to-battle = Wezwanie do bitwy
    .short = Wezwanie
    .text = Po kolei każdy może bez kosztu przenosić po jednej figurce z sąsiadującej prowincji do pustej wioski plądrowanej prowincji.

step-play-cards = Zagrywanie kart
    .short = Karty
    .text = Każdy uczestnik kładzie jedną zakrytą kartę; wszystkie odkrywa się jednocześnie.

step-resolution = Rozstrzygnięcie bitwy
    .short = Wynik bitwy
    .text = Wygrywa najwyższa suma; przy remisie przegrywają wszyscy. Figurki pokonanych są niszczone, ich karty wracają na rękę.

step-reveal = Odkrycie kart
    .short = Odkrycie
    .text = Wybrane karty odkrywa się jednocześnie.

step-late-cards = Karty dogrywane
    .short = Dogrywane
    .text = Najpierw plądrujący, potem zgodnie z ruchem wskazówek zegara: możesz dokładać z ręki karty dogrywane, po jednej.

step-draft = Draft
    .short = Draft
    .text = Wybierz, co zachowujesz; pozostałe karty przechodzą do gracza po lewej.

step-free-invade = Darmowy Najazd
    .short = Za darmo
    .text = Po rozwinięciu figurki możesz od razu dokonać Najazdu jedną taką figurką z rezerwy, nie płacąc furii.


## Ages

age-1 = Pierwsza epoka
    .short = Epoka 1
    .text = Ragnarök daje 2 punkty chwały za figurkę.

age-2 = Druga epoka
    .short = Epoka 2
    .text = Ragnarök daje 3 punkty chwały za figurkę.

age-3 = Trzecia epoka
    .short = Epoka 3
    .text = Ragnarök daje 4 punkty chwały za figurkę.


## Stats and points

stat-rage = Furia
    .text = Ile punktów furii otrzymujesz na początku każdej fazy Akcji.

stat-axes = Topory
    .text = Ile punktów chwały zyskujesz za każdą wygraną bitwę.

stat-horns = Rogi
    .text = Największa liczba twoich figurek na planszy jednocześnie; Walhalla i rezerwa się nie liczą.

stat-strength = siła
    .short = siła
    .text = Wartość bojowa figurki; zarazem koszt Najazdu nią w punktach furii.

stat-glory = chwała
    .text = Punkty zwycięstwa. Kto ma ich najwięcej na koniec gry, wygrywa.
    .count = { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
        [many] { $n } punktów chwały
       *[other] { $n } punktu chwały
    }

stat-rage-points = punkty furii
    .short = furia
    .text = Waluta, którą płacisz za akcje. Mając 0, nie możesz w swojej turze wykonać żadnej akcji.
    .count = { $n ->
        [one] { $n } punkt furii
        [few] { $n } punkty furii
        [many] { $n } punktów furii
       *[other] { $n } punktu furii
    }


## Tokens

token-pillage = żeton plądrowania
    .short = Plądrowanie
    .text = Pokazuje, co daje splądrowanie prowincji; po splądrowaniu zostaje odwrócony.

token-ragnarok = żeton Ragnaröku
    .short = Ragnarök
    .text = Wskazuje prowincję niszczoną na końcu epoki albo przed grą.

token-doom = żeton zagłady
    .short = Zagłada
    .text = Oznacza prowincję, którą zniszczy Ragnarök tej epoki.

token-saga = żeton sagi
    .short = Saga
    .text = Pokazuje bieżącą epokę i fazę.

token-first-player = znacznik pierwszego gracza
    .short = Pierwszy gracz
    .text = Kto go ma, gra pierwszy; po każdej epoce wędruje w lewo.

token-clan-tokens = żeton klanu
    .text = Trzy pokazują cechy klanu, jeden twoją furię.

token-glory-markers = znacznik chwały
    .text = Pokazuje twoją chwałę na torze chwały.


## Rewards of pillage tokens

reward-rage = +1 Furia
    .text = Zwiększ cechę Furia o 1. Teraz nie otrzymujesz punktów furii.

reward-axes = +1 Topory
    .text = Zwiększ cechę Topory o 1; liczy się już w tej bitwie.

reward-horns = +1 Rogi
    .text = Zwiększ cechę Rogi o 1.

reward-glory5 = 5 chwały
    .text = Zyskujesz 5 punktów chwały.

reward-all-stats = +1 do wszystkich cech
    .short = +1 wszystko
    .text = Zwiększ Furię, Topory i Rogi o 1.


## When an effect happens

timing-static = Działa stale

timing-action = Jako twoja akcja

timing-on-invade-self = Gdy dokona Najazdu

timing-on-invade-any-own = Gdy dokonujesz Najazdu

timing-after-own-invade = Po twoim Najeździe

timing-battle-quest-revealed = Gdy odkryjesz w bitwie wyprawę

timing-battle-reveal = Zaraz po odkryciu kart

timing-battle-before-compare = Przed porównaniem sum

timing-battle-late = Z ręki po odkryciu kart

timing-battle-value = Przy porównaniu sum

timing-pillage-success = Gdy twoje Plądrowanie się powiedzie

timing-battle-won = Gdy wygrasz bitwę

timing-battle-lost = Gdy przegrasz bitwę

timing-battle-end = Po bitwie

timing-would-be-destroyed-self = Gdy ma zostać zniszczona

timing-would-be-destroyed-own = Gdy twoje figurki mają zostać zniszczone

timing-own-ship-destroyed = Gdy twój drakkar zostaje zniszczony

timing-quest-phase = W fazie Wyprawy

timing-ragnarok = W fazie Ragnarök

timing-release-valhalla = W fazie Powrót z Walhalli

timing-game-end = Na koniec gry


## Terms

term-age = epoka
    .text = Jedna z trzech rund gry, ma sześć faz.

term-phase = faza
    .text = Część epoki; wszyscy ją kończą, zanim zacznie się następna.

term-turn = tura
    .text = Jedna akcja albo pas.

term-age-track = plansza epok
    .short = Plansza epok
    .text = Pokazuje epoki, fazy i prowincje do zniszczenia.

term-board = plansza główna
    .short = Plansza
    .text = Mapa: dziewięć prowincji i cztery fiordy.

term-region = region
    .text = Grupa prowincji zewnętrznych wymieniana na kartach wypraw.

term-province = prowincja
    .text = Obszar planszy, który można splądrować.
    .count = { $n ->
        [one] { $n } prowincja
        [few] { $n } prowincje
        [many] { $n } prowincji
       *[other] { $n } prowincji
    }

term-outer-province = prowincja zewnętrzna
    .text = Każda prowincja oprócz Yggdrasilu.

term-village = wioska
    .text = Mieści jedną figurkę.
    .count = { $n ->
        [one] { $n } wioska
        [few] { $n } wioski
        [many] { $n } wiosek
       *[other] { $n } wioski
    }

term-fjord = fiord
    .text = Woda między dwiema prowincjami; mogą w niej być tylko drakkary i liczą się dla obu.
    .count = { $n ->
        [one] { $n } fiord
        [few] { $n } fiordy
        [many] { $n } fiordów
       *[other] { $n } fiordu
    }

term-support = wspierać
    .text = Drakkar w fiordzie dodaje swoją siłę obu sąsiednim prowincjom.

term-adjacent = sąsiadujący
    .text = Mający wspólną granicę. Yggdrasil sąsiaduje z każdą prowincją zewnętrzną.

term-clan-sheet = planszetka klanu
    .short = Planszetka
    .text = Zawiera twoje rozwinięcia, cechy i furię.

term-clan-symbol = symbol klanu
    .text = Miejsce na planszetce klanu na wybrane karty i wyłożone wyprawy.

term-clan-stat = cecha klanu
    .text = Furia, Topory lub Rogi; każda ma sześć stopni.
    .count = { $n ->
        [one] { $n } cecha klanu
        [few] { $n } cechy klanu
        [many] { $n } cech klanu
       *[other] { $n } cechy klanu
    }

term-rage-track = tor furii
    .text = Pokazuje, ile furii ci pozostało.

term-legendary = poziom legendarny
    .short = Legendarny
    .text = Ostatnie trzy stopnie cechy: na koniec gry 10, 10 i 20 punktów chwały.

term-glory-track = tor chwały
    .text = Pokazuje chwałę wszystkich graczy.

term-battle-glory = chwała za bitwę
    .text = Zwycięzca bitwy zyskuje tyle chwały, ile wynoszą jego Topory.

term-reserve = rezerwa
    .text = Twoje figurki, których nie ma na planszy ani w Walhalli.

term-base = podstawka
    .text = Kolorem pokazuje właściciela figurki.

term-valhalla = Walhalla
    .text = Miejsce, gdzie zniszczone figurki czekają na koniec epoki.

term-destroyed = zniszczony
    .text = Zniszczona figurka trafia do Walhalli; zniszczona prowincja wypada z gry.

term-doomed = skazana prowincja
    .short = Skazana
    .text = Prowincja, która zostanie zniszczona w tej epoce.

term-card = karta
    .text = Dar bogów: bitwa, wyprawa lub rozwinięcie.
    .count = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
    .count-acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

term-hand = ręka
    .text = Karty, które trzymasz; ukryte przed innymi.

term-deck = talia
    .text = Każda epoka ma własną talię.

term-discard-pile = stos kart odrzuconych
    .short = Odrzucone
    .text = Odrzucone karty nie wracają.

term-pack = zestaw kart
    .text = Karty, z których wybierasz w drafcie i które podajesz dalej.

term-kept-card = zachowana karta
    .short = Zachowana
    .text = Karta przeniesiona do następnej epoki.

term-committed-quest = wyłożona wyprawa
    .short = Wyłożona
    .text = Wyprawa leżąca zakryta na planszetce klanu aż do fazy Wyprawy.
    .count = { $n ->
        [one] { $n } wyłożona wyprawa
        [few] { $n } wyłożone wyprawy
        [many] { $n } wyłożonych wypraw
       *[other] { $n } wyłożonej wyprawy
    }

term-fulfilled = ukończona
    .text = Warunek wyprawy jest spełniony w fazie Wyprawy.

term-not-fulfilled = nieukończona
    .text = Wyprawa nic nie daje i zostaje odrzucona; kary nie ma.

term-battle = bitwa
    .text = Następuje po Plądrowaniu, jeśli w prowincji lub jej fiordzie jest wroga figurka. Uczestniczą wszyscy obecni.

term-pillager = plądrujący
    .short = plądrujący
    .text = Kto ogłosił Plądrowanie; gdy liczy się kolejność, jest pierwszy.

term-participant = uczestnik bitwy
    .short = uczestnik
    .text = Plądrujący i każdy klan z figurką w bitwie.

term-winner = zwycięzca
    .text = Uczestnik z najwyższą sumą; odrzuca zagrane karty.

term-loser = pokonany
    .text = Traci figurki w bitwie, ale odzyskuje zagrane karty.

term-tie = remis
    .text = Jeśli najwyższą sumę ma kilka osób, przegrywają wszyscy.

term-total = suma
    .text = Siła twoich figurek w bitwie plus premie twoich kart.

term-bonus = premia
    .text = Siła dodawana przez kartę bitwy.

term-bluff = blef
    .text = Karta wyprawy lub rozwinięcia zagrana w bitwie: nic nie dodaje.

term-late-card = karta dogrywana
    .text = Karta bitwy, którą można dołożyć po odkryciu kart.

term-pillaged = splądrowane
    .text = Prowincji nie można już splądrować w tej epoce.

term-pillage-failed = Plądrowanie nieudane
    .short = Nieudane
    .text = Prowincja nie została splądrowana; można spróbować ponownie.

term-first-player = pierwszy gracz
    .text = Ma pierwszą turę w fazie Akcji.

term-no-rage = brak furii
    .short = brak furii
    .text = Żadnych akcji w turze, ale nadal uczestniczysz w bitwach.

term-shared-victory = wspólne zwycięstwo
    .text = Gracze z tą samą najwyższą liczbą punktów chwały wygrywają wspólnie.

term-legendary-bonus = premia legendarna
    .short = Legendarna
    .text = 10 punktów chwały za cechę na czwartym lub piątym stopniu, 20 na szóstym.

term-empty-village = pusta wioska
    .text = Wioska bez figurki.

term-clockwise = zgodnie z ruchem wskazówek zegara
    .short = w lewo
    .text = W lewo, według kolejności przy stole.


## Variants

variant-first-game = Pierwsza gra
    .text = W Pierwszej epoce bez draftu: zachowujesz wszystkie osiem rozdanych kart.


## Colours

colour-red = czerwony

colour-blue = niebieski

colour-yellow = żółty

colour-brown = brązowy

colour-grey = szary
