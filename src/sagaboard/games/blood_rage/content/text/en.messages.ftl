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
event-first-player = { $seat } is the first player.
    .own = You are the first player.
event-age-began = { $age ->
    [1] The First Age begins.
    [2] The Second Age begins.
   *[other] The Third Age begins.
 }
event-phase-began = Phase: { $phase }.
event-age-ended = { $age ->
    [1] The First Age is over.
   *[other] The Second Age is over.
 } Now { $seat } is the first player.


## Events: Gods' Gifts

event-cards-dealt = { $seat } is dealt { cards-acc }.
    .own = You are dealt { cards-acc }.
event-picked = { $seat } picks “{ $card }”.
    .own = You pick “{ $card }”.
event-unpicked = { $seat } takes the pick back.
    .own = You take your pick back.
event-packs-passed = The packs go to the left, { cards-acc } each.
event-buried = { $seat } discards face down: { $cards }.
    .own = You discard face down: { $cards }.
event-draft-ended = The draft is over.


## Events: Action

event-rage-set = { $seat } starts with { $rage } Rage.
    .own = You start with { $rage } Rage.
event-passed = { $rage ->
    [0] { $seat } passes.
   *[other] { $seat } passes and gives up { $rage } Rage.
 }
    .own = { $rage ->
        [0] You pass.
       *[other] You pass and give up { $rage } Rage.
     }
event-invaded = { $origin ->
    [Valhalla] { $seat } invades { $place_invade } from Valhalla { $figure_with } ({ $rage } Rage).
   *[other] { $seat } invades { $place_invade } { $figure_with } ({ $rage } Rage).
 }
    .own = { $origin ->
        [Valhalla] You invade { $place_invade } from Valhalla { $figure_with } ({ $rage } Rage).
       *[other] You invade { $place_invade } { $figure_with } ({ $rage } Rage).
     }
event-march-declared = { $seat } marches { $origin_from } { $place_to } ({ $rage } Rage).
    .own = You march { $origin_from } { $place_to } ({ $rage } Rage).
event-marched = { $seat } arrives { $place_in } { $figure_with }.
    .own = You arrive { $place_in } { $figure_with }.
event-upgraded = { $seat } plays the Upgrade “{ $card }” ({ $rage } Rage).
    .own = You play the Upgrade “{ $card }” ({ $rage } Rage).
event-upgrade-replaced = { $seat } discards the replaced Upgrade “{ $card }”.
    .own = You discard the replaced Upgrade “{ $card }”.
event-quest-committed = { $seat } commits a Quest face down.
    .own = You commit a Quest face down.
event-own-quest-committed = { $seat }’s Quest is “{ $card }”.
    .own = Your Quest is “{ $card }”.


## Events: Pillage and battle

event-pillage-declared = { $rage ->
    [0] { $seat } sets out to pillage { $place }.
   *[other] { $seat } sets out to pillage { $place } ({ $rage } Rage).
 }
    .own = { $rage ->
        [0] You set out to pillage { $place }.
       *[other] You set out to pillage { $place } ({ $rage } Rage).
     }
event-joined = { $seat } joins the battle and moves { $figure_acc } { $origin_from } { $place_to }.
    .own = You join the battle and move { $figure_acc } { $origin_from } { $place_to }.
event-join-declined = { $seat } stays out of the battle.
    .own = You stay out of the battle.
event-unopposed = Nobody opposes { $seat } { $place_in }: there is no battle.
    .own = Nobody opposes you { $place_in }: there is no battle.
event-battle-began = Battle { $place_in }: { $seats }.
event-card-chosen = { $seat } lays a card face down.
    .own = You lay a card face down.
event-own-card-chosen = { $seat }’s card is “{ $card }”.
    .own = Your card is “{ $card }”.
event-revealed = { $bonus ->
    [0] { $seat } reveals “{ $card }”.
   *[other] { $seat } reveals “{ $card }” (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] You reveal “{ $card }”.
       *[other] You reveal “{ $card }” (+{ $bonus }).
     }
event-quest-treated = { $seat } plays the Quest “{ $card }” as a Battle card with +{ $bonus } (“{ $by }”).
    .own = You play the Quest “{ $card }” as a Battle card with +{ $bonus } (“{ $by }”).
event-text-cancelled = { $seat } cancels the text of { $victim }’s “{ $card }”.
    .own = You cancel the text of { $victim }’s “{ $card }”.
event-figure-stays = { $seat } keeps only { $figure_acc } in the battle.
    .own = You keep only { $figure_acc } in the battle.
event-late-card-added = { $bonus ->
    [0] { $seat } adds “{ $card }”.
   *[other] { $seat } adds “{ $card }” (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] You add “{ $card }”.
       *[other] You add “{ $card }” (+{ $bonus }).
     }
event-total = { $seat } has STR { $total }, { $figures } of it from figures.
    .own = You have STR { $total }, { $figures } of it from figures.
event-battle-won = { $seat } wins the battle { $place_in } (STR { $total }).
    .own = You win the battle { $place_in } (STR { $total }).
event-battle-tied = The battle { $place_in } is a tie: everyone loses.
event-pillage-failed = { $seat } fails to pillage { $place }.
    .own = You fail to pillage { $place }.
event-reward-taken = { $seat } takes the reward of { $place }: { $reward }.
    .own = You take the reward of { $place }: { $reward }.
event-token-flipped = { $place } is pillaged.
event-leader-moved = { $seat } moves { $figure_acc } { $origin_from } { $place_to }.
    .own = You move { $figure_acc } { $origin_from } { $place_to }.
event-rage-gained = { $seat } gains { $rage } Rage (“{ $card }”).
    .own = You gain { $rage } Rage (“{ $card }”).
event-rage-stolen = { $seat } steals { $rage } Rage from { $victim }.
    .own = You steal { $rage } Rage from { $victim }.
event-glory-stolen = { $seat } steals { glory-acc } from { $victim }.
    .own = You steal { glory-acc } from { $victim }.
event-card-returned = { $seat } takes “{ $card }” back into hand.
    .own = You take “{ $card }” back into your hand.
event-card-taken = { $seat } takes “{ $card }” from { $victim }.
    .own = You take “{ $card }” from { $victim }.
event-card-discarded = { $seat } discards “{ $card }”.
    .own = You discard “{ $card }”.


## Events: anywhere

event-destroyed = { $seat } loses { $figure_acc } { $place_in } ({ $cause }).
    .own = Your { $figure } falls { $place_in } ({ $cause }).
event-saved = { $seat } saves { $figure_acc } ({ $rage } Rage).
    .own = You save { $figure_acc } ({ $rage } Rage).
event-retreated = { $seat } withdraws { $figure_acc } { $place_from } { province-yggdrasil.to }.
    .own = You withdraw { $figure_acc } { $place_from } { province-yggdrasil.to }.
event-stat-raised = { $seat } raises { $stat } to { $value }.
    .own = You raise { $stat } to { $value }.
event-glory-gained = { $seat } gains { glory-acc } ({ $reason }).
    .own = You gain { glory-acc } ({ $reason }).


## Events: the later phases

event-own-card-kept = { $seat } keeps “{ $card }”.
    .own = You keep “{ $card }”.
event-hand-discarded = { $kept ->
    [0] { $seat } discards { cards-acc }.
   *[other] { $seat } keeps one card and discards { cards-acc }.
 }
    .own = { $kept ->
        [0] You discard { cards-acc }.
       *[other] You keep one card and discard { cards-acc }.
     }
event-quest-revealed = { $seat } reveals the Quest “{ $card }”.
    .own = You reveal the Quest “{ $card }”.
event-quest-fulfilled = { $seat } fulfils the Quest “{ $card }”: { glory-acc }.
    .own = You fulfil the Quest “{ $card }”: { glory-acc }.
event-quest-failed = { $seat } does not fulfil the Quest “{ $card }”.
    .own = You do not fulfil the Quest “{ $card }”.
event-ragnarok = Ragnarök destroys { $place }.
event-released = { $seat } gets { figures-counted } back from Valhalla.
    .own = You get { figures-counted } back from Valhalla.
event-game-ended = { $n ->
    [one] The game is over. { $seats } wins.
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
move-upgrade = Play the Upgrade “{ $noun }”
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
move-sacrifice = Sacrifice figures to raise a stat
    .word = Sacrifice
move-pass = Pass and give up the Rage left
    .word = Pass
move-to = { $noun }
    .word = Destination
move-move = Move { $noun_acc }
    .word = Move
move-slot = { $noun }
    .word = Slot
move-give = Sacrifice { $noun_acc }
    .word = Sacrifice
move-join = Join the battle { $noun_with }
    .word = Join
move-play = Play “{ $noun }”
    .word = Play
move-treat = Play the Quest as a Battle card with “{ $noun }”
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
move-done = Go on
    .word = Go on


## Questions

ask-pick = Gods' Gifts: which card do you pick?
ask-action = Your turn: which action do you take?
ask-invade-where = Where do you invade?
ask-march-where = Where do you march to?
ask-march-who = Which figure marches next?
    .done = End the march
ask-upgrade-slot = Which slot does the Upgrade go in? A card there is replaced.
ask-free-invade = Do you invade with an upgraded figure for free?
    .done = Do not invade
ask-add-warrior = Do you add a Warrior from your reserve there for free?
    .done = Add none
ask-pillage-at-once = Do you pay to pillage the province at once?
    .done = Do not pillage
ask-sacrifice = Which of your figures do you sacrifice?
ask-join = Do you join the battle?
    .done = Stay out
    .named = { $name } pillages { $place } ({ $reward }). Do you join the battle?
ask-play-card = Battle: which card do you lay face down?
ask-treat-quest = Do you play the revealed Quest as a Battle card?
    .done = Do not use it
ask-leave-one = Which one of your figures stays in the battle? All others are destroyed.
ask-add-late-card = The cards lie open: do you add a card?
    .done = No card
ask-move-leader = Do you move your Leader for free?
    .done = Stay here
ask-raise-stat = Which clan stat do you raise?
ask-retreat = Your figure is about to be destroyed: do you withdraw it instead?
    .done = Let it fall
ask-save-figures = Your figures are about to be destroyed: which ones do you pay to save?
    .done = Save no more
ask-invade-after-defeat = You lost the battle: do you invade with a Warrior for free?
    .done = Do not invade
ask-keep-played = You won the battle: which of your cards do you pay to take back?
    .done = No more cards
ask-keep-card = Discard: which card do you keep for the next Age?
    .done = Keep none


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
    [open] , can be chosen
    [closed] , cannot be chosen now
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
table-battle-won = { $clan } wins.
table-battle-tied = A tie: everyone loses.
table-late-none = None of your cards can be added.
table-battle-on = Continue
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
    [one] { $names } wins with { $glory } Glory.
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
    .centre = You have no figure { $place_in }.
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
