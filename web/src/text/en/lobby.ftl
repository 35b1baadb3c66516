lobby-seat-title = Your seat
lobby-seat-claiming = Taking your seat…
lobby-seat-bad = This link no longer works
lobby-seat-bad-why = Perhaps
lobby-seat-bad-cut = the link was cut off on its way: copy all of it, up to the last letter;
lobby-seat-bad-left = the seat was given to someone else, with a new link.
lobby-seat-bad-ask = Ask whoever sent it to you for a new one. If this device has been at the table before, you find it in the lobby.
lobby-seat-known-seed = Whoever knows the seed knows every card and every die to come. Play only with somebody you trust, or make a new table.
lobby-title-waiting = ({ $n }) Your turn · Sagaboard
lobby-games = Games
lobby-players = { $from } to { $to } players
lobby-how-many = Players
lobby-level = Bots
lobby-bot-thrall = Thrall
    .help = Easy: looks around a little and often takes what comes.
lobby-bot-karl = Karl
    .help = Fair: weighs the moves for a moment and takes the best.
lobby-bot-jarl = Jarl
    .help = Strong: thinks for up to a second about each move.
lobby-bot-konungr = Konungr
    .help = Strongest: thinks for up to five seconds about each move.
lobby-bot-names = Astrid, Leif, Ingrid, Halvard, Sigrun, Eskil, Runa, Torsten
lobby-player = Player { $n }
lobby-play-now = Play now
lobby-lesson = Guided first match
lobby-tables = Your tables
lobby-empty = No table yet. Play the bots right away, or play with friends.
lobby-empty-build = Play with friends
lobby-away = The server does not answer. This list may be out of date; your games are safe.
lobby-state-broken = This match cannot be opened any more.
lobby-state-my-turn = It is your turn.
lobby-state-turn-of = { $name } is to move, on this device.
lobby-state-waiting = { $n ->
    [0] The table goes on in a moment.
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
 }
lobby-state-open = { $n ->
    [one] One seat is open.
   *[other] { $n } seats are open.
 }
lobby-state-won-by-me = You won.
lobby-state-shared = You share the victory.
lobby-state-won =
    { $n ->
        [0] It is over.
        [one] { $names } won.
       *[other] { $names } share the victory.
    }
lobby-seat-open = open
lobby-started = started { $when }
lobby-just-started = just started
lobby-show-all = Show { $n } more
lobby-import = Load a saved game
lobby-import-help = A finished match in a .saga file, saved here or on the command line. You can also drop the file anywhere on this page. You get the table with all its moves to look at.
lobby-import-choose = Choose a file
lobby-import-drop = Drop the file here
lobby-import-no-json = { $name } cannot be read: it is not a .saga file, or it was damaged.
lobby-import-no-record = { $name } can be read, but it is not a saved game.
lobby-import-partial = { $name } is from a match that was not over, so it holds only what one seat knew. Save it again after the end.
lobby-import-too-large = { $name } is larger than a saved game can be (1 MB).
lobby-import-refused = { $name } does not replay here.
lobby-new = New table
lobby-game = Game
lobby-seat = Seat { $n }
lobby-seat-who = Seat { $n }: who
lobby-seat-level = Seat { $n }: level of the bot
lobby-seat-name = Seat { $n }: name
lobby-kind-you = You
lobby-kind-friend = A friend, by link
lobby-kind-open = Open to anybody
lobby-kind-bot = Bot
lobby-kind-open-help = Whoever opens the table's link may sit down.
lobby-hot-seat = Several seats on this device: a curtain hides the cards when you hand it over.
lobby-options = Options of the match
lobby-by-seat = seat by seat
lobby-spectators = Spectators
lobby-spectators-help = Whoever has the table's link may watch. They see no hands.
lobby-create = Create the table
lobby-made = The table is ready.
lobby-made-links =
    { $n ->
        [one] Send this link to your friend. Whoever opens it takes the seat.
       *[other] Send each friend their own link. Whoever opens it takes the seat.
    }
lobby-made-open =
    { $n ->
        [one] One seat is open. Whoever opens the table's link may take it.
       *[other] { $n } seats are open. Whoever opens the table's link may take one.
    }
lobby-made-table = Link of the table
lobby-made-spectators = For spectators
lobby-sit-down = Sit down
lobby-another = Another table
