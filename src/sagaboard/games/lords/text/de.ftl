# What both Lords tables say (web/src/games/lords). A game may say it in its own words.

board-neutral = neutral
board-peek = Karte ansehen
board-state = { $state ->
    [open] , wählbar
    [closed] , jetzt nicht wählbar
   *[none] {""}
 }
board-unread = Die Karte konnte nicht geladen werden.
board-zoom-whole = Ganze Karte
option-seating = Sitzordnung
    .text = Ob alle wie hier aufgeführt sitzen oder die Plätze gemischt werden. Gespielt wird im Uhrzeigersinn.
option-starting-player-1 = Platz 1
option-starting-player-2 = Platz 2
option-starting-player-3 = Platz 3
option-starting-player-4 = Platz 4
option-starting-player-random = ausgelost
table-attribute = { $attribute } { $value }
table-card = { $card } ({ $figures }). { $text }
table-card-open = { $card } ({ $figures }), wählbar. { $text }
table-choice-note = Nimm eine der leuchtenden Karten.
table-choose-seat = { $name } wählen
table-nobody-won = Niemand hat gewonnen
table-of = von { $n }
table-panel = { $name }: { $under }
table-path-step = { $path }: { $n } von { $goal }
table-player = Spieler
table-survives = Noch am Leben: { $monster }
table-won = { $name } gewinnt die Partie.
ui-artifacts = Artefakte
ui-battle = Schlacht { $region_in }
ui-here = Hier
ui-holder = Kontrolle
ui-level = Stufe { $n }
ui-monsters = Monster
ui-turn = Zug { $n } · { $seat }
