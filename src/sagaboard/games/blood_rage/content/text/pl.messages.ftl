### Blood Rage: sentences and labels, Polish.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question,
### option-NAME an option of a match (.text explains it) and option-NAME-CHOICE one of its choices.
### Present tense, the clan as subject; an inserted name is never inflected: places come with
### _in, _to, _from and _invade, figures with _acc and _with. The reserve and Valhalla have no
### such forms.


## Counts

cards-acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
figures-counted = { $n ->
    [one] { $n } figurka
    [few] { $n } figurki
    [many] { $n } figurek
   *[other] { $n } figurki
 }
glory-acc = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
    [many] { $glory } punktów chwały
   *[other] { $glory } punktu chwały
 }


## Events: setup and the course of an Age

event-destroyed-at-setup = Prowincja { $place } zostaje zniszczona jeszcze przed grą.
event-doomed = Prowincja { $place } jest skazana: zniszczy ją najbliższy Ragnarök.
event-first-player = Grę zaczyna { $seat }.
    .own = Grę zaczynasz ty.
event-age-began = { $age ->
    [1] Zaczyna się Pierwsza epoka.
    [2] Zaczyna się Druga epoka.
   *[other] Zaczyna się Trzecia epoka.
 }
event-phase-began = Faza: { $phase }.
event-age-ended = { $age ->
    [1] Pierwsza epoka dobiega końca.
   *[other] Druga epoka dobiega końca.
 } Następną zaczyna { $seat }.


## Events: Gods' Gifts

event-cards-dealt = { $seat } dostaje { cards-acc }.
    .own = Dostajesz { cards-acc }.
event-picked = { $seat } wybiera kartę „{ $card }”.
    .own = Wybierasz kartę „{ $card }”.
event-unpicked = { $seat } cofa swój wybór.
    .own = Cofasz swój wybór.
event-packs-passed = { $n ->
    [one] Zestawy wędrują w lewo, w każdym jest { $n } karta.
    [few] Zestawy wędrują w lewo, w każdym są { $n } karty.
    [many] Zestawy wędrują w lewo, w każdym jest { $n } kart.
   *[other] Zestawy wędrują w lewo, w każdym jest { $n } karty.
 }
event-buried = { $seat } odrzuca zakryte karty: { $cards }.
    .own = Odrzucasz zakryte karty: { $cards }.
event-draft-ended = Draft dobiega końca.


## Events: Action

event-rage-set = { $seat } zaczyna z furią: { $rage }.
    .own = Zaczynasz z furią: { $rage }.
event-passed = { $rage ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje i traci pozostałą furię ({ $rage }).
 }
    .own = { $rage ->
        [0] Pasujesz.
       *[other] Pasujesz i tracisz pozostałą furię ({ $rage }).
     }
event-invaded = { $origin ->
    [Walhalla] { $seat } dokonuje z Walhalli Najazdu { $place_invade } { $figure_with } (furia: { $rage }).
   *[other] { $seat } dokonuje Najazdu { $place_invade } { $figure_with } (furia: { $rage }).
 }
    .own = { $origin ->
        [Walhalla] Dokonujesz z Walhalli Najazdu { $place_invade } { $figure_with } (furia: { $rage }).
       *[other] Dokonujesz Najazdu { $place_invade } { $figure_with } (furia: { $rage }).
     }
event-march-declared = { $seat } maszeruje { $origin_from } { $place_to } (furia: { $rage }).
    .own = Maszerujesz { $origin_from } { $place_to } (furia: { $rage }).
event-marched = { $seat } przybywa { $place_to } { $figure_with }.
    .own = Przybywasz { $place_to } { $figure_with }.
event-upgraded = { $seat } zagrywa rozwinięcie „{ $card }” (furia: { $rage }).
    .own = Zagrywasz rozwinięcie „{ $card }” (furia: { $rage }).
event-upgrade-replaced = { $seat } odrzuca zastąpione rozwinięcie „{ $card }”.
    .own = Odrzucasz zastąpione rozwinięcie „{ $card }”.
event-quest-committed = { $seat } wykłada zakrytą wyprawę.
    .own = Wykładasz zakrytą wyprawę.
event-own-quest-committed = { $seat }: wyłożona wyprawa to „{ $card }”.
    .own = Twoja wyłożona wyprawa to „{ $card }”.


## Events: Pillage and battle

event-pillage-declared = { $rage ->
    [0] { $seat } ogłasza Plądrowanie { $place_in }.
   *[other] { $seat } ogłasza Plądrowanie { $place_in } (furia: { $rage }).
 }
    .own = { $rage ->
        [0] Ogłaszasz Plądrowanie { $place_in }.
       *[other] Ogłaszasz Plądrowanie { $place_in } (furia: { $rage }).
     }
event-joined = { $seat } odpowiada na Wezwanie do bitwy i przenosi { $figure_acc } { $origin_from } { $place_to }.
    .own = Odpowiadasz na Wezwanie do bitwy i przenosisz { $figure_acc } { $origin_from } { $place_to }.
event-join-declined = { $seat } nie odpowiada na Wezwanie do bitwy.
    .own = Nie odpowiadasz na Wezwanie do bitwy.
event-unopposed = { $seat } nie ma przeciwnika { $place_in }: bitwy nie będzie.
    .own = Nie masz przeciwnika { $place_in }: bitwy nie będzie.
event-battle-began = Bitwa { $place_in }: { $seats }.
event-card-chosen = { $seat } kładzie zakrytą kartę.
    .own = Kładziesz zakrytą kartę.
event-own-card-chosen = { $seat }: zakryta karta to „{ $card }”.
    .own = Twoja zakryta karta to „{ $card }”.
event-revealed = { $bonus ->
    [0] { $seat } odkrywa kartę „{ $card }”.
   *[other] { $seat } odkrywa kartę „{ $card }” (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Odkrywasz kartę „{ $card }”.
       *[other] Odkrywasz kartę „{ $card }” (+{ $bonus }).
     }
event-quest-treated = { $seat } traktuje wyprawę „{ $card }” jak kartę bitwy +{ $bonus } („{ $by }”).
    .own = Traktujesz wyprawę „{ $card }” jak kartę bitwy +{ $bonus } („{ $by }”).
event-text-cancelled = { $seat } anuluje tekst karty „{ $card }”, którą ma { $victim }.
    .own = Anulujesz tekst karty „{ $card }”, którą ma { $victim }.
event-figure-stays = { $seat } zostawia w bitwie tylko { $figure_acc }.
    .own = Zostawiasz w bitwie tylko { $figure_acc }.
event-late-card-added = { $bonus ->
    [0] { $seat } dogrywa kartę „{ $card }”.
   *[other] { $seat } dogrywa kartę „{ $card }” (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Dogrywasz kartę „{ $card }”.
       *[other] Dogrywasz kartę „{ $card }” (+{ $bonus }).
     }
event-total = { $seat } ma siłę { $total }, w tym figurki { $figures }.
    .own = Masz siłę { $total }, w tym figurki { $figures }.
event-battle-won = { $seat } wygrywa bitwę { $place_in } (siła { $total }).
    .own = Wygrywasz bitwę { $place_in } (siła { $total }).
event-battle-tied = Bitwa { $place_in } kończy się remisem: przegrywają wszyscy.
event-pillage-failed = { $seat }: Plądrowanie { $place_in } nie powiodło się.
    .own = Twoje Plądrowanie { $place_in } nie powiodło się.
event-reward-taken = { $seat } zdobywa nagrodę { $place_in }: { $reward }.
    .own = Zdobywasz nagrodę { $place_in }: { $reward }.
event-token-flipped = Prowincja { $place } jest splądrowana.
event-leader-moved = { $seat } przenosi { $figure_acc } { $origin_from } { $place_to }.
    .own = Przenosisz { $figure_acc } { $origin_from } { $place_to }.
event-rage-gained = { $seat } zyskuje furię: { $rage } („{ $card }”).
    .own = Zyskujesz furię: { $rage } („{ $card }”).
event-rage-stolen = { $seat } kradnie furię: { $rage }. Traci ją { $victim }.
    .own = Kradniesz furię: { $rage }. Traci ją { $victim }.
event-glory-stolen = { $seat } kradnie { glory-acc }. Traci je { $victim }.
    .own = Kradniesz { glory-acc }. Traci je { $victim }.
event-card-returned = { $seat } bierze kartę „{ $card }” z powrotem na rękę.
    .own = Bierzesz kartę „{ $card }” z powrotem na rękę.
event-card-taken = { $seat } bierze na rękę kartę „{ $card }”. Traci ją { $victim }.
    .own = Bierzesz na rękę kartę „{ $card }”. Traci ją { $victim }.
event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
    .own = Odrzucasz kartę „{ $card }”.


## Events: anywhere

event-destroyed = { $seat } traci { $figure_acc } { $place_in } ({ $cause }).
    .own = Tracisz { $figure_acc } { $place_in } ({ $cause }).
event-saved = { $seat } ratuje { $figure_acc } (furia: { $rage }).
    .own = Ratujesz { $figure_acc } (furia: { $rage }).
event-retreated = { $seat } wycofuje { $figure_acc } { $place_from } { province-yggdrasil.to }.
    .own = Wycofujesz { $figure_acc } { $place_from } { province-yggdrasil.to }.
event-stat-raised = { $seat } zwiększa cechę { $stat } do { $value }.
    .own = Zwiększasz cechę { $stat } do { $value }.
event-glory-gained = { $seat } zyskuje { glory-acc } ({ $reason }).
    .own = Zyskujesz { glory-acc } ({ $reason }).


## Events: the later phases

event-own-card-kept = { $seat } zachowuje kartę „{ $card }”.
    .own = Zachowujesz kartę „{ $card }”.
event-hand-discarded = { $kept ->
    [0] { $seat } odrzuca { cards-acc }.
   *[other] { $seat } zachowuje jedną kartę, a odrzuca { cards-acc }.
 }
    .own = { $kept ->
        [0] Odrzucasz { cards-acc }.
       *[other] Zachowujesz jedną kartę, a odrzucasz { cards-acc }.
     }
event-quest-revealed = { $seat } odkrywa wyprawę „{ $card }”.
    .own = Odkrywasz wyprawę „{ $card }”.
event-quest-fulfilled = { $seat } kończy wyprawę „{ $card }”: { glory-acc }.
    .own = Kończysz wyprawę „{ $card }”: { glory-acc }.
event-quest-failed = { $seat } nie kończy wyprawy „{ $card }”.
    .own = Nie kończysz wyprawy „{ $card }”.
event-ragnarok = Ragnarök niszczy prowincję { $place }.
event-released = { $n ->
    [one] Z Walhalli wraca { $n } figurka
    [few] Z Walhalli wracają { $n } figurki
    [many] Z Walhalli wraca { $n } figurek
   *[other] Z Walhalli wraca { $n } figurki
 }: { $seat }.
    .own = { $n ->
        [one] Z Walhalli wraca do ciebie { $n } figurka
        [few] Z Walhalli wracają do ciebie { $n } figurki
        [many] Z Walhalli wraca do ciebie { $n } figurek
       *[other] Z Walhalli wraca do ciebie { $n } figurki
     }.
event-game-ended = { $n ->
    [one] Koniec gry. Zwycięża { $seats }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $seats }.
 }


## Why figures are destroyed, why Glory is gained

cause-lost-battle = przegrana bitwa
cause-battle-card = karta bitwy
cause-invasion = Najazd
cause-sacrifice = ofiara
cause-ragnarok = Ragnarök

reason-battle = wygrana bitwa
reason-token = żeton plądrowania
reason-quest = wyprawa
reason-ragnarok = Ragnarök
reason-legendary = premia legendarna


## Moves

move-pick = Wybierz kartę „{ $noun }”
    .word = Wybierz
move-unpick = Cofnij wybór
move-invade = Najazd { $noun_with }
    .word = Najazd
    .then = Wybierz figurkę z zapasu, potem miejsce lądowania.
move-fetch = Najazd z Walhalli { $noun_with }
    .word = Z Walhalli
    .then = Wybierz figurkę z Walhalli, potem miejsce lądowania.
move-march = Marsz { $noun_from }
    .word = Marsz
    .then = Wybierz skąd, potem dokąd, potem kto idzie.
move-upgrade = Zagraj rozwinięcie „{ $noun }”
    .word = Rozwinięcie
    .then = Wybierz kartę z ręki; koszt w furii jest po lewej.
move-quest = Wyłóż wyprawę „{ $noun }”
    .word = Wyprawa
    .then = Wybierz kartę z ręki; do fazy wypraw leży zakryta.
move-pillage = Plądruj prowincję { $noun }
    .word = Plądruj
    .then = Wybierz prowincję; inni mogą odpowiedzieć na Wezwanie do bitwy.
move-pillage-again = Plądruj ponownie prowincję { $noun }
    .word = Plądruj znów
move-sacrifice = Poświęć figurki, by zwiększyć cechę
    .word = Ofiara
move-pass = Spasuj i strać pozostałą furię
    .word = Pasuj
move-to = { $noun }
    .word = Dokąd
move-move = Przesuń { $noun_acc }
    .word = Przesuń
move-slot = { $noun }
    .word = Pole
move-give = Poświęć { $noun_acc }
    .word = Poświęć
move-join = Dołącz do bitwy { $noun_with }
    .word = Dołącz
move-play = Zagraj kartę „{ $noun }”
    .word = Zagraj
move-treat = Potraktuj wyprawę jak kartę bitwy dzięki „{ $noun }”
    .word = Użyj
move-leave = Zostaw w bitwie { $noun_acc }
    .word = Zostaw
move-add = Dograj kartę „{ $noun }”
    .word = Dograj
move-take-back = Weź z powrotem kartę „{ $noun }”
    .word = Weź z powrotem
move-retreat = Wycofaj się { province-yggdrasil.to }
    .word = Wycofaj się
move-save = Uratuj { $noun_acc }
    .word = Uratuj
move-raise = Zwiększ cechę { $noun }
    .word = Zwiększ
move-keep = Zachowaj kartę „{ $noun }”
    .word = Zachowaj
move-done = Dalej
    .word = Dalej


## Questions

ask-pick = Dary bogów: którą kartę wybierasz?
ask-action = Twoja tura: jaką akcję wykonujesz?
ask-invade-where = Gdzie dokonujesz Najazdu?
ask-march-where = Dokąd maszerujesz?
ask-march-who = Która figurka teraz maszeruje?
    .done = Zakończ marsz
ask-upgrade-slot = Na którym polu kładziesz rozwinięcie? Leżąca tam karta zostanie zastąpiona.
ask-free-invade = Czy dokonujesz darmowego Najazdu rozwiniętą figurką?
    .done = Bez Najazdu
ask-add-warrior = Czy dokładasz tam za darmo wojownika z rezerwy?
    .done = Nie dokładaj
ask-pillage-at-once = Czy płacisz za natychmiastowe Plądrowanie prowincji?
    .done = Nie plądruj
ask-sacrifice = Którą swoją figurkę poświęcasz?
ask-join = Wezwanie do bitwy: czy dołączasz do bitwy?
    .done = Zostań z boku
    .named = { $name } plądruje prowincję { $place } ({ $reward }). Czy dołączasz do bitwy?
ask-play-card = Bitwa: którą kartę kładziesz zakrytą?
ask-treat-quest = Czy traktujesz odkrytą wyprawę jak kartę bitwy?
    .done = Nie używaj
ask-leave-one = Która twoja figurka zostaje w bitwie? Wszystkie inne zostaną zniszczone.
ask-add-late-card = Karty są odkryte: czy dogrywasz kolejną?
    .done = Bez karty
ask-move-leader = Czy przenosisz za darmo swojego jarla?
    .done = Zostań tutaj
ask-raise-stat = Którą cechę klanu zwiększasz?
ask-retreat = Twoja figurka ma zostać zniszczona: czy wycofujesz ją zamiast tego?
    .done = Niech zginie
ask-save-figures = Twoje figurki mają zostać zniszczone: za którą płacisz, by ją uratować?
    .done = Żadnej więcej
ask-invade-after-defeat = Bitwa przegrana: czy dokonujesz tam za darmo Najazdu z wojownikiem?
    .done = Bez Najazdu
ask-keep-played = Bitwa wygrana: za którą swoją kartę płacisz, by wróciła na rękę?
    .done = Żadnej więcej
ask-keep-card = Odrzucanie kart: którą kartę zachowujesz na następną epokę?
    .done = Nie zachowuj żadnej


## Options of a match

option-clans = Klany
    .text = Kto gra którym klanem: losowo, w kolejności z pudełka albo według wyboru dla każdego miejsca. Wszystkie klany są równie silne.
option-clans-random = losowo
option-clans-box = w kolejności z pudełka
option-clans-wolf = { clan-wolf }
option-clans-raven = { clan-raven }
option-clans-serpent = { clan-serpent }
option-clans-bear = { clan-bear }
option-first-player = Pierwszy gracz
    .text = Kto wykonuje pierwszą turę Pierwszej epoki. W kolejnych epokach rozpoczyna osoba po lewej.
option-first-player-random = losowo
option-first-player-1 = miejsce 1
option-first-player-2 = miejsce 2
option-first-player-3 = miejsce 3
option-first-player-4 = miejsce 4
option-seating = Rozsadzenie
    .text = Czy wszyscy siedzą w podanej kolejności, czy miejsca są tasowane. Karty i tury przechodzą w lewo.
option-first-game = Pierwsza gra
    .text = W Pierwszej epoce bez draftu: każdy zachowuje wszystkie osiem rozdanych kart. Dobre do nauki.


## Labels of the drawing

ui-first-player = Pierwszy gracz: { $seat }
ui-doomed = Skazana w tej epoce: { $place }
ui-passed = spasował
ui-province = Prowincja
ui-villages = Wioski
ui-reward = Nagroda
ui-destroyed = zniszczona
ui-pillaged = splądrowana
ui-mark-leader = J
ui-mark-warrior = W
ui-mark-ship = D
ui-legend = { ui-mark-leader } jarl, { ui-mark-warrior } wojownik, { ui-mark-ship } drakkar · =N to siła klanu w prowincji razem z fiordem · Wioski: puste/wszystkie · ☠N: zniszczy ją Ragnarök epoki N · ▶ ma ruch · (1/6) poziom cechy · ★ poziom legendarny
ui-glory = Chwała
ui-rage-left = Pozostała furia
ui-upgrades = Rozwinięcia
ui-reserve = Rezerwa
ui-valhalla = Walhalla
ui-hand = Ręka
ui-known = znane
ui-quests = Wyprawy
ui-strength = siła { $n }
ui-cost = furia: { $n }
ui-invade-cost = Najazd za furię: { $n }
ui-card-glory = { $n ->
    [one] { $n } punkt chwały
    [few] { $n } punkty chwały
    [many] { $n } punktów chwały
   *[other] { $n } punktu chwały
 }
ui-late = też dogrywana
ui-abilities = Rozwinięcia w grze
ui-battle = Bitwa { $place_in } (Plądrowanie – { $seat })
ui-pillage = Plądrowanie { $place_in } – { $seat }
ui-clan = Klan
ui-figures = Figurki
ui-cards = Karty
ui-total = Suma
ui-face-down = zakryta karta
ui-cancelled = tekst anulowany
ui-about-to-die = Do zniszczenia: { $figures }
ui-winner = zwycięzca
ui-own-hand = Twoja ręka
ui-own-pack = Zestaw, z którego wybierasz
ui-own-picks = Wybrane
ui-own-quests = Twoje wyłożone wyprawy
ui-own-chosen = Twoja zakryta karta
ui-own-kept = Zachowujesz


## Plansza w przeglądarce

board-label = Plansza: prowincje i fiordy
board-doomed = { $doomed ->
    [yes] , skazana na zagładę
   *[no] {""}
 }
board-state = { $state ->
    [open] , możesz wybrać
    [closed] , nie możesz wybrać
   *[none] {""}
 }
board-province = { $name }, { $region }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-centre = { $name }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-ruin = { $name }, { $region }, zniszczona
board-fjord = { $name }, { figure-ship.count }{ board-state }
board-token = żeton plądrowania { $reward }
board-pillaged = już splądrowana
board-figure = { $figure }, { $clan }, { $place }{ board-state }
board-nobody = Nikogo tu nie ma.
board-villages-free = { $n ->
    [0] Żadna wioska nie jest wolna.
    [one] { $n } wioska jest wolna.
    [few] { $n } wioski są wolne.
    [many] { $n } wiosek jest wolnych.
   *[other] { $n } wioski jest wolnych.
 }
board-no-villages = Mieści się tu dowolna liczba figurek.
board-neighbours = Obok stoją:
board-zoom-whole = Cała plansza
board-peek = Pokaż planszę
board-unread = Nie udało się wczytać planszy.
board-age = Epoka { $age }
board-age-doom = Epoka { $age }: Ragnarök zniszczy prowincję { $place }
board-saga = Epoki i fazy

## The table in a browser: hand, sheets, draft, battle, scoring

table-warn-pass = Tracisz pozostałą furię ({ $rage }) i w tej epoce nie wykonasz już akcji.
table-warn-keep-none = { $n ->
    [one] Nie zachowujesz nic; jedyna karta z ręki zostanie odrzucona.
    [few] Nie zachowujesz nic; wszystkie { $n } karty z ręki zostaną odrzucone.
    [many] Nie zachowujesz nic; wszystkie karty z ręki ({ $n }) zostaną odrzucone.
   *[other] Nie zachowujesz nic; wszystkie karty z ręki ({ $n }) zostaną odrzucone.
 }
table-warn-replace = Na tym polu leży „{ $card }”; karta zostanie odrzucona.
table-card = { $card }, { $figures }. { $text }
table-card-open = { $card }, { $figures }, można wybrać. { $text }
table-pile = { $figure } w rezerwie: { $n }
table-pile-fallen = { $figure } w Walhalli: { $n }
table-reserve-empty = pusto
table-on-board = { $n } z { $limit } na planszy
table-kept = Zachowane
table-kept-count = { $n } z { $of }
table-kept-hidden = Ukryte przed innymi
table-hand-empty = Nie masz kart na ręce.
table-panel = { $name }, { $clan }
table-open-sheet = { $name }: otwórz arkusz klanu
table-chip = { $name }: chwała { $glory }, furia { $rage }. Otwórz arkusz klanu.
table-stat = { $stat } { $value }, stopień { $column } z 6
table-now = teraz
table-slot-card = { $slot }: { $card }
table-slot-empty = { $slot }: puste
table-slot-open = Nie leży tu jeszcze żadne rozwinięcie.
table-slot-free = puste
table-slot-nth = { $n }. z { $of }: { $card }
table-clan-stands = Chwała { $glory }, pozostała furia { $rage }.
table-cards-hidden = Rewers zdradza tylko epokę karty.
table-buried = Odrzucone przez ciebie w zakryciu
table-discards = Stos kart odrzuconych: { $n }
table-none = Brak.
table-fate = Koniec { $age ->
    [1] pierwszej epoki
    [2] drugiej epoki
   *[other] trzeciej epoki
 }
table-fate-place = { $place } spłonie
table-fate-pays = Chwała za każdą figurkę, która tam padnie: { $n }.
table-fate-loss = { $clan }: { figures-counted }, { glory-acc }
table-fate-empty = Teraz nikt tam nie stoi.
table-fallen = { $figure }, { $clan }, w Walhalli
table-draft-note = Wybór { $n } z { $of } · kart w zestawie: { $cards }
table-draft-waiting = Wybrano. Jeszcze wybierają: { $names }
table-draft-ring = Zestawy wędrują w lewo
table-draft-picking = wybiera
table-draft-ready = gotowe
table-draft-picked = Wybrane
table-draft-take-back = { $card }, wybrane: cofnij
table-battle = Bitwa { $place }
table-battle-won = Wygrywa { $clan }.
table-battle-tied = Remis: przegrywają wszyscy.
table-late-none = Żadnej z twoich kart nie można dołożyć.
table-battle-on = Dalej
table-step-outcome = Wynik
table-stake = Za plądrowanie
table-figure = { $strength ->
    [0] { $figure }
   *[other] { $figure }, siła { $strength }
 }
table-figure-dying = { $figure }, do zniszczenia
table-joined = posiłki
table-only-you = widzisz tylko ty
table-prize = za wygraną chwała { $n }
table-ahead = prowadzi
table-plus-glory = chwała +{ $n }
table-saga = { $n ->
    [one] Saga: { $clans }
   *[other] Wspólna saga: { $clans }
 }
table-saga-text = { $n ->
    [one] Zwycięża { $names }, chwała { $glory }.
   *[other] Wspólnie zwyciężają { $names }, chwała { $glory }.
 }
table-score-battle = Bitwy
table-score-token = Plądrowanie
table-score-quest = Wyprawy
table-score-ragnarok = Ragnarök
table-score-cards = Karty
table-score-legendary = Legenda


## Why not: what stands in the way of a choice
why-br-age-03 = To należy do innej fazy epoki.
why-br-age-05 = Gra jest zakończona.
why-br-gift-05 = Tej karty nie ma w twoim zestawie.
why-br-act-03 = To nie twoja tura.
why-br-act-04 = Twoja akcja w tej turze jest już wykonana.
    .first = Najpierw dokończ to, co zostało rozpoczęte.
why-br-act-06 = Furia: masz { $rage }, koszt to { $cost }.
why-br-act-09 = Nie masz już furii.
why-br-oq-02 = W tej epoce nie wykonujesz już akcji: pas jest ostateczny.
why-br-upg-12 = Karta tego potwora nie leży na twojej planszetce klanu.
why-br-fig-10 = Ta figurka jest w Walhalli i wróci na koniec epoki.
why-br-inv-01 = Ta figurka jest już na planszy; Najazdu dokonują figurki z rezerwy.
    .first = Najpierw wybierz figurkę, która dokona Najazdu.
    .reserve = Nie masz w rezerwie figurki, która mogłaby dokonać Najazdu.
why-br-inv-02 = W żadnej prowincji nie ma pustej wioski.
why-br-inv-04 =
    .reserve = Do fiordu wpływa tylko drakkar, a nie masz go w rezerwie.
    .ship = Drakkar wpływa do fiordu, a nie do prowincji.
why-br-inv-05 = { $place }: tu nie można dokonać Najazdu, można tylko wmaszerować z innej prowincji.
why-br-inv-07 = Limit Rogów ({ $n }) jest wyczerpany: tyle figurek masz już na planszy.
why-br-inv-08 = Najpierw wybierz, dokąd trafi figurka.
why-br-fig-16 = Do fiordu wpływają tylko drakkary.
why-br-oq-03 = { $place }: wszystkie prowincje przy tym fiordzie są zniszczone.
    .all = Żaden fiord nie ma już prowincji, którą mógłby wspierać.
why-br-oq-49 = Żadne twoje rozwinięcie nie sprowadza teraz tej figurki z Walhalli.
why-br-board-13 = { $place }: nie ma tu pustej wioski.
why-br-board-20 = Prowincja { $place } jest zniszczona.
why-br-march-01 = Nie masz { $place_in } figurki, która mogłaby maszerować.
    .fjord = Maszeruje się z prowincji do prowincji, a nie do fiordu.
    .where = Najpierw wybierz, dokąd maszerujesz.
why-br-march-04 = Maszerować mogą teraz tylko figurki stojące { $place_in }.
why-br-march-05 = Cel marszu jest już wybrany: { $place }. Marsz ma tylko jeden cel.
why-br-march-06 = { $place }: nie ma tu pustej wioski.
    .all = W żadnej innej prowincji nie ma pustej wioski.
why-br-march-08 = Drakkary nie maszerują.
why-br-march-10 = Prowincja { $place } jest zniszczona.
    .same = Figurki już tam są.
why-br-oq-27 = Musi maszerować co najmniej jedna figurka.
why-br-upg-01 = Nie masz tej karty na ręce.
    .battle = To karta bitwy: zagrywa się ją w bitwie.
    .quest = To wyprawa, a nie rozwinięcie.
    .slot = To pole jest przeznaczone na inne rozwinięcia.
why-br-upg-02 = Najpierw wybierz pole rozwinięcia.
why-br-upg-08 = Darmowego Najazdu można teraz dokonać tylko figurką rozwiniętego rodzaju.
why-br-upg-18 = Najpierw zdecyduj o darmowym Najeździe.
why-br-upg-23 = Tej figurki nie ma w rezerwie.
why-br-quest-01 = Nie masz tej wyprawy na ręce.
    .other = Ta karta nie jest wyprawą.
why-br-quest-07 = Ta wyprawa jest już wyłożona.
why-br-pillage-01 = Prowincja { $place } jest zniszczona.
why-br-pillage-02 = Nie masz figurki { $place_in } ani drakkaru we wspierającym ją fiordzie.
    .centre = Nie masz figurki { $place_in }.
why-br-pillage-06 = Prowincja { $place } została już splądrowana w tej epoce.
why-br-oq-25 = { $place }: żadne twoje rozwinięcie nie pozwala teraz ponownie plądrować tej prowincji.
why-br-oq-26 = Od razu można plądrować tylko prowincję, do której właśnie dokonano Najazdu.
why-br-oq-48 = Tego nie można poświęcić: poświęca się własne figurki z planszy, i to tylko dzięki rozwinięciu, które tego wymaga.
why-br-oq-23 = Dołożyć można teraz tylko wojownika z rezerwy.
why-br-oq-51 = Po przegranej bitwie można dokonać Najazdu tylko wojownikiem z rezerwy.
why-br-oq-55 = To rozwinięcie nie pozwala traktować wyprawy jak karty bitwy.
why-br-oq-41 = W bitwie zostaje jedna twoja figurka: wybierz która.
why-br-oq-53 = Z powrotem możesz wziąć tylko jedną ze swoich kart zagranych w tej bitwie.
why-br-oq-24 = Jarl może przejść tylko do sąsiadującej prowincji z pustą wioską.
why-br-oq-16 = Uratować można tylko te twoje figurki, które mają zostać zniszczone.
why-br-oq-17 = Najpierw zdecyduj, czy figurka się wycofa.
why-br-call-01 = Najpierw odpowiedz na Wezwanie do bitwy.
why-br-call-03 = Ta figurka nie stoi w prowincji sąsiadującej z miejscem bitwy: { $place }.
why-br-call-06 = Drakkary zostają w swoim fiordzie.
why-br-play-01 = Nie masz tej karty na ręce.
    .must = Musisz zagrać jedną kartę z ręki.
    .chosen = Karta na tę bitwę jest już wybrana.
why-br-play-11 = Dograć można tylko kartę z ręki, która na to pozwala.
why-br-play-12 = Kartę dogrywa teraz ktoś inny.
why-br-play-15 = Nie bierzesz udziału w tej bitwie.
why-br-card-08 = Tej karty nie można dograć po odkryciu.
why-br-oq-50 = Najpierw zwiększ cechę klanu.
why-br-oq-04 = { $stat }: ta cecha jest już na najwyższym poziomie.
why-br-faq-07 = Wybierz inną cechę niż ta z nagrody za Plądrowanie.
why-br-disc-01 = Nie masz tej karty na ręce.
    .chosen = Karta, którą zachowujesz, jest już wybrana.
