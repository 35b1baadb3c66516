### Lords of Ragnarok: sentences and labels, Polish.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to, _from and _over, monsters with _acc.


## Counts

cards-acc = { $n ->
    [one] { $n } kartę Walki
    [few] { $n } karty Walki
   *[many] { $n } kart Walki
 }
priests-acc = { $n ->
    [one] { $n } Kapłana
    [few] { $n } Kapłanów
   *[many] { $n } Kapłanów
 }

## Events: setup

event-starting-player = Jako pierwszy wybiera Bohatera: { $seat }.
    .own = Wybierasz Bohatera jako pierwsza osoba.
event-boss-appeared = Loki pojawia się { $region_in }.
event-monster-appeared = { $monster } pojawia się { $region_in }.
event-heroes-drawn = { $seat } może wybrać jednego z tych Bohaterów: { $heroes }.
    .own = Możesz wybrać jednego z tych Bohaterów: { $heroes }.
event-origins-drawn = { $seat } może wybrać jedną z tych Historii: { $origins }.
    .own = Możesz wybrać jedną z tych Historii: { $origins }.
event-hero-chosen = { $seat } wybiera Bohatera: { $hero_full }.
    .own = Wybierasz Bohatera: { $hero_full }.
event-origin-chosen = { $seat } wybiera Historię: { $origin }.
    .own = Wybierasz Historię: { $origin }.
event-drakkar-launched = { $seat } woduje Drakkar: { $sea }.
    .own = Wodujesz Drakkar: { $sea }.
event-settled = { $seat } zaczyna { $region_in }.
    .own = Zaczynasz { $region_in }.
event-first-turn = Pierwszą turę gry rozgrywa { $seat }.
    .own = Rozgrywasz pierwszą turę gry.

## Events: the turn

event-turn-began = Turę rozgrywa { $seat }.
    .own = Twoja tura.
event-prayed = { $seat } wysyła Kapłana: { $god }.
    .own = Wysyłasz Kapłana: { $god }.
event-hero-moved = { $seat } przemieszcza się { $origin_from } { $region_to }.
    .own = Twój Bohater idzie { $origin_from } { $region_to }.
event-hero-placed = { $seat } przenosi się { $region_to }.
    .own = Umieszczasz Bohatera { $region_in }.
event-drakkar-moved = { $seat } płynie Drakkarem: { $origin } → { $sea }.
    .own = Twój Drakkar płynie: { $origin } → { $sea }.
event-drakkar-placed = { $seat } umieszcza Drakkar: { $sea }.
    .own = Umieszczasz Drakkar: { $sea }.
event-rune-action = { $seat } wykonuje Akcję Runiczną: { $action }.
    .own = Wykonujesz Akcję Runiczną: { $action }.
event-army-moved = { $seat } przemieszcza Armię { $origin_from } { $region_to }.
    .own = Przemieszczasz Armię { $origin_from } { $region_to }.
event-army-placed = { $seat } bierze Armię { $origin_from } i umieszcza ją { $region_in }.
    .own = Bierzesz Armię { $origin_from } i umieszczasz ją { $region_in }.
event-recruited = { $seat } werbuje Armię o Sile { $strength } { $region_in }.
    .own = Werbujesz Armię o Sile { $strength } { $region_in }.
event-army-strengthened = { $seat } wzmacnia Armię { $region_in } do Siły { $strength }.
    .own = Twoja Armia { $region_in } ma teraz Siłę { $strength }.
event-special-action = { $seat } wykonuje Akcję Specjalną: { $action }.
    .own = Wykonujesz Akcję Specjalną: { $action }.
event-marker-covered = { $seat } ma na Kole Akcji zakryty znacznik: { $action }.
    .own = Twój znacznik na Kole Akcji zostaje zakryty: { $action }.
event-realm-bonus = { $seat } korzysta z premii Domeny { $realm }.
    .own = Korzystasz z premii Domeny { $realm }.
event-usurped = { $seat } uzurpuje Region { $region }.
    .own = Uzurpujesz Region { $region }.
event-temple-built = { $seat } buduje Świątynię { $region_in }.
    .own = Budujesz Świątynię { $region_in }.
event-blessings-revealed = Dar jako pierwszy wybiera { $seat }. Do wyboru: { $blessings }.
    .own = Dar wybierasz jako pierwsza osoba. Do wyboru: { $blessings }.
event-blessing-taken = { $seat } bierze Dar „{ $blessing }”.
    .own = Bierzesz Dar „{ $blessing }”.
event-blessing-discarded = Dar „{ $blessing }” zostaje odrzucony.
event-monument-built = { $seat } buduje: { $god }, poziom { $level }.
    .own = Budujesz: { $god }, poziom { $level }.
event-omen-fulfilled = Warunek Ragnaroku „{ $omen }” zostaje spełniony.
event-wheel-cleared = Znaczniki znikają z Koła Akcji, Kapłani schodzą z Posągów, a Artefakty są znów naładowane.
event-forge-refilled = Kuźnia { $region_in } ma nową Runę: { $rune }.
event-ragnarok-began = Zaczyna się Ragnarok; sprowadza go { $seat }. Każdy ma jeszcze jedną, ostatnią turę.
    .own = Sprowadzasz Ragnarok. Każdy ma jeszcze jedną, ostatnią turę.
event-event-revealed = { $event } – { $event_text }
event-event-discarded = Zdarzenie „{ $event }” zostaje odrzucone bez efektu.

## Events: control, attributes, runes, cards

event-control-taken = { $seat } przejmuje kontrolę { $region_over }.
    .own = Przejmujesz kontrolę { $region_over }.
event-control-lost = { $seat } traci kontrolę { $region_over }.
    .own = Tracisz kontrolę { $region_over }.
event-allied = { $seat } zawiera Sojusz z Domeną { $realm }.
    .own = Zawierasz Sojusz z Domeną { $realm }.
event-rune-gained = { $seat } otrzymuje Runę: { $rune }.
    .own = Otrzymujesz Runę: { $rune }.
event-rune-forged = { $seat } bierze Runę { $rune } z Kuźni { $region_in }.
    .own = Bierzesz Runę { $rune } z Kuźni { $region_in }.
event-rune-spent = { $seat } wydaje Runę: { $rune }.
    .own = Wydajesz Runę: { $rune }.
event-rune-discarded = { $seat } odrzuca Runę: { $rune }.
    .own = Odrzucasz Runę: { $rune }.
event-rune-stolen = { $seat } kradnie Runę: { $rune }. Traci ją { $other }.
    .own = Kradniesz Runę: { $rune }. Traci ją { $other }.
event-card-stolen = { $seat } kradnie kartę Walki. Traci ją { $other }.
    .own = Kradniesz kartę Walki. Traci ją { $other }.
event-own-card-stolen = Skradziona karta: „{ $card }”. Traci ją { $other }.
event-own-card-lost = Utracona karta: „{ $card }”. Zabiera ją { $other }.
event-priests-gained = { $seat } otrzymuje { priests-acc }.
    .own = Otrzymujesz { priests-acc }.
event-attribute-raised = { $seat } podnosi Cechę { $attribute } do { $level }.
    .own = Podnosisz Cechę { $attribute } do { $level }.
event-injured = { $seat } otrzymuje Ranę: { $attribute }.
    .own = Otrzymujesz Ranę: { $attribute }.
event-injury-prevented = { $seat } zapobiega Ranie.
    .own = Zapobiegasz Ranie.
event-one-injury-too-many = { $seat } nie może przyjąć czwartej Rany.
    .own = Nie możesz przyjąć czwartej Rany.
event-healed = { $seat } leczy Ranę: { $attribute }.
    .own = Leczysz Ranę: { $attribute }.
event-cards-drawn = { $seat } dobiera { cards-acc }.
    .own = Dobierasz { cards-acc }.
event-own-cards-drawn = { $seat } dobiera: { $cards }.
    .own = Dobierasz: { $cards }.
event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
    .own = Odrzucasz kartę „{ $card }”.
event-combat-deck-shuffled = Odrzucone karty Walki zostają przetasowane w nową talię.
event-artifact-gained = { $seat } otrzymuje Artefakt „{ $artifact }”.
    .own = Otrzymujesz Artefakt „{ $artifact }”.
event-artifact-used = { $seat } używa Artefaktu „{ $artifact }”.
    .own = Używasz Artefaktu „{ $artifact }”.
event-blessing-used = { $seat } używa Daru „{ $blessing }”.
    .own = Używasz Daru „{ $blessing }”.
event-ability-used = { $seat } używa Zdolności Specjalnej Bohatera.
    .own = Używasz Zdolności Specjalnej swojego Bohatera.

## Events: monsters

event-die-rolled = { $seat } rzuca za { $monster_acc }: { $face }.
    .own = Rzucasz za { $monster_acc }: { $face }.
event-monster-moved = { $monster } przemieszcza się { $origin_from } { $region_to }.
event-boss-placed = Loki przemieszcza się { $origin_from } { $region_to }.
event-region-attack = { $monster } atakuje { $region_in }.
event-trampled = { $monster } tratuje Armię { $region_in }: Siła −1 ({ $seat }).
event-monster-controlled = { $seat } przejmuje kontrolę nad Potworem: { $monster }.
    .own = Przejmujesz kontrolę nad Potworem: { $monster }.
event-monster-released = { $seat } traci kontrolę nad Potworem: { $monster }.
    .own = Tracisz kontrolę nad Potworem: { $monster }.
event-forge-cleared = Runa { $rune } z Kuźni { $region_in } przepada.

## Events: battle and losses

event-battle-began = Bitwa { $region_in }: atakuje { $seat }, broni się { $defender }.
event-card-played = { $seat } zagrywa kartę „{ $card }”.
    .own = Zagrywasz kartę „{ $card }”.
event-card-value = { $seat }: karta „{ $card }” ma wartość { $n }.
    .own = Twoja karta „{ $card }” ma wartość { $n }.
event-card-effect-ignored = { $seat }: efekt karty „{ $card }” nie działa.
    .own = Efekt twojej karty „{ $card }” nie działa.
event-loss-cancelled = { $seat } anuluje { $n ->
    [one] { $n } symbol Ofiar
    [few] { $n } symbole Ofiar
    [many] { $n } symboli Ofiar
   *[other] { $n } symbolu Ofiar
 }.
    .own = Anulujesz { $n ->
        [one] { $n } symbol Ofiar
        [few] { $n } symbole Ofiar
        [many] { $n } symboli Ofiar
       *[other] { $n } symbolu Ofiar
     }.
event-passed = { $seat } pasuje.
    .own = Pasujesz.
event-battle-won = Bitwę { $region_in } wygrywa { $seat }, { $own } : { $other }.
    .tie = Bitwę { $region_in } wygrywa { $seat } ({ $own } : { $other }; remis wygrywa broniący się).
    .own = Wygrywasz Bitwę { $region_in }, { $own } : { $other }.
    .tie-own = Wygrywasz Bitwę { $region_in } ({ $own } : { $other }; remis wygrywa broniący się).
event-army-weakened = { $seat }: Armia { $region_in } słabnie do Siły { $strength }.
    .own = Twoja Armia { $region_in } słabnie do Siły { $strength }.
event-army-destroyed = { $seat } traci Armię { $region_in }.
    .own = Tracisz Armię { $region_in }.
event-army-protected = { $seat } chroni Armię { $region_in }.
    .own = Chronisz Armię { $region_in }.
event-retreated = { $seat } wycofuje się { $origin_from } { $region_to }.
    .own = Wycofujesz się { $origin_from } { $region_to }.
event-no-way-out = { $seat } nie ma dokąd się wycofać { $region_from }.
    .own = Nie masz dokąd się wycofać { $region_from }.

## Events: hunt

event-hunt-began = { $seat } poluje na { $monster_acc } { $region_in }.
    .own = Polujesz na { $monster_acc } { $region_in }.
event-attacks-drawn = { $seat } dobiera za Potwora { $n ->
    [one] { $n } kartę Ataku
    [few] { $n } karty Ataku
    [many] { $n } kart Ataku
   *[other] { $n } karty Ataku
 }.
    .own = Dobierasz za Potwora { $n ->
        [one] { $n } kartę Ataku
        [few] { $n } karty Ataku
        [many] { $n } kart Ataku
       *[other] { $n } karty Ataku
     }.
event-own-attacks-drawn = Dobrane karty Ataku: { $attacks }.
event-attacks-ran-out = { $monster } nie ma już kart Ataku.
event-attack-discarded = Karta Ataku „{ $attack }” zostaje odrzucona.
event-attacks-looked-at = { $seat } ogląda karty na ręce Potwora.
    .own = Oglądasz karty na ręce Potwora.
event-own-attacks-seen = Karty na ręce Potwora: { $attacks }.
event-monster-attacks = { $monster } atakuje kartą „{ $attack }” (Szał { $rage }).
event-defended-with = { $seat } broni się kartą „{ $card }”.
    .own = Bronisz się kartą „{ $card }”.
event-defended = { $seat } odpiera atak ({ $n }).
    .own = Odpierasz atak ({ $n }).
event-not-defended = { $seat } przyjmuje cios ({ $n }).
    .own = Przyjmujesz cios ({ $n }).
event-special-attack = { $monster } wykonuje Atak Specjalny.
event-weakness-found = { $seat } trafia w Słaby Punkt.
    .own = Trafiasz w Słaby Punkt.
event-struck-with = { $seat } zadaje cios kartą „{ $card }”.
    .own = Zadajesz cios kartą „{ $card }”.
event-wounded = { $seat } rani { $monster_acc }.
    .own = Ranisz { $monster_acc }.
event-wound-removed = { $monster } leczy jedną Ranę.
event-hunt-effect-used = { $seat } używa efektu Łowów karty „{ $card }”.
    .own = Używasz efektu Łowów karty „{ $card }”.
event-hunt-failed = { $seat } przegrywa Łowy na { $monster_acc }.
    .own = Przegrywasz Łowy na { $monster_acc }.
event-monster-defeated = { $seat } pokonuje { $monster_acc } { $region_in }.
    .own = Pokonujesz { $monster_acc } { $region_in }.
event-slayer-token-gained = { $seat } otrzymuje żeton Pogromcy.
    .own = Otrzymujesz żeton Pogromcy.

## Events: the end

event-game-won = Wygrywa { $seat }: { $victory }.
    .own = Wygrywasz: { $victory }.

## Moves

move-hero = { $noun }
    .word = Bohater
move-origin = { $noun }
    .word = Historia
move-launch = Zwoduj Drakkar: { $noun }
    .word = Drakkar
move-settle = Zacznij { $noun_in }
    .word = Start
move-pray = Wyślij Kapłana: { $noun }
    .word = Wyślij Kapłana
move-forge = Wykuj Runę
    .word = Wykuj Runę
move-go = Przemieść Bohatera { $noun_to }
    .word = Przemieść Bohatera
move-sail = Płyń: { $noun }
    .word = Przemieść Drakkar
move-heal = Wylecz: { $noun }
    .word = Wylecz
move-rune-action = { $noun }
    .word = Akcja Runiczna
move-spend = Wydaj: { $noun }
    .word = Wydaj Runę
move-control = Przejmij kontrolę: { $noun }
    .word = Kontroluj Potwora
move-release = Zrezygnuj: { $noun }
    .word = Zrezygnuj z Potwora
move-ally = Sojusz: { $noun }
    .word = Sojusz
move-activate = Aktywuj: { $noun }
    .word = Aktywuj Armię
move-to = Przemieść Armię { $noun_to }
    .word = Ruch Armii
move-strengthen = Wzmocnij: { $noun }
    .word = Wzmocnij
move-recruit = Zwerbuj Armię { $noun_in }
    .word = Zwerbuj
move-special = { $noun }
    .word = Akcja Specjalna
move-monument = Buduj: { $noun }
    .word = Budowa Posągu
move-temple = Zbuduj Świątynię { $noun_in }
    .word = Świątynia
move-draw = Dobierz kartę Walki
    .word = Dobierz kartę
move-gain = Weź Runę: { $noun }
    .word = Weź Runę
move-place-hero = Umieść Bohatera { $noun_in }
    .word = Umieść Bohatera
move-place-army = Umieść: { $noun }
    .word = Umieść Armię
move-bless = Weź Dar „{ $noun }”
    .word = Dar
move-reveal = Rozpatrz: { $noun }
    .word = Zdarzenie
move-rouse = Aktywuj: { $noun }
    .word = Aktywuj Potwora
move-hunt = Poluj na { $noun_acc }
    .word = Łowy
move-shift = Przemieść { $noun_to }
    .word = Ruch Potwora
move-ravage = Atak na Region
    .word = Atak na Region
move-hit = Ofiara: { $noun }
    .word = Armia
move-spare = Bez Tratowania
    .word = Bez Tratowania
move-target = { $noun }
    .word = Gracz
move-strike-at = { $noun }
    .word = Region
move-drift = Drakkar: { $noun }
    .word = Drakkar
move-steal = Zabierz: { $noun }
    .word = Zabierz Runę
move-fight = Najpierw Bitwa { $noun_in }
    .word = Bitwa
move-play = Zagraj kartę „{ $noun }”
    .word = Zagraj
move-pass = Spasuj
    .word = Spasuj
move-lose = Ofiara: { $noun }
    .word = Ofiara
move-retreat = Wycofaj się { $noun_to }
    .word = Wycofanie
move-attack = „{ $noun }”
    .word = Atak
move-defend = Obrona: „{ $noun }”
    .word = Obrona
move-strike = Cios kartą „{ $noun }”
    .word = Cios
move-wound = Rana: { $noun }
    .word = Rana
move-effect = Efekt Łowów: „{ $noun }”
    .word = Efekt Łowów
move-give-up = Przerwij Łowy
    .word = Przerwij
move-uncover = Usuń znacznik: { $noun }
    .word = Usuń znacznik
move-remove = Odrzuć kartę „{ $noun }”
    .word = Odrzuć
move-injure = Rana: { $noun }
    .word = Rana
move-raise = Podnieś: { $noun }
    .word = Podnieś
move-discard = Odrzuć kartę „{ $noun }”
    .word = Odrzuć
move-drop = Odrzuć Runę: { $noun }
    .word = Odrzuć Runę
move-use = Użyj Artefaktu „{ $noun }”
    .word = Artefakt
move-invoke = Dar „{ $noun }”
    .word = Dar
move-ability = Użyj Zdolności Specjalnej Bohatera
    .word = Zdolność
move-bonus = { $noun }
    .word = Premia
move-refill = Kuźnia { $noun_in }
    .word = Kuźnia
move-done = Dalej
    .word = Dalej

## Questions

ask-choose-hero = Którego Bohatera wybierasz?
ask-choose-origin = Którą Historię wybierasz?
ask-settle = Gdzie zaczyna twój Bohater i dwie Armie?
ask-prayer = Modlitwa: czy wysyłasz Kapłana, czy wykuwasz Runę?
    .done = Pomiń modlitwę
ask-hero-step = Bohater: czy przemieszczasz Bohatera, płyniesz Drakkarem, czy leczysz Ranę?
    .done = Pomiń
ask-move-hero = Dokąd idzie twój Bohater?
    .done = Zostań tutaj
ask-move-drakkar = Dokąd płynie twój Drakkar?
    .done = Zostań tutaj
ask-rune-step = Czy wydajesz Runy na akcję?
    .done = Pomiń
ask-pay-rune = Którą Runą płacisz?
ask-which-monster = Którego Potwora aktywujesz?
ask-release-monster = Z którego Potwora rezygnujesz?
ask-choose-realm = Z którą Domeną zawierasz Sojusz?
ask-raise-attribute = Którą Cechę podnosisz?
ask-place-hero = Gdzie umieszczasz swojego Bohatera?
ask-maneuvers = Manewry: którą Armię aktywujesz?
    .done = Pomiń Manewry
ask-activate-army = Co robi Armia?
    .named = Co robi twoja Armia { $region_in }?
    .back = Inna Armia
ask-strengthen-army = Którą Armię wzmacniasz?
ask-recruit = Gdzie werbujesz Armię?
    .done = Bez Armii
ask-special-action = Którą Akcję Specjalną wykonujesz?
ask-mobilize = Mobilizacja: którą Armię teraz aktywujesz?
    .done = Zakończ Mobilizację
ask-prepare = Przygotowanie: co wybierasz?
ask-build-temple = Gdzie budujesz Świątynię?
ask-take-blessing = Który Dar bierzesz?
ask-realm-bonus = Czy korzystasz z premii Domeny?
    .done = Zrezygnuj
ask-place-army = Którą Armię umieszczasz?
ask-choose-event = Które Zdarzenie rozpatrujesz?
ask-monsters = Potwory: którego aktywujesz lub na którego polujesz?
    .done = Zakończ akcję
ask-steal-from = Kogo Loki dla ciebie okrada?
ask-steal-rune = Którą Runę zabierasz?
ask-which-battle = Która Bitwa odbędzie się najpierw?
ask-play-card = Bitwa: zagrywasz kartę czy pasujesz?
ask-assign-loss = Która Armia traci Siłę?
ask-retreat = Dokąd wycofują się twoje Armie?
ask-choose-attack = Którą kartą Ataku atakuje Potwór?
ask-defend = Którą kartę dokładasz do obrony?
    .done = Bez kolejnych kart
ask-hero-round = Runda Bohatera: którą kartą zadajesz cios?
    .done = Zakończ rundę
ask-second-card = Która druga karta dopełnia Ranę?
ask-which-wound = Które pole Ran zakrywasz?
ask-hunt-effect = Czy używasz efektu Łowów?
    .done = Pomiń
ask-may-use = Czy używasz teraz Zdolności, Artefaktu lub Daru?
    .done = Nie teraz
ask-prevent-injury = Czy zapobiegasz Ranie?
    .done = Przyjmij Ranę
ask-protect-army = Czy chronisz Armię?
    .done = Przyjmij Ofiarę
ask-injure = Twój Bohater otrzymuje Ranę: która Cecha ucierpi?
ask-heal = Którą Cechę leczysz?
    .done = Nie lecz więcej
ask-discard = Którą kartę odrzucasz?
ask-gain-rune = Którą Runę bierzesz?
ask-drop-rune = Którą Runę odrzucasz?
ask-launch = Na którym Morzu zaczyna twój Drakkar?
ask-place-drakkar-or-move-hero = Gdzie umieszczasz Drakkar lub dokąd przemieszczasz Bohatera?
ask-control-monster = Nad którym Potworem przejmujesz kontrolę?
ask-wound-monster = Któremu Potworowi zadajesz Ranę?
ask-place-army-in = Gdzie umieszczasz Armię?
ask-refill-forge = Która Kuźnia dostaje Runę?
ask-activate-monster = Co robi Potwór?
    .named = Co robi { $monster }?
ask-trample = Która Armia zostaje stratowana?
    .named = Którą Armię tratuje { $monster }?
ask-hit-army = Która Armia traci Siłę?
ask-weaken-own-army = Która twoja Armia traci Siłę?
ask-drive-out = Czyje Armie muszą się wycofać?
ask-which-drakkar = Czyj Drakkar porywa wiatr?
    .done = Niczyj
ask-where-drakkar = Dokąd wiatr porywa Drakkar?
ask-strike-region = Który Region zostaje trafiony?
ask-place-boss = Dokąd idzie Loki?
ask-rune-for-value = Czy wydajesz Runę, by podnieść wartość karty?
    .done = Zachowaj Runy
ask-remove-wound = Który znacznik usuwasz?
ask-remove-attack = Którą kartę Ataku odrzucasz?

## Bonuses of realms

bonus-gain-runes = Weź dowolną Runę
bonus-place-hero = Umieść Bohatera
bonus-heal = Wylecz Ranę
bonus-draw-cards = Dobierz kartę Walki
bonus-recruit-in-own-region = Zwerbuj słabą Armię w Regionie pod twoją Kontrolą
bonus-strengthen-armies = Wzmocnij Armię
bonus-move-drakkar = Przemieść Drakkar
bonus-place-army = Umieść swoją Armię z planszy w Regionie pod twoją Kontrolą

## Labels of the drawing

ui-army = Armia o Sile { $n } { $region_in }
ui-losses = Ofiary { $n }
ui-attack-figures = Szał { $rage }, Słaby Punkt { $weakness }, dobiera { $draw }
ui-last-turns = Ragnarok – pozostało ostatnich tur: { $n }
ui-winner = Zwycięzca: { $seat } ({ $victory })
ui-population = Lud.
ui-legend = 3+1: Armie o Sile 3 i 1 · ☗ Bohater · ● Runa w Kuźni · Y przy Yggdrasilu · * pole z nagrodą · ▶ teraz gra
ui-seas = Drakkary
ui-realms = Sojusze
ui-wheel = Koło Akcji
ui-monuments = Posągi
ui-omens = Warunki
ui-bank = Zapas
ui-progress = Krainy / Świątynie / pokonane
ui-pool = Armie w puli
ui-priests = Kapłani
ui-hand = Karty Walki
ui-runes = Runy
ui-defeated = Pokonane
ui-slayer-tokens = żetony Pogromcy: { $n }
ui-exhausted = wyczerpany
ui-blessings = Dary
ui-strength = Siła { $n }
ui-passed = pas
ui-hunt = Łowy: { $monster } – { $seat }
ui-attack = Atak: „{ $attack }”, Szał { $n }
ui-choice = Do wyboru
ui-own-hand = Twoje karty Walki
ui-own-attacks = Karty na ręce Potwora

## Options of a match

option-colours = Kolory
    .text = Kto ma jaki kolor: losowo, w kolejności z pudełka albo wybrany dla każdego miejsca. Wszystkie kolory mają te same elementy.
option-colours-random = losowo
option-colours-box = w kolejności z pudełka
option-colours-green = { colour-green.short }
option-colours-red = { colour-red.short }
option-colours-blue = { colour-blue.short }
option-colours-yellow = { colour-yellow.short }
option-starting-player = Pierwszy gracz
    .text = Kto pierwszy wybiera Bohatera. Wybór przebiega zgodnie z ruchem wskazówek zegara; pierwszą turę ma ten, kto zatrzyma kartę Odyna.
option-book = Według której instrukcji
    .text = Tam, gdzie czeska, polska i niemiecka instrukcja się różnią: wykładnia, którą uważamy za właściwą, albo jednej instrukcji. Poszczególne opcje poniżej można ustawić inaczej.
option-book-project = nasza wykładnia
option-book-cs = czeska instrukcja
option-book-pl = polska instrukcja
option-book-de = niemiecka instrukcja
option-population-after-control = Siła Ludności po utracie kontroli
    .text = Region, który traci znacznik Kontroli, odzyskuje wydrukowaną Siłę Ludności; albo ma 0 do końca gry, więc przejmuje go dowolna Armia, a Uzurpacja nie wymaga Siły Bohatera.
option-population-after-control-by-book = według instrukcji
option-population-after-control-returns = Siła Ludności wraca
option-population-after-control-gone = Siła Ludności pozostaje 0
option-boss-rune-action = Akcja Runiczna Bossa
    .text = Co daje jedna Runa, gdy twój Bohater stoi przy Lokim: Loki odchodzi, a potem kradnie dla ciebie, tylko kradnie albo tylko odchodzi.
option-boss-rune-action-by-book = według instrukcji
option-boss-rune-action-activate-and-ability = odchodzi, potem kradnie
option-boss-rune-action-ability = tylko kradnie
option-boss-rune-action-activate = tylko odchodzi
option-strengthen-target = Która Armia jest wzmacniana
    .text = Aktywacja Armii w celu wzmocnienia wzmacnia ją samą, jeśli stoi w twoim Regionie z Osadą; albo dowolną twoją Armię w takim Regionie, gdziekolwiek stoi aktywowana.
option-strengthen-target-by-book = według instrukcji
option-strengthen-target-activated-army = aktywowana Armia
option-strengthen-target-any-settlement-army = dowolna w mojej Osadzie
option-realm-bonus = Premia Domeny
    .text = Sojusznicy Domeny mogą zrezygnować z premii; albo muszą z niej skorzystać, gdy tylko ma jakiś efekt, nawet szkodliwy.
option-realm-bonus-by-book = według instrukcji
option-realm-bonus-may = sojusznicy mogą
option-realm-bonus-must = sojusznicy muszą
option-blessing-draft-direction = Kierunek dobierania Darów
    .text = Kto wybiera Dar po budowniczym Świątyni: gracz po prawej i tak dalej, co sprzyja tym, którzy grali ostatnio, albo gracz po lewej. Przy dwóch graczach bez różnicy.
option-blessing-draft-direction-by-book = według instrukcji
option-blessing-draft-direction-counter-clockwise = przeciwnie do zegara
option-blessing-draft-direction-clockwise = zgodnie z zegarem
option-monsters-action-targets = Akcja Potwory: cele
    .text = Dwie aktywacje akcji Potwory dotyczą dwóch różnych Potworów; albo tego samego można aktywować dwa razy, więc przejdzie dwa Regiony lub zaatakuje dwukrotnie.
option-monsters-action-targets-by-book = według instrukcji
option-monsters-action-targets-different = dwa różne Potwory
option-monsters-action-targets-same-allowed = można dwa razy tego samego
option-hunt-own-monster = Łowy na własnego Potwora
    .text = Jeśli polujesz na Potwora, którego kontrolujesz, tracisz nad nim kontrolę od razu albo ją zachowujesz, nawet gdy Łowy się nie powiodą.
option-hunt-own-monster-by-book = według instrukcji
option-hunt-own-monster-lose-control = kontrola przepada
option-hunt-own-monster-keep-control = kontrola pozostaje
option-hunt-monster-player = Kto kieruje Potworem
    .text = Kto wybiera ataki Potwora w Łowach: kto go kontroluje, w innym razie gracz po prawej stronie łowcy; albo zawsze gracz po prawej.
option-hunt-monster-player-by-book = według instrukcji
option-hunt-monster-player-controller-else-right = kontrolujący, inaczej z prawej
option-hunt-monster-player-right = zawsze gracz z prawej
option-defence-threshold = Próg obrony
    .text = Karty zagrane w obronie muszą dorównać Szałowi ataku albo go przekroczyć, co za każdym razem kosztuje łowcę o 1 więcej.
option-defence-threshold-by-book = według instrukcji
option-defence-threshold-at-least = dorównać Szałowi
option-defence-threshold-more-than = przekroczyć Szał
option-shield-blocks = Co zatrzymuje Tarcza
    .text = Tarcza zatrzymuje każdy atak, który nie wyklucza tarcz, albo naprawdę każdy, więc niegroźne są też ataki odporne na tarcze.
option-shield-blocks-by-book = według instrukcji
option-shield-blocks-most = wszystkie prócz wyjątków
option-shield-blocks-all = każdy atak
option-slayer-token-for = Kto dostaje żeton Pogromcy
    .text = Mając co najmniej 4 znaczniki na pokonanym Potworze, żeton Pogromcy dostają tylko inni; albo także gracz, który bierze figurkę – warta jest wtedy dwa Potwory.
option-slayer-token-for-by-book = według instrukcji
option-slayer-token-for-others = tylko inni
option-slayer-token-for-everyone = wszyscy
option-slayer-tokens-count = Do czego liczą się żetony Pogromcy
    .text = Żetony Pogromcy liczą się jako pokonane Potwory wszędzie albo tylko do prawa Łowów na Lokiego, więc Warunki Ragnaroku spełniają się później.
option-slayer-tokens-count-by-book = według instrukcji
option-slayer-tokens-count-everywhere = wszędzie
option-slayer-tokens-count-boss-hunt-only = tylko do Łowów na Lokiego
option-ragnarok-start = Początek Ragnaroku
    .text = Ostatnie tury zaczynają się od Posągu, który odwraca trzeci Warunek, albo od następnego Posągu, co daje wszystkim czas na przygotowania.
option-ragnarok-start-by-book = według instrukcji
option-ragnarok-start-same-monument = z trzecim Warunkiem
option-ragnarok-start-next-monument = z następnym Posągiem
option-loki-keeps-out = Czego Loki zabrania
    .text = Czego Armie nie mogą tam, gdzie stoi Loki: wejść; albo także się tam wycofać, co niszczy więcej Armii; albo także być tam werbowane i umieszczane.
option-loki-keeps-out-moves = wejść
option-loki-keeps-out-moves-and-retreats = wejść ani się wycofać
option-loki-keeps-out-everything = w ogóle się tam znaleźć
option-temple-track-side = Strona Toru Świątyń
    .text = Strona A daje dwa dobierania Darów i nadaje się na pierwszą grę; strona B trzy, a pierwsze z nich wcześniej.
option-temple-track-side-A = strona A
option-temple-track-side-B = strona B

## Wound spaces by number

space-1 = pole Ran 1
space-2 = pole Ran 2
space-3 = pole Ran 3
space-4 = pole Ran 4
space-5 = pole Ran 5
space-6 = pole Ran 6
space-7 = pole Ran 7
space-8 = pole Ran 8
space-9 = pole Ran 9
space-10 = pole Ran 10
space-11 = pole Ran 11
space-12 = pole Ran 12
space-13 = pole Ran 13
space-14 = pole Ran 14
space-15 = pole Ran 15
space-16 = pole Ran 16

## The table in the browser

table-no-shield = Tarcze nie działają
table-attribute-injured = { $attribute } liczy się jako { $value }, zraniona; poziom { $level }
table-rune = { $rune }: { $n }
table-count = { $what }: { $n }
table-cost = { $n ->
    [one] kosztuje { $n } Runę
    [few] kosztuje { $n } różne Runy
   *[many] kosztuje { $n } różnych Run
 }
table-own = Twoje Runy, Artefakty i Dary
table-of-limit = { $n } z { $limit }
table-boons-none = Nie masz jeszcze Artefaktu ani Daru: przynoszą je Łowy, Posągi i Świątynie.
table-hand-empty = Nie masz kart Walki na ręce.
table-open-sheet = { $name }: otwórz planszę Bohatera
table-controls = Kontrolowany Potwór: { $monster }
table-trophy = Pokonany: { $monster }
table-turn = Tura { $n }
table-last-turns = { $n ->
    [0] Ragnarok: ostatnia tura
    [one] Ragnarok: potem { $n } tura
    [few] Ragnarok: potem { $n } tury
   *[other] Ragnarok: potem { $n } tur
 }
table-then = potem
table-omens = Warunki Ragnaroku
table-omens-come = { $n } z { $goal }
table-omen-fulfilled = { $omen }: spełniony
table-omen-done = Spełniony: leży zakryty.
table-omen-near = Na razie { $n } z { $goal }.
table-paths = Drogi do zwycięstwa
table-path-tree = { $path }: Regiony przy Yggdrasilu { $n }
table-goal-great-jarl = { $n ->
    [one] { $n } Kraina
    [few] { $n } Krainy
   *[many] { $n } Krain
 }
table-goal-great-godi = { $n ->
    [one] { $n } Świątynia
    [few] { $n } Świątynie
   *[many] { $n } Świątyń
 }
table-goal-monster-slayer = { $n ->
    [one] { $n } Potwór, potem Loki
    [few] { $n } Potwory, potem Loki
   *[many] { $n } Potworów, potem Loki
 }
table-goal-ragnarok = najwięcej Regionów przy drzewie
table-events = Karty Zdarzeń
table-draft-note = Karty do wyboru: { $n }. W talii zostało: { $left }
table-space = { $symbols }{ $reward ->
    [none] { "" }
   *[other] , nagroda: { $reward }
 }
table-space-covered = { $symbols }, zakryte: { $name }{ $reward ->
    [none] { "" }
   *[other] , nagroda: { $reward }
 }
table-wounds = Rany: { $n } z { $of }
table-hunt = { $hero } – Łowy: { $monster }
table-plays-monster = kieruje Potworem: { $name }
table-defence = Obrona
table-blocks = { $n }+ odpiera atak
table-finds = { $n }+ trafia w Słaby Punkt: 1 karta
table-injuries = { $n ->
    [0] Bez Ran
   *[other] Rany: { $n }
 }
table-dealt = Rany w tej rundzie: { $n }
table-dealt-in-hunt = Rany zadane w tych Łowach: { $n }
table-decks = Karty Ataku: { $hand } na ręce, { $attacks } w talii · karty Walki na ręce: { $cards }
table-open-spaces = Pozostałe pola Ran
table-attacks-gone = Odrzucone karty Ataku: { $names }
table-battle = Bitwa { $region }
table-battle-note = Karty zagrywa się na przemian; broniący się zaczyna.
table-battle-ahead = Prowadzi: { $name }
table-battle-won = Zwycięzca: { $name }
    .tie = Zwycięzca: { $name }. Remis wygrywa broniący się.
table-battle-tie = Remis wygrywa broniący się
table-army = Armia o Sile { $n }
table-army-of = { $name }: Siła { $n }, { $region }
table-army-note = Siła { $n }
table-army-note-of = { $name }, Siła { $n }
table-others = Bohater, Dary, Artefakty
table-losses = { $n ->
    [one] { $n } symbol Ofiar
    [few] { $n } symbole Ofiar
   *[many] { $n } symboli Ofiar
 }
table-next-lowered = Twoja następna karta −{ $n }
table-next-ignored = Efekt twojej następnej karty nie działa
table-unhurt = Bez Ofiar za przegraną
table-rage-cut = Następny atak: Szał −{ $n }
table-held-by = Kontroluje: { $name }
table-drakkar-of = Drakkar: { $name }
table-ally = Sojusznik: { $name }
table-marker-of = Znacznik: { $name }
table-warn-no-wound = Bez Rany w tej rundzie Łowy kończą się porażką: { $monster } przeżywa, a twój Bohater otrzymuje Ranę.

## The board in the browser

board-label = Wyspa wokół Yggdrasilu: Regiony, Domeny, Morza i co na nich stoi
board-count = { $n ->
    [0] brak Armii
    [one] { $n } Armia
    [few] { $n } Armie
    [many] { $n } Armii
   *[other] { $n } Armii
 }
board-region = { $name }, { $control }, Siła Ludności { $population }, { board-count }{ board-state }
board-held = kontroluje: { $name }
board-population = Siła Ludności { $n }
board-battle = Bitwa: { $own } przeciw { $other }
board-at-yggdrasil = przy Yggdrasilu
board-monster = { $name }, { $region }, rany: { $wounds } z { $spaces }, { $control }{ board-state }
board-army = { $name }: Armia o Sile { $n }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-drakkar = { $name }: Drakkar, { $sea }{ board-state }
board-monument = { $name }, { $region }, poziom { $n }, Kapłani: { $priests }{ board-state }
board-sea = { $name }, Drakkary: { $names }{ board-state }
board-realm = { $name }, sojusznicy: { $names }{ board-state }
board-action = { $name }, znaczniki: { $names }. { $gift }{ board-state }
board-core = { $name }, pośrodku Koła{ board-state }
board-nobody = nikt
board-gift-bonus = Premia ({ $realm }) dla: { $names }
board-gift-nobody = { $realm }: brak sojuszników
board-gift-rune = Runa dla: { $name }
board-of-land = { $land }: twoje Regiony { $n } z { $all }.
board-last-of-land = { $land }: ostatni Region, którego ci brakuje.
board-beside = Sąsiaduje: { $names }

## Why not: what stands in the way of a choice

why-lor-win-01 = Gra jest zakończona.
why-lor-turn-01 = To nie twoja tura.
why-lor-turn-03 = Tego nie można teraz zrobić.
why-lor-turn-06 =
    .over = Ten etap twojej tury już minął.
    .later = To należy do późniejszego etapu tury.
why-lor-sel-04 = Tej karty nie ma wśród kart, z których wybierasz.
why-lor-sel-10 = Twój Drakkar nie może tam zacząć.
why-lor-sel-11 = { $region }: ten Region nie sąsiaduje z Morzem twojego Drakkaru.
    .first = Najpierw wybierz, gdzie zaczyna twój Bohater.
why-lor-sel-12 = { $region }: jest tu już inny gracz.
why-lor-pray-02 = { $god }: wszystkie miejsca dla Kapłanów są zajęte.
why-lor-pray-03 = Twój Kapłan został już w tym etapie wysłany.
why-lor-pray-13 = Nie masz Kapłana w puli.
why-lor-pray-14 = Twój Bohater stoi { $region_in }: nie ma tam Kuźni z Runą.
why-lor-hstp-01 = Działanie twojego Bohatera w tej turze jest już wybrane.
why-lor-move-03 = { $region }: ten Region nie sąsiaduje z Regionem twojego Bohatera, nawet przez Morze z twoim Drakkarem.
    .there = Twój Bohater już tam jest.
    .first = Najpierw wybierz, dokąd idzie twój Bohater.
why-lor-move-06 = { $region }: ten Region nie sąsiaduje z Regionem tej Armii, nawet przez Morze z twoim Drakkarem.
    .there = Armia już tam jest.
why-lor-move-07 = { $region }: Loki nie wpuszcza Armii.
why-lor-move-11 = { $region }: ten Region nie sąsiaduje z twoimi Armiami.
    .foreign = Nie kontrolujesz Regionu { $region }.
why-lor-move-14 = Nie ma tam Armii, które muszą się wycofać.
why-lor-move-16 = { $sea }: to Morze nie sąsiaduje z Morzem twojego Drakkaru.
    .there = Twój Drakkar już tam jest.
    .first = Najpierw wybierz, dokąd płynie twój Drakkar.
    .wind = To Morze nie sąsiaduje z Morzem tego Drakkaru.
why-lor-move-21 = Loki nie może się tam przemieścić.
why-lor-opt-14 = { $region }: Loki nie wpuszcza Armii.
why-lor-oq-101 = Najpierw wybierz, dokąd wycofują się twoje Armie.
why-lor-ract-01 = Akcja runiczna w tej turze jest już wykonana.
why-lor-ract-03 = Nie masz potrzebnej Runy: { $rune }.
why-lor-ract-04 = Rodzaje Run: masz { $n }, potrzeba { $cost }.
    .pay = Tą Runą nie można zapłacić: każda Runa musi być innego rodzaju.
why-lor-ract-06 = Lokiego nie ma w Regionie twojego Bohatera.
    .steal = Loki nie ma tam czego zabrać.
why-lor-ract-07 = { $monster }: tego Potwora nie ma w Regionie twojego Bohatera.
why-lor-ract-08 = { $realm }: ta Domena nie sąsiaduje z Regionem twojego Bohatera.
why-lor-ract-11 = Tego Potwora nie można teraz aktywować.
why-lor-ract-14 = Zwiększyć można tylko najniższą Cechę, a ta nią nie jest.
why-lor-oq-91 = Ta akcja runiczna nic by nie zmieniła.
    .there = Twój Bohater już tam jest.
why-lor-oq-83 = Nie można tam umieścić Bohatera.
why-lor-realm-08 = { $realm }: masz już Sojusz z tą Domeną.
    .any = Z tą Domeną nie można teraz zawrzeć Sojuszu.
why-lor-mctl-02 =
    .own = Nie kontrolujesz tego Potwora.
why-lor-mctl-03 = Najpierw zrezygnuj z jednego Potwora.
why-lor-mctl-05 = { $monster }: tego Potwora kontroluje inny gracz.
    .own = { $monster }: kontrolujesz już tego Potwora.
    .any = Nad tym Potworem nie można teraz przejąć kontroli.
why-lor-manv-01 = Aktywować możesz tylko jedną własną Armię, która jest na planszy.
why-lor-manv-03 = Masz Armię na planszy, a w tym etapie możesz werbować tylko wtedy, gdy nie masz tam żadnej.
why-lor-manv-04 = Najpierw przemieść albo wzmocnij Armię.
why-lor-manv-06 = Ta Armia nie stoi w twoim Regionie z Osadą albo ma już najwyższą Siłę.
why-lor-manv-11 = { $region }: ten Region nie sąsiaduje z Morzem twojego Drakkaru.
    .any = Nie można tam umieścić nowej Armii.
why-lor-own-01 = Nie masz tego Artefaktu.
why-lor-own-02 = Ta Armia nie jest twoja.
why-lor-art-02 = Twojego Artefaktu nie można użyć na ten cel.
    .moment = Tego Artefaktu używa się w innym momencie: mówi o tym jego karta.
why-lor-art-03 = Ten Artefakt jest wyczerpany.
why-lor-spec-01 = Musisz wybrać akcję specjalną.
why-lor-spec-03 = Ta akcja nic by nie zmieniła.
why-lor-spec-05 = { $action }: na tej akcji leży już twój znacznik.
why-lor-spec-20 = Premii Domeny nie można tam otrzymać.
why-lor-rein-02 = Nie masz Armii w puli.
why-lor-mob-01 = Nie masz Armii, którą można przemieścić albo wzmocnić.
    .own = Ta Armia nie jest twoja.
    .one = Najpierw aktywuj co najmniej jedną Armię.
why-lor-mob-02 = Ta Armia była już aktywowana w tej akcji albo nic nie może zrobić.
why-lor-prep-01 = Najpierw wybierz opcje Przygotowania.
why-lor-prep-05 = Ta Armia nie stoi w twoim Regionie z Osadą albo ma już najwyższą Siłę.
why-lor-oq-13 = Ta opcja nic by nie zmieniła.
why-lor-oq-16 = Nie ma Potwora, którego możesz aktywować ani na którego możesz prowadzić Łowy.
why-lor-oq-17 = Kontrolujesz już Region { $region }.
why-lor-oq-22 = Ta Armia ma już najwyższą Siłę albo nie jest twoja.
why-lor-oq-66 = W zapasie nie ma już takiej Runy: { $rune }.
why-lor-oq-94 = W ten sposób nie można zapobiec tej Ranie.
why-lor-rune-03 = Najpierw wybierz Runę, którą dostajesz.
why-lor-tmpl-01 = Nie kontrolujesz tego Regionu albo nie ma w nim wolnej Kapliczki.
why-lor-tmpl-05 = Nie kontrolujesz Regionu z wolną Kapliczką albo nie ma już Świątyń.
why-lor-map-19 = { $region }: stoi tu już Świątynia.
why-lor-mons-01 = Najpierw wybierz Potwora do aktywacji lub cel Łowów.
why-lor-mons-03 = { $monster }: ten Potwór był już aktywowany w tej akcji.
why-lor-mons-04 = { $monster }: tego Potwora kontroluje inny gracz.
why-lor-mons-05 = { $monster }: tego Potwora nie ma w Regionie twojego Bohatera.
why-lor-mons-06 = { $monster }: tego celu Łowów nie ma w Regionie twojego Bohatera.
why-lor-mons-07 = Masz za mało pokonanych Potworów, by prowadzić Łowy na Lokiego.
why-lor-monu-01 = Na Kole nie ma twojego znacznika: najpierw wybierz akcję specjalną.
why-lor-monu-04 = { $god }: ten Posąg jest już na najwyższym poziomie.
why-lor-monu-11 = Ta Kuźnia nie dostaje teraz Runy.
why-lor-monu-15 = Tej karty Zdarzeń nie ma do wyboru.
why-lor-usur-02 = { $region }: stoi tu inny Bohater.
why-lor-usur-03 = Siła twojego Bohatera to { $might }, a Siła Ludności jego Regionu to { $population }.
why-lor-usur-05 = Siła twojego Bohatera to { $might }, a łączna Siła Armii w jego Regionie to { $armies }.
why-lor-bles-04 = Tego Boskiego Daru nie ma wśród oferowanych.
why-lor-bles-05 = Tego nie można teraz użyć.
why-lor-btl-01 = Nie masz Armii w tej Bitwie.
why-lor-btl-03 = Nie czeka tam żadna Bitwa.
why-lor-btl-06 = Nie masz tej karty na ręce.
    .wait = Kartę zagrywa teraz druga strona.
    .first = Najpierw zagraj kartę albo spasuj.
why-lor-btl-07 = Tą Runą nie można zapłacić.
why-lor-btl-08 = Symboli Ofiar na twoich kartach byłoby więcej, niż wynosi Siła twoich Armii.
why-lor-btl-09 = W tej Bitwie nie zagrasz już karty: pas jest ostateczny.
why-lor-btl-17 = Ofiarę musi ponieść jedna z twoich Armii w tej Bitwie.
why-lor-hero-15 = Nie masz tego.
why-lor-hrnd-02 = Ta karta nie pasuje do tego pola Ran.
why-lor-hrnd-07 = Najpierw zadaj Ranę.
    .dealt = Rana została już zadana: można tylko zakończyć rundę.
why-lor-hrnd-09 = Nie masz drugiej karty, z którą ta mogłaby zadać Ranę: potrzebne są dwie.
why-lor-hrnd-11 = Jej efektu nie można teraz użyć.
why-lor-hrnd-13 = Ta karta nie zakryje żadnego wolnego pola Ran.
why-lor-hunt-04 = Za Potwora decyduje inny gracz.
why-lor-mrnd-02 = Nie masz tej karty Ataku na ręce.
why-lor-mrnd-04 = Tą kartą nie możesz się bronić: nie masz jej na ręce.
why-lor-mrnd-08 = Efekt ataku tego nie dotyczy.
why-lor-inj-01 = Ta Cecha jest już zraniona.
why-lor-inj-07 = Ta Cecha nie jest zraniona.
    .healthy = { $attribute }: ta Cecha nie jest zraniona.
why-lor-mact-01 = Potwór nie może się tam przemieścić.
why-lor-mact-03 = Ten efekt tego nie obejmuje.
why-lor-mact-07 = Atak Potwora tego nie obejmuje.
why-lor-tram-01 = Potwór tratuje tylko Armię w swoim Regionie.
why-lor-outw-01 = Tego Potwora nie można teraz zranić.
