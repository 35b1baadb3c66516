## Doors

table-opening = Rozkładam stół…
table-missing = Nie ma takiego stołu
table-missing-help = Adres może być niepełny albo partię usunął gospodarz serwera.
table-foreign = To miejsce nie jest twoje
table-foreign-help = Miejsce otwiera jego własny link. Poproś o niego osobę, która założyła stół.
table-no-seat = Nie ma takiego miejsca
table-no-seat-help = Stół istnieje, ale nie ma miejsca o tym numerze. Adres może być niepełny.
table-unreachable = Serwer nie odpowiada
table-unreachable-help = Każdy potwierdzony ruch jest zapisany. Nic nie przepadło.
table-retry = Spróbuj ponownie
table-look-on = Przyglądaj się
table-lobby = Wróć na stronę główną
table-join-name = { $n ->
    [one] Jedno miejsce jest wolne. Twoje imię:
    [few] { $n } miejsca są wolne. Twoje imię:
   *[other] { $n } miejsc jest wolnych. Twoje imię:
 }
table-join = Usiądź
table-seat-taken = Ktoś był szybszy: miejsce jest zajęte.

## Hot seat

table-curtain = Przekaż urządzenie: { $name }
table-curtain-help = Dopóki następna osoba nie będzie gotowa, nic ze stołu nie jest widoczne.
table-curtain-lift = To ja, { $name }: pokaż stół

## Parts of the page

table-players = Gracze
table-board = Plansza
table-hand = Twoja ręka
table-side = Dziennik i czat
table-news = Co się dzieje
table-ending = Koniec partii
table-title = { $game } – { $app }
table-title-turn = ● Twoja kolej – { $game }

## Top bar and menu

table-to-lobby = Na stronę główną
table-undo = Cofnij swój ostatni ruch
table-undo-ask = Poproś o cofnięcie swojego ruchu
table-open-log = { $n ->
    [0] Dziennik i czat
    [one] Dziennik i czat, jedna nowa wiadomość
    [few] Dziennik i czat, { $n } nowe wiadomości
   *[other] Dziennik i czat, { $n } nowych wiadomości
 }
table-rules = Zasady
table-settings = Ustawienia
table-menu = Więcej
table-replay = Odtwórz od początku
table-links = Linki do tego stołu
table-links-help = Kto ma link do miejsca, ten je zajmuje. Każdy link daj tylko jednej osobie.
table-links-none = To urządzenie nie ma linku do przekazania. Miejsce trzyma dzięki ciasteczku.
table-link-own = Twoje miejsce, { $name }
table-link-seat = Miejsce: { $name }
table-link-look = Dla widzów i na wolne miejsca
table-copy = Kopiuj: { $what }
table-copied = Skopiowano.
table-copy-by-hand = Przeglądarka nie pozwala tu kopiować: zaznacz adres i skopiuj go.
table-hand-over = Niech bot gra za ciebie
table-hand-over-help = Gra na twoim miejscu, dopóki go nie odbierzesz. Widzi to, co ty.
table-handed = Na twoim miejscu gra teraz bot.
table-bot-plays = Na twoim miejscu gra bot.
table-take-back = Odbierz swoje miejsce
table-save = Zapisz partię
table-shortcuts = Klawisze
table-leave = Opuść miejsce
table-leave-help = Miejsce zwolni się dla kogoś innego, a twój link już go nie otworzy.
table-stay = Zostań

## Notices

table-lost = Utracono połączenie. Twój ostatni ruch jest zapisany, próbuję ponownie.
table-undo-asked = Prosisz o cofnięcie ruchu. Czekamy na pozostałych.
table-undo-proposal = { $name } chce cofnąć ruch.
table-undo-proposal-move = { $name } chce cofnąć: { $what }
table-undo-later = { $n ->
    [one] Razem z nim cofnie się jeden późniejszy ruch.
    [few] Razem z nim cofną się { $n } późniejsze ruchy.
   *[other] Razem z nim cofnie się { $n } późniejszych ruchów.
 }
table-undo-refused = { $name } nie wyraża zgody: ruch zostaje.
table-agree = Zgoda
table-refuse = Odmów
table-rematch = Rewanż
table-rematch-there = Ci sami gracze spotykają się przy nowym stole.
table-rematch-follow = Przejdź tam

## The question

table-question = Pytanie
table-to-question = Do pytania
table-answers = Odpowiedzi
table-your-turn = Twój wybór
table-settled = Odpowiedź dana; możesz ją jeszcze zmienić
table-wait = Czekamy
table-sent = Twój ruch jest w drodze
table-sent-kept = Ruch zostanie wysłany po odzyskaniu połączenia
table-over = Partia zakończona
table-won = { $n ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
 }
table-choosing = { $n ->
    [one] Wybiera { $names }
   *[other] Wybierają { $names }
 }
table-forced = Jest tylko jedna możliwość: { $move }
table-choose-verb = Wybierz, co zrobić, albo kliknij coś podświetlonego.
table-formality = Nie ma tu wyboru
table-formality-then = Przejdź dalej: nikt się nie dowie, co masz na ręce.
table-sure = Na pewno?
table-no = Nie
table-all = Lista
table-all-choices = Wszystkie możliwości
table-targets = Cele
table-see-log = Co się stało?
table-go-on = Dalej
table-which = Co robisz? ({ $name })
table-closed = { $name }: teraz nie można wybrać
table-why-plain = Pytanie dotyczy czegoś innego.

## Log and chat

table-log = Dziennik
table-log-earlier = { $n ->
    [one] Jeden wcześniejszy ruch
    [few] { $n } wcześniejsze ruchy
   *[other] { $n } wcześniejszych ruchów
 }
table-log-empty = Jeszcze nic się nie stało.
table-since = Od twojej ostatniej wizyty
table-since-show = Pokaż
table-only-you = widzisz to tylko ty
table-replay-here = Pokaż stół w tym momencie
table-chat = { $n ->
    [0] Czat
   *[other] Czat ({ $n })
 }
table-chat-lines = Co powiedziano
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-earlier = Starsze wiadomości
table-joined = Miejsce zajmuje { $name }.
table-left = Miejsce opuszcza { $name }.
table-bot-for = { $name } oddaje grę botowi.
table-bot-back = { $name } znów gra bez bota.
table-people = Przy stole
table-open-seat = wolne miejsce
table-is-bot = bot
table-stand-in = gra bot
table-here = przy stole
table-away = poza stołem
table-spectators = { $n ->
    [one] Jeden widz
    [few] { $n } widzów
   *[other] { $n } widzów
 }
table-write = Napisz do stołu…
table-send = Wyślij

## The end

table-chart = Punkty w czasie partii
table-chart-label = Linia dla każdego gracza; zwroty wypisano niżej.
table-chart-start = Początek
table-chart-end = Ruch { $move }
table-turning-points = Zwroty
table-took-lead = Ruch { $move }: prowadzenie obejmuje { $name } (+{ $gain })
table-replay-short = Powtórka
table-save-short = Zapisz
table-lobby-short = Start
table-see-board = Pokaż planszę
table-luck = Sprawdzalny los
table-luck-help = Ziarno wylosowano przed pierwszym ruchem; jego skrót, znany od początku, dowodzi, że się nie zmieniło.
table-seed = Ziarno
table-seed-hash = SHA-256

## Keys

table-key-numbers = Wybierz akcję, potem cel, według numeru
table-key-arrows = Poruszaj się po przyciskach, listach i planszy
table-key-enter = Wykonaj to, co zaznaczone, albo dowiedz się, czemu nie wolno
table-key-escape = Krok wstecz
table-key-undo = Cofnij ruch
table-key-rules = Zasady
table-key-log = Dziennik
table-key-chat = Czat
table-key-replay = W powtórce: wstecz, dalej, początek, koniec
table-key-space = W powtórce: odtwarzaj lub wstrzymaj
table-key-shortcuts = Ta lista
table-hint = Podpowiedź
table-hint-help = Co zagrałby bot, który wie to, co ty
table-hint-thinking = Myśli…
table-hint-title = Co zagrałby bot
table-hint-chance = { $chance } %
table-hint-meaning = Szansa na zwycięstwo po każdym ruchu, jak widzi ją konungr, który wie to, co ty.
table-analyse = Przeanalizuj partię
table-analysing = Trwa analiza… to zajmie kilka sekund
table-chances = Szanse na zwycięstwo według bota
table-chances-label = Linia dla każdego gracza; ruchy, które najbardziej zmieniły szanse, wypisano niżej.
table-chance-turn = Ruch { $move }, { $name }: { $played } ({ $before } → { $after } %)
table-chance-better = Bot zagrałby: { $move }
