### Lords of Hellas: sentences and labels, German.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to and _from, monsters with _acc.


## Counts

hoplites-acc = { $n } Hopliten
cards-acc = { $n ->
    [one] { $n } Kampfkarte
   *[other] { $n } Kampfkarten
 }
priests-acc = { $n } Priester

## Events: setup

event-temple-card = { $temple }.
event-starting-player = Zuerst wählt einen Helden: { $seat }.
    .own = Du wählst zuerst einen Helden.
event-hero-chosen = { $seat } wählt: { $hero }.
    .own = Du wählst: { $hero }.
event-settled = { $seat } beginnt { $region_in }.
    .own = Du beginnst { $region_in }.

## Events: the turn

event-turn-began = { $seat } ist am Zug.
    .own = Dein Zug.
event-special-action = { $seat } führt eine Spezialaktion aus: { $action }.
    .own = Du führst eine Spezialaktion aus: { $action }.
event-artifact-used = { $seat } setzt das Artefakt „{ $artifact }“ ein.
    .own = Du setzt das Artefakt „{ $artifact }“ ein.
event-blessing-used = { $seat } nutzt den Segen „{ $blessing }“.
    .own = Du nutzt den Segen „{ $blessing }“.
event-ability-used = { $seat } nutzt die Spezialfähigkeit des Helden.
    .own = Du nutzt die Spezialfähigkeit deines Helden.
event-prayed = { $seat } entsendet einen Priester: { $god }.
    .own = Du entsendest einen Priester: { $god }.
event-hero-moved = { $seat } zieht { $origin_from } { $region_to }.
    .own = Dein Held zieht { $origin_from } { $region_to }.
event-hero-placed = { $seat } wird { $region_to } versetzt.
    .own = Du versetzt deinen Helden { $region_to }.
event-hoplites-moved = { $seat } bewegt { hoplites-acc } { $origin_from } { $region_to }.
    .own = Du bewegst { hoplites-acc } { $origin_from } { $region_to }.
event-fortified = { $seat } befestigt { $region_in } einen Hopliten in der Stadt.
    .own = Du befestigst { $region_in } einen Hopliten in der Stadt.
event-left-city = { $seat } zieht einen Hopliten { $region_in } aus der Stadt.
    .own = Du ziehst einen Hopliten { $region_in } aus der Stadt.
event-recruited = { $seat } rekrutiert einen Hopliten { $region_in }.
    .own = Du rekrutierst einen Hopliten { $region_in }.
event-recruited-fortified = { $seat } rekrutiert einen befestigten Hopliten { $region_in }.
    .own = Du rekrutierst einen befestigten Hopliten { $region_in }.
event-usurped = { $seat } bemächtigt sich der Herrschaft { $region_in }.
    .own = Du bemächtigst dich der Herrschaft { $region_in }.
event-temple-built = { $seat } errichtet einen Tempel { $region_in }.
    .own = Du errichtest einen Tempel { $region_in }.
event-oracle-built = { $seat } errichtet das Orakel von Delphi { $region_in }.
    .own = Du errichtest das Orakel von Delphi { $region_in }.
event-monument-built = { $seat } errichtet: { $god }, Stufe { $level }. Alle Aktionen sind wieder frei.
    .own = Du errichtest: { $god }, Stufe { $level }. Alle Aktionen sind wieder frei.
event-round-ended = { $seat } beendet die Runde; alle Monumente sind vollendet.
    .own = Du beendest die Runde; alle Monumente sind vollendet.
event-countdown-began = Als Erstes ist vollendet: { $god }. Nach noch { $n ->
    [one] { $n } Spezialaktion
   *[other] { $n } Spezialaktionen
 } von { $seat } gewinnt, wer das Gebiet des Monuments kontrolliert.
    .own = Als Erstes ist vollendet: { $god }. Nach noch { $n ->
        [one] { $n } Spezialaktion
       *[other] { $n } Spezialaktionen
     } von dir gewinnt, wer das Gebiet des Monuments kontrolliert.
event-countdown = Bis zum König der Könige hat { $seat } noch { $n ->
    [one] { $n } Spezialaktion
   *[other] { $n } Spezialaktionen
 }.
    .own = Bis zum König der Könige hast du noch { $n ->
        [one] { $n } Spezialaktion
       *[other] { $n } Spezialaktionen
     }.
event-nobody-is-king = Der Countdown ist vorbei, und niemand kontrolliert das Gebiet des Monuments: { $god }. Wer es einnimmt, gewinnt.

## Events: control, glory, attributes, cards

event-control-taken = { $seat } übernimmt die Kontrolle über das Gebiet { $region }.
    .own = Du übernimmst die Kontrolle über das Gebiet { $region }.
event-glory-taken = { $seat } nimmt den Ruhmmarker: { $land }.
    .own = Du nimmst den Ruhmmarker: { $land }.
event-glory-given = { $seat } gibt den Ruhmmarker ab: { $land }.
    .own = Du gibst den Ruhmmarker ab: { $land }.
event-priests-gained = { $seat } erhält { priests-acc }.
    .own = Du erhältst { priests-acc }.
event-priest-sacrificed = { $seat } opfert einen Priester.
    .own = Du opferst einen Priester.
event-attribute-raised = { $seat }: { $attribute } steigt auf { $level }.
    .own = Deine { $attribute } steigt auf { $level }.
event-attribute-lowered = { $seat }: { $attribute } sinkt auf { $level }.
    .own = Deine { $attribute } sinkt auf { $level }.
event-injured = { $seat } erleidet eine Verletzung: { $attribute }.
    .own = Du erleidest eine Verletzung: { $attribute }.
event-healed = { $seat } heilt eine Verletzung: { $attribute }.
    .own = Du heilst eine Verletzung: { $attribute }.
event-cards-drawn = { $seat } zieht { cards-acc }.
    .own = Du ziehst { cards-acc }.
event-own-cards-drawn = { $seat } zieht: { $cards }.
    .own = Du ziehst: { $cards }.
event-card-discarded = { $seat } legt „{ $card }“ ab.
    .own = Du legst „{ $card }“ ab.
event-combat-deck-shuffled = Die abgelegten Kampfkarten werden zu einem neuen Stapel gemischt.
event-cards-looked-at = { $seat } sieht sich { cards-acc } an.
    .own = Du siehst dir { cards-acc } an.
event-own-card-picked = { $seat } nimmt „{ $card }“.
    .own = Du nimmst „{ $card }“.
event-artifacts-looked-at = { $seat } sieht sich { $n ->
    [one] { $n } neutrales Artefakt
   *[other] { $n } neutrale Artefakte
 } an.
    .own = Du siehst dir { $n ->
        [one] { $n } neutrales Artefakt
       *[other] { $n } neutrale Artefakte
     } an.
event-artifact-gained = { $seat } erhält das Artefakt „{ $artifact }“.
    .own = Du erhältst das Artefakt „{ $artifact }“.
event-action-cleared = { $seat } macht eine Aktion frei: { $action }.
    .own = Du machst eine Aktion frei: { $action }.
event-tokens-cleared = { $seat } macht alle Aktionen frei.
    .own = Du machst alle Aktionen frei.
event-draft-began = { $seat } wählt zuerst unter { $n } Segen.
    .own = Du wählst zuerst unter { $n } Segen.
event-blessing-taken = { $seat } nimmt den Segen „{ $blessing }“.
    .own = Du nimmst den Segen „{ $blessing }“.
event-blessing-discarded = Der Segen „{ $blessing }“ wird abgelegt.

## Events: quests

event-quest-opened = Eine Quest erscheint { $region_in }: „{ $quest }“.
event-quest-started = { $seat } beginnt die Quest „{ $quest }“ bei Schritt { $step }.
    .own = Du beginnst die Quest „{ $quest }“ bei Schritt { $step }.
event-quest-advanced = { $seat } rückt in der Quest „{ $quest }“ auf Schritt { $step } vor.
    .own = Du rückst in der Quest „{ $quest }“ auf Schritt { $step } vor.
event-quest-completed = { $seat } erfüllt die Quest „{ $quest }“.
    .own = Du erfüllst die Quest „{ $quest }“.
event-quest-lost = { $seat } kommt zu spät für die Quest „{ $quest }“.
    .own = Du kommst zu spät für die Quest „{ $quest }“.
event-quest-card-kept = { $seat } behält die Questkarte „{ $quest }“.
    .own = Du behältst die Questkarte „{ $quest }“.
event-quest-card-redeemed = { $seat } legt die Questkarte „{ $quest }“ für ihre Wirkung ab.
    .own = Du legst die Questkarte „{ $quest }“ für ihre Wirkung ab.

## Events: monsters and events

event-monster-phase = Monsterphase: { $seat } würfelt.
    .own = Monsterphase: Du würfelst.
event-rolled = { $seat } würfelt für { $monster_acc }: { $face }.
    .own = Du würfelst für { $monster_acc }: { $face }.
event-monster-moved = { $monster } zieht { $origin_from } { $region_to }.
event-region-attack = { $monster } greift { $region_in } an.
event-monster-kills-entering = { $monster } fällt über die ankommenden Hopliten von { $seat } { $region_in } her.
event-event-drawn = Ereignis: „{ $event }“.
event-event-ignored = Das Ereignis „{ $event }“ hat keine Wirkung.
event-no-event = Es gibt kein Ereignis mehr.
event-monster-appeared = { $monster } erscheint { $region_in }.
event-monster-evolved = { $monster } entwickelt sich: „{ $event }“.

## Events: battle

event-battle-began = Schlacht { $region_in }: { $seat } greift { $defender } an.
event-battle-called-off = Die Schlacht { $region_in } findet nicht statt.
event-card-played = { $seat } spielt „{ $card }“ (Stärke { $strength }).
    .own = Du spielst „{ $card }“ (Stärke { $strength }).
event-card-effect = { $seat } erhält +{ $strength } Armeestärke.
    .own = Du erhältst +{ $strength } Armeestärke.
event-card-declined = { $seat } spielt keine Karten mehr.
    .own = Du spielst keine Karten mehr.
event-battle-won = { $seat } gewinnt die Schlacht { $region_in }, { $own } zu { $other }.
    .tie = { $seat } gewinnt die Schlacht { $region_in } ({ $own } zu { $other }; bei Gleichstand gewinnt die Verteidigung).
    .own = Du gewinnst die Schlacht { $region_in }, { $own } zu { $other }.
    .tie-own = Du gewinnst die Schlacht { $region_in } ({ $own } zu { $other }; bei Gleichstand gewinnt die Verteidigung).
event-losses-changed = { $seat } ändert die Verlustsymbole: eigene { $own }, gegnerische { $other }.
    .own = Du änderst die Verlustsymbole: eigene { $own }, gegnerische { $other }.
event-pyrrhic-victory = Pyrrhussieg: { $seat } hat { $region_in } keinen Hopliten mehr.
    .own = Pyrrhussieg: Du hast { $region_in } keinen Hopliten mehr.
event-hoplites-killed = { $seat } verliert { hoplites-acc } { $region_in }.
    .own = Du verlierst { hoplites-acc } { $region_in }.
event-hoplites-saved = { $seat } rettet { hoplites-acc } { $region_in }.
    .own = Du rettest { hoplites-acc } { $region_in }.
event-retreated = { $seat } zieht { hoplites-acc } { $origin_from } { $region_to } zurück.
    .own = Du ziehst { hoplites-acc } { $origin_from } { $region_to } zurück.
event-no-way-out = { $seat } kann sich { $region_from } nirgendwohin zurückziehen.
    .own = Du kannst dich { $region_from } nirgendwohin zurückziehen.

## Events: hunt

event-hunt-began = { $seat } jagt { $monster_acc } { $region_in }.
    .own = Du jagst { $monster_acc } { $region_in }.
event-monster-wounded = { $seat } verwundet { $monster_acc }: { $symbol } ({ $wounds } von { $slots }).
    .own = Du verwundest { $monster_acc }: { $symbol } ({ $wounds } von { $slots }).
event-attacks-drawn = { $seat } wählt den Angriff des Monsters.
    .own = Du wählst den Angriff des Monsters.
event-monster-attacks = { $monster } greift mit „{ $attack }“ an (Stärke { $strength }).
event-special-attack = { $monster } führt einen Spezialangriff aus.
event-wounds-healed = { $monster }: Alle Wunden heilen.
event-defended = { $seat } wehrt den Angriff ab ({ $n }).
    .own = Du wehrst den Angriff ab ({ $n }).
event-shielded = { $seat } wehrt den Angriff mit einem Schild ab.
    .own = Du wehrst den Angriff mit einem Schild ab.
event-not-defended = { $seat } steckt den Treffer ein.
    .own = Du steckst den Treffer ein.
event-fourth-injury = { $seat } erträgt keine vierte Verletzung: Die Jagd endet.
    .own = Du erträgst keine vierte Verletzung: Die Jagd endet.
event-hunt-failed = { $seat } scheitert bei der Jagd auf { $monster_acc }.
    .own = Du scheiterst bei der Jagd auf { $monster_acc }.
event-monster-slain = { $seat } bezwingt { $monster_acc } { $region_in }.
    .own = Du bezwingst { $monster_acc } { $region_in }.

## Events: the end

event-game-won = { $seat } gewinnt die Partie: { $victory }.
    .own = Du gewinnst die Partie: { $victory }.

## Rewards of a hunt

reward-priest = ein Priester
reward-artifact = ein neutrales Artefakt
reward-trophy = das Artefakt des Monsters

## Moves

move-hero = { $noun }
    .word = Held
move-settle = Start { $noun_in }
    .word = Start
move-use = Artefakt „{ $noun }“ einsetzen
    .word = Artefakt
move-pray = Priester entsenden: { $noun }
    .word = Gebet
move-power = Göttliche Kraft nutzen
    .word = Göttliche Kraft
move-go = Held { $noun_to } bewegen
    .word = Held ziehen
move-advance = Held zum nächsten Questschritt bewegen
    .word = Nächster Schritt
move-begin = „{ $noun_quest }“: { $noun } ({ $noun_text })
    .word = Quest beginnen
move-move = Hoplit { $noun_from } bewegen
    .word = Hopliten ziehen
move-to = { $noun_to }
    .word = Bewegen
move-fortify = Befestigen: in die Stadt
    .word = In die Stadt
move-leave = Aus der Stadt
    .word = Aus der Stadt
move-send = Bewegen: { $noun }
    .word = Wie viele
move-recruit = Ausheben
    .word = Ausheben
move-march = Marsch { $noun_from }
    .word = Marsch
move-temple = Tempel { $noun_in } errichten
    .word = Tempel
move-oracle = Orakel von Delphi errichten
    .word = Orakel
move-prepare = Vorbereiten
    .word = Vorbereiten
move-usurp = Bemächtigen
    .word = Bemächtigen
move-hunt = { $noun_acc } jagen
    .word = Jagd
move-monument = Errichten: { $noun }
    .word = Monument
move-end-round = Monument errichten: Runde beenden
    .word = Runde beenden
move-place = Hoplit { $noun_to }
    .word = Hoplit
move-garrison = Befestigten Hopliten einsetzen: { $noun }
    .word = Befestigt
move-heal = Heilen: { $noun }
    .word = Heilen
move-draw = Kampfkarte ziehen
    .word = Karte ziehen
move-ability = Fähigkeit des Helden nutzen
    .word = Fähigkeit
move-give = Ruhmmarker abgeben: { $noun }
    .word = Abgeben
move-glory = Ruhmmarker nehmen: { $noun }
    .word = Ruhm nehmen
move-roll = Würfeln: { $noun }
    .word = Würfeln
move-ravage = Gebietsangriff
    .word = Gebietsangriff
move-shift = Bewegung { $noun_to }
    .word = Monster ziehen
move-target = { $noun }
    .word = Monster
move-hit = { $noun }
    .word = Person
move-fight = Zuerst die Schlacht { $noun_in }
    .word = Schlacht
move-first = { $noun } zuerst
    .word = Wer zuerst
move-play = „{ $noun }“ spielen
    .word = Spielen
move-bring = Hopliten { $noun_from } holen
    .word = Holen
move-save = Retten: { $noun }
    .word = Retten
move-spare = Ein eigenes Verlustsymbol ignorieren
    .word = Ein Verlust weniger
move-doom = Der Gegenseite ein Verlustsymbol hinzufügen
    .word = Ein Verlust mehr
move-retreat = Rückzug { $noun_to }
    .word = Rückzug
move-wound = Verwunden: { $noun }
    .word = Wunde
move-spend = Mit „{ $noun }“ bezahlen
    .word = Bezahlen
move-give-up = Jagd abbrechen
    .word = Abbrechen
move-attack = „{ $noun }“
    .word = Angriff
move-defend = Mit „{ $noun }“ verteidigen
    .word = Abwehren
move-shield = Schild: „{ $noun }“
    .word = Schild
move-claim = Belohnung: { $noun }
    .word = Belohnung
move-injure = Verletzung: { $noun }
    .word = Verletzung
move-lower = Senken: { $noun }
    .word = Senken
move-raise = Erhöhen: { $noun }
    .word = Erhöhen
move-discard = „{ $noun }“ ablegen
    .word = Ablegen
move-keep = „{ $noun }“ behalten
    .word = Behalten
move-pick = „{ $noun }“ nehmen
    .word = Nehmen
move-bless = „{ $noun }“ nehmen
    .word = Segen
move-invoke = Segen „{ $noun }“
    .word = Segen
move-redeem = Questkarte „{ $noun }“ ablegen
    .word = Questkarte
move-clear = Aktion frei machen: { $noun }
    .word = Freimachen
move-done = Weiter
    .word = Weiter

## Questions

ask-choose-hero = Welchen Helden wählst du?
ask-settle = Wo beginnen dein Held und zwei Hopliten?
ask-turn-start = Dein Zug beginnt: Nutzt du die Fähigkeit deines Helden?
    .done = Jetzt nicht
ask-turn = Dein Zug: Was tust du?
    .then = Einfache Aktionen je einmal in beliebiger Folge; eine Spezialaktion beendet den Zug.
ask-extra-action = Führst du noch eine Spezialaktion aus?
    .done = Auslassen
ask-repeat-action = Welche verwendete Spezialaktion führst du noch einmal aus?
ask-which-monument = Welches Monument errichtest du?
ask-use-artifacts = Setzt du noch ein Artefakt ein?
    .done = Kein weiteres
ask-divine-power = Nutzt du die göttliche Kraft?
    .done = Auslassen
ask-start-quest = Beginnst du die Quest, und bei welchem Schritt?
    .done = Jetzt nicht
ask-after-hero-movement = Dein Held hat sich bewegt: Nutzt du einen Segen?
    .done = Auslassen
ask-move-hoplite = Wohin geht der Hoplit?
    .done = Hier bleiben
ask-move-more = Welchen Hopliten bewegst du als Nächsten?
    .done = Keinen mehr
ask-move-from = Aus welchem Gebiet bewegst du Hopliten?
    .done = Bewegung beenden
ask-how-many = Wie viele Hopliten bewegst du?
ask-move-to = Wohin gehen diese Hopliten?
    .done = Hier bleiben
ask-after-march = Nach dem Marsch: Nutzt du einen Segen?
    .done = Auslassen
ask-recruit = Wo setzt du einen Hopliten ein?
    .done = Keinen mehr
ask-prepare = Vorbereiten: Was wählst du?
ask-place-hero = Wo setzt du deinen Helden ein?
    .done = Hier bleiben
ask-take-blessing = Welchen Segen nimmst du?
ask-keep-artifact = Welches Artefakt behältst du?
ask-pick-card = Welche Kampfkarte nimmst du?
ask-clear-action = Welche Spezialaktion machst du frei?
ask-give-glory = Welchen Ruhmmarker gibst du ab?
ask-take-glory = Welchen Ruhmmarker nimmst du?
ask-roll-for = Monsterphase: Für welches Monster würfelst du?
ask-move-monster = Wohin zieht das Monster, oder greift es an?
    .done = Nichts tun
ask-which-monster = Welches Monster wählst du?
ask-kill-whose = Wessen Hoplit fällt?
ask-wound-or-injure = Welches Monster verwundest oder welchen Helden verletzt du?
    .done = Auslassen
ask-shoot = Welches Monster verwundest oder wessen Hopliten tötest du?
    .done = Auslassen
ask-which-battle = Welche Schlacht wird zuerst ausgetragen?
ask-who-first = Wessen Wirkungen vor der Schlacht kommen zuerst?
ask-before-battle = Vor der Schlacht: Was nutzt du?
    .done = Auslassen
ask-play-card = Schlacht: Welche Karte spielst du?
    .done = Keine Karte
ask-strengthen-card = Opferst du einen Priester, um die Karte zu verstärken?
    .done = Priester behalten
ask-one-more-card = Beide haben gepasst: Spielst du noch eine Karte?
    .done = Keine Karte
ask-bring-from = Aus welchem Gebiet holst du Hopliten in die Schlacht?
    .done = Keine mehr
ask-before-losses = Vor den Verlusten: Was nutzt du?
    .done = Auslassen
ask-change-losses = Wessen Verlustsymbole änderst du?
    .done = Auslassen
ask-may-save = Deine Hopliten sollen fallen: Rettest du welche?
    .done = Niemanden retten
ask-how-many-saved = Wie viele rettest du?
ask-retreat = Wohin zieht sich deine Armee zurück?
ask-which-hunt = Welches Monster jagst du?
ask-start-of-hunt = Die Jagd beginnt: Was nutzt du?
    .done = Auslassen
ask-hero-attacks = Dein Held greift an: Welche Wunde schlägst du?
    .done = Angriff beenden
ask-which-wound = Welche Wunde schlägst du?
ask-pay-for-wound = Mit welcher Karte bezahlst du die Wunde?
ask-choose-attack = Welche Angriffskarte spielt das Monster?
ask-defend = Verteidigst du dich gegen den Angriff?
    .done = Treffer einstecken
ask-claim-reward = Welche Belohnung nimmst du?
    .done = Keine mehr
ask-injure = Dein Held wird verletzt: Welches Attribut trifft es?
ask-heal = Welches Attribut heilst du?
ask-lower-attribute = Welches Attribut senkst du?
ask-raise-attribute = Welches Attribut erhöhst du?
ask-discard = Welche Karte legst du ab?
ask-exchange-cards = Welche Karte tauschst du aus?
    .done = Keine mehr

## Labels of the drawing

ui-region = Gebiet
ui-population = Bev.
ui-temple = Tempel
ui-quest = Quest
ui-city = Stadt
ui-sparta = Sparta
ui-shrine = Schrein
ui-legend = 5+F: fünf Hopliten und ein befestigter · ☗ Held · ▶ am Zug · Wert/Stufe, verletzt in Klammern
ui-supply = Hopliten im Vorrat
ui-priests = Priester
ui-used = Verwendete Aktionen
ui-hand = Kampfkarten
ui-blessings = Segen
ui-uncharged = verbraucht
ui-glory = Ruhm
ui-progress = Länder / Tempel / Monster
ui-monuments = Monumente
ui-quests = Quests
ui-countdown = Marker auf der Aktivierungskarte: { $n }
ui-hunt = Jagd: { $monster } – { $seat }
ui-strength = Stärke { $n }
ui-losses = Verluste { $n }
ui-declined = gepasst
ui-attack = Angriff: „{ $attack }“, Stärke { $n }
ui-own-hand = Deine Kampfkarten
ui-own-choice = Du kannst wählen aus
ui-winner = Sieg: { $seat } ({ $victory })

## Optionen einer Partie

option-armies = Armeen
    .text = Wer welche Armee führt: ausgelost, in der Reihenfolge der Schachtel oder für jeden Platz gewählt. Die Armeen unterscheiden sich nur im Aussehen.
option-armies-random = ausgelost
option-armies-box = wie in der Schachtel
option-armies-tyrian = { army-tyrian }
option-armies-aegean = { army-aegean }
option-armies-marble = { army-marble }
option-armies-obsidian = { army-obsidian }
option-starting-player = Wer beginnt
    .text = Wer zuerst einen Helden wählt. Die Wahl geht nach rechts weiter, und wer zuletzt wählt, hat den ersten Zug.

## Wundsymbole nach Nummer

slot-1 = Symbol 1
slot-2 = Symbol 2
slot-3 = Symbol 3
slot-4 = Symbol 4
slot-5 = Symbol 5
slot-6 = Symbol 6
slot-7 = Symbol 7
slot-8 = Symbol 8
slot-9 = Symbol 9
slot-10 = Symbol 10
slot-11 = Symbol 11
slot-12 = Symbol 12
slot-13 = Symbol 13
slot-14 = Symbol 14
slot-15 = Symbol 15
slot-16 = Symbol 16

## Der Tisch im Browser

table-attribute-injured = { $attribute } { $value }, verletzt; Stufe { $level }
table-action-free = { $action }: frei
table-action-used = { $action }: verwendet
table-open-sheet = { $name }: Heldentableau öffnen
table-trophy = Erlegt: { $monster }
table-fate = Wohin die Partie führt
table-paths = Wege zum Sieg
table-path-seat = { $name }: { $n } von { $goal }
table-goal-lands = { $n ->
    [one] { $n } Land
   *[other] { $n } Länder
 }
table-goal-temples = { $n ->
    [one] { $n } Tempel
   *[other] { $n } Tempel
 }
table-goal-monsters = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monster
 }
table-king-asleep = ab Stufe 5
table-king-now = wer { $region } kontrolliert, gewinnt
table-king-count = { $n ->
    [one] noch { $n } Spezialaktion von { $name }, dann gewinnt, wer { $region } kontrolliert
   *[other] noch { $n } Spezialaktionen von { $name }, dann gewinnt, wer { $region } kontrolliert
 }
table-kept-quests = Behaltene Questkarten
table-boons = Artefakte und Segen
table-boons-none = Noch nichts: Jagden, Quests und Tempel bringen sie.
table-how-many = Wie viele?
table-hand-empty = Keine Kampfkarte auf der Hand.
table-step = Schritt { $n }: { $text }{ $heroes ->
    [0] { "" }
   *[other] { " " }({ $names })
 }
table-glories = Ruhmmarker
table-glory-free = { $token }: gehört niemandem
table-glory-held = { $token }: { $name }
table-warn-give-up = Die Jagd endet, das Monster bleibt am Leben: { $monster }.
table-warn-king = { $name } kontrolliert dieses Gebiet. Ist das Monument fertig und der Countdown vorbei, gewinnt, wer das Gebiet hält ({ $god }).
table-warn-special = Eine Spezialaktion beendet deinen Zug. Nicht genutzt: { $actions }.
table-slot = { $symbol }{ $reward ->
    [none] { "" }
   *[other] , Belohnung: { $reward }
 }
table-slot-covered = { $symbol }, abgedeckt{ $reward ->
    [none] { "" }
   *[other] , Belohnung: { $reward }
 }
table-wounds = { $n } von { $of } Wunden
table-hunt = { $hero } jagt: { $monster }
table-defence = Abwehr
table-injuries = { $n ->
    [0] Unverletzt
    [one] { $n } Verletzung; die vierte beendet die Jagd
   *[other] { $n } Verletzungen; die vierte beendet die Jagd
 }
table-reached = Belohnung erreicht: { $reward }
table-decks = Angriffskarten übrig: { $attacks } · Kampfkarten übrig: { $cards }
table-battle = Kampf { $region }
table-battle-won = Sieg: { $name }
    .tie = Sieg: { $name } (bei Gleichstand gewinnt die Verteidigung)
table-battle-ahead = Vorn: { $name }. Bei Gleichstand gewinnt der Verteidiger.
table-army = { $n ->
    [one] { $n } Hoplit
   *[other] { $n } Hopliten
 }
table-losses = { $n ->
    [0] keine Verlustsymbole
    [one] { $n } Verlustsymbol
   *[other] { $n } Verlustsymbole
 }
table-draft-note = Karten zur Auswahl: { $n }. Der Rest geht nach rechts weiter. Noch im Stapel: { $left }
table-held-by = Gehört { $name }
table-deeds = Taten
table-deed-battles = Gewonnene Schlachten
table-deed-temples = Gebaute Tempel
table-deed-monuments = Monumentstufen
table-deed-quests = Erfüllte Quests
table-deed-prayers = Entsandte Priester
table-deed-losses = Verlorene Hopliten

## Der Spielplan im Browser

board-label = Karte von Hellas: Regionen und was dort steht
board-count = { $n ->
    [0] keine Hopliten
    [one] { $n } Hoplit
   *[other] { $n } Hopliten
 }
board-region = { $name }, { $land }, { $control }, Bevölkerung { $population }, { board-count }{ board-state }
board-held = beherrscht: { $name }
board-population = Bevölkerung { $n }
board-monster = { $name }, { $region }, Wunden: { $wounds } von { $slots }{ board-state }
board-hoplites = { $name }: { board-count }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-monument = { $name }, { $region }, Stufe { $n }, Priester: { $priests }{ board-state }
board-quest = Quest: { $name }, { $region }
board-of-land = { $land }: { $n } von { $all } Regionen gehören dir.
board-last-of-land = { $land }: die letzte Region, die dir fehlt.
board-by-sea = Über See: { $regions }
board-turn = Der Zug: Grundaktionen und Spezialaktion
board-turn-number = Zug { $n }
board-done = { $action }: erledigt
board-then = dann


## Why not: what stands in the way of a choice
why-loh-vic-01 = Das Spiel ist zu Ende.
why-loh-turn-01 = Das gehört nicht zu den Aktionen deines Zuges.
why-loh-turn-03 = Diese einfache Aktion hast du in diesem Zug schon ausgeführt.
why-loh-turn-04 = Beende zuerst die begonnene Aktion.
why-loh-turn-05 = Nach einer Spezialaktion gibt es keine einfache Aktion mehr.
why-loh-turn-06 = Du bist nicht am Zug.
why-loh-start-03 = Wähle zuerst einen Helden.
why-loh-start-06 = Wähle zuerst, wo dein Held beginnt.
why-loh-start-09 = Diesen Helden hat schon jemand anders.
why-loh-start-10 = Dort beginnt schon ein anderer Held.
why-loh-act-01 = Du hast dieses Artefakt nicht.
why-loh-act-02 = Du hast deine Artefakte in diesem Zug schon eingesetzt.
why-loh-act-04 = Dieses Artefakt ist nicht aufgeladen.
why-loh-act-05 = Dieses Artefakt wird zu einem anderen Zeitpunkt eingesetzt: Sein Text sagt, wann.
why-loh-act-06 = Wähle eine der Personen, die jetzt Effekte nutzen wollen.
why-loh-bless-03 = Dieser Segen steht dir nicht zur Wahl.
why-loh-bless-07 = Dieser Segen kann jetzt nicht genutzt werden.
why-loh-sa-02 = { $action }: Diese Spezialaktion hast du schon verwendet; Monument errichten macht sie wieder frei.
why-loh-sa-05 =
    .march = { $region }: Von hier aus gibt es kein Ziel für einen Marsch.
    .recruit = Platziere mindestens einen Hopliten.
why-loh-sa-07 = Dein Held steht nicht im Gebiet dieses Monsters: { $monster }.
why-loh-sa-08 = Jetzt kannst du nur noch eine Spezialaktion ausführen.
why-loh-pray-01 = Du hast keinen Priester in deinem Priestervorrat.
why-loh-pray-02 = { $god }: Alle Plätze für Priester sind besetzt.
why-loh-pray-04 = Entscheide zuerst über die göttliche Kraft.
why-loh-pray-09 = Du hast dort keine Hopliten, die sich bewegen können.
why-loh-hmove-01 = { $region }: zu weit für deinen Helden (Geschwindigkeit { $speed }).
why-loh-hmove-05 = Entscheide zuerst über die Quest.
why-loh-hmove-07 = Dein Held ist schon dort.
why-loh-quest-02 = Dein Held steht nicht beim Marker dieser Quest.
    .turn = Eine Quest beginnt, wenn dein Held seine Bewegung bei ihrem Marker beendet.
why-loh-quest-03 = Dein Held erfüllt die Anforderungen dieses Schritts nicht.
why-loh-quest-06 = Dein Held ist auf keiner Quest.
why-loh-quest-07 = Dein Held ist auf einer Quest und kann sie nicht verlassen.
why-loh-quest-16 = Dein Held ist auf einer Quest und kann nicht jagen.
why-loh-move-02 = Du hast { $region_in } keine Hopliten.
    .far = Das Gebiet { $region } grenzt nicht an.
    .same = Die Hopliten sind schon dort.
    .to = Die Hopliten können nicht { $region_to } ziehen.
why-loh-move-03 = Kein Hoplit { $region_in } kann sich jetzt bewegen; jeder bewegt sich nur einmal.
why-loh-move-04 = Für deine Hopliten { $region_in } gibt es kein Ziel.
why-loh-move-06 = Dort steht keine Schlacht an.
why-loh-move-11 = Wähle zuerst, wohin die Hopliten gehen; alle gehen gemeinsam.
why-loh-march-01 = Du hast { $region_in } keine Hopliten, die marschieren könnten.
why-loh-march-02 = Dein einziger Hoplit { $region_in } ist befestigt und marschiert nicht.
    .number = So viele Hopliten können von hier nicht marschieren.
why-loh-march-06 = In die Stadt kann jetzt niemand.
why-loh-fort-02 = Du kontrollierst das Gebiet { $region } nicht.
why-loh-fort-04 = Ein Hoplit, der gerade in das Gebiet gekommen ist, kann nicht auch noch befestigt werden.
why-loh-fort-06 = { $region }: Hier gibt es keine freie Stadt.
why-loh-fort-09 = Du hast { $region_in } keinen befestigten Hopliten, der die Stadt verlassen könnte.
why-loh-rec-01 = Du kontrollierst kein Gebiet mit einer Stadt.
    .here = Mehr kannst du { $region_in } jetzt nicht rekrutieren.
why-loh-rec-03 = { $region }: Jetzt kann kein Hoplit in die Stadt.
why-loh-rec-04 = Du hast keinen Hopliten mehr im Vorrat.
why-loh-rec-07 = { $region }: Hier stehen Hopliten einer anderen Person.
    .all = In keinem Gebiet mit Stadt kannst du einen Hopliten platzieren.
why-loh-prep-01 = Beim Vorbereiten rekrutierst du dort, wo dein Held steht: { $region }.
    .options = Wähle zuerst, was du mit Vorbereiten tust.
why-loh-prep-03 = Dein Held ist nicht auf dem Spielplan, also kannst du nicht rekrutieren.
why-loh-prep-04 = { $region }: Hier stehen Hopliten einer anderen Person.
why-loh-prep-06 = { $region }: Der Hoplit kann nicht direkt in die Stadt.
why-loh-prep-08 = Du hast keinen Hopliten mehr im Vorrat.
    .heal = { $attribute } ist nicht verletzt.
why-loh-temple-01 = Du kontrollierst das Gebiet { $region } nicht.
    .built = { $region }: Hier steht schon ein Tempel.
why-loh-temple-04 = Du kontrollierst das Gebiet { $region } nicht.
why-loh-temple-05 = Das Orakel von Delphi steht schon.
why-loh-temple-07 = Es ist kein Tempel übrig.
why-loh-map-04 = { $region }: Hier gibt es keinen Schrein für einen Tempel.
why-loh-usurp-01 = Du hast den Ruhmmarker dieses Landes nicht: { $land }.
why-loh-usurp-06 = Dein Held ist auf einer Quest und damit in keinem Gebiet.
why-loh-usurp-08 = { $region }: Dieses Gebiet kontrollierst du schon und kannst hier nicht rekrutieren.
why-loh-hunt-19 = { $monster }: Du erfüllst eine Anforderung dieser Jagd nicht.
why-loh-monu-01 = { $god }: Dieses Monument ist fertig.
    .level = Dieses Monument ist fertig.
why-loh-monu-10 = Es kann noch ein Monument errichtet werden: Wähle, welches.
why-loh-two-02 = Wiederholen kannst du nur eine Spezialaktion, die du schon verwendet hast.
why-loh-two-03 = Führe zuerst eine andere Spezialaktion aus: Monument errichten wiederholt eine.
why-loh-two-07 = Das Monument wird erst nach der wiederholten Aktion gewählt.
why-loh-mon-16 = { $monster }: In diesem Gebiet rekrutiert niemand.
why-loh-mon-17 = { $monster }: Aus diesem Gebiet kommen keine Hopliten heraus.
why-loh-mon-18 = { $monster }: Zu diesem Monument kann jetzt kein Priester entsandt werden.
why-loh-mon-04 = Keine deiner Handkarten fügt diese Wunde zu.
why-loh-mon-14 = Diese Karte hilft nicht, die Wunde zu bezahlen.
why-loh-hero-12 = { $region }: Helena lässt deine Hopliten nicht hinein.
why-loh-hero-14 = Du hast diesen Ruhmmarker nicht und kannst ihn nicht abgeben.
why-loh-hero-07 = Dieses Attribut kann jetzt nicht steigen.
why-loh-hero-17 = Dieses Attribut kann nicht gesenkt werden.
why-loh-inj-01 = Dieses Attribut ist schon verletzt.
why-loh-inj-04 = Dieses Attribut ist nicht verletzt.
why-loh-battle-04 = Du hast keine Hopliten in dieser Schlacht.
why-loh-battle-05 = Diese Karte ist nicht auf deiner Hand.
    .wait = Gerade spielt die andere Seite eine Karte.
    .first = Spiele zuerst eine Karte oder passe.
why-loh-battle-07 = Du hast gepasst und spielst in dieser Schlacht keine Karte mehr.
why-loh-battle-08 = Deine Karten hätten mehr Verlustsymbole, als du Hopliten hast ({ $n }).
why-loh-battle-11 = Dort können keine Verlustsymbole geändert werden.
why-loh-battle-15 = Diese Karte ist nicht auf deiner Hand.
why-loh-battle-25 = Das gilt weder vor noch in dieser Schlacht.
why-loh-card-15 = Ein Segen der verteidigenden Seite erlaubt dir keine weitere Karte.
why-loh-card-01 = Darauf lässt sich dieser Effekt jetzt nicht anwenden.
    .now = Diese Karte kann jetzt nicht genutzt werden.
why-loh-card-04 = Zuerst muss der Preis bezahlt werden.
why-loh-card-06 = Hier lässt sich jetzt keine Wunde zufügen.
why-loh-card-07 = Wähle, wie viele Hopliten du rettest.
why-loh-card-08 = Dort kann dein Held nicht platziert werden.
why-loh-card-10 = Dieses Artefakt ist nicht unter denen, die du dir ansiehst.
why-loh-card-12 = Auf dieser Aktion liegt kein Marker.
why-loh-card-13 = Von dort können keine Hopliten kommen.
why-loh-card-14 = Diese Karte ist nicht auf deiner Hand.
why-loh-info-06 = Diese Karte ist nicht unter denen, die du dir ansiehst.
why-loh-glory-03 = Dieser Ruhmmarker kann nicht genommen werden.
why-loh-mph-01 = Für dieses Monster wurde schon gewürfelt, oder es ist nicht auf dem Spielplan.
why-loh-mph-04 = Das Monster zieht in ein angrenzendes Gebiet.
why-loh-mph-12 = Diese Person hat dort keine Hopliten.
why-loh-hunt-02 = Dein Held kann dieses Monster jetzt nicht jagen.
why-loh-hunt-05 = Füge eine Wunde zu oder brich die Jagd ab.
why-loh-hunt-07 = Diese Angriffskarte wurde nicht gezogen, oder jemand anders wählt.
why-loh-hunt-08 = Mit dieser Karte lässt sich der Angriff nicht abwehren.
why-loh-hunt-22 = Zu Beginn der Jagd kann das nicht genutzt werden.
why-loh-hunt-25 = Ein Schild wird allein gespielt und kostet 1 Verletzung.
why-loh-reward-03 = Diese Belohnung steht dir nicht zu.
why-loh-retreat-01 = Das Gebiet { $region } grenzt nicht an das Gebiet der Schlacht.
    .first = Wähle zuerst, wohin sich die Armee zurückzieht.
why-loh-retreat-02 = { $region } gehört einer anderen Person.
why-loh-retreat-05 = Die angreifende Armee geht dorthin zurück, woher sie kam.
why-loh-retreat-13 = { $region }: Helena lässt deine Hopliten nicht hinein.
