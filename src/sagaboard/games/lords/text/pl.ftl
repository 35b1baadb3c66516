# What both Lords tables say (web/src/games/lords). A game may say it in its own words.

board-neutral = neutralny
board-peek = Pokaż mapę
board-state = { $state ->
    [open] , można wybrać
    [closed] , teraz nie można wybrać
   *[none] {""}
 }
board-unread = Nie udało się wczytać mapy.
board-zoom-whole = Cała mapa
option-seating = Rozsadzenie
    .text = Czy wszyscy siedzą tak, jak są tu wymienieni, czy miejsca są losowane. Gra się zgodnie z ruchem wskazówek zegara.
option-starting-player-1 = miejsce 1
option-starting-player-2 = miejsce 2
option-starting-player-3 = miejsce 3
option-starting-player-4 = miejsce 4
option-starting-player-random = losowo
table-attribute = { $attribute } { $value }
table-card = { $card } ({ $figures }). { $text }
table-card-open = { $card } ({ $figures }), można wybrać. { $text }
table-choice-note = Weź jedną z podświetlonych kart.
table-choose-seat = Wybierz: { $name }
table-nobody-won = Nikt nie wygrał
table-of = z { $n }
table-panel = { $name }: { $under }
table-path-step = { $path }: { $n } z { $goal }
table-player = Gracz
table-survives = Nadal żyje: { $monster }
table-won = Rozgrywkę wygrywa { $name }.
ui-artifacts = Artefakty
ui-battle = Bitwa { $region_in }
ui-here = Tutaj
ui-holder = Kontrola
ui-level = poziom { $n }
ui-monsters = Potwory
ui-turn = Tura { $n } · { $seat }
