card-ymirs-roar = Ymirův řev
    .short = Řev
    .text = Vyhraješ-li, získáš navíc 2 body slávy. Prohraješ-li, ukradni vítězi 2 body zuřivosti.

card-thryms-hoard = Thrymův poklad
    .short = Poklad
    .text = Po každé bitvě s tvou účastí získáš 1 bod slávy, pokud v ní padla alespoň jedna nepřátelská figurka.
