card-ymirs-roar = Ryk Ymira
    .short = Ryk
    .brief = Wygrana: 2 punkty chwały. Przegrana: kradniesz 2 furii.
    .text = Jeśli wygrasz, zyskujesz dodatkowo 2 punkty chwały. Jeśli przegrasz, ukradnij zwycięzcy 2 punkty furii.

card-thryms-hoard = Skarb Thryma
    .short = Skarb
    .brief = Wróg zniszczony w twojej bitwie: 1 punkt chwały.
    .text = Po każdej bitwie z twoim udziałem zyskujesz 1 punkt chwały, jeśli zniszczono w niej co najmniej jedną wrogą figurkę.
