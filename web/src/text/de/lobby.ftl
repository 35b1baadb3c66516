lobby-seat-title = Dein Platz
lobby-seat-claiming = Du nimmst Platz …
lobby-seat-bad = Dieser Link gilt nicht mehr
lobby-seat-bad-why = Vielleicht
lobby-seat-bad-cut = wurde der Link unterwegs abgeschnitten: Kopiere ihn ganz, bis zum letzten Zeichen;
lobby-seat-bad-left = hat inzwischen jemand anderes den Platz, mit einem neuen Link.
lobby-seat-bad-ask = Bitte die Person, die ihn geschickt hat, um einen neuen. Wenn dieses Gerät schon an dem Tisch saß, findest du ihn in der Lobby.
lobby-seat-known-seed = Wer den Startwert kennt, kennt alle Karten und Würfel, die noch kommen. Spiele nur mit jemandem, dem du vertraust, oder eröffne einen neuen Tisch.
lobby-title-waiting = ({ $n }) Du bist am Zug · Sagaboard
lobby-games = Spiele
lobby-players = { $from } bis { $to } Personen
lobby-how-many = Personen
lobby-level = Bots
lobby-bot-thrall = Thrall
    .help = Leicht: sieht sich kurz um und nimmt oft, was gerade kommt.
lobby-bot-karl = Karl
    .help = Normal: wägt die Züge einen Augenblick ab und nimmt den besten.
lobby-bot-jarl = Jarl
    .help = Stark: denkt bis zu einer Sekunde über jeden Zug nach.
lobby-bot-konungr = Konungr
    .help = Am stärksten: denkt bis zu fünf Sekunden über jeden Zug nach.
lobby-bot-names = Astrid, Leif, Ingrid, Halvard, Sigrun, Eskil, Runa, Torsten
lobby-player = Spieler { $n }
lobby-play-now = Sofort spielen
lobby-lesson = Geführte erste Partie
lobby-tables = Deine Tische
lobby-empty = Noch kein Tisch. Spiel gleich gegen die Bots oder mit Freunden.
lobby-empty-build = Mit Freunden spielen
lobby-away = Der Server antwortet nicht. Diese Liste ist vielleicht veraltet; deine Partien sind sicher.
lobby-state-broken = Diese Partie lässt sich nicht mehr öffnen.
lobby-state-my-turn = Du bist am Zug.
lobby-state-turn-of = { $name } ist am Zug, auf diesem Gerät.
lobby-state-waiting =
    { $n ->
        [0] Gleich geht es weiter.
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
lobby-state-open =
    { $n ->
        [one] Ein freier Platz wartet auf jemanden.
       *[other] { $n } freie Plätze warten auf jemanden.
    }
lobby-state-won-by-me = Du hast gewonnen.
lobby-state-shared = Du teilst dir den Sieg.
lobby-state-won =
    { $n ->
        [0] Die Partie ist zu Ende.
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
lobby-seat-open = freier Platz
lobby-started = { $when } begonnen
lobby-just-started = gerade begonnen
lobby-show-all = { $n } weitere zeigen
lobby-import = Gespeicherte Partie laden
lobby-import-help = Eine beendete Partie in einer .saga-Datei, hier gespeichert oder mit der Befehlszeile gemacht. Du kannst die Datei auch irgendwo auf diese Seite ziehen. Du bekommst den Tisch mit allen Zügen zum Ansehen.
lobby-import-choose = Datei auswählen
lobby-import-drop = Datei hier ablegen
lobby-import-no-json = { $name } ist nicht lesbar: Es ist keine .saga-Datei, oder sie ist beschädigt.
lobby-import-no-record = { $name } ist lesbar, aber keine gespeicherte Partie.
lobby-import-partial = { $name } stammt aus einer laufenden Partie und enthält nur, was ein Platz wusste. Speichere sie nach dem Ende noch einmal.
lobby-import-too-large = { $name } ist größer, als eine gespeicherte Partie sein kann (1 MB).
lobby-import-refused = { $name } lässt sich hier nicht nachspielen.
lobby-new = Neuer Tisch
lobby-game = Spiel
lobby-seat = Platz { $n }
lobby-seat-who = Platz { $n }: wer
lobby-seat-level = Platz { $n }: Stärke des Bots
lobby-seat-name = Platz { $n }: Name
lobby-kind-you = Du
lobby-kind-friend = Freund, per Link
lobby-kind-open = Frei für alle
lobby-kind-bot = Bot
lobby-kind-open-help = Wer den Link des Tisches öffnet, darf Platz nehmen.
lobby-hot-seat = Mehrere Plätze an diesem Gerät: Beim Weitergeben verdeckt ein Vorhang die Karten.
lobby-options = Optionen der Partie
lobby-by-seat = Platz für Platz
lobby-spectators = Zuschauer
lobby-spectators-help = Wer den Link des Tisches hat, darf zusehen, aber keine Handkarten sehen.
lobby-create = Tisch aufstellen
lobby-made = Der Tisch steht.
lobby-made-links =
    { $n ->
        [one] Schick diesen Link weiter. Wer ihn öffnet, nimmt den Platz ein.
       *[other] Schick allen ihren eigenen Link. Wer ihn öffnet, nimmt den Platz ein.
    }
lobby-made-open =
    { $n ->
        [one] Ein Platz ist frei. Wer den Link des Tisches öffnet, kann ihn nehmen.
       *[other] { $n } Plätze sind frei. Wer den Link des Tisches öffnet, kann einen nehmen.
    }
lobby-made-table = Link des Tisches
lobby-made-spectators = Für Zuschauer
lobby-sit-down = Platz nehmen
lobby-another = Noch ein Tisch
