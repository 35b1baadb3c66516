card-ymirs-roar = Ymirův řev
    .short = Řev
    .brief = Výhra: navíc 2 slávy. Prohra: ukradneš 2 zuřivosti.
    .text = Vyhraješ-li, získáš navíc 2 body slávy. Prohraješ-li, ukradni vítězi 2 body zuřivosti.

card-thryms-hoard = Thrymův poklad
    .short = Poklad
    .brief = Padne-li v tvé bitvě aspoň jeden nepřítel: 1 sláva.
    .text = Po každé bitvě s tvou účastí získáš 1 bod slávy, pokud v ní padla alespoň jedna nepřátelská figurka.
