### The command line's own sentences, English. A move is always typed in English words.

cli-not-finished = { $moves ->
    [one] After { $moves } move the game is not over yet.
   *[other] After { $moves } moves the game is not over yet.
 }
cli-standing = Standing
cli-final-standing = Final standing
cli-seat = Seat
cli-score = Score
cli-wins = winner
cli-shares-victory = shares the victory

play-you = You
play-person = Player { $n }
play-bot = Bot { $n } ({ $bot })

play-welcome = { $title }, seed { $seed }. Type a number to choose, “help” for more.
play-news = What has happened
play-prompt = { $name }, your choice
play-hand-over = { $name } ({ $seat }) is next. Press Enter when nobody else looks.
play-hand-over-back = { $previous } may still type “undo” or a move.
play-help =
    number – make that choice
    a move, such as “{ $example }” – the same in words
    undo – take your last move back
    why MOVE – what stands in the way of a move, such as “why { $example }”; a thing on the table will do
    show – draw the table again
    log – all that has happened so far, as you may know it
    card NAME – what a card says
    rules ID or words – look something up in the rules (in English)
    save FILE – write the game to a file; “sagaboard play { $game } --load FILE” goes on with it
    quit – leave the game
play-not-understood = “{ $text }” means nothing here. Type a number from 1 to { $n }, a move such as “{ $example }”, or “help”.
play-bad-number = There is no choice { $text }: type a number from 1 to { $n }.
play-not-possible = “{ $text }” is not possible now.
play-not-possible-by = “{ $text }” is not possible now ({ $clause }).
play-not-possible-why = “{ $text }” is not possible now: { $why } ({ $clause })
play-possible = “{ $text }” is possible now.
play-no-clause = No single rule can be named for it.
play-why-what = Name a move, such as “why { $example }”.
play-undone = Taken back.
play-nothing-to-undo = You have made no move that could be taken back.
play-no-undo = This cannot be taken back: a random result, something revealed or another player's move lies in between.
play-log-empty = Nothing has happened yet.
play-saved = Saved to { $path }.
play-not-saved = { $path } cannot be written ({ $reason }).
play-no-card = There is no card “{ $text }”.
play-no-rule = No rule has the id or the words “{ $text }”.
play-many-rules = And { $n } more: add a word.
play-over = The game is over.
play-left = You have left the game. To continue a saved one: sagaboard play { $game } --load FILE
