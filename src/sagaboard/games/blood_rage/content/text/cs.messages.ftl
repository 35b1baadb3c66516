### Blood Rage: sentences and labels, Czech.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question,
### option-NAME an option of a match (.text explains it) and option-NAME-CHOICE one of its choices.
### Present tense, the clan as subject; an inserted name is never inflected: places come with
### _in, _to, _from and _invade, figures with _acc and _with. The reserve and Valhalla have no
### such forms.


## Counts

cards-acc = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
 }
figures-counted = { $n ->
    [one] { $n } figurka
    [few] { $n } figurky
    [many] { $n } figurky
   *[other] { $n } figurek
 }
glory-acc = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
 }


## Events: setup and the course of an Age

event-destroyed-at-setup = Kraj { $place } je zničen už před začátkem hry.
event-doomed = Kraj { $place } je odsouzen: zničí ho příští Ragnarök.
event-first-player = Prvním hráčem je { $seat }.
    .own = Prvním hráčem jsi ty.
event-age-began = { $age ->
    [1] Začíná První věk.
    [2] Začíná Druhý věk.
   *[other] Začíná Třetí věk.
 }
event-phase-began = Fáze: { $phase }.
event-age-ended = { $age ->
    [1] První věk končí.
   *[other] Druhý věk končí.
 } Prvním hráčem je nyní { $seat }.


## Events: Gods' Gifts

event-cards-dealt = { $seat } dostává { cards-acc }.
    .own = Dostáváš { cards-acc }.
event-picked = { $seat } si vybírá kartu „{ $card }“.
    .own = Vybíráš si kartu „{ $card }“.
event-unpicked = { $seat } bere svůj výběr zpět.
    .own = Bereš svůj výběr zpět.
event-packs-passed = { $n ->
    [one] Sady putují doleva, v každé je { $n } karta.
    [few] Sady putují doleva, v každé jsou { $n } karty.
    [many] Sady putují doleva, v každé je { $n } karty.
   *[other] Sady putují doleva, v každé je { $n } karet.
 }
event-buried = { $seat } odhazuje rubem nahoru: { $cards }.
    .own = Odhazuješ rubem nahoru: { $cards }.
event-draft-ended = Výběr karet končí.


## Events: Action

event-rage-set = { $seat } začíná se zuřivostí { $rage }.
    .own = Začínáš se zuřivostí { $rage }.
event-passed = { $rage ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje a vzdává se zbylé zuřivosti ({ $rage }).
 }
    .own = { $rage ->
        [0] Pasuješ.
       *[other] Pasuješ a vzdáváš se zbylé zuřivosti ({ $rage }).
     }
event-invaded = { $origin ->
    [Valhalla] { $seat } podniká Nájezd { $place_invade } z Valhally { $figure_with } (zuřivost: { $rage }).
   *[other] { $seat } podniká Nájezd { $place_invade } { $figure_with } (zuřivost: { $rage }).
 }
    .own = { $origin ->
        [Valhalla] Podnikáš Nájezd { $place_invade } z Valhally { $figure_with } (zuřivost: { $rage }).
       *[other] Podnikáš Nájezd { $place_invade } { $figure_with } (zuřivost: { $rage }).
     }
event-march-declared = { $seat } pochoduje { $origin_from } { $place_to } (zuřivost: { $rage }).
    .own = Pochoduješ { $origin_from } { $place_to } (zuřivost: { $rage }).
event-marched = { $seat } přichází { $place_to } { $figure_with }.
    .own = Přicházíš { $place_to } { $figure_with }.
event-upgraded = { $seat } vykládá posílení „{ $card }“ (zuřivost: { $rage }).
    .own = Vykládáš posílení „{ $card }“ (zuřivost: { $rage }).
event-upgrade-replaced = { $seat } odhazuje nahrazené posílení „{ $card }“.
    .own = Odhazuješ nahrazené posílení „{ $card }“.
event-quest-committed = { $seat } vykládá zakrytý úkol.
    .own = Vykládáš zakrytý úkol.
event-own-quest-committed = { $seat }: vyložený úkol je „{ $card }“.
    .own = Tvůj vyložený úkol je „{ $card }“.


## Events: Pillage and battle

event-pillage-declared = { $rage ->
    [0] { $seat } vyhlašuje Plenění { $place_in }.
   *[other] { $seat } vyhlašuje Plenění { $place_in } (zuřivost: { $rage }).
 }
    .own = { $rage ->
        [0] Vyhlašuješ Plenění { $place_in }.
       *[other] Vyhlašuješ Plenění { $place_in } (zuřivost: { $rage }).
     }
event-joined = { $seat } odpovídá na Povolání do boje a přesouvá { $figure_acc } { $origin_from } { $place_to }.
    .own = Odpovídáš na Povolání do boje a přesouváš { $figure_acc } { $origin_from } { $place_to }.
event-join-declined = { $seat } na Povolání do boje neodpovídá.
    .own = Na Povolání do boje neodpovídáš.
event-unopposed = { $seat } nemá { $place_in } soupeře: bitva se nekoná.
    .own = Nemáš { $place_in } soupeře: bitva se nekoná.
event-battle-began = Bitva { $place_in }: { $seats }.
event-card-chosen = { $seat } pokládá kartu rubem nahoru.
    .own = Pokládáš kartu rubem nahoru.
event-own-card-chosen = { $seat }: zakrytá karta je „{ $card }“.
    .own = Tvá zakrytá karta je „{ $card }“.
event-revealed = { $bonus ->
    [0] { $seat } odhaluje kartu „{ $card }“.
   *[other] { $seat } odhaluje kartu „{ $card }“ (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Odhaluješ kartu „{ $card }“.
       *[other] Odhaluješ kartu „{ $card }“ (+{ $bonus }).
     }
event-quest-treated = { $seat } používá úkol „{ $card }“ jako bojovou kartu +{ $bonus } („{ $by }“).
    .own = Používáš úkol „{ $card }“ jako bojovou kartu +{ $bonus } („{ $by }“).
event-text-cancelled = { $seat } ruší text karty „{ $card }“, kterou má { $victim }.
    .own = Rušíš text karty „{ $card }“, kterou má { $victim }.
event-figure-stays = { $seat } nechává v bitvě jen { $figure_acc }.
    .own = Necháváš v bitvě jen { $figure_acc }.
event-late-card-added = { $bonus ->
    [0] { $seat } přidává kartu „{ $card }“.
   *[other] { $seat } přidává kartu „{ $card }“ (+{ $bonus }).
 }
    .own = { $bonus ->
        [0] Přidáváš kartu „{ $card }“.
       *[other] Přidáváš kartu „{ $card }“ (+{ $bonus }).
     }
event-total = { $seat } má SÍLU { $total }, z toho figurky { $figures }.
    .own = Máš SÍLU { $total }, z toho figurky { $figures }.
event-battle-won = Bitvu { $place_in } vyhrává { $seat } (SÍLA { $total }).
    .own = Vyhráváš bitvu { $place_in } (SÍLA { $total }).
event-battle-tied = Bitva { $place_in } končí remízou: prohrávají všichni.
event-pillage-failed = { $seat }: Plenění { $place_in } se nezdařilo.
    .own = Tvé Plenění { $place_in } se nezdařilo.
event-reward-taken = { $seat } získává odměnu { $place_in }: { $reward }.
    .own = Získáváš odměnu { $place_in }: { $reward }.
event-token-flipped = Kraj { $place } je vypleněn.
event-leader-moved = { $seat } přesouvá { $figure_acc } { $origin_from } { $place_to }.
    .own = Přesouváš { $figure_acc } { $origin_from } { $place_to }.
event-rage-gained = { $seat } získává zuřivost: { $rage } („{ $card }“).
    .own = Získáváš zuřivost: { $rage } („{ $card }“).
event-rage-stolen = { $seat } krade zuřivost: { $rage }. Přichází o ni { $victim }.
    .own = Kradeš zuřivost: { $rage }. Přichází o ni { $victim }.
event-glory-stolen = { $seat } krade { glory-acc }. Přichází o ně { $victim }.
    .own = Kradeš { glory-acc }. Přichází o ně { $victim }.
event-card-returned = { $seat } si bere kartu „{ $card }“ zpět do ruky.
    .own = Bereš si kartu „{ $card }“ zpět do ruky.
event-card-taken = { $seat } si bere kartu „{ $card }“. Přichází o ni { $victim }.
    .own = Bereš si kartu „{ $card }“. Přichází o ni { $victim }.
event-card-discarded = { $seat } odhazuje kartu „{ $card }“.
    .own = Odhazuješ kartu „{ $card }“.


## Events: anywhere

event-destroyed = { $seat } přichází o { $figure_acc } { $place_in } ({ $cause }).
    .own = Přicházíš o { $figure_acc } { $place_in } ({ $cause }).
event-saved = { $seat } zachraňuje { $figure_acc } (zuřivost: { $rage }).
    .own = Zachraňuješ { $figure_acc } (zuřivost: { $rage }).
event-retreated = { $seat } ustupuje { $figure_with } { $place_from } { province-yggdrasil.to }.
    .own = Ustupuješ { $figure_with } { $place_from } { province-yggdrasil.to }.
event-stat-raised = { $seat } zvyšuje vlastnost { $stat } na { $value }.
    .own = Zvyšuješ vlastnost { $stat } na { $value }.
event-glory-gained = { $seat } získává { glory-acc } ({ $reason }).
    .own = Získáváš { glory-acc } ({ $reason }).


## Events: the later phases

event-own-card-kept = { $seat } si nechává kartu „{ $card }“.
    .own = Necháváš si kartu „{ $card }“.
event-hand-discarded = { $kept ->
    [0] { $seat } odhazuje { cards-acc }.
   *[other] { $seat } si jednu kartu nechává a odhazuje { cards-acc }.
 }
    .own = { $kept ->
        [0] Odhazuješ { cards-acc }.
       *[other] Jednu kartu si necháváš a odhazuješ { cards-acc }.
     }
event-quest-revealed = { $seat } odhaluje úkol „{ $card }“.
    .own = Odhaluješ úkol „{ $card }“.
event-quest-fulfilled = { $seat } plní úkol „{ $card }“: { glory-acc }.
    .own = Plníš úkol „{ $card }“: { glory-acc }.
event-quest-failed = { $seat } neplní úkol „{ $card }“.
    .own = Úkol „{ $card }“ neplníš.
event-ragnarok = Ragnarök ničí kraj { $place }.
event-released = { $n ->
    [one] Z Valhally se vrací { $n } figurka
    [few] Z Valhally se vracejí { $n } figurky
    [many] Z Valhally se vrací { $n } figurky
   *[other] Z Valhally se vrací { $n } figurek
 }: { $seat }.
    .own = { $n ->
        [one] Z Valhally se ti vrací { $n } figurka
        [few] Z Valhally se ti vracejí { $n } figurky
        [many] Z Valhally se ti vrací { $n } figurky
       *[other] Z Valhally se ti vrací { $n } figurek
     }.
event-game-ended = { $n ->
    [one] Hra končí. Vítězí { $seats }.
   *[other] Hra končí. Společné vítězství: { $seats }.
 }


## Why figures are destroyed, why Glory is gained

cause-lost-battle = prohraná bitva
cause-battle-card = bojová karta
cause-invasion = Nájezd
cause-sacrifice = oběť
cause-ragnarok = Ragnarök

reason-battle = vyhraná bitva
reason-token = žeton plenění
reason-quest = úkol
reason-ragnarok = Ragnarök
reason-legendary = bonus za legendární úroveň


## Moves

move-pick = Vybrat kartu „{ $noun }“
    .word = Vybrat
move-unpick = Vzít výběr zpět
move-invade = Nájezd { $noun_with }
    .word = Nájezd
    .then = Vyber figurku z rezerv, pak místo výsadku.
move-fetch = Nájezd z Valhally { $noun_with }
    .word = Z Valhally
    .then = Vyber figurku z Valhally, pak místo výsadku.
move-march = Pochod { $noun_from }
    .word = Pochod
    .then = Vyber odkud, pak kam a pak kdo půjde.
move-upgrade = Vyložit posílení „{ $noun }“
    .word = Posílení
    .then = Vyber kartu z ruky; cena v zuřivosti je vlevo.
move-quest = Vyložit úkol „{ $noun }“
    .word = Úkol
    .then = Vyber kartu z ruky; do fáze Splnění úkolů leží lícem dolů.
move-pillage = Plenit kraj { $noun }
    .word = Plenit
    .then = Vyber kraj; ostatní mohou odpovědět na Povolání do boje.
move-pillage-again = Znovu plenit kraj { $noun }
    .word = Plenit znovu
move-sacrifice = Obětovat figurky za zvýšení vlastnosti
    .word = Oběť
move-pass = Pasovat a vzdát se zbylé zuřivosti
    .word = Pasovat
move-to = { $noun }
    .word = Kam
move-move = Přesunout { $noun_acc }
    .word = Přesunout
move-slot = { $noun }
    .word = Místo
move-give = Obětovat { $noun_acc }
    .word = Obětovat
move-join = Vstoupit do bitvy { $noun_with }
    .word = Vstoupit
move-play = Zahrát kartu „{ $noun }“
    .word = Zahrát
move-treat = Použít úkol jako bojovou kartu díky „{ $noun }“
    .word = Použít
move-leave = Nechat v bitvě { $noun_acc }
    .word = Nechat
move-add = Přidat kartu „{ $noun }“
    .word = Přidat
move-take-back = Vzít zpět kartu „{ $noun }“
    .word = Vzít zpět
move-retreat = Ustoupit { province-yggdrasil.to }
    .word = Ustoupit
move-save = Zachránit { $noun_acc }
    .word = Zachránit
move-raise = Zvýšit: { $noun }
    .word = Zvýšit
move-keep = Nechat si kartu „{ $noun }“
    .word = Nechat si
move-done = Dál
    .word = Dál


## Questions

ask-pick = Dary bohů: kterou kartu si vybereš?
ask-action = Jsi na tahu: kterou akci provedeš?
ask-invade-where = Kam podnikneš Nájezd?
ask-march-where = Kam budeš pochodovat?
ask-march-who = Která figurka pochoduje teď?
    .done = Ukončit pochod
ask-upgrade-slot = Na které místo posílení vyložíš? Karta, která tam leží, bude nahrazena.
ask-free-invade = Podnikneš zdarma Nájezd s posílenou figurkou?
    .done = Bez Nájezdu
ask-add-warrior = Přidáš tam zdarma válečníka z rezerv?
    .done = Nepřidat
ask-pillage-at-once = Zaplatíš za okamžité Plenění kraje?
    .done = Neplenit
ask-sacrifice = Kterou svou figurku obětuješ?
ask-join = Povolání do boje: vstoupíš do bitvy?
    .done = Nezasáhnout
    .named = { $name } plení kraj { $place } ({ $reward }). Vstoupíš do bitvy?
ask-play-card = Bitva: kterou kartu položíš rubem nahoru?
ask-treat-quest = Použiješ odhalený úkol jako bojovou kartu?
    .done = Nepoužít
ask-leave-one = Která tvá figurka zůstane v bitvě? Všechny ostatní budou zničeny.
ask-add-late-card = Karty jsou odhaleny: přidáš další?
    .done = Žádnou kartu
ask-move-leader = Přesuneš zdarma svého vůdce?
    .done = Zůstat zde
ask-raise-stat = Kterou vlastnost klanu zvýšíš?
ask-retreat = Tvá figurka má být zničena: ustoupí raději?
    .done = Nechat padnout
ask-save-figures = Tvé figurky mají být zničeny: za kterou zaplatíš, aby zůstala?
    .done = Už žádnou
ask-invade-after-defeat = Bitva je prohraná: podnikneš tam zdarma Nájezd s válečníkem?
    .done = Bez Nájezdu
ask-keep-played = Bitva je vyhraná: za kterou svou kartu zaplatíš, aby se vrátila do ruky?
    .done = Už žádnou
ask-keep-card = Odhození karet: kterou kartu si necháš do dalšího věku?
    .done = Nenechat si žádnou


## Options of a match

option-clans = Klany
    .text = Kdo hraje za který klan: losem, v pořadí z krabice, nebo podle volby pro každé místo. Všechny klany jsou stejně silné.
option-clans-random = losem
option-clans-box = v pořadí z krabice
option-clans-wolf = { clan-wolf }
option-clans-raven = { clan-raven }
option-clans-serpent = { clan-serpent }
option-clans-bear = { clan-bear }
option-first-player = První hráč
    .text = Kdo je na tahu jako první v Prvním věku. V dalších věcích se začínající posouvá doleva.
option-first-player-random = losem
option-first-player-1 = 1. místo
option-first-player-2 = 2. místo
option-first-player-3 = 3. místo
option-first-player-4 = 4. místo
option-seating = Rozesazení
    .text = Zda všichni sedí tak, jak jsou zde zapsáni, nebo se místa zamíchají. Karty i tahy jdou doleva.
option-first-game = První hra
    .text = V Prvním věku se karty nevybírají: každý si nechá všech osm rozdaných. Hodí se na naučení.


## Labels of the drawing

ui-first-player = První hráč: { $seat }
ui-doomed = Odsouzený v tomto věku: { $place }
ui-passed = pasuje
ui-province = Kraj
ui-villages = Vesnice
ui-reward = Odměna
ui-destroyed = zničen
ui-pillaged = vypleněn
ui-mark-leader = Vů
ui-mark-warrior = Vá
ui-mark-ship = Lo
ui-legend = { ui-mark-leader } vůdce, { ui-mark-warrior } válečník, { ui-mark-ship } loď · =N je SÍLA klanu v kraji i s fjordem · Vesnice: prázdné/všechny · ☠N: zničí ho Ragnarök N. věku · ▶ na tahu · (1/6) sloupec vlastnosti · ★ legendární úroveň
ui-glory = Sláva
ui-rage-left = Zbylá zuřivost
ui-upgrades = Posílení
ui-reserve = Rezervy
ui-valhalla = Valhalla
ui-hand = Ruka
ui-known = známé
ui-quests = Úkoly
ui-strength = SÍLA { $n }
ui-cost = zuřivost: { $n }
ui-invade-cost = Nájezd za zuřivost: { $n }
ui-card-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
    [many] { $n } bodu slávy
   *[other] { $n } bodů slávy
 }
ui-late = i dodatečně
ui-abilities = Posílení ve hře
ui-battle = Bitva { $place_in } (Plenění – { $seat })
ui-pillage = Plenění { $place_in } – { $seat }
ui-clan = Klan
ui-figures = Figurky
ui-cards = Karty
ui-total = Součet
ui-face-down = zakrytá karta
ui-cancelled = text zrušen
ui-about-to-die = Má být zničeno: { $figures }
ui-winner = vítěz
ui-own-hand = Tvá ruka
ui-own-pack = Sada, ze které vybíráš
ui-own-picks = Vybráno
ui-own-quests = Tvé vyložené úkoly
ui-own-chosen = Tvá zakrytá karta
ui-own-kept = Necháváš si


## Deska v prohlížeči

board-label = Deska: kraje a fjordy
board-doomed = { $doomed ->
    [yes] , odsouzeno k zániku
   *[no] {""}
 }
board-state = { $state ->
    [open] , můžeš vybrat
    [closed] , nemůžeš vybrat
   *[none] {""}
 }
board-province = { $name }, { $region }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-centre = { $name }, { figures-counted }, { $token }{ board-doomed }{ board-state }
board-ruin = { $name }, { $region }, zničen
board-fjord = { $name }, { figure-ship.count }{ board-state }
board-token = žeton plenění { $reward }
board-pillaged = už vypleněno
board-figure = { $figure }, { $clan }, { $place }{ board-state }
board-nobody = Nikdo tu není.
board-villages-free = { $n ->
    [0] Žádná vesnice není volná.
    [one] { $n } vesnice je volná.
    [few] { $n } vesnice jsou volné.
    [many] { $n } vesnice je volných.
   *[other] { $n } vesnic je volných.
 }
board-no-villages = Vejde se sem libovolný počet figurek.
board-neighbours = Vedle stojí:
board-zoom-whole = Celá deska
board-peek = Ukázat desku
board-unread = Desku se nepodařilo načíst.
board-age = { $age }. věk
board-age-doom = { $age }. věk: Ragnarök zničí kraj { $place }
board-saga = Věky a fáze

## The table in a browser: hand, sheets, draft, battle, scoring

table-warn-pass = Vzdáš se zbylé zuřivosti ({ $rage }) a v tomto věku už neprovedeš žádnou akci.
table-warn-keep-none = { $n ->
    [one] Nenecháš si nic; jediná karta z ruky bude odhozena.
    [few] Nenecháš si nic; všechny { $n } karty z ruky budou odhozeny.
    [many] Nenecháš si nic; všech { $n } karty z ruky bude odhozeno.
   *[other] Nenecháš si nic; všech { $n } karet z ruky bude odhozeno.
 }
table-warn-replace = Na tomto místě leží „{ $card }“; karta bude odhozena.
table-card = { $card }, { $figures }. { $text }
table-card-open = { $card }, { $figures }, lze vybrat. { $text }
table-pile = { $figure } v rezervách: { $n }
table-pile-fallen = { $figure } ve Valhalle: { $n }
table-reserve-empty = prázdné
table-on-board = { $n } z { $limit } na plánu
table-kept = Vybráno
table-kept-count = { $n } z { $of }
table-kept-hidden = Ostatní karty nevidí
table-hand-empty = V ruce nemáš žádnou kartu.
table-panel = { $name }, { $clan }
table-open-sheet = { $name }: otevřít desku klanu
table-chip = { $name }: sláva { $glory }, zuřivost { $rage }. Otevřít desku klanu.
table-stat = { $stat } { $value }, stupeň { $column } z 6
table-now = teď
table-slot-card = { $slot }: { $card }
table-slot-empty = { $slot }: prázdné
table-slot-open = Zatím tu neleží žádné posílení.
table-slot-free = prázdné
table-slot-nth = { $n }. ze { $of }: { $card }
table-clan-stands = Sláva { $glory }, zbylá zuřivost { $rage }.
table-cards-hidden = Rub prozrazuje jen věk karty.
table-buried = Tebou odhozeno lícem dolů
table-discards = Odhazovací balíček: { $n }
table-none = Žádné.
table-fate = Konec { $age ->
    [1] prvního věku
    [2] druhého věku
   *[other] třetího věku
 }
table-fate-place = { $place } shoří
table-fate-pays = Sláva za každou figurku, která tam padne: { $n }.
table-fate-loss = { $clan }: { figures-counted }, { glory-acc }
table-fate-empty = Teď tam nikdo nestojí.
table-fallen = { $figure }, { $clan }, ve Valhalle
table-draft-note = Výběr { $n } z { $of } · karet v sadě: { $cards }
table-draft-waiting = Vybráno. Ještě vybírají: { $names }
table-draft-ring = Sady putují doleva
table-draft-picking = vybírá
table-draft-ready = hotovo
table-draft-picked = Vybráno
table-draft-take-back = { $card }, vybráno: vzít zpět
table-battle = Bitva { $place }
table-battle-won = Vítězí { $clan }.
table-battle-tied = Remíza: prohrávají všichni.
table-late-none = Žádnou tvou kartu nelze přidat.
table-battle-on = Dál
table-step-outcome = Výsledek
table-stake = Za plenění
table-figure = { $strength ->
    [0] { $figure }
   *[other] { $figure }, SÍLA { $strength }
 }
table-figure-dying = { $figure }, má být zničena
table-joined = navíc
table-only-you = vidíš jen ty
table-prize = za výhru sláva { $n }
table-ahead = vede
table-plus-glory = sláva +{ $n }
table-saga = { $n ->
    [one] Sága: { $clans }
   *[other] Společná sága: { $clans }
 }
table-saga-text = { $n ->
    [one] Vítězí { $names }, sláva { $glory }.
   *[other] Společně vítězí { $names }, sláva { $glory }.
 }
table-score-battle = Bitvy
table-score-token = Plenění
table-score-quest = Úkoly
table-score-ragnarok = Ragnarök
table-score-cards = Karty
table-score-legendary = Legenda


## Why not: what stands in the way of a choice
why-br-age-03 = To patří do jiné fáze věku.
why-br-age-05 = Hra skončila.
why-br-gift-05 = Tato karta není ve tvé sadě.
why-br-act-03 = Nejsi na tahu.
why-br-act-04 = Akci tohoto tahu už máš za sebou.
    .first = Nejdřív dokonči, co máš rozehrané.
why-br-act-06 = Zuřivost: máš { $rage }, stojí to { $cost }.
why-br-act-09 = Nemáš už žádnou zuřivost.
why-br-oq-02 = V tomto věku už další akce neprovádíš: máš odpasováno.
why-br-upg-12 = Karta této bytosti neleží na tvé klanové desce.
why-br-fig-10 = Tato figurka je ve Valhalle a vrátí se na konci věku.
why-br-inv-01 = Tato figurka už je na herním plánu; Nájezd podnikají figurky z rezerv.
    .first = Nejdřív vyber figurku, která podnikne Nájezd.
    .reserve = V rezervách nemáš figurku, která by podnikla Nájezd.
why-br-inv-02 = V žádném kraji není prázdná vesnice.
why-br-inv-04 =
    .reserve = Do fjordu smí jen loď a tu v rezervách nemáš.
    .ship = Loď pluje do fjordu, ne do kraje.
why-br-inv-05 = { $place }: Nájezd sem vést nelze, jen pochodovat z jiného kraje.
why-br-inv-07 = Víc figurek Chrabrost nedovolí: na herním plánu jich máš { $n }.
why-br-inv-08 = Nejdřív vyber, kam figurka přijde.
why-br-fig-16 = Do fjordu smí jen lodě.
why-br-oq-03 = { $place }: všechny kraje u tohoto fjordu jsou zničené.
    .all = U všech fjordů už jsou oba kraje zničené.
why-br-oq-49 = Žádné tvé posílení teď tuto figurku z Valhally nevrátí.
why-br-board-13 = { $place }: není tu prázdná vesnice.
why-br-board-20 = Kraj { $place } je zničen.
why-br-march-01 = Nemáš { $place_in } figurku, která by mohla pochodovat.
    .fjord = Pochoduje se z kraje do kraje, ne do fjordu.
    .where = Nejdřív vyber, kam pochoduješ.
why-br-march-04 = Teď pochodují jen figurky { $place_in }.
why-br-march-05 = Cíl pochodu už je zvolen: { $place }. Pochod má jediný cíl.
why-br-march-06 = { $place }: není tu prázdná vesnice.
    .all = V žádném jiném kraji není prázdná vesnice.
why-br-march-08 = Lodě nepochodují.
why-br-march-10 = Kraj { $place } je zničen.
    .same = Figurky už tam jsou.
why-br-oq-27 = Pochodovat musí aspoň jedna figurka.
why-br-upg-01 = Tuto kartu nemáš v ruce.
    .battle = To je bojová karta: hraje se v bitvě.
    .quest = To je úkol, ne posílení.
    .slot = Toto místo je pro jiná posílení.
why-br-upg-02 = Nejdřív vyber místo pro posílení.
why-br-upg-08 = Nájezd zdarma teď smí podniknout jen figurka právě posíleného druhu.
why-br-upg-18 = Nejdřív rozhodni o Nájezdu zdarma.
why-br-upg-23 = Tato figurka není v rezervách.
why-br-quest-01 = Tento úkol nemáš v ruce.
    .other = Tato karta není úkol.
why-br-quest-07 = Tento úkol už je vyložený.
why-br-pillage-01 = Kraj { $place } je zničen.
why-br-pillage-02 = Nemáš { $place_in } figurku ani loď v přilehlém fjordu.
    .centre = Nemáš { $place_in } žádnou figurku.
why-br-pillage-06 = Kraj { $place } už byl v tomto věku vypleněn.
why-br-oq-25 = { $place }: znovu plenit ti tu teď žádné posílení nedovoluje.
why-br-oq-26 = Hned plenit smíš jen kraj, do něhož vedl právě provedený Nájezd.
why-br-oq-48 = To obětovat nelze: obětují se vlastní figurky na herním plánu, a jen s posílením, které to chce.
why-br-oq-23 = Přidat teď smíš jen válečníka z rezerv.
why-br-oq-51 = Po porážce smí Nájezd podniknout jen válečník z rezerv.
why-br-oq-55 = S tímto posílením nelze úkol zahrát jako bojovou kartu.
why-br-oq-41 = Zůstane jedna z tvých figurek v bitvě: vyber která.
why-br-oq-53 = Zpět si bereš jednu z vlastních karet zahraných v této bitvě.
why-br-oq-24 = Vůdce se přesouvá do sousedního kraje s prázdnou vesnicí.
why-br-oq-16 = Zachránit lze jen tvé figurky, které mají být zničeny.
why-br-oq-17 = Nejdřív rozhodni, zda figurka ustoupí.
why-br-call-01 = Nejdřív odpověz na Povolání do boje.
why-br-call-03 = Tato figurka nestojí v kraji, který sousedí s bitvou: { $place }.
why-br-call-06 = Lodě zůstávají ve svém fjordu.
why-br-play-01 = Tuto kartu nemáš v ruce.
    .must = Musíš zahrát jednu kartu z ruky.
    .chosen = Kartu pro tuto bitvu už máš vybranou.
why-br-play-11 = Přidat smíš jen kartu z ruky, která to dovoluje.
why-br-play-12 = Kartu teď přidává někdo jiný.
why-br-play-15 = Této bitvy se neúčastníš.
why-br-card-08 = Tuto kartu po odhalení přidat nelze.
why-br-oq-50 = Nejdřív zvyš vlastnost klanu.
why-br-oq-04 = { $stat }: tato vlastnost už je na nejvyšší úrovni.
why-br-faq-07 = Vyber jinou vlastnost, než kterou zvýšila odměna za Plenění.
why-br-disc-01 = Tuto kartu nemáš v ruce.
    .chosen = Kartu, kterou si necháš, už máš vybranou.
