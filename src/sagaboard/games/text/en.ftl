# What the shared parts of all tables say (web/src/games/kit). A game may say it in its own words.

board-read-again = Try again
board-unpeek = Back to the scene
board-you = You
board-zoom-in = Closer
board-zoom-out = Farther away
option-seating-listed = as listed
option-seating-random = shuffled
table-away = away
table-bot = bot
table-looking-on = You are watching. Hands stay hidden.
table-seat-open = open seat
ui-you = you
