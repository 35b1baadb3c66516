rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-appendix = K nahlédnutí
rules-text = Text pravidel
rules-found =
    { $n ->
        [0] Tato slova nejsou v žádném ustanovení.
        [one] Tato slova jsou v jednom ustanovení.
        [few] Tato slova jsou ve { $n } ustanoveních.
       *[other] Tato slova jsou v { $n } ustanoveních.
    }
rules-more = Zobrazeno je jen prvních { $n }. Dalším slovem výběr zúžíš.
rules-sources = Ukázat, odkud které pravidlo je
rules-unknown = Ustanovení { $id } neexistuje.
rules-source = Odkud toto tvrzení pochází
rules-of = Pravidla hry { $title }
