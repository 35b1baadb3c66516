### Blood Rage: sentences and labels, English.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question,
### option-NAME an option of a match (.text explains it) and option-NAME-CHOICE one of its choices.
### Present tense, the clan as subject; an inserted name is never inflected: places come with
### _in, _to, _from and _invade, figures with _acc and _with. The reserve and Valhalla have no
### such forms.


## Counts

cards-acc = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
figures-counted = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
 }
glory-acc = { $glory } Glory


## Events: setup and the course of an Age

event-destroyed-at-setup = { $place } is destroyed before the game begins.
event-doomed = { $place } is doomed: the next Ragnarök will destroy it.
event-first-player = The { $seat } is the first player.
event-age-began = { $age ->
    [1] The First Age begins.
    [2] The Second Age begins.
   *[other] The Third Age begins.
 }
event-phase-began = Phase: { $phase }.
event-age-ended = { $age ->
    [1] The First Age is over.
   *[other] The Second Age is over.
 } The { $seat } is now the first player.


## Events: Gods' Gifts

event-cards-dealt = The { $seat } is dealt { cards-acc }.
event-picked = The { $seat } picks “{ $card }”.
event-unpicked = The { $seat } takes the pick back.
event-packs-passed = The packs go to the left, { cards-acc } each.
event-buried = The { $seat } discards face down: { $cards }.
event-draft-ended = The draft is over.


## Events: Action

event-rage-set = The { $seat } starts with { $rage } Rage.
event-passed = { $rage ->
    [0] The { $seat } passes.
   *[other] The { $seat } passes and gives up { $rage } Rage.
 }
event-invaded = { $origin ->
    [Valhalla] The { $seat } invades { $place_invade } from Valhalla: { $figure } ({ $rage } Rage).
   *[other] The { $seat } invades { $place_invade }: { $figure } ({ $rage } Rage).
 }
event-march-declared = The { $seat } marches { $origin_from } { $place_to } ({ $rage } Rage).
event-marched = The { $seat } arrives { $place_in }: { $figure }.
event-upgraded = The { $seat } upgrades: “{ $card }” ({ $rage } Rage).
event-upgrade-replaced = The { $seat } discards the replaced Upgrade “{ $card }”.
event-quest-committed = The { $seat } commits a Quest face down.
event-own-quest-committed = { $seat }: the committed Quest is “{ $card }”.


## Events: Pillage and battle

event-pillage-declared = { $rage ->
    [0] The { $seat } declares a Pillage { $place_in }.
   *[other] The { $seat } declares a Pillage { $place_in } ({ $rage } Rage).
 }
event-joined = The { $seat } answers the Call to Battle and moves { $origin_from } { $place_to }: { $figure }.
event-join-declined = The { $seat } stays out of the Call to Battle.
event-unopposed = Nobody opposes the { $seat } { $place_in }: there is no battle.
event-battle-began = Battle { $place_in }: { $seats }.
event-card-chosen = The { $seat } lays a card face down.
event-own-card-chosen = { $seat }: the card face down is “{ $card }”.
event-revealed = { $bonus ->
    [0] The { $seat } reveals “{ $card }”.
   *[other] The { $seat } reveals “{ $card }” (+{ $bonus }).
 }
event-quest-treated = The { $seat } treats the Quest “{ $card }” as a +{ $bonus } Battle card (“{ $by }”).
event-text-cancelled = The { $seat } cancels the text of “{ $card }” ({ $victim }).
event-figure-stays = The { $seat } keeps one figure in the battle: { $figure }.
event-late-card-added = { $bonus ->
    [0] The { $seat } adds “{ $card }”.
   *[other] The { $seat } adds “{ $card }” (+{ $bonus }).
 }
event-total = { $seat }: total STR { $total }, figures alone { $figures }.
event-battle-won = The { $seat } wins the battle { $place_in } (STR { $total }).
event-battle-tied = The battle { $place_in } is a tie: everyone loses.
event-pillage-failed = The Pillage { $place_in } has failed.
event-reward-taken = The { $seat } takes the reward { $place_in }: { $reward }.
event-token-flipped = { $place } is pillaged.
event-leader-moved = The { $seat } moves { $origin_from } { $place_to }: { $figure }.
event-rage-gained = The { $seat } gains { $rage } Rage (“{ $card }”).
event-rage-stolen = The { $seat } steals { $rage } Rage from the { $victim }.
event-glory-stolen = The { $seat } steals { glory-acc } from the { $victim }.
event-card-returned = The { $seat } takes “{ $card }” back into hand.
event-card-taken = The { $seat } takes “{ $card }” from the { $victim }.
event-card-discarded = The { $seat } discards “{ $card }”.


## Events: anywhere

event-destroyed = { $seat }, destroyed { $place_in }: { $figure } ({ $cause }).
event-saved = The { $seat } saves a figure: { $figure } ({ $rage } Rage).
event-retreated = The { $seat } withdraws { $place_from } { province-yggdrasil.to }: { $figure }.
event-stat-raised = The { $seat } raises a stat: { $stat } is now { $value }.
event-glory-gained = The { $seat } gains { glory-acc } ({ $reason }).


## Events: the later phases

event-own-card-kept = { $seat }: the kept card is “{ $card }”.
event-hand-discarded = { $kept ->
    [0] The { $seat } discards { cards-acc }.
   *[other] The { $seat } keeps one card and discards { cards-acc }.
 }
event-quest-revealed = The { $seat } reveals the Quest “{ $card }”.
event-quest-fulfilled = Quest “{ $card }” fulfilled – { $seat }: { glory-acc }.
event-quest-failed = Quest “{ $card }” not fulfilled – { $seat }.
event-ragnarok = Ragnarök destroys { $place }.
event-released = { $seat }, back from Valhalla: { figures-counted }.
event-game-ended = { $n ->
    [one] The game is over. The { $seats } wins.
   *[other] The game is over. Shared victory: { $seats }.
 }


## Why figures are destroyed, why Glory is gained

cause-lost-battle = lost battle
cause-battle-card = Battle card
cause-invasion = invasion
cause-sacrifice = sacrifice
cause-ragnarok = Ragnarök

reason-battle = won battle
reason-token = Pillage token
reason-quest = Quest
reason-ragnarok = Ragnarök
reason-legendary = Legendary bonus


## Moves

move-pick = Pick “{ $noun }”
    .word = Pick
move-unpick = Take your pick back
move-invade = Invade { $noun_with }
    .word = Invade
    .then = Choose a figure of your reserve, then where it lands.
move-fetch = Invade from Valhalla { $noun_with }
    .word = From Valhalla
    .then = Choose a figure in Valhalla, then where it lands.
move-march = March { $noun_from }
    .word = March
    .then = Choose where from, then where to, then who goes.
move-upgrade = Upgrade: “{ $noun }”
    .word = Upgrade
    .then = Choose a card of your hand; its Rage cost is on the left.
move-quest = Commit the Quest “{ $noun }”
    .word = Quest
    .then = Choose a card of your hand; it lies face down until the Quest phase.
move-pillage = Pillage { $noun }
    .word = Pillage
    .then = Choose a province; the others may answer the Call to Battle.
move-pillage-again = Pillage { $noun } again
    .word = Pillage again
move-sacrifice = Sacrifice figures for a stat
    .word = Sacrifice
move-pass = Pass and give up the Rage left
    .word = Pass
move-to = { $noun }
    .word = Where to
move-move = Move { $noun_acc }
    .word = Move
move-slot = { $noun }
    .word = Slot
move-give = Sacrifice { $noun_acc }
    .word = Sacrifice
move-join = Join { $noun_with }
    .word = Join
move-play = Play “{ $noun }”
    .word = Play
move-treat = Use “{ $noun }” for the Quest
    .word = Use
move-leave = Keep { $noun_acc } in the battle
    .word = Keep
move-add = Add “{ $noun }”
    .word = Add
move-take-back = Take “{ $noun }” back
    .word = Take back
move-retreat = Withdraw { province-yggdrasil.to }
    .word = Withdraw
move-save = Save { $noun_acc }
    .word = Save
move-raise = Raise { $noun }
    .word = Raise
move-keep = Keep “{ $noun }”
    .word = Keep
move-done = No / done
    .word = Done


## Questions

ask-pick = Gods' Gifts: which card do you pick?
ask-action = Your turn: which action do you take?
ask-invade-where = Where do you invade?
ask-march-where = Where do you march to?
ask-march-who = Which figure do you move next?
    .done = March is over
ask-upgrade-slot = Which slot do you put the Upgrade on? A card there is replaced.
ask-free-invade = Free Invade: do you invade with an upgraded figure?
    .done = No
ask-add-warrior = Do you add a Warrior from your reserve there for free?
    .done = No
ask-pillage-at-once = Do you pay to pillage the province at once?
    .done = No
ask-sacrifice = Which of your figures do you sacrifice?
ask-join = Call to Battle: do you move a figure there?
    .done = Stay out
ask-play-card = Battle: which card do you play face down?
ask-treat-quest = Do you treat the revealed Quest as a Battle card?
    .done = No
ask-leave-one = Which one of your figures stays in the battle? All others are destroyed.
ask-add-late-card = The cards lie open: do you add a card?
    .done = No card
ask-move-leader = Do you move your Leader for free?
    .done = No
ask-raise-stat = Which clan stat do you raise?
ask-retreat = Your figure is about to be destroyed: does it withdraw instead?
    .done = Fall
ask-save-figures = Your figures are about to be destroyed: which do you pay to save?
    .done = Save none
ask-invade-after-defeat = You lost the battle: do you invade there with a Warrior for free?
    .done = No
ask-keep-played = You won the battle: which of your cards do you pay to take back?
    .done = No card
ask-keep-card = Discard: which card do you keep for the next Age?
    .done = None


## Options of a match

option-clans = Clans
    .text = Who plays which clan: drawn by lot, in the order of the box, or chosen for each seat. All clans are equally strong.
option-clans-random = by lot
option-clans-box = in the order of the box
option-clans-wolf = { clan-wolf }
option-clans-raven = { clan-raven }
option-clans-serpent = { clan-serpent }
option-clans-bear = { clan-bear }
option-first-player = First player
    .text = Who takes the first turn of the First Age. In later Ages the first turn goes round to the left.
option-first-player-random = by lot
option-first-player-1 = seat 1
option-first-player-2 = seat 2
option-first-player-3 = seat 3
option-first-player-4 = seat 4
option-seating = Seating
    .text = Whether everybody sits as listed here or the seats are shuffled. Cards and turns go round to the left.
option-first-game = First game
    .text = No draft in the First Age: everybody keeps all eight cards they are dealt. Good for learning.


## Labels of the drawing

ui-first-player = First player: { $seat }
ui-doomed = Doomed in this Age: { $place }
ui-passed = passed
ui-province = Province
ui-villages = Villages
ui-reward = Reward
ui-destroyed = destroyed
ui-pillaged = pillaged
ui-mark-leader = L
ui-mark-warrior = W
ui-mark-ship = S
ui-legend = { ui-mark-leader } Leader, { ui-mark-warrior } Warrior, { ui-mark-ship } Ship · =N is a clan's STR there, fjord included · Villages: empty/all · ☠N: destroyed by the Ragnarök of Age N · ▶ to move · (1/6) step of a stat · ★ Legendary
ui-glory = Glory
ui-rage-left = Rage left
ui-upgrades = Upgrades
ui-reserve = Reserve
ui-valhalla = Valhalla
ui-hand = Hand
ui-known = known
ui-quests = Quests
ui-strength = STR { $n }
ui-cost = { $n } Rage
ui-invade-cost = invading { $n } Rage
ui-card-glory = { $n } Glory
ui-late = also late
ui-abilities = Upgrades in play
ui-battle = Battle { $place_in } (Pillage – { $seat })
ui-pillage = Pillage { $place_in } – { $seat }
ui-clan = Clan
ui-figures = Figures
ui-cards = Cards
ui-total = Total
ui-face-down = a card face down
ui-cancelled = text cancelled
ui-about-to-die = About to be destroyed: { $figures }
ui-winner = winner
ui-own-hand = Your hand
ui-own-pack = The pack to pick from
ui-own-picks = Picked
ui-own-quests = Your committed Quests
ui-own-chosen = Your card face down
ui-own-kept = You keep


## The board in a browser

board-label = The board: provinces and fjords
board-doomed = { $doomed ->
    [yes] , doomed
   *[no] {""}
 }
board-state = { $state ->
    [open] , open to you
    [closed] , closed to you
   *[none] {""}
 }
board-province = { $name }, { $region }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-centre = { $name }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-ruin = { $name }, { $region }, destroyed
board-fjord = { $name }, { figure-ship.count }{ board-state }
board-token = pillage token { $reward }
board-pillaged = already pillaged
board-figure = { $figure }, { $clan }, { $place }{ board-state }
board-nobody = Nobody is here.
board-villages-free = { $n ->
    [0] No village is free.
    [one] { $n } village is free.
   *[other] { $n } villages are free.
 }
board-no-villages = Any number of figures fit in here.
board-neighbours = Next door:
board-zoom-whole = The whole board
board-peek = Look at the board
board-unread = The board could not be loaded.
board-age = Age { $age }
board-age-doom = Age { $age }: the Ragnarök destroys { $place }
board-saga = Ages and phases

## The table in a browser: hand, sheets, draft, battle, scoring

table-warn-pass = You give up { $rage } Rage and take no more actions in this Age.
table-warn-keep-none = { $n ->
    [one] You keep no card; the one in your hand is discarded.
   *[other] You keep no card; all { $n } in your hand are discarded.
 }
table-warn-replace = “{ $card }” lies on this slot and will be discarded.
table-card = { $card }, { $figures }. { $text }
table-card-open = { $card }, { $figures }, can be chosen. { $text }
table-pile = { $figure } in the reserve: { $n }
table-pile-fallen = { $figure } in Valhalla: { $n }
table-reserve-empty = empty
table-on-board = { $n } of { $limit } on the board
table-kept = Kept
table-kept-count = { $n } of { $of }
table-kept-hidden = Hidden from the others
table-hand-empty = No card in your hand.
table-panel = { $name }, { $clan }
table-open-sheet = { $name }: open the clan sheet
table-chip = { $name }: { $glory } Glory, { $rage } Rage. Open the clan sheet.
table-stat = { $stat } { $value }, step { $column } of 6
table-now = now
table-slot-card = { $slot }: { $card }
table-slot-empty = { $slot }: empty
table-slot-open = No Upgrade lies here yet.
table-slot-free = empty
table-slot-nth = { $n } of { $of }: { $card }
table-clan-stands = { $glory } Glory, { $rage } Rage left.
table-cards-hidden = Backs show only the Age of a card.
table-buried = Discarded face down by you
table-discards = Discard pile: { cards-acc }
table-none = None.
table-fate = End of { $age ->
    [1] the First Age
    [2] the Second Age
   *[other] the Third Age
 }
table-fate-place = { $place } burns
table-fate-pays = Each figure that falls there earns { $n } Glory.
table-fate-loss = { $clan }: { figures-counted }, { $glory } Glory
table-fate-empty = Nobody stands there now.
table-fallen = { $figure }, { $clan }, in Valhalla
table-draft-note = Pick { $n } of { $of } · { $cards ->
    [one] one card left in this pack
   *[other] { $cards } cards in this pack
 }
table-draft-waiting = Your pick is set. Still choosing: { $names }
table-draft-ring = The packs go to the left
table-draft-picking = picking
table-draft-ready = ready
table-draft-picked = Picked
table-draft-take-back = { $card }, picked: take it back
table-battle = Battle { $place }
table-battle-won = The { $clan } wins.
table-battle-tied = A tie: everyone loses.
table-late-none = None of your cards can be added.
table-battle-on = Go on
table-step-outcome = Outcome
table-stake = For the pillager
table-figure = { $strength ->
    [0] { $figure }
   *[other] { $figure }, STR { $strength }
 }
table-figure-dying = { $figure }, about to fall
table-joined = joined
table-only-you = only you see it
table-prize = { $n } Glory for a win
table-ahead = ahead
table-plus-glory = +{ $n } Glory
table-saga = { $n ->
    [one] The saga of the { $clans }
   *[other] A saga shared: { $clans }
 }
table-saga-text = { $n ->
    [one] { $names } leads with { $glory } Glory.
   *[other] { $names } share the victory with { $glory } Glory each.
 }
table-score-battle = Battles
table-score-token = Pillage
table-score-quest = Quests
table-score-ragnarok = Ragnarök
table-score-cards = Cards
table-score-legendary = Legend


## Why not: what stands in the way of a choice
why-br-age-03 = This belongs to another phase of the Age.
why-br-age-05 = The game is over.
why-br-gift-05 = This card is not in your pack.
why-br-act-03 = It is not your turn.
why-br-act-04 = You have taken your action of this turn.
    .first = Finish what you have begun first.
why-br-act-06 = You have { $rage } Rage, this costs { $cost }.
why-br-act-09 = You have no Rage left.
why-br-oq-02 = You have passed and take no more actions in this Age.
why-br-upg-12 = The card of this Monster is not on your clan sheet.
why-br-fig-10 = This figure is in Valhalla and comes back at the end of the Age.
why-br-inv-01 = This figure is on the board already; you invade with figures of your reserve.
    .first = First choose the figure that invades.
    .reserve = You have no figure in your reserve to invade with.
why-br-inv-02 = No province has an empty village.
why-br-inv-04 =
    .reserve = Only a ship enters a fjord, and you have none in your reserve.
    .ship = A ship enters a fjord, not a province.
why-br-inv-05 = Nobody invades { $place }: march there from another province.
why-br-inv-07 = Your Horns allow { $n } figures on the board, and they are there.
why-br-inv-08 = First choose where the figure lands.
why-br-fig-16 = Only ships enter a fjord.
why-br-oq-03 = { $place }: all provinces of this fjord are destroyed.
    .all = No fjord has a province left to support.
why-br-oq-49 = No Upgrade of yours brings this figure back from Valhalla now.
why-br-board-13 = { $place } has no empty village.
why-br-board-20 = { $place } is destroyed.
why-br-march-01 = You have no figure { $place_in } to march with.
    .fjord = A march leads from province to province, not to a fjord.
    .where = First choose where you march.
why-br-march-04 = Only figures { $place_in } march now.
why-br-march-05 = You are marching to { $place } already; one March has one destination.
why-br-march-06 = { $place } has no empty village.
    .all = No other province has an empty village.
why-br-march-08 = Ships do not march.
why-br-march-10 = { $place } is destroyed.
    .same = The figures are there already.
why-br-oq-27 = At least one figure must march.
why-br-upg-01 = This card is not in your hand.
    .battle = This is a Battle card: play it in a battle.
    .quest = This is a Quest, not an Upgrade.
    .slot = This slot is for other Upgrades.
why-br-upg-02 = First choose the slot of the Upgrade.
why-br-upg-08 = Only a figure of the kind that you upgraded invades free of charge now.
why-br-upg-18 = First decide on the free Invade.
why-br-upg-23 = This figure is not in your reserve.
why-br-quest-01 = This Quest is not in your hand.
    .other = This card is no Quest.
why-br-quest-07 = This Quest is committed already.
why-br-pillage-01 = { $place } is destroyed.
why-br-pillage-02 = You have no figure { $place_in } and no ship in its fjord.
why-br-pillage-06 = { $place } has been pillaged in this Age already.
why-br-oq-25 = No Upgrade of yours lets you pillage { $place } again now.
why-br-oq-26 = Only the province just invaded can be pillaged at once.
why-br-oq-48 = This cannot be sacrificed: it takes own figures on the board, and an Upgrade that asks for them.
why-br-oq-23 = Only a Warrior of your reserve can be added now.
why-br-oq-51 = Only a Warrior of your reserve may invade after the defeat.
why-br-oq-55 = This Upgrade does not turn a Quest into a Battle card.
why-br-oq-41 = One of your figures in the battle stays: choose which.
why-br-oq-53 = You take back one of the cards that you have played in this battle.
why-br-oq-24 = The Leader moves to an adjacent province with an empty village.
why-br-oq-16 = Only your figures that are about to be destroyed can be saved.
why-br-oq-17 = First decide whether the figure retreats.
why-br-call-01 = First answer the Call to Battle.
why-br-call-03 = This figure is in no province adjacent to the battle: { $place }.
why-br-call-06 = Ships stay in their fjord.
why-br-play-01 = This card is not in your hand.
    .must = You must play one card of your hand.
    .chosen = You have chosen your card for this battle.
why-br-play-11 = You can only add a card of your hand that says so.
why-br-play-12 = It is another player’s turn to add a card.
why-br-play-15 = You do not take part in this battle.
why-br-card-08 = This card cannot be added after the reveal.
why-br-oq-50 = First raise a clan stat.
why-br-oq-04 = { $stat }: this stat is at its highest level.
why-br-faq-07 = Choose another stat than the reward of the Pillage.
why-br-disc-01 = This card is not in your hand.
    .chosen = You have chosen the card that you keep.
