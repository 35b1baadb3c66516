# What the shared parts of all tables say (web/src/games/kit). A game may say it in its own words.

board-read-again = Zkusit znovu
board-unpeek = Zpět k výjevu
board-you = Ty
board-zoom-in = Blíž
board-zoom-out = Dál
option-seating-listed = podle zápisu
option-seating-random = zamíchat
table-away = pryč
table-bot = bot
table-looking-on = Přihlížíš. Karty v ruce zůstávají skryté.
table-seat-open = volné místo
ui-you = ty
