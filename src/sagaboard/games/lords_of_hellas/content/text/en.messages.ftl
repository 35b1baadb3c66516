### Lords of Hellas: sentences and labels, English.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to and _from, monsters with _acc.


## Counts

hoplites-acc = { $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
 }
cards-acc = { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
 }
priests-acc = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
 }

## Events: setup

event-temple-card = { $temple }.
event-starting-player = { $seat } chooses a hero first.
    .own = You choose a hero first.
event-hero-chosen = { $seat } chooses { $hero }.
    .own = You choose { $hero }.
event-settled = { $seat } starts { $region_in }.
    .own = You start { $region_in }.

## Events: the turn

event-turn-began = { $seat }’s turn.
    .own = Your turn.
event-special-action = { $seat } takes a special action: { $action }.
    .own = You take a special action: { $action }.
event-artifact-used = { $seat } uses the artifact “{ $artifact }”.
    .own = You use the artifact “{ $artifact }”.
event-blessing-used = { $seat } uses the blessing “{ $blessing }”.
    .own = You use the blessing “{ $blessing }”.
event-ability-used = { $seat } uses the hero’s special ability.
    .own = You use your hero’s special ability.
event-prayed = { $seat } sends a priest to the { $god }.
    .own = You send a priest to the { $god }.
event-hero-moved = { $seat } moves { $origin_from } { $region_to }.
    .own = Your hero moves { $origin_from } { $region_to }.
event-hero-placed = { $seat } is placed { $region_in }.
    .own = You place your hero { $region_in }.
event-hoplites-moved = { $seat } moves { hoplites-acc } { $origin_from } { $region_to }.
    .own = You move { hoplites-acc } { $origin_from } { $region_to }.
event-fortified = { $seat } fortifies a hoplite in the city { $region_in }.
    .own = You fortify a hoplite in the city { $region_in }.
event-left-city = { $seat } moves a hoplite out of the city { $region_in }.
    .own = You move a hoplite out of the city { $region_in }.
event-recruited = { $seat } recruits a hoplite { $region_in }.
    .own = You recruit a hoplite { $region_in }.
event-recruited-fortified = { $seat } recruits a fortified hoplite { $region_in }.
    .own = You recruit a fortified hoplite { $region_in }.
event-usurped = { $seat } usurps power { $region_in }.
    .own = You usurp power { $region_in }.
event-temple-built = { $seat } builds a temple { $region_in }.
    .own = You build a temple { $region_in }.
event-oracle-built = { $seat } builds the Oracle of Delphi { $region_in }.
    .own = You build the Oracle of Delphi { $region_in }.
event-monument-built = { $seat } builds the { $god } to level { $level }. All actions are free again.
    .own = You build the { $god } to level { $level }. All actions are free again.
event-round-ended = { $seat } ends the round; all monuments are complete.
    .own = You end the round; all monuments are complete.
event-countdown-began = The { $god } is the first to be complete. After { $n ->
    [one] { $n } more special action
   *[other] { $n } more special actions
 } of { $seat }, whoever controls its region wins.
    .own = The { $god } is the first to be complete. After { $n ->
        [one] { $n } more special action
       *[other] { $n } more special actions
     } of yours, whoever controls its region wins.
event-countdown = Until the King of Kings is crowned, { $seat } has { $n ->
    [one] { $n } special action
   *[other] { $n } special actions
 } left.
    .own = Until the King of Kings is crowned, you have { $n ->
        [one] { $n } special action
       *[other] { $n } special actions
     } left.
event-nobody-is-king = The countdown is over, and nobody controls the region of the { $god }. Whoever takes it wins.

## Events: control, glory, attributes, cards

event-control-taken = { $seat } takes control of { $region }.
    .own = You take control of { $region }.
event-glory-taken = { $seat } takes the glory token of the { $land }.
    .own = You take the glory token of the { $land }.
event-glory-given = { $seat } gives up the glory token of the { $land }.
    .own = You give up the glory token of the { $land }.
event-priests-gained = { $seat } gains { priests-acc }.
    .own = You gain { priests-acc }.
event-priest-sacrificed = { $seat } sacrifices a priest.
    .own = You sacrifice a priest.
event-attribute-raised = { $seat }’s { $attribute } rises to { $level }.
    .own = Your { $attribute } rises to { $level }.
event-attribute-lowered = { $seat }’s { $attribute } falls to { $level }.
    .own = Your { $attribute } falls to { $level }.
event-injured = { $seat } takes an injury to { $attribute }.
    .own = You take an injury to { $attribute }.
event-healed = { $seat } heals an injury to { $attribute }.
    .own = You heal an injury to { $attribute }.
event-cards-drawn = { $seat } draws { cards-acc }.
    .own = You draw { cards-acc }.
event-own-cards-drawn = { $seat } draws: { $cards }.
    .own = You draw: { $cards }.
event-card-discarded = { $seat } discards “{ $card }”.
    .own = You discard “{ $card }”.
event-combat-deck-shuffled = The discarded combat cards are shuffled into a new deck.
event-cards-looked-at = { $seat } looks at { cards-acc }.
    .own = You look at { cards-acc }.
event-own-card-picked = { $seat } takes “{ $card }”.
    .own = You take “{ $card }”.
event-artifacts-looked-at = { $seat } looks at { $n ->
    [one] { $n } neutral artifact
   *[other] { $n } neutral artifacts
 }.
    .own = You look at { $n ->
        [one] { $n } neutral artifact
       *[other] { $n } neutral artifacts
     }.
event-artifact-gained = { $seat } gains the artifact “{ $artifact }”.
    .own = You gain the artifact “{ $artifact }”.
event-action-cleared = { $seat } frees the action { $action }.
    .own = You free the action { $action }.
event-tokens-cleared = { $seat } frees all actions.
    .own = You free all actions.
event-draft-began = { $seat } is the first to choose from { $n ->
    [one] { $n } blessing
   *[other] { $n } blessings
 }.
    .own = You are the first to choose from { $n ->
        [one] { $n } blessing
       *[other] { $n } blessings
     }.
event-blessing-taken = { $seat } takes the blessing “{ $blessing }”.
    .own = You take the blessing “{ $blessing }”.
event-blessing-discarded = The blessing “{ $blessing }” is discarded.

## Events: quests

event-quest-opened = A quest appears { $region_in }: “{ $quest }”.
event-quest-started = { $seat } starts the quest “{ $quest }” at step { $step }.
    .own = You start the quest “{ $quest }” at step { $step }.
event-quest-advanced = { $seat } advances on the quest “{ $quest }” to step { $step }.
    .own = You advance on the quest “{ $quest }” to step { $step }.
event-quest-completed = { $seat } completes the quest “{ $quest }”.
    .own = You complete the quest “{ $quest }”.
event-quest-lost = { $seat } comes too late for the quest “{ $quest }”.
    .own = You come too late for the quest “{ $quest }”.
event-quest-card-kept = { $seat } keeps the quest card “{ $quest }”.
    .own = You keep the quest card “{ $quest }”.
event-quest-card-redeemed = { $seat } discards the quest card “{ $quest }” for its effect.
    .own = You discard the quest card “{ $quest }” for its effect.

## Events: monsters and events

event-monster-phase = Monster phase: { $seat } rolls the die.
    .own = Monster phase: you roll the die.
event-rolled = { $seat } rolls for { $monster_acc }: { $face }.
    .own = You roll for { $monster_acc }: { $face }.
event-monster-moved = { $monster } moves { $origin_from } { $region_to }.
event-region-attack = { $monster } attacks { $region_in }.
event-monster-kills-entering = { $monster } strikes { $seat }’s hoplites arriving { $region_in }.
event-event-drawn = Event: “{ $event }”.
event-event-ignored = The event “{ $event }” has no effect.
event-no-event = There is no event left.
event-monster-appeared = { $monster } appears { $region_in }.
event-monster-evolved = { $monster } evolves: “{ $event }”.

## Events: battle

event-battle-began = Battle { $region_in }: { $seat } attacks { $defender }.
event-battle-called-off = The battle { $region_in } does not take place.
event-card-played = { $seat } plays “{ $card }” (strength { $strength }).
    .own = You play “{ $card }” (strength { $strength }).
event-card-effect = { $seat } gains +{ $strength } army strength.
    .own = You gain +{ $strength } army strength.
event-card-declined = { $seat } plays no more cards.
    .own = You play no more cards.
event-battle-won = { $seat } wins the battle { $region_in }, { $own } to { $other }.
    .tie = { $seat } wins the battle { $region_in } ({ $own } to { $other }; a tie goes to the defender).
    .own = You win the battle { $region_in }, { $own } to { $other }.
    .tie-own = You win the battle { $region_in } ({ $own } to { $other }; a tie goes to the defender).
event-losses-changed = { $seat } changes the losses: { $own } own, { $other } for the opponent.
    .own = You change the losses: { $own } of yours, { $other } of your opponent’s.
event-pyrrhic-victory = A Pyrrhic victory: { $seat } has no hoplite left { $region_in }.
    .own = A Pyrrhic victory: you have no hoplite left { $region_in }.
event-hoplites-killed = { $seat } loses { hoplites-acc } { $region_in }.
    .own = You lose { hoplites-acc } { $region_in }.
event-hoplites-saved = { $seat } saves { hoplites-acc } { $region_in }.
    .own = You save { hoplites-acc } { $region_in }.
event-retreated = { $seat } retreats with { hoplites-acc } { $origin_from } { $region_to }.
    .own = You retreat with { hoplites-acc } { $origin_from } { $region_to }.
event-no-way-out = { $seat } has nowhere to retreat { $region_from }.
    .own = You have nowhere to retreat { $region_from }.

## Events: hunt

event-hunt-began = { $seat } hunts { $monster_acc } { $region_in }.
    .own = You hunt { $monster_acc } { $region_in }.
event-monster-wounded = { $seat } wounds { $monster_acc }: { $symbol } ({ $wounds } of { $slots }).
    .own = You wound { $monster_acc }: { $symbol } ({ $wounds } of { $slots }).
event-attacks-drawn = { $seat } chooses the monster’s attack.
    .own = You choose the monster’s attack.
event-monster-attacks = { $monster } attacks with “{ $attack }” (strength { $strength }).
event-special-attack = { $monster } makes its special attack.
event-wounds-healed = All wounds of { $monster_acc } heal.
event-defended = { $seat } blocks the attack ({ $n }).
    .own = You block the attack ({ $n }).
event-shielded = { $seat } blocks the attack with a shield.
    .own = You block the attack with a shield.
event-not-defended = { $seat } takes the hit.
    .own = You take the hit.
event-fourth-injury = { $seat } cannot take a fourth injury: the hunt ends.
    .own = You cannot take a fourth injury: the hunt ends.
event-hunt-failed = { $seat } fails in the hunt for { $monster_acc }.
    .own = You fail in the hunt for { $monster_acc }.
event-monster-slain = { $seat } slays { $monster_acc } { $region_in }.
    .own = You slay { $monster_acc } { $region_in }.

## Events: the end

event-game-won = { $seat } wins the game: { $victory }.
    .own = You win the game: { $victory }.

## Rewards of a hunt

reward-priest = a priest
reward-artifact = a neutral artifact
reward-trophy = the monster’s artifact

## Moves

move-hero = { $noun }
    .word = Hero
move-settle = Start { $noun_in }
    .word = Start
move-use = Use the artifact “{ $noun }”
    .word = Artifact
move-pray = Send a priest: { $noun }
    .word = Pray
move-power = Use the divine power
    .word = Divine power
move-go = Move the hero { $noun_to }
    .word = Move hero
move-advance = Move the hero to the next step of the quest
    .word = Next step
move-begin = “{ $noun_quest }”: { $noun } ({ $noun_text })
    .word = Start quest
move-move = Move a hoplite { $noun_from }
    .word = Move hoplites
move-to = { $noun_to }
    .word = Move
move-fortify = Fortify: into the city
    .word = Into the city
move-leave = Leave the city
    .word = Out of the city
move-send = Move { $noun }
    .word = How many
move-recruit = Recruit
    .word = Recruit
move-march = March { $noun_from }
    .word = March
move-temple = Build a temple { $noun_in }
    .word = Temple
move-oracle = Build the Oracle of Delphi
    .word = Oracle
move-prepare = Prepare
    .word = Prepare
move-usurp = Usurp
    .word = Usurp
move-hunt = Hunt { $noun_acc }
    .word = Hunt
move-monument = Build: { $noun }
    .word = Monument
move-end-round = Build monument: end the round
    .word = End the round
move-place = Place a hoplite { $noun_to }
    .word = Hoplite
move-garrison = Place a fortified hoplite: { $noun }
    .word = Fortified
move-heal = Heal: { $noun }
    .word = Heal
move-draw = Draw a combat card
    .word = Draw a card
move-ability = Use your hero’s ability
    .word = Ability
move-give = Give up the glory token: { $noun }
    .word = Give up
move-glory = Take the glory token: { $noun }
    .word = Take glory
move-roll = Roll for { $noun }
    .word = Roll
move-ravage = Region attack
    .word = Region attack
move-shift = Move it { $noun_to }
    .word = Move monster
move-target = { $noun }
    .word = Monster
move-hit = { $noun }
    .word = Player
move-fight = Battle { $noun_in } first
    .word = Battle
move-first = { $noun } first
    .word = Who first
move-play = Play “{ $noun }”
    .word = Play
move-bring = Bring hoplites { $noun_from }
    .word = Bring
move-save = Save: { $noun }
    .word = Save
move-spare = Cancel one of your loss symbols
    .word = One loss less
move-doom = Add a loss symbol for your opponent
    .word = One loss more
move-retreat = Retreat { $noun_to }
    .word = Retreat
move-wound = Wound: { $noun }
    .word = Wound
move-spend = Pay with “{ $noun }”
    .word = Pay
move-give-up = Give up the hunt
    .word = Give up
move-attack = “{ $noun }”
    .word = Attack
move-defend = Defend with “{ $noun }”
    .word = Defend
move-shield = Shield: “{ $noun }”
    .word = Shield
move-claim = Reward: { $noun }
    .word = Reward
move-injure = Injury: { $noun }
    .word = Injury
move-lower = Lower: { $noun }
    .word = Lower
move-raise = Raise: { $noun }
    .word = Raise
move-discard = Discard “{ $noun }”
    .word = Discard
move-keep = Keep “{ $noun }”
    .word = Keep
move-pick = Take “{ $noun }”
    .word = Take
move-bless = Take “{ $noun }”
    .word = Blessing
move-invoke = Blessing “{ $noun }”
    .word = Blessing
move-redeem = Discard the quest card “{ $noun }”
    .word = Quest card
move-clear = Free the action: { $noun }
    .word = Free
move-done = Go on
    .word = Go on

## Questions

ask-choose-hero = Which hero do you choose?
ask-settle = Where do your hero and two hoplites start?
ask-turn-start = Your turn begins: do you use your hero’s ability?
    .done = Not now
ask-turn = Your turn: what do you do?
    .then = Basic actions once each, in any order; a special action ends your turn.
ask-extra-action = Do you take another special action?
    .done = Skip
ask-repeat-action = Which used special action do you take again?
ask-which-monument = Which monument do you build?
ask-use-artifacts = Do you use another artifact?
    .done = No more artifacts
ask-divine-power = Do you use the divine power?
    .done = Skip
ask-start-quest = Do you start the quest, and at which step?
    .done = Not now
ask-after-hero-movement = Your hero has moved: do you use a blessing?
    .done = Skip
ask-move-hoplite = Where does the hoplite go?
    .done = Stop here
ask-move-more = Which hoplite do you move next?
    .done = No more hoplites
ask-move-from = Which region do you move hoplites out of?
    .done = End the move
ask-how-many = How many hoplites do you move?
ask-move-to = Where do these hoplites go?
    .done = Stop here
ask-after-march = After the march: do you use a blessing?
    .done = Skip
ask-recruit = Where do you place a hoplite?
    .done = No more hoplites
ask-prepare = Prepare: what do you choose?
ask-place-hero = Where do you place your hero?
    .done = Stay here
ask-take-blessing = Which blessing do you take?
ask-keep-artifact = Which artifact do you keep?
ask-pick-card = Which combat card do you take?
ask-clear-action = Which special action do you free?
ask-give-glory = Which glory token do you give up?
ask-take-glory = Which glory token do you take?
ask-roll-for = Monster phase: which monster do you roll for?
ask-move-monster = Where does the monster go, or does it attack?
    .done = Leave it
ask-which-monster = Which monster do you choose?
ask-kill-whose = Whose hoplite dies?
ask-wound-or-injure = Which monster do you wound, or which hero do you injure?
    .done = Skip
ask-shoot = Which monster do you wound, or whose hoplites do you kill?
    .done = Skip
ask-which-battle = Which battle is fought first?
ask-who-first = Whose effects before the battle come first?
ask-before-battle = Before the battle: what do you use?
    .done = Skip
ask-play-card = Battle: which card do you play?
    .done = No card
ask-strengthen-card = Do you sacrifice a priest to make the card stronger?
    .done = Keep the priest
ask-one-more-card = Both have passed: do you play one more card?
    .done = No card
ask-bring-from = From which region do you bring hoplites into the battle?
    .done = Bring no more
ask-before-losses = Before the losses: what do you use?
    .done = Skip
ask-change-losses = Whose loss symbols do you change?
    .done = Skip
ask-may-save = Your hoplites are about to die: do you save any?
    .done = Save none
ask-how-many-saved = How many do you save?
ask-retreat = Where does your army retreat?
ask-which-hunt = Which monster do you hunt?
ask-start-of-hunt = The hunt begins: what do you use?
    .done = Skip
ask-hero-attacks = Your hero attacks: which wound do you deal?
    .done = Stop attacking
ask-which-wound = Which wound do you deal?
ask-pay-for-wound = Which card do you spend for the wound?
ask-choose-attack = Which attack card does the monster play?
ask-defend = Do you defend against the attack?
    .done = Take the hit
ask-claim-reward = Which reward do you take?
    .done = No more rewards
ask-injure = Your hero is injured: which attribute suffers?
ask-heal = Which attribute do you heal?
ask-lower-attribute = Which attribute do you lower?
ask-raise-attribute = Which attribute do you raise?
ask-discard = Which card do you discard?
ask-exchange-cards = Which card do you exchange?
    .done = No more cards

## Labels of the drawing

ui-region = Region
ui-population = Pop.
ui-temple = temple
ui-quest = quest
ui-city = city
ui-sparta = Sparta
ui-shrine = shrine
ui-legend = 5+F: five hoplites and a fortified one · ☗ hero · ▶ to move · value/level, injured in brackets
ui-supply = Hoplites left
ui-priests = Priests
ui-used = Used actions
ui-hand = Combat cards
ui-blessings = Blessings
ui-uncharged = used
ui-glory = Glory
ui-progress = Lands / temples / monsters
ui-monuments = Monuments
ui-quests = Quests
ui-countdown = Tokens on the activation card: { $n }
ui-hunt = Hunt: { $monster } – { $seat }
ui-strength = strength { $n }
ui-losses = losses { $n }
ui-declined = passed
ui-attack = Attack: “{ $attack }”, strength { $n }
ui-own-hand = Your combat cards
ui-own-choice = You may choose from
ui-winner = Winner: { $seat } ({ $victory })

## Options of a match

option-armies = Armies
    .text = Which army sits where: drawn by lot, in the order of the box, or chosen for each seat. All armies are alike but for their looks.
option-armies-random = by lot
option-armies-box = in the order of the box
option-armies-tyrian = { army-tyrian }
option-armies-aegean = { army-aegean }
option-armies-marble = { army-marble }
option-armies-obsidian = { army-obsidian }
option-starting-player = Starting player
    .text = Who chooses a hero first. The choice goes round to the right, and whoever chooses last takes the first turn.

## Wound symbols by number

slot-1 = symbol 1
slot-2 = symbol 2
slot-3 = symbol 3
slot-4 = symbol 4
slot-5 = symbol 5
slot-6 = symbol 6
slot-7 = symbol 7
slot-8 = symbol 8
slot-9 = symbol 9
slot-10 = symbol 10
slot-11 = symbol 11
slot-12 = symbol 12
slot-13 = symbol 13
slot-14 = symbol 14
slot-15 = symbol 15
slot-16 = symbol 16

## The table in the browser

table-attribute-injured = { $attribute } { $value }, injured; level { $level }
table-action-free = { $action }: free
table-action-used = { $action }: used
table-open-sheet = { $name }: open the hero board
table-trophy = Slain: { $monster }
table-fate = Where the match is heading
table-paths = Paths to victory
table-path-seat = { $name }: { $n } of { $goal }
table-goal-lands = { $n ->
    [one] { $n } land
   *[other] { $n } lands
 }
table-goal-temples = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
 }
table-goal-monsters = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
 }
table-king-asleep = needs a level 5 monument
table-king-now = whoever controls { $region } wins
table-king-count = { $n ->
    [one] { $n } more special action of { $name }, then whoever controls { $region } wins
   *[other] { $n } more special actions of { $name }, then whoever controls { $region } wins
 }
table-kept-quests = Kept quest cards
table-boons = Artifacts and blessings
table-boons-none = None yet: hunts, quests and temples bring them.
table-how-many = How many?
table-hand-empty = No combat card in your hand.
table-step = Step { $n }: { $text }{ $heroes ->
    [0] { "" }
   *[other] { " " }({ $names })
 }
table-glories = Glory tokens
table-glory-free = { $token }: nobody holds it
table-glory-held = { $token }: { $name }
table-warn-give-up = The hunt ends and { $monster } stays alive.
table-warn-king = { $name } controls this region. Once { $god } is complete and the countdown is over, its holder wins.
table-warn-special = A special action ends your turn. You have not used: { $actions }.
table-slot = { $symbol }{ $reward ->
    [none] { "" }
   *[other] , reward: { $reward }
 }
table-slot-covered = { $symbol }, covered{ $reward ->
    [none] { "" }
   *[other] , reward: { $reward }
 }
table-wounds = { $n } of { $of } wounds
table-hunt = { $hero } hunts: { $monster }
table-defence = Defence
table-injuries = { $n ->
    [0] No injury
    [one] { $n } injury; a fourth ends the hunt
   *[other] { $n } injuries; a fourth ends the hunt
 }
table-reached = Reward reached: { $reward }
table-decks = Attack cards left: { $attacks } · combat cards left: { $cards }
table-battle = Battle { $region }
table-battle-won = Winner: { $name }
    .tie = Winner: { $name } (a tie goes to the defender)
table-battle-ahead = Ahead: { $name }. A tie goes to the defender.
table-army = { $n ->
    [one] { $n } hoplite
   *[other] { $n } hoplites
 }
table-losses = { $n ->
    [0] no loss symbols
    [one] { $n } loss symbol
   *[other] { $n } loss symbols
 }
table-draft-note = Cards to choose from: { $n }. The rest goes on to the right. Left in the deck: { $left }
table-held-by = Held by { $name }
table-deeds = Deeds
table-deed-battles = Battles won
table-deed-temples = Temples built
table-deed-monuments = Monument levels
table-deed-quests = Quests completed
table-deed-prayers = Priests sent
table-deed-losses = Hoplites lost

## The board in the browser

board-label = The map of Hellas: regions and what stands there
board-count = { $n ->
    [0] no hoplites
    [one] { $n } hoplite
   *[other] { $n } hoplites
 }
board-region = { $name }, { $land }, { $control }, population { $population }, { board-count }{ board-state }
board-held = held: { $name }
board-population = population { $n }
board-monster = { $name }, { $region }, wounds: { $wounds } of { $slots }{ board-state }
board-hoplites = { $name }: { board-count }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-monument = { $name }, { $region }, level { $n }, priests: { $priests }{ board-state }
board-quest = Quest: { $name }, { $region }
board-of-land = { $land }: { $n } of { $all } regions are yours.
board-last-of-land = { $land }: this is the last region that you lack.
board-by-sea = By sea: { $regions }
board-turn = The turn: basic actions and the special action
board-turn-number = Turn { $n }
board-done = { $action }: done
board-then = then


## Why not: what stands in the way of a choice
why-loh-vic-01 = The game is over.
why-loh-turn-01 = That is no action of your turn.
why-loh-turn-03 = You have taken this basic action in this turn.
why-loh-turn-04 = Finish the action at hand first.
why-loh-turn-05 = No basic action follows a special action.
why-loh-turn-06 = It is not your turn.
why-loh-start-03 = First choose a hero.
why-loh-start-06 = First choose where your hero begins.
why-loh-start-09 = Another player has this hero.
why-loh-start-10 = Another hero begins there already.
why-loh-act-01 = You do not have this artifact.
why-loh-act-02 = You have used your artifacts in this turn.
why-loh-act-04 = This artifact is not charged.
why-loh-act-05 = This artifact is used at another moment: its text says when.
why-loh-act-06 = Choose one of those who want to use effects now.
why-loh-bless-03 = This blessing is not among those offered to you.
why-loh-bless-07 = This blessing cannot be used now.
why-loh-sa-02 = { $action }: you have used this special action; Build monument sets it free.
why-loh-sa-05 =
    .march = { $region }: there is nowhere to march from here.
    .recruit = Place at least one hoplite.
why-loh-sa-07 = Your hero does not stand in the region of this monster: { $monster }.
why-loh-sa-08 = Only a special action is left now.
why-loh-pray-01 = You have no priest in your priesthood.
why-loh-pray-02 = { $god }: all places for priests are taken.
why-loh-pray-04 = First decide on the divine power.
why-loh-pray-09 = You have no hoplites there that can move.
why-loh-hmove-01 = { $region } is too far for your hero: Speed { $speed }.
why-loh-hmove-05 = First decide on the quest.
why-loh-hmove-07 = Your hero is there already.
why-loh-quest-02 = Your hero does not stand at the token of this quest.
    .turn = A quest begins when your hero ends its movement at its token.
why-loh-quest-03 = Your hero does not meet the requirements of this step.
why-loh-quest-06 = Your hero is on no quest.
why-loh-quest-07 = Your hero is on a quest and cannot leave it.
why-loh-quest-16 = Your hero is on a quest and cannot hunt.
why-loh-move-02 = You have no hoplites { $region_in }.
    .far = { $region } is not adjacent.
    .same = The hoplites are there already.
    .to = The hoplites cannot go { $region_to }.
why-loh-move-03 = No hoplite { $region_in } can move now; each moves once.
why-loh-move-04 = Your hoplites { $region_in } have nowhere to go.
why-loh-move-06 = No battle is due there.
why-loh-move-11 = First choose where the hoplites go; all go together.
why-loh-march-01 = You have no hoplites { $region_in } to march with.
why-loh-march-02 = Your only hoplite { $region_in } is fortified and does not march.
    .number = So many hoplites cannot march from here.
why-loh-march-06 = Nobody can enter the city now.
why-loh-fort-02 = You do not control { $region }.
why-loh-fort-04 = A hoplite that has just entered the region cannot be fortified too.
why-loh-fort-06 = { $region }: there is no free city.
why-loh-fort-09 = You have no fortified hoplite { $region_in } that could leave the city.
why-loh-rec-01 = You control no region with a city.
    .here = You can recruit no more { $region_in } now.
why-loh-rec-03 = { $region }: no hoplite can go into the city now.
why-loh-rec-04 = You have no hoplite left in your supply.
why-loh-rec-07 = { $region } holds hoplites of another player.
    .all = In no region with a city can you place a hoplite.
why-loh-prep-01 = With Prepare you recruit where your hero stands: { $region }.
    .options = First choose the options of Prepare.
why-loh-prep-03 = Your hero is not on the map, so you cannot recruit.
why-loh-prep-04 = { $region } holds hoplites of another player.
why-loh-prep-06 = { $region }: the hoplite cannot go straight into the city.
why-loh-prep-08 = You have no hoplite left in your supply.
    .heal = { $attribute } is not injured.
why-loh-temple-01 = You do not control { $region }.
    .built = { $region } has a temple already.
why-loh-temple-04 = You do not control { $region }.
why-loh-temple-05 = The Oracle of Delphi has been built.
why-loh-temple-07 = No temple is left.
why-loh-map-04 = { $region } has no shrine for a temple.
why-loh-usurp-01 = You do not have the glory token of this land: { $land }.
why-loh-usurp-06 = Your hero is on a quest and so in no region.
why-loh-usurp-08 = You control { $region } and cannot recruit there.
why-loh-hunt-19 = { $monster }: you do not meet a requirement of this hunt.
why-loh-monu-01 = { $god } is complete.
    .level = This monument is complete.
why-loh-monu-10 = A monument can still be built: name one.
why-loh-two-02 = Only a special action that you have used can be repeated.
why-loh-two-03 = First use a special action: Build monument repeats one.
why-loh-two-07 = The monument is chosen after the repeated action.
why-loh-mon-16 = { $monster }: nobody recruits in this region.
why-loh-mon-17 = { $monster } lets no hoplites out of this region.
why-loh-mon-18 = { $monster } is at this monument: no priest can be sent there.
why-loh-mon-04 = No card of your hand deals this wound.
why-loh-mon-14 = This card does not help to pay for the wound.
why-loh-hero-12 = { $region }: Helen keeps your hoplites out.
why-loh-hero-14 = You do not have this glory token to give up.
why-loh-hero-07 = This attribute cannot rise now.
why-loh-hero-17 = This attribute cannot be lowered.
why-loh-inj-01 = This attribute is injured already.
why-loh-inj-04 = This attribute is not injured.
why-loh-battle-04 = You have no hoplites in this battle.
why-loh-battle-05 = This card is not in your hand.
    .wait = It is the other side’s turn to play a card.
    .first = First play a card or decline.
why-loh-battle-07 = You have declined and play no more cards in this battle.
why-loh-battle-08 = The loss symbols on your cards would exceed your { $n } hoplites.
why-loh-battle-11 = No loss symbols can be changed there.
why-loh-battle-15 = This card is not in your hand.
why-loh-battle-25 = This does not apply before or during this battle.
why-loh-card-15 = A blessing of the defender limits you to the cards played.
why-loh-card-01 = This effect cannot be used on it now.
    .now = This card cannot be used now.
why-loh-card-04 = The price must be paid first.
why-loh-card-06 = This target cannot be wounded now.
why-loh-card-07 = Choose how many hoplites you save.
why-loh-card-08 = Your hero cannot be placed there.
why-loh-card-10 = This artifact is not among those you look at.
why-loh-card-12 = There is no token on this action.
why-loh-card-13 = No hoplites can come from there.
why-loh-card-14 = This card is not in your hand.
why-loh-info-06 = This card is not among those you look at.
why-loh-glory-03 = This glory token cannot be taken.
why-loh-mph-01 = The die has been rolled for this monster, or it is not on the board.
why-loh-mph-04 = The monster moves to an adjacent region.
why-loh-mph-12 = That player has no hoplites there.
why-loh-hunt-02 = Your hero cannot hunt this monster now.
why-loh-hunt-05 = Deal a wound, or give the hunt up.
why-loh-hunt-07 = This attack card was not drawn, or another player chooses.
why-loh-hunt-08 = The attack cannot be met with this card.
why-loh-hunt-22 = This cannot be used at the start of the hunt.
why-loh-hunt-25 = A shield is played alone, at the price of 1 injury.
why-loh-reward-03 = This reward is not due.
why-loh-retreat-01 = { $region } is not adjacent to the battle.
    .first = First choose where the army retreats.
why-loh-retreat-02 = { $region } belongs to another player.
why-loh-retreat-05 = The attackers go back where they came from.
why-loh-retreat-13 = { $region }: Helen keeps your hoplites out.
