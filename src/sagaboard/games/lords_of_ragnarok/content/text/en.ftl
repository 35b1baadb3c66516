### Lords of Ragnarok: names and texts, English.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### what a card does, in at most 55 characters for both of its effects;
### .in .to .from .over .acc .gen .dat .ins .loc are ready forms for sentences (never inflect a
### name in code). The wording is ours. A content pack may replace messages in text/en.ftl (--pack).

## The game

game-lords-of-ragnarok = Lords of Ragnarok
    .short = Ragnarok
    .text = Lead a hero, armies and a drakkar around the tree Yggdrasil and be the first to become Great Jarl, Great Godi or Monster Slayer – or hold the tree when Ragnarok comes.


## Players by colour

colour-green = Green player
    .short = Green

colour-red = Red player
    .short = Red

colour-blue = Blue player
    .short = Blue

colour-yellow = Yellow player
    .short = Yellow

army-1 = army 1

army-2 = army 2

army-3 = army 3

army-4 = army 4

army-5 = army 5

army-6 = army 6


## Regions

region-1 = Hrafnmark 1
    .short = 1
    .text = Population 2: settlement.
    .in = in Hrafnmark 1
    .to = to Hrafnmark 1
    .from = from Hrafnmark 1
    .over = of Hrafnmark 1

region-2 = Hrafnmark 2
    .short = 2
    .text = Population 3: forge.
    .in = in Hrafnmark 2
    .to = to Hrafnmark 2
    .from = from Hrafnmark 2
    .over = of Hrafnmark 2

region-3 = Hrafnmark 3
    .short = 3
    .text = Population 2: shrine.
    .in = in Hrafnmark 3
    .to = to Hrafnmark 3
    .from = from Hrafnmark 3
    .over = of Hrafnmark 3

region-4 = Hrafnmark 4
    .short = 4
    .text = Population 5: monument of Odin; adjacent to Yggdrasil.
    .in = in Hrafnmark 4
    .to = to Hrafnmark 4
    .from = from Hrafnmark 4
    .over = of Hrafnmark 4

region-5 = Ulfmark 5
    .short = 5
    .text = Population 2: settlement.
    .in = in Ulfmark 5
    .to = to Ulfmark 5
    .from = from Ulfmark 5
    .over = of Ulfmark 5

region-6 = Ulfmark 6
    .short = 6
    .text = Population 3: forge.
    .in = in Ulfmark 6
    .to = to Ulfmark 6
    .from = from Ulfmark 6
    .over = of Ulfmark 6

region-7 = Ulfmark 7
    .short = 7
    .text = Population 5: settlement; shrine; adjacent to Yggdrasil.
    .in = in Ulfmark 7
    .to = to Ulfmark 7
    .from = from Ulfmark 7
    .over = of Ulfmark 7

region-8 = Arnmark 8
    .short = 8
    .text = Population 3: shrine; forge; adjacent to Yggdrasil.
    .in = in Arnmark 8
    .to = to Arnmark 8
    .from = from Arnmark 8
    .over = of Arnmark 8

region-9 = Arnmark 9
    .short = 9
    .text = Population 2: settlement.
    .in = in Arnmark 9
    .to = to Arnmark 9
    .from = from Arnmark 9
    .over = of Arnmark 9

region-10 = Arnmark 10
    .short = 10
    .text = Population 4: monument of Freya.
    .in = in Arnmark 10
    .to = to Arnmark 10
    .from = from Arnmark 10
    .over = of Arnmark 10

region-11 = Galtmark 11
    .short = 11
    .text = Population 2: shrine.
    .in = in Galtmark 11
    .to = to Galtmark 11
    .from = from Galtmark 11
    .over = of Galtmark 11

region-12 = Galtmark 12
    .short = 12
    .text = Population 3: settlement; forge.
    .in = in Galtmark 12
    .to = to Galtmark 12
    .from = from Galtmark 12
    .over = of Galtmark 12

region-13 = Galtmark 13
    .short = 13
    .text = Population 4: shrine; adjacent to Yggdrasil.
    .in = in Galtmark 13
    .to = to Galtmark 13
    .from = from Galtmark 13
    .over = of Galtmark 13

region-14 = Bjornmark 14
    .short = 14
    .text = Population 4: shrine; adjacent to Yggdrasil.
    .in = in Bjornmark 14
    .to = to Bjornmark 14
    .from = from Bjornmark 14
    .over = of Bjornmark 14

region-15 = Bjornmark 15
    .short = 15
    .text = Population 5: monument of Thor; adjacent to Yggdrasil.
    .in = in Bjornmark 15
    .to = to Bjornmark 15
    .from = from Bjornmark 15
    .over = of Bjornmark 15

region-16 = Bjornmark 16
    .short = 16
    .text = Population 2: settlement.
    .in = in Bjornmark 16
    .to = to Bjornmark 16
    .from = from Bjornmark 16
    .over = of Bjornmark 16

region-17 = Bjornmark 17
    .short = 17
    .text = Population 4: shrine; forge.
    .in = in Bjornmark 17
    .to = to Bjornmark 17
    .from = from Bjornmark 17
    .over = of Bjornmark 17

region-18 = Ormmark 18
    .short = 18
    .text = Population 2: settlement.
    .in = in Ormmark 18
    .to = to Ormmark 18
    .from = from Ormmark 18
    .over = of Ormmark 18

region-19 = Ormmark 19
    .short = 19
    .text = Population 4: shrine; adjacent to Yggdrasil.
    .in = in Ormmark 19
    .to = to Ormmark 19
    .from = from Ormmark 19
    .over = of Ormmark 19

region-20 = Ormmark 20
    .short = 20
    .text = Population 3: forge.
    .in = in Ormmark 20
    .to = to Ormmark 20
    .from = from Ormmark 20
    .over = of Ormmark 20

region-21 = Ormmark 21
    .short = 21
    .text = Population 5: settlement; shrine; adjacent to Yggdrasil.
    .in = in Ormmark 21
    .to = to Ormmark 21
    .from = from Ormmark 21
    .over = of Ormmark 21


## Lands

land-hrafnmark = Hrafnmark
    .text = Land of the raven: regions 1–4.

land-ulfmark = Ulfmark
    .text = Land of the wolf: regions 5–7.

land-arnmark = Arnmark
    .text = Land of the eagle: regions 8–10.

land-galtmark = Galtmark
    .text = Land of the boar: regions 11–13.

land-bjornmark = Bjornmark
    .text = Land of the bear: regions { $players ->
        [2] 14–16
       *[other] 14–17
     }.

land-ormmark = Ormmark
    .text = Land of the serpent: regions 18–21.


## Symbols of lands

symbol-raven = raven

symbol-wolf = wolf

symbol-eagle = eagle

symbol-boar = boar

symbol-bear = bear

symbol-serpent = serpent


## Seas

sea-a = Vanir Sound
    .text = Coasts: 1, 2, 5.

sea-b = Elven Strait
    .text = Coasts: 5, 6, 9.

sea-c = Dvergar Sea
    .text = Coasts: 9, 10, 11.

sea-d = Ember Sea
    .text = Coasts: 11, 12, 16.

sea-e = Giants' Deep
    .short = Giants' Deep
    .text = Coasts: { $players ->
        [2] 2, 3, 16
       *[other] 16, 17, 18
     }.

sea-f = Mist Sea
    .text = Coasts: 2, 3, 18, 20.


## Realms; .text is the bonus

realm-vanaheim = Vanaheim
    .text = Gain 1 rune of your choice from the bank.
    .gen = Vanaheim
    .ins = Vanaheim

realm-alfheim = Alfheim
    .text = Choose one: place your hero in any region, or heal 1 injury.
    .gen = Alfheim
    .ins = Alfheim

realm-svartalfheim = Svartalfheim
    .text = Draw 1 combat card.
    .gen = Svartalfheim
    .ins = Svartalfheim

realm-muspelheim = Muspelheim
    .text = Recruit 1 army with strength 1 into any region you control.
    .gen = Muspelheim
    .ins = Muspelheim

realm-jotunheim = Jotunheim
    .text = Increase the strength of 1 of your armies by 1.
    .gen = Jotunheim
    .ins = Jotunheim

realm-niflheim = Niflheim
    .text = Choose one: move your drakkar up to 3 seas, or place 1 of your armies that is on the board into any region you control.
    .gen = Niflheim
    .ins = Niflheim


## Sides of the board

map-3-4 = Map for 3–4 players
    .short = 3–4 players

map-2 = Map for 2 players
    .short = 2 players


## Heroes; .text is the ability

hero-ragnar = Ragnar
    .text = In a battle in which you are the attacker, fought in the land with Ragnar: +1 battle strength for each of your armies in it.
    .acc = Ragnar
    .gen = Ragnar
    .full = Ragnar { title-ragnar }

hero-aslaug = Aslaug
    .text = Whenever realm bonuses are handed out, you may treat every realm adjacent to the region with Aslaug as if you were allied with it.
    .acc = Aslaug
    .gen = Aslaug
    .full = Aslaug { title-aslaug }

hero-snorri = Snorri
    .text = When you take control of a region with a settlement in the land with Snorri, without a battle, gain 1 rune of your choice.
    .acc = Snorri
    .gen = Snorri
    .full = Snorri { title-snorri }

hero-lagertha = Lagertha
    .text = After you win a battle in the land with Lagertha, increase the strength of 1 of your armies that took part in it by 1.
    .acc = Lagertha
    .gen = Lagertha
    .full = Lagertha { title-lagertha }

hero-beowulf = Beowulf
    .text = Whenever Beowulf is dealt an injury, draw 1 combat card. Before your hunt, or before your battle in the land with Beowulf, you may deal him 1 injury.
    .acc = Beowulf
    .gen = Beowulf
    .full = Beowulf { title-beowulf }


## Titles of heroes

title-ragnar = the Chieftain

title-aslaug = the Volva

title-snorri = the Skald

title-lagertha = the Shieldmaiden
    .short = Shieldmaiden

title-beowulf = the Berserk


## Origins

origin-odinsson = Odinsson / Odinsdottir
    .short = Odin
    .text = You take the first turn of the game.

origin-thorsson = Thorsson / Thorsdottir
    .short = Thor
    .text = Increase your Might by 1.

origin-freyjuson = Freyjuson / Freyjudottir
    .short = Freya
    .text = Increase your Wisdom by 1.

origin-tyrsson = Tyrsson / Tyrsdottir
    .short = Tyr
    .text = Increase your Authority by 1.

origin-njordsson = Njordsson / Njordsdottir
    .short = Njord
    .text = Gain 1 priest from the bank.

origin-heimdallsson = Heimdallsson / Heimdallsdottir
    .short = Heimdall
    .text = Form an alliance with 1 realm of your choice, without a rune and without adjacency. The first marker on a realm draws 1 combat card as usual.


## Gods

god-odin = Odin
    .text = A priest sent to his monument raises your Authority by 1; from level 1 your armies grow stronger too.
    .acc = Odin
    .gen = Odin

god-thor = Thor
    .text = A priest sent to his monument raises your Might by 1; from level 1 you also draw combat cards.
    .acc = Thor
    .gen = Thor

god-freya = Freya
    .text = A priest sent to her monument raises your Wisdom by 1; from level 1 you also gain runes.
    .acc = Freya
    .gen = Freya

god-tyr = Tyr
    .text = Blessings: Oath of Tyr, Law of the Thing, One-Handed Courage.
    .gen = Tyr

god-njord = Njord
    .text = Blessings: Fair Winds, Harbour Lord, Sea Raiders.
    .gen = Njord

god-heimdall = Heimdall
    .text = Blessings: Watchman of the Gods, Bifrost, Gjallarhorn.
    .gen = Heimdall

god-baldr = Baldr
    .text = Blessings: Radiance, Mistletoe Ward, Beloved of All.
    .gen = Baldr

god-idun = Idun
    .text = Blessings: Golden Apples, Orchard Feast, Evergreen.
    .gen = Idun

god-skadi = Skadi
    .text = Blessings: Huntress, Snowshoes, Trapper.
    .gen = Skadi

god-frigg = Frigg
    .text = Blessings: Fate-Weaver, Keeper of Keys, Silent Prayer.
    .gen = Frigg

god-bragi = Bragi
    .text = Blessings: Skald's Fame, Mead of Poetry, Songs of Old.
    .gen = Bragi

god-vidar = Vidar
    .text = Blessings: Silent Avenger, Iron Shoe, Wolf-Bane.
    .gen = Vidar


## Monuments

monument-odin = Monument of Odin
    .short = Odin's stone
    .text = Hrafnmark 4. Priest spaces: { $players ->
        [2] 2
       *[other] 3
     }.

monument-thor = Monument of Thor
    .short = Thor's stone
    .text = Bjornmark 15. Priest spaces: { $players ->
        [2] 2
       *[other] 3
     }.

monument-freya = Monument of Freya
    .short = Freya's stone
    .text = Arnmark 10. Priest spaces: { $players ->
        [2] 2
       *[other] 3
     }.


## God cards by level of the monument

god-level-odin-0 = Odin, level 0
    .short = Odin 0
    .text = Authority +1.

god-level-odin-1 = Odin, level 1
    .short = Odin 1
    .text = Authority +1. Increase the strength of 1 of your armies by 1.

god-level-odin-2 = Odin, level 2
    .short = Odin 2
    .text = Authority +1. Increase the strength of your armies by 2 in total, split as you like (no army above 6).

god-level-odin-3 = Odin, level 3
    .short = Odin 3
    .text = Authority +1. Increase the strength of your armies by 3 in total, split as you like (no army above 6).

god-level-thor-0 = Thor, level 0
    .short = Thor 0
    .text = Might +1.

god-level-thor-1 = Thor, level 1
    .short = Thor 1
    .text = Might +1. Draw 1 combat card.

god-level-thor-2 = Thor, level 2
    .short = Thor 2
    .text = Might +1. Draw 2 combat cards.

god-level-thor-3 = Thor, level 3
    .short = Thor 3
    .text = Might +1. Draw 3 combat cards.

god-level-freya-0 = Freya, level 0
    .short = Freya 0
    .text = Wisdom +1.

god-level-freya-1 = Freya, level 1
    .short = Freya 1
    .text = Wisdom +1. Gain 1 rune of your choice.

god-level-freya-2 = Freya, level 2
    .short = Freya 2
    .text = Wisdom +1. Gain 2 runes of your choice (they may be alike).

god-level-freya-3 = Freya, level 3
    .short = Freya 3
    .text = Wisdom +1. Gain 3 runes of your choice (they may be alike).


## Monsters

monster-draugr = Draugr
    .text = Rune Uruz, 8 wound spaces. Region attack: Barrow Plague. Special attack: Grave Grip. Artifact: Barrow Blade.
    .acc = Draugr
    .gen = Draugr

monster-grendel = Grendel
    .text = Rune Uruz, 8 wound spaces. Region attack: Night Raid. Special attack: Rend. Artifact: Grendel's Claw.
    .acc = Grendel
    .gen = Grendel

monster-hraesvelgr = Hraesvelgr
    .text = Rune Othala, 8 wound spaces. Region attack: Gale. Special attack: Death Wind. Artifact: Storm Feather.
    .acc = Hraesvelgr
    .gen = Hraesvelgr

monster-fenrir = Fenrir
    .text = Rune Othala, 10 wound spaces. Region attack: Devour. Special attack: Jaws. Artifact: Gleipnir.
    .acc = Fenrir
    .gen = Fenrir

monster-nidhogg = Nidhogg
    .text = Rune Algiz, 9 wound spaces. Region attack: Gnaw the Roots. Special attack: Rot. Artifact: Nidhogg's Fang.
    .acc = Nidhogg
    .gen = Nidhogg

monster-jormungandr = Jormungandr
    .text = Rune Algiz, 9 wound spaces. Region attack: Venom Tide. Special attack: Constrict. Artifact: Serpent Scale.
    .acc = Jormungandr
    .gen = Jormungandr


## The boss

boss-loki = Loki
    .text = The boss of the game; not a monster. Whoever defeats him wins at once; each wound needs two combat cards with both symbols of the wound space.
    .acc = Loki
    .gen = Loki

boss-special-rule = Loki keeps armies out
    .short = Special rule
    .text = Armies can never be moved into the region with Loki.

boss-activation = Loki's path
    .short = Loki's path
    .text = The active player places Loki in a region adjacent to his region; from a region adjacent to Yggdrasil it may instead be any other region adjacent to Yggdrasil. He may not stay. No die, no trample, no region attack.

boss-rune-ability = Silver Tongue
    .text = Choose another player: take 1 rune of your choice from their pool or, if they have none, 1 combat card at random from their hand.

boss-regenerates = Regeneration
    .text = If Loki is alive after a hunt, remove all control markers from his wound spaces.

boss-hunt-condition = Hunting Loki
    .short = Hunting Loki
    .text = You may hunt Loki only with 2 defeated monsters (figures and slayer tokens count); with two players 1 is enough.


## Region attacks

region-attack-draugr = Barrow Plague
    .text = Each player with armies in this region reduces the strength of 1 of them (own choice) by 1. Then each hero in this region is dealt 1 injury.

region-attack-grendel = Night Raid
    .text = The deciding player chooses 1 army in this region: reduce its strength by 2. If there is no army here, each hero in this region discards 1 combat card of their choice instead.

region-attack-hraesvelgr = Gale
    .text = If there are armies here, the deciding player chooses 1 player: all that player's armies in this region must retreat (to one region of their owner's choice). Then the deciding player may move 1 drakkar of any player from a sea adjacent to this region to an adjacent sea.

region-attack-fenrir = Devour
    .text = Reduce the strength of armies in this region by 3 in total, split as the deciding player likes. If they have less strength than that, all armies here are destroyed.

region-attack-nidhogg = Gnaw the Roots
    .short = Gnaw the Roots
    .text = If there is no army in this region, remove its control marker (the region is neutral again); otherwise reduce the strength of every army here by 1. In both cases a rune on a forge here returns to the bank.

region-attack-jormungandr = Venom Tide
    .text = The deciding player chooses this region or a region adjacent to it by land: reduce the strength of every army there by 1. Then each hero in Jormungandr's own region is dealt 1 injury.


## Special attacks

special-attack-draugr = Grave Grip
    .text = The hero is dealt 1 injury and discards 1 combat card of their choice.

special-attack-grendel = Rend
    .text = The hero is dealt 1 injury. In the next hero round of this hunt at most 1 wound can be dealt, by whatever means.

special-attack-hraesvelgr = Death Wind
    .text = The hero discards 2 combat cards at random (all, if there are fewer).

special-attack-fenrir = Jaws
    .text = The hero is dealt 1 injury, and 1 more if at least 1 marker was already injured before this attack.

special-attack-nidhogg = Rot
    .text = The hero is dealt 1 injury and loses 1 rune of their choice (without runes: discards 1 combat card of their choice).

special-attack-jormungandr = Constrict
    .text = The hero is dealt 1 injury and skips the draws of steps 5 and 6 of this monster round.

special-attack-loki = Mirror Images
    .short = Mirror Images
    .text = The monster player removes 1 of the hunter's control markers from Loki's wound spaces; if there is none, the hero is dealt 1 injury instead. Then the hero discards 1 combat card at random.


## Event cards

event-card-1 = Event 1
    .text = PLACE: Uruz, Hrafnmark 1. ACTIVATE: Othala, then Algiz.

event-card-2 = Event 2
    .text = PLACE: Othala, Hrafnmark 2. ACTIVATE: Algiz, then Uruz.

event-card-3 = Event 3
    .text = PLACE: Algiz, Hrafnmark 3. ACTIVATE: Uruz, then Othala, then the boss.

event-card-4 = Event 4
    .text = PLACE: Othala, Hrafnmark 4. ACTIVATE: Uruz, then Algiz.

event-card-5 = Event 5
    .text = PLACE: Uruz, Ulfmark 5. ACTIVATE: Algiz, then Othala.

event-card-6 = Event 6
    .text = PLACE: Algiz, Ulfmark 6. ACTIVATE: Othala, then Uruz, then the boss.

event-card-7 = Event 7
    .text = PLACE: Othala, Ulfmark 7. ACTIVATE: Algiz, then Uruz.

event-card-8 = Event 8
    .text = PLACE: Uruz, Arnmark 8. ACTIVATE: Othala, then Algiz, then the boss.

event-card-9 = Event 9
    .text = PLACE: Algiz, Arnmark 9. ACTIVATE: Uruz, then Algiz.

event-card-10 = Event 10
    .text = PLACE: Uruz, Arnmark 10. ACTIVATE: Othala, then Uruz.

event-card-11 = Event 11
    .text = PLACE: Othala, Galtmark 11. ACTIVATE: Algiz, then Othala, then the boss.

event-card-12 = Event 12
    .text = PLACE: Algiz, Galtmark 12. ACTIVATE: Uruz, then Othala.

event-card-13 = Event 13
    .text = PLACE: Uruz, Galtmark 13. ACTIVATE: Algiz, then Uruz.

event-card-14 = Event 14
    .text = PLACE: Othala, Bjornmark 14. ACTIVATE: Othala, then Algiz, then the boss.

event-card-15 = Event 15
    .text = PLACE: Algiz, Bjornmark 15. ACTIVATE: Othala, then Uruz.

event-card-16 = Event 16
    .text = PLACE: Uruz, Bjornmark 16. ACTIVATE: Algiz, then Othala, then the boss.

event-card-17 = Event 17
    .text = PLACE: Algiz, Bjornmark 17. ACTIVATE: Uruz, then Algiz.

event-card-18 = Event 18
    .text = PLACE: Othala, Ormmark 18. ACTIVATE: Uruz, then Othala, then the boss.

event-card-19 = Event 19
    .text = PLACE: Algiz, Ormmark 19. ACTIVATE: Algiz, then Uruz.

event-card-20 = Event 20
    .text = PLACE: Uruz, Ormmark 20. ACTIVATE: Uruz, then Othala, then the boss.

event-card-21 = Event 21
    .text = PLACE: Othala, Ormmark 21. ACTIVATE: Othala, then Algiz.


## Omens

omen-o34-lands = Realm of One Jarl
    .short = One Jarl
    .text = A player controls all regions of at least 2 lands.

omen-o34-temples = Altars Across the North
    .short = Altars
    .text = A player controls at least 4 regions with temples.

omen-o34-monsters = Slayer of Beasts
    .short = Slayer
    .text = A player has at least 2 defeated monsters (figures and slayer tokens added up).

omen-o34-monument = A God Stands Whole
    .short = Whole God
    .text = At least 1 monument is complete (level 3).

omen-o34-all-gods = Three Cocks Crow
    .short = Three Cocks
    .text = All 3 monuments are at level 2 or higher.

omen-o2-lands = Realm of One Jarl
    .short = One Jarl
    .text = A player controls all regions of at least 2 lands.

omen-o2-temples = Altars Across the North
    .short = Altars
    .text = A player controls at least 3 regions with temples.

omen-o2-monsters = Slayer of Beasts
    .short = Slayer
    .text = The players together have at least 2 defeated monsters (figures and slayer tokens of both added up).

omen-o2-monument = A God Stands Whole
    .short = Whole God
    .text = At least 1 monument is complete (level 3).

omen-o2-all-gods = Three Cocks Crow
    .short = Three Cocks
    .text = All 3 monuments are at level 2 or higher.


## Combat cards

combat-spear = Spear
    .text = Hunt: After its wound: the next attack card the monster plays in this hunt has rage −1 (adds up, not below 0). Battle: Cancel 1 loss symbol on another card you have already played in this battle.

combat-throwing-spear = Throwing Spear
    .text = Hunt: After its wound: draw 1 combat card. Battle: Your opponent at once reduces the strength of 1 of their armies in this battle by 1; it must have strength 2 or more (their choice, none: no effect).

combat-sword = Sword
    .text = Hunt: After its wound: if you have now dealt at least 3 wounds in this hero round, draw 1 combat card. Battle: No further effect.

combat-twin-swords = Twin Swords
    .short = Twin Swords
    .text = Hunt: After its wound: you may deal a second wound with this same card on another free sword space (not against the boss). Battle: If you are the attacker, this card has value 5.

combat-axe = Axe
    .text = Hunt: After its wound: you may deal your hero 1 injury (a marker must still be uninjured) to deal 1 more wound on any free wound space (not against the boss). Once per hunt for all Axe cards together. Battle: No further effect.

combat-bearded-axe = Bearded Axe
    .text = Hunt: After its wound: look at the monster's hand; if it holds at least 2 attack cards, discard 1 of them of your choice. Battle: Your opponent discards 1 combat card at random from their hand.

combat-bow = Bow
    .text = Hunt: After its wound: draw 1 combat card, then discard 1 combat card of your choice. Battle: The next card your opponent plays in this battle has value −1 (adds up, not below 0).

combat-volley = Volley
    .text = Hunt: Its wound may be placed on a bow space or a spear space. Battle: If you are the defender, this card has value 3.

combat-shield = Shield
    .text = Hunt: Deals no wounds. Played in a monster round, the defence succeeds whatever the rage, unless the attack card says that shields do not work. Battle: If you lose this battle, your armies take no losses for losing (losses from cards remain).

combat-shield-wall = Shield Wall
    .text = Hunt: As Shield. In addition the monster draws 1 card fewer in step 7 of this monster round (at least 1), even if the defence fails. Battle: If you are the defender, ignore the battle effect of the next card your opponent plays in this battle (its value and loss symbols count).

combat-runeblade = Runeblade
    .text = Hunt: Counts as a sword, axe, spear or bow, your choice when you play it. Battle: You may at once spend 1 rune of any kind: this card then has value 4.


## Hunt effects of combat cards

hunt-effect-spear = Spear
    .brief = Next attack: rage −1
    .text = After its wound: the next attack card the monster plays in this hunt has rage −1 (adds up, not below 0).

hunt-effect-throwing-spear = Throwing Spear
    .brief = Draw 1 card
    .text = After its wound: draw 1 combat card.

hunt-effect-sword = Sword
    .brief = 3rd wound: draw 1 card
    .text = After its wound: if you have now dealt at least 3 wounds in this hero round, draw 1 combat card.

hunt-effect-twin-swords = Twin Swords
    .short = Twin Swords
    .brief = A second sword wound
    .text = After its wound: you may deal a second wound with this same card on another free sword space (not against the boss).

hunt-effect-axe = Axe
    .brief = Injury for 1 more wound
    .text = After its wound: you may deal your hero 1 injury (a marker must still be uninjured) to deal 1 more wound on any free wound space (not against the boss). Once per hunt for all Axe cards together.

hunt-effect-bearded-axe = Bearded Axe
    .brief = Discard 1 attack card
    .text = After its wound: look at the monster's hand; if it holds at least 2 attack cards, discard 1 of them of your choice.

hunt-effect-bow = Bow
    .brief = Draw 1, discard 1
    .text = After its wound: draw 1 combat card, then discard 1 combat card of your choice.

hunt-effect-volley = Volley
    .brief = Bow or spear space
    .text = Its wound may be placed on a bow space or a spear space.

hunt-effect-shield = Shield
    .brief = Stops the attack
    .text = Deals no wounds. Played in a monster round, the defence succeeds whatever the rage, unless the attack card says that shields do not work.

hunt-effect-shield-wall = Shield Wall
    .brief = Stops it; monster draws −1
    .text = As Shield. In addition the monster draws 1 card fewer in step 7 of this monster round (at least 1), even if the defence fails.

hunt-effect-runeblade = Runeblade
    .brief = Any weapon
    .text = Counts as a sword, axe, spear or bow, your choice when you play it.


## Battle effects of combat cards

battle-effect-spear = Spear
    .brief = Cancel 1 own loss symbol
    .text = Cancel 1 loss symbol on another card you have already played in this battle.

battle-effect-throwing-spear = Throwing Spear
    .brief = Enemy army −1
    .text = Your opponent at once reduces the strength of 1 of their armies in this battle by 1; it must have strength 2 or more (their choice, none: no effect).

battle-effect-sword = Sword
    .brief = Value only
    .text = No further effect.

battle-effect-twin-swords = Twin Swords
    .short = Twin Swords
    .brief = Attacking: value 5
    .text = If you are the attacker, this card has value 5.

battle-effect-axe = Axe
    .brief = Value only
    .text = No further effect.

battle-effect-bearded-axe = Bearded Axe
    .brief = Enemy loses 1 random card
    .text = Your opponent discards 1 combat card at random from their hand.

battle-effect-bow = Bow
    .brief = Next enemy card −1
    .text = The next card your opponent plays in this battle has value −1 (adds up, not below 0).

battle-effect-volley = Volley
    .brief = Defending: value 3
    .text = If you are the defender, this card has value 3.

battle-effect-shield = Shield
    .brief = No loss for losing
    .text = If you lose this battle, your armies take no losses for losing (losses from cards remain).

battle-effect-shield-wall = Shield Wall
    .brief = Defending: ignore next effect
    .text = If you are the defender, ignore the battle effect of the next card your opponent plays in this battle (its value and loss symbols count).

battle-effect-runeblade = Runeblade
    .brief = Spend a rune: value 4
    .text = You may at once spend 1 rune of any kind: this card then has value 4.


## Monster attack cards

attack-special-attack = Special Attack
    .text = Resolve the special attack printed on the monster card (or boss card).

attack-strike = Claw Strike
    .text = The hero is dealt 1 injury.

attack-savage-bite = Savage Bite
    .short = Savage Bite
    .text = The hero is dealt 1 injury and discards 2 combat cards at random (all, if there are fewer).

attack-crushing-blow = Crushing Blow
    .short = Crushing Blow
    .text = The hero is dealt 2 injuries, one after the other. A shield does not stop this attack (its value still counts).

attack-roar = Terrifying Roar
    .short = Roar
    .text = The hero discards 2 combat cards of their choice (all, if there are fewer). A shield does not stop this attack (its value still counts).

attack-tail-sweep = Sweeping Rampage
    .short = Rampage
    .text = The monster player reduces by 1 the strength of 1 army of the hunting player in this region or a region adjacent to it by land. Without such an army the hero is dealt 1 injury instead.

attack-slip-away = Vanish into the Mist
    .short = Vanish
    .text = The hunt ends at once, unsuccessfully.

attack-thick-hide = Knitting Flesh
    .text = The monster player removes 1 control marker of the hunting player from a wound space without a reward, also one from an earlier hunt. If there is none, no effect.

attack-feint = Feint
    .text = The hero discards 1 combat card at random and skips the draw of step 5 of this monster round (the draw of step 6 remains possible).

attack-rune-shatter = Rune Shatter
    .short = Rune Shatter
    .text = The hero loses 1 rune of their choice to the bank; without runes the hero is dealt 1 injury instead.


## Artifacts

artifact-gungnir = Gungnir
    .text = In your battle, after both players have passed. Exhaust: +2 battle strength in this battle.

artifact-mjolnir = Mjolnir
    .text = Any time in your hero round of a hunt on a monster. Exhaust: deal 1 wound on any free wound space and gain its reward. Not against the boss.

artifact-brisingamen = Brisingamen
    .text = At the start of your rune action step. Exhaust: gain 1 rune of your choice.

artifact-barrow-blade = Barrow Blade
    .text = In your battle, after both players have passed. Exhaust: +1 battle strength; if you win, the loser assigns 1 more loss in step 3, as if from a card.

artifact-grendels-claw = Grendel's Claw
    .text = At the start of your hunt. Exhaust: draw 2 combat cards.

artifact-storm-feather = Storm Feather
    .text = Any time in your hero step, in addition to its option. Exhaust: place your drakkar in any other sea, or move your hero 1 region.

artifact-gleipnir = Gleipnir
    .text = Any time in your rune action step, in addition to a rune action. Exhaust: take control of 1 neutral monster in your hero's region or a region adjacent to it by land, without spending a rune.

artifact-nidhoggs-fang = Nidhogg's Fang
    .short = Nidhogg's Fang
    .text = When you choose Usurp. Exhaust: your Might counts as 2 higher for this Usurp.

artifact-serpent-scale = Serpent Scale
    .short = Serpent Scale
    .text = When your hero would be dealt an injury, or trample or a region attack would reduce one of your armies. Exhaust: that 1 injury does not happen, or that 1 army is not reduced.


## Blessings

blessing-allfathers-counsel = Allfather's Counsel
    .short = Counsel
    .text = After a basic rune action that draws combat cards (not an alliance) and after each Prepare option that draws one, you may draw 1 more; then discard 1 combat card of your choice.

blessing-ravens = Huginn and Muninn
    .short = Ravens
    .text = In the hero step you may move your hero up to 3 regions instead of 2.

blessing-einherjar = Einherjar
    .text = Whenever you recruit an army with strength equal to your Authority, its strength is 1 higher (at most 6).

blessing-thunderer = Thunderer
    .text = At the start of your hunt, draw 1 additional combat card.

blessing-megingjord = Megingjord
    .text = For your Usurp action your Might counts as 1 higher.

blessing-storms-wrath = Storm's Wrath
    .text = In a battle in which you are the attacker: +1 battle strength.

blessing-folkvangr = Folkvangr
    .text = Whenever one of your armies is destroyed, gain 1 rune of your choice.

blessing-falcon-cloak = Falcon Cloak
    .text = New rune action for 1 rune of any kind: place your hero in any other region.

blessing-seidr = Seidr
    .text = Whenever a basic rune action asks for 1 particular rune, you may spend a rune of any kind instead.

blessing-oath-of-tyr = Oath of Tyr
    .text = In a battle in which you are the defender: +1 battle strength.

blessing-law-of-the-thing = Law of the Thing
    .short = Thing Law
    .text = After your Usurp action (after its recruiting), draw 1 combat card.

blessing-one-handed-courage = One-Handed Courage
    .short = Courage
    .text = In a battle you won, you have 1 loss fewer to assign from your cards (not below 0).

blessing-fair-winds = Fair Winds
    .text = In the hero step you may move your drakkar up to 4 seas instead of 2.

blessing-harbour-lord = Harbour Lord
    .text = After moving your drakkar at least 1 sea in the hero step, you may also move your hero 1 region.

blessing-sea-raiders = Sea Raiders
    .short = Sea Raiders
    .text = In a battle in which you are the attacker and at least 1 of your armies came by drakkar in this step: +2 battle strength.

blessing-watchman = Watchman of the Gods
    .short = Watchman
    .text = In a battle in your hero's region in which you are the defender: +2 battle strength.

blessing-bifrost = Bifrost
    .text = Whenever you activate an army to move it, you may treat all regions adjacent to Yggdrasil as adjacent to each other.

blessing-gjallarhorn = Gjallarhorn
    .text = After your Mobilize action, when its battles are over, you may move your hero up to 2 regions.

blessing-radiance = Radiance
    .text = When you heal in the hero step, heal 1 or 2 injuries instead of 1.

blessing-mistletoe-ward = Mistletoe Ward
    .text = Once per hunt, when the effect of an attack card (a special attack included) would deal your hero an injury, you may prevent 1 injury.

blessing-beloved-of-all = Beloved of All
    .short = Beloved of All
    .text = Whenever you form an alliance, increase the strength of 1 of your armies by 1.

blessing-golden-apples = Golden Apples
    .text = Once at the start of your turn, before the prayer step, you may discard 1 combat card to heal 1 injury.

blessing-orchard-feast = Orchard Feast
    .text = Whenever you activate an army to strengthen it, increase its strength by 2 instead of 1 (at most 6). Not for Prepare.

blessing-evergreen = Evergreen
    .text = Once per turn (of any player), when you heal at least 1 injury, draw 1 combat card.

blessing-huntress = Huntress
    .text = For the weakness check in your hunts your Wisdom counts as 2 higher.

blessing-snowshoes = Snowshoes
    .short = Snowshoes
    .text = After your hunt, whatever its result, you may move your hero up to 2 regions.

blessing-trapper = Trapper
    .text = New rune action for 2 different runes: deal 1 wound to a monster in your hero's region, on a free wound space of your choice. It is a wound outside a hunt: no reward, no artifact.

blessing-fate-weaver = Fate-Weaver
    .short = Fate-Weaver
    .text = In your Build Monument action draw 2 event cards face up, resolve one of your choice and discard the other unresolved.

blessing-keeper-of-keys = Keeper of Keys
    .short = Keeper of Keys
    .text = In your Build Monument action gain 1 additional priest, even if you have no temple.

blessing-silent-prayer = Silent Prayer
    .text = When you send a priest to a monument of level 0 or 1, draw 1 combat card after the attribute and the god's bonus.

blessing-skalds-fame = Skald's Fame
    .text = After you win a battle, draw 1 combat card.

blessing-mead-of-poetry = Mead of Poetry
    .short = Mead of Poetry
    .text = Your limits for combat cards and for runes are your Wisdom + 2.

blessing-songs-of-old = Songs of Old
    .text = Whenever your marker on the action wheel is covered, draw 1 combat card besides the rune.

blessing-silent-avenger = Silent Avenger
    .short = Silent Avenger
    .text = After you lost a battle and retreated, increase the strength of 1 of the armies that retreated by 1.

blessing-iron-shoe = Iron Shoe
    .text = Trample does not reduce your armies; a region attack reduces each of your armies by 1 less (not below 0).

blessing-wolf-bane = Wolf-Bane
    .text = When you take control of a monster with the basic rune action, it may be in a region adjacent by land to your hero's region.


## Temple tracks

temple-track-34-a = Temple track 3–4, side A
    .short = 3–4 A
    .text = 7 temples; blessing draft after temple 2, 5. For the first game.

temple-track-34-b = Temple track 3–4, side B
    .short = 3–4 B
    .text = 7 temples; blessing draft after temple 1, 3, 6.

temple-track-34 = Temple track 3–4
    .short = Temples 3–4
    .text = Temple track with 7 spaces.

temple-track-2-a = Temple track 2, side A
    .short = 2 A
    .text = 5 temples; blessing draft after temple 2, 4. For the first game.

temple-track-2-b = Temple track 2, side B
    .short = 2 B
    .text = 5 temples; blessing draft after temple 1, 2, 4.

temple-track-2 = Temple track 2
    .short = Temples 2
    .text = Temple track with 5 spaces.


## Runes

rune-uruz = Uruz
    .text = Monsters: Draugr, Grendel. Realms: Muspelheim, Jotunheim.

rune-othala = Othala
    .text = Monsters and boss: Hraesvelgr, Fenrir, Loki. Realms: Vanaheim, Svartalfheim.

rune-algiz = Algiz
    .text = Monsters: Nidhogg, Jormungandr. Realms: Alfheim, Niflheim.


## Forge tokens

forge-uruz = Uruz forge

forge-othala = Othala forge
    .short = Othala forge

forge-algiz = Algiz forge


## Symbols of combat cards and wound spaces

weapon-sword = Sword

weapon-axe = Axe

weapon-spear = Spear

weapon-bow = Bow

weapon-shield = Shield

weapon-any = Any weapon
    .short = Any weapon


## Symbols of regions

feature-monument = Monument
    .text = Priests sent here raise an attribute and bring the god's bonus. Whoever controls the region holds the divine artifact.

feature-settlement = Settlement
    .text = In a settlement you control you may strengthen an activated army and recruit new armies.

feature-shrine = Shrine
    .text = You may build one temple in a region with a shrine that you control.

feature-forge = Forge
    .text = Holds one rune of its kind. Your hero may take it in the prayer step; it is refilled when a monument is built.


## Attributes and other values

stat-authority = Authority
    .text = The strength of every army you recruit.

stat-might = Might
    .text = The combat cards you draw at the start of a hunt, and the highest population or total army strength you can usurp.

stat-wisdom = Wisdom
    .text = Your limit of combat cards and, separately, of runes; added in the weakness check of a hunt.

stat-army-strength = Army strength
    .text = The number of one army, 1 to 6. Below 1 the army is destroyed.

stat-total-army-strength = Total army strength
    .short = Total strength
    .text = The sum of the strengths of one player's armies in a region.

stat-battle-strength = Battle strength
    .short = Battle str.
    .text = Your total in a battle: army strength, values of your cards and other effects. A tie goes to the defender.

stat-population = Population
    .short = Population
    .text = The total army strength you need to take control of a neutral region. A controlled region counts as 0.

stat-card-value = Value
    .text = The number on a combat card.

stat-loss = Loss symbol
    .text = Each one costs your armies 1 strength after the battle, won or lost.

stat-rage = Rage
    .text = The card value your defence must reach in a monster round.

stat-weakness = Weakness
    .text = If your Wisdom plus the cards of your defence reach it, you draw 1 more combat card.

stat-draw = Draw number
    .short = Draw number
    .text = The attack cards the monster draws at the end of this monster round.

stat-monument-level = Monument level
    .short = Level
    .text = From 0 (base) to 3 (complete).

stat-defeated-monsters = Defeated monsters
    .short = Defeated
    .text = Monster figures and slayer tokens added up.


## Special actions

action-reinforce = Reinforce
    .text = Recruit 1 army.

action-mobilize = Mobilize
    .text = Activate any number of your armies, at least one. Then control is checked and battles are fought.

action-prepare = Prepare
    .text = Choose two, the same one twice if you like: heal 1 injury; draw 1 combat card; gain 1 rune of your choice; +1 strength for 1 of your armies in a settlement you control.

action-build-temple = Build Temple
    .short = Build Temple
    .text = Place the next temple in one of your regions with a shrine and no temple, then gain 1 priest. An uncovered draft space starts a blessing draft.

action-monsters = Monsters
    .text = Choose one: activate 1 or 2 different monsters (neutral or yours); hunt a monster in your hero's region; hunt the boss there.

action-usurp = Usurp
    .text = If no other hero is in your hero's region and your Might reaches its population or the armies there, those armies retreat, you take control and may recruit 1 army there.

action-build-monument = Build Monument
    .short = Build Monument
    .text = Only with your marker on the wheel. Raise a monument by 1 level, check the omens, clear priests and wheel, recharge artifacts and forges, collect priests and runes, resolve 1 event card.


## Steps of a turn

step-prayer = Prayer
    .text = You may send a priest to a monument and forge a rune.

step-hero = Hero
    .text = You may choose one: move your hero up to 2 regions, move your drakkar up to 2 seas, or heal 1 injury.

step-rune-action = Rune action
    .text = You may spend 1 to 3 runes for one rune action.

step-maneuvers = Maneuvers
    .text = You may activate one army; without an army on the board you may recruit one instead.

step-special-action = Special action
    .short = Special action
    .text = You must choose one special action on the wheel.


## Options of steps and actions

choice-send-priest = Send a priest
    .short = Send a priest
    .text = Place 1 priest on a free space of any monument: raise its attribute by 1 and take the bonus of its level.

choice-forge-rune = Forge a rune
    .text = Take the rune from the forge in your hero's region.

choice-move-hero = Move hero
    .text = Move your hero up to 2 regions.

choice-move-drakkar = Move drakkar
    .short = Move drakkar
    .text = Move your drakkar up to 2 seas.

choice-heal = Heal
    .text = Heal 1 injury of your hero.

choice-move-army = Move army
    .text = Move the activated army to an adjacent region.

choice-strengthen-army = Strengthen army
    .short = Strengthen
    .text = Increase the strength of the activated army by 1 in a settlement you control.

choice-recruit-army = Recruit an army
    .short = Recruit
    .text = Place a new army with strength equal to your Authority in a region adjacent to your drakkar or in a settlement you control.

choice-prepare-heal = Prepare: heal
    .short = Prepare: heal
    .text = Heal 1 injury.

choice-prepare-card = Prepare: card
    .short = Prepare: card
    .text = Draw 1 combat card.

choice-prepare-rune = Prepare: rune
    .short = Prepare: rune
    .text = Gain 1 rune of your choice from the bank.

choice-prepare-army = Prepare: army
    .short = Prepare: army
    .text = Increase the strength of 1 of your armies in a settlement you control by 1.

choice-activate-monsters = Activate monsters
    .short = Activate
    .text = Activate 1 or 2 different monsters, neutral or yours, in any order.

choice-hunt-monster = Hunt a monster
    .short = Hunt a monster
    .text = Hunt a monster in your hero's region.

choice-hunt-boss = Hunt the boss
    .short = Hunt the boss
    .text = Hunt Loki in your hero's region; you need 2 defeated monsters (1 with two players).


## Basic rune actions

rune-action-boss = Call the boss
    .short = Call the boss
    .text = 1 rune of the boss: if Loki is in your hero's region, activate him, then use his rune ability.

rune-action-control-monster = Control a monster
    .short = Control
    .text = 1 rune of the monster: take control of a neutral monster in your hero's region.

rune-action-ally = Form an alliance
    .short = Alliance
    .text = 1 rune of the realm: ally with a realm adjacent to your hero's region. If you are the first there, draw 1 combat card.

rune-action-army = Strengthen an army
    .short = Army +1
    .text = 2 different runes: increase the strength of 1 of your armies by 1, wherever it is.

rune-action-activate-monster = Activate a monster
    .short = Activate
    .text = 2 different runes: activate 1 neutral monster or 1 you control.

rune-action-draw-1 = Draw 1 card
    .short = Draw 1 card
    .text = 2 different runes: draw 1 combat card.

rune-action-place-hero = Place the hero
    .short = Place the hero
    .text = 2 different runes: place your hero in any region.

rune-action-attribute = Raise the lowest attribute
    .short = Attribute +1
    .text = 3 different runes: increase one of your lowest attributes by 1.

rune-action-draw-2 = Draw 2 cards
    .short = Draw 2 cards
    .text = 3 different runes: draw 2 combat cards.


## Rewards of a hunt

reward-realm = Realm
    .text = Form an alliance with any realm that has none of your markers.

reward-priest = Priest
    .text = Gain 1 priest from the bank.

reward-army = Army +1
    .text = Increase the strength of 1 of your armies by 1.

reward-rune = Rune
    .text = Gain 1 rune of your choice from the bank.


## Faces of the monster die

die-move = Move
    .text = The monster moves to an adjacent region; this can cause trample.

die-region-attack = Region attack
    .text = Resolve the monster's region attack.

die-choice = Choice
    .text = The active player treats the roll as move or as region attack.


## Victories

victory-great-jarl = Great Jarl
    .text = You win at once when you control all regions of 3 lands.

victory-great-godi = Great Godi
    .text = You win at once when you control 5 regions with temples (4 with two players).

victory-monster-slayer = Monster Slayer
    .short = Monster Slayer
    .text = You win at once when you defeat Loki.

victory-ragnarok = Ragnarok
    .text = After everybody's last turn the player with the most regions adjacent to Yggdrasil wins; on a tie, whoever had the last turn earlier.


## Phases

phase-setup = Setup
    .short = Setup

phase-hero-selection = Hero selection
    .short = Hero selection
    .text = Draw 2 heroes and 2 origins, keep 1 of each; place your drakkar, hero and 2 armies.

phase-turn = Turn
    .text = Five steps: prayer, hero, rune action, maneuvers, special action. Only the last is compulsory.

phase-battle = Battle
    .text = Fought at the end of a step wherever armies of two players stand in one region.

phase-hunt = Hunt
    .text = Your hero fights a monster or the boss in alternating monster rounds and hero rounds.

phase-monster-round = Monster round
    .text = The monster plays an attack card, you may defend yourself with combat cards.

phase-hero-round = Hero round
    .text = Play combat cards on matching wound spaces. You must deal at least 1 wound or the hunt fails.

phase-blessing-draft = Blessing draft
    .short = Blessing draft
    .text = Blessings are revealed, one more than players. The builder chooses first, then the others counter-clockwise.

phase-final-turns = Last turns
    .text = Ragnarok has begun: everybody has one last turn.

phase-game-end = End of the game
    .short = Game over


## Steps of a battle

battle-step-1 = Play combat cards
    .short = Cards
    .text = Beginning with the defender, play 1 combat card or pass. Whoever has passed plays no more.

battle-step-2 = Battle strength
    .short = Strength
    .text = Add card values, army strength and other effects. The higher total wins; a tie goes to the defender.

battle-step-3 = Losses (loser)
    .short = Losses: loser
    .text = 1 loss for each of your armies here, then 1 for each loss symbol on your cards, divided as you like.

battle-step-4 = Retreat
    .text = The loser retreats with all armies to one adjacent region they control; otherwise they are destroyed.

battle-step-5 = Losses (winner)
    .short = Losses: winner
    .text = The winner divides the losses of the loss symbols on the cards they played.

battle-step-6 = Region control
    .short = Control
    .text = The winner takes control if their army strength reaches the population (0 if controlled).


## Start of a hunt

hunt-start-1 = Start effects
    .short = Start effects
    .text = Resolve everything that applies at the start of the hunt.

hunt-start-2 = Draw by Might
    .short = Draw by Might
    .text = Draw combat cards equal to your Might.

hunt-start-3 = Attack deck
    .text = The monster player shuffles all 14 attack cards and draws 2.


## Steps of a monster round

monster-round-step-1 = Deck check
    .short = Deck check
    .text = If the attack deck is empty, the hunt ends unsuccessfully.

monster-round-step-2 = Attack card
    .text = The monster player plays 1 attack card and discards the others.

monster-round-step-3 = Defence
    .text = Play any number of combat cards: their value must reach the rage, or a shield must work.

monster-round-step-4 = Attack effect
    .text = Resolve the attack effect unless the defence succeeded.

monster-round-step-5 = Draw a card
    .text = Draw 1 combat card.

monster-round-step-6 = Weakness check
    .short = Weakness check
    .text = If your Wisdom plus the value of your defence reaches the weakness, draw 1 more combat card.

monster-round-step-7 = Monster draws
    .short = Monster draws
    .text = The monster draws as many attack cards as its card says; then the hero round begins.


## Parts of Build Monument

monument-part-1 = Raise a monument
    .short = Raise
    .text = Raise one monument below level 3 by 1 level.

monument-part-2 = Check omens
    .text = Turn fulfilled omens face down. With at least 3 face down, Ragnarok begins.

monument-part-3 = Clear and recharge
    .short = Clear
    .text = Priests return to the bank, markers leave the wheel, all artifacts are recharged.

monument-part-4 = Refill forges
    .short = Refill forges
    .text = Every empty forge receives a rune of its kind.

monument-part-5 = Priests and runes
    .short = Income
    .text = The builder gains 1 priest for each own region with a temple and takes the runes of own forges.

monument-part-6 = Event card
    .text = Resolve 1 event card: place a monster, activate monsters and perhaps the boss.


## Tokens

token-realm = Realm token
    .short = Realm token

token-forge = Forge token

token-rune = Rune token
    .text = Uruz, Othala or Algiz. Pays for rune actions; you may keep as many as your Wisdom.

token-slayer = Slayer token
    .short = Slayer token
    .text = Gained by another player with at least 4 markers on a defeated monster; counts as a defeated monster.

token-attribute = Attribute marker
    .short = Attr. marker

token-control = Control marker
    .short = Control marker
    .text = Shows your regions, alliances, chosen actions and wounds. Never runs out.


## Terms

term-board = Board

term-map = Map

term-area = Area
    .text = A field of the map: region, realm or sea.

term-region = Region
    .text = A numbered area of a land. Armies, heroes and monsters stand here, and it can be controlled.

term-land = Land
    .text = 3 or 4 regions with the same colour and symbol. You control it when you control all of them.

term-realm = Realm
    .text = An area outside the lands. Nothing enters it; your marker there shows an alliance.

term-sea = Sea
    .text = Only drakkars are at sea; several may share one sea. Seas cannot be controlled.

term-yggdrasil = Yggdrasil
    .text = The world tree in the middle of the map. The regions around it decide the game at Ragnarok.

term-border = Border

term-adjacent = Adjacent
    .text = Two areas with a common border. For moves of your armies and hero also all coasts of the sea with your drakkar.

term-action-wheel = Action wheel
    .text = Six special actions, each linked to a realm, and Build Monument in the middle.

term-action-space = Action space
    .text = Here you put your marker. You cannot choose a space that already has one of yours; a covered owner gains 1 rune.

term-control-marker = Control marker
    .short = Control marker
    .text = Shows your regions, alliances, chosen actions and wounds. Never runs out.

term-control = Control
    .text = You control a region with your control marker; it counts as population 0.

term-neutral = Neutral
    .text = Controlled by nobody.

term-monument = Monument
    .text = Priests sent here raise an attribute and bring the god's bonus. Whoever controls the region holds the divine artifact.

term-monument-base = Base

term-level = Level

term-settlement = Settlement
    .text = In a settlement you control you may strengthen an activated army and recruit new armies.

term-shrine = Shrine
    .text = You may build one temple in a region with a shrine that you control.

term-temple = Temple
    .text = Stands in a region with a shrine. Each gives its controller a priest when that player builds a monument; enough of them win the game.

term-temple-track = Temple track
    .short = Temple track
    .text = Holds the temples not yet built; some spaces start a blessing draft.

term-forge = Forge
    .text = Holds one rune of its kind. Your hero may take it in the prayer step; it is refilled when a monument is built.

term-rune = Rune
    .text = Uruz, Othala or Algiz. Pays for rune actions; you may keep as many as your Wisdom.

term-army = Army
    .text = A figure with a strength of 1 to 6. Every player has six.

term-army-dial = Army dial
    .short = Army dial

term-drakkar = Drakkar
    .text = Your ship. All regions on its sea are adjacent to each other for moves of your armies and hero.

term-priest = Priest
    .text = Sent to a monument in the prayer step; returns to the bank when anybody builds a monument.

term-priest-space = Priest space
    .short = Priest space
    .text = A monument takes only as many priests as it has spaces.

term-hero = Hero
    .text = Your figure: it moves, forges runes, forms alliances, hunts and usurps, but does not fight in battles.

term-hero-board = Hero board
    .short = Hero board

term-hero-ring = Hero ring
    .short = Hero ring

term-monster = Monster
    .text = Moves or makes its region attack when activated. Can be controlled or hunted.

term-monster-card = Monster card
    .text = Shows the monster's rune, wound spaces, rewards, region attack and special attack.

term-monster-ring = Monster ring
    .short = Monster ring
    .text = Marks a monster you control. You have two.

term-monster-die = Monster die
    .text = Rolled when a neutral monster is activated: move, region attack or choice.

term-boss = Boss
    .text = Loki. Hunted like a monster, but otherwise effects on monsters do not touch him.

term-boss-card = Boss card
    .short = Boss card

term-slayer-token = Slayer token
    .short = Slayer token
    .text = Gained by another player with at least 4 markers on a defeated monster; counts as a defeated monster.

term-player-board = Player board
    .short = Player board

term-reference-card = Reference card
    .short = Reference card

term-bank = Bank
    .short = Bank
    .text = The common supply.

term-pool = Pool
    .short = Pool
    .text = What you own off the board: unplaced armies, priests, runes, cards.

term-origin = Origin
    .text = Whose child your hero is. Gives one bonus at the start of the game.

term-origin-card = Origin card
    .short = Origin card

term-origin-bonus = Origin bonus
    .short = Origin bonus

term-special-ability = Special ability
    .short = Ability
    .text = Works for your hero during the whole game.

term-attribute = Attribute
    .text = Authority, Might or Wisdom, from 2 to 6; 2 while injured.

term-attribute-track = Attribute track
    .short = Track

term-injury = Injury
    .text = Turns one attribute marker of your hero to the injured side; that attribute is 2 until healed.

term-injured = Injured side
    .short = Injured side

term-uninjured = Uninjured side
    .short = Uninjured side

term-heal = Heal
    .text = Turn 1 injured attribute marker back to its uninjured side.

term-combat-card = Combat card
    .text = Played in battles and hunts. You may hold as many as your Wisdom; no limit during a hunt.

term-weapon-symbol = Weapon symbol
    .text = Must match the wound space you want to cover.

term-hunt-effect = Hunt effect
    .text = May be used when the card deals a wound in a hunt; a shield works in defence.

term-battle-effect = Battle effect
    .short = Battle effect
    .text = Happens at once when the card is played in a battle.

term-monster-attack-card = Monster attack card
    .short = Attack card
    .text = Played for the monster in a hunt: rage, weakness, draw number and attack effect.

term-attack-effect = Attack effect

term-region-attack = Region attack
    .text = What an activated monster does instead of moving.

term-special-attack = Special attack
    .text = Used when the attack card “Special Attack” is played.

term-wound = Wound
    .text = A control marker on a wound space of a monster or the boss.

term-wound-space = Wound space
    .short = Wound space
    .text = Cover it with your marker by playing a card with its symbol. All covered: the monster is defeated.

term-reward = Reward
    .text = Gained at once for covering its wound space in a hunt.

term-event-card = Event card
    .text = Resolved after a monument was built: places a monster, then activates monsters and perhaps the boss.

term-place-section = PLACE

term-activate-section = ACTIVATE

term-omen = Omen
    .short = Omen
    .text = Checked whenever a monument is built. With 3 fulfilled, Ragnarok begins.

term-blessing = Blessing
    .text = A lasting ability for the rest of the game.

term-draft-keyword = DRAFT

term-god-card = God card

term-artifact = Artifact
    .text = Exhaust it to use its effect; all artifacts are recharged when a monument is built.

term-divine-artifact = Divine artifact
    .short = Divine art.
    .text = Belongs to whoever controls the monument's region; it always changes hands charged.

term-monster-artifact = Monster artifact
    .short = Monster art.
    .text = Gained after a hunt when all wound spaces without a reward are covered and nobody has it yet.

term-charged = Charged
    .text = Ready to be used.

term-exhaust = Exhaust

term-exhausted = Exhausted
    .text = Used; ready again after the next monument is built.

term-recharge = Recharge

term-deck = Deck

term-discard-pile = Discard pile
    .short = Discard pile

term-discard = Discard

term-draw = Draw

term-hand = Hand

term-active-player = Active player
    .text = The player whose turn it is.

term-starting-player = Starting player
    .short = First player

term-player = Player

term-opponent = Opponent

term-activate = Activate
    .text = An army moves or is strengthened; a monster moves or attacks its region.

term-recruit = Recruit
    .text = Place a new army by your drakkar or in a settlement you control, with strength equal to your Authority.

term-move = Move
    .text = Go to an adjacent area. Placing and retreating are not moves.

term-place = Place
    .text = Put something on the board. It is not a move.

term-retreat = Retreat
    .text = Armies go to one adjacent region you control (drakkar allowed) or are destroyed. It is not a move.

term-alliance = Alliance
    .text = Your marker on a realm; it lasts for the whole game and gives you its bonuses. The first ally draws 1 combat card.

term-realm-bonus = Realm bonus
    .text = When the first marker is placed on an action, every player allied with its realm may take the bonus; the active player is last.

term-trample = Trample
    .text = A monster that moves into a region with armies reduces the strength of 1 of them by 1.

term-monster-player = Monster player
    .short = Monster player
    .text = Decides for the monster: its controller, for a neutral monster the active player; in a hunt without controller the player to the hunter's right.

term-hunting-player = Hunting player
    .short = Hunter
    .text = The player whose hero hunts.

term-attacker = Attacker
    .text = The player whose armies caused the battle.

term-defender = Defender
    .text = Decides first about cards and wins ties.

term-pass = Pass
    .text = Play no more cards in this battle.

term-losses = Losses
    .text = Each loss reduces the strength of one army by 1.

term-destroy = Destroy
    .text = The army leaves the board and returns to its owner's pool.

term-defeat = Defeat
    .text = All wound spaces are covered: whoever dealt the last wound takes the figure.

term-set-of-runes = Set of different runes
    .short = Rune set

term-limit = Limit
    .text = Your Wisdom, counted separately for combat cards and runes. Surplus is discarded at once.

term-ragnarok = Ragnarok
    .text = Begins when 3 omens are face down: everybody has one last turn.

term-victory-condition = Victory condition
    .short = Victory

term-done = Done

term-skip = Skip
