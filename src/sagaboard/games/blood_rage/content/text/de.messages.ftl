### Blood Rage: sentences and labels, German.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question,
### option-NAME an option of a match (.text explains it) and option-NAME-CHOICE one of its choices.
### Present tense, the clan as subject; an inserted name is never inflected: places come with
### _in, _to, _from and _invade, figures with _acc and _with. The reserve and Valhalla have no
### such forms.


## Counts

cards-acc = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
figures-counted = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
 }
glory-acc = { $glory } Ruhm


## Events: setup and the course of an Age

event-destroyed-at-setup = { $place } wird schon vor dem Spiel zerstört.
event-doomed = { $place } ist dem Untergang geweiht: Das nächste Ragnarök zerstört diese Provinz.
event-first-player = { $seat } beginnt.
    .own = Du beginnst.
event-age-began = { $age ->
    [1] Das Erste Zeitalter beginnt.
    [2] Das Zweite Zeitalter beginnt.
   *[other] Das Dritte Zeitalter beginnt.
 }
event-phase-began = Phase: { $phase }.
event-age-ended = { $age ->
    [1] Das Erste Zeitalter ist vorbei.
   *[other] Das Zweite Zeitalter ist vorbei.
 } Ab jetzt beginnt { $seat }.


## Events: Gods' Gifts

event-cards-dealt = { $seat } bekommt { cards-acc }.
    .own = Du bekommst { cards-acc }.
event-picked = { $seat } wählt „{ $card }“.
    .own = Du wählst „{ $card }“.
event-unpicked = { $seat } nimmt die Auswahl zurück.
    .own = Du nimmst deine Auswahl zurück.
event-packs-passed = Die Kartensätze gehen nach links, je { cards-acc }.
event-buried = { $seat } wirft verdeckt ab: { $cards }.
    .own = Du wirfst verdeckt ab: { $cards }.
event-draft-ended = Die Kartenauswahl ist beendet.


## Events: Action

event-rage-set = { $seat } beginnt mit { $rage } Wut.
    .own = Du beginnst mit { $rage } Wut.
event-passed = { $rage ->
    [0] { $seat } passt.
   *[other] { $seat } passt und verzichtet auf { $rage } Wut.
 }
    .own = { $rage ->
        [0] Du passt.
       *[other] Du passt und verzichtest auf { $rage } Wut.
     }
event-invaded = { $origin ->
    [Walhall] { $seat } führt aus Walhall { $figure_with } eine Invasion { $place_invade } durch ({ $rage } Wut).
   *[other] { $seat } führt { $figure_with } eine Invasion { $place_invade } durch ({ $rage } Wut).
 }
    .own = { $origin ->
        [Walhall] Du führst aus Walhall { $figure_with } eine Invasion { $place_invade } durch ({ $rage } Wut).
       *[other] Du führst { $figure_with } eine Invasion { $place_invade } durch ({ $rage } Wut).
     }
event-march-declared = { $seat } marschiert { $origin_from } { $place_to } ({ $rage } Wut).
    .own = Du marschierst { $origin_from } { $place_to } ({ $rage } Wut).
event-marched = { $seat } kommt { $figure_with } { $place_in } an.
    .own = Du kommst { $figure_with } { $place_in } an.
event-upgraded = { $seat } spielt die Aufrüstung „{ $card }“ ({ $rage } Wut).
    .own = Du spielst die Aufrüstung „{ $card }“ ({ $rage } Wut).
event-upgrade-replaced = { $seat } wirft die ersetzte Aufrüstung „{ $card }“ ab.
    .own = Du wirfst die ersetzte Aufrüstung „{ $card }“ ab.
event-quest-committed = { $seat } legt verdeckt eine Aufgabe aus.
    .own = Du legst verdeckt eine Aufgabe aus.
event-own-quest-committed = { $seat }: Die ausgelegte Aufgabe ist „{ $card }“.
    .own = Deine ausgelegte Aufgabe ist „{ $card }“.


## Events: Pillage and battle

event-pillage-declared = { $rage ->
    [0] { $seat } erklärt das Plündern { $place_in }.
   *[other] { $seat } erklärt das Plündern { $place_in } ({ $rage } Wut).
 }
    .own = { $rage ->
        [0] Du erklärst das Plündern { $place_in }.
       *[other] Du erklärst das Plündern { $place_in } ({ $rage } Wut).
     }
event-joined = { $seat } folgt dem Ruf zur Schlacht und bewegt { $figure_acc } { $origin_from } { $place_to }.
    .own = Du folgst dem Ruf zur Schlacht und bewegst { $figure_acc } { $origin_from } { $place_to }.
event-join-declined = { $seat } folgt dem Ruf zur Schlacht nicht.
    .own = Du folgst dem Ruf zur Schlacht nicht.
event-unopposed = Niemand stellt sich { $seat } { $place_in } entgegen: Es gibt keine Schlacht.
    .own = Niemand stellt sich dir { $place_in } entgegen: Es gibt keine Schlacht.
event-battle-began = Schlacht { $place_in }: { $seats }.
event-card-chosen = { $seat } legt eine Karte verdeckt aus.
    .own = Du legst eine Karte verdeckt aus.
event-own-card-chosen = { $seat }: Die verdeckte Karte ist „{ $card }“.
    .own = Deine verdeckte Karte ist „{ $card }“.
event-revealed = { $bonus ->
    [0] { $seat } deckt „{ $card }“ auf.
   *[other] { $seat } deckt „{ $card }“ auf (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Du deckst „{ $card }“ auf.
       *[other] Du deckst „{ $card }“ auf (+{ $bonus }).
     }
event-quest-treated = { $seat } nutzt die Aufgabe „{ $card }“ als Kampfkarte mit +{ $bonus } („{ $by }“).
    .own = Du nutzt die Aufgabe „{ $card }“ als Kampfkarte mit +{ $bonus } („{ $by }“).
event-text-cancelled = { $seat } hebt den Text von „{ $card }“ auf (Karte von { $victim }).
    .own = Du hebst den Text von „{ $card }“ auf (Karte von { $victim }).
event-figure-stays = { $seat } behält nur { $figure_acc } in der Schlacht.
    .own = Du behältst nur { $figure_acc } in der Schlacht.
event-late-card-added = { $bonus ->
    [0] { $seat } spielt „{ $card }“ nach.
   *[other] { $seat } spielt „{ $card }“ nach (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Du spielst „{ $card }“ nach.
       *[other] Du spielst „{ $card }“ nach (+{ $bonus }).
     }
event-total = { $seat } hat Stärke { $total }, davon Figuren { $figures }.
    .own = Du hast Stärke { $total }, davon Figuren { $figures }.
event-battle-won = { $seat } gewinnt die Schlacht { $place_in } (Stärke { $total }).
    .own = Du gewinnst die Schlacht { $place_in } (Stärke { $total }).
event-battle-tied = Die Schlacht { $place_in } endet mit Gleichstand: Alle verlieren.
event-pillage-failed = { $seat }: Das Plündern { $place_in } ist misslungen.
    .own = Dein Plündern { $place_in } ist misslungen.
event-reward-taken = { $seat } erhält die Belohnung { $place_in }: { $reward }.
    .own = Du erhältst die Belohnung { $place_in }: { $reward }.
event-token-flipped = { $place } ist geplündert.
event-leader-moved = { $seat } bewegt { $figure_acc } { $origin_from } { $place_to }.
    .own = Du bewegst { $figure_acc } { $origin_from } { $place_to }.
event-rage-gained = { $seat } erhält { $rage } Wut („{ $card }“).
    .own = Du erhältst { $rage } Wut („{ $card }“).
event-rage-stolen = { $seat } stiehlt { $victim } { $rage } Wut.
    .own = Du stiehlst { $victim } { $rage } Wut.
event-glory-stolen = { $seat } stiehlt { $victim } { glory-acc }.
    .own = Du stiehlst { $victim } { glory-acc }.
event-card-returned = { $seat } nimmt „{ $card }“ zurück auf die Hand.
    .own = Du nimmst „{ $card }“ zurück auf die Hand.
event-card-taken = { $seat } nimmt „{ $card }“ von { $victim } auf die Hand.
    .own = Du nimmst „{ $card }“ von { $victim } auf die Hand.
event-card-discarded = { $seat } wirft „{ $card }“ ab.
    .own = Du wirfst „{ $card }“ ab.


## Events: anywhere

event-destroyed = { $seat } verliert { $place_in } { $figure_acc } ({ $cause }).
    .own = Du verlierst { $place_in } { $figure_acc } ({ $cause }).
event-saved = { $seat } rettet { $figure_acc } ({ $rage } Wut).
    .own = Du rettest { $figure_acc } ({ $rage } Wut).
event-retreated = { $seat } weicht { $figure_with } { $place_from } { province-yggdrasil.to } aus.
    .own = Du weichst { $figure_with } { $place_from } { province-yggdrasil.to } aus.
event-stat-raised = { $seat } steigert den Clanwert { $stat } auf { $value }.
    .own = Du steigerst den Clanwert { $stat } auf { $value }.
event-glory-gained = { $seat } erhält { glory-acc } ({ $reason }).
    .own = Du erhältst { glory-acc } ({ $reason }).


## Events: the later phases

event-own-card-kept = { $seat } behält „{ $card }“.
    .own = Du behältst „{ $card }“.
event-hand-discarded = { $kept ->
    [0] { $seat } wirft { cards-acc } ab.
   *[other] { $seat } behält eine Karte und wirft { cards-acc } ab.
 }
    .own = { $kept ->
        [0] Du wirfst { cards-acc } ab.
       *[other] Du behältst eine Karte und wirfst { cards-acc } ab.
     }
event-quest-revealed = { $seat } deckt die Aufgabe „{ $card }“ auf.
    .own = Du deckst die Aufgabe „{ $card }“ auf.
event-quest-fulfilled = { $seat } erfüllt die Aufgabe „{ $card }“: { glory-acc }.
    .own = Du erfüllst die Aufgabe „{ $card }“: { glory-acc }.
event-quest-failed = { $seat } erfüllt die Aufgabe „{ $card }“ nicht.
    .own = Du erfüllst die Aufgabe „{ $card }“ nicht.
event-ragnarok = Ragnarök zerstört { $place }.
event-released = { $seat } erhält { figures-counted } aus Walhall zurück.
    .own = Du erhältst { figures-counted } aus Walhall zurück.
event-game-ended = { $n ->
    [one] Das Spiel ist zu Ende: { $seats } gewinnt.
   *[other] Das Spiel ist zu Ende. Gemeinsamer Sieg: { $seats }.
 }


## Why figures are destroyed, why Glory is gained

cause-lost-battle = verlorene Schlacht
cause-battle-card = Kampfkarte
cause-invasion = Invasion
cause-sacrifice = Opfer
cause-ragnarok = Ragnarök

reason-battle = gewonnene Schlacht
reason-token = Plünderungsmarker
reason-quest = Aufgabe
reason-ragnarok = Ragnarök
reason-legendary = legendärer Bonus


## Moves

move-pick = „{ $noun }“ wählen
    .word = Wählen
move-unpick = Auswahl zurücknehmen
move-invade = Invasion { $noun_with }
    .word = Invasion
    .then = Wähle eine Figur aus dem Vorrat, dann ihr Ziel.
move-fetch = Invasion aus Walhall { $noun_with }
    .word = Aus Walhall
    .then = Wähle eine Figur aus Walhall, dann ihr Ziel.
move-march = Marsch { $noun_from }
    .word = Marsch
    .then = Wähle woher, dann wohin, dann wer geht.
move-upgrade = Aufrüstung „{ $noun }“ spielen
    .word = Aufrüsten
    .then = Wähle eine Karte aus der Hand; ihre Wutkosten stehen links.
move-quest = Aufgabe „{ $noun }“ auslegen
    .word = Aufgabe
    .then = Wähle eine Karte aus der Hand; sie liegt bis zur Aufgabenphase verdeckt.
move-pillage = { $noun } plündern
    .word = Plündern
    .then = Wähle eine Provinz; die anderen dürfen dem Ruf zur Schlacht folgen.
move-pillage-again = { $noun } erneut plündern
    .word = Erneut plündern
move-sacrifice = Figuren opfern, um einen Clanwert zu steigern
    .word = Opfer
move-pass = Passen und auf die übrige Wut verzichten
    .word = Passen
move-to = { $noun }
    .word = Wohin
move-move = { $noun_acc } bewegen
    .word = Bewegen
move-slot = { $noun }
    .word = Feld
move-give = { $noun_acc } opfern
    .word = Opfern
move-join = Eingreifen { $noun_with }
    .word = Eingreifen
move-play = „{ $noun }“ spielen
    .word = Spielen
move-treat = Aufgabe dank „{ $noun }“ als Kampfkarte nutzen
    .word = Nutzen
move-leave = { $noun_acc } in der Schlacht behalten
    .word = Behalten
move-add = „{ $noun }“ nachspielen
    .word = Nachspielen
move-take-back = „{ $noun }“ zurücknehmen
    .word = Zurücknehmen
move-retreat = Ausweichen { province-yggdrasil.to }
    .word = Ausweichen
move-save = { $noun_acc } retten
    .word = Retten
move-raise = { $noun } steigern
    .word = Steigern
move-keep = „{ $noun }“ behalten
    .word = Behalten
move-done = Weiter
    .word = Weiter


## Questions

ask-pick = Göttergaben: Welche Karte wählst du?
ask-action = Du bist am Zug: Welche Aktion führst du aus?
ask-invade-where = Wohin geht deine Invasion?
ask-march-where = Wohin marschierst du?
ask-march-who = Welche Figur marschiert als nächste?
    .done = Marsch beenden
ask-upgrade-slot = Auf welches Feld legst du die Aufrüstung? Eine Karte, die dort liegt, wird ersetzt.
ask-free-invade = Führst du mit einer aufgerüsteten Figur eine kostenlose Invasion durch?
    .done = Keine Invasion
ask-add-warrior = Stellst du dort kostenlos einen Krieger aus deinem Vorrat dazu?
    .done = Keinen
ask-pillage-at-once = Zahlst du, um die Provinz sofort zu plündern?
    .done = Nicht plündern
ask-sacrifice = Welche deiner Figuren opferst du?
ask-join = Ruf zur Schlacht: Greifst du in die Schlacht ein?
    .done = Heraushalten
    .named = { $name } plündert { $place } ({ $reward }). Greifst du in die Schlacht ein?
ask-play-card = Schlacht: Welche Karte legst du verdeckt aus?
ask-treat-quest = Nutzt du die aufgedeckte Aufgabe als Kampfkarte?
    .done = Nicht nutzen
ask-leave-one = Welche deiner Figuren bleibt in der Schlacht? Alle anderen werden zerstört.
ask-add-late-card = Die Karten liegen offen: Spielst du eine Karte nach?
    .done = Keine Karte
ask-move-leader = Bewegst du deinen Anführer kostenlos?
    .done = Hier bleiben
ask-raise-stat = Welchen Clanwert steigerst du?
ask-retreat = Deine Figur würde zerstört: Weichst du stattdessen mit ihr aus?
    .done = Fallen lassen
ask-save-figures = Deine Figuren würden zerstört: Für welche zahlst du, um sie zu retten?
    .done = Keine mehr
ask-invade-after-defeat = Die Schlacht ist verloren: Führst du dort kostenlos eine Invasion mit einem Krieger durch?
    .done = Keine Invasion
ask-keep-played = Die Schlacht ist gewonnen: Für welche deiner Karten zahlst du, um sie zurückzunehmen?
    .done = Keine mehr
ask-keep-card = Abwerfen: Welche Karte behältst du für das nächste Zeitalter?
    .done = Keine behalten


## Options of a match

option-clans = Clans
    .text = Wer welchen Clan spielt: ausgelost, in der Reihenfolge der Schachtel oder für jeden Platz gewählt. Alle Clans sind gleich stark.
option-clans-random = ausgelost
option-clans-box = wie in der Schachtel
option-clans-wolf = { clan-wolf }
option-clans-raven = { clan-raven }
option-clans-serpent = { clan-serpent }
option-clans-bear = { clan-bear }
option-first-player = Wer beginnt
    .text = Wer im Ersten Zeitalter den ersten Zug macht. In den folgenden Zeitaltern beginnt jeweils der Platz links davon.
option-first-player-random = ausgelost
option-first-player-1 = Platz 1
option-first-player-2 = Platz 2
option-first-player-3 = Platz 3
option-first-player-4 = Platz 4
option-seating = Sitzordnung
    .text = Ob alle so sitzen, wie sie hier stehen, oder die Plätze gemischt werden. Karten und Züge gehen nach links weiter.
option-first-game = Erste Partie
    .text = Im Ersten Zeitalter keine Kartenauswahl: Alle behalten ihre acht ausgeteilten Karten. Gut zum Lernen.


## Labels of the drawing

ui-first-player = Beginnt: { $seat }
ui-doomed = Untergang in diesem Zeitalter: { $place }
ui-passed = gepasst
ui-province = Provinz
ui-villages = Dörfer
ui-reward = Belohnung
ui-destroyed = zerstört
ui-pillaged = geplündert
ui-mark-leader = A
ui-mark-warrior = K
ui-mark-ship = S
ui-legend = { ui-mark-leader } Anführer, { ui-mark-warrior } Krieger, { ui-mark-ship } Schiff · =N ist die Stärke eines Clans dort samt Fjord · Dörfer: leere/alle · ☠N: Untergang im Ragnarök von Zeitalter N · ▶ am Zug · (1/6) Stufe eines Clanwerts · ★ legendär
ui-glory = Ruhm
ui-rage-left = Übrige Wut
ui-upgrades = Aufrüstung
ui-reserve = Vorrat
ui-valhalla = Walhall
ui-hand = Hand
ui-known = bekannt
ui-quests = Aufgaben
ui-strength = Stärke { $n }
ui-cost = { $n } Wut
ui-invade-cost = Invasion { $n } Wut
ui-card-glory = { $n } Ruhm
ui-late = auch nachspielbar
ui-abilities = Ausliegende Aufrüstungen
ui-battle = Schlacht { $place_in } (Plündern – { $seat })
ui-pillage = Plündern { $place_in } – { $seat }
ui-clan = Clan
ui-figures = Figuren
ui-cards = Karten
ui-total = Summe
ui-face-down = verdeckte Karte
ui-cancelled = Text aufgehoben
ui-about-to-die = Vor der Zerstörung: { $figures }
ui-winner = Sieg
ui-own-hand = Deine Hand
ui-own-pack = Der Kartensatz zur Auswahl
ui-own-picks = Gewählt
ui-own-quests = Deine ausgelegten Aufgaben
ui-own-chosen = Deine verdeckte Karte
ui-own-kept = Du behältst


## Der Spielplan im Browser

board-label = Spielplan: Provinzen und Fjorde
board-doomed = { $doomed ->
    [yes] , dem Untergang geweiht
   *[no] {""}
 }
board-state = { $state ->
    [open] , wählbar
    [closed] , nicht wählbar
   *[none] {""}
 }
board-province = { $name }, { $region }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-centre = { $name }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-ruin = { $name }, { $region }, zerstört
board-fjord = { $name }, { figure-ship.count }{ board-state }
board-token = Plünderungsmarker { $reward }
board-pillaged = bereits geplündert
board-figure = { $figure }, { $clan }, { $place }{ board-state }
board-nobody = Niemand ist hier.
board-villages-free = { $n ->
    [0] Kein Dorf ist frei.
    [one] { $n } Dorf ist frei.
   *[other] { $n } Dörfer sind frei.
 }
board-no-villages = Hier haben beliebig viele Figuren Platz.
board-neighbours = Nebenan:
board-zoom-whole = Ganzer Spielplan
board-peek = Spielplan ansehen
board-unread = Der Spielplan konnte nicht geladen werden.
board-age = Zeitalter { $age }
board-age-doom = Zeitalter { $age }: Ragnarök zerstört { $place }
board-saga = Zeitalter und Phasen

## The table in a browser: hand, sheets, draft, battle, scoring

table-warn-pass = Du verzichtest auf { $rage } Wut und führst in diesem Zeitalter keine Aktion mehr aus.
table-warn-keep-none = { $n ->
    [one] Du behältst keine Karte; deine einzige Handkarte wird abgeworfen.
   *[other] Du behältst keine Karte; alle { $n } Handkarten werden abgeworfen.
 }
table-warn-replace = „{ $card }“ liegt auf diesem Feld und wird abgeworfen.
table-card = { $card }, { $figures }. { $text }
table-card-open = { $card }, { $figures }, wählbar. { $text }
table-pile = { $figure } im Vorrat: { $n }
table-pile-fallen = { $figure } in Walhall: { $n }
table-reserve-empty = leer
table-on-board = { $n } von { $limit } auf dem Brett
table-kept = Behalten
table-kept-count = { $n } von { $of }
table-kept-hidden = Vor den anderen verborgen
table-hand-empty = Keine Karte auf der Hand.
table-panel = { $name }, { $clan }
table-open-sheet = { $name }: Clanbogen öffnen
table-chip = { $name }: { $glory } Ruhm, { $rage } Wut. Clanbogen öffnen.
table-stat = { $stat } { $value }, Stufe { $column } von 6
table-now = jetzt
table-slot-card = { $slot }: { $card }
table-slot-empty = { $slot }: leer
table-slot-open = Hier liegt noch keine Aufrüstung.
table-slot-free = leer
table-slot-nth = { $n } von { $of }: { $card }
table-clan-stands = { $glory } Ruhm, { $rage } Wut übrig.
table-cards-hidden = Rückseiten zeigen nur das Zeitalter einer Karte.
table-buried = Von dir verdeckt abgeworfen
table-discards = Ablagestapel: { cards-acc }
table-none = Keine.
table-fate = Ende des { $age ->
    [1] Ersten Zeitalters
    [2] Zweiten Zeitalters
   *[other] Dritten Zeitalters
 }
table-fate-place = { $place } brennt
table-fate-pays = Jede Figur, die dort fällt, bringt { $n } Ruhm.
table-fate-loss = { $clan }: { figures-counted }, { $glory } Ruhm
table-fate-empty = Zurzeit steht dort niemand.
table-fallen = { $figure }, { $clan }, in Walhall
table-draft-note = Karte { $n } von { $of } · { $cards ->
    [one] eine Karte im Satz
   *[other] { $cards } Karten im Satz
 }
table-draft-waiting = Deine Wahl steht. Es wählen noch: { $names }
table-draft-ring = Die Kartensätze gehen nach links
table-draft-picking = wählt
table-draft-ready = bereit
table-draft-picked = Gewählt
table-draft-take-back = { $card }, gewählt: zurücknehmen
table-battle = Schlacht { $place }
table-battle-won = { $clan } gewinnt.
table-battle-tied = Gleichstand: Alle verlieren.
table-late-none = Keine deiner Karten kann dazugelegt werden.
table-battle-on = Weiter
table-step-outcome = Ausgang
table-stake = Fürs Plündern
table-figure = { $strength ->
    [0] { $figure }
   *[other] { $figure }, Stärke { $strength }
 }
table-figure-dying = { $figure }, dem Tod geweiht
table-joined = dazu
table-only-you = nur für dich
table-prize = Sieg: { $n } Ruhm
table-ahead = führt
table-plus-glory = +{ $n } Ruhm
table-saga = { $n ->
    [one] Die Saga: { $clans }
   *[other] Eine gemeinsame Saga: { $clans }
 }
table-saga-text = { $n ->
    [one] { $names } gewinnt mit { $glory } Ruhm.
   *[other] { $names } teilen sich den Sieg mit je { $glory } Ruhm.
 }
table-score-battle = Schlachten
table-score-token = Plündern
table-score-quest = Aufgaben
table-score-ragnarok = Ragnarök
table-score-cards = Karten
table-score-legendary = Legende


## Why not: what stands in the way of a choice
why-br-age-03 = Das gehört in eine andere Phase des Zeitalters.
why-br-age-05 = Das Spiel ist zu Ende.
why-br-gift-05 = Diese Karte ist nicht in deinem Kartensatz.
why-br-act-03 = Du bist nicht am Zug.
why-br-act-04 = Deine Aktion in diesem Zug ist schon verbraucht.
    .first = Beende zuerst, was du begonnen hast.
why-br-act-06 = Du hast { $rage } Wut; das kostet { $cost }.
why-br-act-09 = Du hast keine Wut mehr.
why-br-oq-02 = Du hast gepasst und führst in diesem Zeitalter keine Aktion mehr aus.
why-br-upg-12 = Die Karte dieses Monsters liegt nicht auf deinem Clanbogen.
why-br-fig-10 = Diese Figur ist in Walhall und kommt am Ende des Zeitalters zurück.
why-br-inv-01 = Diese Figur ist schon auf dem Spielbrett; für eine Invasion nimmst du eine Figur aus dem Vorrat.
    .first = Wähle zuerst die Figur für die Invasion.
    .reserve = Du hast keine Figur im Vorrat, mit der du eine Invasion durchführen könntest.
why-br-inv-02 = Keine Provinz hat ein leeres Dorf.
why-br-inv-04 =
    .reserve = Nur ein Schiff fährt in einen Fjord, und du hast keines im Vorrat.
    .ship = Ein Schiff fährt in einen Fjord, nicht in eine Provinz.
why-br-inv-05 = { $place }: Hierher führt keine Invasion, nur ein Marsch aus einer anderen Provinz.
why-br-inv-07 = Deine Hörner erlauben { $n } Figuren auf dem Spielbrett, und so viele stehen dort.
why-br-inv-08 = Wähle zuerst, wohin die Figur kommt.
why-br-fig-16 = Nur Schiffe fahren in einen Fjord.
why-br-oq-03 = { $place }: Alle Provinzen an diesem Fjord sind zerstört.
    .all = An keinem Fjord liegt noch eine Provinz, die das Schiff unterstützen könnte.
why-br-oq-49 = Keine deiner Aufrüstungen holt diese Figur jetzt aus Walhall.
why-br-board-13 = { $place } hat kein leeres Dorf.
why-br-board-20 = { $place } ist zerstört.
why-br-march-01 = Du hast { $place_in } keine Figur, die marschieren könnte.
    .fjord = Ein Marsch führt von Provinz zu Provinz, nicht in einen Fjord.
    .where = Wähle zuerst das Ziel des Marsches.
why-br-march-04 = Jetzt marschieren nur die Figuren { $place_in }.
why-br-march-05 = Das Ziel des Marsches steht fest: { $place }. Ein Marsch hat nur ein Ziel.
why-br-march-06 = { $place } hat kein leeres Dorf.
    .all = Keine andere Provinz hat ein leeres Dorf.
why-br-march-08 = Schiffe marschieren nicht.
why-br-march-10 = { $place } ist zerstört.
    .same = Die Figuren sind schon dort.
why-br-oq-27 = Mindestens eine Figur muss marschieren.
why-br-upg-01 = Diese Karte ist nicht auf deiner Hand.
    .battle = Das ist eine Kampfkarte: Sie wird in einer Schlacht gespielt.
    .quest = Das ist eine Aufgabe, keine Aufrüstung.
    .slot = Dieses Feld ist für andere Aufrüstungen.
why-br-upg-02 = Wähle zuerst das Feld für die Aufrüstung.
why-br-upg-08 = Die kostenlose Invasion gilt nur für eine Figur der eben aufgerüsteten Art.
why-br-upg-18 = Entscheide zuerst über die kostenlose Invasion.
why-br-upg-23 = Diese Figur ist nicht in deinem Vorrat.
why-br-quest-01 = Diese Aufgabe ist nicht auf deiner Hand.
    .other = Diese Karte ist keine Aufgabe.
why-br-quest-07 = Diese Aufgabe ist schon ausgelegt.
why-br-pillage-01 = { $place } ist zerstört.
why-br-pillage-02 = Du hast { $place_in } keine Figur und kein Schiff im Fjord dieser Provinz.
    .centre = Du hast { $place_in } keine Figur.
why-br-pillage-06 = { $place } wurde in diesem Zeitalter schon geplündert.
why-br-oq-25 = Keine deiner Aufrüstungen lässt dich { $place } jetzt erneut plündern.
why-br-oq-26 = Sofort geplündert werden kann nur die Provinz der letzten Invasion.
why-br-oq-48 = Opfern kannst du nur eigene Figuren auf dem Spielbrett, und nur mit einer Aufrüstung, die das verlangt.
why-br-oq-23 = Hinzufügen kannst du jetzt nur einen Krieger aus deinem Vorrat.
why-br-oq-51 = Nach der Niederlage ist eine Invasion nur mit einem Krieger aus deinem Vorrat möglich.
why-br-oq-55 = Diese Aufrüstung macht aus einer Aufgabe keine Kampfkarte.
why-br-oq-41 = Eine deiner Figuren in der Schlacht bleibt: Wähle, welche.
why-br-oq-53 = Zurücknehmen kannst du nur eine Karte, die du in dieser Schlacht gespielt hast.
why-br-oq-24 = Der Anführer kann nur in eine angrenzende Provinz mit leerem Dorf ziehen.
why-br-oq-16 = Retten kannst du nur eigene Figuren, die gerade zerstört werden.
why-br-oq-17 = Entscheide zuerst, ob die Figur ausweicht.
why-br-call-01 = Beantworte zuerst den Ruf zur Schlacht.
why-br-call-03 = Diese Figur steht in keiner Provinz neben der Schlacht: { $place }.
why-br-call-06 = Schiffe bleiben in ihrem Fjord.
why-br-play-01 = Diese Karte ist nicht auf deiner Hand.
    .must = Du musst eine Karte aus der Hand spielen.
    .chosen = Du hast deine Karte für diese Schlacht schon gewählt.
why-br-play-11 = Nachspielen kannst du nur eine Handkarte, die das erlaubt.
why-br-play-12 = Gerade darf jemand anders eine Karte nachspielen.
why-br-play-15 = Du bist an dieser Schlacht nicht beteiligt.
why-br-card-08 = Diese Karte kann nach dem Aufdecken nicht nachgespielt werden.
why-br-oq-50 = Steigere zuerst einen Clanwert.
why-br-oq-04 = { $stat }: Dieser Clanwert ist schon auf der höchsten Stufe.
why-br-faq-07 = Wähle einen anderen Clanwert als den, den das Plündern einbringt.
why-br-disc-01 = Diese Karte ist nicht auf deiner Hand.
    .chosen = Du hast die Karte, die du behältst, schon gewählt.
