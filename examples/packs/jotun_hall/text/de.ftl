card-ymirs-roar = Ymirs Gebrüll
    .short = Gebrüll
    .brief = Sieg: zusätzlich 2 Ruhm. Niederlage: Stiehl 2 Wut.
    .text = Wenn du gewinnst, erhältst du zusätzlich 2 Ruhm. Wenn du verlierst, stiehl der siegreichen Person 2 Wut.

card-thryms-hoard = Thryms Hort
    .short = Hort
    .brief = Ein Feind in deiner Schlacht zerstört: 1 Ruhm.
    .text = Nach jeder Schlacht, an der du teilnimmst, erhältst du 1 Ruhm, wenn darin mindestens eine feindliche Figur zerstört wurde.
