rules-title = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-appendix = Zum Nachschlagen
rules-text = Text der Regeln
rules-found =
    { $n ->
        [0] Kein Abschnitt enthält diese Wörter.
        [one] Ein Abschnitt enthält diese Wörter.
       *[other] { $n } Abschnitte enthalten diese Wörter.
    }
rules-more = Nur die ersten { $n } werden gezeigt. Ein weiteres Wort grenzt sie ein.
rules-sources = Zeigen, woher jede Regel stammt
rules-unknown = Einen Abschnitt { $id } gibt es nicht.
rules-source = Woher diese Aussage stammt
rules-of = Regeln von { $title }
