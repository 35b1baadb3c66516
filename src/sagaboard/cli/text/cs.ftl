### The command line's own sentences, Czech. A move is always typed in English words.

cli-not-finished = { $moves ->
    [one] Po { $moves } tahu hra ještě nekončí.
    [few] Po { $moves } tazích hra ještě nekončí.
    [many] Po { $moves } tahu hra ještě nekončí.
   *[other] Po { $moves } tazích hra ještě nekončí.
 }
cli-standing = Stav hry
cli-final-standing = Konečné pořadí
cli-seat = Místo
cli-score = Body
cli-wins = vítězství
cli-shares-victory = společné vítězství

play-you = Ty
play-person = Hráč { $n }
play-bot = Bot { $n } ({ $bot })

play-welcome = { $title }, semínko { $seed }. Vybírej čísly, „help“ poví víc.
play-news = Co se stalo
play-prompt = { $name }, tvá volba
play-hand-over = Na řadě je { $name } ({ $seat }). Až se nikdo jiný nebude dívat, stiskni Enter.
play-hand-over-back = { $previous } může ještě napsat „undo“ nebo tah.
play-help =
    číslo – provést tuto volbu
    tah, třeba „{ $example }“ – totéž slovy
    undo – vzít zpět svůj poslední tah
    why TAH – co tahu brání, třeba „why { $example }“; stačí i věc na stole
    show – znovu vykreslit stůl
    log – vše, co se zatím stalo a co smíš vědět
    card NÁZEV – co říká karta
    rules ID nebo slova – hledat v pravidlech (anglicky)
    save SOUBOR – uložit hru; „sagaboard play { $game } --load SOUBOR“ v ní pokračuje
    quit – odejít ze hry
play-not-understood = „{ $text }“ tu nic neznamená. Napiš číslo od 1 do { $n }, tah jako „{ $example }“ nebo „help“.
play-bad-number = Volba { $text } tu není: napiš číslo od 1 do { $n }.
play-not-possible = „{ $text }“ teď není možné.
play-not-possible-by = „{ $text }“ teď není možné ({ $clause }).
play-not-possible-why = „{ $text }“ teď není možné: { $why } ({ $clause })
play-possible = „{ $text }“ teď je možné.
play-no-clause = Žádné jednotlivé pravidlo k tomu nelze uvést.
play-why-what = Uveď tah, třeba „why { $example }“.
play-undone = Vzato zpět.
play-nothing-to-undo = Není žádný tvůj tah, který by šlo vzít zpět.
play-no-undo = Tohle nelze vzít zpět: mezitím padlo něco náhodného, něco se odhalilo nebo táhl někdo jiný.
play-log-empty = Zatím se nic nestalo.
play-saved = Uloženo do { $path }.
play-not-saved = Do { $path } nelze zapsat ({ $reason }).
play-no-card = Karta „{ $text }“ neexistuje.
play-no-rule = Žádné pravidlo nemá ID ani slova „{ $text }“.
play-many-rules = { $n ->
    [one] A ještě { $n } další: přidej slovo.
    [few] A ještě { $n } další: přidej slovo.
    [many] A ještě { $n } dalšího: přidej slovo.
   *[other] A ještě { $n } dalších: přidej slovo.
 }
play-over = Hra skončila.
play-left = Odchod ze hry. Uložená hra pokračuje příkazem: sagaboard play { $game } --load SOUBOR
