## A game without a board of its own

plain-table = The table as text
plain-position = The position
plain-player = Player
plain-score = Score
plain-yes = yes
plain-no = no
plain-none = none
