### Lords of Hellas: names and texts, German.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .acc .gen .dat .nom are ready forms for sentences (never inflect a name
### in code). The wording is ours. A content pack may replace messages in text/de.ftl (--pack).


## The game

game-lords-of-hellas = Lords of Hellas
    .text = Führe einen Helden und eine Armee durch ein antikes Griechenland voller Götter und Monster und erfülle als Erster eine von vier Siegbedingungen.


## Armies

army-tyrian = Tyrische Armee
    .short = Tyros
    .text = Farbe: Purpur. Alle Armeen haben die gleichen Teile.

army-aegean = Ägäische Armee
    .short = Ägäis
    .text = Farbe: Türkis. Alle Armeen haben die gleichen Teile.

army-marble = Marmorarmee
    .short = Marmor
    .text = Farbe: Weiß. Alle Armeen haben die gleichen Teile.

army-obsidian = Obsidianarmee
    .short = Obsidian
    .text = Farbe: Schwarz. Alle Armeen haben die gleichen Teile.


## The regions

region-epirus = Epirus
    .text = Rotes Land: Bevölkerungsstärke 2, Schrein.
    .in = in Epirus
    .to = nach Epirus
    .from = aus Epirus

region-macedonia = Makedonien
    .text = Rotes Land: Bevölkerungsstärke 2, Stadt.
    .in = in Makedonien
    .to = nach Makedonien
    .from = aus Makedonien

region-thessaly = Thessalien
    .text = Rotes Land: Bevölkerungsstärke 4, Stadt, Monument des Zeus.
    .in = in Thessalien
    .to = nach Thessalien
    .from = aus Thessalien

region-chalkidiki = Chalkidike
    .text = Rotes Land: Bevölkerungsstärke 4, Stadt, Schrein.
    .in = auf der Chalkidike
    .to = auf die Chalkidike
    .from = von der Chalkidike

region-acarnania = Akarnanien
    .text = Gelbes Land: Bevölkerungsstärke 4, Stadt, Monument des Hermes.
    .in = in Akarnanien
    .to = nach Akarnanien
    .from = aus Akarnanien

region-aetolia = Ätolien
    .text = Gelbes Land: Bevölkerungsstärke 2, Schrein.
    .in = in Ätolien
    .to = nach Ätolien
    .from = aus Ätolien

region-locris = Lokris
    .text = Gelbes Land: Bevölkerungsstärke 2, Stadt.
    .in = in Lokris
    .to = nach Lokris
    .from = aus Lokris

region-phocis = Phokis
    .text = Gelbes Land: Bevölkerungsstärke 5, Platz für das Orakel von Delphi.
    .in = in Phokis
    .to = nach Phokis
    .from = aus Phokis

region-euboea = Euböa
    .text = Blaues Land: Bevölkerungsstärke 2, Stadt.
    .in = auf Euböa
    .to = nach Euböa
    .from = von Euböa

region-boeotia = Böotien
    .text = Blaues Land: Bevölkerungsstärke 2, Stadt.
    .in = in Böotien
    .to = nach Böotien
    .from = aus Böotien

region-attica = Attika
    .text = Blaues Land: Bevölkerungsstärke 5, Stadt, Schrein, Monument der Athene.
    .in = in Attika
    .to = nach Attika
    .from = aus Attika

region-corinthia = Korinthia
    .text = Blaues Land: Bevölkerungsstärke 2, Schrein.
    .in = in Korinthia
    .to = nach Korinthia
    .from = aus Korinthia

region-achaea = Achaia
    .text = Grünes Land: Bevölkerungsstärke 2, Stadt.
    .in = in Achaia
    .to = nach Achaia
    .from = aus Achaia

region-elis = Elis
    .text = Grünes Land: Bevölkerungsstärke 4, Stadt, Schrein.
    .in = in Elis
    .to = nach Elis
    .from = aus Elis

region-arcadia = Arkadien
    .text = Grünes Land: Bevölkerungsstärke 2, Stadt.
    .in = in Arkadien
    .to = nach Arkadien
    .from = aus Arkadien

region-messenia = Messenien
    .text = Grünes Land: Bevölkerungsstärke 3, Schrein.
    .in = in Messenien
    .to = nach Messenien
    .from = aus Messenien

region-argolis = Argolis
    .text = Braunes Land: Bevölkerungsstärke 3, Stadt.
    .in = in Argolis
    .to = nach Argolis
    .from = aus Argolis

region-laconia = Lakonien
    .text = Braunes Land: Bevölkerungsstärke 5, Sparta.
    .in = in Lakonien
    .to = nach Lakonien
    .from = aus Lakonien

region-crete = Kreta
    .text = Braunes Land: Bevölkerungsstärke 2, Schrein.
    .in = auf Kreta
    .to = nach Kreta
    .from = von Kreta


## Lands

land-red = Rotes Land
    .short = Rot
    .text = Nordland: Epirus, Makedonien, Thessalien, Chalkidike.
    .in = im roten Land

land-yellow = Gelbes Land
    .short = Gelb
    .text = Westland: Akarnanien, Ätolien, Lokris, Phokis.
    .in = im gelben Land

land-blue = Blaues Land
    .short = Blau
    .text = Ostland: Euböa, Böotien, Attika, Korinthia. Zu dritt zählt es nicht für den Sieg als Kriegsherr von Hellas.
    .in = im blauen Land

land-green = Grünes Land
    .short = Grün
    .text = Westliche Peloponnes: Achaia, Elis, Arkadien, Messenien.
    .in = im grünen Land

land-brown = Braunes Land
    .short = Braun
    .text = Südostland und Kreta: Argolis, Lakonien, Kreta.
    .in = im braunen Land


## Glory tokens

token-glory-red = Roter Ruhmmarker
    .short = Roter Ruhm
    .text = Damit darfst du dich eines Gebiets im roten Land bemächtigen, in dem dein Held steht.

token-glory-yellow = Gelber Ruhmmarker
    .short = Gelber Ruhm
    .text = Damit darfst du dich eines Gebiets im gelben Land bemächtigen, in dem dein Held steht.

token-glory-blue = Blauer Ruhmmarker
    .short = Blauer Ruhm
    .text = Damit darfst du dich eines Gebiets im blauen Land bemächtigen, in dem dein Held steht.

token-glory-green = Grüner Ruhmmarker
    .short = Grüner Ruhm
    .text = Damit darfst du dich eines Gebiets im grünen Land bemächtigen, in dem dein Held steht.

token-glory-brown = Brauner Ruhmmarker
    .short = Brauner Ruhm
    .text = Damit darfst du dich eines Gebiets im braunen Land bemächtigen, in dem dein Held steht.


## Heroes

hero-achilles = Achilles
    .text = In einer Schlacht in Achilles’ Gebiet addierst du den niedrigeren seiner aktuellen Werte für Stärke und Geschwindigkeit zu deiner Armeestärke.
    .gen = des Achilles
    .dat = Achilles
    .acc = Achilles

hero-heracles = Herakles
    .text = Einmal zu Beginn deines Zuges, vor der ersten Aktion, darfst du 1 deiner Ruhmmarker in den Vorrat zurücklegen: Sieh dir 2 neutrale Artefakte an, behalte 1 (aufgeladen) und mische das andere zurück.
    .gen = des Herakles
    .dat = Herakles
    .acc = Herakles

hero-perseus = Perseus
    .text = Nach deiner Aktion Vorbereiten darfst du Perseus in ein beliebiges Gebiet platzieren, sofern er nicht auf einer Quest ist. Dadurch beginnt keine Quest.
    .gen = des Perseus
    .dat = Perseus
    .acc = Perseus

hero-helen = Helena
    .text = Hopliten anderer Personen können Helenas Gebiet weder durch Bewegung noch durch Rückzug betreten, außer ihr eigener Held ist dort. Rekrutieren bleibt dort möglich.
    .gen = der Helena
    .dat = Helena
    .acc = Helena


## Starting bonuses

hero-bonus-achilles = Startbonus
    .short = Startbonus
    .text = Du beginnst mit Geschwindigkeit 2 statt 1.

hero-bonus-heracles = Startbonus
    .short = Startbonus
    .text = Du beginnst mit Stärke 2 statt 1.

hero-bonus-perseus = Startbonus
    .short = Startbonus
    .text = Nimm dir den Ruhmmarker des Landes, in das du Perseus platzierst.

hero-bonus-helen = Startbonus
    .short = Startbonus
    .text = Sieh dir 3 neutrale Artefakte an, behalte 1 (aufgeladen) und mische die übrigen zurück.


## Gods

god-zeus = Zeus
    .text = Attribut: Stärke. Ab Monumentstufe 2 lässt dich seine Kraft Kampfkarten ziehen.
    .gen = des Zeus
    .dat = Zeus
    .acc = Zeus

god-athena = Athene
    .text = Attribut: Führung. Ab Monumentstufe 2 lässt dich ihre Kraft Hopliten rekrutieren.
    .gen = der Athene
    .dat = Athene
    .acc = Athene

god-hermes = Hermes
    .text = Attribut: Geschwindigkeit. Ab Monumentstufe 2 bewegt seine Kraft eine Armee.
    .gen = des Hermes
    .dat = Hermes
    .acc = Hermes


## Monuments

monument-zeus = Monument des Zeus
    .short = Zeus
    .text = Steht in Thessalien. Wer Thessalien kontrolliert, hat den Donner des Zeus.

monument-athena = Monument der Athene
    .short = Athene
    .text = Steht in Attika. Wer Attika kontrolliert, hat die Eule der Athene.

monument-hermes = Monument des Hermes
    .short = Hermes
    .text = Steht in Akarnanien. Wer Akarnanien kontrolliert, hat die Stiefel des Hermes.


## Divine powers

power-zeus-1 = Zeus, Stufe 1
    .text = Stärke +1.

power-zeus-2 = Zeus, Stufe 2
    .text = Stärke +1; danach darfst du 1 Kampfkarte ziehen.

power-zeus-3 = Zeus, Stufe 3
    .text = Stärke +1; danach darfst du 2 Kampfkarten ziehen.

power-zeus-4 = Zeus, Stufe 4
    .text = Stärke +1; danach darfst du 3 Kampfkarten ziehen.

power-zeus-5 = Zeus, Stufe 5
    .text = Stärke +1; danach darfst du 3 Kampfkarten ziehen.

power-athena-1 = Athene, Stufe 1
    .text = Führung +1.

power-athena-2 = Athene, Stufe 2
    .text = Führung +1; danach darfst du 1 Hopliten in einem von dir kontrollierten Gebiet rekrutieren (befestigt, falls Platz ist).

power-athena-3 = Athene, Stufe 3
    .text = Führung +1; danach darfst du bis zu 2 Hopliten in einem von dir kontrollierten Gebiet rekrutieren (1 davon befestigt, falls Platz ist).

power-athena-4 = Athene, Stufe 4
    .text = Führung +1; danach darfst du bis zu 3 Hopliten in einem von dir kontrollierten Gebiet rekrutieren (1 davon befestigt, falls Platz ist).

power-athena-5 = Athene, Stufe 5
    .text = Führung +1; danach darfst du bis zu 3 Hopliten in einem von dir kontrollierten Gebiet rekrutieren (1 davon befestigt, falls Platz ist).

power-hermes-1 = Hermes, Stufe 1
    .text = Geschwindigkeit +1.

power-hermes-2 = Hermes, Stufe 2
    .text = Geschwindigkeit +1; danach darfst du beliebig viele deiner unbefestigten Hopliten aus einem Gebiet gemeinsam 1 Gebiet weit bewegen.

power-hermes-3 = Hermes, Stufe 3
    .text = Geschwindigkeit +1; danach darfst du beliebig viele deiner unbefestigten Hopliten aus einem Gebiet gemeinsam bis zu 2 Gebiete weit bewegen. Die Bewegung endet in einem Gebiet mit gegnerischen Hopliten, unter gegnerischer Kontrolle oder mit Medusa.

power-hermes-4 = Hermes, Stufe 4
    .text = Geschwindigkeit +1; danach darfst du beliebig viele deiner unbefestigten Hopliten aus einem Gebiet gemeinsam bis zu 3 Gebiete weit bewegen. Die Bewegung endet in einem Gebiet mit gegnerischen Hopliten, unter gegnerischer Kontrolle oder mit Medusa.

power-hermes-5 = Hermes, Stufe 5
    .text = Geschwindigkeit +1; danach darfst du beliebig viele deiner unbefestigten Hopliten aus einem Gebiet gemeinsam bis zu 3 Gebiete weit bewegen. Die Bewegung endet in einem Gebiet mit gegnerischen Hopliten, unter gegnerischer Kontrolle oder mit Medusa.


## Monsters

monster-cyclops = Zyklop
    .text = Ausdauer 4. Sein Gebietsangriff verletzt Helden, nicht Hopliten.
    .nom = der Zyklop
    .gen = des Zyklopen
    .dat = dem Zyklopen
    .acc = den Zyklopen

monster-sphinx = Sphinx
    .text = Ausdauer 4. In ihrem Gebiet kann niemand rekrutieren.
    .nom = die Sphinx
    .gen = der Sphinx
    .dat = der Sphinx
    .acc = die Sphinx

monster-medusa = Medusa
    .text = Ausdauer 5. Hopliten können ihr Gebiet nicht verlassen.
    .nom = Medusa
    .gen = der Medusa
    .dat = Medusa
    .acc = Medusa

monster-chimera = Chimäre
    .text = Ausdauer 5. Zu einem Monument in ihrem Gebiet können keine Priester entsandt werden.
    .nom = die Chimäre
    .gen = der Chimäre
    .dat = der Chimäre
    .acc = die Chimäre

monster-minotaur = Minotaurus
    .text = Ausdauer 6. Kostet die kontrollierende Person Hopliten und Priester.
    .nom = der Minotaurus
    .gen = des Minotaurus
    .dat = dem Minotaurus
    .acc = den Minotaurus

monster-hydra = Hydra
    .text = Ausdauer 6. Ihr Spezialangriff heilt alle ihre Wunden.
    .nom = die Hydra
    .gen = der Hydra
    .dat = der Hydra
    .acc = die Hydra

monster-cerberus = Cerberus
    .text = Ausdauer 7. Beißt hart zu: 3 Verletzungen oder 3 Hopliten.
    .nom = der Cerberus
    .gen = des Cerberus
    .dat = dem Cerberus
    .acc = den Cerberus


## Special attacks

special-attack-cyclops = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet 1 Verletzung; senke danach 1 Attribut deiner Wahl dauerhaft um 1 (nicht unter 1).

special-attack-sphinx = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet 1 Verletzung; ist deine Führung danach niedriger als 3, endet die Jagd sofort.

special-attack-medusa = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet 1 Verletzung; ist deine Geschwindigkeit danach niedriger als 3, endet die Jagd sofort.

special-attack-chimera = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet 1 Verletzung; behalte danach 1 Kampfkarte deiner Wahl und lege alle anderen ab.

special-attack-minotaur = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet 2 Verletzungen; lege danach die Hälfte deiner Kampfkarten (aufgerundet) nach deiner Wahl ab.

special-attack-hydra = Spezialangriff
    .short = Spezialangriff
    .text = Die Hydra heilt alle ihre Wunden. Belohnungen von Feldern, die du in dieser Jagd bedeckt hast, zählen weiterhin.

special-attack-cerberus = Spezialangriff
    .short = Spezialangriff
    .text = Dein Held erleidet nacheinander 3 Verletzungen.


## Region attacks

region-attack-cyclops = Gebietsangriff
    .short = Gebietsangriff
    .text = Jeder Held im Gebiet des Zyklopen und in angrenzenden Gebieten erleidet 1 Verletzung; das Attribut wählt, wem er gehört.

region-attack-sphinx = Gebietsangriff
    .short = Gebietsangriff
    .text = 1 Hoplit im Gebiet wird getötet.

region-attack-medusa = Gebietsangriff
    .short = Gebietsangriff
    .text = 1 Hoplit im Gebiet wird getötet.

region-attack-chimera = Gebietsangriff
    .short = Gebietsangriff
    .text = 1 Hoplit im Gebiet wird getötet. Platziere die Chimäre dann ins Gebiet mit dem höchsten Monument; bei Gleichstand wählst du.

region-attack-minotaur = Gebietsangriff
    .short = Gebietsangriff
    .text = 1 Hoplit im Gebiet wird getötet. Dann opfert die Person, die das Gebiet kontrolliert, 1 Priester, falls sie einen hat.

region-attack-hydra = Gebietsangriff
    .short = Gebietsangriff
    .text = Im Gebiet der Hydra und in jedem angrenzenden Gebiet wird 1 Hoplit getötet.

region-attack-cerberus = Gebietsangriff
    .short = Gebietsangriff
    .text = 3 Hopliten im Gebiet werden getötet oder so viele, wie dort sind.


## Passive abilities

passive-sphinx = Passive Fähigkeit
    .short = Passiv
    .text = Im Gebiet der Sphinx kann niemand Hopliten rekrutieren. Die Kontrolle zu übernehmen bleibt möglich.

passive-medusa = Passive Fähigkeit
    .short = Passiv
    .text = Hopliten können Medusas Gebiet nicht verlassen, und eine längere Bewegung endet dort. In die dortige Stadt, aus ihr heraus und im Rückzug dürfen sie sich bewegen.

passive-chimera = Passive Fähigkeit
    .short = Passiv
    .text = Solange die Chimäre im Gebiet eines Monuments ist, kann kein Priester dorthin entsandt werden. Priester, die schon dort sind, bleiben.


## Monster cards of the event deck

event-card-cerberus-1 = Cerberus – Epirus
    .text = Entwicklung: Die erste Angriffskarte jeder Jagd auf den Cerberus ist um 3 stärker; wird sie nicht abgewehrt, endet die Jagd nach ihrem Effekt.

event-card-cerberus-2 = Cerberus – Lokris
    .text = Entwicklung: 1 Wundenfeld Speer kommt hinzu.

event-card-chimera-1 = Chimäre – Makedonien
    .text = Entwicklung: Betreten Hopliten einer Person das Gebiet der Chimäre durch Bewegung oder Rückzug, wird 1 davon sofort getötet, noch vor Kontrollwechsel oder Schlacht.

event-card-chimera-2 = Chimäre – Arkadien
    .text = Entwicklung: Je 1 Wundenfeld Streitkolben und Schwert kommt hinzu.

event-card-cyclops-1 = Zyklop – Akarnanien
    .text = Entwicklung: Jede für den Zyklopen gespielte Angriffskarte ist um 1 stärker.

event-card-cyclops-2 = Zyklop – Euböa
    .text = Entwicklung: 1 Wundenfeld Streitkolben kommt hinzu.

event-card-hydra-1 = Hydra – Argolis
    .text = Entwicklung: Solange die Hydra 3 oder mehr Wunden hat, sind ihre Angriffskarten um 2 stärker.

event-card-hydra-2 = Hydra – Chalkidike
    .text = Entwicklung: 2 Wundenfelder Bogen kommen hinzu.

event-card-medusa-1 = Medusa – Attika
    .text = Entwicklung: Zu Beginn einer Jagd auf Medusa werden Kampfkarten nach Geschwindigkeit statt Stärke gezogen.

event-card-medusa-2 = Medusa – Phokis
    .text = Entwicklung: 1 Wundenfeld Axt kommt hinzu.

event-card-minotaur-1 = Minotaurus – Kreta
    .text = Entwicklung: Du darfst den Minotaurus nur jagen, wenn du mindestens 1 Priester im Priestervorrat hast.

event-card-minotaur-2 = Minotaurus – Böotien
    .text = Entwicklung: 1 Wundenfeld Schwert kommt hinzu.

event-card-sphinx-1 = Sphinx – Messenien
    .text = Entwicklung: Du darfst die Sphinx nur mit Führung 3 oder mehr jagen.

event-card-sphinx-2 = Sphinx – Thessalien
    .text = Entwicklung: 2 Wundenfelder Fackel kommen hinzu.


## Quests; .text is the reward

quest-aid-to-atlas = Hilfe für Atlas
    .short = Atlas
    .text = Behalte diese Karte. Du darfst sie einmal jederzeit ablegen: Entferne alle deine Marker „Aktion verwendet“ vom Armeetableau und von Segenskarten und ziehe 2 Kampfkarten.

quest-amazon-queen = Königin der Amazonen
    .short = Amazonen
    .text = Stärke +1, ziehe danach 2 Kampfkarten.

quest-augean-stables = Ausmisten des Augiasstalls
    .short = Augiasstall
    .text = Behalte diese Karte. Du darfst sie einmal in deinem Zug vor oder direkt nach deiner Spezialaktion ablegen: Führe 1 zusätzliche Spezialaktion aus (nicht nach Monument errichten).

quest-saving-prometheus = Rettung des Prometheus
    .short = Prometheus
    .text = Erhalte 1 Priester und rekrutiere bis zu 2 Hopliten in einem von dir kontrollierten Gebiet.

quest-cretan-bull = Fang des Kretischen Stiers
    .short = Kret. Stier
    .text = Nimm dir außer dem braunen Ruhmmarker 1 Ruhmmarker einer anderen Farbe, den niemand besitzt.

quest-calydonian-hunt = Kalydonische Jagd
    .short = Kalydon
    .text = Rekrutiere bis zu 2 Hopliten in jedem von dir kontrollierten Gebiet mit Stadt oder Sparta.

quest-stymphalian-birds = Tötung der Stymphalischen Vögel
    .short = Stymph. Vögel
    .text = Sieh dir 3 neutrale Artefakte an, behalte 1 (aufgeladen) und mische die übrigen zurück.

quest-golden-fleece = Fahrt zum Goldenen Vlies
    .short = Goldenes Vlies
    .text = Rekrutiere bis zu 3 Hopliten in einem von dir kontrollierten Gebiet.

quest-cattle-of-geryon = Die Rinder des Geryon
    .short = Geryon
    .text = Wähle 1 Attribut unter Stufe 3 und erhöhe es auf 3.


## Steps of quests; .text is the requirement

quest-step-aid-to-atlas-1 = Schritt 1
    .text = Stärke 2.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-2 = Schritt 2
    .text = Stärke 4.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-3 = Schritt 3
    .text = Stärke 5.
    .quest = { quest-aid-to-atlas }

quest-step-amazon-queen-1 = Schritt 1
    .text = Führung 2.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-2 = Schritt 2
    .text = Führung 2 und 1 Priester im Priestervorrat.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-3 = Schritt 3
    .text = Führung 2. Opfere 1 Priester.
    .quest = { quest-amazon-queen }

quest-step-augean-stables-1 = Schritt 1
    .text = Geschwindigkeit 2.
    .quest = { quest-augean-stables }

quest-step-augean-stables-2 = Schritt 2
    .text = Geschwindigkeit 2. Erleide 2 Verletzungen.
    .quest = { quest-augean-stables }

quest-step-augean-stables-3 = Schritt 3
    .text = Geschwindigkeit 3. Erleide 2 Verletzungen.
    .quest = { quest-augean-stables }

quest-step-saving-prometheus-1 = Schritt 1
    .text = Lege 1 Kampfkarte ab.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-2 = Schritt 2
    .text = Lege 2 Kampfkarten ab.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-3 = Schritt 3
    .text = Lege 4 Kampfkarten ab.
    .quest = { quest-saving-prometheus }

quest-step-cretan-bull-1 = Schritt 1
    .text = Geschwindigkeit 3 oder Stärke 3.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-2 = Schritt 2
    .text = Geschwindigkeit 3 oder Stärke 3. Lege 2 Kampfkarten ab.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-3 = Schritt 3
    .text = Geschwindigkeit 4 oder Stärke 4. Lege 2 Kampfkarten ab.
    .quest = { quest-cretan-bull }

quest-step-calydonian-hunt-1 = Schritt 1
    .text = Geschwindigkeit 2 und Kontrolle über 2 Gebiete mit Stadt.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-2 = Schritt 2
    .text = Geschwindigkeit 2 und Kontrolle über 3 Gebiete mit Stadt.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-3 = Schritt 3
    .text = Geschwindigkeit 3 und Kontrolle über 3 Gebiete mit Stadt.
    .quest = { quest-calydonian-hunt }

quest-step-stymphalian-birds-1 = Schritt 1
    .text = 1 Priester im Priestervorrat.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-2 = Schritt 2
    .text = 1 Priester im Priestervorrat und Kontrolle über 2 Gebiete mit Tempel.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-3 = Schritt 3
    .text = 2 Priester im Priestervorrat und Kontrolle über 2 Gebiete mit Tempel.
    .quest = { quest-stymphalian-birds }

quest-step-golden-fleece-1 = Schritt 1
    .text = Führung 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-2 = Schritt 2
    .text = Führung 2 und Geschwindigkeit 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-3 = Schritt 3
    .text = Führung 2, Geschwindigkeit 2 und mindestens 1 Artefakt, aufgeladen oder verbraucht.
    .quest = { quest-golden-fleece }

quest-step-cattle-of-geryon-1 = Schritt 1
    .text = Stärke 2.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-2 = Schritt 2
    .text = Stärke 4.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-3 = Schritt 3
    .text = Stärke 4. Lege 2 Kampfkarten ab.
    .quest = { quest-cattle-of-geryon }


## Symbols

symbol-torch = Fackel
    .text = Jagd: 1 Fackel bedeckt ein Fackel-Feld; 3 Fackeln bedecken ein beliebiges Feld.

symbol-bow = Bogen
    .text = Jagd: 1 Bogen bedeckt ein Bogen-Feld; 3 Bögen bedecken ein beliebiges Feld.

symbol-sword = Schwert
    .text = Jagd: 1 Schwert bedeckt ein Schwert-Feld; 2 Schwerter bedecken ein beliebiges Feld.

symbol-mace = Streitkolben
    .text = Jagd: 1 Streitkolben bedeckt ein Streitkolben-Feld; 2 Streitkolben bedecken ein beliebiges Feld.

symbol-shield = Schild
    .text = Jagd: fügt keine Wunde zu. 1 Schild wehrt jeden Monsterangriff ab, aber dein Held erleidet 1 Verletzung und du ziehst nur 1 Karte.

symbol-sickle = Sichel
    .text = Jagd: 1 Sichel bedeckt ein beliebiges Feld.

symbol-axe = Axt
    .text = Jagd: 1 Axt bedeckt ein Axt-Feld.

symbol-spear = Speer
    .text = Jagd: 1 Speer bedeckt ein Speer-Feld.


## Combat cards

combat-fortification-torch = Befestigung
    .brief = +2, falls du Stadt oder Sparta verteidigst.
    .text = +2 Armeestärke, falls du ein Gebiet mit Stadt oder Sparta verteidigst.

combat-fortification-bow = Befestigung
    .brief = +2, falls du Stadt oder Sparta verteidigst.
    .text = +2 Armeestärke, falls du ein Gebiet mit Stadt oder Sparta verteidigst.

combat-local-support-torch = Örtliche Unterstützung
    .short = Unterstützung
    .brief = Verteidigst du Stadt oder Sparta: rekrutiere bis zu 2.
    .text = Verteidigst du ein Gebiet mit Stadt oder Sparta, darfst du dort sofort bis zu 2 Hopliten rekrutieren (1 befestigt, falls Platz ist und du das Gebiet kontrollierst); sie kämpfen in dieser Schlacht mit.

combat-local-support-bow = Örtliche Unterstützung
    .short = Unterstützung
    .brief = Verteidigst du Stadt oder Sparta: rekrutiere bis zu 2.
    .text = Verteidigst du ein Gebiet mit Stadt oder Sparta, darfst du dort sofort bis zu 2 Hopliten rekrutieren (1 befestigt, falls Platz ist und du das Gebiet kontrollierst); sie kämpfen in dieser Schlacht mit.

combat-glory-torch = Ruhm
    .brief = +3, falls du den Ruhmmarker des Landes hast.
    .text = +3 Armeestärke, falls du den Ruhmmarker des Landes besitzt, in dem die Schlacht stattfindet.

combat-glory-bow = Ruhm
    .brief = +3, falls du den Ruhmmarker des Landes hast.
    .text = +3 Armeestärke, falls du den Ruhmmarker des Landes besitzt, in dem die Schlacht stattfindet.

combat-phalanx-torch-1 = Phalanx
    .brief = +1 für je 2 deiner Hopliten in dieser Schlacht.
    .text = +1 Armeestärke für je 2 deiner Hopliten in dieser Schlacht.

combat-phalanx-torch-2 = Phalanx
    .brief = +1 für je 2 deiner Hopliten in dieser Schlacht.
    .text = +1 Armeestärke für je 2 deiner Hopliten in dieser Schlacht.

combat-flank-attack-bow = Flankenangriff
    .brief = +2, falls du hier mehr Hopliten hast.
    .text = +2 Armeestärke, falls du in dieser Schlacht mehr Hopliten hast als die Gegenseite.

combat-trap-sword = Falle
    .brief = Addiere die aktuelle Führung deines Helden.
    .text = Addiere die aktuelle Führung deines Helden zu deiner Armeestärke.

combat-trap-mace = Falle
    .brief = Addiere die aktuelle Führung deines Helden.
    .text = Addiere die aktuelle Führung deines Helden zu deiner Armeestärke.

combat-tactical-maneuver-sword = Taktisches Manöver
    .short = Manöver
    .brief = +2, falls dein Held die höhere Führung hat.
    .text = +2 Armeestärke, falls die aktuelle Führung deines Helden höher ist als die des gegnerischen Helden.

combat-tactical-maneuver-mace = Taktisches Manöver
    .short = Manöver
    .brief = +2, falls dein Held die höhere Führung hat.
    .text = +2 Armeestärke, falls die aktuelle Führung deines Helden höher ist als die des gegnerischen Helden.

combat-encirclement-sword = Einkesselung
    .brief = Bei Sieg: Die Gegenseite verliert 3 Hopliten statt 1.
    .text = Gewinnst du diese Schlacht, verliert die unterlegene Seite für die Niederlage 3 Hopliten statt 1.

combat-encirclement-mace = Einkesselung
    .brief = Bei Sieg: Die Gegenseite verliert 3 Hopliten statt 1.
    .text = Gewinnst du diese Schlacht, verliert die unterlegene Seite für die Niederlage 3 Hopliten statt 1.

combat-wild-attack-sword = Wilder Angriff
    .short = Wilder Angr.
    .brief = Kein Effekt.
    .text = Kein Effekt.

combat-wild-attack-mace = Wilder Angriff
    .short = Wilder Angr.
    .brief = Kein Effekt.
    .text = Kein Effekt.

combat-wild-attack-axe = Wilder Angriff
    .short = Wilder Angr.
    .brief = Kein Effekt.
    .text = Kein Effekt.

combat-wild-attack-spear = Wilder Angriff
    .short = Wilder Angr.
    .brief = Kein Effekt.
    .text = Kein Effekt.

combat-reinforcements-shield = Verstärkung
    .brief = Hole unbefestigte Hopliten aus 1 Nachbargebiet.
    .text = Du darfst sofort beliebig viele deiner unbefestigten Hopliten aus einem angrenzenden Gebiet in diese Schlacht bewegen; sie kämpfen mit.

combat-charge-sickle = Sturmangriff
    .brief = Kein Effekt.
    .text = Kein Effekt.

combat-javelin-volley-axe = Speerhagel
    .short = Speerhagel
    .brief = Bei mehr Hopliten: Töte 1 der Gegenseite.
    .text = Hast du in dieser Schlacht mehr Hopliten als die Gegenseite, töte sofort 1 ihrer Hopliten (befestigte zuletzt).

combat-javelin-volley-spear = Speerhagel
    .short = Speerhagel
    .brief = Bei mehr Hopliten: Töte 1 der Gegenseite.
    .text = Hast du in dieser Schlacht mehr Hopliten als die Gegenseite, töte sofort 1 ihrer Hopliten (befestigte zuletzt).

combat-assault-axe = Ansturm
    .brief = +2, falls du angreifst.
    .text = +2 Armeestärke, falls du angreifst.

combat-assault-spear = Ansturm
    .brief = +2, falls du angreifst.
    .text = +2 Armeestärke, falls du angreifst.


## Monster attack cards

attack-attack-3 = Angriff
    .text = Dein Held erleidet 1 Verletzung.

attack-attack-4 = Angriff
    .text = Dein Held erleidet 1 Verletzung.

attack-attack-5 = Angriff
    .text = Dein Held erleidet 1 Verletzung.

attack-charge = Ansturm
    .text = Stärke: 1 + Zahl der offenen Wundenfelder. Dein Held erleidet nacheinander 2 Verletzungen.

attack-fury = Raserei
    .text = Stärke: Zahl aller Wundenfelder. Dein Held erleidet 1 Verletzung; war er schon vor diesem Angriff verletzt, endet die Jagd sofort.

attack-mighty-attack = Mächtiger Angriff
    .short = Mächt. Angriff
    .text = Dein Held erleidet nacheinander 2 Verletzungen.

attack-nasty-wounds = Üble Wunden
    .text = Dein Held erleidet 1 Verletzung; danach sinkt dein Attribut mit der höchsten Stufe dauerhaft um 1 (bei Gleichstand wählst du, nicht unter 1).

attack-quick-attack-4 = Schneller Angriff
    .short = Schneller Ang.
    .text = Dein Held erleidet 1 Verletzung; lege danach Karten deiner Wahl ab, bis du höchstens so viele hast, wie deine Geschwindigkeit beträgt.

attack-quick-attack-5 = Schneller Angriff
    .short = Schneller Ang.
    .text = Dein Held erleidet 1 Verletzung; lege danach Karten deiner Wahl ab, bis du höchstens so viele hast, wie deine Geschwindigkeit beträgt.

attack-rampage = Toben
    .text = Stärke: 1 + doppelte Zahl der bedeckten Wundenfelder. Das Monster führt seinen Spezialangriff aus.

attack-recall-3 = Rückruf
    .text = Die Jagd endet sofort.

attack-recall-4 = Rückruf
    .text = Die Jagd endet sofort.

attack-special-attack-3 = Spezialangriff
    .short = Spezialangriff
    .text = Das Monster führt seinen Spezialangriff aus.

attack-special-attack-4 = Spezialangriff
    .short = Spezialangriff
    .text = Das Monster führt seinen Spezialangriff aus.

attack-surprise-attack = Überraschungsangriff
    .short = Überraschung
    .text = Stärke: 1 + Kampfkarten auf deiner Hand. Dein Held erleidet 1 Verletzung; lege danach die Hälfte deiner Kampfkarten (aufgerundet) nach deiner Wahl ab.

attack-wild-attack-4 = Wilder Angriff
    .short = Wilder Angr.
    .text = Dein Held erleidet 1 Verletzung; lege danach 1 zufällige Kampfkarte ab.

attack-wild-attack-5 = Wilder Angriff
    .short = Wilder Angr.
    .text = Dein Held erleidet 1 Verletzung; lege danach 1 zufällige Kampfkarte ab.


## Artifacts

artifact-caduceus = Caduceus
    .short = Caduceus
    .text = Vor einer Schlacht, an der du teilnimmst: Die Gegenseite legt 1 Kampfkarte ihrer Wahl ab.

artifact-apollos-arrow = Pfeil des Apollon
    .short = Apollons Pfeil
    .text = Vor deiner Schlacht in einem Gebiet, das an das Gebiet deines Helden angrenzt: +2 Armeestärke in dieser Schlacht.

artifact-femes-trumpet = Trompete der Pheme
    .short = Trompete
    .text = Entferne den Marker „Aktion verwendet“ von einer deiner Spezialaktionen auf dem Armeetableau.

artifact-harpe = Harpe
    .short = Harpe
    .text = Vor deiner Schlacht oder Jagd: Ziehe 1 Kampfkarte (bei einer Jagd vor oder nach dem anfänglichen Ziehen).

artifact-pandoras-box = Büchse der Pandora
    .short = Pandora
    .text = Führe sofort eine zusätzliche Monsterphase durch: Du würfelst für jedes Monster in beliebiger Reihenfolge und triffst alle Entscheidungen. Es folgt keine Ereignisphase.

artifact-horn-of-plenty = Füllhorn
    .short = Füllhorn
    .text = Rekrutiere bis zu 2 Hopliten in einem von dir kontrollierten Gebiet mit Stadt oder Sparta.

artifact-ambrosia = Ambrosia
    .short = Ambrosia
    .text = Heile alle Verletzungen deines Helden.

artifact-aegis = Ägis
    .short = Ägis
    .text = Wenn Hopliten von dir durch einen Effekt, ein Verlustsymbol oder eine verlorene Schlacht getötet würden, rette 1 oder 2 davon. Hilft nicht bei fehlendem Rückzugsgebiet und nicht gegen eigene Kosten.

artifact-eye-of-graeae = Auge der Graien
    .short = Graienauge
    .text = Bei einer deiner Entscheidungen in deiner Schlacht oder Jagd: Lege beliebig viele Kampfkarten ab und ziehe ebenso viele.

artifact-ariadnes-thread = Faden der Ariadne
    .short = Ariadnefaden
    .text = Bewege 1 Monster deiner Wahl 1 oder 2 Gebiete weit, jeweils in ein angrenzendes Gebiet deiner Wahl.

artifact-poison-arrows = Giftpfeile
    .short = Giftpfeile
    .text = Zu Beginn deiner Jagd (vor oder nach dem anfänglichen Ziehen): Das Monster erleidet 1 Wunde deiner Wahl und du ziehst 1 Kampfkarte. Sie ersetzt nicht die in Schritt 1 verlangte Wunde.

artifact-minotaurs-horn = Horn des Minotaurus
    .short = Minotaurushorn
    .text = Wenn du angegriffen wirst, vor der ersten Kampfkarte: Bewege beliebig viele deiner unbefestigten Hopliten aus beliebigen angrenzenden Gebieten in die Schlacht.

artifact-head-of-sphinx = Kopf der Sphinx
    .short = Sphinxkopf
    .text = Falls dein Held in einem neutralen Gebiet ohne Hopliten anderer Personen ist: Übernimm die Kontrolle darüber und rekrutiere dort bis zu 1 Hopliten.

artifact-eye-of-cyclops = Auge des Zyklopen
    .short = Zyklopenauge
    .text = Falls dein Held in einem Gebiet mit Tempel oder Orakel ist, egal wer es kontrolliert: Erhalte 1 Priester.

artifact-medusas-blood = Blut der Medusa
    .short = Medusenblut
    .text = Nach dem Vergleich der Armeestärken in deiner Schlacht, vor den Verlusten: Ignoriere 1 deiner Verlustsymbole oder füge der Gegenseite 1 hinzu.

artifact-chimeras-fire = Feuer der Chimäre
    .short = Chimärenfeuer
    .text = Töte 1 Hopliten deiner Wahl im Gebiet deines Helden.

artifact-adamant-tethers = Fesseln aus Adamant
    .short = Fesseln
    .text = Töte 3 Hopliten deiner Wahl im Gebiet deines Helden oder so viele, wie dort sind.

artifact-thunder-of-zeus = Donner des Zeus
    .short = Zeus’ Donner
    .text = Füge einem beliebigen Monster auf dem Spielplan 1 Wunde deiner Wahl zu oder dem Helden einer anderen Person mit weniger als 3 Verletzungen 1 Verletzung (sie wählt das Attribut).

artifact-owl-of-athena = Eule der Athene
    .short = Athenes Eule
    .text = Sieh dir die obersten 2 Kampfkarten an: Nimm 1 deiner Wahl auf die Hand und lege die andere ab.

artifact-boots-of-hermes = Stiefel des Hermes
    .short = Hermesstiefel
    .text = Platziere deinen Helden in ein beliebiges Gebiet, sofern er nicht auf einer Quest ist. Das ist keine Heldenbewegung und beginnt keine Quest.


## Blessings

blessing-cunning-tactician = Listiger Taktiker
    .short = Taktiker
    .text = In Schlachten gibt jede von dir gespielte Kampfkarte 1 Armeestärke mehr.

blessing-mobilization = Mobilmachung
    .short = Mobilmachung
    .text = Bei deiner Aktion Ausheben darfst du zusätzlich bis zu 2 Hopliten in einem von dir kontrollierten Gebiet rekrutieren, mit oder ohne Stadt.

blessing-master-plan = Meisterplan
    .short = Meisterplan
    .text = Wenn du in einer Schlacht oder zur Verteidigung in einer Jagd eine Kampfkarte spielst, darfst du 1 Priester opfern: Sie ist um 3 stärker. Einmal pro Karte.

blessing-athenas-gift = Gabe der Athene
    .short = Athenes Gabe
    .text = Nach jeder von dir gewonnenen Schlacht erhältst du 1 Priester.

blessing-heroic-presence = Gegenwart des Helden
    .short = Gegenwart
    .text = +2 Armeestärke in Schlachten im Gebiet deines Helden.

blessing-always-prepared = Allzeit bereit
    .short = Allzeit bereit
    .text = Hast du zu Beginn deiner Schlacht keine Kampfkarte, ziehe 1.

blessing-unbroken-morale = Ungebrochene Moral
    .short = Moral
    .text = Vor einer Schlacht, in der die Gegenseite mehr Hopliten hat als du, wird 1 ihrer Hopliten getötet (befestigte zuletzt).

blessing-local-volunteers = Örtliche Freiwillige
    .short = Freiwillige
    .text = Anstelle deiner Hoplitenbewegung darfst du bis zu 2 Hopliten in einem von dir kontrollierten Gebiet rekrutieren.

blessing-stalwart-defense = Standhafte Verteidigung
    .short = Verteidigung
    .text = +1 Armeestärke, wenn du verteidigst.

blessing-no-attrition = Ohne Verluste
    .short = Ohne Verluste
    .text = Ignoriere in jeder Schlacht die Verlustsymbole der ersten Kampfkarte, die du spielst; sie zählen auch nicht für das Limit.

blessing-battle-prayer = Schlachtgebet
    .short = Schlachtgebet
    .text = Du darfst jederzeit 1 Priester opfern, um 1 Kampfkarte zu ziehen, beliebig oft.

blessing-restrictive-maneuver = Einengendes Manöver
    .short = Einengung
    .text = Wenn du verteidigst, darf die angreifende Seite in dieser Schlacht nur 1 Kampfkarte spielen.

blessing-sacrifice-of-flesh = Opfer des Fleisches
    .short = Fleischopfer
    .text = Während deiner Jagd, nach dem anfänglichen Ziehen, darfst du 1 Priester opfern, um 1 Verletzung zu heilen und 1 Kampfkarte zu ziehen, beliebig oft.

blessing-weak-spot = Schwachstelle
    .short = Schwachstelle
    .text = Einmal zu Beginn deiner Jagd, nach dem anfänglichen Ziehen, darfst du 1 beliebige Kampfkarte ablegen, um 1 Wunde deiner Wahl zuzufügen. Sie ersetzt nicht die in Schritt 1 verlangte Wunde.

blessing-push-ups = Liegestütze
    .short = Liegestütze
    .text = Anstelle deiner Heldenbewegung darfst du 1 Kampfkarte ziehen, auch auf einer Quest.

blessing-inspiring-hunt = Inspirierende Jagd
    .short = Inspir. Jagd
    .text = Wenn du eine Jagd beginnst, erhältst du vor dem anfänglichen Ziehen 1 Priester.

blessing-combat-training = Kampftraining
    .short = Training
    .text = Bei deiner Aktion Vorbereiten ziehst du zusätzlich 1 Kampfkarte, egal was du wählst.

blessing-heros-wrath = Zorn des Helden
    .short = Heldenzorn
    .text = Einmal pro Zug, direkt nach deiner Heldenbewegung, darfst du 1 Kampfkarte ablegen, um 2 Hopliten deiner Wahl im Gebiet deines Helden zu töten oder so viele, wie dort sind.

blessing-local-support-blessing = Örtliche Unterstützung
    .short = Unterstützung
    .text = Für dich ist die Bevölkerungsstärke jedes Gebiets um 2 niedriger (mindestens 1). Wo deine Hopliten nun genügen, übernimmst du sofort die Kontrolle.

blessing-glory-of-zeus = Ruhm des Zeus
    .short = Zeus’ Ruhm
    .text = Bei deiner Aktion Bemächtigen darfst du bis zu 3 Hopliten statt 1 rekrutieren (1 davon befestigt, falls Platz ist).

blessing-armory = Waffenkammer
    .short = Waffenkammer
    .text = Wenn du diesen Segen nimmst, ziehe 2 Kampfkarten. Dein Handkartenlimit ist 6, schon für dieses Ziehen.

blessing-gods-strength = Stärke des Gottes
    .short = Götterstärke
    .text = Wenn du diesen Segen nimmst, Stärke +1. Jedes Mal, wenn jemand eine Monumentstufe hinzufügt, heile 1 Verletzung deines Helden.

blessing-wild-hunt = Wilde Jagd
    .short = Wilde Jagd
    .text = Anstelle deiner Heldenbewegung darfst du deine Stärke dauerhaft um 1 senken (nicht unter 1) und ein Monster im Gebiet deines Helden jagen. Danach geht dein Zug weiter.

blessing-shoot-to-kill = Tödlicher Schuss
    .short = Todesschuss
    .text = Einmal in deinem Zug, vor deiner Spezialaktion, darfst du eine Bogen-Karte ablegen: Füge einem Monster im Gebiet deines Helden 1 Wunde deiner Wahl zu oder töte dort 2 Hopliten deiner Wahl.

blessing-exhausted-fight = Kampf mit letzter Kraft
    .short = Letzte Kraft
    .text = Du darfst Jagd wählen, obwohl sie als verwendet markiert ist: Dein Held erleidet zuerst 1 Verletzung und der Marker „Aktion verwendet“ kommt auf diese Karte. Solange er dort liegt, ist sie blockiert.

blessing-forced-march = Gewaltmarsch
    .short = Gewaltmarsch
    .text = Deine Aktion Marsch darf über 1 oder 2 Gebiete führen.

blessing-rearguard = Nachhut
    .short = Nachhut
    .text = Nach deiner Aktion Marsch und ihrer Schlacht darfst du bis zu 2 Hopliten in dem Gebiet rekrutieren, das die Armee verlassen hat.

blessing-response-force = Eingreiftruppe
    .short = Eingreiftruppe
    .text = Vor einer Schlacht, in der du verteidigst, darfst du aus einem angrenzenden Gebiet unbefestigte Hopliten hineinbewegen, höchstens so viele, wie deine Geschwindigkeit beträgt.

blessing-bluff = Bluff
    .short = Bluff
    .text = Wenn in deiner Schlacht beide Seiten gepasst haben, darfst du noch 1 Kampfkarte spielen; die Gegenseite darf nicht darauf antworten.

blessing-exile = Verbannung
    .short = Verbannung
    .text = Einmal in deinem Zug, vor deiner Spezialaktion, darf dein Held 1 Verletzung erleiden: Platziere ein Monster aus seinem Gebiet in ein beliebiges Gebiet.

blessing-ambush = Hinterhalt
    .short = Hinterhalt
    .text = Wird ein Gebiet angegriffen, in dem du einen befestigten Hopliten hast, wird vor der Schlacht 1 der angreifenden Hopliten getötet.

blessing-murderous-march = Mörderischer Marsch
    .short = Mörd. Marsch
    .text = Bei deiner Aktion Marsch darfst du 2 unbefestigte Hopliten der Armee töten und mindestens 1 weiteren unbefestigten in ein beliebiges Gebiet bewegen.

blessing-advanced-dodge = Meisterhaftes Ausweichen
    .short = Ausweichen
    .text = Wenn du diesen Segen nimmst, Geschwindigkeit +1. Einmal pro Jagd, wenn du dich mit mindestens 1 Kampfkarte verteidigst, darfst du deine Geschwindigkeit zur Verteidigung addieren.

blessing-hermes-temple = Tempel des Hermes
    .short = Hermestempel
    .text = Wenn du diesen Segen nimmst, erhalte 1 Priester. Nach deiner Aktion Tempel errichten darfst du 1 zusätzliche Spezialaktion ausführen.

blessing-winged-boots = Geflügelte Stiefel
    .short = Flügelstiefel
    .text = Anstelle deiner Hoplitenbewegung darfst du 1 deiner unbefestigten Hopliten in ein beliebiges Gebiet bewegen.

blessing-heros-apprentice = Schüler des Helden
    .short = Schüler
    .text = Anstelle deiner Heldenbewegung darfst du 1 deiner unbefestigten Hopliten höchstens so viele Gebiete weit bewegen, wie deine Geschwindigkeit beträgt.


## Temple cards

temple-extra-action = Tempelkarte: Zusatzaktion
    .short = Zusatzaktion
    .text = Orakel von Delphi: Du darfst in diesem Zug 1 zusätzliche Spezialaktion ausführen.

temple-priest-and-draft = Tempelkarte: Priester und Segen
    .short = Priester+Segen
    .text = Orakel von Delphi: Erhalte 1 weiteren Priester, dann folgt eine Segensauswahl; du wählst zuerst.

temple-artifact = Tempelkarte: Artefakt
    .short = Artefakt
    .text = Orakel von Delphi: Sieh dir 3 neutrale Artefakte an, behalte 1 (aufgeladen) und mische die übrigen zurück.

temple-combat-cards = Tempelkarte: Kampfkarten
    .short = Kampfkarten
    .text = Orakel von Delphi: Ziehe Kampfkarten bis zu deinem Handkartenlimit.

temple-attributes = Tempelkarte: Attribute
    .short = Attribute
    .text = Orakel von Delphi: Erhöhe 2 verschiedene Attribute deiner Wahl um je 1.


## Attributes and other values

stat-leadership = Führung
    .short = Führung
    .text = Attribut der Athene: wie viele Hopliten du bei der Hoplitenbewegung bewegen darfst.

stat-strength = Stärke
    .short = Stärke
    .text = Attribut des Zeus: wie viele Kampfkarten du zu Beginn einer Jagd ziehst.

stat-speed = Geschwindigkeit
    .short = Tempo
    .text = Attribut des Hermes: wie viele Gebiete weit sich dein Held bei der Heldenbewegung bewegen darf.

stat-army-strength = Armeestärke
    .short = Armeestärke
    .text = 1 pro Hoplit plus Kampfkarten und Boni. Die höhere gewinnt die Schlacht; bei Gleichstand die Verteidigung.

stat-population = Bevölkerungsstärke
    .short = Bevölkerung
    .text = Wie viele deiner Hopliten in einem neutralen Gebiet sein müssen, damit du die Kontrolle darüber übernimmst.

stat-endurance = Ausdauer
    .short = Ausdauer
    .text = Zahl der Wundenfelder eines Monsters. Es stirbt, sobald alle bedeckt sind.

stat-card-strength = Kartenstärke
    .short = Kartenstärke
    .text = Was eine Kampfkarte in einer Schlacht zur Armeestärke oder in einer Jagd zur Verteidigung beiträgt.

stat-attack-strength = Angriffsstärke
    .short = Angriff
    .text = Summe, die deine Kampfkarten erreichen müssen, um einen Monsterangriff abzuwehren.

stat-hand-limit = Handkartenlimit
    .short = Kartenlimit
    .text = Höchstens 4 Kampfkarten auf der Hand; gilt nicht während deiner eigenen Jagd.


## Actions

action-use-artifacts = Artefakte einsetzen
    .short = Artefakte
    .text = Setze beliebig viele deiner aufgeladenen Artefakte ein; jedes ist danach verbraucht, bis es wieder aufgeladen wird.

action-prayer = Gebet
    .short = Gebet
    .text = Entsende 1 Priester auf einen freien Platz an einem beliebigen Monument: Erhöhe dessen Attribut um 1, danach darfst du die göttliche Kraft seiner Stufe nutzen.

action-hero-movement = Heldenbewegung
    .short = Held bewegen
    .text = Bewege deinen Helden höchstens so viele Gebiete weit, wie seine Geschwindigkeit beträgt, oder 1 Questschritt. Endet er bei einem Questmarker, darf er die Quest beginnen.

action-hoplite-movement = Hoplitenbewegung
    .short = Hopl. bewegen
    .text = Bewege höchstens so viele Hopliten, wie deine Führung beträgt, jeden in ein angrenzendes Gebiet oder in eine Stadt hinein oder heraus. Schlachten folgen nach allen Bewegungen.

action-recruit = Ausheben
    .short = Ausheben
    .text = Rekrutiere bis zu 2 Hopliten in jedem von dir kontrollierten Gebiet mit Stadt, in Sparta bis zu 4; je 1 davon befestigt, falls Platz ist.

action-march = Marsch
    .short = Marsch
    .text = Bewege beliebig viele deiner unbefestigten Hopliten aus einem Gebiet in ein angrenzendes Gebiet.

action-build-temple = Tempel errichten
    .short = Tempel
    .text = Errichte einen Tempel auf einem Schrein in einem von dir kontrollierten Gebiet und erhalte 1 Priester. Das kann eine Segensauswahl auslösen.

action-prepare = Vorbereiten
    .short = Vorbereiten
    .text = Wähle 2, auch zweimal dasselbe: Heile 1 Verletzung; ziehe 1 Kampfkarte; rekrutiere 1 Hopliten im Gebiet deines Helden.

action-usurp = Bemächtigen
    .short = Bemächtigen
    .text = Mit dem Ruhmmarker des Landes übernimmst du die Kontrolle über das Gebiet deines Helden. Gegnerische Hopliten ziehen sich ohne Verluste zurück; du darfst dort 1 Hopliten rekrutieren.

action-hunt = Jagd
    .short = Jagd
    .text = Kämpfe gegen ein Monster im Gebiet deines Helden: Ziehe so viele Kampfkarten, wie deine Stärke beträgt, verwunde es und wehre seine Angriffe ab.

action-build-monument = Monument errichten
    .short = Monument
    .text = Füge einem Monument eine Stufe hinzu und erhalte 1 Priester je kontrolliertem Tempel. Alle Priester verlassen die Monumente, alle Marker „Aktion verwendet“ werden entfernt, alle Artefakte aufgeladen; es folgen Monsterphase und Ereignisphase.


## Options of Prepare

option-heal-1-injury = 1 Verletzung heilen

option-draw-1-combat-card = 1 Kampfkarte ziehen

option-recruit-1-hoplite-at-hero = 1 Hopliten im Gebiet deines Helden rekrutieren


## Phases

phase-setup = Spielaufbau
    .short = Spielaufbau
    .text = Spielplan, Stapel, Monumente und 7 Startereignisse werden ausgelegt.

phase-hero-selection = Heldenauswahl
    .short = Heldenauswahl
    .text = Gegen den Uhrzeigersinn wählen alle einen Helden und platzieren ihn mit 2 Hopliten. Wer zuletzt wählt, beginnt.

phase-basic-actions = Einfache Aktionen
    .short = Einfach
    .text = In beliebiger Reihenfolge, jede höchstens einmal: Artefakte einsetzen, Gebet, Heldenbewegung, Hoplitenbewegung.

phase-special-action = Spezialaktion
    .short = Spezialaktion
    .text = Beende deinen Zug mit 1 Spezialaktion, die nicht als verwendet markiert ist.

phase-monster-phase = Monsterphase
    .short = Monster
    .text = Wer das Monument errichtet hat, wirft für jedes Monster auf dem Spielplan den Monsterwürfel.

phase-event-phase = Ereignisphase
    .short = Ereignis
    .text = 1 Ereigniskarte wird gezogen: eine neue Quest, ein neues Monster oder die Entwicklung eines Monsters.

phase-blessing-draft = Segensauswahl
    .short = Segen
    .text = Die bauende Person zieht eine Segenskarte mehr, als Personen mitspielen, behält 1 und gibt den Rest nach rechts weiter, bis alle 1 genommen haben.

phase-battle = Schlacht
    .short = Schlacht
    .text = Findet statt, wenn nach einer Bewegung Hopliten zweier Personen in einem Gebiet sind.

phase-hunt = Jagd
    .short = Jagd
    .text = Held und Monster greifen abwechselnd an, bis das Monster stirbt oder die Jagd endet.


## Steps of battle and hunt

step-battle-before = Vor der Schlacht
    .text = Artefakte und Segen, die vor einer Schlacht wirken; die aktive Person bestimmt die Reihenfolge.

step-battle-cards = Kampfkarten spielen
    .text = Beginnend mit der Verteidigung: Spiele 1 Kampfkarte oder passe. Wer passt, spielt in dieser Schlacht keine Karten mehr.

step-battle-compare = Armeestärke vergleichen
    .text = Die höhere Armeestärke gewinnt; bei Gleichstand die Verteidigung.

step-battle-losses = Verluste und Rückzug
    .text = Beide Seiten verlieren 1 Hopliten je Verlustsymbol auf eigenen Karten. Die unterlegene Seite verliert 1 weiteren und zieht sich zurück.

step-battle-control = Kontrolle
    .text = Die siegreiche Seite übernimmt die Kontrolle über das Gebiet, außer eine angreifende Seite hat dort keinen Hopliten mehr.

step-hunt-start = Beginn der Jagd
    .text = Wähle das Monster und ziehe so viele Kampfkarten, wie deine Stärke beträgt.

step-hunt-hero = Held greift an
    .text = Füge mindestens 1 Wunde zu, sonst endet die Jagd.

step-hunt-monster = Monster greift an
    .text = Wer links von dir sitzt, zieht 2 Monsterangriff-Karten und wählt 1. Verteidige dich und ziehe 2 Karten oder erleide den Effekt und ziehe 1.

step-hunt-reward = Jagdbelohnung
    .text = Wähle 1 Belohnung, die dir zusteht.


## Faces of the monster die

die-nothing = Nichts
    .text = Das Monster bleibt ruhig.

die-region-attack = Gebietsangriff
    .short = Gebietsangriff
    .text = Das Monster greift sein Gebiet an, wie es sein Tableau angibt.

die-move = Bewegung
    .text = Bewege das Monster in ein angrenzendes Gebiet deiner Wahl.

die-move-or-region-attack = Bewegung oder Gebietsangriff
    .short = Bew. / Angriff
    .text = Wähle: Bewege das Monster oder lass es sein Gebiet angreifen.


## Victories

victory-lands = Kriegsherr von Hellas
    .short = Kriegsherr
    .text = Kontrolliere 2 vollständige Länder. Zu dritt zählt das blaue Land nicht, zu zweit brauchst du 3 Länder.

victory-temples = Gunst der Götter
    .short = Göttergunst
    .text = Kontrolliere 5 Gebiete mit Tempel (das Orakel von Delphi zählt mit).

victory-monsters = Monsterbezwinger
    .short = Bezwinger
    .text = Bezwinge 3 Monster.

victory-king-of-kings = König der Könige
    .short = Kg. d. Könige
    .text = Sobald ein Monument vollendet ist und wer es vollendete 3 weitere Spezialaktionen ausgeführt hat, gewinnt, wer sein Gebiet kontrolliert. Nicht zu zweit.


## Moments of cards

timing-use-artifacts = Aktion Artefakte einsetzen

timing-before-battle = Vor einer Schlacht

timing-before-battle-as-defender = Vor einer Schlacht, in der du verteidigst

timing-before-battle-or-hunt = Vor einer Schlacht oder Jagd

timing-battle-start = Beginn einer Schlacht

timing-battle = In einer Schlacht

timing-battle-in-hero-region = Schlacht im Gebiet deines Helden

timing-play-combat-card = Beim Spielen einer Kampfkarte

timing-battle-both-passed = Nachdem beide Seiten gepasst haben

timing-after-battle-before-losses = Nach dem Vergleich, vor den Verlusten

timing-after-battle-won = Nach einer gewonnenen Schlacht

timing-own-hoplites-killed = Wenn deine Hopliten getötet würden

timing-hunt-start = Beginn deiner Jagd

timing-during-hunt = Während deiner Jagd

timing-during-battle-or-hunt = Während deiner Schlacht oder Jagd

timing-any-time = Jederzeit

timing-own-turn = In deinem Zug, vor der Spezialaktion

timing-own-turn-start = Beginn deines Zuges

timing-after-hero-movement = Nach deiner Heldenbewegung

timing-instead-of-hero-movement = Anstelle der Heldenbewegung

timing-instead-of-hoplite-movement = Anstelle der Hoplitenbewegung

timing-recruit = Bei deiner Aktion Ausheben

timing-march = Bei deiner Aktion Marsch

timing-after-march = Nach deiner Aktion Marsch

timing-prepare = Bei deiner Aktion Vorbereiten

timing-after-prepare = Nach deiner Aktion Vorbereiten

timing-usurp = Bei deiner Aktion Bemächtigen

timing-special-action = Bei der Wahl deiner Spezialaktion

timing-passive = Immer

timing-on-gain-and-passive = Beim Erhalt, danach immer

timing-on-gain-and-trigger = Beim Erhalt, danach jedes Mal

timing-on-gain-and-hunt = Beim Erhalt, danach bei deinen Jagden


## May and must

mode-may = Du darfst

mode-must = Automatisch


## Limits of cards

limit-once = Einmal

limit-once-per-turn = Einmal pro Zug

limit-once-per-prepare = Einmal pro Aktion Vorbereiten

limit-once-per-card = Einmal pro Karte

limit-once-per-hunt = Einmal pro Jagd

limit-once-per-battle = Einmal pro Schlacht

limit-once-per-player-and-action = Einmal pro Person und Aktion

limit-blocked-while-token-on-card = Blockiert, solange ein Marker darauf liegt


## Components

component-map = Spielplan

component-hero-board = Heldentableau

component-army-board = Armeetableau

component-base-ring = Farbsockel

component-help-tray = Große Übersichtskarte

component-persian-invasion-tray-solo-only = Tableau der Perserinvasion (solo)

component-monster-tray = Monstertableau

component-event-monster-card = Monsterkarte

component-event-quest-card = Questkarte

component-monster-attack-card = Monsterangriff-Karte

component-artifact-neutral = Neutrale Artefaktkarte

component-artifact-monster = Monsterartefakt-Karte

component-artifact-divine = Götterartefakt-Karte

component-combat-card = Kampfkarte

component-blessing-athena = Segen der Athene

component-blessing-zeus = Segen des Zeus

component-blessing-hermes = Segen des Hermes

component-temple-card = Tempelkarte

component-round-help-card = Rundenübersicht

component-monument-activation-card = Monument-Aktivierungskarte

component-hero-figure = Heldenminiatur

component-monument = Monument

component-monument-parts-each = Monumentteil

component-hoplite = Hoplit

component-priest = Priester

component-monster-figure = Monsterminiatur

component-monster-die = Monsterwürfel

component-control-token = Kontrollmarker

component-attribute-token = Attributsmarker

component-quest-token = Questmarker

component-temple-token = Tempelmarker

component-used-action-token = Marker „Aktion verwendet“

component-glory-token = Ruhmmarker

component-monster-wound-token = Monsterwundenmarker

component-oracle-of-delphi-token = Marker „Orakel von Delphi“


## Colours

colour-red = Rot

colour-yellow = Gelb

colour-blue = Blau

colour-green = Grün

colour-brown = Braun


## Terms

term-region = Gebiet
    .text = Kleinstes benanntes Areal des Spielplans mit eigener Bevölkerungsstärke.

term-land = Land
    .text = Alle Gebiete einer Farbe, 3 oder 4.

term-board = Spielplan
    .text = Die Karte von Hellas mit Gebieten und Seewegen.

term-neutral-region = neutrales Gebiet
    .text = Ein Gebiet ohne Kontrollmarker.

term-controlled-region = kontrolliertes Gebiet
    .text = Ein Gebiet mit dem Kontrollmarker einer Person. Es bleibt kontrolliert, auch wenn die Hopliten gehen.

term-control = Kontrolle
    .text = Du kontrollierst die Gebiete mit deinem Kontrollmarker.

term-take-control = Kontrolle übernehmen
    .text = Lege deinen Kontrollmarker in ein Gebiet, anstelle eines fremden.

term-city = Stadt
    .text = Gibt beim Ausheben 2 Hopliten und fasst 1 befestigten Hopliten (+1 Armeestärke für die Verteidigung).

term-sparta = Sparta
    .text = Stadt in Lakonien: 4 Hopliten beim Ausheben und +2 Armeestärke für den befestigten Hopliten.

term-shrine = Schrein
    .text = Ort, an dem ein Tempel errichtet werden kann.

term-temple = Tempel
    .text = Gibt der Person, die das Gebiet kontrolliert, beim Errichten eines Monuments 1 Priester; 5 Tempelgebiete gewinnen das Spiel.

term-oracle = Orakel von Delphi
    .text = Ein Tempel, der nur in Phokis errichtet werden kann; dazu gibt es die Belohnung der Tempelkarte.

term-sea-route = Seeweg
    .text = Durch einen Seeweg verbundene Gebiete grenzen aneinander.

term-adjacent = angrenzend
    .text = Mit gemeinsamer Grenze oder durch einen Seeweg verbunden.

term-monument = Monument
    .text = Statue einer Gottheit, 5 Stufen. An ihrem Fuß beten Priester.

term-monument-level = Monumentstufe
    .text = Bestimmt, wie mächtig die göttliche Kraft ist.

term-god = Gott
    .text = Zeus, Athene oder Hermes.

term-divine-power = göttliche Kraft
    .text = Bonus eines Gebets, je nach Stufe des Monuments.

term-hero = Held
    .text = Deine Figur, die Monster jagt, Quests erfüllt und sich Gebieten bemächtigt. Helden kämpfen nicht in Schlachten.

term-special-ability = Spezialfähigkeit
    .text = Dauerhafte Fähigkeit eines Helden.

term-attribute = Attribut
    .text = Führung, Stärke und Geschwindigkeit, von 1 bis 5.

term-hoplite = Hoplit
    .text = Armeefigur mit Stärke 1.

term-army = Armee
    .text = Alle deine Hopliten in einem Gebiet.

term-fortified-hoplite = befestigter Hoplit
    .text = Hoplit in einer Stadt: gibt bei der Verteidigung +1 (Sparta +2) und stirbt zuletzt.

term-fortify = befestigen
    .text = Bewege einen Hopliten in die Stadt eines von dir kontrollierten Gebiets.

term-priest = Priester
    .text = Wird zum Beten zu Monumenten entsandt. Du darfst höchstens 4 haben.

term-priesthood = Priestervorrat
    .text = Deine einsatzbereiten Priester.

term-sacrifice-priest = Priester opfern
    .text = Lege einen Priester aus deinem Priestervorrat in den Vorrat zurück.

term-supply = Vorrat
    .text = Figuren und Marker, die nicht im Spiel sind.

term-player = Person

term-active-player = aktive Person
    .text = Die Person, die am Zug ist.

term-opponent = Gegenseite

term-enemy = gegnerisch
    .text = Jede andere Person.

term-hunter = jagende Person
    .text = Die Person, deren Held jagt.

term-turn = Zug
    .text = Einfache Aktionen, dann eine Spezialaktion.

term-round = Runde
    .text = Endet, wenn jemand ein Monument errichtet.

term-additional-special-action = zusätzliche Spezialaktion
    .text = Direkt nach der aktuellen, mit eigenem Marker; nie nach Monument errichten.

term-used-action = verwendete Aktion
    .text = Nicht verfügbar, bis jemand ein Monument errichtet.

term-recruit = rekrutieren
    .text = Stelle Hopliten aus deinem Vorrat in ein Gebiet; in einem kontrollierten Gebiet darf 1 befestigt sein.

term-monster = Monster
    .text = Streift über den Spielplan, greift Gebiete an und kann gejagt werden.

term-evolution = Entwicklung
    .text = Dauerhafte Veränderung eines Monsters, dessen Ereigniskarte erneut gezogen wird.

term-wound = Wunde
    .text = Ein bedecktes Wundenfeld eines Monsters. Wunden bleiben nach der Jagd.

term-wound-slot = Wundenfeld
    .text = Zeigt, mit welcher Kampfkarte das Monster hier verwundet werden kann.

term-injury = Verletzung
    .text = Drehe einen Attributsmarker um: Das Attribut ist 1, bis es geheilt wird. Höchstens 3.

term-heal = heilen
    .text = Drehe einen verletzten Attributsmarker zurück.

term-combat-card = Kampfkarte
    .text = Wird in Schlachten und Jagden verwendet.

term-loss-symbol = Verlustsymbol
    .text = Nach der Schlacht verlierst du für jedes 1 eigenen Hopliten. Du darfst nicht mehr spielen, als du Hopliten in der Schlacht hast.

term-loss = Verlust

term-kill = töten
    .text = Lege den Hopliten in den Vorrat seiner Person zurück.

term-attacker = Angreifer
    .text = Die Seite, deren Hopliten in das Gebiet gezogen sind.

term-defender = Verteidiger
    .text = Die andere Seite; gewinnt bei Gleichstand.

term-pass = passen
    .text = In dieser Schlacht keine Kampfkarten mehr spielen.

term-defend-hunt = sich verteidigen
    .text = Spiele Kampfkarten mindestens in Höhe der Angriffsstärke; ziehe danach 2 Karten.

term-retreat = Rückzug
    .text = Die geschlagene Armee zieht gemeinsam in ein angrenzendes Gebiet ohne gegnerische Kontrolle und Hopliten; gibt es keins, ist sie verloren.

term-pyrrhic-victory = Pyrrhussieg
    .text = Die angreifende Seite gewinnt ohne überlebenden Hopliten und übernimmt die Kontrolle nicht.

term-quest = Quest
    .text = Drei Schritte; der dritte bringt Belohnung und Ruhmmarker. Anforderungen gelten nur für den Schritt, auf dem du beginnst.

term-quest-step = Questschritt
    .text = Ein Held auf einer Quest rückt je Heldenbewegung 1 Schritt vor und ist in keinem Gebiet.

term-reward = Belohnung

term-requirement = Anforderung

term-glory-token = Ruhmmarker
    .text = Du erhältst ihn, wenn du in dem Land ein Monster bezwingst oder eine Quest erfüllst; er erlaubt dort Bemächtigen.

term-artifact = Artefakt
    .text = Kann aufgeladen eingesetzt werden; wird aufgeladen, wenn jemand ein Monument errichtet.

term-neutral-artifact = neutrales Artefakt
    .text = Aus dem gemeinsamen Artefaktstapel.

term-monster-artifact = Monsterartefakt
    .text = Belohnung für das Bezwingen dieses Monsters in einer Jagd.

term-divine-artifact = Götterartefakt
    .text = Gehört, wer das Gebiet des Monuments kontrolliert.

term-charged = aufgeladen

term-used = verbraucht

term-blessing = Segen
    .text = Dauerhafte Fähigkeit aus einer Segensauswahl.

term-opening-draw = anfängliches Ziehen
    .text = Kampfkarten, die zu Beginn einer Jagd gezogen werden.

term-deck = Stapel

term-discard-pile = Ablagestapel

term-hand = Hand

term-draw = ziehen

term-discard = ablegen

term-artifact-deck = Artefaktstapel

term-combat-deck = Kampfkartenstapel

term-event-deck = Ereignisstapel

term-attack-deck = Monsterangriff-Stapel

term-blessing-deck = Segensstapel

term-victory = Sieg

term-starting-bonus = Startbonus
    .text = Wird einmal beim Platzieren deines Helden abgehandelt.
