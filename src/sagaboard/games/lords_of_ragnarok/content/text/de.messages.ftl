### Lords of Ragnarok: sentences and labels, German.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to, _from and _over, monsters with _acc.


## Counts

cards-acc = { $n ->
    [one] { $n } Kampfkarte
   *[other] { $n } Kampfkarten
 }
priests-acc = { $n ->
    [one] { $n } Priester
   *[other] { $n } Priester
 }

## Events: setup

event-starting-player = { $seat } wählt zuerst einen Helden.
    .own = Du wählst zuerst einen Helden.
event-boss-appeared = Loki erscheint { $region_in }.
event-monster-appeared = { $monster } erscheint { $region_in }.
event-heroes-drawn = { $seat } darf unter diesen Helden wählen: { $heroes }.
    .own = Du darfst unter diesen Helden wählen: { $heroes }.
event-origins-drawn = { $seat } darf unter diesen Abstammungen wählen: { $origins }.
    .own = Du darfst unter diesen Abstammungen wählen: { $origins }.
event-hero-chosen = { $seat } wählt: { $hero_full }.
    .own = Du wählst: { $hero_full }.
event-origin-chosen = { $seat } wählt die Abstammung { $origin }.
    .own = Du wählst die Abstammung { $origin }.
event-drakkar-launched = { $seat } lässt ein Drakkar zu Wasser: { $sea }.
    .own = Du lässt dein Drakkar zu Wasser: { $sea }.
event-settled = { $seat } beginnt { $region_in }.
    .own = Du beginnst { $region_in }.
event-first-turn = { $seat } hat den ersten Zug der Partie.
    .own = Du hast den ersten Zug der Partie.

## Events: the turn

event-turn-began = { $seat } ist am Zug.
    .own = Dein Zug.
event-prayed = { $seat } entsendet einen Priester: { $god }.
    .own = Du entsendest einen Priester: { $god }.
event-hero-moved = { $seat } zieht { $origin_from } { $region_to }.
    .own = Dein Held zieht { $origin_from } { $region_to }.
event-hero-placed = { $seat } wird { $region_in } platziert.
    .own = Du platzierst deinen Helden { $region_in }.
event-drakkar-moved = { $seat } segelt: { $origin } → { $sea }.
    .own = Dein Drakkar segelt: { $origin } → { $sea }.
event-drakkar-placed = { $seat } platziert ein Drakkar: { $sea }.
    .own = Du platzierst dein Drakkar: { $sea }.
event-rune-action = { $seat } führt eine Runenaktion aus: { $action }.
    .own = Du führst eine Runenaktion aus: { $action }.
event-army-moved = { $seat } bewegt eine Armee { $origin_from } { $region_to }.
    .own = Du bewegst eine Armee { $origin_from } { $region_to }.
event-army-placed = { $seat } nimmt eine Armee { $origin_from } und platziert sie { $region_in }.
    .own = Du nimmst eine Armee { $origin_from } und platzierst sie { $region_in }.
event-recruited = { $seat } rekrutiert { $region_in } eine Armee der Stärke { $strength }.
    .own = Du rekrutierst { $region_in } eine Armee der Stärke { $strength }.
event-army-strengthened = Die Armee von { $seat } { $region_in } steigt auf Stärke { $strength }.
    .own = Deine Armee { $region_in } steigt auf Stärke { $strength }.
event-special-action = { $seat } führt eine Spezialaktion aus: { $action }.
    .own = Du führst eine Spezialaktion aus: { $action }.
event-marker-covered = Der Marker von { $seat } auf dem Aktionsrad wird bedeckt: { $action }.
    .own = Dein Marker auf dem Aktionsrad wird bedeckt: { $action }.
event-realm-bonus = { $seat } nutzt den Bündnisbonus von { $realm }.
    .own = Du nutzt den Bündnisbonus von { $realm }.
event-usurped = { $seat } bemächtigt sich des Gebiets { $region }.
    .own = Du bemächtigst dich des Gebiets { $region }.
event-temple-built = { $seat } errichtet einen Tempel { $region_in }.
    .own = Du errichtest einen Tempel { $region_in }.
event-blessings-revealed = { $seat } wählt zuerst eine Segnung. Zur Wahl stehen: { $blessings }.
    .own = Du wählst zuerst eine Segnung. Zur Wahl stehen: { $blessings }.
event-blessing-taken = { $seat } nimmt die Segnung „{ $blessing }“.
    .own = Du nimmst die Segnung „{ $blessing }“.
event-blessing-discarded = Die Segnung „{ $blessing }“ wird abgelegt.
event-monument-built = { $seat } errichtet: { $god }, Stufe { $level }.
    .own = Du errichtest: { $god }, Stufe { $level }.
event-omen-fulfilled = Das Vorzeichen „{ $omen }“ ist erfüllt.
event-wheel-cleared = Die Marker verlassen das Aktionsrad, die Priester die Monumente, und die Artefakte sind wieder aufgeladen.
event-forge-refilled = Die Schmiede { $region_in } erhält eine neue Rune: { $rune }.
event-ragnarok-began = { $seat } löst Ragnarök aus: Alle haben noch einen letzten Zug.
    .own = Du löst Ragnarök aus: Alle haben noch einen letzten Zug.
event-event-revealed = { $event } – { $event_text }
event-event-discarded = Das Ereignis „{ $event }“ wird ohne Wirkung abgelegt.

## Events: control, attributes, runes, cards

event-control-taken = { $seat } übernimmt die Kontrolle { $region_over }.
    .own = Du übernimmst die Kontrolle { $region_over }.
event-control-lost = { $seat } verliert die Kontrolle { $region_over }.
    .own = Du verlierst die Kontrolle { $region_over }.
event-allied = { $seat } schließt ein Bündnis mit { $realm }.
    .own = Du schließt ein Bündnis mit { $realm }.
event-rune-gained = { $seat } erhält eine Rune: { $rune }.
    .own = Du erhältst eine Rune: { $rune }.
event-rune-forged = { $seat } nimmt die Rune { $rune } aus der Schmiede { $region_in }.
    .own = Du nimmst die Rune { $rune } aus der Schmiede { $region_in }.
event-rune-spent = { $seat } gibt eine Rune aus: { $rune }.
    .own = Du gibst eine Rune aus: { $rune }.
event-rune-discarded = { $seat } legt eine Rune ab: { $rune }.
    .own = Du legst eine Rune ab: { $rune }.
event-rune-stolen = { $seat } stiehlt { $other } eine Rune: { $rune }.
    .own = Du stiehlst { $other } eine Rune: { $rune }.
event-card-stolen = { $seat } stiehlt { $other } eine Kampfkarte.
    .own = Du stiehlst { $other } eine Kampfkarte.
event-own-card-stolen = Die Karte, die { $other } verliert: „{ $card }“.
event-own-card-lost = Die Karte, die { $other } stiehlt: „{ $card }“.
event-priests-gained = { $seat } erhält { priests-acc }.
    .own = Du erhältst { priests-acc }.
event-attribute-raised = { $seat }: { $attribute } steigt auf { $level }.
    .own = Deine { $attribute } steigt auf { $level }.
event-injured = { $seat } erleidet eine Verletzung: { $attribute }.
    .own = Du erleidest eine Verletzung: { $attribute }.
event-injury-prevented = { $seat } verhindert eine Verletzung.
    .own = Du verhinderst eine Verletzung.
event-one-injury-too-many = { $seat } kann keine vierte Verletzung erleiden.
    .own = Du kannst keine vierte Verletzung erleiden.
event-healed = { $seat } heilt eine Verletzung: { $attribute }.
    .own = Du heilst eine Verletzung: { $attribute }.
event-cards-drawn = { $seat } zieht { cards-acc }.
    .own = Du ziehst { cards-acc }.
event-own-cards-drawn = { $seat } zieht: { $cards }.
    .own = Du ziehst: { $cards }.
event-card-discarded = { $seat } legt „{ $card }“ ab.
    .own = Du legst „{ $card }“ ab.
event-combat-deck-shuffled = Die abgelegten Kampfkarten werden zu einem neuen Stapel gemischt.
event-artifact-gained = { $seat } erhält das Artefakt „{ $artifact }“.
    .own = Du erhältst das Artefakt „{ $artifact }“.
event-artifact-used = { $seat } setzt das Artefakt „{ $artifact }“ ein.
    .own = Du setzt das Artefakt „{ $artifact }“ ein.
event-blessing-used = { $seat } nutzt die Segnung „{ $blessing }“.
    .own = Du nutzt die Segnung „{ $blessing }“.
event-ability-used = { $seat } nutzt die Spezialfähigkeit des Helden.
    .own = Du nutzt die Spezialfähigkeit deines Helden.

## Events: monsters

event-die-rolled = { $seat } würfelt für { $monster_acc }: { $face }.
    .own = Du würfelst für { $monster_acc }: { $face }.
event-monster-moved = { $monster } zieht { $origin_from } { $region_to }.
event-boss-placed = Loki zieht { $origin_from } { $region_to }.
event-region-attack = { $monster } greift { $region_in } an.
event-trampled = { $monster } stampft die Armee von { $seat } { $region_in } nieder: Stärke −1.
event-monster-controlled = { $seat } übernimmt die Kontrolle über { $monster_acc }.
    .own = Du übernimmst die Kontrolle über { $monster_acc }.
event-monster-released = { $seat } verliert die Kontrolle über { $monster_acc }.
    .own = Du verlierst die Kontrolle über { $monster_acc }.
event-forge-cleared = Die Rune { $rune } in der Schmiede { $region_in } geht verloren.

## Events: battle and losses

event-battle-began = Schlacht { $region_in }: { $seat } greift { $defender } an.
event-card-played = { $seat } spielt „{ $card }“.
    .own = Du spielst „{ $card }“.
event-card-value = { $seat }: „{ $card }“ hat den Wert { $n }.
    .own = Deine Karte „{ $card }“ hat den Wert { $n }.
event-card-effect-ignored = { $seat }: Der Effekt von „{ $card }“ wird ignoriert.
    .own = Der Effekt deiner Karte „{ $card }“ wird ignoriert.
event-loss-cancelled = { $seat } hebt { $n ->
    [one] { $n } Verlustsymbol
   *[other] { $n } Verlustsymbole
 } auf.
    .own = Du hebst { $n ->
        [one] { $n } Verlustsymbol
       *[other] { $n } Verlustsymbole
     } auf.
event-passed = { $seat } passt.
    .own = Du passt.
event-battle-won = { $seat } gewinnt die Schlacht { $region_in }, { $own } zu { $other }.
    .tie = { $seat } gewinnt die Schlacht { $region_in } ({ $own } zu { $other }; Gleichstand gewinnt die Verteidigung).
    .own = Du gewinnst die Schlacht { $region_in }, { $own } zu { $other }.
    .tie-own = Du gewinnst die Schlacht { $region_in } ({ $own } zu { $other }; Gleichstand gewinnt die Verteidigung).
event-army-weakened = Die Armee von { $seat } { $region_in } fällt auf Stärke { $strength }.
    .own = Deine Armee { $region_in } fällt auf Stärke { $strength }.
event-army-destroyed = { $seat } verliert eine Armee { $region_in }.
    .own = Du verlierst eine Armee { $region_in }.
event-army-protected = { $seat } schützt eine Armee { $region_in }.
    .own = Du schützt eine Armee { $region_in }.
event-retreated = { $seat } zieht sich { $origin_from } { $region_to } zurück.
    .own = Du ziehst dich { $origin_from } { $region_to } zurück.
event-no-way-out = { $seat } kann sich { $region_from } nirgendwohin zurückziehen.
    .own = Du kannst dich { $region_from } nirgendwohin zurückziehen.

## Events: hunt

event-hunt-began = { $seat } jagt { $region_in } { $monster_acc }.
    .own = Du jagst { $region_in } { $monster_acc }.
event-attacks-drawn = { $seat } zieht für das Monster { $n ->
    [one] { $n } Angriffskarte
   *[other] { $n } Angriffskarten
 }.
    .own = Du ziehst für das Monster { $n ->
        [one] { $n } Angriffskarte
       *[other] { $n } Angriffskarten
     }.
event-own-attacks-drawn = Gezogene Angriffskarten: { $attacks }.
event-attacks-ran-out = { $monster } hat keine Angriffskarte mehr.
event-attack-discarded = Die Angriffskarte „{ $attack }“ wird abgelegt.
event-attacks-looked-at = { $seat } sieht sich die Handkarten des Monsters an.
    .own = Du siehst dir die Handkarten des Monsters an.
event-own-attacks-seen = Handkarten des Monsters: { $attacks }.
event-monster-attacks = { $monster } greift mit „{ $attack }“ an (Wutwert { $rage }).
event-defended-with = { $seat } verteidigt sich mit „{ $card }“.
    .own = Du verteidigst dich mit „{ $card }“.
event-defended = { $seat } wehrt den Angriff ab ({ $n }).
    .own = Du wehrst den Angriff ab ({ $n }).
event-not-defended = { $seat } steckt den Treffer ein ({ $n }).
    .own = Du steckst den Treffer ein ({ $n }).
event-special-attack = { $monster } führt einen Spezialangriff aus.
event-weakness-found = { $seat } trifft die Schwachstelle.
    .own = Du triffst die Schwachstelle.
event-struck-with = { $seat } schlägt mit „{ $card }“ zu.
    .own = Du schlägst mit „{ $card }“ zu.
event-wounded = { $seat } verwundet { $monster_acc }.
    .own = Du verwundest { $monster_acc }.
event-wound-removed = Bei { $monster } heilt eine Wunde.
event-hunt-effect-used = { $seat } nutzt den Jagdeffekt von „{ $card }“.
    .own = Du nutzt den Jagdeffekt von „{ $card }“.
event-hunt-failed = { $seat } scheitert bei der Jagd auf { $monster_acc }.
    .own = Du scheiterst bei der Jagd auf { $monster_acc }.
event-monster-defeated = { $seat } bezwingt { $region_in } { $monster_acc }.
    .own = Du bezwingst { $region_in } { $monster_acc }.
event-slayer-token-gained = { $seat } erhält einen Bezwingermarker.
    .own = Du erhältst einen Bezwingermarker.

## Events: the end

event-game-won = { $seat } gewinnt die Partie: { $victory }.
    .own = Du gewinnst die Partie: { $victory }.

## Moves

move-hero = { $noun }
    .word = Held
move-origin = { $noun }
    .word = Abstammung
move-launch = Drakkar zu Wasser lassen: { $noun }
    .word = Drakkar
move-settle = Beginn { $noun_in }
    .word = Beginn
move-pray = Priester entsenden: { $noun }
    .word = Priester entsenden
move-forge = Rune schmieden
    .word = Rune schmieden
move-go = Held { $noun_to } bewegen
    .word = Held bewegen
move-sail = Segeln: { $noun }
    .word = Drakkar bewegen
move-heal = Heilen: { $noun }
    .word = Heilen
move-rune-action = { $noun }
    .word = Runenaktion
move-spend = Ausgeben: { $noun }
    .word = Rune ausgeben
move-control = Kontrolle übernehmen: { $noun }
    .word = Monster kontrollieren
move-release = Aufgeben: { $noun }
    .word = Monster aufgeben
move-ally = Bündnis: { $noun }
    .word = Bündnis
move-activate = Aktivieren: { $noun }
    .word = Armee aktivieren
move-to = Armee { $noun_to } bewegen
    .word = Armee bewegen
move-strengthen = Verstärken: { $noun }
    .word = Verstärken
move-recruit = Armee { $noun_in } rekrutieren
    .word = Rekrutieren
move-special = { $noun }
    .word = Spezialaktion
move-monument = Errichten: { $noun }
    .word = Monument errichten
move-temple = Tempel { $noun_in } errichten
    .word = Tempel
move-draw = Kampfkarte ziehen
    .word = Karte ziehen
move-gain = Rune nehmen: { $noun }
    .word = Rune nehmen
move-place-hero = Held { $noun_in } platzieren
    .word = Held platzieren
move-place-army = Platzieren: { $noun }
    .word = Armee platzieren
move-bless = „{ $noun }“ nehmen
    .word = Segnung
move-reveal = Ausführen: { $noun }
    .word = Ereignis
move-rouse = Aktivieren: { $noun }
    .word = Monster aktivieren
move-hunt = Jagd auf { $noun_acc }
    .word = Jagd
move-shift = Bewegung { $noun_to }
    .word = Monster bewegen
move-ravage = Gebietsangriff
    .word = Gebietsangriff
move-hit = Verlust: { $noun }
    .word = Armee
move-spare = Kein Stampfen
    .word = Kein Stampfen
move-target = { $noun }
    .word = Person
move-strike-at = { $noun }
    .word = Gebiet
move-drift = Drakkar von { $noun }
    .word = Drakkar
move-steal = Nehmen: { $noun }
    .word = Rune nehmen
move-fight = Zuerst die Schlacht { $noun_in }
    .word = Schlacht
move-play = „{ $noun }“ spielen
    .word = Spielen
move-pass = Passen
    .word = Passen
move-lose = Verlust: { $noun }
    .word = Verlust
move-retreat = Rückzug { $noun_to }
    .word = Rückzug
move-attack = „{ $noun }“
    .word = Angriff
move-defend = Verteidigung: „{ $noun }“
    .word = Verteidigen
move-strike = Angriff mit „{ $noun }“
    .word = Zuschlagen
move-wound = Wunde: { $noun }
    .word = Wunde
move-effect = Jagdeffekt: „{ $noun }“
    .word = Jagdeffekt
move-give-up = Jagd abbrechen
    .word = Abbrechen
move-uncover = Marker entfernen: { $noun }
    .word = Marker entfernen
move-remove = „{ $noun }“ ablegen
    .word = Ablegen
move-injure = Verletzung: { $noun }
    .word = Verletzung
move-raise = Erhöhen: { $noun }
    .word = Erhöhen
move-discard = „{ $noun }“ ablegen
    .word = Ablegen
move-drop = Rune ablegen: { $noun }
    .word = Rune ablegen
move-use = Artefakt „{ $noun }“ einsetzen
    .word = Artefakt
move-invoke = Segnung „{ $noun }“
    .word = Segnung
move-ability = Spezialfähigkeit des Helden nutzen
    .word = Fähigkeit
move-bonus = { $noun }
    .word = Bonus
move-refill = Schmiede { $noun_in }
    .word = Schmiede
move-done = Weiter
    .word = Weiter

## Questions

ask-choose-hero = Welchen Helden wählst du?
ask-choose-origin = Welche Abstammung wählst du?
ask-settle = Wo beginnen dein Held und zwei Armeen?
ask-prayer = Gebet: Entsendest du einen Priester oder schmiedest du eine Rune?
    .done = Gebet auslassen
ask-hero-step = Held: Bewegst du den Helden, segelst du oder heilst du?
    .done = Auslassen
ask-move-hero = Wohin zieht dein Held?
    .done = Hier bleiben
ask-move-drakkar = Wohin segelt dein Drakkar?
    .done = Hier bleiben
ask-rune-step = Gibst du Runen für eine Aktion aus?
    .done = Auslassen
ask-pay-rune = Mit welcher Rune bezahlst du?
ask-which-monster = Welches Monster aktivierst du?
ask-release-monster = Welches Monster gibst du auf?
ask-choose-realm = Mit welchem Reich schließt du ein Bündnis?
ask-raise-attribute = Welches Attribut erhöhst du?
ask-place-hero = Wo platzierst du deinen Helden?
ask-maneuvers = Manöver: Welche Armee aktivierst du?
    .done = Manöver auslassen
ask-activate-army = Was tut die Armee?
    .named = Was tut deine Armee { $region_in }?
    .back = Andere Armee
ask-strengthen-army = Welche Armee verstärkst du?
ask-recruit = Wo rekrutierst du eine Armee?
    .done = Keine Armee
ask-special-action = Welche Spezialaktion führst du aus?
ask-mobilize = Mobilisieren: Welche Armee aktivierst du als Nächstes?
    .done = Mobilisieren beenden
ask-prepare = Vorbereiten: Was wählst du?
ask-build-temple = Wo errichtest du den Tempel?
ask-take-blessing = Welche Segnung nimmst du?
ask-realm-bonus = Nutzt du den Bündnisbonus?
    .done = Verzichten
ask-place-army = Welche Armee platzierst du?
ask-choose-event = Welches Ereignis führst du aus?
ask-monsters = Monster: Welches aktivierst oder jagst du?
    .done = Aktion beenden
ask-steal-from = Wen bestiehlt Loki für dich?
ask-steal-rune = Welche Rune nimmst du?
ask-which-battle = Welche Schlacht wird zuerst ausgetragen?
ask-play-card = Schlacht: Spielst du eine Karte oder passt du?
ask-assign-loss = Welche Armee verliert Stärke?
ask-retreat = Wohin ziehen sich deine Armeen zurück?
ask-choose-attack = Welche Angriffskarte spielt das Monster?
ask-defend = Welche Karte legst du zur Verteidigung dazu?
    .done = Keine weitere Karte
ask-hero-round = Heldenrunde: Mit welcher Karte schlägst du zu?
    .done = Runde beenden
ask-second-card = Welche zweite Karte vollendet die Wunde?
ask-which-wound = Welches Wundenfeld bedeckst du?
ask-hunt-effect = Nutzt du einen Jagdeffekt?
    .done = Auslassen
ask-may-use = Nutzt du jetzt eine Fähigkeit, ein Artefakt oder eine Segnung?
    .done = Jetzt nicht
ask-prevent-injury = Verhinderst du die Verletzung?
    .done = Verletzung erleiden
ask-protect-army = Schützt du die Armee?
    .done = Verlust hinnehmen
ask-injure = Dein Held wird verletzt: Welches Attribut trifft es?
ask-heal = Welches Attribut heilst du?
    .done = Nicht weiter heilen
ask-discard = Welche Karte legst du ab?
ask-gain-rune = Welche Rune nimmst du?
ask-drop-rune = Welche Rune legst du ab?
ask-launch = Auf welchem Meer beginnt dein Drakkar?
ask-place-drakkar-or-move-hero = Wo platzierst du das Drakkar, oder wohin zieht der Held?
ask-control-monster = Über welches Monster übernimmst du die Kontrolle?
ask-wound-monster = Welchem Monster fügst du eine Wunde zu?
ask-place-army-in = Wo platzierst du die Armee?
ask-refill-forge = Welche Schmiede erhält die Rune?
ask-activate-monster = Was tut das Monster?
    .named = Was tut { $monster }?
ask-trample = Welche Armee wird niedergestampft?
    .named = Welche Armee stampft { $monster } nieder?
ask-hit-army = Welche Armee verliert Stärke?
ask-weaken-own-army = Welche deiner Armeen verliert Stärke?
ask-drive-out = Wessen Armeen müssen sich zurückziehen?
ask-which-drakkar = Wessen Drakkar treibt der Wind ab?
    .done = Keines
ask-where-drakkar = Wohin treibt der Wind das Drakkar?
ask-strike-region = Welches Gebiet wird getroffen?
ask-place-boss = Wohin zieht Loki?
ask-rune-for-value = Gibst du eine Rune aus, um den Kartenwert zu erhöhen?
    .done = Runen behalten
ask-remove-wound = Welchen Marker entfernst du?
ask-remove-attack = Welche Angriffskarte legst du ab?

## Bonuses of realms

bonus-gain-runes = Beliebige Rune nehmen
bonus-place-hero = Helden platzieren
bonus-heal = Verletzung heilen
bonus-draw-cards = Kampfkarte ziehen
bonus-recruit-in-own-region = Schwache Armee in einem Gebiet rekrutieren, das du kontrollierst
bonus-strengthen-armies = Armee verstärken
bonus-move-drakkar = Drakkar bewegen
bonus-place-army = Eigene Armee vom Spielplan in ein Gebiet setzen, das du kontrollierst

## Labels of the drawing

ui-army = Armee der Stärke { $n } { $region_in }
ui-losses = Verluste { $n }
ui-attack-figures = Wut { $rage }, Schwachstelle { $weakness }, zieht { $draw }
ui-last-turns = Ragnarök – noch letzte Züge: { $n }
ui-winner = Gewonnen: { $seat } ({ $victory })
ui-population = Bev.
ui-legend = 3+1: Armeen der Stärke 3 und 1 · ☗ Held · ● Rune auf der Schmiede · Y an Yggdrasil · * Feld mit Belohnung · ▶ am Zug
ui-seas = Drakkar
ui-realms = Bündnisse
ui-wheel = Aktionsrad
ui-monuments = Monumente
ui-omens = Vorzeichen
ui-bank = Vorrat
ui-progress = Länder / Tempel / bezwungen
ui-pool = Armeen im Vorrat
ui-priests = Priester
ui-hand = Kampfkarten
ui-runes = Runen
ui-defeated = Bezwungen
ui-slayer-tokens = Bezwingermarker: { $n }
ui-exhausted = erschöpft
ui-blessings = Segnungen
ui-strength = Stärke { $n }
ui-passed = gepasst
ui-hunt = Jagd: { $monster } – { $seat }
ui-attack = Angriff: „{ $attack }“, Wutwert { $n }
ui-choice = Zur Auswahl
ui-own-hand = Deine Kampfkarten
ui-own-attacks = Handkarten des Monsters

## Options of a match

option-colours = Farben
    .text = Wer welche Farbe hat: ausgelost, in der Reihenfolge der Schachtel oder für jeden Platz gewählt. Alle Farben haben die gleichen Teile.
option-colours-random = ausgelost
option-colours-box = in der Reihenfolge der Schachtel
option-colours-green = { colour-green.short }
option-colours-red = { colour-red.short }
option-colours-blue = { colour-blue.short }
option-colours-yellow = { colour-yellow.short }
option-starting-player = Wer beginnt
    .text = Wer zuerst einen Helden wählt. Gewählt wird im Uhrzeigersinn; den ersten Zug hat, wer die Odin-Karte behält.
option-book = Nach welchem Regelheft
    .text = Wo das tschechische, das polnische und das deutsche Regelheft sich unterscheiden: die Auslegung, die wir für richtig halten, oder die eines Hefts. Einzelne Optionen unten können trotzdem anders gesetzt werden.
option-book-project = unsere Auslegung
option-book-cs = tschechisches Regelheft
option-book-pl = polnisches Regelheft
option-book-de = deutsches Regelheft
option-population-after-control = Bevölkerung nach Kontrolle
    .text = Ein Gebiet, das seinen Kontrollmarker verliert, hat wieder die aufgedruckte Bevölkerungsstärke; oder es hat für den Rest der Partie 0, sodass jede Armee es nimmt und Bemächtigen keine Macht braucht.
option-population-after-control-by-book = nach dem Regelheft
option-population-after-control-returns = Bevölkerung kehrt zurück
option-population-after-control-gone = Bevölkerung bleibt 0
option-boss-rune-action = Runenaktion auf den Boss
    .text = Was eine Rune bewirkt, wenn dein Held bei Loki steht: Er geht in ein anderes Gebiet und stiehlt dann für dich, er stiehlt nur, oder er geht nur.
option-boss-rune-action-by-book = nach dem Regelheft
option-boss-rune-action-activate-and-ability = er geht, dann stiehlt er
option-boss-rune-action-ability = er stiehlt nur
option-boss-rune-action-activate = er geht nur
option-strengthen-target = Welche Armee verstärkt wird
    .text = Wer eine Armee zum Verstärken aktiviert, verstärkt diese selbst, falls sie im eigenen Gebiet mit Siedlung steht; oder irgendeine eigene Armee in einem solchen Gebiet, wo auch immer die aktivierte steht.
option-strengthen-target-by-book = nach dem Regelheft
option-strengthen-target-activated-army = die aktivierte Armee
option-strengthen-target-any-settlement-army = jede in eigener Siedlung
option-realm-bonus = Bündnisbonus
    .text = Verbündete eines Reichs dürfen auf den Bonus verzichten; oder sie müssen ihn nehmen, sobald er etwas bewirkt, auch wenn das schadet.
option-realm-bonus-by-book = nach dem Regelheft
option-realm-bonus-may = Verbündete dürfen
option-realm-bonus-must = Verbündete müssen
option-blessing-draft-direction = Richtung der Segnungsauswahl
    .text = Wer nach dem Tempelbau eine Segnung wählt: rechts herum, was jene begünstigt, die zuletzt am Zug waren, oder links herum. Zu zweit kein Unterschied.
option-blessing-draft-direction-by-book = nach dem Regelheft
option-blessing-draft-direction-counter-clockwise = gegen den Uhrzeigersinn
option-blessing-draft-direction-clockwise = im Uhrzeigersinn
option-monsters-action-targets = Aktion „Monster“: Ziele
    .text = Die zwei Aktivierungen der Aktion Monster gelten zwei verschiedenen Monstern; oder dasselbe darf zweimal aktiviert werden, sodass es zwei Gebiete weit zieht oder zweimal angreift.
option-monsters-action-targets-by-book = nach dem Regelheft
option-monsters-action-targets-different = zwei verschiedene Monster
option-monsters-action-targets-same-allowed = dasselbe zweimal erlaubt
option-hunt-own-monster = Eigenes Monster jagen
    .text = Wenn du ein Monster jagst, das du kontrollierst, verlierst du die Kontrolle sofort; oder du behältst sie, auch wenn die Jagd scheitert.
option-hunt-own-monster-by-book = nach dem Regelheft
option-hunt-own-monster-lose-control = Kontrolle geht verloren
option-hunt-own-monster-keep-control = Kontrolle bleibt
option-hunt-monster-player = Wer das Monster führt
    .text = Wer die Angriffe eines gejagten Monsters wählt: wer es kontrolliert, sonst die Person rechts vom jagenden Helden; oder immer die Person rechts.
option-hunt-monster-player-by-book = nach dem Regelheft
option-hunt-monster-player-controller-else-right = Kontrolle, sonst rechts
option-hunt-monster-player-right = immer rechts
option-defence-threshold = Verteidigungsschwelle
    .text = Karten zur Verteidigung müssen den Wutwert des Angriffs erreichen oder übertreffen, was Jagende jedes Mal 1 mehr kostet.
option-defence-threshold-by-book = nach dem Regelheft
option-defence-threshold-at-least = Wutwert erreichen
option-defence-threshold-more-than = Wutwert übertreffen
option-shield-blocks = Was ein Schild abwehrt
    .text = Ein Schild wehrt jeden Angriff ab, der Schilde nicht ausschließt, oder wirklich jeden, sodass auch die sonst schildfesten Angriffe harmlos sind.
option-shield-blocks-by-book = nach dem Regelheft
option-shield-blocks-most = alle außer den Ausnahmen
option-shield-blocks-all = jeden Angriff
option-slayer-token-for = Wer Bezwingermarker erhält
    .text = Mit mindestens 4 Markern auf einem bezwungenen Monster erhalten nur die anderen einen Bezwingermarker; oder auch, wer die Miniatur nimmt, die dann zwei Monster wert ist.
option-slayer-token-for-by-book = nach dem Regelheft
option-slayer-token-for-others = nur die anderen
option-slayer-token-for-everyone = alle
option-slayer-tokens-count = Wofür Bezwingermarker zählen
    .text = Bezwingermarker zählen überall als bezwungene Monster oder nur für das Recht, Loki zu jagen, sodass Vorzeichen später kommen.
option-slayer-tokens-count-by-book = nach dem Regelheft
option-slayer-tokens-count-everywhere = überall
option-slayer-tokens-count-boss-hunt-only = nur für die Jagd auf Loki
option-ragnarok-start = Beginn der Ragnarök
    .text = Die letzten Züge beginnen mit dem Monument, das das dritte Vorzeichen umdreht, oder mit dem nächsten danach, was allen Zeit zur Vorbereitung gibt.
option-ragnarok-start-by-book = nach dem Regelheft
option-ragnarok-start-same-monument = mit dem dritten Vorzeichen
option-ragnarok-start-next-monument = mit dem nächsten Monument
option-loki-keeps-out = Was Loki fernhält
    .text = Was Armeen dort, wo Loki steht, nicht können: hineinziehen; oder auch nicht dorthin zurückziehen, was mehr Armeen vernichtet; oder auch nicht dort rekrutiert und platziert werden.
option-loki-keeps-out-moves = hineinziehen
option-loki-keeps-out-moves-and-retreats = hineinziehen, zurückziehen
option-loki-keeps-out-everything = überhaupt dorthin gelangen
option-temple-track-side = Seite der Tempelkarte
    .text = Seite A bringt zwei Segnungsauswahlen und eignet sich für die erste Partie; Seite B drei, die erste davon früher.
option-temple-track-side-A = Seite A
option-temple-track-side-B = Seite B

## Wound spaces by number

space-1 = Wundenfeld 1
space-2 = Wundenfeld 2
space-3 = Wundenfeld 3
space-4 = Wundenfeld 4
space-5 = Wundenfeld 5
space-6 = Wundenfeld 6
space-7 = Wundenfeld 7
space-8 = Wundenfeld 8
space-9 = Wundenfeld 9
space-10 = Wundenfeld 10
space-11 = Wundenfeld 11
space-12 = Wundenfeld 12
space-13 = Wundenfeld 13
space-14 = Wundenfeld 14
space-15 = Wundenfeld 15
space-16 = Wundenfeld 16

## The table in the browser

table-no-shield = Schilde wirken nicht
table-attribute-injured = { $attribute } zählt als { $value }, verletzt; Stufe { $level }
table-rune = { $rune }: { $n }
table-count = { $what }: { $n }
table-cost = { $n ->
    [one] kostet { $n } Rune
   *[other] kostet { $n } verschiedene Runen
 }
table-own = Deine Runen, Artefakte und Segnungen
table-of-limit = { $n } von { $limit }
table-boons-none = Noch kein Artefakt, keine Segnung: Jagden, Monumente und Tempel bringen sie.
table-hand-empty = Keine Kampfkarte auf der Hand.
table-open-sheet = { $name }: Heldentafel öffnen
table-controls = Kontrolliert: { $monster }
table-trophy = Bezwungen: { $monster }
table-turn = Zug { $n }
table-last-turns = { $n ->
    [0] Ragnarök: letzter Zug
    [one] Ragnarök: danach { $n } Zug
   *[other] Ragnarök: danach { $n } Züge
 }
table-then = danach
table-omens = Vorzeichen von Ragnarök
table-omens-come = { $n } von { $goal }
table-omen-fulfilled = { $omen }: erfüllt
table-omen-done = Erfüllt: Es liegt verdeckt.
table-omen-near = Bisher { $n } von { $goal }.
table-paths = Wege zum Sieg
table-path-tree = { $path }: Gebiete an Yggdrasil { $n }
table-goal-great-jarl = { $n ->
    [one] { $n } Land
   *[other] { $n } Länder
 }
table-goal-great-godi = { $n ->
    [one] { $n } Tempel
   *[other] { $n } Tempel
 }
table-goal-monster-slayer = { $n ->
    [one] { $n } Monster, dann Loki
   *[other] { $n } Monster, dann Loki
 }
table-goal-ragnarok = meiste Gebiete am Baum
table-events = Ereigniskarten
table-draft-note = Karten zur Auswahl: { $n }. Noch im Stapel: { $left }
table-space = { $symbols }{ $reward ->
    [none] { "" }
   *[other] , Belohnung: { $reward }
 }
table-space-covered = { $symbols }, bedeckt: { $name }{ $reward ->
    [none] { "" }
   *[other] , Belohnung: { $reward }
 }
table-wounds = { $n } von { $of } Wunden
table-hunt = { $hero } jagt: { $monster }
table-plays-monster = führt das Monster: { $name }
table-defence = Verteidigung
table-blocks = { $n }+ wehrt den Angriff ab
table-finds = { $n }+ trifft die Schwachstelle: 1 Karte
table-injuries = { $n ->
    [0] Keine Verletzung
    [one] { $n } Verletzung
   *[other] { $n } Verletzungen
 }
table-dealt = Wunden in dieser Runde: { $n }
table-dealt-in-hunt = Wunden in dieser Jagd: { $n }
table-decks = Angriffskarten: { $hand } auf der Hand, { $attacks } im Stapel · Kampfkarten auf der Hand: { $cards }
table-open-spaces = Noch offene Wundenfelder
table-attacks-gone = Abgelegte Angriffskarten: { $names }
table-battle = Schlacht { $region }
table-battle-note = Karten werden abwechselnd gespielt; die verteidigende Seite beginnt.
table-battle-ahead = Vorn: { $name }
table-battle-won = Gewonnen: { $name }
    .tie = Gewonnen: { $name }. Gleichstand gewinnt die Verteidigung.
table-battle-tie = Gleichstand gewinnt die Verteidigung
table-army = Armee der Stärke { $n }
table-army-of = { $name }: Stärke { $n }, { $region }
table-army-note = Stärke { $n }
table-army-note-of = { $name }, Stärke { $n }
table-others = Held, Segnungen, Artefakte
table-losses = { $n ->
    [one] { $n } Verlustsymbol
   *[other] { $n } Verlustsymbole
 }
table-next-lowered = Deine nächste Karte −{ $n }
table-next-ignored = Der Effekt deiner nächsten Karte wird ignoriert
table-unhurt = Kein Verlust fürs Verlieren
table-rage-cut = Nächster Angriff: Wut −{ $n }
table-held-by = Kontrolliert von { $name }
table-drakkar-of = Drakkar: { $name }
table-ally = Verbündet: { $name }
table-marker-of = Marker: { $name }
table-warn-no-wound = Ohne Wunde in dieser Runde misslingt die Jagd: { $monster } überlebt und dein Held wird verletzt.

## The board in the browser

board-label = Die Insel um Yggdrasil: Gebiete, Reiche, Meere und was dort steht
board-count = { $n ->
    [0] keine Armeen
    [one] { $n } Armee
   *[other] { $n } Armeen
 }
board-region = { $name }, { $control }, Bevölkerung { $population }, { board-count }{ board-state }
board-held = kontrolliert: { $name }
board-population = Bevölkerung { $n }
board-battle = Schlacht: { $own } gegen { $other }
board-at-yggdrasil = an Yggdrasil
board-monster = { $name }, { $region }, Wunden: { $wounds } von { $spaces }, { $control }{ board-state }
board-army = { $name }: Armee der Stärke { $n }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-drakkar = { $name }: Drakkar, { $sea }{ board-state }
board-monument = { $name }, { $region }, Stufe { $n }, Priester: { $priests }{ board-state }
board-sea = { $name }, Drakkar: { $names }{ board-state }
board-realm = { $name }, Verbündete: { $names }{ board-state }
board-action = { $name }, Marker: { $names }. { $gift }{ board-state }
board-core = { $name }, in der Mitte des Rads{ board-state }
board-nobody = niemand
board-gift-bonus = Bonus von { $realm } für: { $names }
board-gift-nobody = Niemand ist mit { $realm } verbündet
board-gift-rune = Eine Rune für: { $name }
board-of-land = { $land }: { $n } von { $all } Gebieten gehören dir.
board-last-of-land = { $land }: das letzte Gebiet, das dir fehlt.
board-beside = Daneben: { $names }

## Why not: what stands in the way of a choice

why-lor-win-01 = Das Spiel ist zu Ende.
why-lor-turn-01 = Du bist nicht am Zug.
why-lor-turn-03 = Das geht jetzt nicht.
why-lor-turn-06 =
    .over = Dieser Schritt deines Zuges ist vorbei.
    .later = Das gehört in einen späteren Schritt deines Zuges.
why-lor-sel-04 = Diese Karte steht dir nicht zur Wahl.
why-lor-sel-10 = Dort kann dein Drakkar nicht beginnen.
why-lor-sel-11 = { $region } grenzt nicht an das Meer deines Drakkars.
    .first = Wähle zuerst, wo dein Held beginnt.
why-lor-sel-12 = { $region }: Hier ist schon jemand anders.
why-lor-pray-02 = { $god }: Alle Priesterplätze sind besetzt.
why-lor-pray-03 = Du hast in diesem Schritt schon einen Priester entsandt.
why-lor-pray-13 = Du hast keinen Priester in deinem Vorrat.
why-lor-pray-14 = Dein Held steht { $region_in }: Dort ist keine Schmiede mit einer Rune.
why-lor-hstp-01 = Was dein Held in diesem Zug tut, hast du schon gewählt.
why-lor-move-03 = { $region } grenzt nicht an das Gebiet deines Helden, auch nicht über das Meer mit deinem Drakkar.
    .there = Dein Held ist schon dort.
    .first = Wähle zuerst, wohin dein Held geht.
why-lor-move-06 = { $region } grenzt nicht an das Gebiet der Armee, auch nicht über das Meer mit deinem Drakkar.
    .there = Die Armee ist schon dort.
why-lor-move-07 = { $region }: Loki lässt keine Armeen hinein.
why-lor-move-11 = { $region } grenzt nicht an das Gebiet deiner Armeen.
    .foreign = Du kontrollierst { $region } nicht.
why-lor-move-14 = Dort muss sich keine Armee zurückziehen.
why-lor-move-16 = { $sea }: Dieses Meer grenzt nicht an das Meer deines Drakkars.
    .there = Dein Drakkar ist schon dort.
    .first = Wähle zuerst, wohin dein Drakkar fährt.
    .wind = Dieses Meer grenzt nicht an das Meer des Drakkars.
why-lor-move-21 = Dorthin geht Loki nicht.
why-lor-opt-14 = { $region }: Loki lässt keine Armeen hinein.
why-lor-oq-101 = Wähle zuerst, wohin sich deine Armeen zurückziehen.
why-lor-ract-01 = Deine Runenaktion hast du in diesem Zug schon ausgeführt.
why-lor-ract-03 = Dir fehlt die Rune dafür: { $rune }.
why-lor-ract-04 = Unterschiedliche Runen: Du hast { $n }, nötig sind { $cost }.
    .pay = Mit dieser Rune kannst du nicht zahlen: Die Runen müssen unterschiedlich sein.
why-lor-ract-06 = Loki ist nicht im Gebiet deines Helden.
    .steal = Dort kann Loki nichts nehmen.
why-lor-ract-07 = { $monster }: Dieses Monster ist nicht im Gebiet deines Helden.
why-lor-ract-08 = { $realm } grenzt nicht an das Gebiet deines Helden.
why-lor-ract-11 = Dieses Monster kann jetzt nicht aktiviert werden.
why-lor-ract-14 = Dieses Attribut ist nicht dein niedrigstes.
why-lor-oq-91 = Diese Runenaktion würde nichts ändern.
    .there = Dein Held ist schon dort.
why-lor-oq-83 = Dort kann dein Held nicht platziert werden.
why-lor-realm-08 = Du bist mit { $realm } schon verbündet.
    .any = Mit diesem Reich kannst du dich jetzt nicht verbünden.
why-lor-mctl-02 =
    .own = Du kontrollierst dieses Monster nicht.
why-lor-mctl-03 = Gib zuerst eines deiner Monster auf.
why-lor-mctl-05 = { $monster }: Dieses Monster wird von jemand anderem kontrolliert.
    .own = { $monster }: Dieses Monster kontrollierst du schon.
    .any = Über dieses Monster kannst du jetzt nicht die Kontrolle übernehmen.
why-lor-manv-01 = Aktivieren kannst du nur eine eigene Armee auf dem Spielplan.
why-lor-manv-03 = Du hast eine Armee auf dem Spielplan: In diesem Schritt rekrutierst du nur, wenn du keine hast.
why-lor-manv-04 = Bewege oder verstärke zuerst die Armee.
why-lor-manv-06 = Diese Armee steht in keiner deiner Siedlungen, oder sie hat schon die höchste Stärke.
why-lor-manv-11 = { $region } grenzt nicht an das Meer deines Drakkars.
    .any = Dort kann die neue Armee nicht platziert werden.
why-lor-own-01 = Du hast dieses Artefakt nicht.
why-lor-own-02 = Diese Armee gehört dir nicht.
why-lor-art-02 = Darauf kannst du dein Artefakt nicht anwenden.
    .moment = Dieses Artefakt wird zu einem anderen Zeitpunkt eingesetzt: Seine Karte sagt, wann.
why-lor-art-03 = Dieses Artefakt ist erschöpft.
why-lor-spec-01 = Du musst eine Spezialaktion wählen.
why-lor-spec-03 = Diese Aktion würde nichts ändern.
why-lor-spec-05 = { $action }: Auf dieser Aktion liegt schon dein Marker.
why-lor-spec-20 = Der Bündnisbonus lässt sich dort nicht nutzen.
why-lor-rein-02 = Du hast keine Armee in deinem Vorrat.
why-lor-mob-01 = Du hast keine Armee, die du bewegen oder verstärken könntest.
    .own = Diese Armee gehört dir nicht.
    .one = Aktiviere zuerst mindestens eine Armee.
why-lor-mob-02 = Diese Armee wurde in dieser Aktion schon aktiviert, oder sie kann nichts tun.
why-lor-prep-01 = Wähle zuerst, was du mit Vorbereiten tust.
why-lor-prep-05 = Diese Armee steht in keiner deiner Siedlungen, oder sie hat schon die höchste Stärke.
why-lor-oq-13 = Diese Option würde nichts ändern.
why-lor-oq-16 = Es gibt kein Monster, das du aktivieren oder jagen könntest.
why-lor-oq-17 = Du kontrollierst { $region } schon.
why-lor-oq-22 = Diese Armee hat schon die höchste Stärke oder gehört dir nicht.
why-lor-oq-66 = Im allgemeinen Vorrat ist keine Rune dieser Art mehr: { $rune }.
why-lor-oq-94 = Damit lässt sich diese Verletzung nicht verhindern.
why-lor-rune-03 = Wähle zuerst die Rune, die du erhältst.
why-lor-tmpl-01 = Du kontrollierst dieses Gebiet nicht, oder es hat keinen freien Schrein.
why-lor-tmpl-05 = Du kontrollierst kein Gebiet mit freiem Schrein, oder es ist kein Tempel übrig.
why-lor-map-19 = { $region } hat schon einen Tempel.
why-lor-mons-01 = Wähle zuerst ein Monster, das du aktivierst oder jagst.
why-lor-mons-03 = { $monster }: Dieses Monster wurde in dieser Aktion schon aktiviert.
why-lor-mons-04 = { $monster }: Dieses Monster wird von jemand anderem kontrolliert.
why-lor-mons-05 = { $monster }: Dieses Monster ist nicht im Gebiet deines Helden.
why-lor-mons-06 = { $monster } ist nicht im Gebiet deines Helden.
why-lor-mons-07 = Für die Jagd auf Loki fehlen dir bezwungene Monster.
why-lor-monu-01 = Auf dem Rad liegt kein Marker von dir: Wähle zuerst eine Spezialaktion.
why-lor-monu-04 = { $god }: Dieses Monument hat schon die höchste Stufe.
why-lor-monu-11 = Diese Schmiede erhält jetzt keine Rune.
why-lor-monu-15 = Diese Ereigniskarte steht nicht zur Wahl.
why-lor-usur-02 = { $region }: Hier steht ein anderer Held.
why-lor-usur-03 = Deine Macht beträgt { $might }, die Bevölkerungsstärke im Gebiet deines Helden { $population }.
why-lor-usur-05 = Deine Macht beträgt { $might }, die Stärke der Armeen im Gebiet deines Helden { $armies }.
why-lor-bles-04 = Diese Segnung steht dir nicht zur Wahl.
why-lor-bles-05 = Das kann jetzt nicht genutzt werden.
why-lor-btl-01 = Du hast keine Armeen in dieser Schlacht.
why-lor-btl-03 = Dort steht keine Schlacht an.
why-lor-btl-06 = Diese Karte ist nicht auf deiner Hand.
    .wait = Gerade spielt die andere Seite eine Karte.
    .first = Spiele zuerst eine Karte oder passe.
why-lor-btl-07 = Mit dieser Rune kannst du nicht zahlen.
why-lor-btl-08 = Deine Karten hätten mehr Verlustsymbole, als deine Armeen Stärke haben.
why-lor-btl-09 = Du hast gepasst und spielst in dieser Schlacht keine Karte mehr.
why-lor-btl-17 = Der Verlust muss eine deiner Armeen in der Schlacht treffen.
why-lor-hero-15 = Das hast du nicht.
why-lor-hrnd-02 = Diese Karte passt nicht zu diesem Wundenfeld.
why-lor-hrnd-07 = Füge zuerst eine Wunde zu.
    .dealt = Du hast schon eine Wunde zugefügt: Beende stattdessen die Runde.
why-lor-hrnd-09 = Mit dieser Karte fügst du jetzt keine Wunde zu: Nötig sind zwei passende Karten.
why-lor-hrnd-11 = Der Effekt dieser Karte kann jetzt nicht genutzt werden.
why-lor-hrnd-13 = Diese Karte deckt kein freies Wundenfeld ab.
why-lor-hunt-04 = Für das Monster entscheidet jemand anders.
why-lor-mrnd-02 = Diese Angriffskarte ist nicht auf deiner Hand.
why-lor-mrnd-04 = Diese Karte wehrt nichts ab: Sie ist nicht auf deiner Hand.
why-lor-mrnd-08 = Der Angriff betrifft das nicht.
why-lor-inj-01 = Dieses Attribut ist schon verletzt.
why-lor-inj-07 = Dieses Attribut ist nicht verletzt.
    .healthy = { $attribute } ist nicht verletzt.
why-lor-mact-01 = Dorthin kann das Monster nicht ziehen.
why-lor-mact-03 = Das ist nicht betroffen.
why-lor-mact-07 = Der Angriff des Monsters reicht nicht dorthin.
why-lor-tram-01 = Das Monster stampft nur Armeen in seinem Gebiet nieder.
why-lor-outw-01 = Hier lässt sich jetzt keine Wunde zufügen.
