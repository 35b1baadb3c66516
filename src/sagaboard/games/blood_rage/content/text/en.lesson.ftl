### Blood Rage: the hints of the guided first match, English.
###
### Each is shown before the move that content/lesson.toml names with it, in that order.
### What now, why, and what follows, in one to three short sentences.

lesson-invade = Welcome, { clan-wolf }! Whoever has the most Glory after three Ages wins. Actions cost Rage, and you have 6, but your Leader invades for free: choose him in your reserve.
lesson-board = Each province shows what a Pillage earns there. Myrkulor promises 5 Glory, and nobody is near: land there.
lesson-quest = One action a turn, and it is yours again. Lay the Quest “{ card-quest-manheim }” face down for free: it pays 5 Glory if you are the strongest in a province of Manheim when the Age ends.
lesson-warrior = Andlang is doomed: Ragnarök will destroy it, and everybody gathers there. Go too, with a Warrior. Invading costs a figure's strength: 1 Rage.
lesson-doomed = Put your Warrior in Andlang. The Leader of the { clan-serpent } is there already.
lesson-battle = The { clan-raven } pillages Andlang, so everyone there fights. All lay one card face down at the same time. Your Warrior is weak: lay your best card, “{ card-tyrs-smite }” (+5).
lesson-late-cards = “{ card-odins-smite }” has struck your Warrior down, but your card still counts. Some cards may be added now; you have none of these: continue.
lesson-pillage = 5 to 5: in a tie everyone loses. But losers take their cards back! Now pillage Myrkulor: that costs no Rage, and nobody is there to fight you.
lesson-upgrade = 5 Glory for you. Now keep Myrkulor for your Quest: the Upgrade “{ card-troll }” brings a Monster into your clan for 2 Rage.
lesson-slot = Your clan sheet has two places for Monsters. Put the Troll on the first; Upgrades stay there in all Ages.
lesson-free-invade = Whoever upgrades a figure may invade with it at once for free. Take the Troll.
lesson-guard = Send the Troll to Myrkulor: strength 2, enough to guard your Quest. Your Horns allow you 4 figures on the board.
lesson-march = The others fought over Andlang and both lost, so its reward still lies there. March from Myrkulor: 1 Rage for as many figures as you like.
lesson-march-to = A march may lead to any province with an empty village. Go to Andlang.
lesson-march-who = Take the Leader along, strength 3. The Troll stays on guard.
lesson-march-done = Nobody else marches: end the march.
lesson-attack = The { clan-serpent } has sent a Warrior: 3 against 1. Pillage Andlang! If you win, your Axes rise, and each battle won pays Glory by your Axes.
lesson-card-again = A hidden card can turn any battle. Be sure of this one: “{ card-tyrs-smite }” makes it 8.
lesson-bluff = “{ card-friggas-succor }” is no Battle card: it was a bluff. There is nothing to add: continue.
lesson-glorious-death = Won: your Axes rise to 4 and pay 4 Glory. Now use the doom of Andlang: each figure that dies there in Ragnarök earns 2 Glory. Invade with another Warrior.
lesson-beside-leader = To Andlang, beside your Leader. For Vikings a glorious death is a gain.
lesson-pass = You have 1 Rage left. At 0 your turns are over, and Rage is not kept for the next Age. You have done enough: pass.
lesson-keep = The actions are over. You may keep one card for the next Age: keep “{ card-tyrs-smash }”.
lesson-raise = Your Troll is the strongest in Manheim: Quest fulfilled, 5 Glory and one step of a stat. Raise your Axes: after one step more they are Legendary, worth 10 Glory at the end of the game.
lesson-draft = Ragnarök paid you 4 Glory, your fallen are back from Valhalla, and you lead! For the Second Age everybody picks a card and passes the rest to the left: pick “{ card-tyrs-rage }” (+6).
