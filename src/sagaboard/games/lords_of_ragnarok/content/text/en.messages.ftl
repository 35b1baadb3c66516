### Lords of Ragnarok: sentences and labels, English.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to, _from and _over, monsters with _acc.


## Counts

cards-acc = { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
 }
priests-acc = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
 }

## Events: setup

event-starting-player = { $seat } chooses a hero first.
    .own = You choose a hero first.
event-boss-appeared = Loki appears { $region_in }.
event-monster-appeared = { $monster } appears { $region_in }.
event-heroes-drawn = { $seat } may choose one of these heroes: { $heroes }.
    .own = You may choose one of these heroes: { $heroes }.
event-origins-drawn = { $seat } may choose one of these origins: { $origins }.
    .own = You may choose one of these origins: { $origins }.
event-hero-chosen = { $seat } chooses { $hero_full }.
    .own = You choose { $hero_full }.
event-origin-chosen = { $seat } chooses the origin { $origin }.
    .own = You choose the origin { $origin }.
event-drakkar-launched = { $seat } launches a drakkar in the { $sea }.
    .own = You launch your drakkar in the { $sea }.
event-settled = { $seat } starts { $region_in }.
    .own = You start { $region_in }.
event-first-turn = { $seat } takes the first turn of the game.
    .own = You take the first turn of the game.

## Events: the turn

event-turn-began = { $seat }’s turn.
    .own = Your turn.
event-prayed = { $seat } sends a priest to the { $god }.
    .own = You send a priest to the { $god }.
event-hero-moved = { $seat } moves { $origin_from } { $region_to }.
    .own = Your hero moves { $origin_from } { $region_to }.
event-hero-placed = { $seat } is placed { $region_in }.
    .own = You place your hero { $region_in }.
event-drakkar-moved = { $seat } sails from the { $origin } to the { $sea }.
    .own = You sail from the { $origin } to the { $sea }.
event-drakkar-placed = { $seat } places a drakkar in the { $sea }.
    .own = You place your drakkar in the { $sea }.
event-rune-action = { $seat } takes a rune action: { $action }.
    .own = You take a rune action: { $action }.
event-army-moved = { $seat } moves an army { $origin_from } { $region_to }.
    .own = You move an army { $origin_from } { $region_to }.
event-army-placed = { $seat } takes an army { $origin_from } and places it { $region_in }.
    .own = You take an army { $origin_from } and place it { $region_in }.
event-recruited = { $seat } recruits an army of strength { $strength } { $region_in }.
    .own = You recruit an army of strength { $strength } { $region_in }.
event-army-strengthened = { $seat }’s army { $region_in } grows to strength { $strength }.
    .own = Your army { $region_in } grows to strength { $strength }.
event-special-action = { $seat } takes a special action: { $action }.
    .own = You take a special action: { $action }.
event-marker-covered = { $seat }’s marker on { $action } is covered.
    .own = Your marker on { $action } is covered.
event-realm-bonus = { $seat } takes the bonus of { $realm }.
    .own = You take the bonus of { $realm }.
event-usurped = { $seat } usurps { $region }.
    .own = You usurp { $region }.
event-temple-built = { $seat } builds a temple { $region_in }.
    .own = You build a temple { $region_in }.
event-blessings-revealed = { $seat } is the first to choose a blessing. On offer: { $blessings }.
    .own = You are the first to choose a blessing. On offer: { $blessings }.
event-blessing-taken = { $seat } takes the blessing “{ $blessing }”.
    .own = You take the blessing “{ $blessing }”.
event-blessing-discarded = The blessing “{ $blessing }” is discarded.
event-monument-built = { $seat } builds the { $god } to level { $level }.
    .own = You build the { $god } to level { $level }.
event-omen-fulfilled = The omen “{ $omen }” is fulfilled.
event-wheel-cleared = Markers leave the action wheel, priests leave the monuments, and artifacts are charged again.
event-forge-refilled = The forge { $region_in } gets a new rune: { $rune }.
event-ragnarok-began = { $seat } brings on Ragnarok: everybody has one last turn.
    .own = You bring on Ragnarok: everybody has one last turn.
event-event-revealed = { $event } – { $event_text }
event-event-discarded = The event “{ $event }” is discarded without effect.

## Events: control, attributes, runes, cards

event-control-taken = { $seat } takes control { $region_over }.
    .own = You take control { $region_over }.
event-control-lost = { $seat } loses control { $region_over }.
    .own = You lose control { $region_over }.
event-allied = { $seat } forms an alliance with { $realm }.
    .own = You form an alliance with { $realm }.
event-rune-gained = { $seat } gains a rune: { $rune }.
    .own = You gain a rune: { $rune }.
event-rune-forged = { $seat } takes the { $rune } rune from the forge { $region_in }.
    .own = You take the { $rune } rune from the forge { $region_in }.
event-rune-spent = { $seat } spends a rune: { $rune }.
    .own = You spend a rune: { $rune }.
event-rune-discarded = { $seat } discards a rune: { $rune }.
    .own = You discard a rune: { $rune }.
event-rune-stolen = { $seat } steals a rune from { $other }: { $rune }.
    .own = You steal a rune from { $other }: { $rune }.
event-card-stolen = { $seat } steals a combat card from { $other }.
    .own = You steal a combat card from { $other }.
event-own-card-stolen = The card stolen from { $other }: “{ $card }”.
event-own-card-lost = The card that { $other } stole: “{ $card }”.
event-priests-gained = { $seat } gains { priests-acc }.
    .own = You gain { priests-acc }.
event-attribute-raised = { $seat }’s { $attribute } rises to { $level }.
    .own = Your { $attribute } rises to { $level }.
event-injured = { $seat } takes an injury to { $attribute }.
    .own = You take an injury to { $attribute }.
event-injury-prevented = { $seat } prevents an injury.
    .own = You prevent an injury.
event-one-injury-too-many = { $seat } cannot take a fourth injury.
    .own = You cannot take a fourth injury.
event-healed = { $seat } heals an injury to { $attribute }.
    .own = You heal an injury to { $attribute }.
event-cards-drawn = { $seat } draws { cards-acc }.
    .own = You draw { cards-acc }.
event-own-cards-drawn = { $seat } draws: { $cards }.
    .own = You draw: { $cards }.
event-card-discarded = { $seat } discards “{ $card }”.
    .own = You discard “{ $card }”.
event-combat-deck-shuffled = The discarded combat cards are shuffled into a new deck.
event-artifact-gained = { $seat } gains the artifact “{ $artifact }”.
    .own = You gain the artifact “{ $artifact }”.
event-artifact-used = { $seat } uses the artifact “{ $artifact }”.
    .own = You use the artifact “{ $artifact }”.
event-blessing-used = { $seat } uses the blessing “{ $blessing }”.
    .own = You use the blessing “{ $blessing }”.
event-ability-used = { $seat } uses the hero’s special ability.
    .own = You use your hero’s special ability.

## Events: monsters

event-die-rolled = { $seat } rolls for { $monster }: { $face }.
    .own = You roll for { $monster }: { $face }.
event-monster-moved = { $monster } moves { $origin_from } { $region_to }.
event-boss-placed = Loki moves { $origin_from } { $region_to }.
event-region-attack = { $monster } attacks { $region_in }.
event-trampled = { $monster } tramples { $seat }’s army { $region_in }: strength −1.
event-monster-controlled = { $seat } takes control of { $monster }.
    .own = You take control of { $monster }.
event-monster-released = { $seat } loses control of { $monster }.
    .own = You lose control of { $monster }.
event-forge-cleared = The { $rune } rune in the forge { $region_in } is lost.

## Events: battle and losses

event-battle-began = Battle { $region_in }: { $seat } attacks { $defender }.
event-card-played = { $seat } plays “{ $card }”.
    .own = You play “{ $card }”.
event-card-value = { $seat }’s “{ $card }” is worth { $n }.
    .own = Your “{ $card }” is worth { $n }.
event-card-effect-ignored = The effect of { $seat }’s “{ $card }” is ignored.
    .own = The effect of your “{ $card }” is ignored.
event-loss-cancelled = { $seat } cancels { $n ->
    [one] { $n } loss symbol
   *[other] { $n } loss symbols
 }.
    .own = You cancel { $n ->
        [one] { $n } loss symbol
       *[other] { $n } loss symbols
     }.
event-passed = { $seat } passes.
    .own = You pass.
event-battle-won = { $seat } wins the battle { $region_in }, { $own } to { $other }.
    .tie = { $seat } wins the battle { $region_in } ({ $own } to { $other }; a tie goes to the defender).
    .own = You win the battle { $region_in }, { $own } to { $other }.
    .tie-own = You win the battle { $region_in } ({ $own } to { $other }; a tie goes to the defender).
event-army-weakened = { $seat }’s army { $region_in } drops to strength { $strength }.
    .own = Your army { $region_in } drops to strength { $strength }.
event-army-destroyed = { $seat } loses an army { $region_in }.
    .own = You lose an army { $region_in }.
event-army-protected = { $seat } protects an army { $region_in }.
    .own = You protect an army { $region_in }.
event-retreated = { $seat } retreats { $origin_from } { $region_to }.
    .own = You retreat { $origin_from } { $region_to }.
event-no-way-out = { $seat } has nowhere to retreat { $region_from }.
    .own = You have nowhere to retreat { $region_from }.

## Events: hunt

event-hunt-began = { $seat } hunts { $monster_acc } { $region_in }.
    .own = You hunt { $monster_acc } { $region_in }.
event-attacks-drawn = { $seat } draws { $n ->
    [one] { $n } attack card
   *[other] { $n } attack cards
 } for the monster.
    .own = You draw { $n ->
        [one] { $n } attack card
       *[other] { $n } attack cards
     } for the monster.
event-own-attacks-drawn = Attack cards drawn: { $attacks }.
event-attacks-ran-out = { $monster } has no attack card left.
event-attack-discarded = The attack card “{ $attack }” is discarded.
event-attacks-looked-at = { $seat } looks at the monster’s hand.
    .own = You look at the monster’s hand.
event-own-attacks-seen = The monster’s hand: { $attacks }.
event-monster-attacks = { $monster } attacks with “{ $attack }” (rage { $rage }).
event-defended-with = { $seat } defends with “{ $card }”.
    .own = You defend with “{ $card }”.
event-defended = { $seat } blocks the attack ({ $n }).
    .own = You block the attack ({ $n }).
event-not-defended = { $seat } takes the hit ({ $n }).
    .own = You take the hit ({ $n }).
event-special-attack = { $monster } makes its special attack.
event-weakness-found = { $seat } finds the weakness.
    .own = You find the weakness.
event-struck-with = { $seat } strikes with “{ $card }”.
    .own = You strike with “{ $card }”.
event-wounded = { $seat } wounds { $monster_acc }.
    .own = You wound { $monster_acc }.
event-wound-removed = { $monster } recovers from one wound.
event-hunt-effect-used = { $seat } uses the hunt effect of “{ $card }”.
    .own = You use the hunt effect of “{ $card }”.
event-hunt-failed = { $seat } fails in the hunt for { $monster }.
    .own = You fail in the hunt for { $monster }.
event-monster-defeated = { $seat } defeats { $monster_acc } { $region_in }.
    .own = You defeat { $monster_acc } { $region_in }.
event-slayer-token-gained = { $seat } gains a slayer token.
    .own = You gain a slayer token.

## Events: the end

event-game-won = { $seat } wins the game: { $victory }.
    .own = You win the game: { $victory }.

## Moves

move-hero = { $noun }
    .word = Hero
move-origin = { $noun }
    .word = Origin
move-launch = Launch in the { $noun }
    .word = Drakkar
move-settle = Start { $noun_in }
    .word = Start
move-pray = Send a priest: { $noun }
    .word = Send a priest
move-forge = Forge a rune
    .word = Forge a rune
move-go = Move the hero { $noun_to }
    .word = Move hero
move-sail = Sail to the { $noun }
    .word = Move drakkar
move-heal = Heal: { $noun }
    .word = Heal
move-rune-action = { $noun }
    .word = Rune action
move-spend = Spend: { $noun }
    .word = Spend a rune
move-control = Take control: { $noun }
    .word = Control a monster
move-release = Give up: { $noun }
    .word = Give up a monster
move-ally = Alliance: { $noun }
    .word = Alliance
move-activate = Activate: { $noun }
    .word = Activate an army
move-to = Move { $noun_to }
    .word = Move army
move-strengthen = Strengthen: { $noun }
    .word = Strengthen
move-recruit = Recruit an army { $noun_in }
    .word = Recruit
move-special = { $noun }
    .word = Special action
move-monument = Build: { $noun }
    .word = Build Monument
move-temple = Build a temple { $noun_in }
    .word = Temple
move-draw = Draw a combat card
    .word = Draw a card
move-gain = Gain a rune: { $noun }
    .word = Gain a rune
move-place-hero = Place the hero { $noun_in }
    .word = Place the hero
move-place-army = Place: { $noun }
    .word = Place an army
move-bless = Take “{ $noun }”
    .word = Blessing
move-reveal = Resolve: { $noun }
    .word = Event
move-rouse = Activate: { $noun }
    .word = Activate a monster
move-hunt = Hunt { $noun_acc }
    .word = Hunt
move-shift = Go { $noun_to }
    .word = Move monster
move-ravage = Region attack
    .word = Region attack
move-hit = Loss: { $noun }
    .word = Army
move-spare = No trample
    .word = No trample
move-target = { $noun }
    .word = Player
move-strike-at = { $noun }
    .word = Region
move-drift = { $noun }’s drakkar
    .word = Drakkar
move-steal = Take: { $noun }
    .word = Take a rune
move-fight = Battle { $noun_in } first
    .word = Battle
move-play = Play “{ $noun }”
    .word = Play
move-pass = Pass
    .word = Pass
move-lose = Loss: { $noun }
    .word = Loss
move-retreat = Retreat { $noun_to }
    .word = Retreat
move-attack = “{ $noun }”
    .word = Attack
move-defend = Defend with “{ $noun }”
    .word = Defend
move-strike = Strike with “{ $noun }”
    .word = Strike
move-wound = Wound: { $noun }
    .word = Wound
move-effect = Hunt effect: “{ $noun }”
    .word = Hunt effect
move-give-up = Give up the hunt
    .word = Give up
move-uncover = Remove the marker: { $noun }
    .word = Remove a marker
move-remove = Discard “{ $noun }”
    .word = Discard
move-injure = Injury: { $noun }
    .word = Injury
move-raise = Raise: { $noun }
    .word = Raise
move-discard = Discard “{ $noun }”
    .word = Discard
move-drop = Discard a rune: { $noun }
    .word = Discard a rune
move-use = Use the artifact “{ $noun }”
    .word = Artifact
move-invoke = Blessing “{ $noun }”
    .word = Blessing
move-ability = Use your hero’s ability
    .word = Ability
move-bonus = { $noun }
    .word = Bonus
move-refill = The forge { $noun_in }
    .word = Forge
move-done = Go on
    .word = Go on

## Questions

ask-choose-hero = Which hero do you choose?
ask-choose-origin = Which origin do you choose?
ask-settle = Where do your hero and two armies start?
ask-prayer = Prayer: do you send a priest or forge a rune?
    .done = Skip the prayer
ask-hero-step = Hero: do you move the hero, sail the drakkar or heal?
    .done = Skip
ask-move-hero = Where does your hero go?
    .done = Stop here
ask-move-drakkar = Where does your drakkar sail?
    .done = Stop here
ask-rune-step = Do you spend runes on an action?
    .done = Skip
ask-pay-rune = Which rune do you pay with?
ask-which-monster = Which monster do you activate?
ask-release-monster = Which monster do you give up?
ask-choose-realm = Which realm do you form an alliance with?
ask-raise-attribute = Which attribute do you raise?
ask-place-hero = Where do you place your hero?
ask-maneuvers = Maneuvers: which army do you activate?
    .done = Skip Maneuvers
ask-activate-army = What does the army do?
    .named = What does your army { $region_in } do?
    .back = Another army
ask-strengthen-army = Which army do you strengthen?
ask-recruit = Where do you recruit an army?
    .done = No army
ask-special-action = Which special action do you take?
ask-mobilize = Mobilize: which army do you activate next?
    .done = End Mobilize
ask-prepare = Prepare: what do you choose?
ask-build-temple = Where do you build the temple?
ask-take-blessing = Which blessing do you take?
ask-realm-bonus = Do you take the realm’s bonus?
    .done = Decline
ask-place-army = Which army do you place?
ask-choose-event = Which event do you resolve?
ask-monsters = Monsters: which one do you activate or hunt?
    .done = End the action
ask-steal-from = Who does Loki rob for you?
ask-steal-rune = Which rune do you take?
ask-which-battle = Which battle is fought first?
ask-play-card = Battle: do you play a card or pass?
ask-assign-loss = Which army loses strength?
ask-retreat = Where do your armies retreat?
ask-choose-attack = Which attack card does the monster play?
ask-defend = Which card do you add to your defence?
    .done = No more cards
ask-hero-round = Hero round: which card do you strike with?
    .done = End the round
ask-second-card = Which second card completes the wound?
ask-which-wound = Which wound space do you cover?
ask-hunt-effect = Do you use a hunt effect?
    .done = Skip
ask-may-use = Do you use an ability, an artifact or a blessing now?
    .done = Not now
ask-prevent-injury = Do you prevent the injury?
    .done = Take the injury
ask-protect-army = Do you protect the army?
    .done = Take the loss
ask-injure = Your hero is injured: which attribute suffers?
ask-heal = Which attribute do you heal?
    .done = Heal no more
ask-discard = Which card do you discard?
ask-gain-rune = Which rune do you gain?
ask-drop-rune = Which rune do you discard?
ask-launch = On which sea does your drakkar start?
ask-place-drakkar-or-move-hero = Where do you place your drakkar or move your hero?
ask-control-monster = Which monster do you take control of?
ask-wound-monster = Which monster do you wound?
ask-place-army-in = Where do you place the army?
ask-refill-forge = Which forge gets the rune?
ask-activate-monster = What does the monster do?
    .named = What does { $monster } do?
ask-trample = Which army is trampled?
    .named = Which army does { $monster } trample?
ask-hit-army = Which army loses strength?
ask-weaken-own-army = Which of your armies loses strength?
ask-drive-out = Whose armies must retreat?
ask-which-drakkar = Whose drakkar does the wind carry off?
    .done = None
ask-where-drakkar = Where does the wind carry the drakkar?
ask-strike-region = Which region is struck?
ask-place-boss = Where does Loki go?
ask-rune-for-value = Do you spend a rune to raise the value of your card?
    .done = Keep the runes
ask-remove-wound = Which marker is removed?
ask-remove-attack = Which attack card is discarded?

## Bonuses of realms

bonus-gain-runes = Gain a rune of your choice
bonus-place-hero = Place your hero
bonus-heal = Heal an injury
bonus-draw-cards = Draw a combat card
bonus-recruit-in-own-region = Recruit a weak army in a region you control
bonus-strengthen-armies = Strengthen an army
bonus-move-drakkar = Move your drakkar
bonus-place-army = Place one of your armies in another region you control

## Labels of the drawing

ui-army = army of strength { $n } { $region_in }
ui-losses = losses { $n }
ui-attack-figures = rage { $rage }, weakness { $weakness }, draws { $draw }
ui-last-turns = Ragnarok – last turns to come: { $n }
ui-winner = Winner: { $seat } ({ $victory })
ui-population = Pop.
ui-legend = 3+1: armies of strength 3 and 1 · ☗ hero · ● rune on the forge · Y at Yggdrasil · * space with a reward · ▶ to move
ui-seas = Drakkars
ui-realms = Alliances
ui-wheel = Action wheel
ui-monuments = Monuments
ui-omens = Omens
ui-bank = Bank
ui-progress = Lands / temples / defeated
ui-pool = Armies in the pool
ui-priests = Priests
ui-hand = Combat cards
ui-runes = Runes
ui-defeated = Defeated
ui-slayer-tokens = slayer tokens: { $n }
ui-exhausted = exhausted
ui-blessings = Blessings
ui-strength = strength { $n }
ui-passed = passed
ui-hunt = Hunt: { $monster } – { $seat }
ui-attack = Attack: “{ $attack }”, rage { $n }
ui-choice = To choose from
ui-own-hand = Your combat cards
ui-own-attacks = The monster’s hand

## Options of a match

option-colours = Colours
    .text = Which colour sits where: drawn by lot, in the order of the box, or chosen for each seat. All colours have the same pieces.
option-colours-random = by lot
option-colours-box = in the order of the box
option-colours-green = { colour-green.short }
option-colours-red = { colour-red.short }
option-colours-blue = { colour-blue.short }
option-colours-yellow = { colour-yellow.short }
option-starting-player = Starting player
    .text = Who chooses a hero first. The choice goes round to the left; whoever keeps the Odin card takes the first turn.
option-book = Rulebook followed
    .text = Where the Czech, Polish and German rulebooks disagree: the readings we hold to be right, or those of one book. Single options below can still be set differently.
option-book-project = our reading
option-book-cs = the Czech rulebook
option-book-pl = the Polish rulebook
option-book-de = the German rulebook
option-population-after-control = Population after control
    .text = A region that loses its control marker has its printed population again; or it stays at 0 for the rest of the game, so that any army takes it and Usurp needs no Might.
option-population-after-control-by-book = as the rulebook says
option-population-after-control-returns = population returns
option-population-after-control-gone = population stays 0
option-boss-rune-action = Rune action on the boss
    .text = What one rune does with your hero beside Loki: he goes to another region and then steals for you, he only steals, or he only goes.
option-boss-rune-action-by-book = as the rulebook says
option-boss-rune-action-activate-and-ability = he goes, then steals
option-boss-rune-action-ability = he only steals
option-boss-rune-action-activate = he only goes
option-strengthen-target = Which army is strengthened
    .text = Activating an army to strengthen raises that army itself, if it stands in your region with a settlement; or it raises any one of your armies in such a region, wherever the activated one stands.
option-strengthen-target-by-book = as the rulebook says
option-strengthen-target-activated-army = the activated army
option-strengthen-target-any-settlement-army = any army in a settlement of yours
option-realm-bonus = Realm bonus
    .text = Allies of a realm may decline its bonus; or they must take it whenever it changes something, even if that hurts.
option-realm-bonus-by-book = as the rulebook says
option-realm-bonus-may = allies may take it
option-realm-bonus-must = allies must take it
option-blessing-draft-direction = Direction of the blessing draft
    .text = Who chooses a blessing after the builder of the temple: the player to the right and so on, which favours those who played last, or the player to the left. No difference with two players.
option-blessing-draft-direction-by-book = as the rulebook says
option-blessing-draft-direction-counter-clockwise = counter-clockwise
option-blessing-draft-direction-clockwise = clockwise
option-monsters-action-targets = Monsters action: targets
    .text = The two activations of the Monsters action go to two different monsters; or the same monster may be activated twice, so that it moves two regions or attacks twice.
option-monsters-action-targets-by-book = as the rulebook says
option-monsters-action-targets-different = two different monsters
option-monsters-action-targets-same-allowed = the same one twice is allowed
option-hunt-own-monster = Hunting your own monster
    .text = If you hunt a monster that you control, you lose control of it at once; or you keep it, even if the hunt fails.
option-hunt-own-monster-by-book = as the rulebook says
option-hunt-own-monster-lose-control = control is lost
option-hunt-own-monster-keep-control = control is kept
option-hunt-monster-player = Who plays the monster
    .text = Who chooses the attacks of a hunted monster: whoever controls it, otherwise the player to the right of the hunter; or always the player to the right.
option-hunt-monster-player-by-book = as the rulebook says
option-hunt-monster-player-controller-else-right = its controller, else the right
option-hunt-monster-player-right = always the player to the right
option-defence-threshold = Defence threshold
    .text = Cards played in defence must reach the rage of the attack, or exceed it, which costs hunters 1 more value each time.
option-defence-threshold-by-book = as the rulebook says
option-defence-threshold-at-least = reach the rage
option-defence-threshold-more-than = exceed the rage
option-shield-blocks = What a Shield stops
    .text = A shield stops every attack that does not exclude shields, or really every attack, so that Crushing Blow and Terrifying Roar are harmless too.
option-shield-blocks-by-book = as the rulebook says
option-shield-blocks-most = all but the excepted
option-shield-blocks-all = every attack
option-slayer-token-for = Who gains slayer tokens
    .text = With at least 4 markers on a defeated monster only the others gain a slayer token; or also the player who takes the figure, which is then worth two monsters.
option-slayer-token-for-by-book = as the rulebook says
option-slayer-token-for-others = only the others
option-slayer-token-for-everyone = everybody
option-slayer-tokens-count = What slayer tokens count for
    .text = Slayer tokens count as defeated monsters everywhere, or only for the right to hunt Loki, so that omens come later.
option-slayer-tokens-count-by-book = as the rulebook says
option-slayer-tokens-count-everywhere = everywhere
option-slayer-tokens-count-boss-hunt-only = only for hunting Loki
option-ragnarok-start = Start of Ragnarok
    .text = The last turns begin with the monument that turns the third omen, or with the next monument after it, which gives everybody time to prepare.
option-ragnarok-start-by-book = as the rulebook says
option-ragnarok-start-same-monument = with the third omen
option-ragnarok-start-next-monument = with the next monument
option-loki-keeps-out = What Loki keeps out
    .text = What armies cannot do where Loki stands: move in; or retreat there neither, which destroys more armies; or be recruited and placed there neither.
option-loki-keeps-out-moves = move in
option-loki-keeps-out-moves-and-retreats = move in or retreat there
option-loki-keeps-out-everything = arrive there at all
option-temple-track-side = Side of the temple track
    .text = Side A brings two blessing drafts and suits a first game; side B brings three, and the first one sooner.
option-temple-track-side-A = side A
option-temple-track-side-B = side B

## Wound spaces by number

space-1 = wound space 1
space-2 = wound space 2
space-3 = wound space 3
space-4 = wound space 4
space-5 = wound space 5
space-6 = wound space 6
space-7 = wound space 7
space-8 = wound space 8
space-9 = wound space 9
space-10 = wound space 10
space-11 = wound space 11
space-12 = wound space 12
space-13 = wound space 13
space-14 = wound space 14
space-15 = wound space 15
space-16 = wound space 16

## The table in the browser

table-no-shield = Shields do not stop it
table-attribute-injured = { $attribute } counts as { $value }, injured; level { $level }
table-rune = { $rune }: { $n }
table-count = { $what }: { $n }
table-cost = { $n ->
    [one] costs { $n } rune
   *[other] costs { $n } different runes
 }
table-own = Your runes, artifacts and blessings
table-of-limit = { $n } of { $limit }
table-boons-none = No artifact or blessing yet: hunts, monuments and temples bring them.
table-hand-empty = No combat card in your hand.
table-open-sheet = { $name }: open the hero board
table-controls = Controlled: { $monster }
table-trophy = Defeated: { $monster }
table-turn = Turn { $n }
table-last-turns = { $n ->
    [0] Ragnarok: the last turn
    [one] Ragnarok: { $n } turn after this
   *[other] Ragnarok: { $n } turns after this
 }
table-then = then
table-omens = Omens of Ragnarok
table-omens-come = { $n } of { $goal }
table-omen-fulfilled = { $omen }: fulfilled
table-omen-done = Fulfilled: it lies face down.
table-omen-near = So far { $n } of { $goal }.
table-paths = Ways to win
table-path-tree = { $path }: regions at Yggdrasil { $n }
table-goal-great-jarl = { $n ->
    [one] { $n } land
   *[other] { $n } lands
 }
table-goal-great-godi = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
 }
table-goal-monster-slayer = { $n ->
    [one] { $n } monster, then Loki
   *[other] { $n } monsters, then Loki
 }
table-goal-ragnarok = most regions at the tree
table-events = Event cards
table-draft-note = Cards to choose from: { $n }. Left in the deck: { $left }
table-space = { $symbols }{ $reward ->
    [none] { "" }
   *[other] , reward: { $reward }
 }
table-space-covered = { $symbols }, covered: { $name }{ $reward ->
    [none] { "" }
   *[other] , reward: { $reward }
 }
table-wounds = { $n } of { $of } wounds
table-hunt = { $hero } hunts: { $monster }
table-plays-monster = plays the monster: { $name }
table-defence = Defence
table-blocks = { $n }+ blocks the attack
table-finds = { $n }+ finds the weakness: 1 card
table-injuries = { $n ->
    [0] No injury
    [one] { $n } injury
   *[other] { $n } injuries
 }
table-dealt = Wounds in this round: { $n }
table-dealt-in-hunt = Wounds dealt in this hunt: { $n }
table-decks = Attack cards: { $hand } in hand, { $attacks } in the deck · combat cards in hand: { $cards }
table-open-spaces = Still to be wounded
table-attacks-gone = Attack cards gone: { $names }
table-battle = Battle { $region }
table-battle-note = Cards are laid in turns; the defender begins.
table-battle-ahead = Ahead: { $name }
table-battle-won = Winner: { $name }
    .tie = Winner: { $name }. A tie goes to the defender.
table-battle-tie = A tie goes to the defender
table-army = army of strength { $n }
table-army-of = { $name }: strength { $n }, { $region }
table-army-note = strength { $n }
table-army-note-of = { $name }, strength { $n }
table-others = Hero, blessings, artifacts
table-losses = { $n ->
    [one] { $n } loss symbol
   *[other] { $n } loss symbols
 }
table-next-lowered = Your next card −{ $n }
table-next-ignored = The effect of your next card is ignored
table-unhurt = No losses if you lose
table-rage-cut = Next attack: rage −{ $n }
table-held-by = Held by { $name }
table-drakkar-of = Drakkar: { $name }
table-ally = Ally: { $name }
table-marker-of = Marker: { $name }
table-warn-no-wound = Without a wound in this round the hunt fails: { $monster } stays alive and your hero is injured.

## The board in the browser

board-label = The island around Yggdrasil: regions, realms, seas and what stands there
board-count = { $n ->
    [0] no armies
    [one] { $n } army
   *[other] { $n } armies
 }
board-region = { $name }, { $control }, population { $population }, { board-count }{ board-state }
board-held = held: { $name }
board-population = population { $n }
board-battle = Battle: { $own } against { $other }
board-at-yggdrasil = at Yggdrasil
board-monster = { $name }, { $region }, wounds: { $wounds } of { $spaces }, { $control }{ board-state }
board-army = { $name }: army of strength { $n }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-drakkar = { $name }: drakkar, { $sea }{ board-state }
board-monument = { $name }, { $region }, level { $n }, priests: { $priests }{ board-state }
board-sea = { $name }, drakkars: { $names }{ board-state }
board-realm = { $name }, allies: { $names }{ board-state }
board-action = { $name }, markers: { $names }. { $gift }{ board-state }
board-core = { $name }, in the middle of the wheel{ board-state }
board-nobody = nobody
board-gift-bonus = Bonus of { $realm } for: { $names }
board-gift-nobody = Nobody is allied with { $realm }
board-gift-rune = A rune for: { $name }
board-of-land = { $land }: { $n } of { $all } regions are yours.
board-last-of-land = { $land }: this is the last region that you lack.
board-beside = Beside it: { $names }

## Why not: what stands in the way of a choice

why-lor-win-01 = The game is over.
why-lor-turn-01 = It is not your turn.
why-lor-turn-03 = This cannot be done now.
why-lor-turn-06 =
    .over = That step of your turn is over.
    .later = That belongs to a later step of your turn.
why-lor-sel-04 = This card was not dealt to you.
why-lor-sel-10 = Your drakkar cannot begin there.
why-lor-sel-11 = { $region } does not border on the sea of your drakkar.
    .first = First choose where your hero begins.
why-lor-sel-12 = { $region }: another player is there already.
why-lor-pray-02 = { $god }: all places for priests are taken.
why-lor-pray-03 = You have sent a priest in this step.
why-lor-pray-13 = You have no priest in your pool.
why-lor-pray-14 = Your hero stands { $region_in }: there is no forge with a rune.
why-lor-hstp-01 = You have chosen what your hero does in this turn.
why-lor-move-03 = { $region } is not adjacent to your hero’s region, not even across your drakkar’s sea.
    .there = Your hero is there already.
    .first = First choose where your hero goes.
why-lor-move-06 = { $region } is not adjacent to the army, not even across your drakkar’s sea.
    .there = The army is there already.
why-lor-move-07 = { $region }: Loki keeps armies out.
why-lor-move-11 = { $region } is not adjacent to your armies.
    .foreign = You do not control { $region }.
why-lor-move-14 = No armies there have to retreat.
why-lor-move-16 = { $sea } is not adjacent to your drakkar’s sea.
    .there = Your drakkar is there already.
    .first = First choose where your drakkar sails.
    .wind = This sea is not adjacent to the drakkar’s.
why-lor-move-21 = Loki does not go there.
why-lor-opt-14 = { $region }: Loki keeps armies out.
why-lor-oq-101 = First choose where your armies retreat.
why-lor-ract-01 = You have performed your rune action of this turn.
why-lor-ract-03 = You do not have the rune for it: { $rune }.
why-lor-ract-04 = You have { $n } kinds of runes, this takes { $cost }.
    .pay = You cannot pay with this rune: the kinds must differ.
why-lor-ract-06 = Loki is not in your hero’s region.
    .steal = Loki can take nothing there.
why-lor-ract-07 = { $monster } does not stand with your hero.
why-lor-ract-08 = { $realm } is not adjacent to your hero’s region.
why-lor-ract-11 = This monster cannot be activated now.
why-lor-ract-14 = This attribute is not the lowest.
why-lor-oq-91 = This rune action would change nothing.
    .there = Your hero is there already.
why-lor-oq-83 = Your hero cannot be placed there.
why-lor-realm-08 = You are allied with { $realm } already.
    .any = You cannot ally with this realm now.
why-lor-mctl-02 =
    .own = You do not control this monster.
why-lor-mctl-03 = First give up one of your monsters.
why-lor-mctl-05 = { $monster } is controlled by another player.
    .own = You control { $monster } already.
    .any = You cannot take control of this monster now.
why-lor-manv-01 = You activate one army of your own that is on the board.
why-lor-manv-03 = You have an army on the board: you recruit only without one.
why-lor-manv-04 = First move or strengthen the army.
why-lor-manv-06 = This army stands in no settlement of yours, or it has the highest strength.
why-lor-manv-11 = { $region } does not border on the sea of your drakkar.
    .any = The new army cannot be placed there.
why-lor-own-01 = You do not have this artifact.
why-lor-own-02 = This army is not yours.
why-lor-art-02 = Your artifact cannot be used on this.
    .moment = This artifact is used at another moment: its card says when.
why-lor-art-03 = This artifact is exhausted.
why-lor-spec-01 = You must choose a special action.
why-lor-spec-03 = This action would change nothing.
why-lor-spec-05 = { $action }: your marker lies on this action already.
why-lor-spec-20 = The bonus of the realm cannot be taken there.
why-lor-rein-02 = You have no army in your pool.
why-lor-mob-01 = You have no army that can move or be strengthened.
    .own = This army is not yours.
    .one = Mobilize at least one army first.
why-lor-mob-02 = This army has been activated in this action, or it can do nothing.
why-lor-prep-01 = First choose the options of Prepare.
why-lor-prep-05 = This army stands in no settlement of yours, or it has the highest strength.
why-lor-oq-13 = This option would change nothing.
why-lor-oq-16 = There is no monster that you could activate or hunt.
why-lor-oq-17 = You control { $region } already.
why-lor-oq-22 = This army has the highest strength, or it is not yours.
why-lor-oq-66 = The bank has no rune of this kind left: { $rune }.
why-lor-oq-94 = This injury cannot be prevented with it.
why-lor-rune-03 = First choose the rune that you gain.
why-lor-tmpl-01 = You do not control this region, or it has no empty shrine.
why-lor-tmpl-05 = You control no region with an empty shrine, or no temple is left.
why-lor-map-19 = { $region } has a temple already.
why-lor-mons-01 = First choose a monster to activate or to hunt.
why-lor-mons-03 = { $monster } has been activated in this action.
why-lor-mons-04 = { $monster } is controlled by another player.
why-lor-mons-05 = { $monster } is not in your hero’s region.
why-lor-mons-06 = { $monster } is not in your hero’s region.
why-lor-mons-07 = You have not defeated enough monsters to hunt Loki.
why-lor-monu-01 = None of your markers lies on the wheel: choose a special action first.
why-lor-monu-04 = { $god } has reached the highest level.
why-lor-monu-11 = This forge gets no rune now.
why-lor-monu-15 = This event card is not among those to choose from.
why-lor-usur-02 = Another hero stands { $region_in }.
why-lor-usur-03 = Your Might is { $might }, the population of your hero’s region is { $population }.
why-lor-usur-05 = Your Might is { $might }, the armies in your hero’s region have strength { $armies }.
why-lor-bles-04 = This blessing is not among those offered to you.
why-lor-bles-05 = This cannot be used now.
why-lor-btl-01 = You have no armies in this battle.
why-lor-btl-03 = No battle is due there.
why-lor-btl-06 = This card is not in your hand.
    .wait = It is the other side’s turn to play a card.
    .first = First play a card or pass.
why-lor-btl-07 = You cannot pay with this rune.
why-lor-btl-08 = The loss symbols on your cards would exceed the strength of your armies.
why-lor-btl-09 = You have passed and play no more cards in this battle.
why-lor-btl-17 = The loss must hit one of your armies in the battle.
why-lor-hero-15 = You do not hold this.
why-lor-hrnd-02 = This card does not fit this wound space.
why-lor-hrnd-07 = Deal a wound first.
    .dealt = You have dealt a wound: end the round instead.
why-lor-hrnd-09 = No two cards of your hand that go with this one deal a wound.
why-lor-hrnd-11 = Its effect cannot be used now.
why-lor-hrnd-13 = This card covers no free wound space.
why-lor-hunt-04 = Another player decides for the monster.
why-lor-mrnd-02 = This attack card is not in your hand.
why-lor-mrnd-04 = This card does not defend: it is not in your hand.
why-lor-mrnd-08 = The attack does not reach this.
why-lor-inj-01 = This attribute is injured already.
why-lor-inj-07 = This attribute is not injured.
    .healthy = { $attribute } is not injured.
why-lor-mact-01 = The monster cannot move there.
why-lor-mact-03 = This is not affected.
why-lor-mact-07 = The attack of the monster does not reach this.
why-lor-tram-01 = The monster tramples an army of its region only.
why-lor-outw-01 = It cannot be wounded now.
