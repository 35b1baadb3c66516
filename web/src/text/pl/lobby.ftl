lobby-seat-title = Twoje miejsce
lobby-seat-claiming = Zajmujesz miejsce…
lobby-seat-bad = Ten link już nie działa
lobby-seat-bad-why = Możliwe, że
lobby-seat-bad-cut = link został po drodze ucięty: skopiuj go w całości, aż do ostatniej litery;
lobby-seat-bad-left = miejsce dostał już ktoś inny, z nowym linkiem.
lobby-seat-bad-ask = Poproś o nowy osobę, która ci go przysłała. Jeśli to urządzenie siedziało już przy tym stole, znajdziesz go na stronie głównej.
lobby-seat-known-seed = Kto zna ziarno, zna wszystkie przyszłe karty i kości. Graj tylko z kimś, komu ufasz, albo załóż nowy stół.
lobby-title-waiting = ({ $n }) Twoja kolej · Sagaboard
lobby-games = Gry
lobby-players = Od { $from } do { $to } graczy
lobby-how-many = Gracze
lobby-level = Boty
lobby-bot-thrall = Thrall
    .help = Łatwy: rozgląda się krótko i często bierze to, co się trafi.
lobby-bot-karl = Karl
    .help = Średni: przez chwilę waży ruchy i wybiera najlepszy.
lobby-bot-jarl = Jarl
    .help = Silny: nad każdym ruchem myśli do jednej sekundy.
lobby-bot-konungr = Konungr
    .help = Najsilniejszy: nad każdym ruchem myśli do pięciu sekund.
lobby-bot-names = Astrid, Leif, Ingrid, Halvard, Sigrun, Eskil, Runa, Torsten
lobby-player = Gracz { $n }
lobby-play-now = Zagraj teraz
lobby-lesson = Pierwsza partia z przewodnikiem
lobby-tables = Twoje stoły
lobby-empty = Nie ma jeszcze żadnego stołu. Zagraj od razu z botami albo ze znajomymi.
lobby-empty-build = Zagraj ze znajomymi
lobby-away = Serwer nie odpowiada. Lista może być nieaktualna, ale twoje gry są bezpieczne.
lobby-state-broken = Tej partii nie można już otworzyć.
lobby-state-my-turn = Twoja kolej.
lobby-state-turn-of = Kolej na: { $name }, na tym urządzeniu.
lobby-state-waiting =
    { $n ->
        [0] Stół zaraz ruszy dalej.
        [one] Wybiera { $names }.
       *[other] Wybierają { $names }.
    }
lobby-state-open =
    { $n ->
        [one] Wolne miejsce na kogoś czeka.
        [few] { $n } wolne miejsca na kogoś czekają.
       *[other] { $n } wolnych miejsc na kogoś czeka.
    }
lobby-state-won-by-me = Zwycięstwo należy do ciebie.
lobby-state-shared = Dzielisz zwycięstwo z innymi.
lobby-state-won =
    { $n ->
        [0] Partia dobiegła końca.
        [one] Zwycięża { $names }.
       *[other] Zwycięstwo dzielą { $names }.
    }
lobby-seat-open = wolne miejsce
lobby-started = założono { $when }
lobby-just-started = założono przed chwilą
lobby-show-all = Pokaż jeszcze { $n }
lobby-import = Wczytaj zapisaną grę
lobby-import-help = Ukończona partia w pliku .saga, zapisana tutaj albo utworzona z wiersza poleceń. Plik można też upuścić w dowolnym miejscu tej strony. Otrzymasz stół ze wszystkimi ruchami do obejrzenia.
lobby-import-choose = Wybierz plik
lobby-import-drop = Upuść plik tutaj
lobby-import-no-json = Nie można odczytać { $name }: to nie jest plik .saga albo jest uszkodzony.
lobby-import-no-record = { $name } daje się odczytać, ale nie jest zapisaną grą.
lobby-import-partial = { $name } pochodzi z nieukończonej partii, więc zawiera tylko to, co wiedziało jedno miejsce. Zapisz partię ponownie po jej końcu.
lobby-import-too-large = { $name } jest większy, niż może być zapisana gra (1 MB).
lobby-import-refused = { $name } nie daje się tu odtworzyć.
lobby-new = Nowy stół
lobby-game = Gra
lobby-seat = Miejsce { $n }
lobby-seat-who = Miejsce { $n }: kto
lobby-seat-level = Miejsce { $n }: poziom bota
lobby-seat-name = Miejsce { $n }: imię
lobby-kind-you = Ty
lobby-kind-friend = Znajomy, przez link
lobby-kind-open = Wolne dla każdego
lobby-kind-bot = Bot
lobby-kind-open-help = Usiąść może każdy, kto otworzy link do stołu.
lobby-hot-seat = Kilka miejsc na tym urządzeniu: przy przekazywaniu karty zakrywa kurtyna.
lobby-options = Opcje partii
lobby-by-seat = osobno dla każdego miejsca
lobby-spectators = Widzowie
lobby-spectators-help = Patrzeć może każdy, kto ma link do stołu. Nie widzi kart na ręce.
lobby-create = Załóż stół
lobby-made = Stół gotowy.
lobby-made-links =
    { $n ->
        [one] Wyślij ten link znajomej osobie. Kto go otworzy, zajmie miejsce.
       *[other] Wyślij każdej osobie jej link. Kto go otworzy, zajmie miejsce.
    }
lobby-made-open =
    { $n ->
        [one] Jedno miejsce jest wolne. Może je zająć, kto otworzy link do stołu.
        [few] { $n } miejsca są wolne. Może je zająć, kto otworzy link do stołu.
       *[other] { $n } miejsc jest wolnych. Może je zająć, kto otworzy link do stołu.
    }
lobby-made-table = Link do stołu
lobby-made-spectators = Dla widzów
lobby-sit-down = Usiądź do stołu
lobby-another = Następny stół
