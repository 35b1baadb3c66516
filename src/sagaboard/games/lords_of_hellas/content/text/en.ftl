### Lords of Hellas: names and texts, English.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .acc .gen .dat .nom are ready forms for sentences (never inflect a name
### in code). The wording is ours. A content pack may replace messages in text/en.ftl (--pack).


## The game

game-lords-of-hellas = Lords of Hellas
    .text = Lead a hero and an army through an ancient Greece full of gods and monsters; be the first to fulfil one of four conditions of victory.


## Armies

army-tyrian = Tyrian army
    .short = Tyrian
    .text = Colour: purple. All armies have the same pieces.

army-aegean = Aegean army
    .short = Aegean
    .text = Colour: turquoise. All armies have the same pieces.

army-marble = Marble army
    .short = Marble
    .text = Colour: white. All armies have the same pieces.

army-obsidian = Obsidian army
    .short = Obsidian
    .text = Colour: black. All armies have the same pieces.


## The regions

region-epirus = Epirus
    .text = Red land: population strength 2, shrine.
    .in = in Epirus
    .to = to Epirus
    .from = from Epirus

region-macedonia = Macedonia
    .text = Red land: population strength 2, city.
    .in = in Macedonia
    .to = to Macedonia
    .from = from Macedonia

region-thessaly = Thessaly
    .text = Red land: population strength 4, city, monument of Zeus.
    .in = in Thessaly
    .to = to Thessaly
    .from = from Thessaly

region-chalkidiki = Chalkidiki
    .text = Red land: population strength 4, city, shrine.
    .in = in Chalkidiki
    .to = to Chalkidiki
    .from = from Chalkidiki

region-acarnania = Acarnania
    .text = Yellow land: population strength 4, city, monument of Hermes.
    .in = in Acarnania
    .to = to Acarnania
    .from = from Acarnania

region-aetolia = Aetolia
    .text = Yellow land: population strength 2, shrine.
    .in = in Aetolia
    .to = to Aetolia
    .from = from Aetolia

region-locris = Locris
    .text = Yellow land: population strength 2, city.
    .in = in Locris
    .to = to Locris
    .from = from Locris

region-phocis = Phocis
    .text = Yellow land: population strength 5, site of the Oracle of Delphi.
    .in = in Phocis
    .to = to Phocis
    .from = from Phocis

region-euboea = Euboea
    .text = Blue land: population strength 2, city.
    .in = in Euboea
    .to = to Euboea
    .from = from Euboea

region-boeotia = Boeotia
    .text = Blue land: population strength 2, city.
    .in = in Boeotia
    .to = to Boeotia
    .from = from Boeotia

region-attica = Attica
    .text = Blue land: population strength 5, city, shrine, monument of Athena.
    .in = in Attica
    .to = to Attica
    .from = from Attica

region-corinthia = Corinthia
    .text = Blue land: population strength 2, shrine.
    .in = in Corinthia
    .to = to Corinthia
    .from = from Corinthia

region-achaea = Achaea
    .text = Green land: population strength 2, city.
    .in = in Achaea
    .to = to Achaea
    .from = from Achaea

region-elis = Elis
    .text = Green land: population strength 4, city, shrine.
    .in = in Elis
    .to = to Elis
    .from = from Elis

region-arcadia = Arcadia
    .text = Green land: population strength 2, city.
    .in = in Arcadia
    .to = to Arcadia
    .from = from Arcadia

region-messenia = Messenia
    .text = Green land: population strength 3, shrine.
    .in = in Messenia
    .to = to Messenia
    .from = from Messenia

region-argolis = Argolis
    .text = Brown land: population strength 3, city.
    .in = in Argolis
    .to = to Argolis
    .from = from Argolis

region-laconia = Laconia
    .text = Brown land: population strength 5, Sparta.
    .in = in Laconia
    .to = to Laconia
    .from = from Laconia

region-crete = Crete
    .text = Brown land: population strength 2, shrine.
    .in = in Crete
    .to = to Crete
    .from = from Crete


## Lands

land-red = Red land
    .short = Red
    .text = Northern land: Epirus, Macedonia, Thessaly, Chalkidiki.
    .in = in the red land

land-yellow = Yellow land
    .short = Yellow
    .text = Western land: Acarnania, Aetolia, Locris, Phocis.
    .in = in the yellow land

land-blue = Blue land
    .short = Blue
    .text = Eastern land: Euboea, Boeotia, Attica, Corinthia. With three players it does not count towards Warlord of Hellas.
    .in = in the blue land

land-green = Green land
    .short = Green
    .text = Western Peloponnese: Achaea, Elis, Arcadia, Messenia.
    .in = in the green land

land-brown = Brown land
    .short = Brown
    .text = South-eastern land and Crete: Argolis, Laconia, Crete.
    .in = in the brown land


## Glory tokens

token-glory-red = Red glory token
    .short = Red glory
    .text = With it you may Usurp regions of the red land in which your hero stands.

token-glory-yellow = Yellow glory token
    .short = Yellow glory
    .text = With it you may Usurp regions of the yellow land in which your hero stands.

token-glory-blue = Blue glory token
    .short = Blue glory
    .text = With it you may Usurp regions of the blue land in which your hero stands.

token-glory-green = Green glory token
    .short = Green glory
    .text = With it you may Usurp regions of the green land in which your hero stands.

token-glory-brown = Brown glory token
    .short = Brown glory
    .text = With it you may Usurp regions of the brown land in which your hero stands.


## Heroes

hero-achilles = Achilles
    .text = In a battle in Achilles' region add the lower of his current Strength and Speed to your army strength.

hero-heracles = Heracles
    .text = Once at the start of your turn, before any action, you may return 1 of your glory tokens to the supply: look at 2 neutral artifacts, keep 1 charged and shuffle the other back.

hero-perseus = Perseus
    .text = After your Prepare action you may place Perseus in any region, unless he is on a quest. This starts no quest.

hero-helen = Helen
    .text = Hoplites of other players cannot enter Helen's region by movement or retreat unless their own hero is there. Recruiting there stays possible.


## Starting bonuses

hero-bonus-achilles = Starting bonus
    .short = Start bonus
    .text = Start with Speed 2 instead of 1.

hero-bonus-heracles = Starting bonus
    .short = Start bonus
    .text = Start with Strength 2 instead of 1.

hero-bonus-perseus = Starting bonus
    .short = Start bonus
    .text = Take the glory token of the land in which you place Perseus.

hero-bonus-helen = Starting bonus
    .short = Start bonus
    .text = Look at 3 neutral artifacts, keep 1 charged and shuffle the others back.


## Gods

god-zeus = Zeus
    .text = Attribute: Strength. From monument level 2 his power draws combat cards.

god-athena = Athena
    .text = Attribute: Leadership. From monument level 2 her power recruits hoplites.

god-hermes = Hermes
    .text = Attribute: Speed. From monument level 2 his power moves an army.


## Monuments

monument-zeus = Monument of Zeus
    .short = Zeus
    .text = Stands in Thessaly. Whoever controls Thessaly has the Thunder of Zeus.

monument-athena = Monument of Athena
    .short = Athena
    .text = Stands in Attica. Whoever controls Attica has the Owl of Athena.

monument-hermes = Monument of Hermes
    .short = Hermes
    .text = Stands in Acarnania. Whoever controls Acarnania has the Boots of Hermes.


## Divine powers

power-zeus-1 = Zeus, level 1
    .text = Strength +1.

power-zeus-2 = Zeus, level 2
    .text = Strength +1; then you may draw 1 combat card.

power-zeus-3 = Zeus, level 3
    .text = Strength +1; then you may draw 2 combat cards.

power-zeus-4 = Zeus, level 4
    .text = Strength +1; then you may draw 3 combat cards.

power-zeus-5 = Zeus, level 5
    .text = Strength +1; then you may draw 3 combat cards.

power-athena-1 = Athena, level 1
    .text = Leadership +1.

power-athena-2 = Athena, level 2
    .text = Leadership +1; then you may recruit 1 hoplite in a region you control (fortified if there is room).

power-athena-3 = Athena, level 3
    .text = Leadership +1; then you may recruit up to 2 hoplites in one region you control (1 of them fortified if there is room).

power-athena-4 = Athena, level 4
    .text = Leadership +1; then you may recruit up to 3 hoplites in one region you control (1 of them fortified if there is room).

power-athena-5 = Athena, level 5
    .text = Leadership +1; then you may recruit up to 3 hoplites in one region you control (1 of them fortified if there is room).

power-hermes-1 = Hermes, level 1
    .text = Speed +1.

power-hermes-2 = Hermes, level 2
    .text = Speed +1; then you may move any number of your unfortified hoplites from one region together 1 region.

power-hermes-3 = Hermes, level 3
    .text = Speed +1; then you may move any number of your unfortified hoplites from one region together up to 2 regions. The move ends in a region with enemy hoplites, under enemy control or with Medusa.

power-hermes-4 = Hermes, level 4
    .text = Speed +1; then you may move any number of your unfortified hoplites from one region together up to 3 regions. The move ends in a region with enemy hoplites, under enemy control or with Medusa.

power-hermes-5 = Hermes, level 5
    .text = Speed +1; then you may move any number of your unfortified hoplites from one region together up to 3 regions. The move ends in a region with enemy hoplites, under enemy control or with Medusa.


## Monsters

monster-cyclops = Cyclops
    .text = Endurance 4. His region attack injures heroes, not hoplites.
    .acc = the Cyclops

monster-sphinx = Sphinx
    .text = Endurance 4. Nobody can recruit in her region.
    .acc = the Sphinx

monster-medusa = Medusa
    .text = Endurance 5. Hoplites cannot leave her region.
    .acc = Medusa

monster-chimera = Chimera
    .text = Endurance 5. No priests can be sent to a monument in her region.
    .acc = the Chimera

monster-minotaur = Minotaur
    .text = Endurance 6. Costs the region's controller a hoplite and a priest.
    .acc = the Minotaur

monster-hydra = Hydra
    .text = Endurance 6. Her special attack heals all her wounds.
    .acc = the Hydra

monster-cerberus = Cerberus
    .text = Endurance 7. Bites hard: 3 injuries or 3 hoplites.
    .acc = Cerberus


## Special attacks

special-attack-cyclops = Special attack
    .short = Special attack
    .text = Your hero takes 1 injury; then lower one attribute of your choice by 1 for good (not below 1).

special-attack-sphinx = Special attack
    .short = Special attack
    .text = Your hero takes 1 injury; then, if your Leadership is below 3, the hunt ends at once.

special-attack-medusa = Special attack
    .short = Special attack
    .text = Your hero takes 1 injury; then, if your Speed is below 3, the hunt ends at once.

special-attack-chimera = Special attack
    .short = Special attack
    .text = Your hero takes 1 injury; then keep 1 combat card of your choice and discard all others.

special-attack-minotaur = Special attack
    .short = Special attack
    .text = Your hero takes 2 injuries; then discard half of your combat cards of your choice, rounded up.

special-attack-hydra = Special attack
    .short = Special attack
    .text = The Hydra heals all her wounds. Rewards whose symbols you covered in this hunt still count.

special-attack-cerberus = Special attack
    .short = Special attack
    .text = Your hero takes 3 injuries, one after the other.


## Region attacks

region-attack-cyclops = Region attack
    .short = Region attack
    .text = Every hero in the Cyclops' region and in adjacent regions takes 1 injury; each owner chooses the attribute.

region-attack-sphinx = Region attack
    .short = Region attack
    .text = 1 hoplite in the region is killed.

region-attack-medusa = Region attack
    .short = Region attack
    .text = 1 hoplite in the region is killed.

region-attack-chimera = Region attack
    .short = Region attack
    .text = 1 hoplite in the region is killed. Then place the Chimera in the region of the tallest monument; on a tie you choose.

region-attack-minotaur = Region attack
    .short = Region attack
    .text = 1 hoplite in the region is killed. Then the player controlling the region sacrifices 1 priest, if they have one.

region-attack-hydra = Region attack
    .short = Region attack
    .text = 1 hoplite is killed in the Hydra's region and in each adjacent region.

region-attack-cerberus = Region attack
    .short = Region attack
    .text = 3 hoplites in the region are killed, or as many as there are.


## Passive abilities

passive-sphinx = Passive ability
    .short = Passive
    .text = Nobody can recruit hoplites in the Sphinx' region. Taking control stays possible.

passive-medusa = Passive ability
    .short = Passive
    .text = Hoplites cannot move out of Medusa's region, and a longer move ends there. Moving into or out of its city and retreating stay possible.

passive-chimera = Passive ability
    .short = Passive
    .text = While the Chimera is in a monument's region, no priest can be sent to that monument. Priests already there stay.


## Monster cards of the event deck

event-card-cerberus-1 = Cerberus – Epirus
    .text = Evolution: the first attack card of every hunt of Cerberus is 3 stronger; if it is not defended, the hunt ends after its effect.

event-card-cerberus-2 = Cerberus – Locris
    .text = Evolution: adds 1 spear wound symbol.

event-card-chimera-1 = Chimera – Macedonia
    .text = Evolution: when hoplites of a player enter the Chimera's region by movement or retreat, 1 of them is killed at once, before control or battle.

event-card-chimera-2 = Chimera – Arcadia
    .text = Evolution: adds 1 mace and 1 sword wound symbol.

event-card-cyclops-1 = Cyclops – Acarnania
    .text = Evolution: every attack card played for the Cyclops is 1 stronger.

event-card-cyclops-2 = Cyclops – Euboea
    .text = Evolution: adds 1 mace wound symbol.

event-card-hydra-1 = Hydra – Argolis
    .text = Evolution: while the Hydra has 3 or more wounds, her attack cards are 2 stronger.

event-card-hydra-2 = Hydra – Chalkidiki
    .text = Evolution: adds 2 bow wound symbols.

event-card-medusa-1 = Medusa – Attica
    .text = Evolution: at the start of a hunt of Medusa draw combat cards equal to Speed instead of Strength.

event-card-medusa-2 = Medusa – Phocis
    .text = Evolution: adds 1 axe wound symbol.

event-card-minotaur-1 = Minotaur – Crete
    .text = Evolution: you may hunt the Minotaur only with at least 1 priest in your priesthood.

event-card-minotaur-2 = Minotaur – Boeotia
    .text = Evolution: adds 1 sword wound symbol.

event-card-sphinx-1 = Sphinx – Messenia
    .text = Evolution: you may hunt the Sphinx only with Leadership 3 or more.

event-card-sphinx-2 = Sphinx – Thessaly
    .text = Evolution: adds 2 torch wound symbols.


## Quests; .text is the reward

quest-aid-to-atlas = Aid to Atlas
    .short = Atlas
    .text = Keep this card. Once, at any time, you may discard it to remove all your used-action tokens from your army board and blessings and draw 2 combat cards.

quest-amazon-queen = Amazon Queen
    .short = Amazons
    .text = Strength +1, then draw 2 combat cards.

quest-augean-stables = Clean Augean Stables
    .short = Augean Stables
    .text = Keep this card. Once, in your turn, you may discard it before or right after your special action to perform 1 additional special action (not after Build monument).

quest-saving-prometheus = Saving Prometheus
    .short = Prometheus
    .text = Gain 1 priest and recruit up to 2 hoplites in one region you control.

quest-cretan-bull = Capture Cretan Bull
    .short = Cretan Bull
    .text = Besides the brown glory token, take 1 glory token of another colour that nobody holds.

quest-calydonian-hunt = Calydonian Hunt
    .short = Calydon
    .text = Recruit up to 2 hoplites in every region with a city or Sparta you control.

quest-stymphalian-birds = Kill Stymphalian Birds
    .short = Stymph. Birds
    .text = Look at 3 neutral artifacts, keep 1 charged and shuffle the others back.

quest-golden-fleece = Expedition for the Golden Fleece
    .short = Golden Fleece
    .text = Recruit up to 3 hoplites in one region you control.

quest-cattle-of-geryon = Cattle of Geryon
    .short = Geryon
    .text = Choose one attribute with a level below 3 and raise it to 3.


## Steps of quests; .text is the requirement

quest-step-aid-to-atlas-1 = Step 1
    .text = Strength 2.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-2 = Step 2
    .text = Strength 4.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-3 = Step 3
    .text = Strength 5.
    .quest = { quest-aid-to-atlas }

quest-step-amazon-queen-1 = Step 1
    .text = Leadership 2.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-2 = Step 2
    .text = Leadership 2 and 1 priest in your priesthood.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-3 = Step 3
    .text = Leadership 2. Sacrifice 1 priest.
    .quest = { quest-amazon-queen }

quest-step-augean-stables-1 = Step 1
    .text = Speed 2.
    .quest = { quest-augean-stables }

quest-step-augean-stables-2 = Step 2
    .text = Speed 2. Take 2 injuries.
    .quest = { quest-augean-stables }

quest-step-augean-stables-3 = Step 3
    .text = Speed 3. Take 2 injuries.
    .quest = { quest-augean-stables }

quest-step-saving-prometheus-1 = Step 1
    .text = Discard 1 combat card.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-2 = Step 2
    .text = Discard 2 combat cards.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-3 = Step 3
    .text = Discard 4 combat cards.
    .quest = { quest-saving-prometheus }

quest-step-cretan-bull-1 = Step 1
    .text = Speed 3 or Strength 3.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-2 = Step 2
    .text = Speed 3 or Strength 3. Discard 2 combat cards.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-3 = Step 3
    .text = Speed 4 or Strength 4. Discard 2 combat cards.
    .quest = { quest-cretan-bull }

quest-step-calydonian-hunt-1 = Step 1
    .text = Speed 2 and control of 2 regions with a city.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-2 = Step 2
    .text = Speed 2 and control of 3 regions with a city.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-3 = Step 3
    .text = Speed 3 and control of 3 regions with a city.
    .quest = { quest-calydonian-hunt }

quest-step-stymphalian-birds-1 = Step 1
    .text = 1 priest in your priesthood.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-2 = Step 2
    .text = 1 priest in your priesthood and control of 2 regions with a temple.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-3 = Step 3
    .text = 2 priests in your priesthood and control of 2 regions with a temple.
    .quest = { quest-stymphalian-birds }

quest-step-golden-fleece-1 = Step 1
    .text = Leadership 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-2 = Step 2
    .text = Leadership 2 and Speed 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-3 = Step 3
    .text = Leadership 2, Speed 2 and at least 1 artifact, charged or used.
    .quest = { quest-golden-fleece }

quest-step-cattle-of-geryon-1 = Step 1
    .text = Strength 2.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-2 = Step 2
    .text = Strength 4.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-3 = Step 3
    .text = Strength 4. Discard 2 combat cards.
    .quest = { quest-cattle-of-geryon }


## Symbols

symbol-torch = Torch
    .text = Hunt: 1 torch covers a torch symbol; 3 torches cover any symbol.

symbol-bow = Bow
    .text = Hunt: 1 bow covers a bow symbol; 3 bows cover any symbol.

symbol-sword = Sword
    .text = Hunt: 1 sword covers a sword symbol; 2 swords cover any symbol.

symbol-mace = Mace
    .text = Hunt: 1 mace covers a mace symbol; 2 maces cover any symbol.

symbol-shield = Shield
    .text = Hunt: deals no wound. 1 shield fends off any monster attack, but your hero takes 1 injury and you draw only 1 card.

symbol-sickle = Sickle
    .text = Hunt: 1 sickle covers any symbol.

symbol-axe = Axe
    .text = Hunt: 1 axe covers an axe symbol.

symbol-spear = Spear
    .text = Hunt: 1 spear covers a spear symbol.


## Combat cards

combat-fortification-torch = Fortification
    .brief = +2 if you defend a city or Sparta.
    .text = +2 army strength if you defend a region with a city or Sparta.

combat-fortification-bow = Fortification
    .brief = +2 if you defend a city or Sparta.
    .text = +2 army strength if you defend a region with a city or Sparta.

combat-local-support-torch = Local Support
    .short = Local Support
    .brief = Defending a city or Sparta: recruit up to 2 at once.
    .text = If you defend a region with a city or Sparta, you may recruit up to 2 hoplites there at once (1 fortified if there is room and you control it); they fight in this battle.

combat-local-support-bow = Local Support
    .short = Local Support
    .brief = Defending a city or Sparta: recruit up to 2 at once.
    .text = If you defend a region with a city or Sparta, you may recruit up to 2 hoplites there at once (1 fortified if there is room and you control it); they fight in this battle.

combat-glory-torch = Glory
    .brief = +3 if you hold the glory token of this land.
    .text = +3 army strength if you hold the glory token of the land in which the battle takes place.

combat-glory-bow = Glory
    .brief = +3 if you hold the glory token of this land.
    .text = +3 army strength if you hold the glory token of the land in which the battle takes place.

combat-phalanx-torch-1 = Phalanx
    .brief = +1 for every 2 of your hoplites in this battle.
    .text = +1 army strength for each full pair of your hoplites in this battle.

combat-phalanx-torch-2 = Phalanx
    .brief = +1 for every 2 of your hoplites in this battle.
    .text = +1 army strength for each full pair of your hoplites in this battle.

combat-flank-attack-bow = Flank Attack
    .brief = +2 if you have more hoplites in this battle.
    .text = +2 army strength if you have more hoplites in this battle than your opponent.

combat-trap-sword = Trap
    .brief = Adds your hero's current Leadership.
    .text = Add your hero's current Leadership to your army strength.

combat-trap-mace = Trap
    .brief = Adds your hero's current Leadership.
    .text = Add your hero's current Leadership to your army strength.

combat-tactical-maneuver-sword = Tactical Maneuver
    .short = Maneuver
    .brief = +2 if your hero has the higher Leadership.
    .text = +2 army strength if your hero's current Leadership is higher than that of your opponent's hero.

combat-tactical-maneuver-mace = Tactical Maneuver
    .short = Maneuver
    .brief = +2 if your hero has the higher Leadership.
    .text = +2 army strength if your hero's current Leadership is higher than that of your opponent's hero.

combat-encirclement-sword = Encirclement
    .brief = If you win: the loser loses 3 hoplites, not 1.
    .text = If you win this battle, the loser loses 3 hoplites for the defeat instead of 1.

combat-encirclement-mace = Encirclement
    .brief = If you win: the loser loses 3 hoplites, not 1.
    .text = If you win this battle, the loser loses 3 hoplites for the defeat instead of 1.

combat-wild-attack-sword = Wild Attack
    .short = Wild Attack
    .brief = No effect.
    .text = No effect.

combat-wild-attack-mace = Wild Attack
    .short = Wild Attack
    .brief = No effect.
    .text = No effect.

combat-wild-attack-axe = Wild Attack
    .short = Wild Attack
    .brief = No effect.
    .text = No effect.

combat-wild-attack-spear = Wild Attack
    .short = Wild Attack
    .brief = No effect.
    .text = No effect.

combat-reinforcements-shield = Reinforcements
    .brief = Bring unfortified hoplites from 1 adjacent region.
    .text = You may at once move any number of your unfortified hoplites from one adjacent region into this battle; they fight in it.

combat-charge-sickle = Charge
    .brief = No effect.
    .text = No effect.

combat-javelin-volley-axe = Javelin Volley
    .short = Javelin Volley
    .brief = If you have more hoplites, kill 1 of the enemy's.
    .text = If you have more hoplites in this battle than your opponent, kill 1 of theirs at once (a fortified one last).

combat-javelin-volley-spear = Javelin Volley
    .short = Javelin Volley
    .brief = If you have more hoplites, kill 1 of the enemy's.
    .text = If you have more hoplites in this battle than your opponent, kill 1 of theirs at once (a fortified one last).

combat-assault-axe = Assault
    .brief = +2 if you attack.
    .text = +2 army strength if you are the attacker.

combat-assault-spear = Assault
    .brief = +2 if you attack.
    .text = +2 army strength if you are the attacker.


## Monster attack cards

attack-attack-3 = Attack
    .text = Your hero takes 1 injury.

attack-attack-4 = Attack
    .text = Your hero takes 1 injury.

attack-attack-5 = Attack
    .text = Your hero takes 1 injury.

attack-charge = Charge
    .text = Strength: 1 + uncovered wound symbols. Your hero takes 2 injuries, one after the other.

attack-fury = Fury
    .text = Strength: all wound symbols. Your hero takes 1 injury; if your hero was already injured before this attack, the hunt ends at once.

attack-mighty-attack = Mighty Attack
    .short = Mighty Attack
    .text = Your hero takes 2 injuries, one after the other.

attack-nasty-wounds = Nasty Wounds
    .text = Your hero takes 1 injury; then your attribute with the highest level is lowered by 1 for good (your choice on a tie, not below 1).

attack-quick-attack-4 = Quick Attack
    .short = Quick Attack
    .text = Your hero takes 1 injury; then discard cards of your choice until you hold no more than your Speed.

attack-quick-attack-5 = Quick Attack
    .short = Quick Attack
    .text = Your hero takes 1 injury; then discard cards of your choice until you hold no more than your Speed.

attack-rampage = Rampage
    .text = Strength: 1 + twice the covered wound symbols. The monster makes its special attack.

attack-recall-3 = Recall
    .text = The hunt ends at once.

attack-recall-4 = Recall
    .text = The hunt ends at once.

attack-special-attack-3 = Special Attack
    .short = Special Attack
    .text = The monster makes its special attack.

attack-special-attack-4 = Special Attack
    .short = Special Attack
    .text = The monster makes its special attack.

attack-surprise-attack = Surprise Attack
    .short = Surprise
    .text = Strength: 1 + combat cards in your hand. Your hero takes 1 injury; then discard half of your combat cards of your choice, rounded up.

attack-wild-attack-4 = Wild Attack
    .short = Wild Attack
    .text = Your hero takes 1 injury; then discard 1 combat card at random.

attack-wild-attack-5 = Wild Attack
    .short = Wild Attack
    .text = Your hero takes 1 injury; then discard 1 combat card at random.


## Artifacts

artifact-caduceus = Caduceus
    .short = Caduceus
    .text = Before a battle you take part in: your opponent discards 1 combat card of their choice.

artifact-apollos-arrow = Apollo's Arrow
    .short = Apollo's Arrow
    .text = Before a battle of yours in a region adjacent to your hero's region: +2 army strength in that battle.

artifact-femes-trumpet = Feme's Trumpet
    .short = Feme's Trumpet
    .text = Remove the used-action token from one of your special actions on the army board.

artifact-harpe = Harpe
    .short = Harpe
    .text = Before a battle or hunt of yours: draw 1 combat card (in a hunt before or after the opening draw).

artifact-pandoras-box = Pandora's Box
    .short = Pandora's Box
    .text = Carry out an extra monster phase at once: you roll for every monster in an order of your choice and make all decisions. No event phase follows.

artifact-horn-of-plenty = Horn of Plenty
    .short = Horn of Plenty
    .text = Recruit up to 2 hoplites in one region with a city or Sparta you control.

artifact-ambrosia = Ambrosia
    .short = Ambrosia
    .text = Heal all injuries of your hero.

artifact-aegis = Aegis
    .short = Aegis
    .text = When your hoplites are about to be killed by an effect, a loss symbol or a lost battle, save 1 or 2 of them. Not from a missing retreat region nor from your own costs.

artifact-eye-of-graeae = Eye of Graeae
    .short = Eye of Graeae
    .text = At one of your decisions in your battle or hunt: discard any number of combat cards and draw as many.

artifact-ariadnes-thread = Ariadne's Thread
    .short = Ariadne Thread
    .text = Move one monster of your choice 1 or 2 regions, each step to an adjacent region of your choice.

artifact-poison-arrows = Poison Arrows
    .short = Poison Arrows
    .text = At the start of your hunt (before or after the opening draw): the monster takes 1 wound of your choice and you draw 1 combat card. It is not the wound step 1 demands.

artifact-minotaurs-horn = Minotaur's Horn
    .short = Minotaur Horn
    .text = When you are attacked, before any combat card is played: move any number of your unfortified hoplites from adjacent regions into the battle.

artifact-head-of-sphinx = Head of Sphinx
    .short = Head of Sphinx
    .text = If your hero is in a neutral region without hoplites of other players: take control of it and recruit up to 1 hoplite there.

artifact-eye-of-cyclops = Eye of Cyclops
    .short = Eye of Cyclops
    .text = If your hero is in a region with a temple or the Oracle, whoever controls it: gain 1 priest.

artifact-medusas-blood = Medusa's Blood
    .short = Medusa's Blood
    .text = After army strengths are compared in your battle, before losses: ignore 1 of your loss symbols or add 1 to your opponent's.

artifact-chimeras-fire = Chimera's Fire
    .short = Chimera's Fire
    .text = Kill 1 hoplite of your choice in your hero's region.

artifact-adamant-tethers = Adamant Tethers
    .short = Tethers
    .text = Kill 3 hoplites of your choice in your hero's region, or as many as are there.

artifact-thunder-of-zeus = Thunder of Zeus
    .short = Zeus' Thunder
    .text = Deal 1 wound of your choice to any monster on the map, or 1 injury to another player's hero with fewer than 3 injuries (its owner chooses the attribute).

artifact-owl-of-athena = Owl of Athena
    .short = Athena's Owl
    .text = Look at the top 2 combat cards: take 1 of your choice into your hand and discard the other.

artifact-boots-of-hermes = Boots of Hermes
    .short = Hermes' Boots
    .text = Place your hero in any region, unless on a quest. This is no hero movement and starts no quest.


## Blessings

blessing-cunning-tactician = Cunning Tactician
    .short = Tactician
    .text = In battle every combat card you play gives +1 army strength more.

blessing-mobilization = Mobilization
    .short = Mobilization
    .text = With your Recruit action you may also recruit up to 2 hoplites in one region you control, with or without a city.

blessing-master-plan = Master Plan
    .short = Master Plan
    .text = When you play a combat card in battle, or to defend in a hunt, you may sacrifice 1 priest to make that card 3 stronger. Once per card.

blessing-athenas-gift = Athena's Gift
    .short = Athena's Gift
    .text = After each battle you win, gain 1 priest.

blessing-heroic-presence = Heroic Presence
    .short = Presence
    .text = +2 army strength in battles in your hero's region.

blessing-always-prepared = Always Prepared
    .short = Prepared
    .text = If you hold no combat card when your battle starts, draw 1.

blessing-unbroken-morale = Unbroken Morale
    .short = Morale
    .text = Before a battle in which your opponent has more hoplites than you, 1 of theirs is killed (a fortified one last).

blessing-local-volunteers = Local Volunteers
    .short = Volunteers
    .text = In place of your hoplite movement you may recruit up to 2 hoplites in one region you control.

blessing-stalwart-defense = Stalwart Defense
    .short = Defense
    .text = +1 army strength when you defend.

blessing-no-attrition = No Attrition
    .short = No Attrition
    .text = In every battle ignore the loss symbols of the first combat card you play; they do not count towards the limit either.

blessing-battle-prayer = Battle Prayer
    .short = Battle Prayer
    .text = At any time you may sacrifice 1 priest to draw 1 combat card, as often as you like.

blessing-restrictive-maneuver = Restrictive Maneuver
    .short = Restriction
    .text = When you defend, the attacker may play only 1 combat card in that battle.

blessing-sacrifice-of-flesh = Sacrifice of Flesh
    .short = Flesh
    .text = During your hunt, after the opening draw, you may sacrifice 1 priest to heal 1 injury and draw 1 combat card, as often as you like.

blessing-weak-spot = Weak Spot
    .short = Weak Spot
    .text = Once at the start of your hunt, after the opening draw, you may discard any 1 combat card to deal 1 wound of your choice. It is not the wound step 1 demands.

blessing-push-ups = Push-Ups
    .short = Push-Ups
    .text = In place of your hero movement you may draw 1 combat card, even while on a quest.

blessing-inspiring-hunt = Inspiring Hunt
    .short = Inspiring Hunt
    .text = When you start a hunt, gain 1 priest before the opening draw.

blessing-combat-training = Combat Training
    .short = Training
    .text = With your Prepare action you also draw 1 combat card, whatever you choose.

blessing-heros-wrath = Hero's Wrath
    .short = Hero's Wrath
    .text = Once per turn, right after your hero movement, you may discard 1 combat card to kill 2 hoplites of your choice in your hero's region, or as many as are there.

blessing-local-support-blessing = Local Support
    .short = Local Support
    .text = For you the population strength of every region is 2 lower (at least 1). You take control at once wherever your hoplites now suffice.

blessing-glory-of-zeus = Glory of Zeus
    .short = Zeus' Glory
    .text = With your Usurp action you may recruit up to 3 hoplites instead of 1 (1 of them fortified if there is room).

blessing-armory = Armory
    .short = Armory
    .text = When you take this blessing, draw 2 combat cards. Your hand limit is 6, already for this draw.

blessing-gods-strength = God's Strength
    .short = God's Strength
    .text = When you take this blessing, Strength +1. Each time anyone adds a monument level, heal 1 injury of your hero.

blessing-wild-hunt = Wild Hunt
    .short = Wild Hunt
    .text = In place of your hero movement you may lower your Strength by 1 for good (to no less than 1) and hunt a monster in your hero's region. Your turn then goes on.

blessing-shoot-to-kill = Shoot to Kill
    .short = Shoot to Kill
    .text = Once in your turn, before your special action, you may discard a bow card to deal 1 wound of your choice to a monster in your hero's region, or to kill 2 hoplites of your choice there.

blessing-exhausted-fight = Exhausted Fight
    .short = Exhausted
    .text = You may choose Hunt although it is marked as used: your hero takes 1 injury first and the used-action token goes on this card. The card is blocked until the token is removed.

blessing-forced-march = Forced March
    .short = Forced March
    .text = Your March action may cover 1 or 2 regions.

blessing-rearguard = Rearguard
    .short = Rearguard
    .text = After your March action and its battle you may recruit up to 2 hoplites in the region the army left.

blessing-response-force = Response Force
    .short = Response Force
    .text = Before a battle in which you defend, you may move unfortified hoplites, at most your Speed, from one adjacent region into it.

blessing-bluff = Bluff
    .short = Bluff
    .text = When both sides have passed in your battle, you may play 1 more combat card; your opponent may not answer it.

blessing-exile = Exile
    .short = Exile
    .text = Once in your turn, before your special action, your hero may take 1 injury to put a monster from your hero's region into any region.

blessing-ambush = Ambush
    .short = Ambush
    .text = When an enemy attacks a region where you have a fortified hoplite, 1 of the attackers is killed before the battle.

blessing-murderous-march = Murderous March
    .short = Murder. March
    .text = With your March action you may kill 2 of the army's unfortified hoplites and move at least 1 of its other unfortified hoplites to any region.

blessing-advanced-dodge = Advanced Dodge
    .short = Adv. Dodge
    .text = When you take this blessing, Speed +1. Once per hunt, when you defend with at least 1 combat card, you may add your Speed to that defence.

blessing-hermes-temple = Hermes' Temple
    .short = Hermes' Temple
    .text = When you take this blessing, gain 1 priest. After your Build temple action you may perform 1 additional special action.

blessing-winged-boots = Winged Boots
    .short = Winged Boots
    .text = In place of your hoplite movement you may move 1 of your unfortified hoplites to any region.

blessing-heros-apprentice = Hero's Apprentice
    .short = Apprentice
    .text = In place of your hero movement you may move 1 of your unfortified hoplites up to your Speed in regions.


## Temple cards

temple-extra-action = Temple card: extra action
    .short = Extra action
    .text = Oracle of Delphi: you may perform 1 additional special action this turn.

temple-priest-and-draft = Temple card: priest and blessing
    .short = Priest + draft
    .text = Oracle of Delphi: gain 1 more priest, then hold a blessing draft; you choose first.

temple-artifact = Temple card: artifact
    .short = Artifact
    .text = Oracle of Delphi: look at 3 neutral artifacts, keep 1 charged and shuffle the others back.

temple-combat-cards = Temple card: combat cards
    .short = Combat cards
    .text = Oracle of Delphi: draw combat cards up to your hand limit.

temple-attributes = Temple card: attributes
    .short = Attributes
    .text = Oracle of Delphi: raise 2 different attributes of your choice by 1 each.


## Attributes and other values

stat-leadership = Leadership
    .short = Leadership
    .text = Attribute of Athena: how many hoplites you may move in the hoplite movement action.

stat-strength = Strength
    .short = Strength
    .text = Attribute of Zeus: how many combat cards you draw at the start of a hunt.

stat-speed = Speed
    .short = Speed
    .text = Attribute of Hermes: how many regions your hero may cross in the hero movement action.

stat-army-strength = Army strength
    .short = Army strength
    .text = 1 per hoplite, plus combat cards and bonuses. The higher one wins the battle; a tie goes to the defender.

stat-population = Population strength
    .short = Population
    .text = How many of your hoplites must be in a neutral region for you to take control of it.

stat-endurance = Endurance
    .short = Endurance
    .text = Number of wound symbols of a monster. It dies when all are covered.

stat-card-strength = Card strength
    .short = Card strength
    .text = What a combat card adds to army strength in a battle or to your defence in a hunt.

stat-attack-strength = Attack strength
    .short = Attack
    .text = Total your combat cards must reach to fend off a monster attack.

stat-hand-limit = Hand limit
    .short = Hand limit
    .text = At most 4 combat cards in hand; not applied during your own hunt.


## Actions

action-use-artifacts = Use artifacts
    .short = Artifacts
    .text = Use any number of your charged artifacts; each is then used until it is recharged.

action-prayer = Prayer
    .short = Prayer
    .text = Send 1 priest to a free place at any monument: raise its attribute by 1, then you may use the divine power of its level.

action-hero-movement = Hero movement
    .short = Move hero
    .text = Move your hero up to your Speed in regions, or 1 step on a quest. Ending with a quest token, your hero may start that quest.

action-hoplite-movement = Hoplite movement
    .short = Move hoplites
    .text = Move up to your Leadership in hoplites, each to an adjacent region or into or out of a city. Battles follow after all moves.

action-recruit = Recruit
    .short = Recruit
    .text = Recruit up to 2 hoplites in every region with a city you control, up to 4 in Sparta; 1 of them fortified where there is room.

action-march = March
    .short = March
    .text = Move any number of your unfortified hoplites from one region to one adjacent region.

action-build-temple = Build temple
    .short = Build temple
    .text = Build a temple on a shrine in a region you control and gain 1 priest. It may trigger a blessing draft.

action-prepare = Prepare
    .short = Prepare
    .text = Choose 2, the same one twice if you like: heal 1 injury; draw 1 combat card; recruit 1 hoplite in your hero's region.

action-usurp = Usurp
    .short = Usurp
    .text = With the glory token of the land, take control of your hero's region. Enemy hoplites retreat from it without losses; you may recruit 1 hoplite there.

action-hunt = Hunt
    .short = Hunt
    .text = Fight a monster in your hero's region: draw combat cards equal to your Strength, then wound it and fend off its attacks.

action-build-monument = Build monument
    .short = Monument
    .text = Add a level to a monument and gain 1 priest for each temple you control. All priests leave the monuments, all used-action tokens are removed, all artifacts recharged; monster phase and event phase follow.


## Options of Prepare

option-heal-1-injury = Heal 1 injury

option-draw-1-combat-card = Draw 1 combat card

option-recruit-1-hoplite-at-hero = Recruit 1 hoplite in your hero's region


## Phases

phase-setup = Setup
    .short = Setup
    .text = Board, decks, monuments and 7 starting events are laid out.

phase-hero-selection = Hero selection
    .short = Heroes
    .text = Counter-clockwise, each player chooses a hero and places it with 2 hoplites. The last to choose takes the first turn.

phase-basic-actions = Basic actions
    .short = Basic
    .text = In any order, each at most once: use artifacts, prayer, hero movement, hoplite movement.

phase-special-action = Special action
    .short = Special
    .text = End your turn with 1 special action that is not marked as used.

phase-monster-phase = Monster phase
    .short = Monsters
    .text = Whoever built the monument rolls the monster die for each monster on the board.

phase-event-phase = Event phase
    .short = Event
    .text = Draw 1 event card: a new quest, a new monster or the evolution of a monster.

phase-blessing-draft = Blessing draft
    .short = Blessings
    .text = The builder draws one blessing more than there are players, keeps 1 and passes the rest to the right until everyone has taken 1.

phase-battle = Battle
    .short = Battle
    .text = Fought when hoplites of two players meet in a region after a movement.

phase-hunt = Hunt
    .short = Hunt
    .text = Hero and monster attack in turn until the monster dies or the hunt ends.


## Steps of battle and hunt

step-battle-before = Before the battle
    .text = Artifacts and blessings that act before a battle; the active player decides the order.

step-battle-cards = Play combat cards
    .text = Starting with the defender, play 1 combat card or pass. Who passes plays no more cards in this battle.

step-battle-compare = Compare army strength
    .text = The higher army strength wins; a tie goes to the defender.

step-battle-losses = Losses and retreat
    .text = Both sides lose 1 hoplite per loss symbol on their own cards. The loser loses 1 more and retreats.

step-battle-control = Control
    .text = The winner takes control of the region, unless an attacker has no hoplite left there.

step-hunt-start = Start of the hunt
    .text = Choose the monster and draw combat cards equal to your Strength.

step-hunt-hero = Hero attacks
    .text = Deal at least 1 wound, or the hunt ends.

step-hunt-monster = Monster attacks
    .text = Your left neighbour draws 2 monster attack cards and chooses 1. Defend and draw 2 cards, or suffer the effect and draw 1.

step-hunt-reward = Hunt reward
    .text = Choose 1 reward you have earned.


## Faces of the monster die

die-nothing = Nothing
    .text = The monster stays quiet.

die-region-attack = Region attack
    .short = Region attack
    .text = The monster attacks its region as its card says.

die-move = Move
    .text = Move the monster to an adjacent region of your choice.

die-move-or-region-attack = Move or region attack
    .short = Move or attack
    .text = Choose one: move the monster or let it attack its region.


## Victories

victory-lands = Warlord of Hellas
    .short = Warlord
    .text = Control 2 complete lands. With 3 players the blue land does not count; with 2 players you need 3 lands.

victory-temples = Favoured of the gods
    .short = Gods' favour
    .text = Control 5 regions with temples (the Oracle of Delphi counts).

victory-monsters = Monster slayer
    .short = Monster slayer
    .text = Slay 3 monsters.

victory-king-of-kings = King of kings
    .short = King of kings
    .text = Once a monument is complete and its builder has used 3 more special actions, whoever controls its region wins. Not with 2 players.


## Moments of cards

timing-use-artifacts = Use artifacts action

timing-before-battle = Before a battle

timing-before-battle-as-defender = Before a battle in which you defend

timing-before-battle-or-hunt = Before a battle or hunt

timing-battle-start = Start of a battle

timing-battle = During a battle

timing-battle-in-hero-region = Battle in your hero's region

timing-play-combat-card = When you play a combat card

timing-battle-both-passed = After both sides have passed

timing-after-battle-before-losses = After comparing, before losses

timing-after-battle-won = After a battle you win

timing-own-hoplites-killed = When your hoplites would be killed

timing-hunt-start = Start of your hunt

timing-during-hunt = During your hunt

timing-during-battle-or-hunt = During your battle or hunt

timing-any-time = At any time

timing-own-turn = In your turn, before the special action

timing-own-turn-start = Start of your turn

timing-after-hero-movement = After your hero movement

timing-instead-of-hero-movement = In place of hero movement

timing-instead-of-hoplite-movement = In place of hoplite movement

timing-recruit = With your Recruit action

timing-march = With your March action

timing-after-march = After your March action

timing-prepare = With your Prepare action

timing-after-prepare = After your Prepare action

timing-usurp = With your Usurp action

timing-special-action = When you choose your special action

timing-passive = Always

timing-on-gain-and-passive = When taken, then always

timing-on-gain-and-trigger = When taken, then each time

timing-on-gain-and-hunt = When taken, then in your hunts


## May and must

mode-may = You may

mode-must = Automatic


## Limits of cards

limit-once = Once

limit-once-per-turn = Once per turn

limit-once-per-prepare = Once per Prepare action

limit-once-per-card = Once per card

limit-once-per-hunt = Once per hunt

limit-once-per-battle = Once per battle

limit-once-per-player-and-action = Once per player and action

limit-blocked-while-token-on-card = Blocked while a token lies on it


## Components

component-map = Board

component-hero-board = Hero board

component-army-board = Army board

component-base-ring = Coloured base

component-help-tray = Large reference card

component-persian-invasion-tray-solo-only = Persian invasion card (solo)

component-monster-tray = Monster card

component-event-monster-card = Monster event card

component-event-quest-card = Quest card

component-monster-attack-card = Monster attack card

component-artifact-neutral = Neutral artifact card

component-artifact-monster = Monster artifact card

component-artifact-divine = Divine artifact card

component-combat-card = Combat card

component-blessing-athena = Blessing of Athena

component-blessing-zeus = Blessing of Zeus

component-blessing-hermes = Blessing of Hermes

component-temple-card = Temple card

component-round-help-card = Round overview card

component-monument-activation-card = Monument activation card

component-hero-figure = Hero figure

component-monument = Monument

component-monument-parts-each = Monument part

component-hoplite = Hoplite

component-priest = Priest

component-monster-figure = Monster figure

component-monster-die = Monster die

component-control-token = Control token

component-attribute-token = Attribute token

component-quest-token = Quest token

component-temple-token = Temple token

component-used-action-token = Used-action token

component-glory-token = Glory token

component-monster-wound-token = Monster wound token

component-oracle-of-delphi-token = Oracle of Delphi token


## Colours

colour-red = red

colour-yellow = yellow

colour-blue = blue

colour-green = green

colour-brown = brown


## Terms

term-region = region
    .text = Smallest named area of the board, with its own population strength.

term-land = land
    .text = All regions of one colour, 3 or 4 of them.

term-board = board
    .text = The map of Hellas with its regions and sea routes.

term-neutral-region = neutral region
    .text = A region without a control token.

term-controlled-region = controlled region
    .text = A region with a player's control token. It stays controlled even when the hoplites leave.

term-control = control
    .text = You control the regions with your control token.

term-take-control = take control
    .text = Put your control token in a region, replacing another player's.

term-city = city
    .text = Gives 2 recruits and holds 1 fortified hoplite (+1 army strength for the defender).

term-sparta = Sparta
    .text = City in Laconia: 4 recruits, and +2 army strength for its fortified hoplite.

term-shrine = shrine
    .text = Place where a temple can be built.

term-temple = temple
    .text = Gives its region's controller a priest when that player builds a monument; 5 temple regions win the game.

term-oracle = Oracle of Delphi
    .text = A temple that can be built only in Phocis; its builder also gets the reward of the temple card.

term-sea-route = sea route
    .text = Regions joined by a sea route are adjacent.

term-adjacent = adjacent
    .text = Sharing a border or joined by a sea route.

term-monument = monument
    .text = Statue of a god, 5 levels. Priests pray at its foot.

term-monument-level = monument level
    .text = Decides how strong the divine power is.

term-god = god
    .text = Zeus, Athena or Hermes.

term-divine-power = divine power
    .text = Bonus of a prayer, by the level of the monument.

term-hero = hero
    .text = Your figure that hunts monsters, does quests and usurps regions. Heroes take no part in battles.

term-special-ability = special ability
    .text = Lasting ability of a hero.

term-attribute = attribute
    .text = Leadership, Strength and Speed, from 1 to 5.

term-hoplite = hoplite
    .text = Army figure worth 1 army strength.

term-army = army
    .text = All your hoplites in one region.

term-fortified-hoplite = fortified hoplite
    .text = Hoplite in a city: adds +1 (Sparta +2) when you defend and dies last.

term-fortify = fortify
    .text = Move a hoplite into the city of a region you control.

term-priest = priest
    .text = Is sent to monuments to pray. You may have at most 4.

term-priesthood = priesthood
    .text = Your priests who are ready for use.

term-sacrifice-priest = sacrifice a priest
    .text = Return a priest from your priesthood to your supply.

term-supply = supply
    .text = Figures and tokens that are not in play.

term-player = player

term-active-player = active player
    .text = The player whose turn it is.

term-opponent = opponent

term-enemy = enemy
    .text = Any other player.

term-hunter = hunter
    .text = The player whose hero is hunting.

term-turn = turn
    .text = Basic actions, then one special action.

term-round = round
    .text = Ends when somebody builds a monument.

term-additional-special-action = additional special action
    .text = Right after the current one, marked with its own token; never after Build monument.

term-used-action = used action
    .text = Not available until somebody builds a monument.

term-recruit = recruit
    .text = Put hoplites from your supply into a region; 1 may be fortified in a region you control.

term-monster = monster
    .text = Roams the board, attacks regions and can be hunted.

term-evolution = evolution
    .text = Lasting change of a monster whose event card is drawn again.

term-wound = wound
    .text = A covered wound symbol of a monster. Wounds stay after the hunt.

term-wound-slot = wound symbol
    .text = Shows which combat card can wound the monster here.

term-injury = injury
    .text = Turn over an attribute token: that attribute is 1 until healed. At most 3.

term-heal = heal
    .text = Turn an injured attribute token back.

term-combat-card = combat card
    .text = Used in battles and hunts.

term-loss-symbol = loss symbol
    .text = After the battle you lose 1 of your own hoplites for each. You cannot play more than you have hoplites in the battle.

term-loss = loss

term-kill = kill
    .text = Remove the hoplite to its owner's supply.

term-attacker = attacker
    .text = The side whose hoplites moved in.

term-defender = defender
    .text = The other side; wins ties.

term-pass = pass
    .text = Play no more combat cards in this battle.

term-defend-hunt = defend
    .text = Play combat cards worth at least the attack strength; then draw 2 cards.

term-retreat = retreat
    .text = Move the beaten army together to an adjacent region without enemy control or hoplites; if there is none, it is lost.

term-pyrrhic-victory = Pyrrhic victory
    .text = The attacker wins without a surviving hoplite and does not take control.

term-quest = quest
    .text = Three steps; the third brings the reward and a glory token. Requirements count only where you start.

term-quest-step = quest step
    .text = A hero on a quest moves 1 step per hero movement and is in no region.

term-reward = reward

term-requirement = requirement

term-glory-token = glory token
    .text = Gained by slaying a monster or completing a quest in a land; lets you Usurp there.

term-artifact = artifact
    .text = Can be used while charged; recharged when anyone builds a monument.

term-neutral-artifact = neutral artifact
    .text = From the common artifact deck.

term-monster-artifact = monster artifact
    .text = Reward for slaying that monster in a hunt.

term-divine-artifact = divine artifact
    .text = Belongs to whoever controls the monument's region.

term-charged = charged

term-used = used

term-blessing = blessing
    .text = Lasting power gained in a blessing draft.

term-opening-draw = opening draw
    .text = Combat cards drawn at the start of a hunt.

term-deck = deck

term-discard-pile = discard pile

term-hand = hand

term-draw = draw

term-discard = discard

term-artifact-deck = artifact deck

term-combat-deck = combat deck

term-event-deck = event deck

term-attack-deck = monster attack deck

term-blessing-deck = blessing deck

term-victory = victory

term-starting-bonus = starting bonus
    .text = Resolved once when your hero is placed.
