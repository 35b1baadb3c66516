## Doors

table-opening = Setting up the table …
table-missing = There is no such table
table-missing-help = The address may be incomplete, or the match was deleted by its host.
table-foreign = This seat is not yours
table-foreign-help = A seat is opened by its own link. Ask whoever made the table for yours.
table-no-seat = There is no such seat
table-no-seat-help = The table is there, but it has no seat with this number. The address may be incomplete.
table-unreachable = The server does not answer
table-unreachable-help = Every move that was answered is stored. Nothing is lost.
table-retry = Try again
table-look-on = Watch
table-lobby = Back to the lobby
table-join-name = { $n ->
    [one] One seat is free. Your name:
   *[other] { $n } seats are free. Your name:
 }
table-join = Sit down
table-seat-taken = Somebody else was faster: the seat is taken.

## Hot seat

table-curtain = Hand the device to { $name }
table-curtain-help = Nothing of the table is shown until the next player is ready.
table-curtain-lift = I am { $name }: show the table

## Parts of the page

table-players = Players
table-board = Board
table-hand = Your hand
table-side = Log and chat
table-news = What happens
table-ending = The end of the match
table-title = { $game } – { $app }
table-title-turn = ● Your turn – { $game }

## Top bar and menu

table-to-lobby = To the lobby
table-undo = Undo your last move
table-undo-ask = Ask to take your last move back
table-open-log = { $n ->
    [0] Log and chat
    [one] Log and chat, one new line
   *[other] Log and chat, { $n } new lines
 }
table-rules = Rules
table-settings = Settings
table-menu = More
table-replay = Replay from the start
table-links = Links to this table
table-links-help = Whoever has the link of a seat holds the seat. Give each link to one person only.
table-links-none = This device has no link to hand out. It holds its seat by a cookie.
table-link-own = Your seat, { $name }
table-link-seat = Seat of { $name }
table-link-look = To watch or take a free seat
table-copy = Copy: { $what }
table-copied = Copied.
table-copy-by-hand = The browser does not allow copying here: mark the address and copy it.
table-hand-over = Let a bot play for you
table-hand-over-help = It plays your seat until you take it back. It sees what you see.
table-handed = A bot plays your seat now.
table-bot-plays = A bot plays your seat.
table-take-back = Take your seat back
table-save = Save the record
table-shortcuts = Keys
table-leave = Leave the seat
table-leave-help = The seat becomes free for somebody else, and your link no longer opens it.
table-stay = Stay

## Notices

table-lost = Connection lost. Your last move is stored; trying again.
table-undo-asked = You have asked to take your move back. Waiting for the others.
table-undo-proposal = { $name } would like to take a move back.
table-undo-proposal-move = { $name } would like to take back: { $what }
table-undo-later = { $n ->
    [one] One later move goes back with it.
   *[other] { $n } later moves go back with it.
 }
table-undo-refused = { $name } says no: the move stays.
table-agree = Agree
table-refuse = Refuse
table-rematch = Rematch
table-rematch-there = The same players meet again at a new table.
table-rematch-follow = Go there

## The question

table-question = Question
table-to-question = To the question
table-answers = Answers
table-your-turn = Your choice
table-settled = Answered; you can still change it
table-wait = Please wait
table-sent = Your move is on its way
table-sent-kept = Your move is sent as soon as the connection is back
table-over = The match is over
table-won = { $n ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
table-choosing = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
table-forced = There is only one choice: { $move }
table-choose-verb = Choose what to do, or click anything that is lit.
table-formality = Nothing to decide
table-formality-then = Continue: nobody learns what you hold.
table-sure = Are you sure?
table-no = No
table-all = All
table-all-choices = All choices
table-targets = Targets
table-see-log = What happened?
table-go-on = Continue
table-which = What do you do with { $name }?
table-closed = You can’t choose { $name } now
table-why-plain = The question is about something else.

## Log and chat

table-log = Log
table-log-earlier = { $n ->
    [one] One earlier move
   *[other] { $n } earlier moves
 }
table-log-empty = Nothing has happened yet.
table-since = Since you last looked
table-since-show = Show me
table-only-you = only you see this
table-replay-here = Show the table at this point
table-chat = { $n ->
    [0] Chat
   *[other] Chat ({ $n })
 }
table-chat-lines = What was said
table-chat-empty = Nobody has said anything yet.
table-chat-earlier = Earlier messages
table-joined = { $name } has taken a seat.
table-left = { $name } has left the seat.
table-bot-for = { $name } lets a bot play.
table-bot-back = { $name } plays again.
table-people = At the table
table-open-seat = free seat
table-is-bot = bot
table-stand-in = a bot plays
table-here = here
table-away = away
table-spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
 }
table-write = Write to the table …
table-send = Send

## The end

table-chart = Scores over time
table-chart-label = A line for each player; the turning points are listed below.
table-chart-start = Start
table-chart-end = Move { $move }
table-turning-points = Turning points
table-took-lead = Move { $move }: { $name } takes the lead (+{ $gain })
table-replay-short = Replay
table-save-short = Save
table-lobby-short = Lobby
table-see-board = See the board
table-luck = Provably fair
table-luck-help = The seed was drawn before the first move; its hash, known from the start, proves that it was never changed.
table-seed = Seed
table-seed-hash = SHA-256

## Keys

table-key-numbers = Choose an action, then a target, by its number
table-key-arrows = Walk along buttons, lists and the board
table-key-enter = Do what is in focus, or hear why you can’t
table-key-escape = One step back
table-key-undo = Undo
table-key-rules = Rules
table-key-log = Log
table-key-chat = Chat
table-key-replay = In a replay: back, forward, start, end
table-key-space = In a replay: play or pause
table-key-shortcuts = This list
table-hint = Hint
table-hint-help = What a bot would play, knowing what you know
table-hint-thinking = Thinking…
table-hint-title = What a bot would play
table-hint-chance = { $chance } %
table-hint-meaning = The chance to win with each move, as Konungr sees it with what you know.
table-analyse = Analyse the match
table-analysing = Analysing… this takes some seconds
table-chances = Chances to win, as a bot judges them
table-chances-label = A line for each player; the moves that changed the chances most are listed below.
table-chance-turn = Move { $move }, { $name }: { $played } ({ $before } → { $after } %)
table-chance-better = A bot would play: { $move }
