### Lords of Hellas: names and texts, Czech.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .acc .gen .dat .nom are ready forms for sentences (never inflect a name
### in code). The wording is ours. A content pack may replace messages in text/cs.ftl (--pack).


## The game

game-lords-of-hellas = Lords of Hellas
    .text = Veď hrdinu a armádu starověkým Řeckem plným bohů a nestvůr a jako první splň jednu ze čtyř podmínek vítězství.


## Armies

army-tyrian = Tyrská armáda
    .short = Tyros
    .text = Barva: purpurová. Všechny armády mají stejné dílky.

army-aegean = Egejská armáda
    .short = Egeis
    .text = Barva: tyrkysová. Všechny armády mají stejné dílky.

army-marble = Mramorová armáda
    .short = Mramor
    .text = Barva: bílá. Všechny armády mají stejné dílky.

army-obsidian = Obsidiánová armáda
    .short = Obsidián
    .text = Barva: černá. Všechny armády mají stejné dílky.


## The regions

region-epirus = Epirus
    .text = Červené území: vzdor obyvatel 2, svatyně.
    .in = v Epiru
    .to = do Epiru
    .from = z Epiru

region-macedonia = Makedonie
    .text = Červené území: vzdor obyvatel 2, město.
    .in = v Makedonii
    .to = do Makedonie
    .from = z Makedonie

region-thessaly = Thesálie
    .text = Červené území: vzdor obyvatel 4, město, Diův monument.
    .in = v Thesálii
    .to = do Thesálie
    .from = z Thesálie

region-chalkidiki = Chalkidiki
    .text = Červené území: vzdor obyvatel 4, město, svatyně.
    .in = na Chalkidiki
    .to = na Chalkidiki
    .from = z Chalkidiki

region-acarnania = Akarnánie
    .text = Žluté území: vzdor obyvatel 4, město, Hermův monument.
    .in = v Akarnánii
    .to = do Akarnánie
    .from = z Akarnánie

region-aetolia = Aitólie
    .text = Žluté území: vzdor obyvatel 2, svatyně.
    .in = v Aitólii
    .to = do Aitólie
    .from = z Aitólie

region-locris = Lokrida
    .text = Žluté území: vzdor obyvatel 2, město.
    .in = v Lokridě
    .to = do Lokridy
    .from = z Lokridy

region-phocis = Fókida
    .text = Žluté území: vzdor obyvatel 5, místo delfské věštírny.
    .in = ve Fókidě
    .to = do Fókidy
    .from = z Fókidy

region-euboea = Euboia
    .text = Modré území: vzdor obyvatel 2, město.
    .in = na Euboii
    .to = na Euboiu
    .from = z Euboie

region-boeotia = Bojotie
    .text = Modré území: vzdor obyvatel 2, město.
    .in = v Bojotii
    .to = do Bojotie
    .from = z Bojotie

region-attica = Attika
    .text = Modré území: vzdor obyvatel 5, město, svatyně, Athénin monument.
    .in = v Attice
    .to = do Attiky
    .from = z Attiky

region-corinthia = Korinthie
    .text = Modré území: vzdor obyvatel 2, svatyně.
    .in = v Korinthii
    .to = do Korinthie
    .from = z Korinthie

region-achaea = Achaia
    .text = Zelené území: vzdor obyvatel 2, město.
    .in = v Achaii
    .to = do Achaie
    .from = z Achaie

region-elis = Élida
    .text = Zelené území: vzdor obyvatel 4, město, svatyně.
    .in = v Élidě
    .to = do Élidy
    .from = z Élidy

region-arcadia = Arkádie
    .text = Zelené území: vzdor obyvatel 2, město.
    .in = v Arkádii
    .to = do Arkádie
    .from = z Arkádie

region-messenia = Messénie
    .text = Zelené území: vzdor obyvatel 3, svatyně.
    .in = v Messénii
    .to = do Messénie
    .from = z Messénie

region-argolis = Argolida
    .text = Hnědé území: vzdor obyvatel 3, město.
    .in = v Argolidě
    .to = do Argolidy
    .from = z Argolidy

region-laconia = Lakonie
    .text = Hnědé území: vzdor obyvatel 5, Sparta.
    .in = v Lakonii
    .to = do Lakonie
    .from = z Lakonie

region-crete = Kréta
    .text = Hnědé území: vzdor obyvatel 2, svatyně.
    .in = na Krétě
    .to = na Krétu
    .from = z Kréty


## Lands

land-red = Červené území
    .short = Červená
    .text = Severní území: Epirus, Makedonie, Thesálie, Chalkidiki.
    .in = na červeném území

land-yellow = Žluté území
    .short = Žlutá
    .text = Západní území: Akarnánie, Aitólie, Lokrida, Fókida.
    .in = na žlutém území

land-blue = Modré území
    .short = Modrá
    .text = Východní území: Euboia, Bojotie, Attika, Korinthie. Ve třech hráčích se nepočítá do podmínky Dobyvatel Hellady.
    .in = na modrém území

land-green = Zelené území
    .short = Zelená
    .text = Západní Peloponés: Achaia, Élida, Arkádie, Messénie.
    .in = na zeleném území

land-brown = Hnědé území
    .short = Hnědá
    .text = Jihovýchodní území a Kréta: Argolida, Lakonie, Kréta.
    .in = na hnědém území


## Glory tokens

token-glory-red = Červený žeton slávy
    .short = Červená sláva
    .text = S ním můžeš provést Uzurpaci v regionu na červeném území, ve kterém stojí tvůj hrdina.

token-glory-yellow = Žlutý žeton slávy
    .short = Žlutá sláva
    .text = S ním můžeš provést Uzurpaci v regionu na žlutém území, ve kterém stojí tvůj hrdina.

token-glory-blue = Modrý žeton slávy
    .short = Modrá sláva
    .text = S ním můžeš provést Uzurpaci v regionu na modrém území, ve kterém stojí tvůj hrdina.

token-glory-green = Zelený žeton slávy
    .short = Zelená sláva
    .text = S ním můžeš provést Uzurpaci v regionu na zeleném území, ve kterém stojí tvůj hrdina.

token-glory-brown = Hnědý žeton slávy
    .short = Hnědá sláva
    .text = S ním můžeš provést Uzurpaci v regionu na hnědém území, ve kterém stojí tvůj hrdina.


## Heroes

hero-achilles = Achilles
    .text = V bitvě v regionu, ve kterém je Achilles, přičti k síle své armády nižší z jeho aktuálních hodnot síly a rychlosti.
    .gen = Achilla
    .dat = Achillovi
    .acc = Achilla

hero-heracles = Héraklés
    .text = Jednou na začátku svého tahu, před první akcí, můžeš vrátit 1 svůj žeton slávy do zásoby: prohlédni si 2 neutrální artefakty, 1 si nech (nabitý) a druhý zamíchej zpět.
    .gen = Hérakla
    .dat = Héraklovi
    .acc = Hérakla

hero-perseus = Perseus
    .text = Po své akci Přípravy můžeš umístit Persea do libovolného regionu, pokud právě neplní hrdinský skutek. Hrdinský skutek tím zahájit nelze.
    .gen = Persea
    .dat = Perseovi
    .acc = Persea

hero-helen = Helena
    .text = Hoplité ostatních hráčů nesmějí pohybem ani ústupem vstoupit do Helenina regionu, není-li tam jejich vlastní hrdina. Nábor tam možný je.
    .gen = Heleny
    .dat = Heleně
    .acc = Helenu


## Starting bonuses

hero-bonus-achilles = Počáteční bonus
    .short = Poč. bonus
    .text = Začínáš s rychlostí 2 místo 1.

hero-bonus-heracles = Počáteční bonus
    .short = Poč. bonus
    .text = Začínáš se silou 2 místo 1.

hero-bonus-perseus = Počáteční bonus
    .short = Poč. bonus
    .text = Vezmi si žeton slávy území, na které Persea umístíš.

hero-bonus-helen = Počáteční bonus
    .short = Poč. bonus
    .text = Prohlédni si 3 neutrální artefakty, 1 si nech (nabitý) a ostatní zamíchej zpět.


## Gods

god-zeus = Zeus
    .text = Vlastnost: síla. Od 2. úrovně monumentu jeho božská síla přináší bojové karty.
    .gen = Dia
    .dat = Diovi
    .acc = Dia

god-athena = Athéna
    .text = Vlastnost: vůdcovství. Od 2. úrovně monumentu její božská síla verbuje hoplity.
    .gen = Athény
    .dat = Athéně
    .acc = Athénu

god-hermes = Hermés
    .text = Vlastnost: rychlost. Od 2. úrovně monumentu jeho božská síla přesouvá armádu.
    .gen = Herma
    .dat = Hermovi
    .acc = Herma


## Monuments

monument-zeus = Diův monument
    .short = Zeus
    .text = Stojí v Thesálii. Kdo ovládá Thesálii, má Diův hrom.

monument-athena = Athénin monument
    .short = Athéna
    .text = Stojí v Attice. Kdo ovládá Attiku, má Athéninu sovu.

monument-hermes = Hermův monument
    .short = Hermés
    .text = Stojí v Akarnánii. Kdo ovládá Akarnánii, má Hermovy boty.


## Divine powers

power-zeus-1 = Zeus, úroveň 1
    .text = Síla +1.

power-zeus-2 = Zeus, úroveň 2
    .text = Síla +1; poté můžeš táhnout 1 bojovou kartu.

power-zeus-3 = Zeus, úroveň 3
    .text = Síla +1; poté můžeš táhnout 2 bojové karty.

power-zeus-4 = Zeus, úroveň 4
    .text = Síla +1; poté můžeš táhnout 3 bojové karty.

power-zeus-5 = Zeus, úroveň 5
    .text = Síla +1; poté můžeš táhnout 3 bojové karty.

power-athena-1 = Athéna, úroveň 1
    .text = Vůdcovství +1.

power-athena-2 = Athéna, úroveň 2
    .text = Vůdcovství +1; poté můžeš naverbovat 1 hoplitu v regionu, který ovládáš (opevněného, je-li místo).

power-athena-3 = Athéna, úroveň 3
    .text = Vůdcovství +1; poté můžeš naverbovat až 2 hoplity v jednom regionu, který ovládáš (1 z nich opevněného, je-li místo).

power-athena-4 = Athéna, úroveň 4
    .text = Vůdcovství +1; poté můžeš naverbovat až 3 hoplity v jednom regionu, který ovládáš (1 z nich opevněného, je-li místo).

power-athena-5 = Athéna, úroveň 5
    .text = Vůdcovství +1; poté můžeš naverbovat až 3 hoplity v jednom regionu, který ovládáš (1 z nich opevněného, je-li místo).

power-hermes-1 = Hermés, úroveň 1
    .text = Rychlost +1.

power-hermes-2 = Hermés, úroveň 2
    .text = Rychlost +1; poté můžeš přesunout libovolný počet svých neopevněných hoplitů z jednoho regionu společně o 1 region.

power-hermes-3 = Hermés, úroveň 3
    .text = Rychlost +1; poté můžeš přesunout libovolný počet svých neopevněných hoplitů z jednoho regionu společně až o 2 regiony. Pohyb končí v regionu s nepřátelskými hoplity, pod nadvládou nepřítele nebo s Medúzou.

power-hermes-4 = Hermés, úroveň 4
    .text = Rychlost +1; poté můžeš přesunout libovolný počet svých neopevněných hoplitů z jednoho regionu společně až o 3 regiony. Pohyb končí v regionu s nepřátelskými hoplity, pod nadvládou nepřítele nebo s Medúzou.

power-hermes-5 = Hermés, úroveň 5
    .text = Rychlost +1; poté můžeš přesunout libovolný počet svých neopevněných hoplitů z jednoho regionu společně až o 3 regiony. Pohyb končí v regionu s nepřátelskými hoplity, pod nadvládou nepřítele nebo s Medúzou.


## Monsters

monster-cyclops = Kyklop
    .text = Výdrž 4. Napadením regionu zraňuje hrdiny, ne hoplity.
    .gen = Kyklopa
    .dat = Kyklopovi
    .acc = Kyklopa

monster-sphinx = Sfinx
    .text = Výdrž 4. V jejím regionu nikdo nemůže verbovat.
    .gen = Sfingy
    .dat = Sfinze
    .acc = Sfingu

monster-medusa = Medúza
    .text = Výdrž 5. Hoplité nemohou opustit její region.
    .gen = Medúzy
    .dat = Medúze
    .acc = Medúzu

monster-chimera = Chiméra
    .text = Výdrž 5. K monumentu v jejím regionu nelze vysílat kněze.
    .gen = Chiméry
    .dat = Chiméře
    .acc = Chiméru

monster-minotaur = Minotaurus
    .text = Výdrž 6. Ovládajícího hráče připravuje o hoplity i kněze.
    .gen = Minotaura
    .dat = Minotaurovi
    .acc = Minotaura

monster-hydra = Hydra
    .text = Výdrž 6. Zvláštním útokem si vyléčí všechna zranění.
    .gen = Hydry
    .dat = Hydře
    .acc = Hydru

monster-cerberus = Kerberos
    .text = Výdrž 7. Kouše tvrdě: 3 zranění, nebo 3 hoplité.
    .gen = Kerbera
    .dat = Kerberovi
    .acc = Kerbera


## Special attacks

special-attack-cyclops = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 1 zranění; poté trvale sniž jednu vlastnost dle své volby o 1 (ne pod 1).

special-attack-sphinx = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 1 zranění; poté, máš-li vůdcovství nižší než 3, lov okamžitě končí.

special-attack-medusa = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 1 zranění; poté, máš-li rychlost nižší než 3, lov okamžitě končí.

special-attack-chimera = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 1 zranění; poté si nech 1 bojovou kartu dle své volby a všechny ostatní odhoď.

special-attack-minotaur = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 2 zranění; poté odhoď polovinu svých bojových karet dle své volby (zaokrouhli nahoru).

special-attack-hydra = Zvláštní útok
    .short = Zvl. útok
    .text = Hydra si vyléčí všechna zranění. Odměny za symboly, zakryté tvým hrdinou v tomto lovu, se ti stále počítají.

special-attack-cerberus = Zvláštní útok
    .short = Zvl. útok
    .text = Tvůj hrdina utrpí 3 zranění, jedno po druhém.


## Region attacks

region-attack-cyclops = Napadení regionu
    .short = Napadení
    .text = Každý hrdina v regionu Kyklopa a v sousedních regionech utrpí 1 zranění; vlastnost vybírá jeho majitel.

region-attack-sphinx = Napadení regionu
    .short = Napadení
    .text = V regionu je zabit 1 hoplita.

region-attack-medusa = Napadení regionu
    .short = Napadení
    .text = V regionu je zabit 1 hoplita.

region-attack-chimera = Napadení regionu
    .short = Napadení
    .text = V regionu je zabit 1 hoplita. Poté umísti Chiméru do regionu s nejvyšším monumentem; při shodě vybíráš ty.

region-attack-minotaur = Napadení regionu
    .short = Napadení
    .text = V regionu je zabit 1 hoplita. Poté hráč, který region ovládá, obětuje 1 kněze, má-li ho.

region-attack-hydra = Napadení regionu
    .short = Napadení
    .text = V regionu Hydry a v každém sousedním regionu je zabit 1 hoplita.

region-attack-cerberus = Napadení regionu
    .short = Napadení
    .text = V regionu jsou zabiti 3 hoplité, nebo kolik jich tam je.


## Passive abilities

passive-sphinx = Pasivní schopnost
    .short = Pasivní
    .text = V regionu Sfingy nikdo nemůže verbovat hoplity. Nadvládu tam převzít lze.

passive-medusa = Pasivní schopnost
    .short = Pasivní
    .text = Hoplité nemohou odejít z regionu Medúzy a delší pohyb v něm končí. Pohyb do tamního města a z něj i ústup jsou možné.

passive-chimera = Pasivní schopnost
    .short = Pasivní
    .text = Dokud je Chiméra v regionu s monumentem, nelze k němu vyslat žádného kněze. Kněží, kteří už u něj jsou, zůstávají.


## Monster cards of the event deck

event-card-cerberus-1 = Kerberos – Epirus
    .text = Vývoj: první útočná karta v každém lovu na Kerbera je o 3 silnější; neubrání-li se jí hrdina, lov po jejím efektu končí.

event-card-cerberus-2 = Kerberos – Lokrida
    .text = Vývoj: přibývá 1 symbol zranění kopí.

event-card-chimera-1 = Chiméra – Makedonie
    .text = Vývoj: vstoupí-li hoplité některého hráče pohybem či ústupem do regionu Chiméry, 1 z nich je ihned zabit, ještě před převzetím nadvlády či bitvou.

event-card-chimera-2 = Chiméra – Arkádie
    .text = Vývoj: přibývá 1 symbol zranění kyj a 1 symbol zranění meč.

event-card-cyclops-1 = Kyklop – Akarnánie
    .text = Vývoj: každá útočná karta zahraná za Kyklopa je o 1 silnější.

event-card-cyclops-2 = Kyklop – Euboia
    .text = Vývoj: přibývá 1 symbol zranění kyj.

event-card-hydra-1 = Hydra – Argolida
    .text = Vývoj: dokud má Hydra 3 nebo více zranění, jsou její útočné karty o 2 silnější.

event-card-hydra-2 = Hydra – Chalkidiki
    .text = Vývoj: přibývají 2 symboly zranění luk.

event-card-medusa-1 = Medúza – Attika
    .text = Vývoj: na začátku lovu na Medúzu se bojové karty táhnou podle rychlosti místo síly.

event-card-medusa-2 = Medúza – Fókida
    .text = Vývoj: přibývá 1 symbol zranění sekera.

event-card-minotaur-1 = Minotaurus – Kréta
    .text = Vývoj: Minotaura můžeš lovit, jen máš-li v kněžstvu aspoň 1 kněze.

event-card-minotaur-2 = Minotaurus – Bojotie
    .text = Vývoj: přibývá 1 symbol zranění meč.

event-card-sphinx-1 = Sfinx – Messénie
    .text = Vývoj: Sfingu můžeš lovit jen s vůdcovstvím 3 nebo vyšším.

event-card-sphinx-2 = Sfinx – Thesálie
    .text = Vývoj: přibývají 2 symboly zranění pochodeň.


## Quests; .text is the reward

quest-aid-to-atlas = Pomoc Atlantovi
    .short = Atlas
    .text = Kartu si nech. Jednou ji můžeš kdykoli odhodit: odstraň všechny své žetony využité akce z desky armády i z požehnání a táhni 2 bojové karty.

quest-amazon-queen = Královna Amazonek
    .short = Amazonky
    .text = Síla +1, poté táhni 2 bojové karty.

quest-augean-stables = Vyčištění Augiášova chléva
    .short = Augiášův chlév
    .text = Kartu si nech. Jednou ji ve svém tahu můžeš odhodit před svou zvláštní akcí nebo hned po ní: proveď 1 zvláštní akci navíc (ne po Budování monumentu).

quest-saving-prometheus = Záchrana Prométhea
    .short = Prométheus
    .text = Získej 1 kněze a naverbuj až 2 hoplity v jednom regionu, který ovládáš.

quest-cretan-bull = Chycení krétského býka
    .short = Krétský býk
    .text = Kromě hnědého žetonu slávy si vezmi 1 žeton slávy jiné barvy, který nikdo nevlastní.

quest-calydonian-hunt = Kalydónský lov
    .short = Kalydón
    .text = Naverbuj až 2 hoplity v každém regionu s městem nebo Spartou, který ovládáš.

quest-stymphalian-birds = Pobití stymfálských ptáků
    .short = Stymf. ptáci
    .text = Prohlédni si 3 neutrální artefakty, 1 si nech (nabitý) a ostatní zamíchej zpět.

quest-golden-fleece = Výprava za zlatým rounem
    .short = Zlaté rouno
    .text = Naverbuj až 3 hoplity v jednom regionu, který ovládáš.

quest-cattle-of-geryon = Géryonova stáda
    .short = Géryonés
    .text = Vyber jednu vlastnost s úrovní nižší než 3 a zvyš ji na 3.


## Steps of quests; .text is the requirement

quest-step-aid-to-atlas-1 = 1. krok
    .text = Síla 2.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-2 = 2. krok
    .text = Síla 4.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-3 = 3. krok
    .text = Síla 5.
    .quest = { quest-aid-to-atlas }

quest-step-amazon-queen-1 = 1. krok
    .text = Vůdcovství 2.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-2 = 2. krok
    .text = Vůdcovství 2 a 1 kněz v kněžstvu.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-3 = 3. krok
    .text = Vůdcovství 2. Obětuj 1 kněze.
    .quest = { quest-amazon-queen }

quest-step-augean-stables-1 = 1. krok
    .text = Rychlost 2.
    .quest = { quest-augean-stables }

quest-step-augean-stables-2 = 2. krok
    .text = Rychlost 2. Hrdina utrpí 2 zranění.
    .quest = { quest-augean-stables }

quest-step-augean-stables-3 = 3. krok
    .text = Rychlost 3. Hrdina utrpí 2 zranění.
    .quest = { quest-augean-stables }

quest-step-saving-prometheus-1 = 1. krok
    .text = Odhoď 1 bojovou kartu.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-2 = 2. krok
    .text = Odhoď 2 bojové karty.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-3 = 3. krok
    .text = Odhoď 4 bojové karty.
    .quest = { quest-saving-prometheus }

quest-step-cretan-bull-1 = 1. krok
    .text = Rychlost 3 nebo síla 3.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-2 = 2. krok
    .text = Rychlost 3 nebo síla 3. Odhoď 2 bojové karty.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-3 = 3. krok
    .text = Rychlost 4 nebo síla 4. Odhoď 2 bojové karty.
    .quest = { quest-cretan-bull }

quest-step-calydonian-hunt-1 = 1. krok
    .text = Rychlost 2 a nadvláda nad 2 regiony s městem.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-2 = 2. krok
    .text = Rychlost 2 a nadvláda nad 3 regiony s městem.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-3 = 3. krok
    .text = Rychlost 3 a nadvláda nad 3 regiony s městem.
    .quest = { quest-calydonian-hunt }

quest-step-stymphalian-birds-1 = 1. krok
    .text = 1 kněz v kněžstvu.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-2 = 2. krok
    .text = 1 kněz v kněžstvu a nadvláda nad 2 regiony s chrámem.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-3 = 3. krok
    .text = 2 kněží v kněžstvu a nadvláda nad 2 regiony s chrámem.
    .quest = { quest-stymphalian-birds }

quest-step-golden-fleece-1 = 1. krok
    .text = Vůdcovství 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-2 = 2. krok
    .text = Vůdcovství 2 a rychlost 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-3 = 3. krok
    .text = Vůdcovství 2, rychlost 2 a aspoň 1 artefakt, nabitý či použitý.
    .quest = { quest-golden-fleece }

quest-step-cattle-of-geryon-1 = 1. krok
    .text = Síla 2.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-2 = 2. krok
    .text = Síla 4.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-3 = 3. krok
    .text = Síla 4. Odhoď 2 bojové karty.
    .quest = { quest-cattle-of-geryon }


## Symbols

symbol-torch = Pochodeň
    .text = Lov: 1 pochodeň zakryje symbol pochodně; 3 pochodně zakryjí libovolný symbol.

symbol-bow = Luk
    .text = Lov: 1 luk zakryje symbol luku; 3 luky zakryjí libovolný symbol.

symbol-sword = Meč
    .text = Lov: 1 meč zakryje symbol meče; 2 meče zakryjí libovolný symbol.

symbol-mace = Kyj
    .text = Lov: 1 kyj zakryje symbol kyje; 2 kyje zakryjí libovolný symbol.

symbol-shield = Štít
    .text = Lov: nezraňuje. 1 štít odrazí jakýkoli útok nestvůry, ale tvůj hrdina utrpí 1 zranění a táhneš jen 1 kartu.

symbol-sickle = Srp
    .text = Lov: 1 srp zakryje libovolný symbol.

symbol-axe = Sekera
    .text = Lov: 1 sekera zakryje symbol sekery.

symbol-spear = Kopí
    .text = Lov: 1 kopí zakryje symbol kopí.


## Combat cards

combat-fortification-torch = Opevnění
    .brief = +2, bráníš-li město nebo Spartu.
    .text = +2 k síle armády, bráníš-li region s městem nebo Spartou.

combat-fortification-bow = Opevnění
    .brief = +2, bráníš-li město nebo Spartu.
    .text = +2 k síle armády, bráníš-li region s městem nebo Spartou.

combat-local-support-torch = Místní podpora
    .short = Míst. podpora
    .brief = Bráníš-li město či Spartu: ihned naverbuj až 2.
    .text = Bráníš-li region s městem nebo Spartou, můžeš tam ihned naverbovat až 2 hoplity (1 opevněného, je-li místo a ovládáš-li region); bojují v této bitvě.

combat-local-support-bow = Místní podpora
    .short = Míst. podpora
    .brief = Bráníš-li město či Spartu: ihned naverbuj až 2.
    .text = Bráníš-li region s městem nebo Spartou, můžeš tam ihned naverbovat až 2 hoplity (1 opevněného, je-li místo a ovládáš-li region); bojují v této bitvě.

combat-glory-torch = Sláva
    .brief = +3, máš-li žeton slávy tohoto území.
    .text = +3 k síle armády, vlastníš-li žeton slávy území, na kterém bitva probíhá.

combat-glory-bow = Sláva
    .brief = +3, máš-li žeton slávy tohoto území.
    .text = +3 k síle armády, vlastníš-li žeton slávy území, na kterém bitva probíhá.

combat-phalanx-torch-1 = Falanga
    .brief = +1 za každé 2 tvé hoplity v této bitvě.
    .text = +1 k síle armády za každou úplnou dvojici tvých hoplitů v této bitvě.

combat-phalanx-torch-2 = Falanga
    .brief = +1 za každé 2 tvé hoplity v této bitvě.
    .text = +1 k síle armády za každou úplnou dvojici tvých hoplitů v této bitvě.

combat-flank-attack-bow = Útok z boku
    .brief = +2, máš-li v této bitvě víc hoplitů.
    .text = +2 k síle armády, máš-li v této bitvě víc hoplitů než soupeř.

combat-trap-sword = Past
    .brief = Přičti aktuální vůdcovství svého hrdiny.
    .text = Přičti k síle své armády aktuální vůdcovství svého hrdiny.

combat-trap-mace = Past
    .brief = Přičti aktuální vůdcovství svého hrdiny.
    .text = Přičti k síle své armády aktuální vůdcovství svého hrdiny.

combat-tactical-maneuver-sword = Taktický manévr
    .short = Manévr
    .brief = +2, má-li tvůj hrdina vyšší vůdcovství.
    .text = +2 k síle armády, má-li tvůj hrdina vyšší aktuální vůdcovství než hrdina soupeře.

combat-tactical-maneuver-mace = Taktický manévr
    .short = Manévr
    .brief = +2, má-li tvůj hrdina vyšší vůdcovství.
    .text = +2 k síle armády, má-li tvůj hrdina vyšší aktuální vůdcovství než hrdina soupeře.

combat-encirclement-sword = Obklíčení
    .brief = Zvítězíš-li: poražený přijde o 3 hoplity místo 1.
    .text = Zvítězíš-li v této bitvě, poražený přijde za porážku o 3 hoplity místo 1.

combat-encirclement-mace = Obklíčení
    .brief = Zvítězíš-li: poražený přijde o 3 hoplity místo 1.
    .text = Zvítězíš-li v této bitvě, poražený přijde za porážku o 3 hoplity místo 1.

combat-wild-attack-sword = Divoký útok
    .short = Divoký útok
    .brief = Bez efektu.
    .text = Bez efektu.

combat-wild-attack-mace = Divoký útok
    .short = Divoký útok
    .brief = Bez efektu.
    .text = Bez efektu.

combat-wild-attack-axe = Divoký útok
    .short = Divoký útok
    .brief = Bez efektu.
    .text = Bez efektu.

combat-wild-attack-spear = Divoký útok
    .short = Divoký útok
    .brief = Bez efektu.
    .text = Bez efektu.

combat-reinforcements-shield = Posily
    .brief = Přiveď neopevněné z 1 sousedního regionu.
    .text = Můžeš ihned přesunout libovolný počet svých neopevněných hoplitů z jednoho sousedního regionu do této bitvy; bojují v ní.

combat-charge-sickle = Zteč
    .brief = Bez efektu.
    .text = Bez efektu.

combat-javelin-volley-axe = Salva oštěpů
    .short = Salva oštěpů
    .brief = Máš-li víc hoplitů, zabij 1 soupeřova.
    .text = Máš-li v této bitvě víc hoplitů než soupeř, ihned zabij 1 jeho hoplitu (opevněného až naposled).

combat-javelin-volley-spear = Salva oštěpů
    .short = Salva oštěpů
    .brief = Máš-li víc hoplitů, zabij 1 soupeřova.
    .text = Máš-li v této bitvě víc hoplitů než soupeř, ihned zabij 1 jeho hoplitu (opevněného až naposled).

combat-assault-axe = Nápor
    .brief = +2, pokud útočíš.
    .text = +2 k síle armády, pokud útočíš.

combat-assault-spear = Nápor
    .brief = +2, pokud útočíš.
    .text = +2 k síle armády, pokud útočíš.


## Monster attack cards

attack-attack-3 = Útok
    .text = Tvůj hrdina utrpí 1 zranění.

attack-attack-4 = Útok
    .text = Tvůj hrdina utrpí 1 zranění.

attack-attack-5 = Útok
    .text = Tvůj hrdina utrpí 1 zranění.

attack-charge = Výpad
    .text = Síla: 1 + počet nezakrytých symbolů zranění. Tvůj hrdina utrpí 2 zranění, jedno po druhém.

attack-fury = Zuřivost
    .text = Síla: počet všech symbolů zranění. Tvůj hrdina utrpí 1 zranění; byl-li před tímto útokem už zraněný, lov okamžitě končí.

attack-mighty-attack = Mocný útok
    .short = Mocný útok
    .text = Tvůj hrdina utrpí 2 zranění, jedno po druhém.

attack-nasty-wounds = Ošklivé rány
    .text = Tvůj hrdina utrpí 1 zranění; poté se trvale sníží o 1 tvá vlastnost s nejvyšší úrovní (při shodě vybíráš ty, ne pod 1).

attack-quick-attack-4 = Rychlý útok
    .short = Rychlý útok
    .text = Tvůj hrdina utrpí 1 zranění; poté odhoď karty dle své volby tak, aby ti jich zbylo nejvýše tolik, kolik činí tvá rychlost.

attack-quick-attack-5 = Rychlý útok
    .short = Rychlý útok
    .text = Tvůj hrdina utrpí 1 zranění; poté odhoď karty dle své volby tak, aby ti jich zbylo nejvýše tolik, kolik činí tvá rychlost.

attack-rampage = Běsnění
    .text = Síla: 1 + dvojnásobek zakrytých symbolů zranění. Nestvůra provede svůj zvláštní útok.

attack-recall-3 = Odvolání
    .text = Lov okamžitě končí.

attack-recall-4 = Odvolání
    .text = Lov okamžitě končí.

attack-special-attack-3 = Zvláštní útok
    .short = Zvláštní útok
    .text = Nestvůra provede svůj zvláštní útok.

attack-special-attack-4 = Zvláštní útok
    .short = Zvláštní útok
    .text = Nestvůra provede svůj zvláštní útok.

attack-surprise-attack = Překvapivý útok
    .short = Překvapení
    .text = Síla: 1 + počet bojových karet v tvé ruce. Tvůj hrdina utrpí 1 zranění; poté odhoď polovinu svých bojových karet dle své volby (zaokrouhli nahoru).

attack-wild-attack-4 = Divoký útok
    .short = Divoký útok
    .text = Tvůj hrdina utrpí 1 zranění; poté odhoď 1 náhodnou bojovou kartu.

attack-wild-attack-5 = Divoký útok
    .short = Divoký útok
    .text = Tvůj hrdina utrpí 1 zranění; poté odhoď 1 náhodnou bojovou kartu.


## Artifacts

artifact-caduceus = Kaduceus
    .short = Kaduceus
    .text = Před bitvou, které se účastníš: soupeř odhodí 1 bojovou kartu dle své volby.

artifact-apollos-arrow = Apollónův šíp
    .short = Apollónův šíp
    .text = Před svou bitvou v regionu sousedícím s regionem tvého hrdiny: +2 k síle armády v této bitvě.

artifact-femes-trumpet = Trubka bohyně Fémé
    .short = Trubka Fémé
    .text = Odstraň žeton využité akce z jedné své zvláštní akce na desce armády.

artifact-harpe = Harpé
    .short = Harpé
    .text = Před svou bitvou nebo lovem: táhni 1 bojovou kartu (při lovu před úvodním tažením karet nebo po něm).

artifact-pandoras-box = Pandořina skříňka
    .short = Pandořina skř.
    .text = Ihned proveď mimořádnou fázi nestvůr: hoď za každou nestvůru v pořadí dle své volby a o všem rozhodni. Fáze událostí nenásleduje.

artifact-horn-of-plenty = Roh hojnosti
    .short = Roh hojnosti
    .text = Naverbuj až 2 hoplity v jednom regionu s městem nebo Spartou, který ovládáš.

artifact-ambrosia = Ambrózie
    .short = Ambrózie
    .text = Vyleč všechna zranění svého hrdiny.

artifact-aegis = Aigida
    .short = Aigida
    .text = Mají-li být tví hoplité zabiti efektem, symbolem ztrát nebo kvůli prohrané bitvě, zachraň 1 nebo 2 z nich. Nepomůže, není-li kam ustoupit, ani proti tvým vlastním platbám.

artifact-eye-of-graeae = Oko Graií
    .short = Oko Graií
    .text = Při některém svém rozhodnutí ve své bitvě nebo lovu: odhoď libovolný počet bojových karet a táhni jich stejně.

artifact-ariadnes-thread = Ariadnina nit
    .short = Ariadnina nit
    .text = Přesuň jednu nestvůru dle své volby o 1 nebo 2 regiony, pokaždé do sousedního regionu dle své volby.

artifact-poison-arrows = Otrávené šípy
    .short = Otrávené šípy
    .text = Na začátku svého lovu (před úvodním tažením karet nebo po něm): nestvůra utrpí 1 zranění dle tvé volby a táhneš 1 bojovou kartu. Nenahrazuje zranění vyžadované v 1. kroku.

artifact-minotaurs-horn = Minotaurův roh
    .short = Minotaurův roh
    .text = Když na tebe někdo zaútočí, před zahráním první bojové karty: přesuň do bitvy libovolný počet svých neopevněných hoplitů z kterýchkoli sousedních regionů.

artifact-head-of-sphinx = Hlava Sfingy
    .short = Hlava Sfingy
    .text = Je-li tvůj hrdina v neutrálním regionu bez hoplitů jiných hráčů: převezmi nad ním nadvládu a můžeš tam naverbovat 1 hoplitu.

artifact-eye-of-cyclops = Kyklopovo oko
    .short = Kyklopovo oko
    .text = Je-li tvůj hrdina v regionu s chrámem nebo věštírnou, ať ho ovládá kdokoli: získej 1 kněze.

artifact-medusas-blood = Medúzina krev
    .short = Medúzina krev
    .text = Po porovnání síly armád ve své bitvě, před ztrátami: ignoruj 1 svůj symbol ztrát, nebo přidej 1 soupeři.

artifact-chimeras-fire = Oheň Chiméry
    .short = Oheň Chiméry
    .text = Zabij 1 hoplitu dle své volby v regionu svého hrdiny.

artifact-adamant-tethers = Adamantová pouta
    .short = Pouta
    .text = Zabij 3 hoplity dle své volby v regionu svého hrdiny, nebo kolik jich tam je.

artifact-thunder-of-zeus = Diův hrom
    .short = Diův hrom
    .text = Způsob 1 zranění dle své volby libovolné nestvůře na herním plánu, nebo 1 zranění hrdinovi jiného hráče, který jich má méně než 3 (vlastnost vybírá jeho majitel).

artifact-owl-of-athena = Athénina sova
    .short = Athénina sova
    .text = Prohlédni si 2 horní bojové karty: 1 dle své volby si vezmi do ruky a druhou odhoď.

artifact-boots-of-hermes = Hermovy boty
    .short = Hermovy boty
    .text = Umísti svého hrdinu do libovolného regionu, neplní-li hrdinský skutek. Není to pohyb hrdiny a hrdinský skutek tím nezačíná.


## Blessings

blessing-cunning-tactician = Lstivý taktik
    .short = Lstivý taktik
    .text = V bitvě ti každá zahraná bojová karta přidá k síle armády o 1 víc.

blessing-mobilization = Mobilizace
    .short = Mobilizace
    .text = Při své akci Nábor můžeš navíc naverbovat až 2 hoplity v jednom regionu, který ovládáš, s městem i bez něj.

blessing-master-plan = Mistrovský plán
    .short = Mistr. plán
    .text = Když hraješ bojovou kartu v bitvě nebo na obranu při lovu, můžeš obětovat 1 kněze: karta je o 3 silnější. Jednou za kartu.

blessing-athenas-gift = Athénin dar
    .short = Athénin dar
    .text = Po každé vyhrané bitvě získej 1 kněze.

blessing-heroic-presence = Hrdinova přítomnost
    .short = Přítomnost
    .text = +2 k síle armády v bitvách v regionu tvého hrdiny.

blessing-always-prepared = Vždy připraveni
    .short = Připraveni
    .text = Nemáš-li na začátku své bitvy žádnou bojovou kartu, 1 táhni.

blessing-unbroken-morale = Nezlomná morálka
    .short = Morálka
    .text = Před bitvou, ve které má soupeř víc hoplitů než ty, je 1 jeho hoplita zabit (opevněný až naposled).

blessing-local-volunteers = Místní dobrovolníci
    .short = Dobrovolníci
    .text = Místo svého pohybu hoplitů můžeš naverbovat až 2 hoplity v jednom regionu, který ovládáš.

blessing-stalwart-defense = Neochvějná obrana
    .short = Obrana
    .text = +1 k síle armády, když se bráníš.

blessing-no-attrition = Beze ztrát
    .short = Beze ztrát
    .text = V každé bitvě ignoruj symboly ztrát na první bojové kartě, kterou zahraješ; nepočítají se ani do limitu.

blessing-battle-prayer = Bojová modlitba
    .short = Boj. modlitba
    .text = Kdykoli můžeš obětovat 1 kněze a táhnout 1 bojovou kartu, a to opakovaně.

blessing-restrictive-maneuver = Svazující manévr
    .short = Svaz. manévr
    .text = Když se bráníš, smí útočník v té bitvě zahrát jen 1 bojovou kartu.

blessing-sacrifice-of-flesh = Oběť těla
    .short = Oběť těla
    .text = Během svého lovu, po úvodním tažení karet, můžeš obětovat 1 kněze, vyléčit 1 zranění a táhnout 1 bojovou kartu, a to opakovaně.

blessing-weak-spot = Slabé místo
    .short = Slabé místo
    .text = Jednou na začátku svého lovu, po úvodním tažení karet, můžeš odhodit 1 libovolnou bojovou kartu a způsobit 1 zranění dle své volby. Nenahrazuje zranění vyžadované v 1. kroku.

blessing-push-ups = Kliky
    .short = Kliky
    .text = Místo svého pohybu hrdiny můžeš táhnout 1 bojovou kartu, i během hrdinského skutku.

blessing-inspiring-hunt = Povzbudivý lov
    .short = Povzb. lov
    .text = Když zahájíš lov, získej před úvodním tažením karet 1 kněze.

blessing-combat-training = Bojový výcvik
    .short = Výcvik
    .text = Při své akci Přípravy táhneš navíc 1 bojovou kartu, ať si vybereš cokoli.

blessing-heros-wrath = Hrdinův hněv
    .short = Hrdinův hněv
    .text = Jednou za tah, hned po svém pohybu hrdiny, můžeš odhodit 1 bojovou kartu a zabít 2 hoplity dle své volby v regionu svého hrdiny, nebo kolik jich tam je.

blessing-local-support-blessing = Místní podpora
    .short = Míst. podpora
    .text = Vzdor obyvatel každého regionu je pro tebe o 2 nižší (nejméně 1). Kde tví hoplité nově stačí, přebíráš nadvládu ihned.

blessing-glory-of-zeus = Diova sláva
    .short = Diova sláva
    .text = Při své akci Uzurpace můžeš naverbovat až 3 hoplity místo 1 (1 z nich opevněného, je-li místo).

blessing-armory = Zbrojnice
    .short = Zbrojnice
    .text = Když si toto požehnání vezmeš, táhni 2 bojové karty. Tvůj limit karet v ruce je 6, už při tomto tažení.

blessing-gods-strength = Síla boha
    .short = Síla boha
    .text = Když si toto požehnání vezmeš, síla +1. Pokaždé, když kdokoli přidá úroveň monumentu, vyleč 1 zranění svého hrdiny.

blessing-wild-hunt = Divoký lov
    .short = Divoký lov
    .text = Místo svého pohybu hrdiny můžeš trvale snížit svou sílu o 1 (ne pod 1) a lovit nestvůru v regionu svého hrdiny. Tvůj tah pak pokračuje.

blessing-shoot-to-kill = Smrtící střela
    .short = Smrtící střela
    .text = Jednou ve svém tahu, před zvláštní akcí, můžeš odhodit kartu s lukem: způsob 1 zranění dle své volby nestvůře v regionu svého hrdiny, nebo tam zabij 2 hoplity dle své volby.

blessing-exhausted-fight = Boj z posledních sil
    .short = Z posl. sil
    .text = Můžeš zvolit Lov, i když je označen jako využitý: tvůj hrdina nejprve utrpí 1 zranění a žeton využité akce polož na tuto kartu. Dokud tam leží, je karta zablokovaná.

blessing-forced-march = Nucený pochod
    .short = Nucený pochod
    .text = Tvá akce Pochod může vést přes 1 nebo 2 regiony.

blessing-rearguard = Zadní voj
    .short = Zadní voj
    .text = Po své akci Pochod a její bitvě můžeš naverbovat až 2 hoplity v regionu, ze kterého armáda vyšla.

blessing-response-force = Pohotovostní oddíl
    .short = Pohotovost
    .text = Před bitvou, ve které se bráníš, do ní můžeš z jednoho sousedního regionu přesunout neopevněné hoplity, nejvýše tolik, kolik činí tvá rychlost.

blessing-bluff = Bluf
    .short = Bluf
    .text = Když v tvé bitvě obě strany přestanou hrát karty, můžeš zahrát ještě 1 bojovou kartu; soupeř na ni nesmí odpovědět.

blessing-exile = Vyhnanství
    .short = Vyhnanství
    .text = Jednou ve svém tahu, před zvláštní akcí, může tvůj hrdina utrpět 1 zranění: přemísti nestvůru z jeho regionu do libovolného regionu.

blessing-ambush = Přepad ze zálohy
    .short = Přepad
    .text = Když nepřítel zaútočí na region, ve kterém máš opevněného hoplitu, je před bitvou 1 z útočících hoplitů zabit.

blessing-murderous-march = Vražedný pochod
    .short = Vražedný poch.
    .text = Při své akci Pochod můžeš zabít 2 neopevněné hoplity armády a přesunout aspoň 1 dalšího neopevněného do libovolného regionu.

blessing-advanced-dodge = Dokonalý úskok
    .short = Úskok
    .text = Když si toto požehnání vezmeš, rychlost +1. Jednou za lov, bráníš-li se aspoň 1 bojovou kartou, můžeš k obraně přičíst svou rychlost.

blessing-hermes-temple = Hermův chrám
    .short = Hermův chrám
    .text = Když si toto požehnání vezmeš, získej 1 kněze. Po své akci Stavba chrámu můžeš provést 1 zvláštní akci navíc.

blessing-winged-boots = Okřídlené boty
    .short = Okřídl. boty
    .text = Místo svého pohybu hoplitů můžeš přesunout 1 svého neopevněného hoplitu do libovolného regionu.

blessing-heros-apprentice = Hrdinův učedník
    .short = Učedník
    .text = Místo svého pohybu hrdiny můžeš přesunout 1 svého neopevněného hoplitu nejvýše o tolik regionů, kolik činí tvá rychlost.


## Temple cards

temple-extra-action = Karta chrámů: akce navíc
    .short = Akce navíc
    .text = Delfská věštírna: v tomto tahu můžeš provést 1 zvláštní akci navíc.

temple-priest-and-draft = Karta chrámů: kněz a požehnání
    .short = Kněz + výběr
    .text = Delfská věštírna: získej ještě 1 kněze, poté proběhne výběr požehnání; vybíráš první.

temple-artifact = Karta chrámů: artefakt
    .short = Artefakt
    .text = Delfská věštírna: prohlédni si 3 neutrální artefakty, 1 si nech (nabitý) a ostatní zamíchej zpět.

temple-combat-cards = Karta chrámů: bojové karty
    .short = Bojové karty
    .text = Delfská věštírna: táhni bojové karty do limitu karet v ruce.

temple-attributes = Karta chrámů: vlastnosti
    .short = Vlastnosti
    .text = Delfská věštírna: zvyš 2 různé vlastnosti dle své volby, každou o 1.


## Attributes and other values

stat-leadership = Vůdcovství
    .short = Vůdcovství
    .text = Vlastnost Athény: kolik hoplitů můžeš přesunout při pohybu hoplitů.

stat-strength = Síla
    .short = Síla
    .text = Vlastnost Dia: kolik bojových karet táhneš na začátku lovu.

stat-speed = Rychlost
    .short = Rychlost
    .text = Vlastnost Herma: o kolik regionů se tvůj hrdina může přesunout při pohybu hrdiny.

stat-army-strength = Síla armády
    .short = Síla armády
    .text = 1 za každého hoplitu plus bojové karty a bonusy. Vyšší vítězí v bitvě; při shodě obránce.

stat-population = Vzdor obyvatel
    .short = Vzdor obyv.
    .text = Kolik tvých hoplitů musí být v neutrálním regionu, aby se dostal pod tvou nadvládu.

stat-endurance = Výdrž
    .short = Výdrž
    .text = Počet symbolů zranění nestvůry. Zemře, jakmile jsou všechny zakryté.

stat-card-strength = Síla karty
    .short = Síla karty
    .text = Kolik bojová karta přidá k síle armády v bitvě nebo k obraně při lovu.

stat-attack-strength = Síla útoku
    .short = Síla útoku
    .text = Součet, kterého musí dosáhnout tvé bojové karty k odražení útoku nestvůry.

stat-hand-limit = Limit bojových karet
    .short = Limit karet
    .text = Nejvýše 4 bojové karty v ruce; během tvého lovu neplatí.


## Actions

action-use-artifacts = Použití artefaktů
    .short = Artefakty
    .text = Použij libovolný počet svých nabitých artefaktů; každý je pak použitý, dokud se znovu nenabije.

action-prayer = Modlitba
    .short = Modlitba
    .text = Vyšli 1 kněze na volné místo u libovolného monumentu: zvyš příslušnou vlastnost o 1, poté můžeš využít božskou sílu podle jeho úrovně.

action-hero-movement = Pohyb hrdiny
    .short = Pohyb hrdiny
    .text = Tvůj hrdina přejde nejvýše tolik regionů, kolik má rychlosti, nebo postoupí o 1 krok na svém hrdinském skutku. Skončí-li u žetonu hrdinského skutku, může ho zahájit.

action-hoplite-movement = Pohyb hoplitů
    .short = Pohyb hoplitů
    .text = Přesuň nejvýše tolik hoplitů, kolik činí tvé vůdcovství, každého do sousedního regionu nebo do města či z něj. Bitvy následují po všech přesunech.

action-recruit = Nábor
    .short = Nábor
    .text = Naverbuj až 2 hoplity v každém regionu s městem, který ovládáš, až 4 ve Spartě; 1 z nich opevněného, je-li místo.

action-march = Pochod
    .short = Pochod
    .text = Přesuň libovolný počet svých neopevněných hoplitů z jednoho regionu do jednoho sousedního regionu.

action-build-temple = Stavba chrámu
    .short = Stavba chrámu
    .text = Postav chrám na svatyni v regionu, který ovládáš, a získej 1 kněze. Může to spustit výběr požehnání.

action-prepare = Přípravy
    .short = Přípravy
    .text = Vyber 2 možnosti, třeba jednu dvakrát: vyleč 1 zranění; táhni 1 bojovou kartu; naverbuj 1 hoplitu v regionu svého hrdiny.

action-usurp = Uzurpace
    .short = Uzurpace
    .text = Máš-li žeton slávy daného území, převezmi nadvládu nad regionem svého hrdiny. Nepřátelští hoplité z něj ustoupí beze ztrát; můžeš tam naverbovat 1 hoplitu.

action-hunt = Lov
    .short = Lov
    .text = Bojuj s nestvůrou v regionu svého hrdiny: táhni tolik bojových karet, kolik činí tvá síla, pak ji zraňuj a odrážej její útoky.

action-build-monument = Budování monumentu
    .short = Monument
    .text = Přidej úroveň monumentu a získej 1 kněze za každý chrám, který ovládáš. Všichni kněží opustí monumenty, odstraní se všechny žetony využité akce a nabijí artefakty; následuje fáze nestvůr a fáze událostí.


## Options of Prepare

option-heal-1-injury = Vyléčit 1 zranění

option-draw-1-combat-card = Táhnout 1 bojovou kartu

option-recruit-1-hoplite-at-hero = Naverbovat 1 hoplitu v regionu svého hrdiny


## Phases

phase-setup = Příprava hry
    .short = Příprava hry
    .text = Rozloží se herní plán, balíčky, monumenty a 7 úvodních událostí.

phase-hero-selection = Výběr hrdiny
    .short = Výběr hrdiny
    .text = Proti směru hodinových ručiček si každý vybere hrdinu a umístí ho spolu se 2 hoplity. Kdo vybírá poslední, hru zahájí.

phase-basic-actions = Základní akce
    .short = Základní akce
    .text = V libovolném pořadí, každou nejvýše jednou: použití artefaktů, modlitba, pohyb hrdiny, pohyb hoplitů.

phase-special-action = Zvláštní akce
    .short = Zvláštní akce
    .text = Zakonči tah 1 zvláštní akcí, která není označena jako využitá.

phase-monster-phase = Fáze nestvůr
    .short = Nestvůry
    .text = Kdo budoval monument, hází kostkou nestvůr za každou nestvůru na herním plánu.

phase-event-phase = Fáze událostí
    .short = Události
    .text = Táhne se 1 karta události: nový hrdinský skutek, nová nestvůra nebo vývoj nestvůry.

phase-blessing-draft = Výběr požehnání
    .short = Požehnání
    .text = Stavitel táhne o jednu kartu požehnání víc, než je hráčů, 1 si nechá a zbytek předá doprava, dokud si 1 nevezme každý.

phase-battle = Bitva
    .short = Bitva
    .text = Nastává, když se po pohybu setkají v regionu hoplité dvou hráčů.

phase-hunt = Lov
    .short = Lov
    .text = Hrdina a nestvůra útočí střídavě, dokud nestvůra nezemře nebo lov neskončí.


## Steps of battle and hunt

step-battle-before = Před bitvou
    .text = Artefakty a požehnání, které působí před bitvou; o pořadí rozhoduje aktivní hráč.

step-battle-cards = Hraní bojových karet
    .text = Počínaje obráncem zahraj 1 bojovou kartu, nebo přestaň. Kdo kartu nezahraje, v této bitvě už hrát nesmí.

step-battle-compare = Porovnání síly armád
    .text = Vítězí vyšší síla armády; při shodě obránce.

step-battle-losses = Ztráty a ústup
    .text = Obě strany přijdou o 1 hoplitu za každý symbol ztrát na vlastních kartách. Poražený přijde o 1 dalšího a ustoupí.

step-battle-control = Nadvláda
    .text = Vítěz převezme nadvládu nad regionem; ne však útočník, kterému tam nezbyl žádný hoplita.

step-hunt-start = Začátek lovu
    .text = Vyber nestvůru a táhni tolik bojových karet, kolik činí tvá síla.

step-hunt-hero = Hrdina útočí na nestvůru
    .text = Způsob aspoň 1 zranění, jinak lov končí.

step-hunt-monster = Nestvůra útočí na hrdinu
    .text = Hráč po tvé levici táhne 2 útočné karty nestvůr a 1 vybere. Ubraň se a táhni 2 karty, nebo vyhodnoť efekt a táhni 1.

step-hunt-reward = Odměna za lov
    .text = Vyber si 1 odměnu, na kterou máš nárok.


## Faces of the monster die

die-nothing = Nic
    .text = Nestvůra zůstává v klidu.

die-region-attack = Napadení regionu
    .short = Napadení
    .text = Nestvůra napadne svůj region podle své karty.

die-move = Pohyb
    .text = Přesuň nestvůru do sousedního regionu dle své volby.

die-move-or-region-attack = Pohyb nebo napadení regionu
    .short = Pohyb / nap.
    .text = Vyber si: přesuň nestvůru, nebo ji nech napadnout region.


## Victories

victory-lands = Dobyvatel Hellady
    .short = Dobyvatel
    .text = Ovládni 2 celá území. Ve 3 hráčích se nepočítá modré území, ve 2 hráčích potřebuješ 3 území.

victory-temples = Miláček bohů
    .short = Miláček bohů
    .text = Ovládni 5 regionů s chrámem (delfská věštírna se počítá).

victory-monsters = Lovec nestvůr
    .short = Lovec nestvůr
    .text = Zabij 3 nestvůry.

victory-king-of-kings = Král králů
    .short = Král králů
    .text = Jakmile je monument dostavěn a jeho stavitel využije další 3 zvláštní akce, vítězí ten, kdo ovládá jeho region. Ne ve 2 hráčích.


## Moments of cards

timing-use-artifacts = Akce použití artefaktů

timing-before-battle = Před bitvou

timing-before-battle-as-defender = Před bitvou, ve které se bráníš

timing-before-battle-or-hunt = Před bitvou nebo lovem

timing-battle-start = Začátek bitvy

timing-battle = V bitvě

timing-battle-in-hero-region = Bitva v regionu tvého hrdiny

timing-play-combat-card = Při zahrání bojové karty

timing-battle-both-passed = Když už nikdo nehraje karty

timing-after-battle-before-losses = Po porovnání sil, před ztrátami

timing-after-battle-won = Po vyhrané bitvě

timing-own-hoplites-killed = Když mají být tví hoplité zabiti

timing-hunt-start = Začátek tvého lovu

timing-during-hunt = Během tvého lovu

timing-during-battle-or-hunt = Během tvé bitvy nebo lovu

timing-any-time = Kdykoli

timing-own-turn = Ve tvém tahu, před zvláštní akcí

timing-own-turn-start = Začátek tvého tahu

timing-after-hero-movement = Po tvém pohybu hrdiny

timing-instead-of-hero-movement = Místo pohybu hrdiny

timing-instead-of-hoplite-movement = Místo pohybu hoplitů

timing-recruit = Při tvé akci Nábor

timing-march = Při tvé akci Pochod

timing-after-march = Po tvé akci Pochod

timing-prepare = Při tvé akci Přípravy

timing-after-prepare = Po tvé akci Přípravy

timing-usurp = Při tvé akci Uzurpace

timing-special-action = Při volbě zvláštní akce

timing-passive = Vždy

timing-on-gain-and-passive = Při získání a poté vždy

timing-on-gain-and-trigger = Při získání a poté pokaždé

timing-on-gain-and-hunt = Při získání a poté při tvém lovu


## May and must

mode-may = Můžeš

mode-must = Automaticky


## Limits of cards

limit-once = Jednou

limit-once-per-turn = Jednou za tah

limit-once-per-prepare = Jednou za akci Přípravy

limit-once-per-card = Jednou za kartu

limit-once-per-hunt = Jednou za lov

limit-once-per-battle = Jednou za bitvu

limit-once-per-player-and-action = Jednou za hráče a akci

limit-blocked-while-token-on-card = Zablokováno, dokud na kartě leží žeton


## Components

component-map = Herní plán

component-hero-board = Deska hrdiny

component-army-board = Deska armády

component-base-ring = Barevný podstavec

component-help-tray = Velká přehledová karta

component-persian-invasion-tray-solo-only = Velká karta perské invaze (sólo)

component-monster-tray = Velká karta nestvůry

component-event-monster-card = Karta nestvůry

component-event-quest-card = Karta hrdinského skutku

component-monster-attack-card = Útočná karta nestvůry

component-artifact-neutral = Karta neutrálního artefaktu

component-artifact-monster = Karta artefaktu nestvůry

component-artifact-divine = Karta božského artefaktu

component-combat-card = Bojová karta

component-blessing-athena = Athénino požehnání

component-blessing-zeus = Diovo požehnání

component-blessing-hermes = Hermovo požehnání

component-temple-card = Karta chrámů

component-round-help-card = Karta s přehledem kola

component-monument-activation-card = Karta aktivace monumentu

component-hero-figure = Figurka hrdiny

component-monument = Monument

component-monument-parts-each = Díl monumentu

component-hoplite = Hoplita

component-priest = Kněz

component-monster-figure = Figurka nestvůry

component-monster-die = Kostka nestvůr

component-control-token = Žeton nadvlády

component-attribute-token = Žeton vlastnosti

component-quest-token = Žeton hrdinského skutku

component-temple-token = Žeton chrámu

component-used-action-token = Žeton využité akce

component-glory-token = Žeton slávy

component-monster-wound-token = Žeton zranění nestvůry

component-oracle-of-delphi-token = Žeton delfské věštírny


## Colours

colour-red = červená

colour-yellow = žlutá

colour-blue = modrá

colour-green = zelená

colour-brown = hnědá


## Terms

term-region = region
    .text = Nejmenší pojmenovaná oblast herního plánu s vlastním vzdorem obyvatel.

term-land = území
    .text = Všechny regiony jedné barvy, 3 nebo 4.

term-board = herní plán
    .text = Mapa Hellady s regiony a námořními cestami.

term-neutral-region = neutrální region
    .text = Region bez žetonu nadvlády.

term-controlled-region = ovládaný region
    .text = Region s žetonem nadvlády některého hráče. Zůstává ovládaný, i když hoplité odejdou.

term-control = nadvláda
    .text = Ovládáš regiony se svým žetonem nadvlády.

term-take-control = převzít nadvládu
    .text = Polož do regionu svůj žeton nadvlády místo cizího.

term-city = město
    .text = Přináší 2 hoplity při náboru a pojme 1 opevněného hoplitu (+1 k síle armády obránce).

term-sparta = Sparta
    .text = Město v Lakonii: 4 hoplité při náboru a +2 k síle armády za opevněného hoplitu.

term-shrine = svatyně
    .text = Místo, kde lze postavit chrám.

term-temple = chrám
    .text = Přináší kněze hráči, který region ovládá a buduje monument; 5 regionů s chrámy vyhrává hru.

term-oracle = delfská věštírna
    .text = Chrám, který lze postavit jen ve Fókidě; stavitel získá i odměnu z karty chrámů.

term-sea-route = námořní cesta
    .text = Regiony spojené námořní cestou spolu sousedí.

term-adjacent = sousední
    .text = Se společnou hranicí nebo spojený námořní cestou.

term-monument = monument
    .text = Socha boha o 5 úrovních. U její paty se modlí kněží.

term-monument-level = úroveň monumentu
    .text = Určuje, jak mocná je božská síla.

term-god = bůh
    .text = Zeus, Athéna nebo Hermés.

term-divine-power = božská síla
    .text = Bonus za modlitbu podle úrovně monumentu.

term-hero = hrdina
    .text = Tvá figurka, která loví nestvůry, koná hrdinské skutky a uzurpuje regiony. Bitev se hrdinové neúčastní.

term-special-ability = zvláštní schopnost
    .text = Trvalá schopnost hrdiny.

term-attribute = vlastnost
    .text = Vůdcovství, síla a rychlost, od 1 do 5.

term-hoplite = hoplita
    .text = Figurka armády se silou 1.

term-army = armáda
    .text = Všichni tví hoplité v jednom regionu.

term-fortified-hoplite = opevněný hoplita
    .text = Hoplita ve městě: při obraně přidává +1 (Sparta +2) a umírá jako poslední.

term-fortify = opevnit
    .text = Přesuň hoplitu do města v regionu, který ovládáš.

term-priest = kněz
    .text = Vysílá se k monumentům na modlitbu. Můžeš mít nejvýše 4.

term-priesthood = kněžstvo
    .text = Tví kněží, které máš k dispozici.

term-sacrifice-priest = obětovat kněze
    .text = Vrať kněze ze svého kněžstva do zásoby.

term-supply = zásoba
    .text = Figurky a žetony, které nejsou ve hře.

term-player = hráč

term-active-player = aktivní hráč
    .text = Hráč, který je na tahu.

term-opponent = soupeř

term-enemy = nepřítel
    .text = Kterýkoli jiný hráč.

term-hunter = lovec
    .text = Hráč, jehož hrdina právě loví.

term-turn = tah
    .text = Základní akce, pak jedna zvláštní akce.

term-round = kolo
    .text = Končí, když někdo buduje monument.

term-additional-special-action = zvláštní akce navíc
    .text = Hned po té právě provedené, s vlastním žetonem; nikdy po Budování monumentu.

term-used-action = využitá akce
    .text = Není dostupná, dokud někdo nebuduje monument.

term-recruit = naverbovat
    .text = Umísti hoplity ze zásoby do regionu; v regionu, který ovládáš, může být 1 opevněný.

term-monster = nestvůra
    .text = Potuluje se po plánu, napadá regiony a lze ji lovit.

term-evolution = vývoj
    .text = Trvalá změna nestvůry, jejíž karta události je znovu tažena.

term-wound = zranění nestvůry
    .text = Zakrytý symbol zranění nestvůry. Zranění po lovu zůstávají.

term-wound-slot = symbol zranění
    .text = Ukazuje, která bojová karta zde nestvůru zraní.

term-injury = zranění hrdiny
    .text = Obrať žeton vlastnosti: má hodnotu 1, dokud se zranění nevyléčí. Nejvýše 3.

term-heal = vyléčit
    .text = Obrať žeton zraněné vlastnosti zpět.

term-combat-card = bojová karta
    .text = Používá se v bitvách a při lovu.

term-loss-symbol = symbol ztrát
    .text = Po bitvě za každý přijdeš o 1 vlastního hoplitu. Nesmíš jich zahrát víc, než máš v bitvě hoplitů.

term-loss = ztráta

term-kill = zabít
    .text = Odstraň hoplitu do zásoby jeho majitele.

term-attacker = útočník
    .text = Strana, jejíž hoplité do regionu vstoupili.

term-defender = obránce
    .text = Druhá strana; vítězí při shodě.

term-pass = nehrát další karty
    .text = V této bitvě už nehrát bojové karty.

term-defend-hunt = bránit se
    .text = Zahraj bojové karty v hodnotě aspoň síly útoku; pak táhni 2 karty.

term-retreat = ústup
    .text = Poražená armáda se společně přesune do sousedního regionu bez cizí nadvlády a cizích hoplitů; není-li takový, je ztracena.

term-pyrrhic-victory = Pyrrhovo vítězství
    .text = Útočník zvítězí, ale nezbude mu hoplita, a nadvládu nepřebírá.

term-quest = hrdinský skutek
    .text = Tři kroky; třetí přináší odměnu a žeton slávy. Podmínky platí jen pro krok, na kterém začínáš.

term-quest-step = krok hrdinského skutku
    .text = Hrdina na hrdinském skutku postupuje o 1 krok za pohyb hrdiny a není v žádném regionu.

term-reward = odměna

term-requirement = podmínka

term-glory-token = žeton slávy
    .text = Získáš ho zabitím nestvůry nebo vykonáním hrdinského skutku na daném území; umožňuje tam Uzurpaci.

term-artifact = artefakt
    .text = Lze použít, je-li nabitý; nabíjí se, když kdokoli buduje monument.

term-neutral-artifact = neutrální artefakt
    .text = Ze společného balíčku artefaktů.

term-monster-artifact = artefakt nestvůry
    .text = Odměna za zabití dané nestvůry při lovu.

term-divine-artifact = božský artefakt
    .text = Patří tomu, kdo ovládá region s monumentem.

term-charged = nabitý

term-used = použitý

term-blessing = požehnání
    .text = Trvalá schopnost získaná při výběru požehnání.

term-opening-draw = úvodní tažení karet
    .text = Bojové karty tažené na začátku lovu.

term-deck = balíček

term-discard-pile = odkládací balíček

term-hand = ruka

term-draw = táhnout

term-discard = odhodit

term-artifact-deck = balíček artefaktů

term-combat-deck = balíček bojových karet

term-event-deck = balíček událostí

term-attack-deck = balíček útočných karet nestvůr

term-blessing-deck = balíček požehnání

term-victory = vítězství

term-starting-bonus = počáteční bonus
    .text = Vyhodnotí se jednou při umístění hrdiny.
