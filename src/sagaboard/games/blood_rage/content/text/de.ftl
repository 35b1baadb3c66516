### Blood Rage: names and texts, German.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .invade .acc .with .gen are ready forms for sentences (never inflect
### a name in code); .count and .count-acc say how many ($n).
### The wording is ours. A content pack may replace messages in text/de.ftl (--pack).


## The game

game-blood-rage = Blood Rage
    .text = Führe einen Wikinger-Clan durch drei Zeitalter und sammle den meisten Ruhm, bevor Ragnarök die Welt verschlingt.
    .length = 60 bis 90 Minuten
    .owner = CMON


## Clans

clan-wolf = Wolf-Clan
    .short = Wolf
    .text = Farbe: Rot. Alle Clans beginnen mit denselben Clanwerten und Figuren.

clan-raven = Raben-Clan
    .short = Rabe
    .text = Farbe: Blau. Alle Clans beginnen mit denselben Clanwerten und Figuren.

clan-serpent = Schlangen-Clan
    .short = Schlange
    .text = Farbe: Gelb. Alle Clans beginnen mit denselben Clanwerten und Figuren.

clan-bear = Bären-Clan
    .short = Bär
    .text = Farbe: Braun. Alle Clans beginnen mit denselben Clanwerten und Figuren.

clan-any = Clan
    .text = Die Wikinger einer Person: ihre Figuren, ihr Clanbogen, ihre Clanwerte und Karten.
    .count = { $n ->
        [one] { $n } Clan
       *[other] { $n } Clans
    }


## Gods

god-odin = Odin
    .text = Richtet und straft, auf dem Schlachtfeld und anderswo.
    .gen = Odins

god-thor = Thor
    .text = Belohnt Siege in Schlachten mit Ruhm und Beute.
    .gen = Thors

god-loki = Loki
    .text = Nimmt Rache und macht aus Niederlagen Gewinn.
    .gen = Lokis

god-frigga = Frigg
    .text = Gibt Hilfe und Mittel für weitere Taten.
    .gen = Friggs

god-heimdall = Heimdall
    .text = Sieht voraus und überrascht die anderen.
    .gen = Heimdalls

god-tyr = Tyr
    .text = Verleiht rohe Kraft in der Schlacht.
    .gen = Tyrs


## Regions

region-manheim = Manheim
    .text = Provinzen: Myrkulor, Elvagar, Angerboda.
    .gen = von Manheim

region-alfheim = Alfheim
    .text = Provinzen: Gimle, Andlang.
    .gen = von Alfheim

region-jotunheim = Jotunheim
    .text = Provinzen: Muspelheim, Horgr, Utgard.
    .gen = von Jotunheim


## Provinces

province-elvagar = Elvagar
    .text = Äußere Provinz von Manheim: 4 Dörfer.
    .in = in Elvagar
    .to = nach Elvagar
    .from = aus Elvagar
    .invade = in die Provinz Elvagar

province-angerboda = Angerboda
    .text = Äußere Provinz von Manheim: 5 Dörfer.
    .in = in Angerboda
    .to = nach Angerboda
    .from = aus Angerboda
    .invade = in die Provinz Angerboda

province-muspelheim = Muspelheim
    .text = Äußere Provinz von Jotunheim: 5 Dörfer.
    .in = in Muspelheim
    .to = nach Muspelheim
    .from = aus Muspelheim
    .invade = in die Provinz Muspelheim

province-horgr = Horgr
    .text = Äußere Provinz von Jotunheim: 4 Dörfer.
    .in = in Horgr
    .to = nach Horgr
    .from = aus Horgr
    .invade = in die Provinz Horgr

province-utgard = Utgard
    .text = Äußere Provinz von Jotunheim: 3 Dörfer.
    .in = in Utgard
    .to = nach Utgard
    .from = aus Utgard
    .invade = in die Provinz Utgard

province-andlang = Andlang
    .text = Äußere Provinz von Alfheim: 3 Dörfer.
    .in = in Andlang
    .to = nach Andlang
    .from = aus Andlang
    .invade = in die Provinz Andlang

province-gimle = Gimle
    .text = Äußere Provinz von Alfheim: 5 Dörfer.
    .in = in Gimle
    .to = nach Gimle
    .from = aus Gimle
    .invade = in die Provinz Gimle

province-myrkulor = Myrkulor
    .text = Äußere Provinz von Manheim: 3 Dörfer.
    .in = in Myrkulor
    .to = nach Myrkulor
    .from = aus Myrkulor
    .invade = in die Provinz Myrkulor

province-yggdrasil = Yggdrasil
    .text = Zentrale Provinz, grenzt an alle anderen: keine Dörfer, beliebig viele Figuren, keine direkte Invasion.
    .in = in Yggdrasil
    .to = nach Yggdrasil
    .from = aus Yggdrasil
    .invade = in die Provinz Yggdrasil


## Fjords (the board leaves them unnamed; the names are ours)

fjord-fjord-northeast = Fjord Elvagar–Angerboda
    .short = Fjord NO
    .text = Unterstützt Elvagar und Angerboda. Fasst beliebig viele Schiffe.
    .in = im Fjord Elvagar–Angerboda
    .to = in den Fjord Elvagar–Angerboda
    .from = aus dem Fjord Elvagar–Angerboda
    .invade = in den Fjord Elvagar–Angerboda

fjord-fjord-southeast = Fjord Muspelheim–Horgr
    .short = Fjord SO
    .text = Unterstützt Muspelheim und Horgr. Fasst beliebig viele Schiffe.
    .in = im Fjord Muspelheim–Horgr
    .to = in den Fjord Muspelheim–Horgr
    .from = aus dem Fjord Muspelheim–Horgr
    .invade = in den Fjord Muspelheim–Horgr

fjord-fjord-southwest = Fjord Utgard–Andlang
    .short = Fjord SW
    .text = Unterstützt Utgard und Andlang. Fasst beliebig viele Schiffe.
    .in = im Fjord Utgard–Andlang
    .to = in den Fjord Utgard–Andlang
    .from = aus dem Fjord Utgard–Andlang
    .invade = in den Fjord Utgard–Andlang

fjord-fjord-northwest = Fjord Gimle–Myrkulor
    .short = Fjord NW
    .text = Unterstützt Gimle und Myrkulor. Fasst beliebig viele Schiffe.
    .in = im Fjord Gimle–Myrkulor
    .to = in den Fjord Gimle–Myrkulor
    .from = aus dem Fjord Gimle–Myrkulor
    .invade = in den Fjord Gimle–Myrkulor


## Figures

figure-leader = Anführer
    .text = Stärke 3. Eine Invasion mit dem Anführer kostet keine Wut.
    .acc = den Anführer
    .with = mit dem Anführer
    .count = { $n } Anführer

figure-warrior = Krieger
    .text = Stärke 1, ohne Sonderfähigkeit. Eine Invasion kostet so viel Wut wie seine Stärke.
    .acc = den Krieger
    .with = mit einem Krieger
    .count = { $n } Krieger
    .count-acc = { $n } Krieger

figure-ship = Schiff
    .text = Stärke 2. Invasion nur in Fjorde, bewegt sich nie; unterstützt beide Provinzen an seinem Fjord.
    .acc = das Schiff
    .with = mit dem Schiff
    .count = { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }

figure-monster = Monster
    .text = Schließt sich durch seine Aufrüstungskarte deinem Clan an; höchstens zwei zugleich.
    .acc = das Monster
    .with = mit dem Monster
    .count = { $n } Monster

figure-any = Figur
    .text = Ein Anführer, Krieger, Schiff oder Monster.
    .acc = die Figur
    .with = mit der Figur
    .count = { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
    .count-acc = { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }


## Monsters (the figures)

monster-troll = Troll
    .short = Troll
    .text = Wenn der Troll eine Invasion durchführt, zerstöre alle feindlichen Krieger in dieser Provinz.
    .acc = den Troll
    .with = mit dem Troll

monster-dwarf-chieftain = Zwergenhäuptling
    .short = Zwerg
    .text = Kostet dich keine Wut: weder beim Aufrüsten noch bei einer Invasion.
    .acc = den Zwergenhäuptling
    .with = mit dem Zwergenhäuptling

monster-sea-serpent = Seeschlange
    .short = Seeschlange
    .text = Zählt als dein Schiff: Invasion nur in Fjorde, unterstützt beide Provinzen und bewegt sich nie. Ihre Stärke bleibt 3, und sie ist weiterhin ein Monster.
    .acc = die Seeschlange
    .with = mit der Seeschlange

monster-valkyrie = Walküre
    .short = Walküre
    .text = Nimmt die Walküre an einer Schlacht teil, erhältst du 2 Ruhm für jede darin zerstörte feindliche Figur, egal wie die Schlacht ausgeht.
    .acc = die Walküre
    .with = mit der Walküre

monster-dark-elf = Dunkelelf
    .short = Dunkelelf
    .text = Darf auch eine Invasion nach Yggdrasil durchführen; eine Invasion mit ihm kostet überall 1 Wut. In Yggdrasil hat er Stärke 3.
    .acc = den Dunkelelfen
    .with = mit dem Dunkelelfen

monster-fire-giant = Feuerriese
    .short = Feuerriese
    .text = Wenn der Feuerriese eine Invasion durchführt, zerstöre in dieser Provinz und ihrem Fjord alle feindlichen Figuren außer Monstern.
    .acc = den Feuerriesen
    .with = mit dem Feuerriesen

monster-frost-giant = Frostriese
    .short = Frostriese
    .text = Wenn du die Provinz, in der der Frostriese steht, erfolgreich plünderst, erhältst du die Belohnung des Markers ein zweites Mal.
    .acc = den Frostriesen
    .with = mit dem Frostriesen

monster-soldier-of-hel = Soldat der Hel
    .short = Soldat der Hel
    .text = Kostet dich keine Wut: weder beim Aufrüsten noch bei einer Invasion.
    .acc = den Soldaten der Hel
    .with = mit dem Soldaten der Hel

monster-volur-witch = Völva-Hexe
    .short = Völva-Hexe
    .text = Würde sie in einer äußeren Provinz zerstört, darfst du sie stattdessen nach Yggdrasil bewegen. Schützt nicht vor deiner eigenen Karte Friggs Opfer.
    .acc = die Völva-Hexe
    .with = mit der Völva-Hexe


## Cards

card-troll = Troll
    .short = Troll
    .brief = Seine Invasion zerstört dort alle feindlichen Krieger.
    .text = Wenn der Troll eine Invasion durchführt, zerstöre alle feindlichen Krieger in dieser Provinz.

card-dwarf-chieftain = Zwergenhäuptling
    .short = Zwerg
    .brief = Kostet keine Wut: weder Ausspielen noch Invasion.
    .text = Kostet dich keine Wut: weder beim Aufrüsten noch bei einer Invasion.

card-sea-serpent = Seeschlange
    .short = Seeschlange
    .brief = Zählt als Schiff: im Fjord, für beide Provinzen.
    .text = Zählt als dein Schiff: Invasion nur in Fjorde, unterstützt beide Provinzen und bewegt sich nie. Ihre Stärke bleibt 3, und sie ist weiterhin ein Monster.

card-valkyrie = Walküre
    .short = Walküre
    .brief = In ihren Schlachten: 2 Ruhm je zerstörter Feindfigur.
    .text = Nimmt die Walküre an einer Schlacht teil, erhältst du 2 Ruhm für jede darin zerstörte feindliche Figur, egal wie die Schlacht ausgeht.

card-dark-elf = Dunkelelf
    .short = Dunkelelf
    .brief = Invasion auch nach Yggdrasil für 1 Wut; dort Stärke 3.
    .text = Darf auch eine Invasion nach Yggdrasil durchführen; eine Invasion mit ihm kostet überall 1 Wut. In Yggdrasil hat er Stärke 3.

card-fire-giant = Feuerriese
    .short = Feuerriese
    .brief = Invasion zerstört Feinde außer Monstern, auch im Fjord.
    .text = Wenn der Feuerriese eine Invasion durchführt, zerstöre in dieser Provinz und ihrem Fjord alle feindlichen Figuren außer Monstern.

card-frost-giant = Frostriese
    .short = Frostriese
    .brief = Plünderst du seine Provinz: Belohnung ein zweites Mal.
    .text = Wenn du die Provinz, in der der Frostriese steht, erfolgreich plünderst, erhältst du die Belohnung des Markers ein zweites Mal.

card-soldier-of-hel = Soldat der Hel
    .short = Soldat der Hel
    .brief = Kostet keine Wut: weder Ausspielen noch Invasion.
    .text = Kostet dich keine Wut: weder beim Aufrüsten noch bei einer Invasion.

card-volur-witch = Völva-Hexe
    .short = Völva-Hexe
    .brief = Statt zerstört zu werden, darf sie nach Yggdrasil.
    .text = Würde sie in einer äußeren Provinz zerstört, darfst du sie stattdessen nach Yggdrasil bewegen. Schützt nicht vor deiner eigenen Karte Friggs Opfer.

card-lord-of-hammers = Herr der Hämmer
    .short = Hämmer
    .brief = Anführer dort, Plündern gelingt: Bewege ihn kostenlos.
    .text = Wenn du die Provinz, in der dein Anführer steht, erfolgreich plünderst, darfst du ihn kostenlos nach Yggdrasil oder in ein leeres Dorf einer angrenzenden Provinz bewegen.

card-lord-of-axes = Herr der Äxte
    .short = Äxte
    .brief = Anführer dort, Plündern gelingt: +1 auf einen Wert.
    .text = Wenn du die Provinz, in der dein Anführer steht, erfolgreich plünderst, erhöhe einen Clanwert deiner Wahl um 1.

card-lord-of-spears = Herr der Speere
    .short = Speere
    .brief = Anführer dort, Plündern gelingt: +1 auf alle Werte.
    .text = Wenn du die Provinz, in der dein Anführer steht, erfolgreich plünderst, erhöhe alle drei Clanwerte um 1.

card-brothers-in-arms = Waffenbrüder
    .short = Waffenbrüder
    .brief = Je zwei Krieger in einer Provinz: zusammen Stärke 3.
    .text = Je zwei deiner Krieger in derselben Provinz haben zusammen Stärke 3, ein übriger hat Stärke 1. Eine Invasion kostet 1 Wut pro Krieger.

card-experts-in-arms = Waffenkundige
    .short = Waffenkundige
    .brief = Jeder deiner Krieger hat Stärke 2.
    .text = Jeder deiner Krieger hat Stärke 2; eine Invasion mit ihm kostet 2 Wut.

card-masters-in-arms = Waffenmeister
    .short = Waffenmeister
    .brief = Je zwei Krieger in einer Provinz: zusammen Stärke 6.
    .text = Je zwei deiner Krieger in derselben Provinz haben zusammen Stärke 6, ein übriger hat Stärke 2. Eine Invasion kostet 2 Wut pro Krieger.

card-lokis-dragons = Lokis Drachen
    .short = Lokis Drachen
    .brief = Wird dein Schiff zerstört: 4 Ruhm.
    .text = Jedes Mal, wenn dein Schiff (oder deine Seeschlange) zerstört wird, erhältst du 4 Ruhm.

card-fire-dragons = Feuerdrachen
    .short = Feuerdrachen
    .brief = Wird dein Schiff zerstört: 8 Ruhm.
    .text = Jedes Mal, wenn dein Schiff (oder deine Seeschlange) zerstört wird, erhältst du 8 Ruhm.

card-eternal-dragons = Ewige Drachen
    .short = Ewige Drachen
    .brief = Wird dein Schiff zerstört: 12 Ruhm.
    .text = Jedes Mal, wenn dein Schiff (oder deine Seeschlange) zerstört wird, erhältst du 12 Ruhm.

card-lokis-domain = Lokis Reich
    .short = Reich
    .brief = 1 Ruhm je Figur, die aus Walhall zurückkehrt.
    .text = In der Phase Walhall erhältst du 1 Ruhm für jede deiner Figuren, die in deinen Vorrat zurückkehrt.

card-lokis-eminence = Lokis Erhabenheit
    .short = Erhabenheit
    .brief = 2 Ruhm je Figur, die aus Walhall zurückkehrt.
    .text = In der Phase Walhall erhältst du 2 Ruhm für jede deiner Figuren, die in deinen Vorrat zurückkehrt.

card-lokis-wrath = Lokis Zorn
    .short = Zorn
    .brief = 3 Ruhm je Figur, die aus Walhall zurückkehrt.
    .text = In der Phase Walhall erhältst du 3 Ruhm für jede deiner Figuren, die in deinen Vorrat zurückkehrt.

card-lokis-blessing = Lokis Segen
    .short = Segen
    .brief = Schlacht verloren: Invasion dort mit Krieger gratis.
    .text = Nach jeder verlorenen Schlacht (auch bei Gleichstand) darfst du mit einem Krieger kostenlos eine Invasion in deren Provinz durchführen. Nicht in Yggdrasil.

card-friggas-charm = Friggs Zauber
    .short = Zauber
    .brief = Deine weiteren Aufrüstungen kosten 1 Wut weniger.
    .text = Deine weiteren Aufrüstungen kosten 1 Wut weniger, aber nie weniger als 0.

card-friggas-succor = Friggs Beistand
    .short = Beistand
    .brief = Bei Invasion in eine Provinz: ein Krieger gratis dazu.
    .text = Wenn du eine Invasion in eine äußere Provinz durchführst, darfst du dort kostenlos einen Krieger aus dem Vorrat in ein leeres Dorf setzen, wenn deine Hörner es erlauben. Das ist keine weitere Invasion.

card-friggas-protection = Friggs Schutz
    .short = Schutz
    .brief = Rette deine Figuren vor Zerstörung, je 1 Wut.
    .text = Würden deine Figuren auf dem Spielbrett zerstört, darfst du für jede, die stehen bleibt, 1 Wut zahlen. Nicht in der Phase Ragnarök und nicht bei deiner Karte Friggs Opfer.

card-friggas-domain = Friggs Reich
    .short = Reich
    .brief = Invasion auch aus Walhall, für genau 1 Wut.
    .text = Mit der Aktion Invasion darfst du statt einer Figur aus dem Vorrat eine deiner Figuren aus Walhall einsetzen; das kostet genau 1 Wut.

card-friggas-sacrifice = Friggs Opfer
    .short = Opfer
    .brief = Aktion: Zerstöre 2 eigene Figuren, +1 auf einen Wert.
    .text = Aktion (0 Wut): Zerstöre genau zwei deiner Figuren auf dem Spielbrett und erhöhe dann einen Clanwert deiner Wahl um 1.

card-thors-glory = Thors Ruhm
    .short = Thors Ruhm
    .brief = Zwei Feinde in deiner Schlacht zerstört: 2 Ruhm.
    .text = Nach jeder Schlacht, an der du teilnimmst, erhältst du 2 Ruhm, wenn darin mindestens zwei feindliche Figuren zerstört wurden.

card-thors-domain = Thors Reich
    .short = Reich
    .brief = Nach einer Invasion: für 2 Wut sofort plündern.
    .text = Nach einer Invasion in eine nicht geplünderte Provinz darfst du 2 Wut zahlen, um sie sofort zu plündern. Nicht nach einer Invasion in einen Fjord.

card-thors-conquest = Thors Eroberung
    .short = Eroberung
    .brief = Am Ende: 3 Ruhm je eigener Figur auf dem Brett.
    .text = Am Spielende erhältst du 3 Ruhm für jede deiner Figuren auf dem Spielbrett, Fjorde eingeschlossen.

card-tyrs-domain = Tyrs Reich
    .short = Reich
    .brief = Eine aufgedeckte Aufgabe darf als Kampfkarte +3 zählen.
    .text = Wenn du in einer Schlacht eine Aufgabenkarte aufdeckst, darfst du sie wie eine Kampfkarte +3 behandeln. Wird nicht mit Tyrs Zorn addiert.

card-tyrs-wrath = Tyrs Zorn
    .short = Zorn
    .brief = Eine aufgedeckte Aufgabe darf als Kampfkarte +5 zählen.
    .text = Wenn du in einer Schlacht eine Aufgabenkarte aufdeckst, darfst du sie wie eine Kampfkarte +5 behandeln. Wird nicht mit Tyrs Reich addiert.

card-tyrs-challenge = Tyrs Herausforderung
    .short = Herausforder.
    .brief = Aktion (2 Wut): Geplünderte Provinz erneut plündern.
    .text = Aktion (2 Wut): Plündere eine bereits geplünderte Provinz. Bei Erfolg erhältst du ihre Belohnung erneut.

card-tyrs-prowess = Tyrs Kampfkunst
    .short = Kampfkunst
    .brief = Schlacht gewonnen: Nimm deine Karten zurück, je 1 Wut.
    .text = Wenn du eine Schlacht gewinnst, darfst du deine gespielten Karten auf die Hand zurücknehmen, statt sie abzuwerfen; zahle für jede 1 Wut.

card-odins-inspiration = Odins Eingebung
    .short = Eingebung
    .brief = Deine Figuren bringen bei Ragnarök doppelten Ruhm.
    .text = In der Phase Ragnarök bringt dir jede deiner zerstörten Figuren doppelten Ruhm (6 im Zweiten Zeitalter, 8 im Dritten).

card-odins-throne = Odins Thron
    .short = Thron
    .brief = Erfüllte Aufgaben bringen doppelten Ruhm.
    .text = Jede erfüllte Aufgabe bringt dir ihren Ruhm doppelt; der Clanwert steigt trotzdem nur um 1.

card-quest-alfheim = Alfheim
    .short = Alfheim
    .brief = Meiste Stärke in einer Provinz von Alfheim.
    .text = Phase Aufgaben: Habe in mindestens einer Provinz von Alfheim samt ihrem Fjord mehr Stärke als jeder andere Clan. Belohnung: der angegebene Ruhm und +1 auf einen Clanwert deiner Wahl.

card-quest-jotunheim = Jotunheim
    .short = Jotunheim
    .brief = Meiste Stärke in einer Provinz von Jotunheim.
    .text = Phase Aufgaben: Habe in mindestens einer Provinz von Jotunheim samt ihrem Fjord mehr Stärke als jeder andere Clan. Belohnung: der angegebene Ruhm und +1 auf einen Clanwert deiner Wahl.

card-quest-manheim = Manheim
    .short = Manheim
    .brief = Meiste Stärke in einer Provinz von Manheim.
    .text = Phase Aufgaben: Habe in mindestens einer Provinz von Manheim samt ihrem Fjord mehr Stärke als jeder andere Clan. Belohnung: der angegebene Ruhm und +1 auf einen Clanwert deiner Wahl.

card-quest-yggdrasil = Yggdrasil
    .short = Yggdrasil
    .brief = Meiste Stärke in Yggdrasil.
    .text = Phase Aufgaben: Habe in Yggdrasil mehr Stärke als jeder andere Clan. Belohnung: der angegebene Ruhm und +1 auf einen Clanwert deiner Wahl.

card-quest-glorious-death = Ruhmreicher Tod
    .short = Ruhmr. Tod
    .brief = Mindestens vier deiner Figuren in Walhall.
    .text = Phase Aufgaben: Habe mindestens vier deiner Figuren in Walhall. Belohnung: der angegebene Ruhm und +1 auf einen Clanwert deiner Wahl.

card-tyrs-bash = Tyrs Hieb
    .short = Hieb
    .brief = Stärke, sonst nichts.
    .text = Nur der Stärkebonus.

card-tyrs-smash = Tyrs Schlag
    .short = Schlag
    .brief = Stärke, sonst nichts.
    .text = Nur der Stärkebonus.

card-tyrs-crush = Tyrs Wucht
    .short = Wucht
    .brief = Stärke, sonst nichts.
    .text = Nur der Stärkebonus.

card-tyrs-smite = Tyrs Strafe
    .short = Strafe
    .brief = Stärke, sonst nichts.
    .text = Nur der Stärkebonus.

card-tyrs-rage = Tyrs Wut
    .short = Tyrs Wut
    .brief = Stärke, sonst nichts.
    .text = Nur der Stärkebonus.

card-odins-smite = Odins Strafe
    .short = Strafe
    .brief = Vor den Summen: Alle Gegner verlieren einen Krieger.
    .text = Bevor die Summen verglichen werden, zerstöre in der Provinz je einen Krieger aller anderen Beteiligten.

card-odins-tide = Odins Flut
    .short = Flut
    .brief = Vor den Summen: Alle behalten nur je eine Figur.
    .text = Bevor die Summen verglichen werden, wählen alle Beteiligten, auch du, je eine eigene Figur in der Schlacht; alle übrigen werden zerstört.

card-odins-judgement = Odins Urteil
    .short = Urteil
    .brief = 2 Ruhm je Figur, die hier zerstört wird, auch eigene.
    .text = Nach der Schlacht, gewonnen oder verloren, erhältst du 2 Ruhm für jede darin zerstörte Figur, auch für eigene.

card-heimdalls-sight = Heimdalls Sicht
    .short = Sicht
    .brief = X = der höchste Bonus auf einer feindlichen Karte.
    .text = X ist der höchste Bonus auf einer einzelnen feindlichen Karte in dieser Schlacht, auch auf nach dem Aufdecken gelegten Karten. Eine andere Karte Heimdalls Sicht zählt als 0.

card-heimdalls-eye = Heimdalls Auge
    .short = Auge
    .brief = Darf nach dem Aufdecken dazugelegt werden.
    .text = Spiele sie wie eine normale Kampfkarte oder lege sie nach dem Aufdecken der Karten aus der Hand dazu.

card-heimdalls-gaze = Heimdalls Blick
    .short = Blick
    .brief = Darf nach dem Aufdecken dazugelegt werden.
    .text = Spiele sie wie eine normale Kampfkarte oder lege sie nach dem Aufdecken der Karten aus der Hand dazu.

card-heimdalls-watch = Heimdalls Wacht
    .short = Wacht
    .brief = Ruhm für alle Boni; dann spielen alle neue Karten.
    .text = Direkt nach dem Aufdecken erhältst du Ruhm in Höhe der Summe aller aufgedeckten Boni; alle aufgedeckten Karten werden ohne Wirkung abgeworfen. Dann spielen alle Beteiligten eine neue Karte.

card-friggas-grace = Friggs Gnade
    .short = Gnade
    .brief = Eigene Plünderung gewonnen: +1 auf einen anderen Wert.
    .text = Gewinnst du die Schlacht deiner eigenen Plünderung, erhöhe zusätzlich einen Clanwert deiner Wahl um 1, aber nicht den vom Marker erhöhten (nach dem Marker für 5 Ruhm oder dem von Yggdrasil einen beliebigen).

card-lokis-trickery = Lokis List
    .short = List
    .brief = Wenn du verlierst: Stiehl dem siegreichen Clan 1 Wut.
    .text = Wenn du verlierst, stiehl der siegreichen Person 1 Wut.

card-lokis-backstab = Lokis Verrat
    .short = Verrat
    .brief = Wenn du verlierst: Stiehl dem siegreichen Clan 2 Ruhm.
    .text = Wenn du verlierst, stiehl der siegreichen Person 2 Ruhm.

card-lokis-poison = Lokis Gift
    .short = Gift
    .brief = Bei Niederlage: Nimm alle Karten des siegreichen Clans.
    .text = Wenn du verlierst, nimm alle Karten auf die Hand, die die siegreiche Person gespielt hat.

card-thors-hammer = Thors Hammer
    .short = Hammer
    .brief = Wenn du gewinnst: zusätzlich 3 Ruhm.
    .text = Wenn du gewinnst, erhältst du zusätzlich 3 Ruhm.

card-thors-oath = Thors Schwur
    .short = Schwur
    .brief = Wenn du gewinnst: +1 auf einen Clanwert.
    .text = Wenn du gewinnst, erhöhe nach Erhalt des Ruhms für die Schlacht einen Clanwert deiner Wahl um 1.

card-thors-ascension = Thors Aufstieg
    .short = Aufstieg
    .brief = Wenn du gewinnst: zusätzlich 3 Wut und 3 Ruhm.
    .text = Wenn du gewinnst, erhältst du zusätzlich 3 Wut und 3 Ruhm.

card-thors-primacy = Thors Vorrang
    .short = Vorrang
    .brief = Hebt den Text der aufgedeckten gegnerischen Karten auf.
    .text = Bevor irgendein anderer Text wirkt, hebe den Text aller Karten auf, die die anderen Beteiligten in dieser Runde aufgedeckt haben; ihre Boni bleiben.


## Kinds of cards

cardtype-battle = Kampfkarte
    .short = Kampf
    .text = Erhöht in einer Schlacht deine Stärke um ihren Bonus, oft mit Sonderwirkung.
    .count = { $n ->
        [one] { $n } Kampfkarte
       *[other] { $n } Kampfkarten
    }

cardtype-quest = Aufgabenkarte
    .short = Aufgabe
    .text = Ein Auftrag der Götter; ist er in der Phase Aufgaben erfüllt, erhältst du Ruhm und +1 auf einen Clanwert.
    .count = { $n ->
        [one] { $n } Aufgabenkarte
       *[other] { $n } Aufgabenkarten
    }

cardtype-upgrade = Aufrüstungskarte
    .short = Aufrüstung
    .text = Bleibt auf deinem Clanbogen und verbessert Clan oder Figuren, bis sie ersetzt wird.
    .count = { $n ->
        [one] { $n } Aufrüstungskarte
       *[other] { $n } Aufrüstungskarten
    }

cardtype-upgrade-unit = Truppenaufrüstung
    .short = Truppen
    .text = Aufrüstung für Krieger, Anführer oder Schiff.

cardtype-upgrade-warrior = Kriegeraufrüstung
    .short = Krieger
    .text = Verändert alle deine Krieger.

cardtype-upgrade-leader = Anführeraufrüstung
    .short = Anführer
    .text = Verändert deinen Anführer; seine Invasion bleibt kostenlos.

cardtype-upgrade-ship = Schiffsaufrüstung
    .short = Schiff
    .text = Verändert dein Schiff; es bleibt auf Fjorde beschränkt.

cardtype-upgrade-monster = Monsteraufrüstung
    .short = Monster
    .text = Bringt ein Monster in deinen Vorrat; du darfst mit ihm sofort eine kostenlose Invasion durchführen.

cardtype-upgrade-clan = Clanaufrüstung
    .short = Clan
    .text = Gibt deinem ganzen Clan eine Fähigkeit. Keine kostenlose Invasion.


## Upgrade slots

slot-warrior = Feld für Kriegeraufrüstung
    .short = Krieger

slot-leader = Feld für Anführeraufrüstung
    .short = Anführer

slot-ship = Feld für Schiffsaufrüstung
    .short = Schiff

slot-monster = Feld für ein Monster
    .short = Monster

slot-clan = Feld für Clanaufrüstung
    .short = Clan


## Marks for the number of players

mark-3plus = ab 3 Spielern
    .short = 3+
    .text = Nur mit 3 oder 4 Spielern im Spiel.

mark-4plus = ab 4 Spielern
    .short = 4+
    .text = Nur mit 4 Spielern im Spiel.


## Actions

action-invade = Invasion
    .text = Zahle Wut in Höhe der Stärke einer Figur aus deinem Vorrat und setze sie in ein leeres Dorf einer äußeren Provinz (ein Schiff: in einen Fjord). Dein Anführer ist kostenlos.

action-march = Marsch
    .text = Zahle 1 Wut und bewege beliebig viele deiner Figuren aus einer Provinz in leere Dörfer einer anderen. Schiffe können nicht marschieren.

action-upgrade = Aufrüsten
    .text = Zahle die Kosten einer Aufrüstungskarte in Wut und lege sie auf deinen Clanbogen. Bei einer Figurenaufrüstung darfst du sofort eine kostenlose Invasion durchführen.

action-quest = Aufgabe
    .text = Lege eine Aufgabenkarte aus der Hand verdeckt auf dein Clansymbol. Kostet keine Wut; geprüft wird in der Phase Aufgaben.

action-pillage = Plündern
    .text = Wähle eine nicht geplünderte Provinz, in der oder in deren Fjord du eine Figur hast. Gewinne dort die Schlacht, falls es eine gibt, und nimm die Belohnung des Markers. Kostet keine Wut.

action-pass = Passen
    .short = Passen
    .text = Du verlierst deine restliche Wut und führst in dieser Phase keine Aktion mehr aus.

action-invade-from-valhalla = Invasion aus Walhall
    .short = Aus Walhall
    .text = Friggs Reich: Zahle 1 Wut und führe eine Invasion mit einer deiner Figuren aus Walhall durch.

action-sacrifice-for-stat = Opfer
    .text = Friggs Opfer: Zerstöre genau zwei deiner Figuren auf dem Spielbrett und erhöhe einen Clanwert um 1.

action-repillage = Erneut plündern
    .short = Neu plündern
    .text = Tyrs Herausforderung: Zahle 2 Wut und plündere eine bereits geplünderte Provinz.


## Phases

phase-gods-gifts = Göttergaben
    .short = Göttergaben
    .text = Acht Karten für alle: Behalte eine (zu zweit zwei) und gib den Rest nach links, bis du sechs hast.

phase-action = Aktionen
    .text = Führt reihum je eine Aktion aus, bis niemand mehr Wut hat oder jede Provinz geplündert ist.

phase-discard = Abwerfen
    .short = Abwerfen
    .text = Behalte höchstens eine Karte für das nächste Zeitalter, wirf den Rest ab; im Dritten Zeitalter alle.

phase-quest = Aufgaben
    .text = Deckt alle ausgelegten Aufgaben auf. Jede erfüllte bringt ihren Ruhm und +1 auf einen Clanwert.

phase-ragnarok = Ragnarök
    .text = Die dem Untergang geweihte Provinz wird zerstört. Ihre Figuren gehen nach Walhall und bringen je 2, 3 oder 4 Ruhm.

phase-release-valhalla = Walhall
    .short = Walhall
    .text = Alle Figuren in Walhall kehren in die Vorräte zurück.

phase-setup = Spielaufbau
    .short = Aufbau
    .text = Clans wählen, Marker auslegen, die ersten Provinzen zerstören.

phase-end-of-age = Ende des Zeitalters
    .short = Zeitalterende
    .text = Plünderungsmarker werden auf die Belohnungsseite gedreht; der Startspielermarker wandert nach links.

phase-game-end = Spielende
    .short = Spielende
    .text = Legendäre Clanwerte bringen je 10 oder 20 Ruhm. Wer den meisten Ruhm hat, gewinnt.


## Steps of a pillage

step-call-to-battle = Ruf zur Schlacht
    .short = Ruf
    .text = Reihum dürfen alle kostenlos je eine Figur aus einer angrenzenden Provinz in ein leeres Dorf der geplünderten Provinz bewegen.

step-play-cards = Karten spielen
    .short = Karten
    .text = Alle Beteiligten legen eine Karte verdeckt aus; alle werden gleichzeitig aufgedeckt.

step-resolution = Auswertung
    .short = Auswertung
    .text = Die höchste Summe gewinnt; bei Gleichstand verlieren alle. Figuren der Unterlegenen werden zerstört, ihre Karten kehren auf die Hand zurück.

step-reveal = Aufdecken
    .short = Aufdecken
    .text = Die gewählten Karten werden gleichzeitig aufgedeckt.

step-late-cards = Nachspielkarten
    .short = Nachspielen
    .text = Zuerst wer plündert, dann im Uhrzeigersinn: Du darfst Nachspielkarten aus der Hand dazulegen, je eine.

step-draft = Kartenauswahl
    .short = Kartenauswahl
    .text = Wähle, was du behältst; die übrigen Karten gehen nach links weiter.

step-free-invade = Kostenlose Invasion
    .short = Kostenlos
    .text = Nach einer Figurenaufrüstung darfst du sofort mit einer solchen Figur aus dem Vorrat eine Invasion durchführen, ohne Wut zu zahlen.


## Ages

age-1 = Erstes Zeitalter
    .short = Zeitalter 1
    .text = Ragnarök bringt 2 Ruhm pro Figur.

age-2 = Zweites Zeitalter
    .short = Zeitalter 2
    .text = Ragnarök bringt 3 Ruhm pro Figur.

age-3 = Drittes Zeitalter
    .short = Zeitalter 3
    .text = Ragnarök bringt 4 Ruhm pro Figur.


## Stats and points

stat-rage = Wut
    .text = So viel Wut erhältst du zu Beginn jeder Phase Aktionen.

stat-axes = Äxte
    .text = So viel Ruhm erhältst du für jede gewonnene Schlacht.

stat-horns = Hörner
    .text = So viele Figuren darfst du höchstens zugleich auf dem Spielbrett haben; Walhall und Vorrat zählen nicht.

stat-strength = Stärke
    .short = Stärke
    .text = Kampfwert einer Figur; zugleich die Kosten einer Invasion mit ihr in Wut.

stat-glory = Ruhm
    .text = Siegpunkte. Wer am Spielende die meisten hat, gewinnt.
    .count = { $n } Ruhm

stat-rage-points = Wutpunkte
    .short = Wut
    .text = Damit bezahlst du Aktionen. Bei 0 kannst du in deinem Zug keine Aktion ausführen.
    .count = { $n } Wut


## Tokens

token-pillage = Plünderungsmarker
    .short = Plünderung
    .text = Zeigt, was das Plündern der Provinz bringt; danach wird er umgedreht.

token-ragnarok = Ragnarök-Marker
    .short = Ragnarök
    .text = Nennt die Provinz, die am Ende eines Zeitalters oder schon vor dem Spiel zerstört wird.

token-doom = Untergangsmarker
    .short = Untergang
    .text = Zeigt die Provinz, die das Ragnarök dieses Zeitalters zerstört.

token-saga = Saga-Marker
    .short = Saga
    .text = Zeigt das aktuelle Zeitalter und die Phase.

token-first-player = Startspielermarker
    .short = Startspieler
    .text = Wer ihn hat, beginnt; nach jedem Zeitalter wandert er nach links.

token-clan-tokens = Clanmarker
    .text = Drei zeigen deine Clanwerte, einer deine Wut.

token-glory-markers = Ruhmmarker
    .text = Zeigt deinen Ruhm auf der Ruhmesleiste.


## Rewards of pillage tokens

reward-rage = +1 Wut
    .text = Erhöhe deinen Clanwert Wut um 1. Du erhältst jetzt keine Wut.

reward-axes = +1 Äxte
    .text = Erhöhe deinen Clanwert Äxte um 1; er zählt schon für diese Schlacht.

reward-horns = +1 Hörner
    .text = Erhöhe deinen Clanwert Hörner um 1.

reward-glory5 = 5 Ruhm
    .text = Du erhältst 5 Ruhm.

reward-all-stats = +1 auf alle Clanwerte
    .short = +1 alle
    .text = Erhöhe Wut, Äxte und Hörner um je 1.


## When an effect happens

timing-static = Gilt dauerhaft

timing-action = Als deine Aktion

timing-on-invade-self = Bei ihrer Invasion

timing-on-invade-any-own = Bei deiner Invasion

timing-after-own-invade = Nach deiner Invasion

timing-battle-quest-revealed = Wenn du in der Schlacht eine Aufgabe aufdeckst

timing-battle-reveal = Direkt nach dem Aufdecken

timing-battle-before-compare = Vor dem Vergleich der Summen

timing-battle-late = Aus der Hand nach dem Aufdecken

timing-battle-value = Beim Vergleich der Summen

timing-pillage-success = Wenn dein Plündern gelingt

timing-battle-won = Wenn du eine Schlacht gewinnst

timing-battle-lost = Wenn du eine Schlacht verlierst

timing-battle-end = Nach der Schlacht

timing-would-be-destroyed-self = Wenn sie zerstört würde

timing-would-be-destroyed-own = Wenn deine Figuren zerstört würden

timing-own-ship-destroyed = Wenn dein Schiff zerstört wird

timing-quest-phase = In der Phase Aufgaben

timing-ragnarok = In der Phase Ragnarök

timing-release-valhalla = In der Phase Walhall

timing-game-end = Am Spielende


## Terms

term-age = Zeitalter
    .text = Eine der drei Runden des Spiels mit sechs Phasen.

term-phase = Phase
    .text = Teil eines Zeitalters; alle beenden ihn, bevor der nächste beginnt.

term-turn = Zug
    .text = Eine Aktion oder Passen.

term-age-track = Zeitalterleiste
    .short = Zeitalter
    .text = Zeigt Zeitalter, Phasen und die Provinzen, die zerstört werden.

term-board = Spielbrett
    .short = Spielbrett
    .text = Die Karte: neun Provinzen und vier Fjorde.

term-region = Region
    .text = Gruppe äußerer Provinzen, die auf Aufgabenkarten genannt wird.

term-province = Provinz
    .text = Gebiet auf dem Spielbrett, das geplündert werden kann.
    .count = { $n ->
        [one] { $n } Provinz
       *[other] { $n } Provinzen
    }

term-outer-province = äußere Provinz
    .text = Jede Provinz außer Yggdrasil.

term-village = Dorf
    .text = Bietet Platz für eine Figur.
    .count = { $n ->
        [one] { $n } Dorf
       *[other] { $n } Dörfer
    }

term-fjord = Fjord
    .text = Gewässer zwischen zwei Provinzen; nur für Schiffe, die für beide zählen.
    .count = { $n ->
        [one] { $n } Fjord
       *[other] { $n } Fjorde
    }

term-support = unterstützen
    .text = Ein Schiff im Fjord zählt mit seiner Stärke in beiden Provinzen daneben.

term-adjacent = angrenzend
    .text = Mit gemeinsamer Grenze. Yggdrasil grenzt an jede äußere Provinz.

term-clan-sheet = Clanbogen
    .short = Clanbogen
    .text = Enthält deine Aufrüstungen, Clanwerte und Wut.

term-clan-symbol = Clansymbol
    .text = Platz auf dem Clanbogen für gewählte Karten und ausgelegte Aufgaben.

term-clan-stat = Clanwert
    .text = Wut, Äxte oder Hörner; jeder hat sechs Stufen.
    .count = { $n ->
        [one] { $n } Clanwert
       *[other] { $n } Clanwerte
    }

term-rage-track = Wutleiste
    .text = Zeigt, wie viel Wut du noch hast.

term-legendary = legendäre Stufe
    .short = Legendär
    .text = Die letzten drei Stufen eines Clanwerts: am Spielende 10, 10 und 20 Ruhm.

term-glory-track = Ruhmesleiste
    .text = Zeigt den Ruhm aller.

term-battle-glory = Ruhm für die Schlacht
    .text = Wer eine Schlacht gewinnt, erhält Ruhm in Höhe der eigenen Äxte.

term-reserve = Vorrat
    .text = Deine Figuren, die weder auf dem Spielbrett noch in Walhall sind.

term-base = Basis
    .text = Zeigt durch ihre Farbe, wem eine Figur gehört.

term-valhalla = Walhall
    .text = Hier warten zerstörte Figuren auf das Ende des Zeitalters.

term-destroyed = zerstört
    .text = Eine zerstörte Figur geht nach Walhall; eine zerstörte Provinz ist aus dem Spiel.

term-doomed = Untergangsprovinz
    .short = Untergang
    .text = Die Provinz, die in diesem Zeitalter zerstört wird.

term-card = Karte
    .text = Eine Gabe der Götter: Kampf, Aufgabe oder Aufrüstung.
    .count = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    .count-acc = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

term-hand = Hand
    .text = Deine Handkarten; für die anderen verdeckt.

term-deck = Stapel
    .text = Jedes Zeitalter hat seinen eigenen Stapel.

term-discard-pile = Ablagestapel
    .short = Ablage
    .text = Abgeworfene Karten kommen nicht zurück.

term-pack = Kartensatz
    .text = Die Karten, aus denen du wählst und die du dann weitergibst.

term-kept-card = behaltene Karte
    .short = Behalten
    .text = Eine ins nächste Zeitalter mitgenommene Karte.

term-committed-quest = ausgelegte Aufgabe
    .short = Ausgelegt
    .text = Eine Aufgabe, die bis zur Phase Aufgaben verdeckt auf dem Clanbogen liegt.
    .count = { $n ->
        [one] { $n } ausgelegte Aufgabe
       *[other] { $n } ausgelegte Aufgaben
    }

term-fulfilled = erfüllt
    .text = Die Bedingung der Aufgabe ist in der Phase Aufgaben erfüllt.

term-not-fulfilled = nicht erfüllt
    .text = Die Aufgabe bringt nichts und wird abgeworfen; eine Strafe gibt es nicht.

term-battle = Schlacht
    .text = Folgt auf ein Plündern, wenn eine feindliche Figur in der Provinz oder ihrem Fjord ist. Alle Anwesenden nehmen teil.

term-pillager = Plünderer
    .short = Plünderer
    .text = Wer das Plündern erklärt hat; ist bei Reihenfolgen zuerst dran.

term-participant = Beteiligte
    .short = Beteiligte
    .text = Wer plündert sowie jeder Clan mit einer Figur in der Schlacht.

term-winner = Sieger
    .text = Wer die höchste Summe hat; wirft die gespielten Karten ab.

term-loser = Unterlegene
    .text = Verliert die Figuren in der Schlacht, nimmt aber die gespielten Karten zurück.

term-tie = Gleichstand
    .text = Haben mehrere die höchste Summe, verlieren alle.

term-total = Summe
    .text = Stärke deiner Figuren in der Schlacht plus die Boni deiner Karten.

term-bonus = Bonus
    .text = Stärke, die eine Kampfkarte hinzufügt.

term-bluff = Bluff
    .text = Eine in der Schlacht gespielte Aufgaben- oder Aufrüstungskarte: Sie bringt nichts.

term-late-card = Nachspielkarte
    .text = Eine Kampfkarte, die nach dem Aufdecken dazugelegt werden darf.

term-pillaged = geplündert
    .text = Die Provinz kann in diesem Zeitalter nicht noch einmal geplündert werden.

term-pillage-failed = Plündern misslungen
    .short = Misslungen
    .text = Die Provinz ist nicht geplündert; ein neuer Versuch ist möglich.

term-first-player = Startspieler
    .text = Hat den ersten Zug der Phase Aktionen.

term-no-rage = keine Wut mehr
    .short = keine Wut
    .text = Keine Aktionen im eigenen Zug, aber du nimmst weiter an Schlachten teil.

term-shared-victory = gemeinsamer Sieg
    .text = Bei Gleichstand um den meisten Ruhm gewinnen die Betreffenden gemeinsam.

term-legendary-bonus = legendärer Bonus
    .short = Legendär
    .text = 10 Ruhm für einen Clanwert auf der vierten oder fünften Stufe, 20 auf der sechsten.

term-empty-village = leeres Dorf
    .text = Ein Dorf ohne Figur.

term-clockwise = im Uhrzeigersinn
    .short = nach links
    .text = Nach links, in Sitzreihenfolge.


## Variants

variant-first-game = Erste Partie
    .text = Im Ersten Zeitalter keine Kartenauswahl: Behalte alle acht ausgeteilten Karten.


## Colours

colour-red = Rot

colour-blue = Blau

colour-yellow = Gelb

colour-brown = Braun

colour-grey = Grau
