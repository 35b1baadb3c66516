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

event-temple-card = { $temple }.
event-starting-player = Bohatera jako pierwszy wybiera { $seat }.
    .own = Wybierasz bohatera jako pierwsza osoba.
event-hero-chosen = { $seat } wybiera bohatera: { $hero }.
    .own = Wybierasz bohatera: { $hero }.
event-settled = { $seat } zaczyna { $region_in }.
    .own = Zaczynasz { $region_in }.

## Events: the turn

event-turn-began = Turę rozgrywa { $seat }.
    .own = Twoja tura.
event-special-action = { $seat } wykonuje akcję specjalną: { $action }.
    .own = Wykonujesz akcję specjalną: { $action }.
event-artifact-used = { $seat } używa artefaktu „{ $artifact }”.
    .own = Używasz artefaktu „{ $artifact }”.
event-blessing-used = { $seat } używa błogosławieństwa „{ $blessing }”.
    .own = Używasz błogosławieństwa „{ $blessing }”.
event-ability-used = { $seat } używa zdolności specjalnej bohatera.
    .own = Używasz zdolności specjalnej swojego bohatera.
event-prayed = { $seat } wysyła kapłana: { $god }.
    .own = Wysyłasz kapłana: { $god }.
event-hero-moved = { $seat } przemieszcza się { $origin_from } { $region_to }.
    .own = Twój bohater idzie { $origin_from } { $region_to }.
event-hero-placed = { $seat } przenosi się { $region_to }.
    .own = Umieszczasz bohatera { $region_in }.
event-hoplites-moved = { $seat } przesuwa { hoplites-acc } { $origin_from } { $region_to }.
    .own = Przesuwasz { hoplites-acc } { $origin_from } { $region_to }.
event-fortified = { $seat } fortyfikuje hoplitę w mieście { $region_in }.
    .own = Fortyfikujesz hoplitę w mieście { $region_in }.
event-left-city = { $seat } wyprowadza hoplitę z miasta { $region_in }.
    .own = Wyprowadzasz hoplitę z miasta { $region_in }.
event-recruited = { $seat } werbuje hoplitę { $region_in }.
    .own = Werbujesz hoplitę { $region_in }.
event-recruited-fortified = { $seat } werbuje ufortyfikowanego hoplitę { $region_in }.
    .own = Werbujesz ufortyfikowanego hoplitę { $region_in }.
event-usurped = { $seat } uzurpuje władzę { $region_in }.
    .own = Uzurpujesz władzę { $region_in }.
event-temple-built = { $seat } buduje świątynię { $region_in }.
    .own = Budujesz świątynię { $region_in }.
event-oracle-built = { $seat } buduje wyrocznię delficką { $region_in }.
    .own = Budujesz wyrocznię delficką { $region_in }.
event-monument-built = { $seat } buduje: { $god }, poziom { $level }. Wszystkie akcje są znów dostępne.
    .own = Budujesz: { $god }, poziom { $level }. Wszystkie akcje są znów dostępne.
event-round-ended = { $seat } kończy rundę; wszystkie monumenty są ukończone.
    .own = Kończysz rundę; wszystkie monumenty są ukończone.
event-countdown-began = Pierwszy ukończony monument: { $god }. Do końca odliczania: { $n ->
    [one] { $n } akcja specjalna
    [few] { $n } akcje specjalne
   *[other] { $n } akcji specjalnych
 }, wykonuje je { $seat }. Potem wygra ten, kto kontroluje region monumentu.
    .own = Pierwszy ukończony monument: { $god }. Do końca odliczania masz jeszcze { $n ->
        [one] { $n } akcję specjalną
        [few] { $n } akcje specjalne
       *[other] { $n } akcji specjalnych
     }. Potem wygra ten, kto kontroluje region monumentu.
event-countdown = Odliczanie do Króla królów: { $seat } ma jeszcze { $n ->
    [one] { $n } akcję specjalną
    [few] { $n } akcje specjalne
   *[other] { $n } akcji specjalnych
 }.
    .own = Odliczanie do Króla królów: masz jeszcze { $n ->
        [one] { $n } akcję specjalną
        [few] { $n } akcje specjalne
       *[other] { $n } akcji specjalnych
     }.
event-nobody-is-king = Odliczanie minęło i nikt nie kontroluje regionu monumentu: { $god }. Kto go zdobędzie, wygrywa.

## Events: control, glory, attributes, cards

event-control-taken = { $seat } przejmuje kontrolę nad regionem { $region }.
    .own = Przejmujesz kontrolę nad regionem { $region }.
event-glory-taken = { $seat } bierze żeton chwały: { $land }.
    .own = Bierzesz żeton chwały: { $land }.
event-glory-given = { $seat } oddaje żeton chwały: { $land }.
    .own = Oddajesz żeton chwały: { $land }.
event-priests-gained = { $seat } zyskuje { priests-acc }.
    .own = Zyskujesz { priests-acc }.
event-priest-sacrificed = { $seat } poświęca kapłana.
    .own = Poświęcasz kapłana.
event-attribute-raised = { $seat } podnosi cechę { $attribute } do { $level }.
    .own = Podnosisz cechę { $attribute } do { $level }.
event-attribute-lowered = { $seat } obniża cechę { $attribute } do { $level }.
    .own = Obniżasz cechę { $attribute } do { $level }.
event-injured = { $seat } otrzymuje ranę: { $attribute }.
    .own = Otrzymujesz ranę: { $attribute }.
event-healed = { $seat } leczy ranę: { $attribute }.
    .own = Leczysz ranę: { $attribute }.
event-cards-drawn = { $seat } dobiera { cards-acc }.
    .own = Dobierasz { cards-acc }.
event-own-cards-drawn = { $seat } dobiera: { $cards }.
    .own = Dobierasz: { $cards }.
event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
    .own = Odrzucasz kartę „{ $card }”.
event-combat-deck-shuffled = Odrzucone karty walki są tasowane w nową talię.
event-cards-looked-at = { $seat } ogląda { cards-acc }.
    .own = Oglądasz { cards-acc }.
event-own-card-picked = { $seat } bierze kartę „{ $card }”.
    .own = Bierzesz kartę „{ $card }”.
event-artifacts-looked-at = { $seat } ogląda { $n ->
    [one] { $n } neutralny artefakt
    [few] { $n } neutralne artefakty
   *[other] { $n } neutralnych artefaktów
 }.
    .own = Oglądasz { $n ->
        [one] { $n } neutralny artefakt
        [few] { $n } neutralne artefakty
       *[other] { $n } neutralnych artefaktów
     }.
event-artifact-gained = { $seat } zdobywa artefakt „{ $artifact }”.
    .own = Zdobywasz artefakt „{ $artifact }”.
event-action-cleared = { $seat } odblokowuje akcję: { $action }.
    .own = Odblokowujesz akcję: { $action }.
event-tokens-cleared = { $seat } odblokowuje wszystkie akcje.
    .own = Odblokowujesz wszystkie akcje.
event-draft-began = Błogosławieństwa wybiera najpierw { $seat }. Do wyboru: { $n ->
    [one] { $n } błogosławieństwo
    [few] { $n } błogosławieństwa
   *[other] { $n } błogosławieństw
 }.
    .own = Wybierasz jako pierwsza osoba. Do wyboru: { $n ->
        [one] { $n } błogosławieństwo
        [few] { $n } błogosławieństwa
       *[other] { $n } błogosławieństw
     }.
event-blessing-taken = { $seat } bierze błogosławieństwo „{ $blessing }”.
    .own = Bierzesz błogosławieństwo „{ $blessing }”.
event-blessing-discarded = Błogosławieństwo „{ $blessing }” zostaje odrzucone.

## Events: quests

event-quest-opened = Pojawia się zadanie { $region_in }: „{ $quest }”.
event-quest-started = { $seat } rozpoczyna zadanie „{ $quest }” od kroku { $step }.
    .own = Rozpoczynasz zadanie „{ $quest }” od kroku { $step }.
event-quest-advanced = { $seat } przechodzi w zadaniu „{ $quest }” do kroku { $step }.
    .own = Przechodzisz w zadaniu „{ $quest }” do kroku { $step }.
event-quest-completed = { $seat } kończy zadanie „{ $quest }”.
    .own = Kończysz zadanie „{ $quest }”.
event-quest-lost = { $seat } spóźnia się z zadaniem „{ $quest }”.
    .own = Spóźniasz się z zadaniem „{ $quest }”.
event-quest-card-kept = { $seat } zatrzymuje kartę zadania „{ $quest }”.
    .own = Zatrzymujesz kartę zadania „{ $quest }”.
event-quest-card-redeemed = { $seat } odrzuca kartę zadania „{ $quest }” i używa jej efektu.
    .own = Odrzucasz kartę zadania „{ $quest }” i używasz jej efektu.

## Events: monsters and events

event-monster-phase = Faza potworów: kością rzuca { $seat }.
    .own = Faza potworów: rzucasz kością.
event-rolled = { $seat } rzuca za { $monster_acc }: { $face }.
    .own = Rzucasz za { $monster_acc }: { $face }.
event-monster-moved = { $monster } przechodzi { $origin_from } { $region_to }.
event-region-attack = { $monster } atakuje { $region_in }.
event-monster-kills-entering = { $monster } napada przybywających hoplitów { $region_in } ({ $seat }).
event-event-drawn = Zdarzenie: „{ $event }”.
event-event-ignored = Zdarzenie „{ $event }” nie ma żadnego skutku.
event-no-event = Nie ma już zdarzeń.
event-monster-appeared = { $monster } pojawia się { $region_in }.
event-monster-evolved = { $monster } ewoluuje: „{ $event }”.

## Events: battle

event-battle-began = Bitwa { $region_in }: atakuje { $seat }, broni się { $defender }.
event-battle-called-off = Bitwa { $region_in } się nie odbywa.
event-card-played = { $seat } zagrywa kartę „{ $card }” (siła { $strength }).
    .own = Zagrywasz kartę „{ $card }” (siła { $strength }).
event-card-effect = { $seat } zyskuje siłę armii +{ $strength }.
    .own = Zyskujesz siłę armii +{ $strength }.
event-card-declined = { $seat } nie zagrywa więcej kart.
    .own = Nie zagrywasz więcej kart.
event-battle-won = { $seat } wygrywa bitwę { $region_in }, { $own } : { $other }.
    .tie = { $seat } wygrywa bitwę { $region_in } ({ $own } : { $other }; przy remisie wygrywa obrońca).
    .own = Wygrywasz bitwę { $region_in }, { $own } : { $other }.
    .tie-own = Wygrywasz bitwę { $region_in } ({ $own } : { $other }; przy remisie wygrywa obrońca).
event-losses-changed = { $seat } zmienia straty: własne { $own }, przeciwnika { $other }.
    .own = Zmieniasz straty: własne { $own }, przeciwnika { $other }.
event-pyrrhic-victory = Pyrrusowe zwycięstwo: { $seat } nie ma już { $region_in } żadnego hoplity.
    .own = Pyrrusowe zwycięstwo: nie masz już { $region_in } żadnego hoplity.
event-hoplites-killed = { $seat } traci { hoplites-acc } { $region_in }.
    .own = Tracisz { hoplites-acc } { $region_in }.
event-hoplites-saved = { $seat } ratuje { hoplites-acc } { $region_in }.
    .own = Ratujesz { hoplites-acc } { $region_in }.
event-retreated = { $seat } wycofuje { hoplites-acc } { $origin_from } { $region_to }.
    .own = Wycofujesz { hoplites-acc } { $origin_from } { $region_to }.
event-no-way-out = { $seat } nie ma dokąd się wycofać { $region_from }.
    .own = Nie masz dokąd się wycofać { $region_from }.

## Events: hunt

event-hunt-began = { $seat } poluje na { $monster_acc } { $region_in }.
    .own = Polujesz na { $monster_acc } { $region_in }.
event-monster-wounded = { $seat } rani { $monster_acc }: { $symbol } ({ $wounds } z { $slots }).
    .own = Ranisz { $monster_acc }: { $symbol } ({ $wounds } z { $slots }).
event-attacks-drawn = { $seat } wybiera atak potwora.
    .own = Wybierasz atak potwora.
event-monster-attacks = { $monster } atakuje kartą „{ $attack }” (siła { $strength }).
event-special-attack = { $monster } wykonuje atak specjalny.
event-wounds-healed = { $monster } leczy wszystkie rany.
event-defended = { $seat } odpiera atak ({ $n }).
    .own = Odpierasz atak ({ $n }).
event-shielded = { $seat } odpiera atak tarczą.
    .own = Odpierasz atak tarczą.
event-not-defended = { $seat } przyjmuje cios.
    .own = Przyjmujesz cios.
event-fourth-injury = { $seat } nie zniesie czwartej rany: polowanie się kończy.
    .own = Nie zniesiesz czwartej rany: polowanie się kończy.
event-hunt-failed = { $seat } przegrywa polowanie na { $monster_acc }.
    .own = Przegrywasz polowanie na { $monster_acc }.
event-monster-slain = { $seat } zabija { $monster_acc } { $region_in }.
    .own = Zabijasz { $monster_acc } { $region_in }.

## Events: the end

event-game-won = Wygrywa { $seat }: { $victory }.
    .own = Wygrywasz: { $victory }.

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
move-pray = Wyślij kapłana: { $noun }
    .word = Modlitwa
move-power = Użyj boskiej mocy
    .word = Boska moc
move-go = Przesuń bohatera { $noun_to }
    .word = Ruch bohatera
move-advance = Przesuń bohatera na następny krok zadania
    .word = Następny krok
move-begin = „{ $noun_quest }”: { $noun } ({ $noun_text })
    .word = Zacznij zadanie
move-move = Przesuń hoplitę { $noun_from }
    .word = Ruch hoplitów
move-to = { $noun_to }
    .word = Ruch
move-fortify = Ufortyfikuj: do miasta
    .word = Do miasta
move-leave = Z miasta
    .word = Z miasta
move-send = Przesuń: { $noun }
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
move-place = Umieść hoplitę { $noun_to }
    .word = Hoplita
move-garrison = Umieść ufortyfikowanego hoplitę: { $noun }
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
move-shift = Przesuń { $noun_to }
    .word = Ruch potwora
move-target = { $noun }
    .word = Potwór
move-hit = { $noun }
    .word = Gracz
move-fight = Najpierw bitwa { $noun_in }
    .word = Bitwa
move-first = Najpierw { $noun }
    .word = Kto pierwszy
move-play = Zagraj kartę „{ $noun }”
    .word = Zagraj
move-bring = Sprowadź hoplitów { $noun_from }
    .word = Sprowadź
move-save = Uratuj: { $noun }
    .word = Uratuj
move-spare = Zignoruj jeden własny symbol strat
    .word = Strata mniej
move-doom = Dodaj przeciwnikowi symbol strat
    .word = Strata więcej
move-retreat = Wycofaj się { $noun_to }
    .word = Wycofaj się
move-wound = Zrań: { $noun }
    .word = Rana
move-spend = Zapłać kartą „{ $noun }”
    .word = Zapłać
move-give-up = Przerwij polowanie
    .word = Przerwij
move-attack = „{ $noun }”
    .word = Atak
move-defend = Broń się kartą „{ $noun }”
    .word = Obrona
move-shield = Tarcza: „{ $noun }”
    .word = Tarcza
move-claim = Nagroda: { $noun }
    .word = Nagroda
move-injure = Rana: { $noun }
    .word = Rana
move-lower = Obniż: { $noun }
    .word = Obniż
move-raise = Podnieś: { $noun }
    .word = Podnieś
move-discard = Odrzuć kartę „{ $noun }”
    .word = Odrzuć
move-keep = Zatrzymaj „{ $noun }”
    .word = Zatrzymaj
move-pick = Weź „{ $noun }”
    .word = Weź
move-bless = Weź „{ $noun }”
    .word = Błogosławieństwo
move-invoke = Błogosławieństwo „{ $noun }”
    .word = Błogosławieństwo
move-redeem = Odrzuć kartę zadania „{ $noun }”
    .word = Karta zadania
move-clear = Odblokuj akcję: { $noun }
    .word = Odblokuj
move-done = Dalej
    .word = Dalej

## Questions

ask-choose-hero = Którego bohatera wybierasz?
ask-settle = Gdzie zaczyna twój bohater z dwoma hoplitami?
ask-turn-start = Twoja tura się zaczyna: czy używasz zdolności bohatera?
    .done = Nie teraz
ask-turn = Twoja tura: co robisz?
    .then = Akcje zwykłe raz każda, w dowolnej kolejności; akcja specjalna kończy turę.
ask-extra-action = Czy wykonujesz jeszcze jedną akcję specjalną?
    .done = Pomiń
ask-repeat-action = Którą użytą akcję specjalną wykonujesz ponownie?
ask-which-monument = Który monument budujesz?
ask-use-artifacts = Czy używasz kolejnego artefaktu?
    .done = Bez kolejnych
ask-divine-power = Czy używasz boskiej mocy?
    .done = Pomiń
ask-start-quest = Czy rozpoczynasz zadanie i od którego kroku?
    .done = Nie teraz
ask-after-hero-movement = Bohater zakończył ruch: czy używasz błogosławieństwa?
    .done = Pomiń
ask-move-hoplite = Dokąd idzie hoplita?
    .done = Zostań tutaj
ask-move-more = Którego hoplitę przesuwasz teraz?
    .done = Żadnego więcej
ask-move-from = Z którego regionu przesuwasz hoplitów?
    .done = Zakończ ruch
ask-how-many = Ilu hoplitów przesuwasz?
ask-move-to = Dokąd idą ci hoplici?
    .done = Zostań tutaj
ask-after-march = Po marszu: czy używasz błogosławieństwa?
    .done = Pomiń
ask-recruit = Gdzie umieszczasz hoplitę?
    .done = Żadnego więcej
ask-prepare = Przygotowanie: co wybierasz?
ask-place-hero = Gdzie umieszczasz swojego bohatera?
    .done = Zostań tutaj
ask-take-blessing = Które błogosławieństwo bierzesz?
ask-keep-artifact = Który artefakt zatrzymujesz?
ask-pick-card = Którą kartę walki bierzesz?
ask-clear-action = Którą akcję specjalną odblokowujesz?
ask-give-glory = Który żeton chwały oddajesz?
ask-take-glory = Który żeton chwały bierzesz?
ask-roll-for = Faza potworów: za którego potwora rzucasz?
ask-move-monster = Dokąd idzie potwór lub czy atakuje region?
    .done = Zostaw go
ask-which-monster = Którego potwora wybierasz?
ask-kill-whose = Czyj hoplita ginie?
ask-wound-or-injure = Którego potwora lub bohatera ranisz?
    .done = Pomiń
ask-shoot = Którego potwora ranisz lub czyich hoplitów zabijasz?
    .done = Pomiń
ask-which-battle = Która bitwa odbędzie się najpierw?
ask-who-first = Czyje efekty przed bitwą są pierwsze?
ask-before-battle = Przed bitwą: czego używasz?
    .done = Pomiń
ask-play-card = Bitwa: którą kartę zagrywasz?
    .done = Bez karty
ask-strengthen-card = Czy poświęcasz kapłana, by wzmocnić kartę?
    .done = Zachowaj kapłana
ask-one-more-card = Obie strony spasowały: czy zagrywasz jeszcze kartę?
    .done = Bez karty
ask-bring-from = Z którego regionu sprowadzasz hoplitów do bitwy?
    .done = Bez kolejnych
ask-before-losses = Przed stratami: czego używasz?
    .done = Pomiń
ask-change-losses = Czyje symbole strat zmieniasz?
    .done = Pomiń
ask-may-save = Twoi hoplici mają zginąć: czy ratujesz któregoś?
    .done = Nie ratuj
ask-how-many-saved = Ilu ratujesz?
ask-retreat = Dokąd wycofuje się twoja armia?
ask-which-hunt = Na którego potwora polujesz?
ask-start-of-hunt = Polowanie się zaczyna: czego używasz?
    .done = Pomiń
ask-hero-attacks = Twój bohater atakuje: jaką ranę zadajesz?
    .done = Zakończ atak
ask-which-wound = Którą ranę zadajesz?
ask-pay-for-wound = Którą kartą płacisz za ranę?
ask-choose-attack = Którą kartą atakuje potwór?
ask-defend = Czy bronisz się przed atakiem?
    .done = Przyjmij cios
ask-claim-reward = Którą nagrodę bierzesz?
    .done = Bez kolejnych
ask-injure = Bohater otrzymuje ranę: która cecha ucierpi?
ask-heal = Którą cechę leczysz?
ask-lower-attribute = Którą cechę obniżasz?
ask-raise-attribute = Którą cechę podnosisz?
ask-discard = Którą kartę odrzucasz?
ask-exchange-cards = Którą kartę wymieniasz?
    .done = Bez kolejnych

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


## Why not: what stands in the way of a choice
why-loh-vic-01 = Gra jest zakończona.
why-loh-turn-01 = To nie jest akcja twojej tury.
why-loh-turn-03 = Ta akcja zwykła jest już w tej turze wykonana.
why-loh-turn-04 = Najpierw dokończ rozpoczętą akcję.
why-loh-turn-05 = Po akcji specjalnej nie wykonuje się już akcji zwykłych.
why-loh-turn-06 = To nie twoja tura.
why-loh-start-03 = Najpierw wybierz bohatera.
why-loh-start-06 = Najpierw wybierz, gdzie zaczyna twój bohater.
why-loh-start-09 = Tego bohatera ma już ktoś inny.
why-loh-start-10 = Tam zaczyna już inny bohater.
why-loh-act-01 = Nie masz tego artefaktu.
why-loh-act-02 = Akcja Użycie artefaktów jest już w tej turze wykonana.
why-loh-act-04 = Ten artefakt nie jest naładowany.
why-loh-act-05 = Tego artefaktu używa się w innym momencie: mówi o tym jego tekst.
why-loh-act-06 = Wybierz jedną z osób, które chcą teraz użyć efektów.
why-loh-bless-03 = Tego błogosławieństwa nie ma wśród oferowanych.
why-loh-bless-07 = Tego błogosławieństwa nie można teraz użyć.
why-loh-sa-02 = { $action }: ta akcja specjalna jest już użyta; uwolni ją Budowa monumentu.
why-loh-sa-05 =
    .march = { $region }: stąd nie ma dokąd maszerować.
    .recruit = Umieść co najmniej jednego hoplitę.
why-loh-sa-07 = Twój bohater nie stoi w regionie tego potwora: { $monster }.
why-loh-sa-08 = Teraz pozostaje tylko akcja specjalna.
why-loh-pray-01 = Nie masz kapłana w puli kapłanów.
why-loh-pray-02 = { $god }: wszystkie miejsca dla kapłanów są zajęte.
why-loh-pray-04 = Najpierw zdecyduj o boskiej mocy.
why-loh-pray-09 = Nie masz tam hoplitów, którzy mogliby się ruszyć.
why-loh-hmove-01 = { $region }: to za daleko dla twojego bohatera (Szybkość { $speed }).
why-loh-hmove-05 = Najpierw zdecyduj o zadaniu.
why-loh-hmove-07 = Twój bohater już tam jest.
why-loh-quest-02 = Twój bohater nie stoi przy żetonie tego zadania.
    .turn = Zadanie zaczyna się, gdy bohater zakończy ruch przy jego żetonie.
why-loh-quest-03 = Twój bohater nie spełnia wymagań tego kroku.
why-loh-quest-06 = Twój bohater nie wykonuje zadania.
why-loh-quest-07 = Twój bohater wykonuje zadanie i nie może go porzucić.
why-loh-quest-16 = Twój bohater wykonuje zadanie i nie może polować.
why-loh-move-02 = Nie masz { $region_in } hoplitów.
    .far = { $region }: ten region nie sąsiaduje.
    .same = Hoplici już tam są.
    .to = Hoplici nie mogą pójść { $region_to }.
why-loh-move-03 = Żaden hoplita { $region_in } nie może się teraz ruszyć; każdy rusza się tylko raz.
why-loh-move-04 = Twoi hoplici { $region_in } nie mają dokąd pójść.
why-loh-move-06 = Nie czeka tam żadna bitwa.
why-loh-move-11 = Najpierw wybierz, dokąd idą hoplici; idą wszyscy razem.
why-loh-march-01 = Nie masz { $region_in } hoplitów, którzy mogliby maszerować.
why-loh-march-02 = Twój jedyny hoplita { $region_in } jest ufortyfikowany i nie maszeruje.
    .number = Tylu hoplitów nie może stąd maszerować.
why-loh-march-06 = Żaden hoplita nie może teraz wejść do miasta.
why-loh-fort-02 = Nie kontrolujesz regionu { $region }.
why-loh-fort-04 = Hoplita, który właśnie wszedł do regionu, nie może się od razu ufortyfikować.
why-loh-fort-06 = { $region }: nie ma tu wolnego miasta.
why-loh-fort-09 = Nie masz { $region_in } ufortyfikowanego hoplity, który mógłby opuścić miasto.
why-loh-rec-01 = Nie kontrolujesz żadnego regionu z miastem.
    .here = Nie możesz już zwerbować więcej hoplitów { $region_in }.
why-loh-rec-03 = { $region }: hoplita nie może teraz wejść do miasta.
why-loh-rec-04 = Nie masz już hoplitów w zasobach.
why-loh-rec-07 = { $region }: są tu hoplici innego gracza.
    .all = W żadnym regionie z miastem nie możesz umieścić hoplity.
why-loh-prep-01 = Podczas Przygotowania werbujesz tam, gdzie stoi twój bohater: { $region }.
    .options = Najpierw wybierz opcje Przygotowania.
why-loh-prep-03 = Twojego bohatera nie ma na mapie, więc nie możesz werbować.
why-loh-prep-04 = { $region }: są tu hoplici innego gracza.
why-loh-prep-06 = { $region }: hoplita nie może wejść od razu do miasta.
why-loh-prep-08 = Nie masz już hoplitów w zasobach.
    .heal = { $attribute }: ta cecha nie jest zraniona.
why-loh-temple-01 = Nie kontrolujesz regionu { $region }.
    .built = { $region }: stoi tu już świątynia.
why-loh-temple-04 = Nie kontrolujesz regionu { $region }.
why-loh-temple-05 = Wyrocznia delficka już stoi.
why-loh-temple-07 = Nie ma już świątyń.
why-loh-map-04 = { $region }: nie ma tu kapliczki, na której można zbudować świątynię.
why-loh-usurp-01 = Nie masz żetonu chwały tej krainy: { $land }.
why-loh-usurp-06 = Twój bohater wykonuje zadanie, więc nie ma go w żadnym regionie.
why-loh-usurp-08 = Kontrolujesz region { $region } i nie możesz tam werbować.
why-loh-hunt-19 = { $monster }: nie spełniasz wymagań tego polowania.
why-loh-monu-01 = { $god }: ten monument jest już ukończony.
    .level = Ten monument jest już ukończony.
why-loh-monu-10 = Można jeszcze podnieść poziom monumentu: wybierz którego.
why-loh-two-02 = Powtórzyć można tylko użytą akcję specjalną.
why-loh-two-03 = Najpierw użyj innej akcji specjalnej: Budowa monumentu powtarza jedną z użytych.
why-loh-two-07 = Monument wybiera się po powtórzonej akcji.
why-loh-mon-16 = { $monster }: w tym regionie nikt nie werbuje.
why-loh-mon-17 = { $monster }: z tego regionu hoplici nie mogą wyjść.
why-loh-mon-18 = { $monster } jest przy tym monumencie: nie można tam wysłać kapłana.
why-loh-mon-04 = Żadna karta na twojej ręce nie zada tej rany.
why-loh-mon-14 = Ta karta nie pomoże zapłacić za ranę.
why-loh-hero-12 = { $region }: Helena nie wpuszcza twoich hoplitów.
why-loh-hero-14 = Nie masz tego żetonu chwały, więc nie możesz go oddać.
why-loh-hero-07 = Tej cechy nie można teraz zwiększyć.
why-loh-hero-17 = Tej cechy nie można zmniejszyć.
why-loh-inj-01 = Ta cecha jest już zraniona.
why-loh-inj-04 = Ta cecha nie jest zraniona.
why-loh-battle-04 = Nie masz hoplitów w tej bitwie.
why-loh-battle-05 = Nie masz tej karty na ręce.
    .wait = Kartę zagrywa teraz druga strona.
    .first = Najpierw zagraj kartę albo spasuj.
why-loh-battle-07 = W tej bitwie nie zagrasz już karty: pas jest ostateczny.
why-loh-battle-08 = Symboli strat na twoich kartach byłoby więcej niż twoich hoplitów ({ $n }).
why-loh-battle-11 = Symboli strat nie można tam zmienić.
why-loh-battle-15 = Nie masz tej karty na ręce.
why-loh-battle-25 = Tego nie można użyć przed tą bitwą ani w jej trakcie.
why-loh-card-15 = Błogosławieństwo obrońcy nie pozwala ci zagrać więcej kart.
why-loh-card-01 = Tego efektu nie można teraz użyć na ten cel.
    .now = Tej karty nie można teraz użyć.
why-loh-card-04 = Najpierw trzeba zapłacić koszt.
why-loh-card-06 = Tego celu nie można teraz zranić.
why-loh-card-07 = Wybierz, ilu hoplitów ratujesz.
why-loh-card-08 = Nie można tam umieścić bohatera.
why-loh-card-10 = Tego artefaktu nie ma wśród oglądanych.
why-loh-card-12 = Na tej akcji nie ma żetonu.
why-loh-card-13 = Hoplici nie mogą stamtąd przyjść.
why-loh-card-14 = Nie masz tej karty na ręce.
why-loh-info-06 = Tej karty nie ma wśród oglądanych.
why-loh-glory-03 = Tego żetonu chwały nie można wziąć.
why-loh-mph-01 = Za tego potwora rzucono już kością albo nie ma go na planszy.
why-loh-mph-04 = Potwór może przejść tylko do sąsiedniego regionu.
why-loh-mph-12 = Ten gracz nie ma tam hoplitów.
why-loh-hunt-02 = Twój bohater nie może teraz polować na tego potwora.
why-loh-hunt-05 = Zadaj ranę albo zrezygnuj z polowania.
why-loh-hunt-07 = Tej karty ataku nie dobrano albo wybiera ktoś inny.
why-loh-hunt-08 = Tą kartą nie można obronić się przed atakiem.
why-loh-hunt-22 = Nie można tego użyć na początku polowania.
why-loh-hunt-25 = Tarczę zagrywa się bez innych kart, za cenę 1 rany bohatera.
why-loh-reward-03 = Ta nagroda ci nie przysługuje.
why-loh-retreat-01 = { $region }: ten region nie sąsiaduje z miejscem bitwy.
    .first = Najpierw wybierz, dokąd wycofuje się armia.
why-loh-retreat-02 = { $region }: ten region należy do innego gracza.
why-loh-retreat-05 = Atakujący wracają tam, skąd przyszli.
why-loh-retreat-13 = { $region }: Helena nie wpuszcza twoich hoplitów.
