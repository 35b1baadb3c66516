### Lords of Hellas: sentences and labels, Polish.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to and _from, monsters with _acc.


## Counts

hoplites-acc = { $n ->
    [one] { $n } hoplitę
   *[other] { $n } hoplitów
 }
cards-acc = { $n ->
    [one] { $n } kartę walki
    [few] { $n } karty walki
   *[other] { $n } kart walki
 }
priests-acc = { $n ->
    [one] { $n } kapłana
   *[other] { $n } kapłanów
 }

## Events: setup

event-temple-card = Karta świątyń w tej grze: „{ $temple }”.
event-starting-player = Bohatera wybiera najpierw: { $seat }.
event-hero-chosen = { $seat } wybiera bohatera: { $hero }.
    .own = Wybierasz bohatera: { $hero }.
event-settled = { $seat } zaczyna { $region_in }.

## Events: the turn

event-turn-began = Turę rozgrywa { $seat }.
    .own = Twoja tura.
event-special-action = { $seat }, akcja specjalna: { $action }.
event-artifact-used = { $seat } używa artefaktu „{ $artifact }”.
event-blessing-used = { $seat } używa błogosławieństwa „{ $blessing }”.
event-ability-used = { $seat } używa zdolności specjalnej bohatera.
event-prayed = { $seat } wysyła kapłana: { $god }.
event-hero-moved = { $seat } idzie { $origin_from } { $region_to }.
event-hero-placed = { $seat } przenosi się { $region_to }.
event-hoplites-moved = { $seat } przesuwa { hoplites-acc } { $origin_from } { $region_to }.
event-fortified = { $seat } fortyfikuje hoplitę { $region_in }.
event-left-city = { $seat } wyprowadza hoplitę z miasta { $region_in }.
event-recruited = { $seat } werbuje hoplitę { $region_in }.
event-recruited-fortified = { $seat } werbuje ufortyfikowanego hoplitę { $region_in }.
event-usurped = { $seat } przejmuje władzę { $region_in }.
event-temple-built = { $seat } buduje świątynię { $region_in }.
event-oracle-built = { $seat } buduje wyrocznię delficką { $region_in }.
event-monument-built = { $seat } buduje: { $god }, poziom { $level }. Wszystkie akcje są znów dostępne.
event-round-ended = { $seat } kończy rundę; wszystkie monumenty są ukończone.
event-countdown-began = Pierwszy monument ukończono: { $god }. { $seat }: pozostałe akcje specjalne do rozstrzygnięcia gry: { $n }.
event-countdown = { $seat }, żetony na karcie aktywacji: { $n }.
event-nobody-is-king = Odliczanie minęło i nikt nie kontroluje regionu: { $god }. Kto go zdobędzie, wygrywa.

## Events: control, glory, attributes, cards

event-control-taken = { $seat } przejmuje kontrolę: { $region }.
event-glory-taken = { $seat } bierze żeton chwały: { $land }.
event-glory-given = { $seat } oddaje żeton chwały: { $land }.
event-priests-gained = { $seat } zyskuje { priests-acc }.
event-priest-sacrificed = { $seat } poświęca kapłana.
event-attribute-raised = { $seat }, { $attribute } rośnie: { $level }.
event-attribute-lowered = { $seat }, { $attribute } spada: { $level }.
event-injured = { $seat }, rana: { $attribute }.
event-healed = { $seat }, wyleczono: { $attribute }.
event-cards-drawn = { $seat } dobiera { cards-acc }.
event-own-cards-drawn = { $seat }, dobrane karty: { $cards }.
event-card-discarded = { $seat } odrzuca „{ $card }”.
event-combat-deck-shuffled = Odrzucone karty walki są tasowane w nową talię.
event-cards-looked-at = { $seat } ogląda { cards-acc }.
event-own-card-picked = { $seat } bierze „{ $card }”.
event-artifacts-looked-at = { $seat } ogląda neutralne artefakty: { $n }.
event-artifact-gained = { $seat } zdobywa artefakt „{ $artifact }”.
event-action-cleared = { $seat } odblokowuje akcję: { $action }.
event-tokens-cleared = { $seat } odblokowuje wszystkie akcje.
event-draft-began = Draft błogosławieństw, karty: { $n }. Pierwszy wybór: { $seat }.
event-blessing-taken = { $seat } bierze błogosławieństwo „{ $blessing }”.
event-blessing-discarded = Błogosławieństwo „{ $blessing }” zostaje odrzucone.

## Events: quests

event-quest-opened = Zadanie { $region_in }: „{ $quest }”.
event-quest-started = { $seat } rozpoczyna zadanie „{ $quest }”, krok { $step }.
event-quest-advanced = { $seat } robi postęp w zadaniu „{ $quest }”: krok { $step }.
event-quest-completed = { $seat } kończy zadanie „{ $quest }”.
event-quest-lost = { $seat } nie zdążył z zadaniem „{ $quest }”.
event-quest-card-kept = { $seat } zatrzymuje kartę „{ $quest }”.
event-quest-card-redeemed = { $seat } odrzuca kartę „{ $quest }” i używa jej efektu.

## Events: monsters and events

event-monster-phase = Faza potworów; rzuca { $seat }.
event-rolled = { $monster }: { $face }.
event-monster-moved = { $monster } przechodzi { $origin_from } { $region_to }.
event-region-attack = { $monster } atakuje { $region_in }.
event-monster-kills-entering = { $monster } napada wchodzących { $region_in } ({ $seat }).
event-event-drawn = Zdarzenie: „{ $event }”.
event-event-ignored = Zdarzenie „{ $event }” nie ma efektu.
event-no-event = Nie ma już zdarzeń.
event-monster-appeared = { $monster } pojawia się { $region_in }.
event-monster-evolved = { $monster } ewoluuje: „{ $event }”.

## Events: battle

event-battle-began = Bitwa { $region_in }: atakuje { $seat }, broni się { $defender }.
event-battle-called-off = Bitwa { $region_in } się nie odbywa.
event-card-played = { $seat } zagrywa „{ $card }” (siła { $strength }).
event-card-effect = { $seat }, siła armii: +{ $strength }.
event-card-declined = { $seat } nie zagrywa więcej kart.
event-battle-won = { $seat } wygrywa bitwę { $region_in }, { $own } : { $other }.
    .tie = { $seat } wygrywa bitwę { $region_in } ({ $own } : { $other }; przy remisie wygrywa obrońca).
event-losses-changed = { $seat } zmienia straty: własne { $own }, przeciwnika { $other }.
event-pyrrhic-victory = Pyrrusowe zwycięstwo – { $seat } nie ma { $region_in } żadnego hoplity.
event-hoplites-killed = { $seat } traci { hoplites-acc } { $region_in }.
event-hoplites-saved = { $seat } ratuje { hoplites-acc } { $region_in }.
event-retreated = { $seat } wycofuje { hoplites-acc } { $origin_from } { $region_to }.
event-no-way-out = { $seat } nie ma dokąd się wycofać { $region_from }.

## Events: hunt

event-hunt-began = { $seat } poluje na { $monster_acc } { $region_in }.
event-monster-wounded = { $seat } rani { $monster_acc }: { $symbol } ({ $wounds } z { $slots }).
event-attacks-drawn = { $seat } wybiera atak potwora.
event-monster-attacks = { $monster } atakuje: „{ $attack }” (siła { $strength }).
event-special-attack = { $monster }: atak specjalny.
event-wounds-healed = { $monster }: wszystkie rany się goją.
event-defended = { $seat } odpiera atak ({ $n }).
event-shielded = { $seat } odpiera atak tarczą.
event-not-defended = { $seat } się nie broni.
event-fourth-injury = { $seat } nie zniesie czwartej rany: polowanie się kończy.
event-hunt-failed = Polowanie kończy się niepowodzeniem – { $seat }, { $monster }.
event-monster-slain = { $seat } zabija { $monster_acc } { $region_in }.

## Events: the end

event-game-won = Wygrywa { $seat }: { $victory }.

## Rewards of a hunt

reward-priest = kapłan
reward-artifact = neutralny artefakt
reward-trophy = artefakt potwora

## Moves

move-hero = { $noun }
    .word = Bohater
move-settle = Zacznij { $noun_in }
    .word = Start
move-use = Użyj artefaktu „{ $noun }”
    .word = Artefakt
move-pray = Modlitwa: { $noun }
    .word = Modlitwa
move-power = Użyj boskiej mocy
    .word = Boska moc
move-go = Bohater { $noun_to }
    .word = Ruch bohatera
move-advance = Bohater: następny krok zadania
    .word = Następny krok
move-begin = „{ $noun_quest }”: { $noun } ({ $noun_text })
    .word = Zacznij zadanie
move-move = Hoplita { $noun_from }
    .word = Ruch hoplitów
move-to = { $noun_to }
    .word = Dokąd
move-fortify = Do miasta
    .word = Do miasta
move-leave = Z miasta
    .word = Z miasta
move-send = Hoplici: { $noun }
    .word = Ilu
move-recruit = Werbunek
    .word = Werbunek
move-march = Marsz { $noun_from }
    .word = Marsz
move-temple = Zbuduj świątynię { $noun_in }
    .word = Świątynia
move-oracle = Zbuduj wyrocznię delficką
    .word = Wyrocznia
move-prepare = Przygotowanie
    .word = Przygotowanie
move-usurp = Uzurpacja
    .word = Uzurpacja
move-hunt = Poluj na { $noun_acc }
    .word = Polowanie
move-monument = Buduj: { $noun }
    .word = Monument
move-end-round = Budowa monumentu: zakończ rundę
    .word = Koniec rundy
move-place = Hoplita { $noun_to }
    .word = Hoplita
move-garrison = Ufortyfikowany hoplita: { $noun }
    .word = Do miasta
move-heal = Wylecz: { $noun }
    .word = Leczenie
move-draw = Dobierz kartę walki
    .word = Dobierz kartę
move-ability = Użyj zdolności bohatera
    .word = Zdolność
move-give = Oddaj żeton chwały: { $noun }
    .word = Oddaj
move-glory = Weź żeton chwały: { $noun }
    .word = Weź chwałę
move-roll = Rzuć: { $noun }
    .word = Rzut
move-ravage = Atak na region
    .word = Atak na region
move-shift = Potwór { $noun_to }
    .word = Ruch potwora
move-target = { $noun }
    .word = Potwór
move-hit = { $noun }
    .word = Gracz
move-fight = Bitwa { $noun_in }
    .word = Bitwa
move-first = Najpierw { $noun }
    .word = Kto pierwszy
move-play = Zagraj „{ $noun }”
    .word = Zagraj
move-bring = Sprowadź hoplitów { $noun_from }
    .word = Sprowadź
move-save = Uratuj: { $noun }
    .word = Ocal
move-spare = Zignoruj jeden własny symbol strat
    .word = Strata mniej
move-doom = Dodaj przeciwnikowi symbol strat
    .word = Strata więcej
move-retreat = Wycofanie { $noun_to }
    .word = Odwrót
move-wound = Zrań: { $noun }
    .word = Rana
move-spend = Zapłać „{ $noun }”
    .word = Zapłać
move-give-up = Przerwij polowanie
    .word = Poddaj się
move-attack = „{ $noun }”
    .word = Atak
move-defend = Broń się kartą „{ $noun }”
    .word = Obrona
move-shield = Tarcza: „{ $noun }”
    .word = Tarcza
move-claim = Nagroda: { $noun }
    .word = Nagroda
move-injure = Rana: { $noun }
    .word = Obrażenie
move-lower = Obniż: { $noun }
    .word = Obniż
move-raise = Zwiększ: { $noun }
    .word = Podnieś
move-discard = Odrzuć „{ $noun }”
    .word = Odrzuć
move-keep = Zatrzymaj „{ $noun }”
    .word = Zachowaj
move-pick = Weź „{ $noun }”
    .word = Weź
move-bless = Weź „{ $noun }”
    .word = Błogosławieństwo
move-invoke = Błogosławieństwo „{ $noun }”
    .word = Błogosławieństwo
move-redeem = Odrzuć kartę zadania „{ $noun }”
    .word = Karta zadania
move-clear = Odblokuj akcję: { $noun }
    .word = Uwolnij
move-done = Nie / gotowe
    .word = Gotowe

## Questions

ask-choose-hero = Którego bohatera wybierasz?
ask-settle = Gdzie zaczyna twój bohater z dwoma hoplitami?
ask-turn-start = Twoja tura się zaczyna: używasz zdolności bohatera?
ask-turn = Twoja tura: co robisz?
    .then = Akcje zwykłe raz każda, w dowolnej kolejności; akcja specjalna kończy turę.
ask-extra-action = Wykonujesz dodatkową akcję specjalną?
ask-repeat-action = Którą użytą akcję specjalną wykonujesz ponownie?
ask-which-monument = Który monument budujesz?
ask-use-artifacts = Używasz kolejnego artefaktu?
ask-divine-power = Używasz boskiej mocy?
ask-start-quest = Rozpoczynasz zadanie i na którym kroku?
ask-after-hero-movement = Bohater się poruszył: używasz błogosławieństwa?
ask-move-hoplite = Dokąd idzie hoplita?
ask-move-more = Którego hoplitę przesuwasz teraz?
ask-move-from = Z którego regionu przesuwasz hoplitów?
ask-how-many = Ilu hoplitów?
ask-move-to = Dokąd?
ask-after-march = Po marszu: używasz błogosławieństwa?
ask-recruit = Gdzie umieszczasz hoplitę?
ask-prepare = Przygotowanie: która opcja?
ask-place-hero = W którym regionie umieszczasz bohatera?
ask-take-blessing = Które błogosławieństwo bierzesz?
ask-keep-artifact = Który artefakt zatrzymujesz?
ask-pick-card = Którą kartę walki bierzesz?
ask-clear-action = Którą akcję specjalną odblokowujesz?
ask-give-glory = Który żeton chwały oddajesz?
ask-take-glory = Który żeton chwały bierzesz?
ask-roll-for = Faza potworów: za którego potwora rzucasz?
ask-move-monster = Dokąd idzie potwór?
ask-which-monster = Który potwór?
ask-kill-whose = Czyj hoplita ginie?
ask-wound-or-injure = Którego potwora lub bohatera ranisz?
ask-shoot = Którego potwora ranisz lub czyich hoplitów zabijasz?
ask-which-battle = Która bitwa pierwsza?
ask-who-first = Czyje efekty przed bitwą są pierwsze?
ask-before-battle = Przed bitwą: czego używasz?
ask-play-card = Bitwa: którą kartę zagrywasz?
    .done = Bez karty
ask-strengthen-card = Poświęcasz kapłana, by wzmocnić kartę?
ask-one-more-card = Obie strony spasowały: zagrywasz jeszcze kartę?
ask-bring-from = Z którego regionu sprowadzasz hoplitów do bitwy?
ask-before-losses = Przed stratami: czego używasz?
ask-change-losses = Czyje symbole strat zmieniasz?
ask-may-save = Twoi hoplici mają zginąć: ratujesz któregoś?
ask-how-many-saved = Ilu ratujesz?
ask-retreat = Dokąd wycofuje się twoja armia?
ask-which-hunt = Na którego potwora polujesz?
ask-start-of-hunt = Polowanie się zaczyna: czego używasz?
ask-hero-attacks = Twój bohater atakuje: jaką ranę zadajesz?
    .done = Wystarczy
ask-which-wound = Która rana?
ask-pay-for-wound = Którą kartą płacisz za ranę?
ask-choose-attack = Która karta ataku działa?
ask-defend = Bronisz się przed atakiem?
    .done = Przyjmij cios
ask-claim-reward = Którą nagrodę bierzesz?
ask-injure = Bohater otrzymuje ranę: która cecha?
ask-heal = Która cecha zostaje wyleczona?
ask-lower-attribute = Która cecha zostaje obniżona?
ask-raise-attribute = Która cecha wzrasta?
ask-discard = Którą kartę odrzucasz?
ask-exchange-cards = Którą kartę wymieniasz?

## Labels of the drawing

ui-region = Region
ui-population = Ludn.
ui-temple = świątynia
ui-quest = zadanie
ui-city = miasto
ui-sparta = Sparta
ui-shrine = kapliczka
ui-legend = 5+F: pięciu hoplitów i jeden ufortyfikowany · ☗ bohater · ▶ na ruchu · wartość/poziom, rana w nawiasie
ui-supply = Hoplici w zapasie
ui-priests = Kapłani
ui-used = Użyte akcje
ui-hand = Karty walki
ui-blessings = Błogosławieństwa
ui-uncharged = użyty
ui-glory = Chwała
ui-progress = Krainy / świątynie / potwory
ui-monuments = Monumenty
ui-quests = Zadania
ui-countdown = Żetony na karcie aktywacji: { $n }
ui-hunt = Polowanie: { $monster } – { $seat }
ui-strength = siła { $n }
ui-losses = straty { $n }
ui-declined = pas
ui-attack = Atak: „{ $attack }”, siła { $n }
ui-own-hand = Twoje karty walki
ui-own-choice = Możesz wybrać spośród
ui-winner = Wygrana: { $seat } ({ $victory })

## Opcje partii

option-armies = Armie
    .text = Kto gra którą armią: losowo, w kolejności z pudełka albo według wyboru dla każdego miejsca. Armie różnią się tylko wyglądem.
option-armies-random = losowo
option-armies-box = w kolejności z pudełka
option-armies-tyrian = { army-tyrian }
option-armies-aegean = { army-aegean }
option-armies-marble = { army-marble }
option-armies-obsidian = { army-obsidian }
option-starting-player = Gracz rozpoczynający
    .text = Kto pierwszy wybiera bohatera. Wybór przechodzi w prawo, a pierwszą turę wykonuje osoba wybierająca ostatnia.

## Symbole ran według numeru

slot-1 = symbol nr 1
slot-2 = symbol nr 2
slot-3 = symbol nr 3
slot-4 = symbol nr 4
slot-5 = symbol nr 5
slot-6 = symbol nr 6
slot-7 = symbol nr 7
slot-8 = symbol nr 8
slot-9 = symbol nr 9
slot-10 = symbol nr 10
slot-11 = symbol nr 11
slot-12 = symbol nr 12
slot-13 = symbol nr 13
slot-14 = symbol nr 14
slot-15 = symbol nr 15
slot-16 = symbol nr 16

## Stół w przeglądarce

table-attribute-injured = { $attribute } { $value }, obrażenie; poziom { $level }
table-action-free = { $action }: wolna
table-action-used = { $action }: użyta
table-open-sheet = { $name }: otwórz planszę bohatera
table-trophy = Zabity potwór: { $monster }
table-fate = Dokąd zmierza partia
table-paths = Drogi do zwycięstwa
table-path-seat = { $name }: { $n } z { $goal }
table-goal-lands = { $n ->
    [one] { $n } kraina
    [few] { $n } krainy
    [many] { $n } krain
   *[other] { $n } krainy
 }
table-goal-temples = { $n ->
    [one] { $n } świątynia
    [few] { $n } świątynie
    [many] { $n } świątyń
   *[other] { $n } świątyni
 }
table-goal-monsters = { $n ->
    [one] { $n } potwór
    [few] { $n } potwory
    [many] { $n } potworów
   *[other] { $n } potwora
 }
table-king-asleep = od poziomu 5
table-king-now = wygrywa, kto kontroluje region { $region }
table-king-count = { $n ->
    [one] jeszcze { $n } akcja specjalna ({ $name }), potem wygrywa, kto kontroluje region { $region }
    [few] jeszcze { $n } akcje specjalne ({ $name }), potem wygrywa, kto kontroluje region { $region }
   *[other] jeszcze { $n } akcji specjalnych ({ $name }), potem wygrywa, kto kontroluje region { $region }
 }
table-kept-quests = Zachowane karty zadań
table-boons = Artefakty i błogosławieństwa
table-boons-none = Jeszcze nic: przynoszą je polowania, zadania i świątynie.
table-how-many = Ilu?
table-hand-empty = Nie masz na ręce kart walki.
table-step = Krok { $n }: { $text }{ $heroes ->
    [0] { "" }
   *[other] { " " }({ $names })
 }
table-glories = Żetony chwały
table-glory-free = { $token }: nikt go nie ma
table-glory-held = { $token }: { $name }
table-warn-give-up = Polowanie się kończy, potwór pozostaje przy życiu: { $monster }.
table-warn-king = Ten region kontroluje { $name }. Gdy monument będzie ukończony i odliczanie się skończy, wygra ten, kto kontroluje region ({ $god }).
table-warn-special = Akcja specjalna kończy twoją turę. Niewykorzystane: { $actions }.
table-slot = { $symbol }{ $reward ->
    [none] { "" }
   *[other] , nagroda: { $reward }
 }
table-slot-covered = { $symbol }, zakryte{ $reward ->
    [none] { "" }
   *[other] , nagroda: { $reward }
 }
table-wounds = rany: { $n } z { $of }
table-hunt = { $hero } poluje: { $monster }
table-defence = Obrona
table-injuries = { $n ->
    [0] Bez obrażeń
    [one] { $n } obrażenie; czwarte kończy polowanie
    [few] { $n } obrażenia; czwarte kończy polowanie
    [many] { $n } obrażeń; czwarte kończy polowanie
   *[other] { $n } obrażenia; czwarte kończy polowanie
 }
table-reached = Zdobyta nagroda: { $reward }
table-decks = Pozostałe karty ataku: { $attacks } · karty walki: { $cards }
table-battle = Bitwa { $region }
table-battle-won = Zwycięzca: { $name }
    .tie = Zwycięzca: { $name } (przy remisie wygrywa obrońca)
table-battle-ahead = Prowadzi { $name }. Przy remisie wygrywa obrońca.
table-army = { $n ->
    [one] { $n } hoplita
    [few] { $n } hoplitów
    [many] { $n } hoplitów
   *[other] { $n } hoplity
 }
table-losses = { $n ->
    [0] bez symboli strat
    [one] { $n } symbol strat
    [few] { $n } symbole strat
    [many] { $n } symboli strat
   *[other] { $n } symbolu strat
 }
table-draft-note = Karty do wyboru: { $n }. Reszta idzie dalej w prawo. W talii zostało: { $left }
table-held-by = Ma go { $name }
table-deeds = Czyny
table-deed-battles = Wygrane bitwy
table-deed-temples = Zbudowane świątynie
table-deed-monuments = Poziomy monumentów
table-deed-quests = Ukończone zadania
table-deed-prayers = Wysłani kapłani
table-deed-losses = Straceni hoplici

## Plansza w przeglądarce

board-label = Mapa Hellady: regiony i co w nich stoi
board-count = { $n ->
    [0] brak hoplitów
    [one] { $n } hoplita
    [few] { $n } hoplici
    [many] { $n } hoplitów
   *[other] { $n } hoplity
 }
board-region = { $name }, { $land }, { $control }, siła ludności { $population }, { board-count }{ board-state }
board-held = włada: { $name }
board-population = siła ludności { $n }
board-monster = { $name }, { $region }, rany: { $wounds } z { $slots }{ board-state }
board-hoplites = { $name }: { board-count }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-monument = { $name }, { $region }, poziom { $n }, kapłani: { $priests }{ board-state }
board-quest = Zadanie: { $name }, { $region }
board-of-land = { $land }: twoje regiony { $n } z { $all }.
board-last-of-land = { $land }: ostatni region, którego ci brakuje.
board-by-sea = Morzem: { $regions }
board-turn = Tura: akcje podstawowe i akcja specjalna
board-turn-number = Tura { $n }
board-done = { $action }: wykonano
board-then = potem
