## A game without a board of its own

plain-table = Der Tisch als Text
plain-position = Die Lage auf dem Tisch
plain-player = Spieler
plain-score = Punkte
plain-yes = ja
plain-no = nein
plain-none = nichts
