# What the shared parts of all tables say (web/src/games/kit). A game may say it in its own words.

board-read-again = Erneut versuchen
board-unpeek = Zurück zur Szene
board-you = Du
board-zoom-in = Näher
board-zoom-out = Weiter weg
option-seating-listed = wie angegeben
option-seating-random = gemischt
table-away = abwesend
table-bot = Bot
table-looking-on = Du schaust zu. Handkarten bleiben verborgen.
table-seat-open = freier Platz
ui-you = du
