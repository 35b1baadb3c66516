## A game without a board of its own

plain-table = Stół jako tekst
plain-position = Sytuacja na stole
plain-player = Gracz
plain-score = Punkty
plain-yes = tak
plain-no = nie
plain-none = brak
