rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-appendix = To look things up
rules-text = Text of the rules
rules-found =
    { $n ->
        [0] No clause has these words.
        [one] One clause has these words.
       *[other] { $n } clauses have these words.
    }
rules-more = Only the first { $n } are shown. Add a word to narrow it down.
rules-sources = Show where each rule comes from
rules-unknown = There is no clause { $id }.
rules-source = Where this statement comes from
rules-of = Rules of { $title }
