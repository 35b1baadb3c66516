game-nine-stones = Nine Stones
    .text = Everybody lays a stone in secret; the strongest wins the prize.
    .length = 5 minutes

stone-chalk = chalk
stone-flint = flint
stone-slate = slate
stone-basalt = basalt
stone-granite = granite
stone-quartz = quartz
stone-amber = amber
stone-jasper = jasper
stone-onyx = onyx

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

event-dealt = { $seat } is dealt: { $stones }.
event-turned = The prize is { $prize }.
event-laid = { $seat } lays a stone face down.
event-own-laid = { $seat }: the stone face down is { $stone }.
event-revealed = { $seat } reveals { $stone }.
event-won = { $seat } scores { $points }.
event-tied = A tie: nobody scores.
event-buried = { $seat } buries a stone and scores { $points } more.
event-own-buried = { $seat }: the buried stone is { $stone }.

move-lay = Lay { $noun }
move-bury = Bury { $noun }
move-done = Bury nothing

ask-lay = Which stone do you lay?
ask-bury = Which stone do you bury to score the prize twice?

# The board in the browser, and what the kit says on it.
board-name = Table
board-prize = Prize
board-prizes-left = Prizes to come: { $prizes }
board-laid = { $name } has laid a stone
board-not-laid = { $name } has not laid yet
board-player = { $name }: { $score } points, { $stones } stones
board-buried = Buried
board-score = Score
table-player = Player
table-of = of { $n }
