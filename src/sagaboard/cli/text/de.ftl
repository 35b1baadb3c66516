### The command line's own sentences, German. A move is always typed in English words.

cli-not-finished = { $moves ->
    [one] Nach { $moves } Zug ist das Spiel noch nicht zu Ende.
   *[other] Nach { $moves } Zügen ist das Spiel noch nicht zu Ende.
 }
cli-standing = Zwischenstand
cli-final-standing = Endstand
cli-seat = Platz
cli-score = Punkte
cli-wins = Sieg
cli-shares-victory = gemeinsamer Sieg

play-you = Du
play-person = Spieler { $n }
play-bot = Bot { $n } ({ $bot })

play-welcome = { $title }, Startwert { $seed }. Wähle mit Nummern, „help“ hilft weiter.
play-news = Was geschehen ist
play-prompt = { $name }, deine Wahl
play-hand-over = { $name } ({ $seat }) ist an der Reihe. Drücke Enter, wenn sonst niemand hinsieht.
play-hand-over-back = { $previous } kann noch „undo“ oder einen Zug eingeben.
play-help =
    Nummer – diese Wahl treffen
    ein Zug wie „{ $example }“ – dasselbe in Worten
    undo – den eigenen letzten Zug zurücknehmen
    why ZUG – was einem Zug im Weg steht, etwa „why { $example }“; auch eine Sache auf dem Tisch genügt
    show – den Tisch neu zeichnen
    log – alles, was bisher geschah und du wissen darfst
    card NAME – was eine Karte sagt
    rules ID oder Wörter – in den Regeln suchen (auf Englisch)
    save DATEI – das Spiel speichern; „sagaboard play { $game } --load DATEI“ setzt es fort
    quit – das Spiel verlassen
play-not-understood = „{ $text }“ bedeutet hier nichts. Gib eine Nummer von 1 bis { $n } ein, einen Zug wie „{ $example }“ oder „help“.
play-bad-number = Die Wahl { $text } gibt es nicht: Gib eine Nummer von 1 bis { $n } ein.
play-not-possible = „{ $text }“ ist jetzt nicht möglich.
play-not-possible-by = „{ $text }“ ist jetzt nicht möglich ({ $clause }).
play-not-possible-why = „{ $text }“ ist jetzt nicht möglich: { $why } ({ $clause })
play-possible = „{ $text }“ ist jetzt möglich.
play-no-clause = Dafür lässt sich keine einzelne Regel nennen.
play-why-what = Nenne einen Zug, etwa „why { $example }“.
play-undone = Zurückgenommen.
play-nothing-to-undo = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
play-no-undo = Das lässt sich nicht zurücknehmen: Dazwischen liegt ein Zufallsergebnis, etwas Aufgedecktes oder der Zug einer anderen Person.
play-log-empty = Noch ist nichts geschehen.
play-saved = In { $path } gespeichert.
play-not-saved = { $path } lässt sich nicht schreiben ({ $reason }).
play-no-card = Eine Karte „{ $text }“ gibt es nicht.
play-no-rule = Keine Regel hat die ID oder die Wörter „{ $text }“.
play-many-rules = Und { $n } weitere: Füge ein Wort hinzu.
play-over = Das Spiel ist zu Ende.
play-left = Spiel verlassen. Ein gespeichertes setzt fort: sagaboard play { $game } --load DATEI
