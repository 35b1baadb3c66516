# What both Lords tables say (web/src/games/lords). A game may say it in its own words.

board-neutral = neutrální
board-peek = Ukázat mapu
board-state = { $state ->
    [open] , lze zvolit
    [closed] , teď nelze zvolit
   *[none] {""}
 }
board-unread = Mapu se nepodařilo načíst.
board-zoom-whole = Celá mapa
option-seating = Rozsazení
    .text = Zda všichni sedí, jak jsou zde uvedeni, nebo se místa zamíchají. Hraje se po směru hodinových ručiček.
option-starting-player-1 = místo 1
option-starting-player-2 = místo 2
option-starting-player-3 = místo 3
option-starting-player-4 = místo 4
option-starting-player-random = losem
table-attribute = { $attribute } { $value }
table-card = { $card } ({ $figures }). { $text }
table-card-open = { $card } ({ $figures }), lze zvolit. { $text }
table-choice-note = Vezmi si jednu z rozsvícených karet.
table-choose-seat = Zvolit: { $name }
table-nobody-won = Nikdo nezvítězil
table-of = z { $n }
table-panel = { $name }: { $under }
table-path-step = { $path }: { $n } z { $goal }
table-player = Hráč
table-survives = Stále naživu: { $monster }
table-won = Vítěz partie: { $name }.
ui-artifacts = Artefakty
ui-battle = Bitva { $region_in }
ui-here = Zde
ui-holder = Nadvláda
ui-level = úroveň { $n }
ui-monsters = Nestvůry
ui-turn = Tah { $n } · { $seat }
