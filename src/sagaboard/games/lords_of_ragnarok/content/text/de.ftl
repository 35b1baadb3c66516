### Lords of Ragnarok: names and texts, German.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### what a card does, in at most 55 characters for both of its effects;
### .in .to .from .over .acc .gen .dat .ins .loc are ready forms for sentences (never inflect a
### name in code). The wording is ours. A content pack may replace messages in text/de.ftl (--pack).

## The game

game-lords-of-ragnarok = Lords of Ragnarok
    .short = Ragnarok
    .text = Führe einen Helden, Armeen und ein Drakkar um den Baum Yggdrasil und werde zuerst Mächtiger Jarl, Großer Gode oder Furchtloser Bezwinger – oder beherrsche das Umland des Baums, wenn Ragnarök kommt.


## Players by colour

colour-green = Grün
    .short = Grün

colour-red = Rot
    .short = Rot

colour-blue = Blau
    .short = Blau

colour-yellow = Gelb
    .short = Gelb

army-1 = Armee 1

army-2 = Armee 2

army-3 = Armee 3

army-4 = Armee 4

army-5 = Armee 5

army-6 = Armee 6


## Regions

region-1 = Hrafnmark 1
    .short = 1
    .text = Bevölkerungsstärke 2: Siedlung.
    .in = in Hrafnmark 1
    .to = nach Hrafnmark 1
    .from = aus Hrafnmark 1
    .over = über Hrafnmark 1

region-2 = Hrafnmark 2
    .short = 2
    .text = Bevölkerungsstärke 3: Schmiede.
    .in = in Hrafnmark 2
    .to = nach Hrafnmark 2
    .from = aus Hrafnmark 2
    .over = über Hrafnmark 2

region-3 = Hrafnmark 3
    .short = 3
    .text = Bevölkerungsstärke 2: Schrein.
    .in = in Hrafnmark 3
    .to = nach Hrafnmark 3
    .from = aus Hrafnmark 3
    .over = über Hrafnmark 3

region-4 = Hrafnmark 4
    .short = 4
    .text = Bevölkerungsstärke 5: Monument des Odin; grenzt an Yggdrasil an.
    .in = in Hrafnmark 4
    .to = nach Hrafnmark 4
    .from = aus Hrafnmark 4
    .over = über Hrafnmark 4

region-5 = Ulfmark 5
    .short = 5
    .text = Bevölkerungsstärke 2: Siedlung.
    .in = in Ulfmark 5
    .to = nach Ulfmark 5
    .from = aus Ulfmark 5
    .over = über Ulfmark 5

region-6 = Ulfmark 6
    .short = 6
    .text = Bevölkerungsstärke 3: Schmiede.
    .in = in Ulfmark 6
    .to = nach Ulfmark 6
    .from = aus Ulfmark 6
    .over = über Ulfmark 6

region-7 = Ulfmark 7
    .short = 7
    .text = Bevölkerungsstärke 5: Siedlung; Schrein; grenzt an Yggdrasil an.
    .in = in Ulfmark 7
    .to = nach Ulfmark 7
    .from = aus Ulfmark 7
    .over = über Ulfmark 7

region-8 = Arnmark 8
    .short = 8
    .text = Bevölkerungsstärke 3: Schrein; Schmiede; grenzt an Yggdrasil an.
    .in = in Arnmark 8
    .to = nach Arnmark 8
    .from = aus Arnmark 8
    .over = über Arnmark 8

region-9 = Arnmark 9
    .short = 9
    .text = Bevölkerungsstärke 2: Siedlung.
    .in = in Arnmark 9
    .to = nach Arnmark 9
    .from = aus Arnmark 9
    .over = über Arnmark 9

region-10 = Arnmark 10
    .short = 10
    .text = Bevölkerungsstärke 4: Monument der Freya.
    .in = in Arnmark 10
    .to = nach Arnmark 10
    .from = aus Arnmark 10
    .over = über Arnmark 10

region-11 = Galtmark 11
    .short = 11
    .text = Bevölkerungsstärke 2: Schrein.
    .in = in Galtmark 11
    .to = nach Galtmark 11
    .from = aus Galtmark 11
    .over = über Galtmark 11

region-12 = Galtmark 12
    .short = 12
    .text = Bevölkerungsstärke 3: Siedlung; Schmiede.
    .in = in Galtmark 12
    .to = nach Galtmark 12
    .from = aus Galtmark 12
    .over = über Galtmark 12

region-13 = Galtmark 13
    .short = 13
    .text = Bevölkerungsstärke 4: Schrein; grenzt an Yggdrasil an.
    .in = in Galtmark 13
    .to = nach Galtmark 13
    .from = aus Galtmark 13
    .over = über Galtmark 13

region-14 = Björnmark 14
    .short = 14
    .text = Bevölkerungsstärke 4: Schrein; grenzt an Yggdrasil an.
    .in = in Björnmark 14
    .to = nach Björnmark 14
    .from = aus Björnmark 14
    .over = über Björnmark 14

region-15 = Björnmark 15
    .short = 15
    .text = Bevölkerungsstärke 5: Monument des Thor; grenzt an Yggdrasil an.
    .in = in Björnmark 15
    .to = nach Björnmark 15
    .from = aus Björnmark 15
    .over = über Björnmark 15

region-16 = Björnmark 16
    .short = 16
    .text = Bevölkerungsstärke 2: Siedlung.
    .in = in Björnmark 16
    .to = nach Björnmark 16
    .from = aus Björnmark 16
    .over = über Björnmark 16

region-17 = Björnmark 17
    .short = 17
    .text = Bevölkerungsstärke 4: Schrein; Schmiede.
    .in = in Björnmark 17
    .to = nach Björnmark 17
    .from = aus Björnmark 17
    .over = über Björnmark 17

region-18 = Ormmark 18
    .short = 18
    .text = Bevölkerungsstärke 2: Siedlung.
    .in = in Ormmark 18
    .to = nach Ormmark 18
    .from = aus Ormmark 18
    .over = über Ormmark 18

region-19 = Ormmark 19
    .short = 19
    .text = Bevölkerungsstärke 4: Schrein; grenzt an Yggdrasil an.
    .in = in Ormmark 19
    .to = nach Ormmark 19
    .from = aus Ormmark 19
    .over = über Ormmark 19

region-20 = Ormmark 20
    .short = 20
    .text = Bevölkerungsstärke 3: Schmiede.
    .in = in Ormmark 20
    .to = nach Ormmark 20
    .from = aus Ormmark 20
    .over = über Ormmark 20

region-21 = Ormmark 21
    .short = 21
    .text = Bevölkerungsstärke 5: Siedlung; Schrein; grenzt an Yggdrasil an.
    .in = in Ormmark 21
    .to = nach Ormmark 21
    .from = aus Ormmark 21
    .over = über Ormmark 21


## Lands

land-hrafnmark = Hrafnmark
    .text = Land mit dem Symbol: Rabe. Gebiete 1–4.

land-ulfmark = Ulfmark
    .text = Land mit dem Symbol: Wolf. Gebiete 5–7.

land-arnmark = Arnmark
    .text = Land mit dem Symbol: Adler. Gebiete 8–10.

land-galtmark = Galtmark
    .text = Land mit dem Symbol: Eber. Gebiete 11–13.

land-bjornmark = Björnmark
    .text = Land mit dem Symbol: Bär. Gebiete { $players ->
        [2] 14–16
       *[other] 14–17
     }.

land-ormmark = Ormmark
    .text = Land mit dem Symbol: Schlange. Gebiete 18–21.


## Symbols of lands

symbol-raven = Rabe

symbol-wolf = Wolf

symbol-eagle = Adler

symbol-boar = Eber

symbol-bear = Bär

symbol-serpent = Schlange


## Seas

sea-a = Wanensund
    .text = Küstengebiete: 1, 2, 5.

sea-b = Elfenmeerenge
    .text = Küstengebiete: 5, 6, 9.

sea-c = Zwergenmeer
    .text = Küstengebiete: 9, 10, 11.

sea-d = Glutmeer
    .text = Küstengebiete: 11, 12, 16.

sea-e = Riesentiefe
    .short = Riesentiefe
    .text = Küstengebiete: { $players ->
        [2] 2, 3, 16
       *[other] 16, 17, 18
     }.

sea-f = Nebelmeer
    .text = Küstengebiete: 2, 3, 18, 20.


## Realms; .text is the bonus

realm-vanaheim = Vanaheim
    .text = Du erhältst 1 Rune deiner Wahl aus dem allgemeinen Vorrat.
    .gen = Vanaheims
    .ins = Vanaheim

realm-alfheim = Alfheim
    .text = Wähle eines: Platziere deinen Helden in ein Gebiet deiner Wahl oder heile 1 Verletzung.
    .gen = Alfheims
    .ins = Alfheim

realm-svartalfheim = Svartalfheim
    .text = Ziehe 1 Kampfkarte.
    .gen = Svartalfheims
    .ins = Svartalfheim

realm-muspelheim = Muspelheim
    .text = Rekrutiere 1 Armee mit Stärke 1 in ein beliebiges von dir kontrolliertes Gebiet.
    .gen = Muspelheims
    .ins = Muspelheim

realm-jotunheim = Jotunheim
    .text = 1 deiner Armeen erhält +1 Stärke.
    .gen = Jotunheims
    .ins = Jotunheim

realm-niflheim = Niflheim
    .text = Wähle eines: Bewege dein Drakkar bis zu 3 Meere weit oder platziere 1 deiner Armeen vom Spielplan in ein beliebiges von dir kontrolliertes Gebiet.
    .gen = Niflheims
    .ins = Niflheim


## Sides of the board

map-3-4 = Spielplan für 3–4
    .short = 3–4 Personen

map-2 = Spielplan zu zweit
    .short = 2 Personen


## Heroes; .text is the ability

hero-ragnar = Ragnar
    .text = In einer Schlacht in dem Land mit Ragnar, in der du Angreifer bist: +1 Schlachtwert für jede deiner Armeen in dieser Schlacht.
    .acc = Ragnar
    .gen = Ragnars
    .full = Ragnar { title-ragnar }

hero-aslaug = Aslaug
    .text = Immer wenn Bündnisboni verteilt werden, darfst du jedes Reich, das an das Gebiet mit Aslaug angrenzt, so behandeln, als wärst du mit ihm verbündet.
    .acc = Aslaug
    .gen = Aslaugs
    .full = Aslaug { title-aslaug }

hero-snorri = Snorri
    .text = Wenn du ohne Schlacht die Kontrolle über ein Gebiet mit einer Siedlung in dem Land mit Snorri übernimmst, nimm dir 1 beliebige Rune.
    .acc = Snorri
    .gen = Snorris
    .full = Snorri { title-snorri }

hero-lagertha = Lagertha
    .text = Nachdem du eine Schlacht in dem Land mit Lagertha gewonnen hast, erhöhe die Stärke von 1 deiner beteiligten Armeen um 1.
    .acc = Lagertha
    .gen = Lagerthas
    .full = Lagertha { title-lagertha }

hero-beowulf = Beowulf
    .text = Immer wenn Beowulf eine Verletzung zugefügt wird, ziehe 1 Kampfkarte. Vor deiner Jagd oder vor deiner Schlacht in dem Land mit Beowulf darfst du ihm 1 Verletzung zufügen.
    .acc = Beowulf
    .gen = Beowulfs
    .full = Beowulf { title-beowulf }


## Titles of heroes

title-ragnar = der Häuptling

title-aslaug = die Völva

title-snorri = der Skalde

title-lagertha = die Schildmaid
    .short = die Schildmaid

title-beowulf = der Berserker


## Origins

origin-odinsson = Odinsson / Odinsdottir
    .short = Odin
    .text = Du hast den ersten Zug des Spiels.

origin-thorsson = Thorsson / Thorsdottir
    .short = Thor
    .text = Erhöhe deine Macht um 1.

origin-freyjuson = Freyjuson / Freyjudottir
    .short = Freya
    .text = Erhöhe deine Weisheit um 1.

origin-tyrsson = Tyrsson / Tyrsdottir
    .short = Tyr
    .text = Erhöhe deine Autorität um 1.

origin-njordsson = Njördsson / Njördsdottir
    .short = Njörd
    .text = Nimm dir 1 Priester aus dem allgemeinen Vorrat.

origin-heimdallsson = Heimdallsson / Heimdallsdottir
    .short = Heimdall
    .text = Schließe ein Bündnis mit 1 Reich deiner Wahl, ohne Rune und ohne angrenzen zu müssen. Für den ersten Marker auf einem Reich ziehst du wie üblich 1 Kampfkarte.


## Gods

god-odin = Odin
    .text = Ein zu seinem Monument entsandter Priester erhöht deine Autorität um 1; ab Stufe 1 werden auch deine Armeen stärker.
    .acc = Odin
    .gen = des Odin

god-thor = Thor
    .text = Ein zu seinem Monument entsandter Priester erhöht deine Macht um 1; ab Stufe 1 ziehst du auch Kampfkarten.
    .acc = Thor
    .gen = des Thor

god-freya = Freya
    .text = Ein zu ihrem Monument entsandter Priester erhöht deine Weisheit um 1; ab Stufe 1 erhältst du auch Runen.
    .acc = Freya
    .gen = der Freya

god-tyr = Tyr
    .text = Segnungen: Tyrs Eid, Thinggesetz, Mut des Einhändigen.
    .gen = Tyrs

god-njord = Njörd
    .text = Segnungen: Günstiger Wind, Hafenherr, Seeräuber.
    .gen = Njörds

god-heimdall = Heimdall
    .text = Segnungen: Götterwächter, Bifröst, Gjallarhorn.
    .gen = Heimdalls

god-baldr = Balder
    .text = Segnungen: Strahlenglanz, Mistelschutz, Liebling aller.
    .gen = Balders

god-idun = Idun
    .text = Segnungen: Goldene Äpfel, Obstgartenfest, Immergrün.
    .gen = Iduns

god-skadi = Skadi
    .text = Segnungen: Jägerin, Schneeschuhe, Fallensteller.
    .gen = Skadis

god-frigg = Frigg
    .text = Segnungen: Schicksalsweberin, Schlüsselhüterin, Stilles Gebet.
    .gen = Friggs

god-bragi = Bragi
    .text = Segnungen: Skaldenruhm, Skaldenmet, Alte Lieder.
    .gen = Bragis

god-vidar = Vidar
    .text = Segnungen: Stiller Rächer, Eisenschuh, Wolfstöter.
    .gen = Vidars


## Monuments

monument-odin = Monument des Odin
    .short = Odin-Monument
    .text = Hrafnmark 4. Priesterplätze: { $players ->
        [2] 2
       *[other] 3
     }.

monument-thor = Monument des Thor
    .short = Thor-Monument
    .text = Björnmark 15. Priesterplätze: { $players ->
        [2] 2
       *[other] 3
     }.

monument-freya = Monument der Freya
    .short = Freya-Monument
    .text = Arnmark 10. Priesterplätze: { $players ->
        [2] 2
       *[other] 3
     }.


## God cards by level of the monument

god-level-odin-0 = Odin, Stufe 0
    .short = Odin 0
    .text = Autorität +1.

god-level-odin-1 = Odin, Stufe 1
    .short = Odin 1
    .text = Autorität +1. 1 deiner Armeen erhält +1 Stärke.

god-level-odin-2 = Odin, Stufe 2
    .short = Odin 2
    .text = Autorität +1. Erhöhe die Stärke deiner Armeen um insgesamt 2, beliebig aufgeteilt (keine über 6).

god-level-odin-3 = Odin, Stufe 3
    .short = Odin 3
    .text = Autorität +1. Erhöhe die Stärke deiner Armeen um insgesamt 3, beliebig aufgeteilt (keine über 6).

god-level-thor-0 = Thor, Stufe 0
    .short = Thor 0
    .text = Macht +1.

god-level-thor-1 = Thor, Stufe 1
    .short = Thor 1
    .text = Macht +1. Ziehe 1 Kampfkarte.

god-level-thor-2 = Thor, Stufe 2
    .short = Thor 2
    .text = Macht +1. Ziehe 2 Kampfkarten.

god-level-thor-3 = Thor, Stufe 3
    .short = Thor 3
    .text = Macht +1. Ziehe 3 Kampfkarten.

god-level-freya-0 = Freya, Stufe 0
    .short = Freya 0
    .text = Weisheit +1.

god-level-freya-1 = Freya, Stufe 1
    .short = Freya 1
    .text = Weisheit +1. Nimm dir 1 beliebige Rune.

god-level-freya-2 = Freya, Stufe 2
    .short = Freya 2
    .text = Weisheit +1. Nimm dir 2 beliebige Runen (auch gleiche).

god-level-freya-3 = Freya, Stufe 3
    .short = Freya 3
    .text = Weisheit +1. Nimm dir 3 beliebige Runen (auch gleiche).


## Monsters

monster-draugr = Draugr
    .text = Rune Uruz, 8 Wundenfelder. Gebietsangriff: Grabseuche. Spezialangriff: Grabesgriff. Artefakt: Grabklinge.
    .acc = den Draugr
    .gen = des Draugrs

monster-grendel = Grendel
    .text = Rune Uruz, 8 Wundenfelder. Gebietsangriff: Nachtüberfall. Spezialangriff: Zerfleischen. Artefakt: Grendels Klaue.
    .acc = Grendel
    .gen = Grendels

monster-hraesvelgr = Hräswelgr
    .text = Rune Othala, 8 Wundenfelder. Gebietsangriff: Sturmwind. Spezialangriff: Todeswind. Artefakt: Sturmfeder.
    .acc = Hräswelgr
    .gen = Hräswelgrs

monster-fenrir = Fenrir
    .text = Rune Othala, 10 Wundenfelder. Gebietsangriff: Verschlingen. Spezialangriff: Rachen. Artefakt: Gleipnir.
    .acc = Fenrir
    .gen = Fenrirs

monster-nidhogg = Nidhöggr
    .text = Rune Algiz, 9 Wundenfelder. Gebietsangriff: Wurzelfraß. Spezialangriff: Fäulnis. Artefakt: Nidhöggrs Zahn.
    .acc = Nidhöggr
    .gen = Nidhöggrs

monster-jormungandr = Jörmungandr
    .text = Rune Algiz, 9 Wundenfelder. Gebietsangriff: Giftflut. Spezialangriff: Umschlingung. Artefakt: Schlangenschuppe.
    .acc = Jörmungandr
    .gen = Jörmungandrs


## The boss

boss-loki = Loki
    .text = Der Boss des Spiels; er ist kein Monster. Wer ihn bezwingt, gewinnt sofort; jede Wunde braucht zwei Kampfkarten mit beiden Symbolen des Wundenfelds.
    .acc = Loki
    .gen = Lokis

boss-special-rule = Loki hält Armeen fern
    .short = Sonderregel
    .text = Keine Armee darf sich jemals in Lokis Gebiet bewegen.

boss-activation = Lokis Weg
    .short = Lokis Weg
    .text = Die aktive Person platziert Loki in ein Gebiet, das an sein Gebiet angrenzt; grenzt sein Gebiet an Yggdrasil an, darf es stattdessen jedes andere an Yggdrasil angrenzende Gebiet sein. Er darf nicht stehen bleiben. Kein Würfel, kein Stampfen, kein Gebietsangriff.

boss-rune-ability = Silberzunge
    .text = Wähle eine andere Person: Nimm dir 1 Rune deiner Wahl aus ihrem persönlichen Vorrat oder, falls sie keine hat, 1 zufällige Kampfkarte aus ihrer Hand.

boss-regenerates = Regeneration
    .text = Ist Loki nach einer Jagd noch am Leben, entferne alle Kontrollmarker von seinen Wundenfeldern.

boss-hunt-condition = Jagd auf Loki
    .short = Jagd auf Loki
    .text = Du darfst Loki nur jagen, wenn du 2 Monster bezwungen hast (Miniaturen und Bezwingermarker zählen); im Spiel zu zweit genügt 1.


## Region attacks

region-attack-draugr = Grabseuche
    .text = Wer Armeen in diesem Gebiet hat, verringert die Stärke von 1 davon (eigene Wahl) um 1. Dann wird jedem Helden in diesem Gebiet 1 Verletzung zugefügt.

region-attack-grendel = Nachtüberfall
    .text = Wer das Monster führt, wählt 1 Armee in diesem Gebiet und verringert ihre Stärke um 2. Ist hier keine Armee, legt stattdessen jeder Held in diesem Gebiet 1 Kampfkarte seiner Wahl ab.

region-attack-hraesvelgr = Sturmwind
    .text = Sind hier Armeen, wählt, wer das Monster führt, 1 Person mit Armeen in diesem Gebiet: Alle ihre Armeen hier müssen sich zurückziehen (in ein und dasselbe Gebiet ihrer Wahl). Dann darf, wer das Monster führt, 1 beliebiges Drakkar aus einem Meer, das an dieses Gebiet angrenzt, in ein angrenzendes Meer bewegen.

region-attack-fenrir = Verschlingen
    .text = Verringere die Stärke der Armeen in diesem Gebiet um insgesamt 3; die Aufteilung bestimmt, wer das Monster führt. Haben sie zusammen weniger Stärke, werden alle Armeen hier vernichtet.

region-attack-nidhogg = Wurzelfraß
    .short = Wurzelfraß
    .text = Ist in diesem Gebiet keine Armee, entferne den Kontrollmarker (das Gebiet ist wieder neutral); sonst verringere die Stärke jeder Armee hier um 1. In beiden Fällen kommt eine Rune auf einer Schmiede hier zurück in den allgemeinen Vorrat.

region-attack-jormungandr = Giftflut
    .text = Wer das Monster führt, wählt dieses oder ein auf dem Landweg angrenzendes Gebiet: Verringere die Stärke jeder Armee dort um 1. Dann wird jedem Helden in Jörmungandrs eigenem Gebiet 1 Verletzung zugefügt.


## Special attacks

special-attack-draugr = Grabesgriff
    .text = Dem Helden wird 1 Verletzung zugefügt und er legt 1 Kampfkarte seiner Wahl ab.

special-attack-grendel = Zerfleischen
    .text = Dem Helden wird 1 Verletzung zugefügt. In der nächsten Heldenrunde dieser Jagd kann höchstens 1 Wunde zugefügt werden, egal wodurch.

special-attack-hraesvelgr = Todeswind
    .text = Der Held legt 2 zufällige Kampfkarten ab (hat er weniger, alle).

special-attack-fenrir = Rachen
    .text = Dem Helden wird 1 Verletzung zugefügt und 1 weitere, falls schon vor diesem Angriff mindestens 1 Marker verletzt war.

special-attack-nidhogg = Fäulnis
    .text = Dem Helden wird 1 Verletzung zugefügt und er verliert 1 Rune seiner Wahl (ohne Runen legt er 1 Kampfkarte seiner Wahl ab).

special-attack-jormungandr = Umschlingung
    .text = Dem Helden wird 1 Verletzung zugefügt und er zieht in den Schritten 5 und 6 dieser Monsterrunde keine Karten.

special-attack-loki = Spiegelbilder
    .short = Spiegelbilder
    .text = Wer den Boss führt, entfernt 1 Kontrollmarker des jagenden Helden von Lokis Wundenfeldern; gibt es keinen, wird dem Helden stattdessen 1 Verletzung zugefügt. Dann legt der Held 1 zufällige Kampfkarte ab.


## Event cards

event-card-1 = Ereignis 1
    .text = PLATZIEREN: Uruz, Hrafnmark 1. AKTIVIEREN: Othala, dann Algiz.

event-card-2 = Ereignis 2
    .text = PLATZIEREN: Othala, Hrafnmark 2. AKTIVIEREN: Algiz, dann Uruz.

event-card-3 = Ereignis 3
    .text = PLATZIEREN: Algiz, Hrafnmark 3. AKTIVIEREN: Uruz, dann Othala, dann der Boss.

event-card-4 = Ereignis 4
    .text = PLATZIEREN: Othala, Hrafnmark 4. AKTIVIEREN: Uruz, dann Algiz.

event-card-5 = Ereignis 5
    .text = PLATZIEREN: Uruz, Ulfmark 5. AKTIVIEREN: Algiz, dann Othala.

event-card-6 = Ereignis 6
    .text = PLATZIEREN: Algiz, Ulfmark 6. AKTIVIEREN: Othala, dann Uruz, dann der Boss.

event-card-7 = Ereignis 7
    .text = PLATZIEREN: Othala, Ulfmark 7. AKTIVIEREN: Algiz, dann Uruz.

event-card-8 = Ereignis 8
    .text = PLATZIEREN: Uruz, Arnmark 8. AKTIVIEREN: Othala, dann Algiz, dann der Boss.

event-card-9 = Ereignis 9
    .text = PLATZIEREN: Algiz, Arnmark 9. AKTIVIEREN: Uruz, dann Algiz.

event-card-10 = Ereignis 10
    .text = PLATZIEREN: Uruz, Arnmark 10. AKTIVIEREN: Othala, dann Uruz.

event-card-11 = Ereignis 11
    .text = PLATZIEREN: Othala, Galtmark 11. AKTIVIEREN: Algiz, dann Othala, dann der Boss.

event-card-12 = Ereignis 12
    .text = PLATZIEREN: Algiz, Galtmark 12. AKTIVIEREN: Uruz, dann Othala.

event-card-13 = Ereignis 13
    .text = PLATZIEREN: Uruz, Galtmark 13. AKTIVIEREN: Algiz, dann Uruz.

event-card-14 = Ereignis 14
    .text = PLATZIEREN: Othala, Björnmark 14. AKTIVIEREN: Othala, dann Algiz, dann der Boss.

event-card-15 = Ereignis 15
    .text = PLATZIEREN: Algiz, Björnmark 15. AKTIVIEREN: Othala, dann Uruz.

event-card-16 = Ereignis 16
    .text = PLATZIEREN: Uruz, Björnmark 16. AKTIVIEREN: Algiz, dann Othala, dann der Boss.

event-card-17 = Ereignis 17
    .text = PLATZIEREN: Algiz, Björnmark 17. AKTIVIEREN: Uruz, dann Algiz.

event-card-18 = Ereignis 18
    .text = PLATZIEREN: Othala, Ormmark 18. AKTIVIEREN: Uruz, dann Othala, dann der Boss.

event-card-19 = Ereignis 19
    .text = PLATZIEREN: Algiz, Ormmark 19. AKTIVIEREN: Algiz, dann Uruz.

event-card-20 = Ereignis 20
    .text = PLATZIEREN: Uruz, Ormmark 20. AKTIVIEREN: Uruz, dann Othala, dann der Boss.

event-card-21 = Ereignis 21
    .text = PLATZIEREN: Othala, Ormmark 21. AKTIVIEREN: Othala, dann Algiz.


## Omens

omen-o34-lands = Eines Jarls Herrschaft
    .short = Ein Jarl
    .text = Eine Person kontrolliert alle Gebiete von mindestens 2 Ländern.

omen-o34-temples = Altäre im ganzen Norden
    .short = Altäre
    .text = Eine Person kontrolliert mindestens 4 Gebiete mit Tempeln.

omen-o34-monsters = Bestienbezwinger
    .short = Bestien
    .text = Eine Person hat mindestens 2 Monster bezwungen (Miniaturen und Bezwingermarker zusammen).

omen-o34-monument = Ein Gott steht ganz
    .short = Ganzer Gott
    .text = Mindestens 1 Monument ist vollständig errichtet (Stufe 3).

omen-o34-all-gods = Drei Hähne krähen
    .short = Drei Hähne
    .text = Alle 3 Monumente sind auf Stufe 2 oder höher.

omen-o2-lands = Eines Jarls Herrschaft
    .short = Ein Jarl
    .text = Eine Person kontrolliert alle Gebiete von mindestens 2 Ländern.

omen-o2-temples = Altäre im ganzen Norden
    .short = Altäre
    .text = Eine Person kontrolliert mindestens 3 Gebiete mit Tempeln.

omen-o2-monsters = Bestienbezwinger
    .short = Bestien
    .text = Beide zusammen haben mindestens 2 Monster bezwungen (Miniaturen und Bezwingermarker beider addiert).

omen-o2-monument = Ein Gott steht ganz
    .short = Ganzer Gott
    .text = Mindestens 1 Monument ist vollständig errichtet (Stufe 3).

omen-o2-all-gods = Drei Hähne krähen
    .short = Drei Hähne
    .text = Alle 3 Monumente sind auf Stufe 2 oder höher.


## Combat cards

combat-spear = Speer
    .text = Jagd: Nach der Wunde: Die nächste Monsterangriff-Karte, die das Monster in dieser Jagd spielt, hat Wutwert −1 (wird addiert, nicht unter 0). Schlacht: Hebe 1 Verlustsymbol auf einer anderen Karte auf, die du in dieser Schlacht bereits gespielt hast.

combat-throwing-spear = Wurfspeer
    .text = Jagd: Nach der Wunde: Ziehe 1 Kampfkarte. Schlacht: Dein Gegner verringert sofort die Stärke von 1 seiner Armeen in dieser Schlacht um 1; sie muss Stärke 2 oder mehr haben (seine Wahl; gibt es keine: kein Effekt).

combat-sword = Schwert
    .text = Jagd: Nach der Wunde: Hast du in dieser Heldenrunde nun mindestens 3 Wunden zugefügt, ziehe 1 Kampfkarte. Schlacht: Kein weiterer Effekt.

combat-twin-swords = Zwillingsschwerter
    .short = Zwillingsschw.
    .text = Jagd: Nach der Wunde: Du darfst mit derselben Karte eine zweite Wunde auf einem anderen freien Schwert-Feld zufügen (nicht beim Boss). Schlacht: Bist du Angreifer, hat diese Karte den Wert 5.

combat-axe = Axt
    .text = Jagd: Nach der Wunde: Du darfst deinem Helden 1 Verletzung zufügen (1 Marker muss noch unverletzt sein), um 1 weitere Wunde auf einem beliebigen freien Wundenfeld zuzufügen (nicht beim Boss). Einmal pro Jagd für alle Axt-Karten zusammen. Schlacht: Kein weiterer Effekt.

combat-bearded-axe = Bartaxt
    .text = Jagd: Nach der Wunde: Sieh dir die Hand des Monsters an; hält es mindestens 2 Monsterangriff-Karten, lege 1 davon deiner Wahl ab. Schlacht: Dein Gegner legt 1 zufällige Kampfkarte aus seiner Hand ab.

combat-bow = Bogen
    .text = Jagd: Nach der Wunde: Ziehe 1 Kampfkarte und lege dann 1 Kampfkarte deiner Wahl ab. Schlacht: Die nächste Karte, die dein Gegner in dieser Schlacht spielt, hat Wert −1 (wird addiert, nicht unter 0).

combat-volley = Pfeilhagel
    .text = Jagd: Du darfst die Wunde auf einem Bogen-Feld oder einem Speer-Feld zufügen. Schlacht: Bist du Verteidiger, hat diese Karte den Wert 3.

combat-shield = Schild
    .text = Jagd: Fügt keine Wunden zu. In einer Monsterrunde gespielt, gelingt die Verteidigung unabhängig vom Wutwert, außer die Monsterangriff-Karte besagt, dass Schilde nicht wirken. Schlacht: Verlierst du diese Schlacht, erleiden deine Armeen keine Verluste für das Verlieren (Verluste durch Karten bleiben).

combat-shield-wall = Schildwall
    .text = Jagd: Wie Schild. Außerdem zieht das Monster in Schritt 7 dieser Monsterrunde 1 Karte weniger (mindestens 1), auch wenn die Verteidigung misslingt. Schlacht: Bist du Verteidiger, ignoriere den Schlachteffekt der nächsten Karte, die dein Gegner in dieser Schlacht spielt (Wert und Verlustsymbole zählen).

combat-runeblade = Runenklinge
    .text = Jagd: Zählt als Schwert, Axt, Speer oder Bogen; wähle beim Ausspielen. Schlacht: Du darfst sofort 1 beliebige Rune ausgeben: Diese Karte hat dann den Wert 4.


## Hunt effects of combat cards

hunt-effect-spear = Speer
    .brief = Nächster Angriff: Wut −1
    .text = Nach der Wunde: Die nächste Monsterangriff-Karte, die das Monster in dieser Jagd spielt, hat Wutwert −1 (wird addiert, nicht unter 0).

hunt-effect-throwing-spear = Wurfspeer
    .brief = 1 Karte ziehen
    .text = Nach der Wunde: Ziehe 1 Kampfkarte.

hunt-effect-sword = Schwert
    .brief = 3. Wunde: 1 Karte ziehen
    .text = Nach der Wunde: Hast du in dieser Heldenrunde nun mindestens 3 Wunden zugefügt, ziehe 1 Kampfkarte.

hunt-effect-twin-swords = Zwillingsschwerter
    .short = Zwillingsschw.
    .brief = Eine zweite Schwertwunde
    .text = Nach der Wunde: Du darfst mit derselben Karte eine zweite Wunde auf einem anderen freien Schwert-Feld zufügen (nicht beim Boss).

hunt-effect-axe = Axt
    .brief = Verletzung für 1 Wunde mehr
    .text = Nach der Wunde: Du darfst deinem Helden 1 Verletzung zufügen (1 Marker muss noch unverletzt sein), um 1 weitere Wunde auf einem beliebigen freien Wundenfeld zuzufügen (nicht beim Boss). Einmal pro Jagd für alle Axt-Karten zusammen.

hunt-effect-bearded-axe = Bartaxt
    .brief = 1 Angriffskarte ablegen
    .text = Nach der Wunde: Sieh dir die Hand des Monsters an; hält es mindestens 2 Monsterangriff-Karten, lege 1 davon deiner Wahl ab.

hunt-effect-bow = Bogen
    .brief = 1 ziehen, 1 ablegen
    .text = Nach der Wunde: Ziehe 1 Kampfkarte und lege dann 1 Kampfkarte deiner Wahl ab.

hunt-effect-volley = Pfeilhagel
    .brief = Bogen- oder Speerfeld
    .text = Du darfst die Wunde auf einem Bogen-Feld oder einem Speer-Feld zufügen.

hunt-effect-shield = Schild
    .brief = Stoppt den Angriff
    .text = Fügt keine Wunden zu. In einer Monsterrunde gespielt, gelingt die Verteidigung unabhängig vom Wutwert, außer die Monsterangriff-Karte besagt, dass Schilde nicht wirken.

hunt-effect-shield-wall = Schildwall
    .brief = Wie Schild; Monster zieht −1
    .text = Wie Schild. Außerdem zieht das Monster in Schritt 7 dieser Monsterrunde 1 Karte weniger (mindestens 1), auch wenn die Verteidigung misslingt.

hunt-effect-runeblade = Runenklinge
    .brief = Jede Waffe
    .text = Zählt als Schwert, Axt, Speer oder Bogen; wähle beim Ausspielen.


## Battle effects of combat cards

battle-effect-spear = Speer
    .brief = Hebt 1 eigenen Verlust auf
    .text = Hebe 1 Verlustsymbol auf einer anderen Karte auf, die du in dieser Schlacht bereits gespielt hast.

battle-effect-throwing-spear = Wurfspeer
    .brief = Gegnerische Armee −1
    .text = Dein Gegner verringert sofort die Stärke von 1 seiner Armeen in dieser Schlacht um 1; sie muss Stärke 2 oder mehr haben (seine Wahl; gibt es keine: kein Effekt).

battle-effect-sword = Schwert
    .brief = Nur der Wert
    .text = Kein weiterer Effekt.

battle-effect-twin-swords = Zwillingsschwerter
    .short = Zwillingsschw.
    .brief = Im Angriff: Wert 5
    .text = Bist du Angreifer, hat diese Karte den Wert 5.

battle-effect-axe = Axt
    .brief = Nur der Wert
    .text = Kein weiterer Effekt.

battle-effect-bearded-axe = Bartaxt
    .brief = Gegner verliert Zufallskarte
    .text = Dein Gegner legt 1 zufällige Kampfkarte aus seiner Hand ab.

battle-effect-bow = Bogen
    .brief = Nächste Gegnerkarte −1
    .text = Die nächste Karte, die dein Gegner in dieser Schlacht spielt, hat Wert −1 (wird addiert, nicht unter 0).

battle-effect-volley = Pfeilhagel
    .brief = Als Verteidiger: Wert 3
    .text = Bist du Verteidiger, hat diese Karte den Wert 3.

battle-effect-shield = Schild
    .brief = Kein Verlust fürs Verlieren
    .text = Verlierst du diese Schlacht, erleiden deine Armeen keine Verluste für das Verlieren (Verluste durch Karten bleiben).

battle-effect-shield-wall = Schildwall
    .brief = Abwehr: nächster Effekt weg
    .text = Bist du Verteidiger, ignoriere den Schlachteffekt der nächsten Karte, die dein Gegner in dieser Schlacht spielt (Wert und Verlustsymbole zählen).

battle-effect-runeblade = Runenklinge
    .brief = Für eine Rune: Wert 4
    .text = Du darfst sofort 1 beliebige Rune ausgeben: Diese Karte hat dann den Wert 4.


## Monster attack cards

attack-special-attack = Spezialangriff
    .text = Handle den Spezialangriff auf dem Monstertableau (oder Boss-Tableau) ab.

attack-strike = Klauenhieb
    .text = Dem Helden wird 1 Verletzung zugefügt.

attack-savage-bite = Wilder Biss
    .short = Wilder Biss
    .text = Dem Helden wird 1 Verletzung zugefügt und er legt 2 zufällige Kampfkarten ab (hat er weniger, alle).

attack-crushing-blow = Zermalmender Hieb
    .short = Zermalm. Hieb
    .text = Dem Helden werden nacheinander 2 Verletzungen zugefügt. Ein Schild hält diesen Angriff nicht auf (sein Wert zählt trotzdem).

attack-roar = Furchtbares Gebrüll
    .short = Gebrüll
    .text = Der Held legt 2 Kampfkarten seiner Wahl ab (hat er weniger, alle). Ein Schild hält diesen Angriff nicht auf (sein Wert zählt trotzdem).

attack-tail-sweep = Verheerung
    .short = Verheerung
    .text = Wer das Monster führt, verringert die Stärke von 1 Armee des jagenden Helden in diesem Gebiet oder einem auf dem Landweg angrenzenden Gebiet um 1. Gibt es keine solche Armee, wird dem Helden stattdessen 1 Verletzung zugefügt.

attack-slip-away = Im Nebel verschwinden
    .short = Im Nebel
    .text = Die Jagd endet sofort erfolglos.

attack-thick-hide = Wundschluss
    .text = Wer das Monster führt, entfernt 1 Kontrollmarker des jagenden Helden von einem Wundenfeld ohne Belohnung, auch aus einer früheren Jagd. Gibt es keinen, passiert nichts.

attack-feint = Finte
    .text = Der Held legt 1 zufällige Kampfkarte ab und zieht in Schritt 5 dieser Monsterrunde keine Karte (das Ziehen in Schritt 6 bleibt möglich).

attack-rune-shatter = Runenbruch
    .short = Runenbruch
    .text = Der Held verliert 1 Rune seiner Wahl an den allgemeinen Vorrat; ohne Runen wird ihm stattdessen 1 Verletzung zugefügt.


## Artifacts

artifact-gungnir = Gungnir
    .text = In deiner Schlacht, nachdem beide gepasst haben. Erschöpfe: +2 Schlachtwert in dieser Schlacht.

artifact-mjolnir = Mjölnir
    .text = Jederzeit in deiner Heldenrunde bei der Jagd auf ein Monster. Erschöpfe: Füge 1 Wunde auf einem beliebigen freien Wundenfeld zu und erhalte dessen Belohnung. Nicht beim Boss.

artifact-brisingamen = Brisingamen
    .text = Zu Beginn deines Runenaktion-Schritts. Erschöpfe: Nimm dir 1 beliebige Rune.

artifact-barrow-blade = Grabklinge
    .text = In deiner Schlacht, nachdem beide gepasst haben. Erschöpfe: +1 Schlachtwert; gewinnst du, muss der Verlierer in Schritt 3 1 Verlust mehr zuweisen, wie von einer Karte.

artifact-grendels-claw = Grendels Klaue
    .text = Zu Beginn deiner Jagd. Erschöpfe: Ziehe 2 Kampfkarten.

artifact-storm-feather = Sturmfeder
    .text = Jederzeit in deinem Helden-Schritt, zusätzlich zu dessen Option. Erschöpfe: Platziere dein Drakkar in ein beliebiges anderes Meer oder bewege deinen Helden um 1 Gebiet.

artifact-gleipnir = Gleipnir
    .text = Jederzeit in deinem Runenaktion-Schritt, zusätzlich zu einer Runenaktion. Erschöpfe: Übernimm ohne Rune die Kontrolle über 1 neutrales Monster im Gebiet deines Helden oder in einem auf dem Landweg angrenzenden Gebiet.

artifact-nidhoggs-fang = Nidhöggrs Zahn
    .short = Nidhöggrs Zahn
    .text = Wenn du „Bemächtigen“ wählst. Erschöpfe: Deine Macht gilt für dieses „Bemächtigen“ als um 2 höher.

artifact-serpent-scale = Schlangenschuppe
    .short = Schlangensch.
    .text = Wenn deinem Helden eine Verletzung zugefügt würde oder Stampfen oder ein Gebietsangriff die Stärke einer deiner Armeen verringern würde. Erschöpfe: Verhindere diese 1 Verletzung oder die Verringerung dieser 1 Armee.


## Blessings

blessing-allfathers-counsel = Allvaters Rat
    .short = Allvaters Rat
    .text = Nach einer Basis-Runenaktion zum Ziehen von Kampfkarten (nicht nach einem Bündnis) und nach jeder Option von „Vorbereiten“, mit der du eine ziehst, darfst du 1 weitere ziehen; lege dann 1 Kampfkarte deiner Wahl ab.

blessing-ravens = Hugin und Munin
    .short = Odins Raben
    .text = Im Helden-Schritt darfst du deinen Helden bis zu 3 statt 2 Gebiete weit bewegen.

blessing-einherjar = Einherjer
    .text = Immer wenn du eine Armee mit Stärke in Höhe deiner Autorität rekrutierst, ist ihre Stärke um 1 höher (höchstens 6).

blessing-thunderer = Donnerer
    .text = Ziehe zu Beginn deiner Jagd 1 zusätzliche Kampfkarte.

blessing-megingjord = Megingjörd
    .text = Bei deiner Spezialaktion „Bemächtigen“ gilt deine Macht als um 1 höher.

blessing-storms-wrath = Sturmzorn
    .text = In einer Schlacht, in der du Angreifer bist: +1 Schlachtwert.

blessing-folkvangr = Folkwang
    .text = Immer wenn eine deiner Armeen vernichtet wird, nimm dir 1 beliebige Rune.

blessing-falcon-cloak = Falkengewand
    .text = Neue Runenaktion für 1 beliebige Rune: Platziere deinen Helden in ein beliebiges anderes Gebiet.

blessing-seidr = Seidr
    .text = Immer wenn eine Basis-Runenaktion 1 bestimmte Rune verlangt, darfst du stattdessen eine beliebige Rune ausgeben.

blessing-oath-of-tyr = Tyrs Eid
    .text = In einer Schlacht, in der du Verteidiger bist: +1 Schlachtwert.

blessing-law-of-the-thing = Thinggesetz
    .short = Thinggesetz
    .text = Ziehe nach deiner Spezialaktion „Bemächtigen“ (nach dem Rekrutieren) 1 Kampfkarte.

blessing-one-handed-courage = Mut des Einhändigen
    .short = Tyrs Mut
    .text = In einer gewonnenen Schlacht musst du 1 Verlust weniger durch deine Karten zuweisen (nicht unter 0).

blessing-fair-winds = Günstiger Wind
    .text = Im Helden-Schritt darfst du dein Drakkar bis zu 4 statt 2 Meere weit bewegen.

blessing-harbour-lord = Hafenherr
    .text = Nachdem du im Helden-Schritt dein Drakkar um mindestens 1 Meer bewegt hast, darfst du auch deinen Helden um 1 Gebiet bewegen.

blessing-sea-raiders = Seeräuber
    .short = Seeräuber
    .text = In einer Schlacht, in der du Angreifer bist und mindestens 1 deiner Armeen in diesem Schritt per Drakkar gekommen ist: +2 Schlachtwert.

blessing-watchman = Götterwächter
    .short = Götterwächter
    .text = In einer Schlacht im Gebiet deines Helden, in der du Verteidiger bist: +2 Schlachtwert.

blessing-bifrost = Bifröst
    .text = Immer wenn du eine Armee aktivierst, um sie zu bewegen, darfst du alle an Yggdrasil angrenzenden Gebiete als aneinander angrenzend behandeln.

blessing-gjallarhorn = Gjallarhorn
    .text = Nach deiner Spezialaktion „Mobilisieren“, wenn ihre Schlachten vorbei sind, darfst du deinen Helden bis zu 2 Gebiete weit bewegen.

blessing-radiance = Strahlenglanz
    .text = Wenn du im Helden-Schritt heilst, heile 1 oder 2 Verletzungen statt 1.

blessing-mistletoe-ward = Mistelschutz
    .text = Einmal pro Jagd, wenn der Effekt einer Monsterangriff-Karte (auch ein Spezialangriff) deinem Helden eine Verletzung zufügen würde, darfst du 1 Verletzung verhindern.

blessing-beloved-of-all = Liebling aller
    .short = Liebling aller
    .text = Immer wenn du ein Bündnis schließt, erhält 1 deiner Armeen +1 Stärke.

blessing-golden-apples = Goldene Äpfel
    .text = Einmal zu Beginn deines Zuges, vor dem Gebet-Schritt, darfst du 1 Kampfkarte ablegen, um 1 Verletzung zu heilen.

blessing-orchard-feast = Obstgartenfest
    .text = Immer wenn du eine Armee aktivierst, um ihre Stärke zu erhöhen, erhöhe sie um 2 statt 1 (höchstens 6). Nicht bei „Vorbereiten“.

blessing-evergreen = Immergrün
    .text = Einmal pro Zug (egal wessen), wenn du mindestens 1 Verletzung heilst, ziehe 1 Kampfkarte.

blessing-huntress = Jägerin
    .text = Bei der Prüfung der Schwachstelle in deinen Jagden gilt deine Weisheit als um 2 höher.

blessing-snowshoes = Schneeschuhe
    .short = Schneeschuhe
    .text = Nach deiner Jagd, egal wie sie ausging, darfst du deinen Helden bis zu 2 Gebiete weit bewegen.

blessing-trapper = Fallensteller
    .text = Neue Runenaktion für 2 unterschiedliche Runen: Füge 1 Monster im Gebiet deines Helden 1 Wunde auf einem freien Wundenfeld deiner Wahl zu. Das ist eine Wunde außerhalb einer Jagd: keine Belohnung, kein Artefakt.

blessing-fate-weaver = Schicksalsweberin
    .short = Weberin
    .text = Decke bei deiner Spezialaktion „Monument errichten“ 2 Ereigniskarten auf, handle 1 deiner Wahl ab und lege die andere ab, ohne sie abzuhandeln.

blessing-keeper-of-keys = Schlüsselhüterin
    .short = Hüterin
    .text = Erhalte bei deiner Spezialaktion „Monument errichten“ 1 zusätzlichen Priester, auch wenn du keinen Tempel hast.

blessing-silent-prayer = Stilles Gebet
    .text = Wenn du einen Priester zu einem Monument der Stufe 0 oder 1 entsendest, ziehe nach dem Attribut und dem Bonus der Gottheit 1 Kampfkarte.

blessing-skalds-fame = Skaldenruhm
    .text = Nachdem du eine Schlacht gewonnen hast, ziehe 1 Kampfkarte.

blessing-mead-of-poetry = Skaldenmet
    .short = Skaldenmet
    .text = Dein Limit für Kampfkarten und dein Limit für Runen ist jeweils Weisheit + 2.

blessing-songs-of-old = Alte Lieder
    .text = Immer wenn dein Marker auf dem Aktionsrad bedeckt wird, ziehe neben der Rune 1 Kampfkarte.

blessing-silent-avenger = Stiller Rächer
    .short = Stiller Rächer
    .text = Nachdem du eine Schlacht verloren und dich zurückgezogen hast, erhöhe die Stärke von 1 der zurückgezogenen Armeen um 1.

blessing-iron-shoe = Eisenschuh
    .text = Stampfen verringert deine Armeen nicht; ein Gebietsangriff verringert jede deiner Armeen um 1 weniger (nicht unter 0).

blessing-wolf-bane = Wolfstöter
    .text = Wenn du mit der Basis-Runenaktion die Kontrolle über ein Monster übernimmst, darf es in einem Gebiet sein, das auf dem Landweg an das Gebiet deines Helden angrenzt.


## Temple tracks

temple-track-34-a = Tempelkarte 3–4, Seite A
    .short = 3–4 A
    .text = 7 Tempel; Segnungsauswahl nach Tempel Nr. 2, 5. Für die erste Partie.

temple-track-34-b = Tempelkarte 3–4, Seite B
    .short = 3–4 B
    .text = 7 Tempel; Segnungsauswahl nach Tempel Nr. 1, 3, 6.

temple-track-34 = Tempelkarte 3–4
    .short = Tempel 3–4
    .text = Tempelkarte mit 7 Feldern.

temple-track-2-a = Tempelkarte 2, Seite A
    .short = 2 A
    .text = 5 Tempel; Segnungsauswahl nach Tempel Nr. 2, 4. Für die erste Partie.

temple-track-2-b = Tempelkarte 2, Seite B
    .short = 2 B
    .text = 5 Tempel; Segnungsauswahl nach Tempel Nr. 1, 2, 4.

temple-track-2 = Tempelkarte 2
    .short = Tempel 2
    .text = Tempelkarte mit 5 Feldern.


## Runes

rune-uruz = Uruz
    .text = Monster: Draugr, Grendel. Reiche: Muspelheim, Jotunheim.

rune-othala = Othala
    .text = Monster und Boss: Hräswelgr, Fenrir, Loki. Reiche: Vanaheim, Svartalfheim.

rune-algiz = Algiz
    .text = Monster: Nidhöggr, Jörmungandr. Reiche: Alfheim, Niflheim.


## Forge tokens

forge-uruz = Uruz-Schmiede

forge-othala = Othala-Schmiede
    .short = Othala

forge-algiz = Algiz-Schmiede


## Symbols of combat cards and wound spaces

weapon-sword = Schwert

weapon-axe = Axt

weapon-spear = Speer

weapon-bow = Bogen

weapon-shield = Schild

weapon-any = Beliebige Waffe
    .short = Beliebig


## Symbols of regions

feature-monument = Monument
    .text = Hierher entsandte Priester erhöhen ein Attribut und bringen den Bonus der Gottheit. Wer das Gebiet kontrolliert, hat das Götterartefakt.

feature-settlement = Siedlung
    .text = In einer von dir kontrollierten Siedlung darfst du eine aktivierte Armee verstärken und neue Armeen rekrutieren.

feature-shrine = Schrein
    .text = In einem von dir kontrollierten Gebiet mit Schrein darfst du einen Tempel errichten.

feature-forge = Schmiede
    .text = Enthält eine Rune ihrer Art. Dein Held darf sie im Gebet-Schritt nehmen; sie wird beim Errichten eines Monuments nachgelegt.


## Attributes and other values

stat-authority = Autorität
    .text = Die Stärke jeder Armee, die du rekrutierst.

stat-might = Macht
    .text = Wie viele Kampfkarten du zu Beginn einer Jagd ziehst und bis zu welcher Bevölkerungs- oder Gesamt-Armeestärke du dich eines Gebiets bemächtigen kannst.

stat-wisdom = Weisheit
    .text = Dein Limit für Kampfkarten und getrennt davon für Runen; zählt bei der Prüfung der Schwachstelle in der Jagd.

stat-army-strength = Armeestärke
    .text = Die Zahl einer Armee, 1 bis 6. Sinkt sie unter 1, wird die Armee vernichtet.

stat-total-army-strength = Gesamt-Armeestärke
    .short = Gesamtstärke
    .text = Die Summe der Stärken aller Armeen einer Farbe in einem Gebiet.

stat-battle-strength = Schlachtwert
    .short = Schlachtwert
    .text = Deine Summe in einer Schlacht: Gesamt-Armeestärke, Werte deiner Karten und weitere Effekte. Bei Gleichstand gewinnt der Verteidiger.

stat-population = Bevölkerungsstärke
    .short = Bevölkerung
    .text = Die Gesamt-Armeestärke, die du für die Kontrolle über ein neutrales Gebiet brauchst. Ein kontrolliertes Gebiet zählt als 0.

stat-card-value = Wert
    .text = Die Zahl auf einer Kampfkarte.

stat-loss = Verlustsymbol
    .text = Jedes kostet deine Armeen nach der Schlacht 1 Stärke, ob gewonnen oder verloren.

stat-rage = Wut
    .text = Der Gesamtwert, den deine Verteidigung in einer Monsterrunde erreichen muss.

stat-weakness = Schwachstelle
    .text = Erreichen deine Weisheit und die Karten deiner Verteidigung zusammen diesen Wert, ziehst du 1 Kampfkarte mehr.

stat-draw = Kartenzieh-Angabe
    .short = Karten ziehen
    .text = Wie viele Monsterangriff-Karten das Monster am Ende dieser Runde zieht.

stat-monument-level = Monumentstufe
    .short = Stufe
    .text = Von 0 (Sockel) bis 3 (vollständig).

stat-defeated-monsters = Bezwungene Monster
    .short = Bezwungen
    .text = Monsterminiaturen und Bezwingermarker zusammen.


## Special actions

action-reinforce = Ausheben
    .text = Rekrutiere 1 Armee.

action-mobilize = Mobilisieren
    .text = Aktiviere beliebig viele deiner Armeen, mindestens eine. Danach wird die Kontrolle geprüft und es folgen die Schlachten.

action-prepare = Vorbereiten
    .text = Wähle zwei, auch zweimal dieselbe: 1 Verletzung heilen; 1 Kampfkarte ziehen; 1 Rune deiner Wahl erhalten; +1 Stärke für 1 deiner Armeen in einer von dir kontrollierten Siedlung.

action-build-temple = Tempel errichten
    .short = Tempel
    .text = Platziere den nächsten Tempel in eines deiner Gebiete mit Schrein und ohne Tempel und erhalte 1 Priester. Ein freigelegtes Feld „Segnung“ startet eine Segnungsauswahl.

action-monsters = Monster
    .text = Wähle eines: Aktiviere 1 oder 2 verschiedene Monster (neutral oder von dir kontrolliert); jage ein Monster im Gebiet deines Helden; jage dort den Boss.

action-usurp = Bemächtigen
    .text = Ist kein anderer Held im Gebiet deines Helden und reicht deine Macht für die Bevölkerungsstärke oder die Gesamt-Armeestärke dort, ziehen sich fremde Armeen zurück, du übernimmst die Kontrolle und darfst dort 1 Armee rekrutieren.

action-build-monument = Monument errichten
    .short = Monument
    .text = Nur mit eigenem Marker auf dem Aktionsrad. Erhöhe ein Monument um 1 Stufe, prüfe die Vorzeichen, räume Priester und Aktionsrad ab, lade Artefakte und Schmieden auf, nimm Priester und Runen, handle 1 Ereigniskarte ab.


## Steps of a turn

step-prayer = Gebet
    .text = Du darfst einen Priester zu einem Monument entsenden und eine Rune schmieden.

step-hero = Held
    .text = Du darfst eines wählen: Bewege deinen Helden bis zu 2 Gebiete weit, bewege dein Drakkar bis zu 2 Meere weit oder heile 1 Verletzung.

step-rune-action = Runenaktion
    .text = Du darfst 1 bis 3 Runen für eine Runenaktion ausgeben.

step-maneuvers = Manöver
    .text = Du darfst eine Armee aktivieren; hast du keine auf dem Spielplan, darfst du stattdessen eine rekrutieren.

step-special-action = Spezialaktion
    .short = Spezialaktion
    .text = Du musst eine Spezialaktion auf dem Aktionsrad wählen.


## Options of steps and actions

choice-send-priest = Priester entsenden
    .short = Priester
    .text = Platziere 1 Priester auf einen freien Platz eines beliebigen Monuments: Erhöhe dessen Attribut um 1 und erhalte den Bonus seiner Stufe.

choice-forge-rune = Rune schmieden
    .text = Nimm die Rune von der Schmiede im Gebiet deines Helden.

choice-move-hero = Helden bewegen
    .text = Bewege deinen Helden bis zu 2 Gebiete weit.

choice-move-drakkar = Drakkar bewegen
    .short = Drakkar
    .text = Bewege dein Drakkar bis zu 2 Meere weit.

choice-heal = Heilen
    .text = Heile 1 Verletzung deines Helden.

choice-move-army = Armee bewegen
    .text = Bewege die aktivierte Armee in ein angrenzendes Gebiet.

choice-strengthen-army = Armee verstärken
    .short = Verstärken
    .text = Erhöhe die Stärke der aktivierten Armee in einer von dir kontrollierten Siedlung um 1.

choice-recruit-army = Armee rekrutieren
    .short = Rekrutieren
    .text = Platziere eine neue Armee mit Stärke in Höhe deiner Autorität in ein Gebiet, das an dein Drakkar angrenzt, oder in eine von dir kontrollierte Siedlung.

choice-prepare-heal = Vorbereiten: heilen
    .short = Heilen
    .text = Heile 1 Verletzung.

choice-prepare-card = Vorbereiten: Karte
    .short = Karte
    .text = Ziehe 1 Kampfkarte.

choice-prepare-rune = Vorbereiten: Rune
    .short = Rune
    .text = Du erhältst 1 Rune deiner Wahl aus dem allgemeinen Vorrat.

choice-prepare-army = Vorbereiten: Armee
    .short = Armee
    .text = 1 deiner Armeen in einer von dir kontrollierten Siedlung erhält +1 Stärke.

choice-activate-monsters = Monster aktivieren
    .short = Aktivieren
    .text = Aktiviere 1 oder 2 verschiedene Monster, neutral oder von dir kontrolliert, in beliebiger Reihenfolge.

choice-hunt-monster = Monster jagen
    .short = Monster jagen
    .text = Jage ein Monster im Gebiet deines Helden.

choice-hunt-boss = Boss jagen
    .short = Boss jagen
    .text = Jage Loki im Gebiet deines Helden; du brauchst 2 bezwungene Monster (im Spiel zu zweit 1).


## Basic rune actions

rune-action-boss = Boss rufen
    .short = Boss rufen
    .text = 1 Rune des Bosses: Ist Loki im Gebiet deines Helden, aktiviere ihn und führe dann seine Runen-Fähigkeit aus.

rune-action-control-monster = Monster kontrollieren
    .short = Kontrolle
    .text = 1 Rune des Monsters: Übernimm die Kontrolle über ein neutrales Monster im Gebiet deines Helden.

rune-action-ally = Bündnis schließen
    .short = Bündnis
    .text = 1 Rune des Reichs: Schließe ein Bündnis mit einem Reich, das an das Gebiet deines Helden angrenzt. Liegt dein Marker dort als erster, ziehe 1 Kampfkarte.

rune-action-army = Armee stärken
    .short = Armee +1
    .text = 2 unterschiedliche Runen: 1 deiner Armeen erhält +1 Stärke, egal wo sie ist.

rune-action-activate-monster = Monster aktivieren
    .short = Aktivieren
    .text = 2 unterschiedliche Runen: Aktiviere 1 Monster, das neutral ist oder unter deiner Kontrolle steht.

rune-action-draw-1 = 1 Karte ziehen
    .short = 1 Karte ziehen
    .text = 2 unterschiedliche Runen: Ziehe 1 Kampfkarte.

rune-action-place-hero = Held platzieren
    .short = Held
    .text = 2 unterschiedliche Runen: Platziere deinen Helden in ein Gebiet deiner Wahl.

rune-action-attribute = Niedrigstes Attribut erhöhen
    .short = Attribut +1
    .text = 3 unterschiedliche Runen: Eines deiner niedrigsten Attribute steigt um 1.

rune-action-draw-2 = 2 Karten ziehen
    .short = 2 Karten
    .text = 3 unterschiedliche Runen: Ziehe 2 Kampfkarten.


## Rewards of a hunt

reward-realm = Reich
    .text = Schließe ein Bündnis mit einem beliebigen Reich ohne einen deiner Marker.

reward-priest = Priester
    .text = Du bekommst 1 Priester aus dem allgemeinen Vorrat.

reward-army = Armee +1
    .text = 1 deiner Armeen erhält +1 Stärke.

reward-rune = Rune
    .text = Du erhältst 1 Rune deiner Wahl aus dem allgemeinen Vorrat.


## Faces of the monster die

die-move = Bewegen
    .text = Das Monster bewegt sich in ein angrenzendes Gebiet; das kann Stampfen auslösen.

die-region-attack = Gebietsangriff
    .text = Handle den Gebietsangriff des Monsters ab.

die-choice = Wahl
    .text = Die aktive Person behandelt den Wurf als Bewegen oder als Gebietsangriff.


## Victories

victory-great-jarl = Mächtiger Jarl
    .text = Du gewinnst sofort, wenn du alle Gebiete von 3 Ländern kontrollierst.

victory-great-godi = Großer Gode
    .text = Du gewinnst sofort, wenn du 5 Gebiete mit Tempeln kontrollierst (im Spiel zu zweit 4).

victory-monster-slayer = Furchtloser Bezwinger
    .short = Bezwinger
    .text = Du gewinnst sofort, wenn du Loki bezwingst.

victory-ragnarok = Ragnarök
    .text = Nach dem letzten Zug aller gewinnt, wer die meisten an Yggdrasil angrenzenden Gebiete kontrolliert; bei Gleichstand, wer den letzten Zug früher hatte.


## Phases

phase-setup = Spielaufbau
    .short = Spielaufbau

phase-hero-selection = Heldenauswahl
    .short = Heldenauswahl
    .text = Ziehe 2 Helden und 2 Abstammungen, behalte je 1; platziere Drakkar, Held und 2 Armeen.

phase-turn = Zug
    .text = Fünf Schritte: Gebet, Held, Runenaktion, Manöver, Spezialaktion. Nur der letzte ist Pflicht.

phase-battle = Schlacht
    .text = Wird am Ende eines Schritts in jedem Gebiet mit Armeen zweier Farben ausgetragen.

phase-hunt = Jagd
    .text = Dein Held kämpft abwechselnd in Monsterrunden und Heldenrunden gegen ein Monster oder den Boss.

phase-monster-round = Monsterrunde
    .text = Das Monster spielt eine Monsterangriff-Karte, du darfst dich mit Kampfkarten verteidigen.

phase-hero-round = Heldenrunde
    .text = Spiele Kampfkarten auf passende Wundenfelder. Du musst mindestens 1 Wunde zufügen, sonst endet die Jagd erfolglos.

phase-blessing-draft = Segnungsauswahl
    .short = Segnungen
    .text = Es wird 1 Segnung mehr aufgedeckt, als Personen mitspielen. Wer gebaut hat, wählt zuerst, dann die anderen gegen den Uhrzeigersinn.

phase-final-turns = Letzte Züge
    .text = Die Ragnarök hat begonnen: Jeder hat noch einen letzten Zug.

phase-game-end = Spielende
    .short = Spielende


## Steps of a battle

battle-step-1 = Kampfkarten spielen
    .short = Kampfkarten
    .text = Beginnend mit dem Verteidiger: Spiele 1 Kampfkarte oder passe. Wer gepasst hat, spielt keine mehr.

battle-step-2 = Schlachtwert bestimmen
    .short = Schlachtwert
    .text = Addiere Kartenwerte, Gesamt-Armeestärke und weitere Effekte. Die höhere Summe gewinnt, bei Gleichstand der Verteidiger.

battle-step-3 = Verluste (Verlierer)
    .short = Verluste: V
    .text = 1 Verlust für jede deiner Armeen hier, dann 1 für jedes Verlustsymbol auf deinen Karten, frei aufgeteilt.

battle-step-4 = Rückzug
    .text = Der Verlierer zieht alle Armeen in ein angrenzendes, von ihm kontrolliertes Gebiet zurück; sonst werden sie vernichtet.

battle-step-5 = Verluste (Gewinner)
    .short = Verluste: G
    .text = Der Gewinner verteilt die Verluste durch Verlustsymbole auf seinen gespielten Karten.

battle-step-6 = Gebietskontrolle
    .short = Kontrolle
    .text = Der Gewinner übernimmt die Kontrolle, wenn seine Gesamt-Armeestärke die Bevölkerungsstärke erreicht (0, falls kontrolliert).


## Start of a hunt

hunt-start-1 = Starteffekte
    .short = Starteffekte
    .text = Handle alles ab, was zu Beginn der Jagd gilt.

hunt-start-2 = Karten für Macht
    .short = Macht-Karten
    .text = Ziehe Kampfkarten in Höhe deiner Macht.

hunt-start-3 = Angriffsstapel
    .text = Wer das Monster führt, mischt alle 14 Monsterangriff-Karten und zieht 2.


## Steps of a monster round

monster-round-step-1 = Stapel prüfen
    .short = Stapel prüfen
    .text = Ist der Monsterangriff-Stapel leer, endet die Jagd erfolglos.

monster-round-step-2 = Angriffskarte
    .text = Wer das Monster führt, spielt 1 Monsterangriff-Karte und legt die übrigen ab.

monster-round-step-3 = Verteidigung
    .text = Spiele beliebig viele Kampfkarten: Ihr Wert muss den Wutwert erreichen, oder ein Schild muss wirken.

monster-round-step-4 = Angriffseffekt
    .text = War die Verteidigung nicht erfolgreich, handle den Angriffseffekt ab.

monster-round-step-5 = Karte ziehen
    .text = Ziehe 1 Kampfkarte.

monster-round-step-6 = Schwachstelle
    .short = Schwachstelle
    .text = Erreichen deine Weisheit und der Wert deiner Verteidigung den Schwachstellenwert, ziehe 1 weitere Kampfkarte.

monster-round-step-7 = Monster zieht
    .short = Monster zieht
    .text = Das Monster zieht so viele Monsterangriff-Karten, wie seine Karte angibt; dann beginnt die Heldenrunde.


## Parts of Build Monument

monument-part-1 = Monument ausbauen
    .short = Ausbauen
    .text = Erhöhe ein Monument unter Stufe 3 um 1 Stufe.

monument-part-2 = Vorzeichen
    .text = Drehe erfüllte Vorzeichen auf die verdeckte Seite. Sind mindestens 3 verdeckt, beginnt die Ragnarök.

monument-part-3 = Abräumen und aufladen
    .short = Abräumen
    .text = Priester kommen in den allgemeinen Vorrat, Marker vom Aktionsrad, alle Artefakte werden aufgeladen.

monument-part-4 = Schmieden füllen
    .short = Schmieden
    .text = Jede leere Schmiede erhält eine Rune ihrer Art.

monument-part-5 = Priester und Runen
    .short = Einkommen
    .text = Wer gebaut hat, erhält 1 Priester je eigenem Gebiet mit Tempel und die Runen der eigenen Schmieden.

monument-part-6 = Ereigniskarte
    .text = Handle 1 Ereigniskarte ab: Platziere ein Monster, aktiviere Monster und gegebenenfalls den Boss.


## Tokens

token-realm = Reich-Plättchen
    .short = Reich

token-forge = Schmiedemarker

token-rune = Runenmarker
    .text = Uruz, Othala oder Algiz. Bezahlt Runenaktionen; du darfst so viele behalten, wie deine Weisheit erlaubt.

token-slayer = Bezwingermarker
    .short = Bezwinger
    .text = Erhält, wer sonst mindestens 4 Marker auf einem bezwungenen Monster hat; zählt als bezwungenes Monster.

token-attribute = Attributsmarker
    .short = Attribut

token-control = Kontrollmarker
    .short = Kontrollmarker
    .text = Zeigt deine Gebiete, Bündnisse, gewählten Aktionen und Wunden an. Geht nie aus.


## Terms

term-board = Spielplan

term-map = Spielplan

term-area = Areal
    .text = Ein Feld des Spielplans: Gebiet, Reich oder Meer.

term-region = Gebiet
    .text = Ein nummeriertes Areal eines Landes. Hier stehen Armeen, Helden und Monster, und es kann kontrolliert werden.

term-land = Land
    .text = 3 oder 4 Gebiete mit gleicher Farbe und gleichem Symbol. Du kontrollierst es, wenn du alle kontrollierst.

term-realm = Reich
    .text = Ein Areal außerhalb der Länder. Nichts betritt es; dein Marker dort zeigt ein Bündnis an.

term-sea = Meer
    .text = Auf Meeren fahren nur Drakkar, auch mehrere zugleich. Meere kann niemand kontrollieren.

term-yggdrasil = Yggdrasil
    .text = Der Weltenbaum in der Mitte des Spielplans. Die Gebiete um ihn herum entscheiden bei der Ragnarök.

term-border = Grenze

term-adjacent = Angrenzend
    .text = Zwei Areale mit gemeinsamer Grenze. Für deine Armeen und deinen Helden auch alle Küsten des Meeres mit deinem Drakkar.

term-action-wheel = Aktionsrad
    .text = Sechs Spezialaktionen, jede mit einem Reich verknüpft, und in der Mitte „Monument errichten“.

term-action-space = Aktionsfeld
    .text = Hier legst du deinen Marker ab. Ein Feld mit eigenem Marker kannst du nicht wählen; wer bedeckt wird, erhält 1 Rune.

term-control-marker = Kontrollmarker
    .short = Kontrollmarker
    .text = Zeigt deine Gebiete, Bündnisse, gewählten Aktionen und Wunden an. Geht nie aus.

term-control = Kontrolle
    .text = Ein Gebiet mit deinem Kontrollmarker kontrollierst du; seine Bevölkerungsstärke gilt als 0.

term-neutral = Neutral
    .text = Von niemandem kontrolliert.

term-monument = Monument
    .text = Hierher entsandte Priester erhöhen ein Attribut und bringen den Bonus der Gottheit. Wer das Gebiet kontrolliert, hat das Götterartefakt.

term-monument-base = Sockel

term-level = Stufe

term-settlement = Siedlung
    .text = In einer von dir kontrollierten Siedlung darfst du eine aktivierte Armee verstärken und neue Armeen rekrutieren.

term-shrine = Schrein
    .text = In einem von dir kontrollierten Gebiet mit Schrein darfst du einen Tempel errichten.

term-temple = Tempel
    .text = Steht in einem Gebiet mit Schrein. Bringt beim eigenen Monumentbau 1 Priester; genügend viele gewinnen das Spiel.

term-temple-track = Tempelkarte
    .short = Tempelkarte
    .text = Hier stehen die noch nicht errichteten Tempel; manche Felder starten eine Segnungsauswahl.

term-forge = Schmiede
    .text = Enthält eine Rune ihrer Art. Dein Held darf sie im Gebet-Schritt nehmen; sie wird beim Errichten eines Monuments nachgelegt.

term-rune = Rune
    .text = Uruz, Othala oder Algiz. Bezahlt Runenaktionen; du darfst so viele behalten, wie deine Weisheit erlaubt.

term-army = Armee
    .text = Eine Miniatur mit Stärke 1 bis 6. Alle haben sechs davon.

term-army-dial = Armeescheibe
    .short = Armeescheibe

term-drakkar = Drakkar
    .text = Dein Schiff. Alle Gebiete an seinem Meer sind für Bewegungen deiner Armeen und deines Helden benachbart.

term-priest = Priester
    .text = Wird im Gebet-Schritt zu einem Monument entsandt; kehrt in den allgemeinen Vorrat zurück, sobald jemand ein Monument errichtet.

term-priest-space = Priesterplatz
    .short = Priesterplatz
    .text = Ein Monument fasst nur so viele Priester, wie es Plätze hat.

term-hero = Held
    .text = Deine Figur: Sie bewegt sich, schmiedet Runen, schließt Bündnisse, jagt und bemächtigt sich, kämpft aber nicht in Schlachten.

term-hero-board = Heldentafel
    .short = Heldentafel

term-hero-ring = Heldenring
    .short = Heldenring

term-monster = Monster
    .text = Bewegt sich bei der Aktivierung oder führt seinen Gebietsangriff aus. Kann kontrolliert oder gejagt werden.

term-monster-card = Monstertableau
    .text = Zeigt Rune, Wundenfelder, Belohnungen, Gebietsangriff und Spezialangriff des Monsters.

term-monster-ring = Monsterring
    .short = Monsterring
    .text = Markiert ein Monster unter deiner Kontrolle. Du hast zwei.

term-monster-die = Monsterwürfel
    .text = Wird bei der Aktivierung eines neutralen Monsters geworfen: Bewegen, Gebietsangriff oder Wahl.

term-boss = Boss
    .text = Loki. Wird gejagt wie ein Monster, doch sonst treffen ihn Effekte auf Monster nicht.

term-boss-card = Boss-Tableau
    .short = Boss-Tableau

term-slayer-token = Bezwingermarker
    .short = Bezwinger
    .text = Erhält, wer sonst mindestens 4 Marker auf einem bezwungenen Monster hat; zählt als bezwungenes Monster.

term-player-board = Persönliches Tableau
    .short = Tableau

term-reference-card = Übersichtskarte
    .short = Übersicht

term-bank = Allgemeiner Vorrat
    .short = Vorrat
    .text = Der gemeinsame Vorrat aller.

term-pool = Persönlicher Vorrat
    .short = Dein Vorrat
    .text = Was dir abseits des Spielplans gehört: nicht eingesetzte Armeen, Priester, Runen, Karten.

term-origin = Abstammung
    .text = Wessen Kind dein Held ist. Gibt einen Bonus zu Spielbeginn.

term-origin-card = Abstammungskarte
    .short = Abstammung

term-origin-bonus = Abstammungsbonus
    .short = Bonus

term-special-ability = Spezialfähigkeit
    .short = Fähigkeit
    .text = Gilt für deinen Helden das ganze Spiel lang.

term-attribute = Attribut
    .text = Autorität, Macht oder Weisheit, von 2 bis 6; verletzt beträgt es 2.

term-attribute-track = Attributsleiste
    .short = Leiste

term-injury = Verletzung
    .text = Dreht 1 Attributsmarker deines Helden auf die verletzte Seite; bis zur Heilung beträgt das Attribut 2.

term-injured = Verletzte Seite
    .short = Verletzt

term-uninjured = Unverletzte Seite
    .short = Unverletzt

term-heal = Heilen
    .text = Drehe 1 verletzten Attributsmarker wieder auf die unverletzte Seite.

term-combat-card = Kampfkarte
    .text = Für Schlachten und Jagden. Du darfst so viele halten, wie deine Weisheit erlaubt; während einer Jagd ohne Limit.

term-weapon-symbol = Waffensymbol
    .text = Muss zum Wundenfeld passen, das du abdecken willst.

term-hunt-effect = Jagdeffekt
    .text = Darf genutzt werden, wenn die Karte in einer Jagd eine Wunde zufügt; ein Schild wirkt bei der Verteidigung.

term-battle-effect = Schlachteffekt
    .short = Schlachteffekt
    .text = Tritt sofort ein, wenn die Karte in einer Schlacht gespielt wird.

term-monster-attack-card = Monsterangriff-Karte
    .short = Angriffskarte
    .text = Wird in einer Jagd für das Monster gespielt: Wutwert, Schwachstellenwert, Kartenzieh-Angabe und Angriffseffekt.

term-attack-effect = Angriffseffekt

term-region-attack = Gebietsangriff
    .text = Was ein aktiviertes Monster anstelle einer Bewegung tut.

term-special-attack = Spezialangriff
    .text = Kommt zum Einsatz, wenn die Karte „Spezialangriff“ gespielt wird.

term-wound = Wunde
    .text = Ein Kontrollmarker auf einem Wundenfeld eines Monsters oder des Bosses.

term-wound-space = Wundenfeld
    .short = Wundenfeld
    .text = Du deckst es mit deinem Marker ab, indem du eine Karte mit seinem Symbol spielst. Sind alle abgedeckt, ist das Monster bezwungen.

term-reward = Belohnung
    .text = Gibt es sofort für das Abdecken ihres Wundenfelds in einer Jagd.

term-event-card = Ereigniskarte
    .text = Wird nach dem Bau eines Monuments abgehandelt: platziert ein Monster, aktiviert dann Monster und vielleicht den Boss.

term-place-section = PLATZIEREN

term-activate-section = AKTIVIEREN

term-omen = Ragnarök-Vorzeichen
    .short = Vorzeichen
    .text = Wird bei jedem Monumentbau geprüft. Sind 3 erfüllt, beginnt die Ragnarök.

term-blessing = Segnung
    .text = Eine Fähigkeit für den Rest des Spiels.

term-draft-keyword = Segnung

term-god-card = Götterkarte

term-artifact = Artefakt
    .text = Erschöpfe es für seinen Effekt; beim Errichten eines Monuments werden alle Artefakte aufgeladen.

term-divine-artifact = Götterartefakt
    .short = Götterartefakt
    .text = Gehört der Person, die das Gebiet mit dem Monument kontrolliert; es wechselt stets aufgeladen den Besitz.

term-monster-artifact = Monsterartefakt
    .short = Monsterart.
    .text = Gibt es nach einer Jagd, wenn alle Wundenfelder ohne Belohnung abgedeckt sind und es noch niemand hat.

term-charged = Aufgeladen
    .text = Bereit zur Verwendung.

term-exhaust = Erschöpfen

term-exhausted = Erschöpft
    .text = Benutzt; nach dem nächsten Monumentbau wieder bereit.

term-recharge = Aufladen

term-deck = Stapel

term-discard-pile = Ablagestapel
    .short = Ablagestapel

term-discard = Ablegen

term-draw = Ziehen

term-hand = Hand

term-active-player = Aktive Person
    .text = Die Person, die gerade am Zug ist.

term-starting-player = Startspieler
    .short = Startspieler

term-player = Person

term-opponent = Gegner

term-activate = Aktivieren
    .text = Eine Armee bewegt sich oder wird stärker; ein Monster bewegt sich oder greift sein Gebiet an.

term-recruit = Rekrutieren
    .text = Platziere eine neue Armee bei deinem Drakkar oder in einer von dir kontrollierten Siedlung; Stärke gleich deiner Autorität.

term-move = Bewegen
    .text = Gehe in ein angrenzendes Areal. Platzieren und Rückzug sind keine Bewegung.

term-place = Platzieren
    .text = Stelle etwas auf den Spielplan. Das ist keine Bewegung.

term-retreat = Rückzug
    .text = Armeen gehen in ein angrenzendes, von dir kontrolliertes Gebiet (auch per Drakkar) oder werden vernichtet. Das ist keine Bewegung.

term-alliance = Bündnis
    .text = Dein Marker auf einem Reich; gilt das ganze Spiel und bringt Bündnisboni. Wer zuerst kommt, zieht 1 Kampfkarte.

term-realm-bonus = Bündnisbonus
    .text = Liegt der erste Marker auf einer Aktion, dürfen alle mit ihrem Reich Verbündeten den Bonus nutzen; die aktive Person zuletzt.

term-trample = Stampfen
    .text = Ein Monster, das sich in ein Gebiet mit Armeen bewegt, verringert die Stärke von 1 davon um 1.

term-monster-player = Monsterführung
    .short = Monsterführung
    .text = Entscheidet für das Monster: wer es kontrolliert, bei neutralen die aktive Person; in der Jagd auf ein unkontrolliertes die Person rechts vom jagenden Helden.

term-hunting-player = Jagender Held
    .short = Jagender Held
    .text = Die Person, deren Held jagt.

term-attacker = Angreifer
    .text = Wessen Armeen die Schlacht ausgelöst haben.

term-defender = Verteidiger
    .text = Entscheidet zuerst über Karten und gewinnt bei Gleichstand.

term-pass = Passen
    .text = Du spielst in dieser Schlacht keine Karten mehr.

term-losses = Verluste
    .text = Jeder Verlust verringert die Stärke einer Armee um 1.

term-destroy = Vernichten
    .text = Die Armee verlässt den Spielplan und kehrt in den Vorrat ihres Besitzers zurück.

term-defeat = Bezwingen
    .text = Alle Wundenfelder sind abgedeckt: Wer die letzte Wunde zufügt, bekommt die Miniatur.

term-set-of-runes = Unterschiedliche Runen
    .short = Runensatz

term-limit = Limit
    .text = Deine Weisheit, getrennt für Kampfkarten und Runen. Überzähliges legst du sofort ab.

term-ragnarok = Ragnarök
    .text = Beginnt, wenn 3 Vorzeichen verdeckt sind: Alle haben noch einen Zug.

term-victory-condition = Siegbedingung
    .short = Siegbedingung

term-done = Fertig

term-skip = Überspringen
