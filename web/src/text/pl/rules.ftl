rules-title = Zasady
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-appendix = Do sprawdzenia
rules-text = Tekst zasad
rules-found =
    { $n ->
        [0] Żaden punkt nie zawiera tych słów.
        [one] Jeden punkt zawiera te słowa.
        [few] { $n } punkty zawierają te słowa.
       *[many] { $n } punktów zawiera te słowa.
    }
rules-more = Pokazano tylko pierwsze { $n }. Kolejne słowo zawęzi wynik.
rules-sources = Pokaż, skąd pochodzi każda zasada
rules-unknown = Nie ma punktu { $id }.
rules-source = Skąd pochodzi to stwierdzenie
rules-of = Zasady gry { $title }
