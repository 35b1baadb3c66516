### Blood Rage: names and texts, English.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .invade .acc .with .gen are ready forms for sentences (never inflect
### a name in code); .count and .count-acc say how many ($n).
### The wording is ours. A content pack may replace messages in text/en.ftl (--pack).


## The game

game-blood-rage = Blood Rage
    .text = Lead a Viking clan through three Ages and gain the most Glory before Ragnarök ends the world.
    .length = 60 to 90 minutes
    .owner = CMON


## Clans

clan-wolf = Wolf Clan
    .short = Wolf
    .text = Colour: red. All clans start with the same stats and figures.

clan-raven = Raven Clan
    .short = Raven
    .text = Colour: blue. All clans start with the same stats and figures.

clan-serpent = Serpent Clan
    .short = Serpent
    .text = Colour: yellow. All clans start with the same stats and figures.

clan-bear = Bear Clan
    .short = Bear
    .text = Colour: brown. All clans start with the same stats and figures.

clan-any = clan
    .text = One player's Vikings: their figures, clan sheet, stats and cards.
    .count = { $n ->
        [one] { $n } clan
       *[other] { $n } clans
    }


## Gods

god-odin = Odin
    .text = Judges and punishes, on the battlefield and beyond.
    .gen = Odin's

god-thor = Thor
    .text = Rewards those who win battles with glory and spoils.
    .gen = Thor's

god-loki = Loki
    .text = Takes revenge and turns lost battles into gain.
    .gen = Loki's

god-frigga = Frigga
    .text = Gives help and the means to do more.
    .gen = Frigga's

god-heimdall = Heimdall
    .text = Sees ahead and takes others by surprise.
    .gen = Heimdall's

god-tyr = Tyr
    .text = Lends sheer strength in battle.
    .gen = Tyr's


## Regions

region-manheim = Manheim
    .text = Provinces: Myrkulor, Elvagar, Angerboda.
    .gen = of Manheim

region-alfheim = Alfheim
    .text = Provinces: Gimle, Andlang.
    .gen = of Alfheim

region-jotunheim = Jotunheim
    .text = Provinces: Muspelheim, Horgr, Utgard.
    .gen = of Jotunheim


## Provinces

province-elvagar = Elvagar
    .text = Outer province of Manheim: 4 villages.
    .in = in Elvagar
    .to = to Elvagar
    .from = from Elvagar
    .invade = Elvagar

province-angerboda = Angerboda
    .text = Outer province of Manheim: 5 villages.
    .in = in Angerboda
    .to = to Angerboda
    .from = from Angerboda
    .invade = Angerboda

province-muspelheim = Muspelheim
    .text = Outer province of Jotunheim: 5 villages.
    .in = in Muspelheim
    .to = to Muspelheim
    .from = from Muspelheim
    .invade = Muspelheim

province-horgr = Horgr
    .text = Outer province of Jotunheim: 4 villages.
    .in = in Horgr
    .to = to Horgr
    .from = from Horgr
    .invade = Horgr

province-utgard = Utgard
    .text = Outer province of Jotunheim: 3 villages.
    .in = in Utgard
    .to = to Utgard
    .from = from Utgard
    .invade = Utgard

province-andlang = Andlang
    .text = Outer province of Alfheim: 3 villages.
    .in = in Andlang
    .to = to Andlang
    .from = from Andlang
    .invade = Andlang

province-gimle = Gimle
    .text = Outer province of Alfheim: 5 villages.
    .in = in Gimle
    .to = to Gimle
    .from = from Gimle
    .invade = Gimle

province-myrkulor = Myrkulor
    .text = Outer province of Manheim: 3 villages.
    .in = in Myrkulor
    .to = to Myrkulor
    .from = from Myrkulor
    .invade = Myrkulor

province-yggdrasil = Yggdrasil
    .text = Central province, adjacent to every other one: no villages, any number of figures, no direct Invade.
    .in = in Yggdrasil
    .to = to Yggdrasil
    .from = from Yggdrasil
    .invade = Yggdrasil


## Fjords (the board leaves them unnamed; the names are ours)

fjord-fjord-northeast = Elvagar–Angerboda fjord
    .short = NE fjord
    .text = Supports Elvagar and Angerboda. Holds any number of ships.
    .in = in the Elvagar–Angerboda fjord
    .to = to the Elvagar–Angerboda fjord
    .from = from the Elvagar–Angerboda fjord
    .invade = the Elvagar–Angerboda fjord

fjord-fjord-southeast = Muspelheim–Horgr fjord
    .short = SE fjord
    .text = Supports Muspelheim and Horgr. Holds any number of ships.
    .in = in the Muspelheim–Horgr fjord
    .to = to the Muspelheim–Horgr fjord
    .from = from the Muspelheim–Horgr fjord
    .invade = the Muspelheim–Horgr fjord

fjord-fjord-southwest = Utgard–Andlang fjord
    .short = SW fjord
    .text = Supports Utgard and Andlang. Holds any number of ships.
    .in = in the Utgard–Andlang fjord
    .to = to the Utgard–Andlang fjord
    .from = from the Utgard–Andlang fjord
    .invade = the Utgard–Andlang fjord

fjord-fjord-northwest = Gimle–Myrkulor fjord
    .short = NW fjord
    .text = Supports Gimle and Myrkulor. Holds any number of ships.
    .in = in the Gimle–Myrkulor fjord
    .to = to the Gimle–Myrkulor fjord
    .from = from the Gimle–Myrkulor fjord
    .invade = the Gimle–Myrkulor fjord


## Figures

figure-leader = Leader
    .text = STR 3. Invading with the Leader costs no Rage.
    .acc = the Leader
    .with = with the Leader
    .count = { $n ->
        [one] { $n } Leader
       *[other] { $n } Leaders
    }

figure-warrior = Warrior
    .text = STR 1, no special ability. Invading costs its STR in Rage.
    .acc = the Warrior
    .with = with a Warrior
    .count = { $n ->
        [one] { $n } Warrior
       *[other] { $n } Warriors
    }
    .count-acc = { $n ->
        [one] { $n } Warrior
       *[other] { $n } Warriors
    }

figure-ship = Ship
    .text = STR 2. Invades fjords only and never moves; supports both provinces beside its fjord.
    .acc = the Ship
    .with = with the Ship
    .count = { $n ->
        [one] { $n } Ship
       *[other] { $n } Ships
    }

figure-monster = Monster
    .text = Joins your clan through its Upgrade card; you can have two at a time.
    .acc = the Monster
    .with = with the Monster
    .count = { $n ->
        [one] { $n } Monster
       *[other] { $n } Monsters
    }

figure-any = figure
    .text = A Leader, Warrior, Ship or Monster.
    .acc = the figure
    .with = with the figure
    .count = { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
    .count-acc = { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }


## Monsters (the figures)

monster-troll = Troll
    .short = Troll
    .text = When the Troll invades, destroy every enemy Warrior in that province.
    .acc = the Troll
    .with = with the Troll

monster-dwarf-chieftain = Dwarf Chieftain
    .short = Dwarf
    .text = Costs you no Rage, neither to upgrade nor to invade with.
    .acc = the Dwarf Chieftain
    .with = with the Dwarf Chieftain

monster-sea-serpent = Sea Serpent
    .short = Sea Serpent
    .text = Counts as one of your ships: it invades fjords only, supports both provinces and never moves. Its STR stays 3, and it is still a Monster.
    .acc = the Sea Serpent
    .with = with the Sea Serpent

monster-valkyrie = Valkyrie
    .short = Valkyrie
    .text = If the Valkyrie takes part in a battle, you gain 2 Glory for each enemy figure destroyed in it, whether you win or lose.
    .acc = the Valkyrie
    .with = with the Valkyrie

monster-dark-elf = Dark Elf
    .short = Dark Elf
    .text = May also invade Yggdrasil; invading with it costs 1 Rage wherever it goes. It has STR 3 while in Yggdrasil.
    .acc = the Dark Elf
    .with = with the Dark Elf

monster-fire-giant = Fire Giant
    .short = Fire Giant
    .text = When the Fire Giant invades, destroy every enemy figure except Monsters in that province and its fjord.
    .acc = the Fire Giant
    .with = with the Fire Giant

monster-frost-giant = Frost Giant
    .short = Frost Giant
    .text = When you successfully pillage the province the Frost Giant is in, take the token's reward a second time.
    .acc = the Frost Giant
    .with = with the Frost Giant

monster-soldier-of-hel = Soldier of Hel
    .short = Soldier of Hel
    .text = Costs you no Rage, neither to upgrade nor to invade with.
    .acc = the Soldier of Hel
    .with = with the Soldier of Hel

monster-volur-witch = Volur Witch
    .short = Volur Witch
    .text = When she would be destroyed in an outer province, you may move her to Yggdrasil instead. Not against your own Frigga's Sacrifice.
    .acc = the Volur Witch
    .with = with the Volur Witch


## Cards

card-troll = Troll
    .short = Troll
    .brief = Invading destroys every enemy Warrior there.
    .text = When the Troll invades, destroy every enemy Warrior in that province.

card-dwarf-chieftain = Dwarf Chieftain
    .short = Dwarf
    .brief = Costs no Rage, neither to play nor to invade.
    .text = Costs you no Rage, neither to upgrade nor to invade with.

card-sea-serpent = Sea Serpent
    .short = Sea Serpent
    .brief = Counts as your ship: in a fjord, for both provinces.
    .text = Counts as one of your ships: it invades fjords only, supports both provinces and never moves. Its STR stays 3, and it is still a Monster.

card-valkyrie = Valkyrie
    .short = Valkyrie
    .brief = In its battles: 2 Glory per enemy figure destroyed.
    .text = If the Valkyrie takes part in a battle, you gain 2 Glory for each enemy figure destroyed in it, whether you win or lose.

card-dark-elf = Dark Elf
    .short = Dark Elf
    .brief = May invade Yggdrasil for 1 Rage; STR 3 there.
    .text = May also invade Yggdrasil; invading with it costs 1 Rage wherever it goes. It has STR 3 while in Yggdrasil.

card-fire-giant = Fire Giant
    .short = Fire Giant
    .brief = Invading destroys enemies but Monsters, fjord too.
    .text = When the Fire Giant invades, destroy every enemy figure except Monsters in that province and its fjord.

card-frost-giant = Frost Giant
    .short = Frost Giant
    .brief = Pillage succeeds where it is: take the reward twice.
    .text = When you successfully pillage the province the Frost Giant is in, take the token's reward a second time.

card-soldier-of-hel = Soldier of Hel
    .short = Soldier of Hel
    .brief = Costs no Rage, neither to play nor to invade.
    .text = Costs you no Rage, neither to upgrade nor to invade with.

card-volur-witch = Volur Witch
    .short = Volur Witch
    .brief = Instead of dying she may move to Yggdrasil.
    .text = When she would be destroyed in an outer province, you may move her to Yggdrasil instead. Not against your own Frigga's Sacrifice.

card-lord-of-hammers = Lord of Hammers
    .short = Hammers
    .brief = Leader there and pillage succeeds: move him for free.
    .text = When you successfully pillage the province your Leader is in, you may move him for free to Yggdrasil or into an empty village of an adjacent province.

card-lord-of-axes = Lord of Axes
    .short = Lord of Axes
    .brief = Leader there and pillage succeeds: raise any stat.
    .text = When you successfully pillage the province your Leader is in, raise one clan stat of your choice by 1.

card-lord-of-spears = Lord of Spears
    .short = Lord of Spears
    .brief = Leader there and pillage succeeds: raise all stats.
    .text = When you successfully pillage the province your Leader is in, raise all three clan stats by 1.

card-brothers-in-arms = Brothers in Arms
    .short = Brothers
    .brief = Two Warriors in one province have STR 3 together.
    .text = Every two of your Warriors in the same province have STR 3 together; one left over has STR 1. Invading costs 1 Rage per Warrior.

card-experts-in-arms = Experts in Arms
    .short = Experts
    .brief = Each of your Warriors has STR 2.
    .text = Each of your Warriors has STR 2 and costs 2 Rage to invade with.

card-masters-in-arms = Masters in Arms
    .short = Masters
    .brief = Two Warriors in one province have STR 6 together.
    .text = Every two of your Warriors in the same province have STR 6 together; one left over has STR 2. Invading costs 2 Rage per Warrior.

card-lokis-dragons = Loki's Dragons
    .short = Loki's Dragons
    .brief = Your ship is destroyed: gain 4 Glory.
    .text = Each time one of your ships (or your Sea Serpent) is destroyed, you gain 4 Glory.

card-fire-dragons = Fire Dragons
    .short = Fire Dragons
    .brief = Your ship is destroyed: gain 8 Glory.
    .text = Each time one of your ships (or your Sea Serpent) is destroyed, you gain 8 Glory.

card-eternal-dragons = Eternal Dragons
    .short = Eternal Drag.
    .brief = Your ship is destroyed: gain 12 Glory.
    .text = Each time one of your ships (or your Sea Serpent) is destroyed, you gain 12 Glory.

card-lokis-domain = Loki's Domain
    .short = Domain
    .brief = 1 Glory per figure that returns from Valhalla.
    .text = In the Release Valhalla phase you gain 1 Glory for each of your figures that returns to your reserve.

card-lokis-eminence = Loki's Eminence
    .short = Eminence
    .brief = 2 Glory per figure that returns from Valhalla.
    .text = In the Release Valhalla phase you gain 2 Glory for each of your figures that returns to your reserve.

card-lokis-wrath = Loki's Wrath
    .short = Wrath
    .brief = 3 Glory per figure that returns from Valhalla.
    .text = In the Release Valhalla phase you gain 3 Glory for each of your figures that returns to your reserve.

card-lokis-blessing = Loki's Blessing
    .short = Blessing
    .brief = After a lost battle: invade there with a free Warrior.
    .text = After each battle you lose (a tie counts), you may invade its province with one Warrior for free. Not in Yggdrasil.

card-friggas-charm = Frigga's Charm
    .short = Charm
    .brief = Upgrades you play from now on cost 1 Rage less.
    .text = Upgrades you play from now on cost you 1 Rage less, but never less than 0.

card-friggas-succor = Frigga's Succor
    .short = Succor
    .brief = When you invade a province, add a Warrior for free.
    .text = Whenever you invade an outer province, you may also place one Warrior from your reserve in an empty village there for free, within your Horns. This is not another Invade.

card-friggas-protection = Frigga's Protection
    .short = Protection
    .brief = Save your figures from destruction, 1 Rage each.
    .text = When your figures on the board would be destroyed, you may pay 1 Rage for each one you keep in place. Not in the Ragnarök phase, nor against your own Frigga's Sacrifice.

card-friggas-domain = Frigga's Domain
    .short = Domain
    .brief = You may invade from Valhalla, for exactly 1 Rage.
    .text = Your Invade action may use one of your figures in Valhalla instead of the reserve; it then costs exactly 1 Rage.

card-friggas-sacrifice = Frigga's Sacrifice
    .short = Sacrifice
    .brief = Action: destroy two own figures, raise any stat.
    .text = Action (0 Rage): destroy exactly two of your figures on the board, then raise one clan stat of your choice by 1.

card-thors-glory = Thor's Glory
    .short = Thor's Glory
    .brief = Two enemies destroyed in your battle: gain 2 Glory.
    .text = After each battle you take part in, you gain 2 Glory if at least two enemy figures were destroyed in it.

card-thors-domain = Thor's Domain
    .short = Domain
    .brief = After invading: pay 2 Rage to pillage at once.
    .text = After you invade a province that is not pillaged, you may pay 2 Rage to pillage it at once. Not after invading a fjord.

card-thors-conquest = Thor's Conquest
    .short = Conquest
    .brief = At the end: 3 Glory per figure on the board.
    .text = At the end of the game you gain 3 Glory for each of your figures on the board, fjords included.

card-tyrs-domain = Tyr's Domain
    .short = Domain
    .brief = A revealed Quest may count as a +3 Battle card.
    .text = When the card you reveal in a battle is a Quest, you may treat it as a +3 Battle card. Does not add up with Tyr's Wrath.

card-tyrs-wrath = Tyr's Wrath
    .short = Wrath
    .brief = A revealed Quest may count as a +5 Battle card.
    .text = When the card you reveal in a battle is a Quest, you may treat it as a +5 Battle card. Does not add up with Tyr's Domain.

card-tyrs-challenge = Tyr's Challenge
    .short = Challenge
    .brief = Action (2 Rage): pillage a pillaged province again.
    .text = Action (2 Rage): pillage a province that is already pillaged. If you succeed, you gain its reward again.

card-tyrs-prowess = Tyr's Prowess
    .short = Prowess
    .brief = Battle won: take your cards back, 1 Rage each.
    .text = When you win a battle, you may pay 1 Rage for each card you played in it to take that card back instead of discarding it.

card-odins-inspiration = Odin's Inspiration
    .short = Inspiration
    .brief = Your figures earn twice the Glory at Ragnarök.
    .text = In the Ragnarök phase each of your destroyed figures gives you twice the Glory (6 in the Second Age, 8 in the Third).

card-odins-throne = Odin's Throne
    .short = Throne
    .brief = Fulfilled Quests give you twice their Glory.
    .text = Each Quest you fulfil gives you twice its Glory; the clan stat still rises by 1 only.

card-quest-alfheim = Alfheim
    .short = Alfheim
    .brief = Most strength in one province of Alfheim.
    .text = Quest phase: have more STR than every other clan in at least one province of Alfheim, its fjord included. Reward: the Glory shown and +1 to one clan stat of your choice.

card-quest-jotunheim = Jotunheim
    .short = Jotunheim
    .brief = Most strength in one province of Jotunheim.
    .text = Quest phase: have more STR than every other clan in at least one province of Jotunheim, its fjord included. Reward: the Glory shown and +1 to one clan stat of your choice.

card-quest-manheim = Manheim
    .short = Manheim
    .brief = Most strength in one province of Manheim.
    .text = Quest phase: have more STR than every other clan in at least one province of Manheim, its fjord included. Reward: the Glory shown and +1 to one clan stat of your choice.

card-quest-yggdrasil = Yggdrasil
    .short = Yggdrasil
    .brief = Most strength in Yggdrasil.
    .text = Quest phase: have more STR than every other clan in Yggdrasil. Reward: the Glory shown and +1 to one clan stat of your choice.

card-quest-glorious-death = Glorious Death
    .short = Glorious Death
    .brief = Four or more of your figures in Valhalla.
    .text = Quest phase: have at least four of your figures in Valhalla. Reward: the Glory shown and +1 to one clan stat of your choice.

card-tyrs-bash = Tyr's Bash
    .short = Bash
    .brief = Strength, nothing else.
    .text = Only the STR bonus.

card-tyrs-smash = Tyr's Smash
    .short = Smash
    .brief = Strength, nothing else.
    .text = Only the STR bonus.

card-tyrs-crush = Tyr's Crush
    .short = Crush
    .brief = Strength, nothing else.
    .text = Only the STR bonus.

card-tyrs-smite = Tyr's Smite
    .short = Smite
    .brief = Strength, nothing else.
    .text = Only the STR bonus.

card-tyrs-rage = Tyr's Rage
    .short = Tyr's Rage
    .brief = Strength, nothing else.
    .text = Only the STR bonus.

card-odins-smite = Odin's Smite
    .short = Smite
    .brief = Before totals: destroy a Warrior of each opponent.
    .text = Before totals are compared, destroy one Warrior of each other participant in the province.

card-odins-tide = Odin's Tide
    .short = Tide
    .brief = Before totals: everyone keeps one figure, the rest die.
    .text = Before totals are compared, every participant, you included, chooses one own figure in the battle; all the others are destroyed.

card-odins-judgement = Odin's Judgement
    .short = Judgement
    .brief = 2 Glory per figure destroyed in the battle, own too.
    .text = After the battle, won or lost, you gain 2 Glory for each figure destroyed in it, yours included.

card-heimdalls-sight = Heimdall's Sight
    .short = Sight
    .brief = X = the highest bonus on an enemy card.
    .text = X is the highest bonus on a single enemy card in this battle, cards added after the reveal included. Another Heimdall's Sight counts as 0.

card-heimdalls-eye = Heimdall's Eye
    .short = Eye
    .brief = May be added after the reveal.
    .text = Play this card as usual, or add it from your hand after the cards have been revealed.

card-heimdalls-gaze = Heimdall's Gaze
    .short = Gaze
    .brief = May be added after the reveal.
    .text = Play this card as usual, or add it from your hand after the cards have been revealed.

card-heimdalls-watch = Heimdall's Watch
    .short = Watch
    .brief = Glory for all bonuses; then everyone plays anew.
    .text = Right after the reveal you gain Glory equal to the sum of all revealed bonuses, and all revealed cards are discarded without effect. Then every participant plays a new card.

card-friggas-grace = Frigga's Grace
    .short = Grace
    .brief = Win your own Pillage: also raise another stat.
    .text = If you win the battle of your own Pillage, also raise one clan stat of your choice by 1, but not the one the token raised (any stat after the 5 Glory or Yggdrasil token).

card-lokis-trickery = Loki's Trickery
    .short = Trickery
    .brief = If you lose: steal 1 Rage from the winner.
    .text = If you lose, steal 1 Rage from the winner.

card-lokis-backstab = Loki's Backstab
    .short = Backstab
    .brief = If you lose: steal 2 Glory from the winner.
    .text = If you lose, steal 2 Glory from the winner.

card-lokis-poison = Loki's Poison
    .short = Poison
    .brief = If you lose: take the cards the winner played.
    .text = If you lose, take all cards the winner played into your hand.

card-thors-hammer = Thor's Hammer
    .short = Hammer
    .brief = If you win: gain 3 extra Glory.
    .text = If you win, you gain 3 extra Glory.

card-thors-oath = Thor's Oath
    .short = Oath
    .brief = If you win: raise any stat.
    .text = If you win, raise one clan stat of your choice by 1, after gaining the Glory for the battle.

card-thors-ascension = Thor's Ascension
    .short = Ascension
    .brief = If you win: gain 3 Rage and 3 extra Glory.
    .text = If you win, you gain 3 Rage and 3 extra Glory.

card-thors-primacy = Thor's Primacy
    .short = Primacy
    .brief = Cancels the text of the opponents' revealed cards.
    .text = Before any other text works, cancel the text of all cards the other participants revealed in this round; their bonuses stay.


## Kinds of cards

cardtype-battle = Battle card
    .short = Battle
    .text = Adds its bonus to your STR in a battle, often with a special effect.
    .count = { $n ->
        [one] { $n } Battle card
       *[other] { $n } Battle cards
    }

cardtype-quest = Quest card
    .short = Quest
    .text = A task from the gods; if it is fulfilled in the Quest phase you gain Glory and +1 to a clan stat.
    .count = { $n ->
        [one] { $n } Quest card
       *[other] { $n } Quest cards
    }

cardtype-upgrade = Upgrade card
    .short = Upgrade
    .text = Stays on your clan sheet and improves your clan or its figures until replaced.
    .count = { $n ->
        [one] { $n } Upgrade card
       *[other] { $n } Upgrade cards
    }

cardtype-upgrade-unit = Troop upgrade
    .short = Troops
    .text = An upgrade of your Warriors, Leader or Ship.

cardtype-upgrade-warrior = Warrior upgrade
    .short = Warriors
    .text = Changes all your Warriors.

cardtype-upgrade-leader = Leader upgrade
    .short = Leader
    .text = Changes your Leader; he still invades for free.

cardtype-upgrade-ship = Ship upgrade
    .short = Ship
    .text = Changes your Ship; it still stays in fjords.

cardtype-upgrade-monster = Monster upgrade
    .short = Monster
    .text = Brings a Monster into your reserve; you may invade with it at once for free.

cardtype-upgrade-clan = Clan upgrade
    .short = Clan
    .text = Gives your whole clan an ability. No free Invade.


## Upgrade slots

slot-warrior = Warrior slot
    .short = Warriors

slot-leader = Leader slot
    .short = Leader

slot-ship = Ship slot
    .short = Ship

slot-monster = Monster slot
    .short = Monster

slot-clan = Clan slot
    .short = Clan


## Marks for the number of players

mark-3plus = from 3 players
    .short = 3+
    .text = Used with 3 or 4 players only.

mark-4plus = from 4 players
    .short = 4+
    .text = Used with 4 players only.


## Actions

action-invade = Invade
    .text = Pay Rage equal to a figure's STR and place it from your reserve in an empty village of an outer province (a ship: in a fjord). Your Leader is free.

action-march = March
    .text = Pay 1 Rage and move any number of your figures from one province into empty villages of another. Ships cannot march.

action-upgrade = Upgrade
    .text = Pay the card's cost in Rage and put an Upgrade card on your clan sheet. With a figure upgrade you may invade at once for free.

action-quest = Quest
    .text = Put a Quest card from your hand face down on your clan symbol. Costs no Rage; it is checked in the Quest phase.

action-pillage = Pillage
    .text = Choose a province not yet pillaged in which, or in whose fjord, you have a figure. Win the battle there, if any, and take the token's reward. Costs no Rage.

action-pass = Pass
    .short = Pass
    .text = Lose your remaining Rage; you take no more actions in this phase.

action-invade-from-valhalla = Invade from Valhalla
    .short = From Valhalla
    .text = Frigga's Domain: pay 1 Rage and invade with one of your figures in Valhalla.

action-sacrifice-for-stat = Sacrifice
    .text = Frigga's Sacrifice: destroy exactly two of your figures on the board and raise one clan stat by 1.

action-repillage = Pillage again
    .short = Pillage again
    .text = Tyr's Challenge: pay 2 Rage and pillage a province that is already pillaged.


## Phases

phase-gods-gifts = Gods' Gifts
    .short = Gifts
    .text = Eight cards each: keep one (two with two players), pass the rest to the left, until you have six.

phase-action = Action
    .text = Take one action at a time in turn, until nobody has Rage or every province is pillaged.

phase-discard = Discard
    .short = Discard
    .text = Keep at most one card for the next Age and discard the rest; in the Third Age discard everything.

phase-quest = Quest
    .text = Reveal all committed Quests. Each one fulfilled gives its Glory and +1 to a clan stat.

phase-ragnarok = Ragnarök
    .text = The doomed province is destroyed. Its figures go to Valhalla and give their owners 2, 3 or 4 Glory each.

phase-release-valhalla = Release Valhalla
    .short = Release
    .text = All figures in Valhalla return to their owners' reserves.

phase-setup = Setup
    .short = Setup
    .text = Choose clans, place the tokens, destroy the first provinces.

phase-end-of-age = End of the Age
    .short = End of Age
    .text = Pillage tokens turn back to their reward side; the first player token moves left.

phase-game-end = End of the game
    .short = Game end
    .text = Legendary stats give 10 or 20 Glory each. The most Glory wins.


## Steps of a pillage

step-call-to-battle = Call to Battle
    .short = Call
    .text = In turn, everyone may move one figure at a time from an adjacent province into an empty village of the pillaged one, for free.

step-play-cards = Play Cards
    .short = Cards
    .text = Every participant lays one card face down; all cards are revealed together.

step-resolution = Resolution
    .short = Resolution
    .text = The highest total wins; in a tie everyone loses. Losers' figures are destroyed, but their cards return to hand.

step-reveal = Reveal
    .short = Reveal
    .text = The chosen cards are turned face up at the same time.

step-late-cards = Late cards
    .short = Late cards
    .text = Pillager first, then clockwise: you may add late cards from your hand, one at a time.

step-draft = Draft
    .short = Draft
    .text = Choose what to keep; the other cards go to the player on your left.

step-free-invade = Free Invade
    .short = Free Invade
    .text = After a figure upgrade you may invade at once with one such figure from your reserve, without paying Rage.


## Ages

age-1 = First Age
    .short = Age 1
    .text = Ragnarök gives 2 Glory per figure.

age-2 = Second Age
    .short = Age 2
    .text = Ragnarök gives 3 Glory per figure.

age-3 = Third Age
    .short = Age 3
    .text = Ragnarök gives 4 Glory per figure.


## Stats and points

stat-rage = Rage
    .text = How many Rage points you receive at the start of each Action phase.

stat-axes = Axes
    .text = How much Glory you gain for each battle you win.

stat-horns = Horns
    .text = The most figures you may have on the board at once; Valhalla and reserve do not count.

stat-strength = STR
    .short = STR
    .text = Fighting value of a figure; also what it costs in Rage to invade with it.

stat-glory = Glory
    .text = Victory points. Whoever has the most at the end of the game wins.
    .count = { $n } Glory

stat-rage-points = Rage points
    .short = Rage
    .text = What you pay for actions. At 0 you cannot take any action on your turn.
    .count = { $n } Rage


## Tokens

token-pillage = Pillage token
    .short = Pillage
    .text = Shows what pillaging its province gives; turned over once the province is pillaged.

token-ragnarok = Ragnarök token
    .short = Ragnarök
    .text = Names the province destroyed at the end of an Age, or before the game.

token-doom = Doom token
    .short = Doom
    .text = Marks the province that this Age's Ragnarök will destroy.

token-saga = Saga token
    .short = Saga
    .text = Shows the current Age and phase.

token-first-player = First player token
    .short = First player
    .text = Its holder takes the first turn; it moves left after each Age.

token-clan-tokens = Clan token
    .text = Three mark your clan stats, one your Rage.

token-glory-markers = Glory marker
    .text = Shows your Glory on the Glory track.


## Rewards of pillage tokens

reward-rage = +1 Rage
    .text = Raise your Rage stat by 1. You get no Rage points now.

reward-axes = +1 Axes
    .text = Raise your Axes stat by 1; it already counts for this battle.

reward-horns = +1 Horns
    .text = Raise your Horns stat by 1.

reward-glory5 = 5 Glory
    .text = You gain 5 Glory.

reward-all-stats = +1 to all stats
    .short = +1 all
    .text = Raise Rage, Axes and Horns by 1 each.


## When an effect happens

timing-static = Always in force

timing-action = As your action

timing-on-invade-self = When it invades

timing-on-invade-any-own = When you invade

timing-after-own-invade = After you invade

timing-battle-quest-revealed = When you reveal a Quest in battle

timing-battle-reveal = Right after the reveal

timing-battle-before-compare = Before totals are compared

timing-battle-late = From hand after the reveal

timing-battle-value = When totals are compared

timing-pillage-success = When your Pillage succeeds

timing-battle-won = When you win a battle

timing-battle-lost = When you lose a battle

timing-battle-end = After the battle

timing-would-be-destroyed-self = When it would be destroyed

timing-would-be-destroyed-own = When your figures would be destroyed

timing-own-ship-destroyed = When your ship is destroyed

timing-quest-phase = In the Quest phase

timing-ragnarok = In the Ragnarök phase

timing-release-valhalla = In the Release Valhalla phase

timing-game-end = At the end of the game


## Terms

term-age = Age
    .text = One of the three rounds of the game, with six phases.

term-phase = Phase
    .text = A part of an Age; everyone finishes it before the next one starts.

term-turn = Turn
    .text = One action, or passing.

term-age-track = Age track
    .short = Age track
    .text = Shows Ages, phases and the provinces to be destroyed.

term-board = Game board
    .short = Board
    .text = The map: nine provinces and four fjords.

term-region = Region
    .text = A group of outer provinces named on Quest cards.

term-province = Province
    .text = An area of the board that can be pillaged.
    .count = { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }

term-outer-province = Outer province
    .text = Any province except Yggdrasil.

term-village = Village
    .text = Holds one figure.
    .count = { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }

term-fjord = Fjord
    .text = Water between two provinces; only ships may be in it, and they count for both.
    .count = { $n ->
        [one] { $n } fjord
       *[other] { $n } fjords
    }

term-support = to support
    .text = A ship in a fjord adds its STR to both provinces beside it.

term-adjacent = adjacent
    .text = Sharing a border. Yggdrasil is adjacent to every outer province.

term-clan-sheet = Clan sheet
    .short = Clan sheet
    .text = Holds your upgrades, stats and Rage.

term-clan-symbol = Clan symbol
    .text = The place on the clan sheet for drafted cards and committed Quests.

term-clan-stat = Clan stat
    .text = Rage, Axes or Horns; each has six steps.
    .count = { $n ->
        [one] { $n } clan stat
       *[other] { $n } clan stats
    }

term-rage-track = Rage track
    .text = Shows how much Rage you have left.

term-legendary = Legendary level
    .short = Legendary
    .text = The last three steps of a stat: 10, 10 and 20 Glory at the end of the game.

term-glory-track = Glory track
    .text = Shows everybody's Glory.

term-battle-glory = Battle Glory
    .text = The winner of a battle gains Glory equal to the winner's Axes.

term-reserve = Reserve
    .text = Your figures that are neither on the board nor in Valhalla.

term-base = Base
    .text = Shows the owner of a figure by its colour.

term-valhalla = Valhalla
    .text = Where destroyed figures wait until the end of the Age.

term-destroyed = destroyed
    .text = A destroyed figure goes to Valhalla; a destroyed province is out of the game.

term-doomed = Doomed province
    .short = Doomed
    .text = The province that will be destroyed in this Age.

term-card = Card
    .text = A gift of the gods: battle, quest or upgrade.
    .count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .count-acc = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

term-hand = Hand
    .text = The cards you hold; hidden from the others.

term-deck = Deck
    .text = Each Age has its own deck.

term-discard-pile = Discard pile
    .short = Discards
    .text = Discarded cards do not come back.

term-pack = Pack
    .text = The cards you choose from in the draft and then pass on.

term-kept-card = Kept card
    .short = Kept
    .text = A card carried over to the next Age.

term-committed-quest = Committed Quest
    .short = Committed
    .text = A Quest lying face down on your clan sheet until the Quest phase.
    .count = { $n ->
        [one] { $n } committed Quest
       *[other] { $n } committed Quests
    }

term-fulfilled = fulfilled
    .text = The Quest's condition is met in the Quest phase.

term-not-fulfilled = not fulfilled
    .text = The Quest gives nothing and is discarded; there is no penalty.

term-battle = Battle
    .text = Follows a Pillage if an enemy figure is in the province or its fjord. Everyone there takes part.

term-pillager = Pillager
    .short = Pillager
    .text = The player who declared the Pillage; acts first when order matters.

term-participant = Participant
    .short = Participant
    .text = The pillager and every clan with a figure in the battle.

term-winner = Winner
    .text = The participant with the highest total; discards the cards played.

term-loser = Loser
    .text = Loses the figures in the battle but takes the cards played back.

term-tie = Tie
    .text = If the highest total is shared, everyone loses.

term-total = Total
    .text = STR of your figures in the battle plus the bonuses of your cards.

term-bonus = Bonus
    .text = STR that a Battle card adds.

term-bluff = Bluff
    .text = A Quest or Upgrade card played in a battle: it adds nothing.

term-late-card = Late card
    .text = A Battle card that may be added after the reveal.

term-pillaged = pillaged
    .text = The province cannot be pillaged again in this Age.

term-pillage-failed = Pillage failed
    .short = Failed
    .text = The province is not pillaged; it may be tried again.

term-first-player = First player
    .text = Takes the first turn of the Action phase.

term-no-rage = No Rage left
    .short = No Rage
    .text = No actions on your turn, but you still take part in battles.

term-shared-victory = Shared victory
    .text = Players tied for the most Glory win together.

term-legendary-bonus = Legendary bonus
    .short = Legendary
    .text = 10 Glory for a stat on its fourth or fifth step, 20 on its sixth.

term-empty-village = Empty village
    .text = A village without a figure.

term-clockwise = clockwise
    .short = clockwise
    .text = To the left, in seat order.


## Variants

variant-first-game = First game
    .text = No draft in the First Age: keep all eight cards you are dealt.


## Colours

colour-red = red

colour-blue = blue

colour-yellow = yellow

colour-brown = brown

colour-grey = grey
