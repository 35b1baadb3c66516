## A game without a board of its own

plain-table = Stůl jako text
plain-position = Situace na stole
plain-player = Hráč
plain-score = Body
plain-yes = ano
plain-no = ne
plain-none = nic
