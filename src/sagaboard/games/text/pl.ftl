# What the shared parts of all tables say (web/src/games/kit). A game may say it in its own words.

board-read-again = Spróbuj ponownie
board-unpeek = Wróć do sceny
board-you = Ty
board-zoom-in = Bliżej
board-zoom-out = Dalej
option-seating-listed = jak na liście
option-seating-random = potasowane
table-away = poza stołem
table-bot = bot
table-looking-on = Przyglądasz się. Karty na rękach pozostają ukryte.
table-seat-open = wolne miejsce
ui-you = ty
