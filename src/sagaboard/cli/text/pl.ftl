### The command line's own sentences, Polish. A move is always typed in English words.

cli-not-finished = { $moves ->
    [one] Po { $moves } ruchu gra jeszcze trwa.
    [few] Po { $moves } ruchach gra jeszcze trwa.
    [many] Po { $moves } ruchach gra jeszcze trwa.
   *[other] Po { $moves } ruchu gra jeszcze trwa.
 }
cli-standing = Stan gry
cli-final-standing = Wynik końcowy
cli-seat = Miejsce
cli-score = Punkty
cli-wins = zwycięstwo
cli-shares-victory = wspólne zwycięstwo

play-you = Ty
play-person = Gracz { $n }
play-bot = Bot { $n } ({ $bot })

play-welcome = { $title }, ziarno { $seed }. Wybieraj numerami, „help” powie więcej.
play-news = Co się stało
play-prompt = { $name }, twój wybór
play-hand-over = Teraz { $name } ({ $seat }). Naciśnij Enter, gdy nikt inny nie patrzy.
play-hand-over-back = { $previous } może jeszcze wpisać „undo” albo ruch.
play-help =
    numer – dokonaj tego wyboru
    ruch, np. „{ $example }” – to samo słowami
    undo – cofnij swój ostatni ruch
    why RUCH – co stoi na przeszkodzie, np. „why { $example }”; wystarczy rzecz na stole
    show – narysuj stół jeszcze raz
    log – wszystko, co się dotąd stało, a co wolno ci wiedzieć
    card NAZWA – co mówi karta
    rules ID lub słowa – szukaj w zasadach (po angielsku)
    save PLIK – zapisz grę; „sagaboard play { $game } --load PLIK” ją wznawia
    quit – opuść grę
play-not-understood = „{ $text }” nic tu nie znaczy. Wpisz numer od 1 do { $n }, ruch, np. „{ $example }”, albo „help”.
play-bad-number = Nie ma wyboru { $text }: wpisz numer od 1 do { $n }.
play-not-possible = „{ $text }” nie jest teraz możliwe.
play-not-possible-by = „{ $text }” nie jest teraz możliwe ({ $clause }).
play-not-possible-why = „{ $text }” nie jest teraz możliwe: { $why } ({ $clause })
play-possible = „{ $text }” jest teraz możliwe.
play-no-clause = Nie da się wskazać jednej zasady.
play-why-what = Podaj ruch, np. „why { $example }”.
play-undone = Cofnięto.
play-nothing-to-undo = Nie ma twojego ruchu, który można by cofnąć.
play-no-undo = Tego nie można cofnąć: po drodze był wynik losowy, coś odkryto albo ruszył się ktoś inny.
play-log-empty = Jeszcze nic się nie stało.
play-saved = Zapisano do { $path }.
play-not-saved = Nie można zapisać { $path } ({ $reason }).
play-no-card = Nie ma karty „{ $text }”.
play-no-rule = Żadna zasada nie ma ID ani słów „{ $text }”.
play-many-rules = I jeszcze { $n }: dodaj słowo.
play-over = Koniec gry.
play-left = Gra opuszczona. Zapisaną grę wznawia: sagaboard play { $game } --load PLIK
