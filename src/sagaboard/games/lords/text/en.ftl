# What both Lords tables say (web/src/games/lords). A game may say it in its own words.

board-neutral = neutral
board-peek = Look at the map
board-state = { $state ->
    [open] , can be chosen
    [closed] , cannot be chosen now
   *[none] {""}
 }
board-unread = The map could not be loaded.
board-zoom-whole = The whole map
option-seating = Seating
    .text = Whether everybody sits as listed here or the seats are shuffled. Turns go round to the left.
option-starting-player-1 = seat 1
option-starting-player-2 = seat 2
option-starting-player-3 = seat 3
option-starting-player-4 = seat 4
option-starting-player-random = by lot
table-attribute = { $attribute } { $value }
table-card = { $card } ({ $figures }). { $text }
table-card-open = { $card } ({ $figures }), can be chosen. { $text }
table-choice-note = Take one of the lit cards.
table-choose-seat = Choose { $name }
table-nobody-won = Nobody has won
table-of = of { $n }
table-panel = { $name }: { $under }
table-path-step = { $path }: { $n } of { $goal }
table-player = Player
table-survives = Still alive: { $monster }
table-won = { $name } wins the match.
ui-artifacts = Artifacts
ui-battle = Battle { $region_in }
ui-here = Here
ui-holder = Control
ui-level = level { $n }
ui-monsters = Monsters
ui-turn = Turn { $n } · { $seat }
