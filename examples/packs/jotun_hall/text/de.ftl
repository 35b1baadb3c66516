card-ymirs-roar = Ymirs Gebrüll
    .short = Gebrüll
    .text = Wenn du gewinnst, erhältst du zusätzlich 2 Ruhm. Wenn du verlierst, stiehl der siegreichen Person 2 Wut.

card-thryms-hoard = Thryms Hort
    .short = Hort
    .text = Nach jeder Schlacht, an der du teilnimmst, erhältst du 1 Ruhm, wenn darin mindestens eine feindliche Figur zerstört wurde.
