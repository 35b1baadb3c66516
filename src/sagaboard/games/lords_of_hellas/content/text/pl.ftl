### Lords of Hellas: names and texts, Polish.
###
### The value is the name; .short is a label for tight places; .text explains it; .brief says
### in at most 55 characters what a card does;
### .in .to .from .acc .gen .dat .nom are ready forms for sentences (never inflect a name
### in code). The wording is ours. A content pack may replace messages in text/pl.ftl (--pack).


## The game

game-lords-of-hellas = Lords of Hellas
    .text = Prowadź bohatera i armię przez starożytną Grecję pełną bogów i potworów; jako pierwszy spełnij jeden z czterech warunków zwycięstwa.


## Armies

army-tyrian = Armia tyryjska
    .short = Tyr
    .text = Kolor: purpurowy. Wszystkie armie mają takie same elementy.

army-aegean = Armia egejska
    .short = Egea
    .text = Kolor: turkusowy. Wszystkie armie mają takie same elementy.

army-marble = Armia marmurowa
    .short = Marmur
    .text = Kolor: biały. Wszystkie armie mają takie same elementy.

army-obsidian = Armia obsydianowa
    .short = Obsydian
    .text = Kolor: czarny. Wszystkie armie mają takie same elementy.


## The regions

region-epirus = Epir
    .text = Czerwona kraina: siła ludności 2, kapliczka.
    .in = w Epirze
    .to = do Epiru
    .from = z Epiru

region-macedonia = Macedonia
    .text = Czerwona kraina: siła ludności 2, miasto.
    .in = w Macedonii
    .to = do Macedonii
    .from = z Macedonii

region-thessaly = Tesalia
    .text = Czerwona kraina: siła ludności 4, miasto, monument Zeusa.
    .in = w Tesalii
    .to = do Tesalii
    .from = z Tesalii

region-chalkidiki = Chalkidyka
    .text = Czerwona kraina: siła ludności 4, miasto, kapliczka.
    .in = na Chalkidyce
    .to = na Chalkidykę
    .from = z Chalkidyki

region-acarnania = Akarnania
    .text = Żółta kraina: siła ludności 4, miasto, monument Hermesa.
    .in = w Akarnanii
    .to = do Akarnanii
    .from = z Akarnanii

region-aetolia = Etolia
    .text = Żółta kraina: siła ludności 2, kapliczka.
    .in = w Etolii
    .to = do Etolii
    .from = z Etolii

region-locris = Lokryda
    .text = Żółta kraina: siła ludności 2, miasto.
    .in = w Lokrydzie
    .to = do Lokrydy
    .from = z Lokrydy

region-phocis = Fokida
    .text = Żółta kraina: siła ludności 5, miejsce wyroczni delfickiej.
    .in = w Fokidzie
    .to = do Fokidy
    .from = z Fokidy

region-euboea = Eubea
    .text = Niebieska kraina: siła ludności 2, miasto.
    .in = na Eubei
    .to = na Eubeę
    .from = z Eubei

region-boeotia = Beocja
    .text = Niebieska kraina: siła ludności 2, miasto.
    .in = w Beocji
    .to = do Beocji
    .from = z Beocji

region-attica = Attyka
    .text = Niebieska kraina: siła ludności 5, miasto, kapliczka, monument Ateny.
    .in = w Attyce
    .to = do Attyki
    .from = z Attyki

region-corinthia = Koryntia
    .text = Niebieska kraina: siła ludności 2, kapliczka.
    .in = w Koryntii
    .to = do Koryntii
    .from = z Koryntii

region-achaea = Achaja
    .text = Zielona kraina: siła ludności 2, miasto.
    .in = w Achai
    .to = do Achai
    .from = z Achai

region-elis = Elida
    .text = Zielona kraina: siła ludności 4, miasto, kapliczka.
    .in = w Elidzie
    .to = do Elidy
    .from = z Elidy

region-arcadia = Arkadia
    .text = Zielona kraina: siła ludności 2, miasto.
    .in = w Arkadii
    .to = do Arkadii
    .from = z Arkadii

region-messenia = Mesenia
    .text = Zielona kraina: siła ludności 3, kapliczka.
    .in = w Mesenii
    .to = do Mesenii
    .from = z Mesenii

region-argolis = Argolida
    .text = Brązowa kraina: siła ludności 3, miasto.
    .in = w Argolidzie
    .to = do Argolidy
    .from = z Argolidy

region-laconia = Lakonia
    .text = Brązowa kraina: siła ludności 5, Sparta.
    .in = w Lakonii
    .to = do Lakonii
    .from = z Lakonii

region-crete = Kreta
    .text = Brązowa kraina: siła ludności 2, kapliczka.
    .in = na Krecie
    .to = na Kretę
    .from = z Krety


## Lands

land-red = Czerwona kraina
    .short = Czerwona
    .text = Kraina północna: Epir, Macedonia, Tesalia, Chalkidyka.
    .in = w czerwonej krainie

land-yellow = Żółta kraina
    .short = Żółta
    .text = Kraina zachodnia: Akarnania, Etolia, Lokryda, Fokida.
    .in = w żółtej krainie

land-blue = Niebieska kraina
    .short = Niebieska
    .text = Kraina wschodnia: Eubea, Beocja, Attyka, Koryntia. W grze trzyosobowej nie liczy się do warunku Władca Hellady.
    .in = w niebieskiej krainie

land-green = Zielona kraina
    .short = Zielona
    .text = Zachodni Peloponez: Achaja, Elida, Arkadia, Mesenia.
    .in = w zielonej krainie

land-brown = Brązowa kraina
    .short = Brązowa
    .text = Kraina południowo-wschodnia i Kreta: Argolida, Lakonia, Kreta.
    .in = w brązowej krainie


## Glory tokens

token-glory-red = Czerwony żeton chwały
    .short = Czerw. chwała
    .text = Pozwala ci wykonać Uzurpację w regionie w czerwonej krainie, w którym stoi twój bohater.

token-glory-yellow = Żółty żeton chwały
    .short = Żółta chwała
    .text = Pozwala ci wykonać Uzurpację w regionie w żółtej krainie, w którym stoi twój bohater.

token-glory-blue = Niebieski żeton chwały
    .short = Nieb. chwała
    .text = Pozwala ci wykonać Uzurpację w regionie w niebieskiej krainie, w którym stoi twój bohater.

token-glory-green = Zielony żeton chwały
    .short = Ziel. chwała
    .text = Pozwala ci wykonać Uzurpację w regionie w zielonej krainie, w którym stoi twój bohater.

token-glory-brown = Brązowy żeton chwały
    .short = Brąz. chwała
    .text = Pozwala ci wykonać Uzurpację w regionie w brązowej krainie, w którym stoi twój bohater.


## Heroes

hero-achilles = Achilles
    .text = W bitwie w regionie, w którym jest Achilles, dodaj do siły swojej armii niższą z jego obecnych wartości siły i szybkości.
    .gen = Achillesa
    .dat = Achillesowi
    .acc = Achillesa

hero-heracles = Herakles
    .text = Raz na początku swojej tury, przed pierwszą akcją, możesz zwrócić 1 swój żeton chwały do zasobów: obejrzyj 2 neutralne artefakty, 1 zatrzymaj (naładowany), a drugi wtasuj z powrotem.
    .gen = Heraklesa
    .dat = Heraklesowi
    .acc = Heraklesa

hero-perseus = Perseusz
    .text = Po swojej akcji Przygotowanie możesz umieścić Perseusza w dowolnym regionie, o ile nie wykonuje zadania. Nie rozpoczyna to zadania.
    .gen = Perseusza
    .dat = Perseuszowi
    .acc = Perseusza

hero-helen = Helena
    .text = Hoplici innych graczy nie mogą wejść do regionu Heleny ruchem ani przez wycofanie, chyba że jest tam ich własny bohater. Werbunek pozostaje tam możliwy.
    .gen = Heleny
    .dat = Helenie
    .acc = Helenę


## Starting bonuses

hero-bonus-achilles = Premia początkowa
    .short = Premia pocz.
    .text = Zaczynasz z szybkością 2 zamiast 1.

hero-bonus-heracles = Premia początkowa
    .short = Premia pocz.
    .text = Zaczynasz z siłą 2 zamiast 1.

hero-bonus-perseus = Premia początkowa
    .short = Premia pocz.
    .text = Weź żeton chwały krainy, w której umieścisz Perseusza.

hero-bonus-helen = Premia początkowa
    .short = Premia pocz.
    .text = Obejrzyj 3 neutralne artefakty, 1 zatrzymaj (naładowany), a pozostałe wtasuj z powrotem.


## Gods

god-zeus = Zeus
    .text = Cecha: siła. Od 2. poziomu monumentu jego moc pozwala dobierać karty walki.
    .gen = Zeusa
    .dat = Zeusowi
    .acc = Zeusa

god-athena = Atena
    .text = Cecha: przywództwo. Od 2. poziomu monumentu jej moc pozwala werbować hoplitów.
    .gen = Ateny
    .dat = Atenie
    .acc = Atenę

god-hermes = Hermes
    .text = Cecha: szybkość. Od 2. poziomu monumentu jego moc pozwala przesunąć armię.
    .gen = Hermesa
    .dat = Hermesowi
    .acc = Hermesa


## Monuments

monument-zeus = Monument Zeusa
    .short = Zeus
    .text = Stoi w Tesalii. Kto kontroluje Tesalię, ma Grom Zeusa.

monument-athena = Monument Ateny
    .short = Atena
    .text = Stoi w Attyce. Kto kontroluje Attykę, ma Sowę Ateny.

monument-hermes = Monument Hermesa
    .short = Hermes
    .text = Stoi w Akarnanii. Kto kontroluje Akarnanię, ma Buty Hermesa.


## Divine powers

power-zeus-1 = Zeus, poziom 1
    .text = Siła +1.

power-zeus-2 = Zeus, poziom 2
    .text = Siła +1; potem możesz dobrać 1 kartę walki.

power-zeus-3 = Zeus, poziom 3
    .text = Siła +1; potem możesz dobrać 2 karty walki.

power-zeus-4 = Zeus, poziom 4
    .text = Siła +1; potem możesz dobrać 3 karty walki.

power-zeus-5 = Zeus, poziom 5
    .text = Siła +1; potem możesz dobrać 3 karty walki.

power-athena-1 = Atena, poziom 1
    .text = Przywództwo +1.

power-athena-2 = Atena, poziom 2
    .text = Przywództwo +1; potem możesz zwerbować 1 hoplitę w regionie, który kontrolujesz (ufortyfikowanego, jeśli jest miejsce).

power-athena-3 = Atena, poziom 3
    .text = Przywództwo +1; potem możesz zwerbować do 2 hoplitów w jednym regionie, który kontrolujesz (1 z nich ufortyfikowanego, jeśli jest miejsce).

power-athena-4 = Atena, poziom 4
    .text = Przywództwo +1; potem możesz zwerbować do 3 hoplitów w jednym regionie, który kontrolujesz (1 z nich ufortyfikowanego, jeśli jest miejsce).

power-athena-5 = Atena, poziom 5
    .text = Przywództwo +1; potem możesz zwerbować do 3 hoplitów w jednym regionie, który kontrolujesz (1 z nich ufortyfikowanego, jeśli jest miejsce).

power-hermes-1 = Hermes, poziom 1
    .text = Szybkość +1.

power-hermes-2 = Hermes, poziom 2
    .text = Szybkość +1; potem możesz przesunąć dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu razem o 1 region.

power-hermes-3 = Hermes, poziom 3
    .text = Szybkość +1; potem możesz przesunąć dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu razem o maksymalnie 2 regiony. Ruch kończy się w regionie z wrogimi hoplitami, pod kontrolą wroga albo z Meduzą.

power-hermes-4 = Hermes, poziom 4
    .text = Szybkość +1; potem możesz przesunąć dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu razem o maksymalnie 3 regiony. Ruch kończy się w regionie z wrogimi hoplitami, pod kontrolą wroga albo z Meduzą.

power-hermes-5 = Hermes, poziom 5
    .text = Szybkość +1; potem możesz przesunąć dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu razem o maksymalnie 3 regiony. Ruch kończy się w regionie z wrogimi hoplitami, pod kontrolą wroga albo z Meduzą.


## Monsters

monster-cyclops = Cyklop
    .text = Wytrzymałość 4. Jego atak na region rani bohaterów, nie hoplitów.
    .gen = Cyklopa
    .dat = Cyklopowi
    .acc = Cyklopa

monster-sphinx = Sfinks
    .text = Wytrzymałość 4. W jego regionie nikt nie może werbować.
    .gen = Sfinksa
    .dat = Sfinksowi
    .acc = Sfinksa

monster-medusa = Meduza
    .text = Wytrzymałość 5. Hoplici nie mogą opuścić jej regionu.
    .gen = Meduzy
    .dat = Meduzie
    .acc = Meduzę

monster-chimera = Chimera
    .text = Wytrzymałość 5. Do monumentu w jej regionie nie można wysyłać kapłanów.
    .gen = Chimery
    .dat = Chimerze
    .acc = Chimerę

monster-minotaur = Minotaur
    .text = Wytrzymałość 6. Odbiera kontrolującemu region hoplitów i kapłanów.
    .gen = Minotaura
    .dat = Minotaurowi
    .acc = Minotaura

monster-hydra = Hydra
    .text = Wytrzymałość 6. Jej atak specjalny leczy wszystkie jej rany.
    .gen = Hydry
    .dat = Hydrze
    .acc = Hydrę

monster-cerberus = Cerber
    .text = Wytrzymałość 7. Gryzie mocno: 3 rany albo 3 hoplitów.
    .gen = Cerbera
    .dat = Cerberowi
    .acc = Cerbera


## Special attacks

special-attack-cyclops = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 1 ranę; potem na stałe zmniejsz wybraną cechę o 1 (nie poniżej 1).

special-attack-sphinx = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 1 ranę; potem, jeśli twoje przywództwo jest niższe niż 3, polowanie natychmiast się kończy.

special-attack-medusa = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 1 ranę; potem, jeśli twoja szybkość jest niższa niż 3, polowanie natychmiast się kończy.

special-attack-chimera = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 1 ranę; potem zatrzymaj 1 wybraną kartę walki i odrzuć wszystkie pozostałe.

special-attack-minotaur = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 2 rany; potem odrzuć połowę swoich kart walki według własnego wyboru (zaokrąglając w górę).

special-attack-hydra = Atak specjalny
    .short = Atak spec.
    .text = Hydra leczy wszystkie swoje rany. Nagrody z pól zakrytych przez ciebie w tym polowaniu nadal się liczą.

special-attack-cerberus = Atak specjalny
    .short = Atak spec.
    .text = Twój bohater otrzymuje 3 rany, jedną po drugiej.


## Region attacks

region-attack-cyclops = Atak na region
    .short = Atak na region
    .text = Każdy bohater w regionie Cyklopa i w regionach sąsiednich otrzymuje 1 ranę; cechę wybiera jego właściciel.

region-attack-sphinx = Atak na region
    .short = Atak na region
    .text = W regionie ginie 1 hoplita.

region-attack-medusa = Atak na region
    .short = Atak na region
    .text = W regionie ginie 1 hoplita.

region-attack-chimera = Atak na region
    .short = Atak na region
    .text = W regionie ginie 1 hoplita. Potem umieść Chimerę w regionie najwyższego monumentu; przy remisie wybierasz ty.

region-attack-minotaur = Atak na region
    .short = Atak na region
    .text = W regionie ginie 1 hoplita. Potem gracz kontrolujący region poświęca 1 kapłana, jeśli go ma.

region-attack-hydra = Atak na region
    .short = Atak na region
    .text = W regionie Hydry i w każdym regionie sąsiednim ginie 1 hoplita.

region-attack-cerberus = Atak na region
    .short = Atak na region
    .text = W regionie ginie 3 hoplitów lub tylu, ilu tam jest.


## Passive abilities

passive-sphinx = Zdolność pasywna
    .short = Pasywna
    .text = W regionie Sfinksa nikt nie może werbować hoplitów. Przejęcie kontroli pozostaje możliwe.

passive-medusa = Zdolność pasywna
    .short = Pasywna
    .text = Hoplici nie mogą wyjść z regionu Meduzy, a dłuższy ruch tam się kończy. Ruch do miasta w tym regionie i z niego oraz wycofanie są możliwe.

passive-chimera = Zdolność pasywna
    .short = Pasywna
    .text = Dopóki Chimera jest w regionie z monumentem, nie można wysłać do niego kapłana. Kapłani, którzy już tam są, zostają.


## Monster cards of the event deck

event-card-cerberus-1 = Cerber – Epir
    .text = Ewolucja: pierwsza karta ataku w każdym polowaniu na Cerbera jest o 3 silniejsza; jeśli bohater się nie obroni, polowanie kończy się po jej efekcie.

event-card-cerberus-2 = Cerber – Lokryda
    .text = Ewolucja: dochodzi 1 pole rany z włócznią.

event-card-chimera-1 = Chimera – Macedonia
    .text = Ewolucja: gdy hoplici gracza wchodzą do regionu Chimery ruchem lub przez wycofanie, 1 z nich natychmiast ginie, przed przejęciem kontroli lub bitwą.

event-card-chimera-2 = Chimera – Arkadia
    .text = Ewolucja: dochodzi 1 pole rany z maczugą i 1 pole rany z mieczem.

event-card-cyclops-1 = Cyklop – Akarnania
    .text = Ewolucja: każda karta ataku zagrana za Cyklopa jest o 1 silniejsza.

event-card-cyclops-2 = Cyklop – Eubea
    .text = Ewolucja: dochodzi 1 pole rany z maczugą.

event-card-hydra-1 = Hydra – Argolida
    .text = Ewolucja: dopóki Hydra ma 3 lub więcej ran, jej karty ataku są o 2 silniejsze.

event-card-hydra-2 = Hydra – Chalkidyka
    .text = Ewolucja: dochodzą 2 pola ran z łukiem.

event-card-medusa-1 = Meduza – Attyka
    .text = Ewolucja: na początku polowania na Meduzę karty walki dobiera się według szybkości zamiast siły.

event-card-medusa-2 = Meduza – Fokida
    .text = Ewolucja: dochodzi 1 pole rany z toporem.

event-card-minotaur-1 = Minotaur – Kreta
    .text = Ewolucja: na Minotaura możesz polować tylko, mając w puli co najmniej 1 kapłana.

event-card-minotaur-2 = Minotaur – Beocja
    .text = Ewolucja: dochodzi 1 pole rany z mieczem.

event-card-sphinx-1 = Sfinks – Mesenia
    .text = Ewolucja: na Sfinksa możesz polować tylko z przywództwem 3 lub wyższym.

event-card-sphinx-2 = Sfinks – Tesalia
    .text = Ewolucja: dochodzą 2 pola ran z pochodnią.


## Quests; .text is the reward

quest-aid-to-atlas = Pomoc Atlasowi
    .short = Atlas
    .text = Zatrzymaj tę kartę. Raz, w dowolnym momencie, możesz ją odrzucić: usuń wszystkie swoje żetony użytej akcji z planszy armii i z błogosławieństw oraz dobierz 2 karty walki.

quest-amazon-queen = Królowa Amazonek
    .short = Amazonki
    .text = Siła +1, potem dobierz 2 karty walki.

quest-augean-stables = Oczyszczenie stajni Augiasza
    .short = St. Augiasza
    .text = Zatrzymaj tę kartę. Raz, w swojej turze, możesz ją odrzucić przed swoją akcją specjalną lub tuż po niej: wykonaj 1 dodatkową akcję specjalną (nie po Budowie monumentu).

quest-saving-prometheus = Uwolnienie Prometeusza
    .short = Prometeusz
    .text = Otrzymaj 1 kapłana i zwerbuj do 2 hoplitów w jednym regionie, który kontrolujesz.

quest-cretan-bull = Schwytanie byka kreteńskiego
    .short = Byk kreteński
    .text = Oprócz brązowego żetonu chwały weź 1 żeton chwały innego koloru, którego nikt nie posiada.

quest-calydonian-hunt = Łowy kalidońskie
    .short = Kalidon
    .text = Zwerbuj do 2 hoplitów w każdym kontrolowanym regionie z miastem lub Spartą.

quest-stymphalian-birds = Wybicie ptaków stymfalijskich
    .short = Ptaki stymf.
    .text = Obejrzyj 3 neutralne artefakty, 1 zatrzymaj (naładowany), a pozostałe wtasuj z powrotem.

quest-golden-fleece = Wyprawa po złote runo
    .short = Złote runo
    .text = Zwerbuj do 3 hoplitów w jednym regionie, który kontrolujesz.

quest-cattle-of-geryon = Woły Geriona
    .short = Gerion
    .text = Wybierz jedną cechę o poziomie niższym niż 3 i zwiększ ją do 3.


## Steps of quests; .text is the requirement

quest-step-aid-to-atlas-1 = Krok 1
    .text = Siła 2.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-2 = Krok 2
    .text = Siła 4.
    .quest = { quest-aid-to-atlas }

quest-step-aid-to-atlas-3 = Krok 3
    .text = Siła 5.
    .quest = { quest-aid-to-atlas }

quest-step-amazon-queen-1 = Krok 1
    .text = Przywództwo 2.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-2 = Krok 2
    .text = Przywództwo 2 i 1 kapłan w puli.
    .quest = { quest-amazon-queen }

quest-step-amazon-queen-3 = Krok 3
    .text = Przywództwo 2. Poświęć 1 kapłana.
    .quest = { quest-amazon-queen }

quest-step-augean-stables-1 = Krok 1
    .text = Szybkość 2.
    .quest = { quest-augean-stables }

quest-step-augean-stables-2 = Krok 2
    .text = Szybkość 2. Bohater otrzymuje 2 rany.
    .quest = { quest-augean-stables }

quest-step-augean-stables-3 = Krok 3
    .text = Szybkość 3. Bohater otrzymuje 2 rany.
    .quest = { quest-augean-stables }

quest-step-saving-prometheus-1 = Krok 1
    .text = Odrzuć 1 kartę walki.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-2 = Krok 2
    .text = Odrzuć 2 karty walki.
    .quest = { quest-saving-prometheus }

quest-step-saving-prometheus-3 = Krok 3
    .text = Odrzuć 4 karty walki.
    .quest = { quest-saving-prometheus }

quest-step-cretan-bull-1 = Krok 1
    .text = Szybkość 3 lub siła 3.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-2 = Krok 2
    .text = Szybkość 3 lub siła 3. Odrzuć 2 karty walki.
    .quest = { quest-cretan-bull }

quest-step-cretan-bull-3 = Krok 3
    .text = Szybkość 4 lub siła 4. Odrzuć 2 karty walki.
    .quest = { quest-cretan-bull }

quest-step-calydonian-hunt-1 = Krok 1
    .text = Szybkość 2 i kontrola nad 2 regionami z miastem.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-2 = Krok 2
    .text = Szybkość 2 i kontrola nad 3 regionami z miastem.
    .quest = { quest-calydonian-hunt }

quest-step-calydonian-hunt-3 = Krok 3
    .text = Szybkość 3 i kontrola nad 3 regionami z miastem.
    .quest = { quest-calydonian-hunt }

quest-step-stymphalian-birds-1 = Krok 1
    .text = 1 kapłan w puli.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-2 = Krok 2
    .text = 1 kapłan w puli i kontrola nad 2 regionami ze świątynią.
    .quest = { quest-stymphalian-birds }

quest-step-stymphalian-birds-3 = Krok 3
    .text = 2 kapłanów w puli i kontrola nad 2 regionami ze świątynią.
    .quest = { quest-stymphalian-birds }

quest-step-golden-fleece-1 = Krok 1
    .text = Przywództwo 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-2 = Krok 2
    .text = Przywództwo 2 i szybkość 2.
    .quest = { quest-golden-fleece }

quest-step-golden-fleece-3 = Krok 3
    .text = Przywództwo 2, szybkość 2 i co najmniej 1 artefakt, naładowany lub użyty.
    .quest = { quest-golden-fleece }

quest-step-cattle-of-geryon-1 = Krok 1
    .text = Siła 2.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-2 = Krok 2
    .text = Siła 4.
    .quest = { quest-cattle-of-geryon }

quest-step-cattle-of-geryon-3 = Krok 3
    .text = Siła 4. Odrzuć 2 karty walki.
    .quest = { quest-cattle-of-geryon }


## Symbols

symbol-torch = Pochodnia
    .text = Polowanie: 1 pochodnia zakrywa pole z pochodnią; 3 pochodnie zakrywają dowolne pole.

symbol-bow = Łuk
    .text = Polowanie: 1 łuk zakrywa pole z łukiem; 3 łuki zakrywają dowolne pole.

symbol-sword = Miecz
    .text = Polowanie: 1 miecz zakrywa pole z mieczem; 2 miecze zakrywają dowolne pole.

symbol-mace = Maczuga
    .text = Polowanie: 1 maczuga zakrywa pole z maczugą; 2 maczugi zakrywają dowolne pole.

symbol-shield = Tarcza
    .text = Polowanie: nie zadaje ran. 1 tarcza odpiera każdy atak potwora, ale twój bohater otrzymuje 1 ranę, a ty dobierasz tylko 1 kartę.

symbol-sickle = Sierp
    .text = Polowanie: 1 sierp zakrywa dowolne pole.

symbol-axe = Topór
    .text = Polowanie: 1 topór zakrywa pole z toporem.

symbol-spear = Włócznia
    .text = Polowanie: 1 włócznia zakrywa pole z włócznią.


## Combat cards

combat-fortification-torch = Fortyfikacja
    .brief = +2, jeśli bronisz miasta lub Sparty.
    .text = +2 do siły armii, jeśli bronisz regionu z miastem lub Spartą.

combat-fortification-bow = Fortyfikacja
    .brief = +2, jeśli bronisz miasta lub Sparty.
    .text = +2 do siły armii, jeśli bronisz regionu z miastem lub Spartą.

combat-local-support-torch = Lokalne wsparcie
    .short = Lok. wsparcie
    .brief = Bronisz miasta lub Sparty: od razu zwerbuj do 2.
    .text = Jeśli bronisz regionu z miastem lub Spartą, możesz od razu zwerbować tam do 2 hoplitów (1 ufortyfikowanego, jeśli jest miejsce i kontrolujesz region); walczą w tej bitwie.

combat-local-support-bow = Lokalne wsparcie
    .short = Lok. wsparcie
    .brief = Bronisz miasta lub Sparty: od razu zwerbuj do 2.
    .text = Jeśli bronisz regionu z miastem lub Spartą, możesz od razu zwerbować tam do 2 hoplitów (1 ufortyfikowanego, jeśli jest miejsce i kontrolujesz region); walczą w tej bitwie.

combat-glory-torch = Chwała
    .brief = +3, jeśli masz żeton chwały tej krainy.
    .text = +3 do siły armii, jeśli masz żeton chwały krainy, w której toczy się bitwa.

combat-glory-bow = Chwała
    .brief = +3, jeśli masz żeton chwały tej krainy.
    .text = +3 do siły armii, jeśli masz żeton chwały krainy, w której toczy się bitwa.

combat-phalanx-torch-1 = Falanga
    .brief = +1 za każdych 2 twoich hoplitów w tej bitwie.
    .text = +1 do siły armii za każdą pełną parę twoich hoplitów w tej bitwie.

combat-phalanx-torch-2 = Falanga
    .brief = +1 za każdych 2 twoich hoplitów w tej bitwie.
    .text = +1 do siły armii za każdą pełną parę twoich hoplitów w tej bitwie.

combat-flank-attack-bow = Atak z flanki
    .brief = +2, jeśli masz w tej bitwie więcej hoplitów.
    .text = +2 do siły armii, jeśli masz w tej bitwie więcej hoplitów niż przeciwnik.

combat-trap-sword = Pułapka
    .brief = Dodaj obecne przywództwo swojego bohatera.
    .text = Dodaj do siły swojej armii obecne przywództwo swojego bohatera.

combat-trap-mace = Pułapka
    .brief = Dodaj obecne przywództwo swojego bohatera.
    .text = Dodaj do siły swojej armii obecne przywództwo swojego bohatera.

combat-tactical-maneuver-sword = Manewr taktyczny
    .short = Manewr
    .brief = +2, jeśli twoje przywództwo jest wyższe.
    .text = +2 do siły armii, jeśli obecne przywództwo twojego bohatera jest wyższe niż bohatera przeciwnika.

combat-tactical-maneuver-mace = Manewr taktyczny
    .short = Manewr
    .brief = +2, jeśli twoje przywództwo jest wyższe.
    .text = +2 do siły armii, jeśli obecne przywództwo twojego bohatera jest wyższe niż bohatera przeciwnika.

combat-encirclement-sword = Okrążenie
    .brief = Jeśli wygrasz: przegrany traci 3 hoplitów, nie 1.
    .text = Jeśli wygrasz tę bitwę, przegrany traci za porażkę 3 hoplitów zamiast 1.

combat-encirclement-mace = Okrążenie
    .brief = Jeśli wygrasz: przegrany traci 3 hoplitów, nie 1.
    .text = Jeśli wygrasz tę bitwę, przegrany traci za porażkę 3 hoplitów zamiast 1.

combat-wild-attack-sword = Dziki atak
    .short = Dziki atak
    .brief = Brak efektu.
    .text = Brak efektu.

combat-wild-attack-mace = Dziki atak
    .short = Dziki atak
    .brief = Brak efektu.
    .text = Brak efektu.

combat-wild-attack-axe = Dziki atak
    .short = Dziki atak
    .brief = Brak efektu.
    .text = Brak efektu.

combat-wild-attack-spear = Dziki atak
    .short = Dziki atak
    .brief = Brak efektu.
    .text = Brak efektu.

combat-reinforcements-shield = Posiłki
    .brief = Sprowadź nieufortyfikowanych z 1 regionu obok.
    .text = Możesz od razu przesunąć dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego sąsiedniego regionu do tej bitwy; walczą w niej.

combat-charge-sickle = Szarża
    .brief = Brak efektu.
    .text = Brak efektu.

combat-javelin-volley-axe = Salwa oszczepów
    .short = Salwa oszczep.
    .brief = Jeśli masz więcej hoplitów, zabij 1 wrogiego.
    .text = Jeśli masz w tej bitwie więcej hoplitów niż przeciwnik, natychmiast zabij 1 jego hoplitę (ufortyfikowanego na końcu).

combat-javelin-volley-spear = Salwa oszczepów
    .short = Salwa oszczep.
    .brief = Jeśli masz więcej hoplitów, zabij 1 wrogiego.
    .text = Jeśli masz w tej bitwie więcej hoplitów niż przeciwnik, natychmiast zabij 1 jego hoplitę (ufortyfikowanego na końcu).

combat-assault-axe = Szturm
    .brief = +2, jeśli atakujesz.
    .text = +2 do siły armii, jeśli atakujesz.

combat-assault-spear = Szturm
    .brief = +2, jeśli atakujesz.
    .text = +2 do siły armii, jeśli atakujesz.


## Monster attack cards

attack-attack-3 = Atak
    .text = Twój bohater otrzymuje 1 ranę.

attack-attack-4 = Atak
    .text = Twój bohater otrzymuje 1 ranę.

attack-attack-5 = Atak
    .text = Twój bohater otrzymuje 1 ranę.

attack-charge = Szarża
    .text = Siła: 1 + liczba odsłoniętych pól ran. Twój bohater otrzymuje 2 rany, jedną po drugiej.

attack-fury = Furia
    .text = Siła: liczba wszystkich pól ran. Twój bohater otrzymuje 1 ranę; jeśli był ranny już przed tym atakiem, polowanie natychmiast się kończy.

attack-mighty-attack = Potężny atak
    .short = Potężny atak
    .text = Twój bohater otrzymuje 2 rany, jedną po drugiej.

attack-nasty-wounds = Paskudne rany
    .text = Twój bohater otrzymuje 1 ranę; potem twoja cecha o najwyższym poziomie spada na stałe o 1 (przy remisie wybierasz ty, nie poniżej 1).

attack-quick-attack-4 = Szybki atak
    .short = Szybki atak
    .text = Twój bohater otrzymuje 1 ranę; potem odrzucaj wybrane karty, aż będziesz mieć ich nie więcej, niż wynosi twoja szybkość.

attack-quick-attack-5 = Szybki atak
    .short = Szybki atak
    .text = Twój bohater otrzymuje 1 ranę; potem odrzucaj wybrane karty, aż będziesz mieć ich nie więcej, niż wynosi twoja szybkość.

attack-rampage = Szał
    .text = Siła: 1 + podwojona liczba zakrytych pól ran. Potwór wykonuje swój atak specjalny.

attack-recall-3 = Odwołanie
    .text = Polowanie natychmiast się kończy.

attack-recall-4 = Odwołanie
    .text = Polowanie natychmiast się kończy.

attack-special-attack-3 = Atak specjalny
    .short = Atak spec.
    .text = Potwór wykonuje swój atak specjalny.

attack-special-attack-4 = Atak specjalny
    .short = Atak spec.
    .text = Potwór wykonuje swój atak specjalny.

attack-surprise-attack = Atak z zaskoczenia
    .short = Zaskoczenie
    .text = Siła: 1 + liczba kart walki na twojej ręce. Twój bohater otrzymuje 1 ranę; potem odrzuć połowę swoich kart walki według własnego wyboru (zaokrąglając w górę).

attack-wild-attack-4 = Dziki atak
    .short = Dziki atak
    .text = Twój bohater otrzymuje 1 ranę; potem odrzuć 1 losową kartę walki.

attack-wild-attack-5 = Dziki atak
    .short = Dziki atak
    .text = Twój bohater otrzymuje 1 ranę; potem odrzuć 1 losową kartę walki.


## Artifacts

artifact-caduceus = Kaduceusz
    .short = Kaduceusz
    .text = Przed bitwą, w której bierzesz udział: przeciwnik odrzuca 1 wybraną przez siebie kartę walki.

artifact-apollos-arrow = Strzała Apollina
    .short = Strz. Apollina
    .text = Przed twoją bitwą w regionie sąsiadującym z regionem twojego bohatera: +2 do siły armii w tej bitwie.

artifact-femes-trumpet = Trąba Feme
    .short = Trąba Feme
    .text = Usuń żeton użytej akcji z jednej swojej akcji specjalnej na planszy armii.

artifact-harpe = Harpe
    .short = Harpe
    .text = Przed twoją bitwą lub polowaniem: dobierz 1 kartę walki (w polowaniu przed początkowym dobraniem kart lub po nim).

artifact-pandoras-box = Puszka Pandory
    .short = Puszka Pandory
    .text = Natychmiast przeprowadź dodatkową fazę potworów: rzuć za każdego potwora w wybranej kolejności i podejmij wszystkie decyzje. Faza zdarzeń nie następuje.

artifact-horn-of-plenty = Róg obfitości
    .short = Róg obfitości
    .text = Zwerbuj do 2 hoplitów w jednym kontrolowanym regionie z miastem lub Spartą.

artifact-ambrosia = Ambrozja
    .short = Ambrozja
    .text = Wylecz wszystkie rany swojego bohatera.

artifact-aegis = Egida
    .short = Egida
    .text = Gdy twoi hoplici mają zginąć przez efekt, symbol strat lub przegraną bitwę, ocal 1 lub 2 z nich. Nie działa przy braku regionu do wycofania ani wobec twoich własnych kosztów.

artifact-eye-of-graeae = Oko Graj
    .short = Oko Graj
    .text = Przy jednej ze swoich decyzji w bitwie lub polowaniu: odrzuć dowolną liczbę kart walki i dobierz tyle samo.

artifact-ariadnes-thread = Nić Ariadny
    .short = Nić Ariadny
    .text = Przesuń jednego wybranego potwora o 1 lub 2 regiony, za każdym razem do wybranego sąsiedniego regionu.

artifact-poison-arrows = Zatrute strzały
    .short = Zatr. strzały
    .text = Na początku swojego polowania (przed początkowym dobraniem kart lub po nim): potwór otrzymuje 1 wybraną ranę, a ty dobierasz 1 kartę walki. Nie zastępuje to rany wymaganej w kroku 1.

artifact-minotaurs-horn = Róg Minotaura
    .short = Róg Minotaura
    .text = Gdy jesteś celem ataku, przed zagraniem pierwszej karty walki: przesuń do bitwy dowolną liczbę swoich nieufortyfikowanych hoplitów z dowolnych sąsiednich regionów.

artifact-head-of-sphinx = Głowa Sfinksa
    .short = Głowa Sfinksa
    .text = Jeśli twój bohater jest w neutralnym regionie bez hoplitów innych graczy: przejmij nad nim kontrolę i możesz zwerbować tam 1 hoplitę.

artifact-eye-of-cyclops = Oko Cyklopa
    .short = Oko Cyklopa
    .text = Jeśli twój bohater jest w regionie ze świątynią lub wyrocznią, niezależnie od tego, kto go kontroluje: otrzymaj 1 kapłana.

artifact-medusas-blood = Krew Meduzy
    .short = Krew Meduzy
    .text = Po porównaniu siły armii w twojej bitwie, przed stratami: zignoruj 1 swój symbol strat albo dodaj 1 przeciwnikowi.

artifact-chimeras-fire = Ogień Chimery
    .short = Ogień Chimery
    .text = Zabij 1 wybranego hoplitę w regionie swojego bohatera.

artifact-adamant-tethers = Adamantowe pęta
    .short = Pęta
    .text = Zabij 3 wybranych hoplitów w regionie swojego bohatera lub tylu, ilu tam jest.

artifact-thunder-of-zeus = Grom Zeusa
    .short = Grom Zeusa
    .text = Zadaj 1 wybraną ranę dowolnemu potworowi na planszy albo 1 ranę bohaterowi innego gracza, który ma mniej niż 3 rany (cechę wybiera jego właściciel).

artifact-owl-of-athena = Sowa Ateny
    .short = Sowa Ateny
    .text = Obejrzyj 2 wierzchnie karty walki: 1 wybraną weź na rękę, a drugą odrzuć.

artifact-boots-of-hermes = Buty Hermesa
    .short = Buty Hermesa
    .text = Umieść swojego bohatera w dowolnym regionie, o ile nie wykonuje zadania. Nie jest to ruch bohatera i nie rozpoczyna zadania.


## Blessings

blessing-cunning-tactician = Przebiegły taktyk
    .short = Taktyk
    .text = W bitwie każda zagrana przez ciebie karta walki daje o 1 więcej siły armii.

blessing-mobilization = Mobilizacja
    .short = Mobilizacja
    .text = Podczas swojej akcji Werbunek możesz dodatkowo zwerbować do 2 hoplitów w jednym kontrolowanym regionie, z miastem lub bez.

blessing-master-plan = Mistrzowski plan
    .short = Mistrz. plan
    .text = Gdy zagrywasz kartę walki w bitwie lub do obrony w polowaniu, możesz poświęcić 1 kapłana: karta jest o 3 silniejsza. Raz na kartę.

blessing-athenas-gift = Dar Ateny
    .short = Dar Ateny
    .text = Po każdej wygranej bitwie otrzymaj 1 kapłana.

blessing-heroic-presence = Obecność bohatera
    .short = Obecność
    .text = +2 do siły armii w bitwach w regionie twojego bohatera.

blessing-always-prepared = Zawsze gotowi
    .short = Gotowi
    .text = Jeśli na początku swojej bitwy nie masz żadnej karty walki, dobierz 1.

blessing-unbroken-morale = Niezłomne morale
    .short = Morale
    .text = Przed bitwą, w której przeciwnik ma więcej hoplitów niż ty, ginie 1 jego hoplita (ufortyfikowany na końcu).

blessing-local-volunteers = Lokalni ochotnicy
    .short = Ochotnicy
    .text = Zamiast swojego ruchu hoplitów możesz zwerbować do 2 hoplitów w jednym regionie, który kontrolujesz.

blessing-stalwart-defense = Nieugięta obrona
    .short = Obrona
    .text = +1 do siły armii, gdy się bronisz.

blessing-no-attrition = Bez strat
    .short = Bez strat
    .text = W każdej bitwie ignoruj symbole strat na pierwszej zagranej przez ciebie karcie walki; nie liczą się też do limitu.

blessing-battle-prayer = Modlitwa bitewna
    .short = Modl. bitewna
    .text = W dowolnym momencie możesz poświęcić 1 kapłana, aby dobrać 1 kartę walki; dowolnie wiele razy.

blessing-restrictive-maneuver = Manewr krępujący
    .short = Krępowanie
    .text = Gdy się bronisz, atakujący może zagrać w tej bitwie tylko 1 kartę walki.

blessing-sacrifice-of-flesh = Ofiara z ciała
    .short = Ofiara z ciała
    .text = Podczas swojego polowania, po początkowym dobraniu kart, możesz poświęcić 1 kapłana, aby wyleczyć 1 ranę i dobrać 1 kartę walki; dowolnie wiele razy.

blessing-weak-spot = Słaby punkt
    .short = Słaby punkt
    .text = Raz na początku swojego polowania, po początkowym dobraniu kart, możesz odrzucić dowolną kartę walki, aby zadać 1 wybraną ranę. Nie zastępuje to rany wymaganej w kroku 1.

blessing-push-ups = Pompki
    .short = Pompki
    .text = Zamiast swojego ruchu bohatera możesz dobrać 1 kartę walki, także podczas zadania.

blessing-inspiring-hunt = Inspirujące polowanie
    .short = Inspiracja
    .text = Gdy rozpoczynasz polowanie, otrzymaj 1 kapłana przed początkowym dobraniem kart.

blessing-combat-training = Szkolenie bojowe
    .short = Szkolenie
    .text = Podczas swojej akcji Przygotowanie dobierasz dodatkowo 1 kartę walki, niezależnie od wyboru.

blessing-heros-wrath = Gniew bohatera
    .short = Gniew bohatera
    .text = Raz na turę, tuż po swoim ruchu bohatera, możesz odrzucić 1 kartę walki, aby zabić 2 wybranych hoplitów w regionie swojego bohatera lub tylu, ilu tam jest.

blessing-local-support-blessing = Lokalne wsparcie
    .short = Lok. wsparcie
    .text = Siła ludności każdego regionu jest dla ciebie o 2 niższa (co najmniej 1). Gdzie twoi hoplici teraz wystarczają, od razu przejmujesz kontrolę.

blessing-glory-of-zeus = Chwała Zeusa
    .short = Chwała Zeusa
    .text = Podczas swojej akcji Uzurpacja możesz zwerbować do 3 hoplitów zamiast 1 (1 z nich ufortyfikowanego, jeśli jest miejsce).

blessing-armory = Zbrojownia
    .short = Zbrojownia
    .text = Gdy bierzesz to błogosławieństwo, dobierz 2 karty walki. Twój limit kart na ręce wynosi 6, już przy tym dobieraniu.

blessing-gods-strength = Siła boga
    .short = Siła boga
    .text = Gdy bierzesz to błogosławieństwo, siła +1. Za każdym razem, gdy ktokolwiek dodaje poziom monumentu, wylecz 1 ranę swojego bohatera.

blessing-wild-hunt = Dzikie polowanie
    .short = Dzikie polow.
    .text = Zamiast swojego ruchu bohatera możesz na stałe zmniejszyć swoją siłę o 1 (nie poniżej 1) i polować na potwora w regionie swojego bohatera. Twoja tura trwa dalej.

blessing-shoot-to-kill = Zabójczy strzał
    .short = Zab. strzał
    .text = Raz w swojej turze, przed akcją specjalną, możesz odrzucić kartę z łukiem: zadaj 1 wybraną ranę potworowi w regionie swojego bohatera albo zabij tam 2 wybranych hoplitów.

blessing-exhausted-fight = Walka resztką sił
    .short = Resztką sił
    .text = Możesz wybrać Polowanie, choć jest oznaczone jako użyte: twój bohater najpierw otrzymuje 1 ranę, a żeton użytej akcji połóż na tej karcie. Dopóki tam leży, karta jest zablokowana.

blessing-forced-march = Forsowny marsz
    .short = Forsowny marsz
    .text = Twoja akcja Marsz może obejmować 1 lub 2 regiony.

blessing-rearguard = Straż tylna
    .short = Straż tylna
    .text = Po swojej akcji Marsz i jej bitwie możesz zwerbować do 2 hoplitów w regionie, z którego wyruszyła armia.

blessing-response-force = Siły reagowania
    .short = Reagowanie
    .text = Przed bitwą, w której się bronisz, możesz przesunąć do niej z jednego sąsiedniego regionu nieufortyfikowanych hoplitów, najwyżej tylu, ile wynosi twoja szybkość.

blessing-bluff = Blef
    .short = Blef
    .text = Gdy w twojej bitwie obie strony spasują, możesz zagrać jeszcze 1 kartę walki; przeciwnik nie może na nią odpowiedzieć.

blessing-exile = Wygnanie
    .short = Wygnanie
    .text = Raz w swojej turze, przed akcją specjalną, twój bohater może otrzymać 1 ranę: przenieś potwora z jego regionu do dowolnego regionu.

blessing-ambush = Zasadzka
    .short = Zasadzka
    .text = Gdy wróg atakuje region, w którym masz ufortyfikowanego hoplitę, 1 z atakujących hoplitów ginie przed bitwą.

blessing-murderous-march = Morderczy marsz
    .short = Mord. marsz
    .text = Podczas swojej akcji Marsz możesz zabić 2 nieufortyfikowanych hoplitów armii i przesunąć co najmniej 1 innego nieufortyfikowanego do dowolnego regionu.

blessing-advanced-dodge = Doskonały unik
    .short = Unik
    .text = Gdy bierzesz to błogosławieństwo, szybkość +1. Raz na polowanie, gdy bronisz się co najmniej 1 kartą walki, możesz dodać do obrony swoją szybkość.

blessing-hermes-temple = Świątynia Hermesa
    .short = Św. Hermesa
    .text = Gdy bierzesz to błogosławieństwo, otrzymaj 1 kapłana. Po swojej akcji Budowa świątyni możesz wykonać 1 dodatkową akcję specjalną.

blessing-winged-boots = Skrzydlate buty
    .short = Skrzydl. buty
    .text = Zamiast swojego ruchu hoplitów możesz przesunąć 1 swojego nieufortyfikowanego hoplitę do dowolnego regionu.

blessing-heros-apprentice = Uczeń bohatera
    .short = Uczeń
    .text = Zamiast swojego ruchu bohatera możesz przesunąć 1 swojego nieufortyfikowanego hoplitę o najwyżej tyle regionów, ile wynosi twoja szybkość.


## Temple cards

temple-extra-action = Karta świątyń: dodatkowa akcja
    .short = Dod. akcja
    .text = Wyrocznia delficka: w tej turze możesz wykonać 1 dodatkową akcję specjalną.

temple-priest-and-draft = Karta świątyń: kapłan i błogosławieństwo
    .short = Kapłan + draft
    .text = Wyrocznia delficka: otrzymaj jeszcze 1 kapłana, potem odbywa się draft błogosławieństw; wybór zaczyna się od ciebie.

temple-artifact = Karta świątyń: artefakt
    .short = Artefakt
    .text = Wyrocznia delficka: obejrzyj 3 neutralne artefakty, 1 zatrzymaj (naładowany), a pozostałe wtasuj z powrotem.

temple-combat-cards = Karta świątyń: karty walki
    .short = Karty walki
    .text = Wyrocznia delficka: dobierz karty walki do limitu kart na ręce.

temple-attributes = Karta świątyń: cechy
    .short = Cechy
    .text = Wyrocznia delficka: zwiększ 2 różne wybrane cechy, każdą o 1.


## Attributes and other values

stat-leadership = Przywództwo
    .short = Przywództwo
    .text = Cecha Ateny: ilu hoplitów możesz przesunąć w ruchu hoplitów.

stat-strength = Siła
    .short = Siła
    .text = Cecha Zeusa: ile kart walki dobierasz na początku polowania.

stat-speed = Szybkość
    .short = Szybkość
    .text = Cecha Hermesa: o ile regionów może przesunąć się twój bohater w ruchu bohatera.

stat-army-strength = Siła armii
    .short = Siła armii
    .text = 1 za każdego hoplitę plus karty walki i premie. Wyższa wygrywa bitwę; przy remisie wygrywa obrońca.

stat-population = Siła ludności
    .short = Ludność
    .text = Ilu twoich hoplitów musi być w neutralnym regionie, aby przejąć nad nim kontrolę.

stat-endurance = Wytrzymałość
    .short = Wytrzymałość
    .text = Liczba pól ran potwora. Ginie, gdy wszystkie są zakryte.

stat-card-strength = Siła karty
    .short = Siła karty
    .text = Ile karta walki dodaje do siły armii w bitwie lub do obrony w polowaniu.

stat-attack-strength = Siła ataku
    .short = Siła ataku
    .text = Suma, którą muszą osiągnąć twoje karty walki, aby odeprzeć atak potwora.

stat-hand-limit = Limit kart na ręce
    .short = Limit kart
    .text = Najwyżej 4 karty walki na ręce; nie obowiązuje podczas twojego polowania.


## Actions

action-use-artifacts = Użycie artefaktów
    .short = Artefakty
    .text = Użyj dowolnej liczby swoich naładowanych artefaktów; każdy pozostaje potem użyty, dopóki nie zostanie naładowany.

action-prayer = Modlitwa
    .short = Modlitwa
    .text = Wyślij 1 kapłana na wolne miejsce przy dowolnym monumencie: zwiększ jego cechę o 1, potem możesz użyć boskiej mocy według jego poziomu.

action-hero-movement = Ruch bohatera
    .short = Ruch bohatera
    .text = Przesuń swojego bohatera o najwyżej tyle regionów, ile wynosi jego szybkość, lub o 1 krok zadania. Jeśli skończy przy żetonie zadania, może je rozpocząć.

action-hoplite-movement = Ruch hoplitów
    .short = Ruch hoplitów
    .text = Przesuń najwyżej tylu hoplitów, ile wynosi twoje przywództwo, każdego do sąsiedniego regionu albo do miasta lub z niego. Bitwy następują po wszystkich ruchach.

action-recruit = Werbunek
    .short = Werbunek
    .text = Zwerbuj do 2 hoplitów w każdym kontrolowanym regionie z miastem, do 4 w Sparcie; 1 z nich ufortyfikowanego, jeśli jest miejsce.

action-march = Marsz
    .short = Marsz
    .text = Przesuń dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu do jednego sąsiedniego regionu.

action-build-temple = Budowa świątyni
    .short = Świątynia
    .text = Zbuduj świątynię na kapliczce w regionie, który kontrolujesz, i otrzymaj 1 kapłana. Może to wywołać draft błogosławieństw.

action-prepare = Przygotowanie
    .short = Przygotowanie
    .text = Wybierz 2 opcje, także dwa razy tę samą: wylecz 1 ranę; dobierz 1 kartę walki; zwerbuj 1 hoplitę w regionie swojego bohatera.

action-usurp = Uzurpacja
    .short = Uzurpacja
    .text = Mając żeton chwały tej krainy, przejmij kontrolę nad regionem swojego bohatera. Wrodzy hoplici wycofują się z niego bez strat; możesz zwerbować tam 1 hoplitę.

action-hunt = Polowanie
    .short = Polowanie
    .text = Walcz z potworem w regionie swojego bohatera: dobierz tyle kart walki, ile wynosi twoja siła, potem zadawaj mu rany i odpieraj jego ataki.

action-build-monument = Budowa monumentu
    .short = Monument
    .text = Dodaj poziom monumentu i otrzymaj 1 kapłana za każdą kontrolowaną świątynię. Wszyscy kapłani opuszczają monumenty, usuwa się wszystkie żetony użytej akcji i ładuje artefakty; następują faza potworów i faza zdarzeń.


## Options of Prepare

option-heal-1-injury = Wylecz 1 ranę

option-draw-1-combat-card = Dobierz 1 kartę walki

option-recruit-1-hoplite-at-hero = Zwerbuj 1 hoplitę w regionie swojego bohatera


## Phases

phase-setup = Przygotowanie do gry
    .short = Rozstawienie
    .text = Rozkłada się planszę, talie, monumenty i 7 początkowych zdarzeń.

phase-hero-selection = Wybór bohatera
    .short = Wybór bohatera
    .text = Przeciwnie do ruchu wskazówek zegara każdy wybiera bohatera i umieszcza go z 2 hoplitami. Kto wybiera ostatni, zaczyna grę.

phase-basic-actions = Akcje zwykłe
    .short = Akcje zwykłe
    .text = W dowolnej kolejności, każda najwyżej raz: użycie artefaktów, modlitwa, ruch bohatera, ruch hoplitów.

phase-special-action = Akcja specjalna
    .short = Akcja spec.
    .text = Zakończ turę 1 akcją specjalną, która nie jest oznaczona jako użyta.

phase-monster-phase = Faza potworów
    .short = Potwory
    .text = Kto budował monument, rzuca kością potworów za każdego potwora na planszy.

phase-event-phase = Faza zdarzeń
    .short = Zdarzenia
    .text = Dobiera się 1 kartę zdarzenia: nowe zadanie, nowy potwór albo ewolucja potwora.

phase-blessing-draft = Draft błogosławieństw
    .short = Błogosław.
    .text = Budujący dobiera o jedną kartę błogosławieństwa więcej, niż jest graczy, zatrzymuje 1 i podaje resztę w prawo, aż każdy weźmie 1.

phase-battle = Bitwa
    .short = Bitwa
    .text = Toczy się, gdy po ruchu w regionie spotkają się hoplici dwóch graczy.

phase-hunt = Polowanie
    .short = Polowanie
    .text = Bohater i potwór atakują na przemian, aż potwór zginie albo polowanie się skończy.


## Steps of battle and hunt

step-battle-before = Przed bitwą
    .text = Artefakty i błogosławieństwa działające przed bitwą; o kolejności decyduje aktywny gracz.

step-battle-cards = Zagrywanie kart walki
    .text = Zaczynając od obrońcy, zagraj 1 kartę walki albo spasuj. Kto spasuje, nie zagrywa już kart w tej bitwie.

step-battle-compare = Porównanie siły armii
    .text = Wygrywa wyższa siła armii; przy remisie obrońca.

step-battle-losses = Straty i wycofanie
    .text = Obie strony tracą 1 hoplitę za każdy symbol strat na własnych kartach. Przegrany traci jeszcze 1 i wycofuje się.

step-battle-control = Kontrola
    .text = Zwycięzca przejmuje kontrolę nad regionem, chyba że jest atakującym, któremu nie został tam żaden hoplita.

step-hunt-start = Początek polowania
    .text = Wybierz potwora i dobierz tyle kart walki, ile wynosi twoja siła.

step-hunt-hero = Bohater atakuje
    .text = Zadaj co najmniej 1 ranę, inaczej polowanie się kończy.

step-hunt-monster = Potwór atakuje
    .text = Gracz po twojej lewej dobiera 2 karty ataku potwora i wybiera 1. Obroń się i dobierz 2 karty albo rozpatrz efekt i dobierz 1.

step-hunt-reward = Nagroda za polowanie
    .text = Wybierz 1 należną ci nagrodę.


## Faces of the monster die

die-nothing = Nic
    .text = Potwór pozostaje spokojny.

die-region-attack = Atak na region
    .short = Atak na region
    .text = Potwór atakuje swój region zgodnie ze swoją planszą.

die-move = Ruch
    .text = Przesuń potwora do wybranego sąsiedniego regionu.

die-move-or-region-attack = Ruch lub atak na region
    .short = Ruch / atak
    .text = Wybierz: przesuń potwora albo niech zaatakuje swój region.


## Victories

victory-lands = Władca Hellady
    .short = Władca Hellady
    .text = Kontroluj 2 całe krainy. Przy 3 graczach niebieska kraina się nie liczy, przy 2 graczach potrzebujesz 3 krain.

victory-temples = Ulubieniec bogów
    .short = Ulub. bogów
    .text = Kontroluj 5 regionów ze świątyniami (wyrocznia delficka się liczy).

victory-monsters = Pogromca potworów
    .short = Pogromca
    .text = Zabij 3 potwory.

victory-king-of-kings = Król królów
    .short = Król królów
    .text = Gdy monument jest ukończony, a jego budowniczy wykona jeszcze 3 akcje specjalne, wygrywa ten, kto kontroluje jego region. Nie przy 2 graczach.


## Moments of cards

timing-use-artifacts = Akcja użycia artefaktów

timing-before-battle = Przed bitwą

timing-before-battle-as-defender = Przed bitwą, w której się bronisz

timing-before-battle-or-hunt = Przed bitwą lub polowaniem

timing-battle-start = Początek bitwy

timing-battle = W bitwie

timing-battle-in-hero-region = Bitwa w regionie twojego bohatera

timing-play-combat-card = Przy zagraniu karty walki

timing-battle-both-passed = Gdy obie strony spasują

timing-after-battle-before-losses = Po porównaniu sił, przed stratami

timing-after-battle-won = Po wygranej bitwie

timing-own-hoplites-killed = Gdy twoi hoplici mają zginąć

timing-hunt-start = Początek twojego polowania

timing-during-hunt = Podczas twojego polowania

timing-during-battle-or-hunt = Podczas twojej bitwy lub polowania

timing-any-time = W dowolnym momencie

timing-own-turn = W twojej turze, przed akcją specjalną

timing-own-turn-start = Początek twojej tury

timing-after-hero-movement = Po twoim ruchu bohatera

timing-instead-of-hero-movement = Zamiast ruchu bohatera

timing-instead-of-hoplite-movement = Zamiast ruchu hoplitów

timing-recruit = Podczas twojej akcji Werbunek

timing-march = Podczas twojej akcji Marsz

timing-after-march = Po twojej akcji Marsz

timing-prepare = Podczas twojej akcji Przygotowanie

timing-after-prepare = Po twojej akcji Przygotowanie

timing-usurp = Podczas twojej akcji Uzurpacja

timing-special-action = Przy wyborze akcji specjalnej

timing-passive = Zawsze

timing-on-gain-and-passive = Przy otrzymaniu, potem zawsze

timing-on-gain-and-trigger = Przy otrzymaniu, potem za każdym razem

timing-on-gain-and-hunt = Przy otrzymaniu, potem w twoich polowaniach


## May and must

mode-may = Możesz

mode-must = Automatycznie


## Limits of cards

limit-once = Raz

limit-once-per-turn = Raz na turę

limit-once-per-prepare = Raz na akcję Przygotowanie

limit-once-per-card = Raz na kartę

limit-once-per-hunt = Raz na polowanie

limit-once-per-battle = Raz na bitwę

limit-once-per-player-and-action = Raz na gracza i akcję

limit-blocked-while-token-on-card = Zablokowane, dopóki na karcie leży żeton


## Components

component-map = Plansza

component-hero-board = Plansza bohatera

component-army-board = Plansza armii

component-base-ring = Kolorowa podstawka

component-help-tray = Plansza pomocy

component-persian-invasion-tray-solo-only = Plansza inwazji perskiej (solo)

component-monster-tray = Plansza potwora

component-event-monster-card = Karta potwora

component-event-quest-card = Karta zadania

component-monster-attack-card = Karta ataku potwora

component-artifact-neutral = Karta neutralnego artefaktu

component-artifact-monster = Karta artefaktu potwora

component-artifact-divine = Karta boskiego artefaktu

component-combat-card = Karta walki

component-blessing-athena = Błogosławieństwo Ateny

component-blessing-zeus = Błogosławieństwo Zeusa

component-blessing-hermes = Błogosławieństwo Hermesa

component-temple-card = Karta świątyń

component-round-help-card = Karta pomocy rundy

component-monument-activation-card = Karta aktywacji monumentu

component-hero-figure = Figurka bohatera

component-monument = Monument

component-monument-parts-each = Część monumentu

component-hoplite = Hoplita

component-priest = Kapłan

component-monster-figure = Figurka potwora

component-monster-die = Kość potworów

component-control-token = Znacznik kontroli

component-attribute-token = Żeton cechy

component-quest-token = Żeton zadania

component-temple-token = Żeton świątyni

component-used-action-token = Żeton użytej akcji

component-glory-token = Żeton chwały

component-monster-wound-token = Żeton rany potwora

component-oracle-of-delphi-token = Żeton wyroczni delfickiej


## Colours

colour-red = czerwona

colour-yellow = żółta

colour-blue = niebieska

colour-green = zielona

colour-brown = brązowa


## Terms

term-region = region
    .text = Najmniejszy nazwany obszar planszy, z własną siłą ludności.

term-land = kraina
    .text = Wszystkie regiony jednego koloru, 3 lub 4.

term-board = plansza
    .text = Mapa Hellady z regionami i szlakami morskimi.

term-neutral-region = neutralny region
    .text = Region bez znacznika kontroli.

term-controlled-region = kontrolowany region
    .text = Region ze znacznikiem kontroli gracza. Pozostaje kontrolowany, nawet gdy hoplici odejdą.

term-control = kontrola
    .text = Kontrolujesz regiony ze swoim znacznikiem kontroli.

term-take-control = przejąć kontrolę
    .text = Połóż w regionie swój znacznik kontroli w miejsce cudzego.

term-city = miasto
    .text = Daje 2 hoplitów przy werbunku i mieści 1 ufortyfikowanego hoplitę (+1 do siły armii obrońcy).

term-sparta = Sparta
    .text = Miasto w Lakonii: 4 hoplitów przy werbunku i +2 do siły armii za ufortyfikowanego hoplitę.

term-shrine = kapliczka
    .text = Miejsce, w którym można zbudować świątynię.

term-temple = świątynia
    .text = Daje kapłana graczowi kontrolującemu region, gdy buduje monument; 5 regionów ze świątyniami wygrywa grę.

term-oracle = wyrocznia delficka
    .text = Świątynia, którą można zbudować tylko w Fokidzie; budujący otrzymuje też nagrodę z karty świątyń.

term-sea-route = szlak morski
    .text = Regiony połączone szlakiem morskim sąsiadują ze sobą.

term-adjacent = sąsiedni
    .text = Ze wspólną granicą lub połączony szlakiem morskim.

term-monument = monument
    .text = Posąg boga, 5 poziomów. U jego stóp modlą się kapłani.

term-monument-level = poziom monumentu
    .text = Określa siłę boskiej mocy.

term-god = bóg
    .text = Zeus, Atena lub Hermes.

term-divine-power = boska moc
    .text = Premia za modlitwę według poziomu monumentu.

term-hero = bohater
    .text = Twoja figurka, która poluje na potwory, wykonuje zadania i uzurpuje regiony. Bohaterowie nie walczą w bitwach.

term-special-ability = zdolność specjalna
    .text = Stała zdolność bohatera.

term-attribute = cecha
    .text = Przywództwo, siła i szybkość, od 1 do 5.

term-hoplite = hoplita
    .text = Figurka armii o sile 1.

term-army = armia
    .text = Wszyscy twoi hoplici w jednym regionie.

term-fortified-hoplite = ufortyfikowany hoplita
    .text = Hoplita w mieście: w obronie dodaje +1 (Sparta +2) i ginie jako ostatni.

term-fortify = ufortyfikować
    .text = Przesuń hoplitę do miasta w regionie, który kontrolujesz.

term-priest = kapłan
    .text = Wysyła się go do monumentów na modlitwę. Możesz mieć najwyżej 4.

term-priesthood = pula kapłanów
    .text = Twoi kapłani gotowi do użycia.

term-sacrifice-priest = poświęcić kapłana
    .text = Odłóż kapłana ze swojej puli do zasobów.

term-supply = zasoby
    .text = Figurki i żetony, które nie są w grze.

term-player = gracz

term-active-player = aktywny gracz
    .text = Gracz, który wykonuje turę.

term-opponent = przeciwnik

term-enemy = wróg
    .text = Każdy inny gracz.

term-hunter = polujący
    .text = Gracz, którego bohater poluje.

term-turn = tura
    .text = Akcje zwykłe, potem jedna akcja specjalna.

term-round = runda
    .text = Kończy się, gdy ktoś buduje monument.

term-additional-special-action = dodatkowa akcja specjalna
    .text = Tuż po bieżącej, z własnym żetonem; nigdy po Budowie monumentu.

term-used-action = użyta akcja
    .text = Niedostępna, dopóki ktoś nie zbuduje monumentu.

term-recruit = zwerbować
    .text = Umieść hoplitów z zasobów w regionie; w kontrolowanym regionie 1 może być ufortyfikowany.

term-monster = potwór
    .text = Wędruje po planszy, atakuje regiony i można na niego polować.

term-evolution = ewolucja
    .text = Trwała zmiana potwora, którego karta zdarzenia została dobrana ponownie.

term-wound = rana potwora
    .text = Zakryte pole rany potwora. Rany pozostają po polowaniu.

term-wound-slot = pole rany
    .text = Pokazuje, która karta walki może tu zranić potwora.

term-injury = rana bohatera
    .text = Odwróć żeton cechy: ma ona wartość 1 do czasu wyleczenia. Najwyżej 3.

term-heal = wyleczyć
    .text = Odwróć żeton zranionej cechy z powrotem.

term-combat-card = karta walki
    .text = Używana w bitwach i polowaniach.

term-loss-symbol = symbol strat
    .text = Po bitwie tracisz za każdy 1 własnego hoplitę. Nie możesz zagrać ich więcej, niż masz hoplitów w bitwie.

term-loss = strata

term-kill = zabić
    .text = Usuń hoplitę do zasobów jego właściciela.

term-attacker = atakujący
    .text = Strona, której hoplici weszli do regionu.

term-defender = obrońca
    .text = Druga strona; wygrywa remisy.

term-pass = spasować
    .text = Nie zagrywać już kart walki w tej bitwie.

term-defend-hunt = bronić się
    .text = Zagraj karty walki o wartości co najmniej siły ataku; potem dobierz 2 karty.

term-retreat = wycofanie
    .text = Pokonana armia razem przechodzi do sąsiedniego regionu bez wrogiej kontroli i hoplitów; jeśli go nie ma, jest stracona.

term-pyrrhic-victory = pyrrusowe zwycięstwo
    .text = Atakujący wygrywa, ale nie zostaje mu żaden hoplita i nie przejmuje kontroli.

term-quest = zadanie
    .text = Trzy kroki; trzeci daje nagrodę i żeton chwały. Wymagania dotyczą tylko kroku, od którego zaczynasz.

term-quest-step = krok zadania
    .text = Bohater na zadaniu przesuwa się o 1 krok na ruch bohatera i nie jest w żadnym regionie.

term-reward = nagroda

term-requirement = wymaganie

term-glory-token = żeton chwały
    .text = Zdobywasz go, zabijając potwora lub kończąc zadanie w danej krainie; pozwala tam na Uzurpację.

term-artifact = artefakt
    .text = Można go użyć, gdy jest naładowany; ładuje się, gdy ktokolwiek buduje monument.

term-neutral-artifact = neutralny artefakt
    .text = Ze wspólnej talii artefaktów.

term-monster-artifact = artefakt potwora
    .text = Nagroda za zabicie danego potwora w polowaniu.

term-divine-artifact = boski artefakt
    .text = Należy do tego, kto kontroluje region monumentu.

term-charged = naładowany

term-used = użyty

term-blessing = błogosławieństwo
    .text = Stała zdolność zdobyta w drafcie błogosławieństw.

term-opening-draw = początkowe dobranie kart
    .text = Karty walki dobierane na początku polowania.

term-deck = talia

term-discard-pile = stos kart odrzuconych

term-hand = ręka

term-draw = dobrać

term-discard = odrzucić

term-artifact-deck = talia artefaktów

term-combat-deck = talia kart walki

term-event-deck = talia zdarzeń

term-attack-deck = talia ataków potworów

term-blessing-deck = talia błogosławieństw

term-victory = zwycięstwo

term-starting-bonus = premia początkowa
    .text = Rozpatruje się raz przy umieszczeniu bohatera.
