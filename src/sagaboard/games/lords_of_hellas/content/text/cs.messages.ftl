### Lords of Hellas: sentences and labels, Czech.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to and _from, monsters with _acc.


## Counts

hoplites-acc = { $n ->
    [one] { $n } hoplitu
    [few] { $n } hoplity
   *[other] { $n } hoplitů
 }
cards-acc = { $n ->
    [one] { $n } bojovou kartu
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }
priests-acc = { $n ->
    [one] { $n } kněze
    [few] { $n } kněze
   *[other] { $n } kněží
 }

## Events: setup

event-temple-card = { $temple }.
event-starting-player = Jako první volí hrdinu: { $seat }.
    .own = Hrdinu volíš jako první.
event-hero-chosen = { $seat } volí hrdinu: { $hero }.
    .own = Volíš hrdinu: { $hero }.
event-settled = { $seat } začíná { $region_in }.
    .own = Začínáš { $region_in }.

## Events: the turn

event-turn-began = Na tahu je { $seat }.
    .own = Tvůj tah.
event-special-action = { $seat } provádí zvláštní akci: { $action }.
    .own = Provádíš zvláštní akci: { $action }.
event-artifact-used = { $seat } používá artefakt „{ $artifact }“.
    .own = Používáš artefakt „{ $artifact }“.
event-blessing-used = { $seat } používá požehnání „{ $blessing }“.
    .own = Používáš požehnání „{ $blessing }“.
event-ability-used = { $seat } používá zvláštní schopnost hrdiny.
    .own = Používáš zvláštní schopnost svého hrdiny.
event-prayed = { $seat } vysílá kněze: { $god }.
    .own = Vysíláš kněze: { $god }.
event-hero-moved = { $seat } se přesouvá { $origin_from } { $region_to }.
    .own = Tvůj hrdina jde { $origin_from } { $region_to }.
event-hero-placed = { $seat } se přemisťuje { $region_to }.
    .own = Umisťuješ hrdinu { $region_to }.
event-hoplites-moved = { $seat } přesouvá { hoplites-acc } { $origin_from } { $region_to }.
    .own = Přesouváš { hoplites-acc } { $origin_from } { $region_to }.
event-fortified = { $seat } opevňuje hoplitu ve městě { $region_in }.
    .own = Opevňuješ hoplitu ve městě { $region_in }.
event-left-city = { $seat } vyvádí hoplitu z města { $region_in }.
    .own = Vyvádíš hoplitu z města { $region_in }.
event-recruited = { $seat } verbuje hoplitu { $region_in }.
    .own = Verbuješ hoplitu { $region_in }.
event-recruited-fortified = { $seat } verbuje opevněného hoplitu { $region_in }.
    .own = Verbuješ opevněného hoplitu { $region_in }.
event-usurped = { $seat } uzurpuje moc { $region_in }.
    .own = Uzurpuješ moc { $region_in }.
event-temple-built = { $seat } staví chrám { $region_in }.
    .own = Stavíš chrám { $region_in }.
event-oracle-built = { $seat } staví delfskou věštírnu { $region_in }.
    .own = Stavíš delfskou věštírnu { $region_in }.
event-monument-built = { $seat } buduje: { $god }, úroveň { $level }. Všechny akce jsou opět volné.
    .own = Buduješ: { $god }, úroveň { $level }. Všechny akce jsou opět volné.
event-round-ended = { $seat } končí kolo; všechny monumenty jsou dokončeny.
    .own = Končíš kolo; všechny monumenty jsou dokončeny.
event-countdown-began = První dokončený monument: { $god }. Do konce odpočtu { $n ->
    [one] zbývá { $n } zvláštní akce
    [few] zbývají { $n } zvláštní akce
   *[other] zbývá { $n } zvláštních akcí
 }, provádí je { $seat }. Pak zvítězí ten, kdo ovládá region monumentu.
    .own = První dokončený monument: { $god }. Do konce odpočtu ti { $n ->
        [one] zbývá { $n } zvláštní akce
        [few] zbývají { $n } zvláštní akce
       *[other] zbývá { $n } zvláštních akcí
     }. Pak zvítězí ten, kdo ovládá region monumentu.
event-countdown = Odpočet ke Králi králů: { $seat } má ještě { $n ->
    [one] { $n } zvláštní akci
    [few] { $n } zvláštní akce
   *[other] { $n } zvláštních akcí
 }.
    .own = Odpočet ke Králi králů: máš ještě { $n ->
        [one] { $n } zvláštní akci
        [few] { $n } zvláštní akce
       *[other] { $n } zvláštních akcí
     }.
event-nobody-is-king = Odpočet skončil a region monumentu nikdo neovládá: { $god }. Kdo ho získá, vítězí.

## Events: control, glory, attributes, cards

event-control-taken = { $seat } přebírá nadvládu nad regionem { $region }.
    .own = Přebíráš nadvládu nad regionem { $region }.
event-glory-taken = { $seat } si bere žeton slávy: { $land }.
    .own = Bereš si žeton slávy: { $land }.
event-glory-given = { $seat } se vzdává žetonu slávy: { $land }.
    .own = Vzdáváš se žetonu slávy: { $land }.
event-priests-gained = { $seat } získává { priests-acc }.
    .own = Získáváš { priests-acc }.
event-priest-sacrificed = { $seat } obětuje kněze.
    .own = Obětuješ kněze.
event-attribute-raised = { $seat } si zvyšuje vlastnost { $attribute } na { $level }.
    .own = Zvyšuješ si vlastnost { $attribute } na { $level }.
event-attribute-lowered = { $seat } si snižuje vlastnost { $attribute } na { $level }.
    .own = Snižuješ si vlastnost { $attribute } na { $level }.
event-injured = { $seat } dostává zranění: { $attribute }.
    .own = Dostáváš zranění: { $attribute }.
event-healed = { $seat } si léčí zranění: { $attribute }.
    .own = Léčíš si zranění: { $attribute }.
event-cards-drawn = { $seat } táhne { cards-acc }.
    .own = Táhneš { cards-acc }.
event-own-cards-drawn = { $seat } táhne: { $cards }.
    .own = Táhneš: { $cards }.
event-card-discarded = { $seat } odhazuje kartu „{ $card }“.
    .own = Odhazuješ kartu „{ $card }“.
event-combat-deck-shuffled = Odhozené bojové karty se zamíchají do nového balíčku.
event-cards-looked-at = { $seat } si prohlíží { cards-acc }.
    .own = Prohlížíš si { cards-acc }.
event-own-card-picked = { $seat } si bere kartu „{ $card }“.
    .own = Bereš si kartu „{ $card }“.
event-artifacts-looked-at = { $seat } si prohlíží { $n ->
    [one] { $n } neutrální artefakt
    [few] { $n } neutrální artefakty
   *[other] { $n } neutrálních artefaktů
 }.
    .own = Prohlížíš si { $n ->
        [one] { $n } neutrální artefakt
        [few] { $n } neutrální artefakty
       *[other] { $n } neutrálních artefaktů
     }.
event-artifact-gained = { $seat } získává artefakt „{ $artifact }“.
    .own = Získáváš artefakt „{ $artifact }“.
event-action-cleared = { $seat } uvolňuje akci: { $action }.
    .own = Uvolňuješ akci: { $action }.
event-tokens-cleared = { $seat } uvolňuje všechny akce.
    .own = Uvolňuješ všechny akce.
event-draft-began = Výběr požehnání: jako první vybírá { $seat }. Na výběr: { $n ->
    [one] { $n } požehnání
   *[other] { $n } požehnání
 }.
    .own = Výběr požehnání: vybíráš jako první. Na výběr: { $n ->
        [one] { $n } požehnání
       *[other] { $n } požehnání
     }.
event-blessing-taken = { $seat } si bere požehnání „{ $blessing }“.
    .own = Bereš si požehnání „{ $blessing }“.
event-blessing-discarded = Požehnání „{ $blessing }“ se odhazuje.

## Events: quests

event-quest-opened = Objevuje se hrdinský skutek { $region_in }: „{ $quest }“.
event-quest-started = { $seat } začíná hrdinský skutek „{ $quest }“ krokem { $step }.
    .own = Začínáš hrdinský skutek „{ $quest }“ krokem { $step }.
event-quest-advanced = { $seat } postupuje v hrdinském skutku „{ $quest }“ na krok { $step }.
    .own = Postupuješ v hrdinském skutku „{ $quest }“ na krok { $step }.
event-quest-completed = { $seat } dokončuje hrdinský skutek „{ $quest }“.
    .own = Dokončuješ hrdinský skutek „{ $quest }“.
event-quest-lost = { $seat } přichází pozdě k hrdinskému skutku „{ $quest }“.
    .own = Přicházíš pozdě k hrdinskému skutku „{ $quest }“.
event-quest-card-kept = { $seat } si nechává kartu skutku „{ $quest }“.
    .own = Necháváš si kartu skutku „{ $quest }“.
event-quest-card-redeemed = { $seat } odhazuje kartu skutku „{ $quest }“ a využívá její efekt.
    .own = Odhazuješ kartu skutku „{ $quest }“ a využíváš její efekt.

## Events: monsters and events

event-monster-phase = Fáze nestvůr: kostkou hází { $seat }.
    .own = Fáze nestvůr: kostkou házíš ty.
event-rolled = { $seat } hází za { $monster_acc }: { $face }.
    .own = Házíš za { $monster_acc }: { $face }.
event-monster-moved = { $monster } se přesouvá { $origin_from } { $region_to }.
event-region-attack = { $monster } útočí { $region_in }.
event-monster-kills-entering = { $monster } napadá příchozí hoplity { $region_in } ({ $seat }).
event-event-drawn = Událost: „{ $event }“.
event-event-ignored = Událost „{ $event }“ nemá žádný účinek.
event-no-event = Žádná událost už nezbývá.
event-monster-appeared = { $monster } se objevuje { $region_in }.
event-monster-evolved = { $monster } se vyvíjí: „{ $event }“.

## Events: battle

event-battle-began = Bitva { $region_in }: útočí { $seat }, brání se { $defender }.
event-battle-called-off = Bitva { $region_in } se nekoná.
event-card-played = { $seat } hraje kartu „{ $card }“ (síla { $strength }).
    .own = Hraješ kartu „{ $card }“ (síla { $strength }).
event-card-effect = { $seat } získává sílu armády +{ $strength }.
    .own = Získáváš sílu armády +{ $strength }.
event-card-declined = { $seat } už nehraje karty.
    .own = Další karty už nehraješ.
event-battle-won = Bitvu { $region_in } vyhrává { $seat }, { $own } : { $other }.
    .tie = Bitvu { $region_in } vyhrává { $seat } ({ $own } : { $other }; při shodě vyhrává obránce).
    .own = Vyhráváš bitvu { $region_in }, { $own } : { $other }.
    .tie-own = Vyhráváš bitvu { $region_in } ({ $own } : { $other }; při shodě vyhrává obránce).
event-losses-changed = { $seat } mění ztráty: vlastní { $own }, soupeřovy { $other }.
    .own = Měníš ztráty: vlastní { $own }, soupeřovy { $other }.
event-pyrrhic-victory = Pyrrhovo vítězství: { $seat } nemá { $region_in } už žádného hoplitu.
    .own = Pyrrhovo vítězství: nemáš { $region_in } už žádného hoplitu.
event-hoplites-killed = { $seat } ztrácí { hoplites-acc } { $region_in }.
    .own = Ztrácíš { hoplites-acc } { $region_in }.
event-hoplites-saved = { $seat } zachraňuje { hoplites-acc } { $region_in }.
    .own = Zachraňuješ { hoplites-acc } { $region_in }.
event-retreated = { $seat } stahuje { hoplites-acc } { $origin_from } { $region_to }.
    .own = Stahuješ { hoplites-acc } { $origin_from } { $region_to }.
event-no-way-out = { $seat } nemá { $region_from } kam ustoupit.
    .own = Nemáš { $region_from } kam ustoupit.

## Events: hunt

event-hunt-began = { $seat } loví { $monster_acc } { $region_in }.
    .own = Lovíš { $monster_acc } { $region_in }.
event-monster-wounded = { $seat } zraňuje { $monster_acc }: { $symbol } ({ $wounds } z { $slots }).
    .own = Zraňuješ { $monster_acc }: { $symbol } ({ $wounds } z { $slots }).
event-attacks-drawn = { $seat } volí útok nestvůry.
    .own = Volíš útok nestvůry.
event-monster-attacks = { $monster } útočí kartou „{ $attack }“ (síla { $strength }).
event-special-attack = { $monster } provádí zvláštní útok.
event-wounds-healed = { $monster } si léčí všechna zranění.
event-defended = { $seat } útok odráží ({ $n }).
    .own = Odrážíš útok ({ $n }).
event-shielded = { $seat } odráží útok štítem.
    .own = Odrážíš útok štítem.
event-not-defended = { $seat } dostává zásah.
    .own = Dostáváš zásah.
event-fourth-injury = { $seat } čtvrté zranění nevydrží: lov končí.
    .own = Čtvrté zranění nevydržíš: lov končí.
event-hunt-failed = { $seat }: lov na { $monster_acc } se nezdařil.
    .own = Tvůj lov na { $monster_acc } se nezdařil.
event-monster-slain = { $seat } zabíjí { $monster_acc } { $region_in }.
    .own = Zabíjíš { $monster_acc } { $region_in }.

## Events: the end

event-game-won = Vítězí { $seat }: { $victory }.
    .own = Vítězíš: { $victory }.

## Rewards of a hunt

reward-priest = kněz
reward-artifact = neutrální artefakt
reward-trophy = artefakt nestvůry

## Moves

move-hero = { $noun }
    .word = Hrdina
move-settle = Začít { $noun_in }
    .word = Začátek
move-use = Použít artefakt „{ $noun }“
    .word = Artefakt
move-pray = Vyslat kněze: { $noun }
    .word = Modlitba
move-power = Použít božskou sílu
    .word = Božská síla
move-go = Přesunout hrdinu { $noun_to }
    .word = Přesunout hrdinu
move-advance = Přesunout hrdinu na další krok skutku
    .word = Další krok
move-begin = „{ $noun_quest }“: { $noun } ({ $noun_text })
    .word = Začít skutek
move-move = Přesunout hoplitu { $noun_from }
    .word = Přesunout hoplity
move-to = { $noun_to }
    .word = Přesun
move-fortify = Opevnit: do města
    .word = Do města
move-leave = Ven z města
    .word = Z města
move-send = Přesunout: { $noun }
    .word = Kolik
move-recruit = Nábor
    .word = Nábor
move-march = Pochod { $noun_from }
    .word = Pochod
move-temple = Postavit chrám { $noun_in }
    .word = Chrám
move-oracle = Postavit delfskou věštírnu
    .word = Věštírna
move-prepare = Přípravy
    .word = Přípravy
move-usurp = Uzurpace
    .word = Uzurpace
move-hunt = Lovit { $noun_acc }
    .word = Lov
move-monument = Budovat: { $noun }
    .word = Monument
move-end-round = Budování monumentu: ukončit kolo
    .word = Konec kola
move-place = Umístit hoplitu { $noun_to }
    .word = Hoplita
move-garrison = Umístit opevněného hoplitu: { $noun }
    .word = Do města
move-heal = Vyléčit: { $noun }
    .word = Léčit
move-draw = Táhnout bojovou kartu
    .word = Táhnout kartu
move-ability = Použít schopnost hrdiny
    .word = Schopnost
move-give = Vzdát se žetonu slávy: { $noun }
    .word = Vzdát se
move-glory = Vzít žeton slávy: { $noun }
    .word = Vzít slávu
move-roll = Hodit: { $noun }
    .word = Hod
move-ravage = Napadení regionu
    .word = Napadení regionu
move-shift = Přesunout { $noun_to }
    .word = Přesun nestvůry
move-target = { $noun }
    .word = Nestvůra
move-hit = { $noun }
    .word = Hráč
move-fight = Nejdřív bitva { $noun_in }
    .word = Bitva
move-first = První { $noun }
    .word = Kdo první
move-play = Zahrát kartu „{ $noun }“
    .word = Zahrát
move-bring = Přivést hoplity { $noun_from }
    .word = Přivést
move-save = Zachránit: { $noun }
    .word = Zachránit
move-spare = Ignorovat jeden vlastní symbol ztrát
    .word = O ztrátu méně
move-doom = Přidat soupeři jeden symbol ztrát
    .word = O ztrátu víc
move-retreat = Ustoupit { $noun_to }
    .word = Ústup
move-wound = Zranit: { $noun }
    .word = Zranění
move-spend = Zaplatit kartou „{ $noun }“
    .word = Zaplatit
move-give-up = Vzdát lov
    .word = Vzdát lov
move-attack = „{ $noun }“
    .word = Útok
move-defend = Bránit se kartou „{ $noun }“
    .word = Bránit se
move-shield = Štít: „{ $noun }“
    .word = Štít
move-claim = Odměna: { $noun }
    .word = Odměna
move-injure = Zranění: { $noun }
    .word = Zranění
move-lower = Snížit: { $noun }
    .word = Snížit
move-raise = Zvýšit: { $noun }
    .word = Zvýšit
move-discard = Odhodit kartu „{ $noun }“
    .word = Odhodit
move-keep = Nechat si „{ $noun }“
    .word = Nechat si
move-pick = Vzít „{ $noun }“
    .word = Vzít
move-bless = Vzít „{ $noun }“
    .word = Požehnání
move-invoke = Požehnání „{ $noun }“
    .word = Požehnání
move-redeem = Odhodit kartu skutku „{ $noun }“
    .word = Karta skutku
move-clear = Uvolnit akci: { $noun }
    .word = Uvolnit
move-done = Dál
    .word = Dál

## Questions

ask-choose-hero = Kterého hrdinu volíš?
ask-settle = Kde začne tvůj hrdina se dvěma hoplity?
ask-turn-start = Začíná tvůj tah: použiješ schopnost svého hrdiny?
    .done = Teď ne
ask-turn = Jsi na tahu: co uděláš?
    .then = Základní akce každou jednou, v libovolném pořadí; zvláštní akce tah ukončí.
ask-extra-action = Provedeš další zvláštní akci?
    .done = Vynechat
ask-repeat-action = Kterou využitou zvláštní akci provedeš znovu?
ask-which-monument = Který monument buduješ?
ask-use-artifacts = Použiješ další artefakt?
    .done = Už žádný artefakt
ask-divine-power = Použiješ božskou sílu?
    .done = Vynechat
ask-start-quest = Začneš hrdinský skutek, a kterým krokem?
    .done = Teď ne
ask-after-hero-movement = Hrdina dokončil pohyb: použiješ požehnání?
    .done = Vynechat
ask-move-hoplite = Kam jde hoplita?
    .done = Zůstat zde
ask-move-more = Kterého hoplitu přesuneš dál?
    .done = Už žádného
ask-move-from = Ze kterého regionu přesuneš hoplity?
    .done = Ukončit přesun
ask-how-many = Kolik hoplitů přesuneš?
ask-move-to = Kam jdou tito hoplité?
    .done = Zůstat zde
ask-after-march = Po pochodu: použiješ požehnání?
    .done = Vynechat
ask-recruit = Kam umístíš hoplitu?
    .done = Už žádného
ask-prepare = Přípravy: co si vybereš?
ask-place-hero = Kam umístíš svého hrdinu?
    .done = Zůstat zde
ask-take-blessing = Které požehnání si vezmeš?
ask-keep-artifact = Který artefakt si necháš?
ask-pick-card = Kterou bojovou kartu si vezmeš?
ask-clear-action = Kterou zvláštní akci uvolníš?
ask-give-glory = Kterého žetonu slávy se vzdáš?
ask-take-glory = Který žeton slávy si vezmeš?
ask-roll-for = Fáze nestvůr: za kterou nestvůru házíš?
ask-move-monster = Kam nestvůra půjde, nebo napadne region?
    .done = Nechat ji být
ask-which-monster = Kterou nestvůru zvolíš?
ask-kill-whose = Čí hoplita padne?
ask-wound-or-injure = Kterou nestvůru nebo kterého hrdinu zraníš?
    .done = Vynechat
ask-shoot = Kterou nestvůru zraníš, nebo čí hoplity zabiješ?
    .done = Vynechat
ask-which-battle = Která bitva proběhne jako první?
ask-who-first = Čí efekty před bitvou budou první?
ask-before-battle = Před bitvou: co použiješ?
    .done = Vynechat
ask-play-card = Bitva: kterou kartu zahraješ?
    .done = Žádnou kartu
ask-strengthen-card = Obětuješ kněze, aby byla karta silnější?
    .done = Nechat si kněze
ask-one-more-card = Obě strany pasovaly: zahraješ ještě jednu kartu?
    .done = Žádnou kartu
ask-bring-from = Ze kterého regionu přivedeš hoplity do bitvy?
    .done = Už žádné
ask-before-losses = Před ztrátami: co použiješ?
    .done = Vynechat
ask-change-losses = Čí symboly ztrát změníš?
    .done = Vynechat
ask-may-save = Tvoji hoplité mají padnout: zachráníš některé?
    .done = Nezachránit
ask-how-many-saved = Kolik jich zachráníš?
ask-retreat = Kam ustoupí tvá armáda?
ask-which-hunt = Kterou nestvůru lovíš?
ask-start-of-hunt = Lov začíná: co použiješ?
    .done = Vynechat
ask-hero-attacks = Tvůj hrdina útočí: které zranění způsobíš?
    .done = Ukončit útok
ask-which-wound = Které zranění způsobíš?
ask-pay-for-wound = Kterou kartou zranění zaplatíš?
ask-choose-attack = Kterou kartou nestvůra zaútočí?
ask-defend = Budeš se útoku bránit?
    .done = Přijmout zásah
ask-claim-reward = Kterou odměnu si vezmeš?
    .done = Už žádnou
ask-injure = Zranění hrdiny: která vlastnost utrpí?
ask-heal = Kterou vlastnost vyléčíš?
ask-lower-attribute = Kterou vlastnost snížíš?
ask-raise-attribute = Kterou vlastnost zvýšíš?
ask-discard = Kterou kartu odhodíš?
ask-exchange-cards = Kterou kartu vyměníš?
    .done = Už žádnou

## Labels of the drawing

ui-region = Region
ui-population = Vzdor
ui-temple = chrám
ui-quest = skutek
ui-city = město
ui-sparta = Sparta
ui-shrine = svatyně
ui-legend = 5+F: pět hoplitů a jeden opevněný · ☗ hrdina · ▶ na tahu · hodnota/úroveň, zranění v závorce
ui-supply = Hoplité v zásobě
ui-priests = Kněží
ui-used = Využité akce
ui-hand = Bojové karty
ui-blessings = Požehnání
ui-uncharged = použitý
ui-glory = Sláva
ui-progress = Území / chrámy / nestvůry
ui-monuments = Monumenty
ui-quests = Hrdinské skutky
ui-countdown = Žetony na kartě aktivace: { $n }
ui-hunt = Lov: { $monster } – { $seat }
ui-strength = síla { $n }
ui-losses = ztráty { $n }
ui-declined = pas
ui-attack = Útok: „{ $attack }“, síla { $n }
ui-own-hand = Tvé bojové karty
ui-own-choice = Můžeš si vybrat z
ui-winner = Vítěz: { $seat } ({ $victory })

## Volby partie

option-armies = Armády
    .text = Kdo hraje za kterou armádu: losem, v pořadí z krabice, nebo podle volby pro každé místo. Armády se liší jen vzhledem.
option-armies-random = losem
option-armies-box = v pořadí z krabice
option-armies-tyrian = { army-tyrian }
option-armies-aegean = { army-aegean }
option-armies-marble = { army-marble }
option-armies-obsidian = { army-obsidian }
option-starting-player = Začínající hráč
    .text = Kdo si první vybírá hrdinu. Výběr jde doprava a první je na tahu ten, kdo vybíral poslední.

## Symboly zranění podle čísla

slot-1 = 1. symbol
slot-2 = 2. symbol
slot-3 = 3. symbol
slot-4 = 4. symbol
slot-5 = 5. symbol
slot-6 = 6. symbol
slot-7 = 7. symbol
slot-8 = 8. symbol
slot-9 = 9. symbol
slot-10 = 10. symbol
slot-11 = 11. symbol
slot-12 = 12. symbol
slot-13 = 13. symbol
slot-14 = 14. symbol
slot-15 = 15. symbol
slot-16 = 16. symbol

## Stůl v prohlížeči

table-attribute-injured = { $attribute } { $value }, zranění; úroveň { $level }
table-action-free = { $action }: volná
table-action-used = { $action }: využitá
table-open-sheet = { $name }: otevřít desku hrdiny
table-trophy = Skolená nestvůra: { $monster }
table-fate = Kam partie směřuje
table-paths = Cesty k vítězství
table-path-seat = { $name }: { $n } z { $goal }
table-goal-lands = { $n ->
    [one] { $n } území
    [few] { $n } území
   *[other] { $n } území
 }
table-goal-temples = { $n ->
    [one] { $n } chrám
    [few] { $n } chrámy
   *[other] { $n } chrámů
 }
table-goal-monsters = { $n ->
    [one] { $n } nestvůra
    [few] { $n } nestvůry
   *[other] { $n } nestvůr
 }
table-king-asleep = od úrovně 5
table-king-now = vyhrává, kdo ovládá region { $region }
table-king-count = { $n ->
    [one] ještě { $n } zvláštní akce ({ $name }), pak vyhrává, kdo ovládá region { $region }
    [few] ještě { $n } zvláštní akce ({ $name }), pak vyhrává, kdo ovládá region { $region }
   *[other] ještě { $n } zvláštních akcí ({ $name }), pak vyhrává, kdo ovládá region { $region }
 }
table-kept-quests = Ponechané karty skutků
table-boons = Artefakty a požehnání
table-boons-none = Zatím nic: přinášejí je lovy, skutky a chrámy.
table-how-many = Kolik?
table-hand-empty = Na ruce nemáš žádnou bojovou kartu.
table-step = Krok { $n }: { $text }{ $heroes ->
    [0] { "" }
   *[other] { " " }({ $names })
 }
table-glories = Žetony slávy
table-glory-free = { $token }: nikdo ho nemá
table-glory-held = { $token }: { $name }
table-warn-give-up = Lov končí, nestvůra zůstane naživu: { $monster }.
table-warn-king = Tento region ovládá { $name }. Až bude monument hotový a odpočet skončí, vyhraje ten, kdo region ovládá ({ $god }).
table-warn-special = Zvláštní akce ukončí tvůj tah. Nevyužito: { $actions }.
table-slot = { $symbol }{ $reward ->
    [none] { "" }
   *[other] , odměna: { $reward }
 }
table-slot-covered = { $symbol }, zakryto{ $reward ->
    [none] { "" }
   *[other] , odměna: { $reward }
 }
table-wounds = zranění: { $n } z { $of }
table-hunt = { $hero } loví: { $monster }
table-defence = Obrana
table-injuries = { $n ->
    [0] Bez zranění
    [one] { $n } zranění; čtvrté lov ukončí
    [few] { $n } zranění; čtvrté lov ukončí
   *[other] { $n } zranění; čtvrté lov ukončí
 }
table-reached = Získaná odměna: { $reward }
table-decks = Zbývá karet útoku: { $attacks } · bojových karet: { $cards }
table-battle = Bitva { $region }
table-battle-won = Vítěz: { $name }
    .tie = Vítěz: { $name } (při shodě vyhrává obránce)
table-battle-ahead = Vede { $name }. Při shodě vyhrává obránce.
table-army = { $n ->
    [one] { $n } hoplít
    [few] { $n } hoplíti
   *[other] { $n } hoplítů
 }
table-losses = { $n ->
    [0] žádné symboly ztrát
    [one] { $n } symbol ztráty
    [few] { $n } symboly ztrát
   *[other] { $n } symbolů ztrát
 }
table-draft-note = Karet na výběr: { $n }. Zbytek jde dál doprava. V balíčku zbývá: { $left }
table-held-by = Drží: { $name }
table-deeds = Činy
table-deed-battles = Vyhrané bitvy
table-deed-temples = Postavené chrámy
table-deed-monuments = Úrovně monumentů
table-deed-quests = Splněné skutky
table-deed-prayers = Vyslaní kněží
table-deed-losses = Ztracení hoplité

## Deska v prohlížeči

board-label = Mapa Hellady: regiony a co v nich stojí
board-count = { $n ->
    [0] žádní hoplité
    [one] { $n } hoplita
    [few] { $n } hoplité
    [many] { $n } hoplity
   *[other] { $n } hoplitů
 }
board-region = { $name }, { $land }, { $control }, vzdor obyvatel { $population }, { board-count }{ board-state }
board-held = vládne: { $name }
board-population = vzdor obyvatel { $n }
board-monster = { $name }, { $region }, zranění: { $wounds } z { $slots }{ board-state }
board-hoplites = { $name }: { board-count }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-monument = { $name }, { $region }, úroveň { $n }, kněží: { $priests }{ board-state }
board-quest = Hrdinský skutek: { $name }, { $region }
board-of-land = { $land }: tvé regiony { $n } z { $all }.
board-last-of-land = { $land }: poslední region, který ti chybí.
board-by-sea = Po moři: { $regions }
board-turn = Tah: základní akce a zvláštní akce
board-turn-number = { $n }. tah
board-done = { $action }: hotovo
board-then = pak


## Why not: what stands in the way of a choice
why-loh-vic-01 = Hra skončila.
why-loh-turn-01 = Taková akce do tvého tahu nepatří.
why-loh-turn-03 = Tuto základní akci už máš v tomto tahu za sebou.
why-loh-turn-04 = Nejdřív dokonči rozehranou akci.
why-loh-turn-05 = Po zvláštní akci už základní akci provést nelze.
why-loh-turn-06 = Nejsi na tahu.
why-loh-start-03 = Nejdřív si vyber hrdinu.
why-loh-start-06 = Nejdřív vyber, kde tvůj hrdina začne.
why-loh-start-09 = Tohoto hrdinu už má někdo jiný.
why-loh-start-10 = Tam už začíná jiný hrdina.
why-loh-act-01 = Tento artefakt nemáš.
why-loh-act-02 = Artefakty už máš v tomto tahu použité.
why-loh-act-04 = Tento artefakt není nabitý.
why-loh-act-05 = Tento artefakt se používá jindy: kdy, říká jeho text.
why-loh-act-06 = Vyber někoho z těch, kdo teď chtějí použít efekty.
why-loh-bless-03 = Toto požehnání není v tvé nabídce.
why-loh-bless-07 = Toto požehnání teď použít nelze.
why-loh-sa-02 = { $action }: tato zvláštní akce je využitá; uvolní ji Budování monumentu.
why-loh-sa-05 =
    .march = { $region }: odtud není kam pochodovat.
    .recruit = Umísti aspoň jednoho hoplitu.
why-loh-sa-07 = Tvůj hrdina nestojí v regionu této nestvůry: { $monster }.
why-loh-sa-08 = Teď už lze provést jen zvláštní akci.
why-loh-pray-01 = V kněžstvu nemáš kněze.
why-loh-pray-02 = { $god }: všechna místa pro kněze jsou obsazená.
why-loh-pray-04 = Nejdřív rozhodni o božské síle.
why-loh-pray-09 = Nemáš tam hoplity, kteří by se mohli přesunout.
why-loh-hmove-01 = { $region }: to je pro tvého hrdinu příliš daleko (Rychlost { $speed }).
why-loh-hmove-05 = Nejdřív rozhodni o hrdinském skutku.
why-loh-hmove-07 = Tvůj hrdina už tam je.
why-loh-quest-02 = Tvůj hrdina nestojí u žetonu tohoto skutku.
    .turn = Skutek začíná, když hrdina dokončí pohyb u jeho žetonu.
why-loh-quest-03 = Tvůj hrdina nesplňuje podmínky tohoto kroku.
why-loh-quest-06 = Tvůj hrdina neplní žádný skutek.
why-loh-quest-07 = Tvůj hrdina plní skutek a nemůže ho opustit.
why-loh-quest-16 = Tvůj hrdina plní skutek a nemůže lovit.
why-loh-move-02 = Nemáš { $region_in } hoplity.
    .far = { $region }: tento region nesousedí.
    .same = Hoplité už tam jsou.
    .to = Hoplité nemohou jít { $region_to }.
why-loh-move-03 = Žádný hoplita { $region_in } se teď nemůže přesunout; každý se přesouvá jen jednou.
why-loh-move-04 = Tvoji hoplité { $region_in } nemají kam jít.
why-loh-move-06 = Tam žádná bitva nečeká.
why-loh-move-11 = Nejdřív vyber, kam hoplité jdou; jdou všichni společně.
why-loh-march-01 = Nemáš { $region_in } hoplity, kteří by mohli pochodovat.
why-loh-march-02 = Tvůj jediný hoplita { $region_in } je opevněný a nepochoduje.
    .number = Tolik hoplitů odtud pochodovat nemůže.
why-loh-march-06 = Do města teď nikdo vstoupit nemůže.
why-loh-fort-02 = Region { $region } neovládáš.
why-loh-fort-04 = Hoplita, který do regionu právě vstoupil, se nemůže hned opevnit.
why-loh-fort-06 = { $region }: není tu volné město.
why-loh-fort-09 = Nemáš { $region_in } opevněného hoplitu, který by mohl opustit město.
why-loh-rec-01 = Neovládáš žádný region s městem.
    .here = Víc hoplitů { $region_in } teď naverbovat nemůžeš.
why-loh-rec-03 = { $region }: do města teď hoplitu umístit nelze.
why-loh-rec-04 = V zásobě už nemáš žádného hoplitu.
why-loh-rec-07 = { $region }: jsou tu hoplité jiného hráče.
    .all = V žádném regionu s městem nemůžeš hoplitu umístit.
why-loh-prep-01 = Při Přípravách verbuješ tam, kde stojí tvůj hrdina: { $region }.
    .options = Nejdřív vyber možnosti Příprav.
why-loh-prep-03 = Tvůj hrdina není na mapě, proto nemůžeš verbovat.
why-loh-prep-04 = { $region }: jsou tu hoplité jiného hráče.
why-loh-prep-06 = { $region }: hoplitu nelze umístit rovnou do města.
why-loh-prep-08 = V zásobě už nemáš žádného hoplitu.
    .heal = { $attribute }: tato vlastnost není zraněná.
why-loh-temple-01 = Region { $region } neovládáš.
    .built = { $region }: chrám tu už stojí.
why-loh-temple-04 = Region { $region } neovládáš.
why-loh-temple-05 = Delfská věštírna už je postavená.
why-loh-temple-07 = Žádný chrám už nezbývá.
why-loh-map-04 = { $region }: není tu svatyně pro chrám.
why-loh-usurp-01 = Nemáš žeton slávy tohoto území: { $land }.
why-loh-usurp-06 = Tvůj hrdina plní skutek, takže není v žádném regionu.
why-loh-usurp-08 = Region { $region } ovládáš a verbovat tam nemůžeš.
why-loh-hunt-19 = { $monster }: nesplňuješ podmínku tohoto lovu.
why-loh-monu-01 = { $god }: tento monument je dokončený.
    .level = Tento monument je dokončený.
why-loh-monu-10 = Ještě lze budovat monument: vyber který.
why-loh-two-02 = Zopakovat lze jen využitou zvláštní akci.
why-loh-two-03 = Nejdřív využij zvláštní akci: Budování monumentu jednu zopakuje.
why-loh-two-07 = Monument se vybírá až po zopakované akci.
why-loh-mon-16 = { $monster }: v tomto regionu nikdo neverbuje.
why-loh-mon-17 = { $monster }: z tohoto regionu hoplité nesmějí odejít.
why-loh-mon-18 = { $monster } je u tohoto monumentu: kněze tam vyslat nelze.
why-loh-mon-04 = Žádná karta v tvé ruce toto zranění nezpůsobí.
why-loh-mon-14 = Tato karta zranění zaplatit nepomůže.
why-loh-hero-12 = { $region }: Helena tvé hoplity nepustí.
why-loh-hero-14 = Tento žeton slávy nemáš, nemůžeš se ho vzdát.
why-loh-hero-07 = Tato vlastnost se teď zvýšit nedá.
why-loh-hero-17 = Tuto vlastnost snížit nelze.
why-loh-inj-01 = Tato vlastnost už je zraněná.
why-loh-inj-04 = Tato vlastnost není zraněná.
why-loh-battle-04 = V této bitvě nemáš hoplity.
why-loh-battle-05 = Tuto kartu nemáš v ruce.
    .wait = Kartu teď hraje druhá strana.
    .first = Nejdřív zahraj kartu, nebo pasuj.
why-loh-battle-07 = V této bitvě už další kartu hrát nemůžeš: máš odpasováno.
why-loh-battle-08 = Na tvých kartách by bylo víc symbolů ztrát, než máš hoplitů ({ $n }).
why-loh-battle-11 = Tam nelze symboly ztrát změnit.
why-loh-battle-15 = Tuto kartu nemáš v ruce.
why-loh-battle-25 = To před touto bitvou ani během ní použít nelze.
why-loh-card-15 = Požehnání obránce ti další kartu nedovolí.
why-loh-card-01 = Tento efekt na to teď použít nelze.
    .now = Tuto kartu teď použít nelze.
why-loh-card-04 = Nejdřív je nutné zaplatit cenu.
why-loh-card-06 = Tento cíl teď zranit nelze.
why-loh-card-07 = Vyber, kolik hoplitů zachráníš.
why-loh-card-08 = Tam hrdinu umístit nelze.
why-loh-card-10 = Tento artefakt není mezi těmi, které si prohlížíš.
why-loh-card-12 = Na této akci neleží žeton.
why-loh-card-13 = Odtamtud hoplité přijít nemohou.
why-loh-card-14 = Tuto kartu nemáš v ruce.
why-loh-info-06 = Tato karta není mezi těmi, které si prohlížíš.
why-loh-glory-03 = Tento žeton slávy si vzít nelze.
why-loh-mph-01 = Za tuto nestvůru se už házelo, nebo není na plánu.
why-loh-mph-04 = Nestvůra se přesouvá do sousedního regionu.
why-loh-mph-12 = Zvolený hráč tam hoplity nemá.
why-loh-hunt-02 = Tuto nestvůru teď tvůj hrdina lovit nemůže.
why-loh-hunt-05 = Způsob nestvůře zranění, nebo lov vzdej.
why-loh-hunt-07 = Tato útočná karta nebyla dobrána, nebo vybírá někdo jiný.
why-loh-hunt-08 = Touto kartou se útoku neubráníš.
why-loh-hunt-22 = Na začátku lovu to použít nelze.
why-loh-hunt-25 = Štít se hraje samotný, za cenu 1 zranění.
why-loh-reward-03 = Na tuto odměnu nemáš nárok.
why-loh-retreat-01 = { $region }: tento region s bitvou nesousedí.
    .first = Nejdřív vyber, kam armáda ustoupí.
why-loh-retreat-02 = { $region }: tento region patří jinému hráči.
why-loh-retreat-05 = Útočníci se vracejí tam, odkud přišli.
why-loh-retreat-13 = { $region }: Helena tvé hoplity nepustí.
