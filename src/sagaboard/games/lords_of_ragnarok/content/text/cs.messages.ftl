### Lords of Ragnarok: sentences and labels, Czech.
###
### event-KIND says what happened, move-VERB is a choice, ask-PROMPT a question.
### Present tense, the hero as subject; an inserted name is never inflected: regions come with
### _in, _to, _from and _over, monsters with _acc.


## Counts

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

event-starting-player = Jako první volí hrdinu: { $seat }.
    .own = Hrdinu volíš jako první.
event-boss-appeared = Loki se objevuje { $region_in }.
event-monster-appeared = { $monster } se objevuje { $region_in }.
event-heroes-drawn = { $seat } si může zvolit jednoho z těchto hrdinů: { $heroes }.
    .own = Můžeš si zvolit jednoho z těchto hrdinů: { $heroes }.
event-origins-drawn = { $seat } si může zvolit jeden z těchto původů: { $origins }.
    .own = Můžeš si zvolit jeden z těchto původů: { $origins }.
event-hero-chosen = { $seat } volí hrdinu: { $hero_full }.
    .own = Volíš hrdinu: { $hero_full }.
event-origin-chosen = { $seat } volí původ: { $origin }.
    .own = Volíš původ: { $origin }.
event-drakkar-launched = { $seat } spouští drakkar na vodu: { $sea }.
    .own = Spouštíš drakkar na vodu: { $sea }.
event-settled = { $seat } začíná { $region_in }.
    .own = Začínáš { $region_in }.
event-first-turn = První tah hry má { $seat }.
    .own = První tah hry máš ty.

## Events: the turn

event-turn-began = Na tahu je { $seat }.
    .own = Tvůj tah.
event-prayed = { $seat } vysílá kněze: { $god }.
    .own = Vysíláš kněze: { $god }.
event-hero-moved = { $seat } se přesouvá { $origin_from } { $region_to }.
    .own = Tvůj hrdina jde { $origin_from } { $region_to }.
event-hero-placed = { $seat } se ocitá { $region_in }.
    .own = Umisťuješ hrdinu { $region_to }.
event-drakkar-moved = { $seat } pluje drakkarem: { $origin } → { $sea }.
    .own = Tvůj drakkar pluje: { $origin } → { $sea }.
event-drakkar-placed = { $seat } umisťuje drakkar: { $sea }.
    .own = Umisťuješ drakkar: { $sea }.
event-rune-action = { $seat } provádí runovou akci: { $action }.
    .own = Provádíš runovou akci: { $action }.
event-army-moved = { $seat } přesouvá armádu { $origin_from } { $region_to }.
    .own = Přesouváš armádu { $origin_from } { $region_to }.
event-army-placed = { $seat } bere armádu { $origin_from } a umisťuje ji { $region_to }.
    .own = Bereš armádu { $origin_from } a umisťuješ ji { $region_to }.
event-recruited = { $seat } verbuje armádu o síle { $strength } { $region_in }.
    .own = Verbuješ armádu o síle { $strength } { $region_in }.
event-army-strengthened = { $seat } posiluje armádu { $region_in } na sílu { $strength }.
    .own = Tvá armáda { $region_in } má nyní sílu { $strength }.
event-special-action = { $seat } provádí zvláštní akci: { $action }.
    .own = Provádíš zvláštní akci: { $action }.
event-marker-covered = { $seat } má na akčním kruhu zakrytý ukazatel: { $action }.
    .own = Tvůj ukazatel na akčním kruhu je zakryt: { $action }.
event-realm-bonus = { $seat } využívá bonus říše { $realm }.
    .own = Využíváš bonus říše { $realm }.
event-usurped = { $seat } uzurpuje region { $region }.
    .own = Uzurpuješ region { $region }.
event-temple-built = { $seat } staví chrám { $region_in }.
    .own = Stavíš chrám { $region_in }.
event-blessings-revealed = Požehnání si jako první vybírá { $seat }. Na výběr: { $blessings }.
    .own = Požehnání si vybíráš jako první. Na výběr: { $blessings }.
event-blessing-taken = { $seat } si bere požehnání „{ $blessing }“.
    .own = Bereš si požehnání „{ $blessing }“.
event-blessing-discarded = Požehnání „{ $blessing }“ se odhazuje.
event-monument-built = { $seat } staví: { $god }, úroveň { $level }.
    .own = Stavíš: { $god }, úroveň { $level }.
event-omen-fulfilled = Předzvěst „{ $omen }“ se naplnila.
event-wheel-cleared = Ukazatele mizí z akčního kruhu, kněží odcházejí od monumentů a artefakty jsou opět nabité.
event-forge-refilled = Kovárna { $region_in } má novou runu: { $rune }.
event-ragnarok-began = Začíná Ragnarök; přivolává ho { $seat }. Každý má ještě jeden poslední tah.
    .own = Přivoláváš Ragnarök. Každý má ještě jeden poslední tah.
event-event-revealed = { $event } – { $event_text }
event-event-discarded = Událost „{ $event }“ se odhazuje bez účinku.

## Events: control, attributes, runes, cards

event-control-taken = { $seat } získává nadvládu { $region_over }.
    .own = Získáváš nadvládu { $region_over }.
event-control-lost = { $seat } ztrácí nadvládu { $region_over }.
    .own = Ztrácíš nadvládu { $region_over }.
event-allied = { $seat } uzavírá spojenectví s říší { $realm }.
    .own = Uzavíráš spojenectví s říší { $realm }.
event-rune-gained = { $seat } získává runu: { $rune }.
    .own = Získáváš runu: { $rune }.
event-rune-forged = { $seat } bere runu { $rune } z kovárny { $region_in }.
    .own = Bereš runu { $rune } z kovárny { $region_in }.
event-rune-spent = { $seat } platí runou: { $rune }.
    .own = Platíš runou: { $rune }.
event-rune-discarded = { $seat } odhazuje runu: { $rune }.
    .own = Odhazuješ runu: { $rune }.
event-rune-stolen = { $seat } krade runu: { $rune }. Přichází o ni { $other }.
    .own = Kradeš runu: { $rune }. Přichází o ni { $other }.
event-card-stolen = { $seat } krade bojovou kartu. Přichází o ni { $other }.
    .own = Kradeš bojovou kartu. Přichází o ni { $other }.
event-own-card-stolen = Ukradená karta: „{ $card }“. Přichází o ni { $other }.
event-own-card-lost = Ztracená karta: „{ $card }“. Bere si ji { $other }.
event-priests-gained = { $seat } získává { priests-acc }.
    .own = Získáváš { priests-acc }.
event-attribute-raised = { $seat } si zvyšuje vlastnost { $attribute } na { $level }.
    .own = Tvá { $attribute } roste na { $level }.
event-injured = { $seat } dostává zranění: { $attribute }.
    .own = Dostáváš zranění: { $attribute }.
event-injury-prevented = { $seat } zabraňuje zranění.
    .own = Zabraňuješ zranění.
event-one-injury-too-many = { $seat } čtvrté zranění nevydrží.
    .own = Čtvrté zranění nevydržíš.
event-healed = { $seat } si léčí zranění: { $attribute }.
    .own = Léčíš si zranění: { $attribute }.
event-cards-drawn = { $seat } si dobírá { cards-acc }.
    .own = Dobíráš si { cards-acc }.
event-own-cards-drawn = { $seat } si dobírá: { $cards }.
    .own = Dobíráš si: { $cards }.
event-card-discarded = { $seat } odhazuje kartu „{ $card }“.
    .own = Odhazuješ kartu „{ $card }“.
event-combat-deck-shuffled = Z odhozených bojových karet vzniká nový zamíchaný balíček.
event-artifact-gained = { $seat } získává artefakt „{ $artifact }“.
    .own = Získáváš artefakt „{ $artifact }“.
event-artifact-used = { $seat } používá artefakt „{ $artifact }“.
    .own = Používáš artefakt „{ $artifact }“.
event-blessing-used = { $seat } používá požehnání „{ $blessing }“.
    .own = Používáš požehnání „{ $blessing }“.
event-ability-used = { $seat } používá zvláštní schopnost hrdiny.
    .own = Používáš zvláštní schopnost svého hrdiny.

## Events: monsters

event-die-rolled = { $seat } hází za { $monster_acc }: { $face }.
    .own = Házíš za { $monster_acc }: { $face }.
event-monster-moved = { $monster } se přesouvá { $origin_from } { $region_to }.
event-boss-placed = Loki se přesouvá { $origin_from } { $region_to }.
event-region-attack = { $monster } útočí { $region_in }.
event-trampled = { $monster } snižuje morálku { $region_in }: armáda −1 ({ $seat }).
event-monster-controlled = { $seat } ovládá { $monster_acc }.
    .own = Ovládáš { $monster_acc }.
event-monster-released = { $seat } ztrácí nadvládu nad nestvůrou: { $monster }.
    .own = Ztrácíš nadvládu nad nestvůrou: { $monster }.
event-forge-cleared = Runa { $rune } z kovárny { $region_in } mizí.

## Events: battle and losses

event-battle-began = Bitva { $region_in }: útočí { $seat }, brání se { $defender }.
event-card-played = { $seat } hraje kartu „{ $card }“.
    .own = Hraješ kartu „{ $card }“.
event-card-value = { $seat }: karta „{ $card }“ má hodnotu { $n }.
    .own = Tvá karta „{ $card }“ má hodnotu { $n }.
event-card-effect-ignored = { $seat }: efekt karty „{ $card }“ neplatí.
    .own = Efekt tvé karty „{ $card }“ neplatí.
event-loss-cancelled = { $seat } ruší { $n ->
    [one] { $n } symbol ztrát
    [few] { $n } symboly ztrát
   *[other] { $n } symbolů ztrát
 }.
    .own = Rušíš { $n ->
        [one] { $n } symbol ztrát
        [few] { $n } symboly ztrát
       *[other] { $n } symbolů ztrát
     }.
event-passed = { $seat } pasuje.
    .own = Pasuješ.
event-battle-won = Bitvu { $region_in } vyhrává { $seat }, { $own } : { $other }.
    .tie = Bitvu { $region_in } vyhrává { $seat } ({ $own } : { $other }; remízu vyhrává obránce).
    .own = Vyhráváš bitvu { $region_in }, { $own } : { $other }.
    .tie-own = Vyhráváš bitvu { $region_in } ({ $own } : { $other }; remízu vyhrává obránce).
event-army-weakened = { $seat }: armáda { $region_in } slábne na sílu { $strength }.
    .own = Tvá armáda { $region_in } slábne na sílu { $strength }.
event-army-destroyed = { $seat } přichází o armádu { $region_in }.
    .own = Přicházíš o armádu { $region_in }.
event-army-protected = { $seat } chrání armádu { $region_in }.
    .own = Chráníš armádu { $region_in }.
event-retreated = { $seat } ustupuje { $origin_from } { $region_to }.
    .own = Ustupuješ { $origin_from } { $region_to }.
event-no-way-out = { $seat } nemá { $region_from } kam ustoupit.
    .own = Nemáš { $region_from } kam ustoupit.

## Events: hunt

event-hunt-began = { $seat } loví { $monster_acc } { $region_in }.
    .own = Lovíš { $monster_acc } { $region_in }.
event-attacks-drawn = { $seat } dobírá za nestvůru { $n ->
    [one] { $n } kartu útoku
    [few] { $n } karty útoku
   *[other] { $n } karet útoku
 }.
    .own = Dobíráš za nestvůru { $n ->
        [one] { $n } kartu útoku
        [few] { $n } karty útoku
       *[other] { $n } karet útoku
     }.
event-own-attacks-drawn = Dobrané karty útoku: { $attacks }.
event-attacks-ran-out = { $monster } už nemá žádnou kartu útoku.
event-attack-discarded = Karta útoku „{ $attack }“ se odhazuje.
event-attacks-looked-at = { $seat } si prohlíží karty v ruce nestvůry.
    .own = Prohlížíš si karty v ruce nestvůry.
event-own-attacks-seen = Karty v ruce nestvůry: { $attacks }.
event-monster-attacks = { $monster } útočí kartou „{ $attack }“ (zuřivost { $rage }).
event-defended-with = { $seat } se brání kartou „{ $card }“.
    .own = Bráníš se kartou „{ $card }“.
event-defended = { $seat } útok odráží ({ $n }).
    .own = Odrážíš útok ({ $n }).
event-not-defended = { $seat } dostává zásah ({ $n }).
    .own = Dostáváš zásah ({ $n }).
event-special-attack = { $monster } provádí zvláštní útok.
event-weakness-found = { $seat } nachází slabinu.
    .own = Nacházíš slabinu.
event-struck-with = { $seat } útočí kartou „{ $card }“.
    .own = Útočíš kartou „{ $card }“.
event-wounded = { $seat } zraňuje { $monster_acc }.
    .own = Zraňuješ { $monster_acc }.
event-wound-removed = { $monster } si léčí jedno zranění.
event-hunt-effect-used = { $seat } používá efekt karty „{ $card }“ při lovu.
    .own = Používáš efekt karty „{ $card }“ při lovu.
event-hunt-failed = { $seat }: lov na { $monster_acc } se nezdařil.
    .own = Tvůj lov na { $monster_acc } se nezdařil.
event-monster-defeated = { $seat } skolí { $monster_acc } { $region_in }.
    .own = Skolíš { $monster_acc } { $region_in }.
event-slayer-token-gained = { $seat } získává žeton zabijáka.
    .own = Získáváš žeton zabijáka.

## Events: the end

event-game-won = Vítězí { $seat }: { $victory }.
    .own = Vítězíš: { $victory }.

## Moves

move-hero = { $noun }
    .word = Hrdina
move-origin = { $noun }
    .word = Původ
move-launch = Spustit drakkar: { $noun }
    .word = Drakkar
move-settle = Začít { $noun_in }
    .word = Začátek
move-pray = Vyslat kněze: { $noun }
    .word = Vyslat kněze
move-forge = Vytvořit runu
    .word = Vytvořit runu
move-go = Přesunout hrdinu { $noun_to }
    .word = Přesunout hrdinu
move-sail = Plout: { $noun }
    .word = Přesunout drakkar
move-heal = Vyléčit: { $noun }
    .word = Vyléčit
move-rune-action = { $noun }
    .word = Runová akce
move-spend = Zaplatit: { $noun }
    .word = Zaplatit runou
move-control = Ovládnout: { $noun }
    .word = Ovládnout nestvůru
move-release = Vzdát se: { $noun }
    .word = Vzdát se nestvůry
move-ally = Spojenectví: { $noun }
    .word = Spojenectví
move-activate = Aktivovat: { $noun }
    .word = Aktivovat armádu
move-to = Přesunout armádu { $noun_to }
    .word = Přesun armády
move-strengthen = Posílit: { $noun }
    .word = Posílit
move-recruit = Naverbovat armádu { $noun_in }
    .word = Naverbovat
move-special = { $noun }
    .word = Zvláštní akce
move-monument = Stavět: { $noun }
    .word = Monument
move-temple = Postavit chrám { $noun_in }
    .word = Chrám
move-draw = Dobrat si bojovou kartu
    .word = Dobrat si kartu
move-gain = Získat runu: { $noun }
    .word = Získat runu
move-place-hero = Umístit hrdinu { $noun_to }
    .word = Umístit hrdinu
move-place-army = Umístit: { $noun }
    .word = Umístit armádu
move-bless = Vzít požehnání „{ $noun }“
    .word = Požehnání
move-reveal = Vyhodnotit: { $noun }
    .word = Událost
move-rouse = Aktivovat: { $noun }
    .word = Aktivovat nestvůru
move-hunt = Lovit { $noun_acc }
    .word = Lov
move-shift = Přesunout { $noun_to }
    .word = Přesun nestvůry
move-ravage = Útok na region
    .word = Útok na region
move-hit = Ztráta: { $noun }
    .word = Armáda
move-spare = Bez poklesu morálky
    .word = Bez poklesu morálky
move-target = { $noun }
    .word = Hráč
move-strike-at = { $noun }
    .word = Region
move-drift = Drakkar: { $noun }
    .word = Drakkar
move-steal = Vzít: { $noun }
    .word = Vzít runu
move-fight = Nejdřív bitva { $noun_in }
    .word = Bitva
move-play = Zahrát kartu „{ $noun }“
    .word = Zahrát
move-pass = Pasovat
    .word = Pasovat
move-lose = Ztráta: { $noun }
    .word = Ztráta
move-retreat = Ustoupit { $noun_to }
    .word = Ústup
move-attack = „{ $noun }“
    .word = Útok
move-defend = Obrana: „{ $noun }“
    .word = Obrana
move-strike = Útok kartou „{ $noun }“
    .word = Útok
move-wound = Zranění: { $noun }
    .word = Zranění
move-effect = Efekt při lovu: „{ $noun }“
    .word = Efekt při lovu
move-give-up = Vzdát lov
    .word = Vzdát
move-uncover = Odebrat ukazatel: { $noun }
    .word = Odebrat ukazatel
move-remove = Odhodit kartu „{ $noun }“
    .word = Odhodit
move-injure = Zranění: { $noun }
    .word = Zranění
move-raise = Zvýšit: { $noun }
    .word = Zvýšit
move-discard = Odhodit kartu „{ $noun }“
    .word = Odhodit
move-drop = Odhodit runu: { $noun }
    .word = Odhodit runu
move-use = Použít artefakt „{ $noun }“
    .word = Artefakt
move-invoke = Požehnání „{ $noun }“
    .word = Požehnání
move-ability = Použít zvláštní schopnost hrdiny
    .word = Schopnost
move-bonus = { $noun }
    .word = Bonus
move-refill = Kovárna { $noun_in }
    .word = Kovárna
move-done = Dál
    .word = Dál

## Questions

ask-choose-hero = Kterého hrdinu volíš?
ask-choose-origin = Který původ volíš?
ask-settle = Kde začíná tvůj hrdina a dvě armády?
ask-prayer = Modlitba: vyšleš kněze, nebo vytvoříš runu?
    .done = Vynechat modlitbu
ask-hero-step = Hrdina: přesuneš hrdinu, popluješ drakkarem, nebo se vyléčíš?
    .done = Vynechat
ask-move-hero = Kam jde tvůj hrdina?
    .done = Zůstat zde
ask-move-drakkar = Kam pluje tvůj drakkar?
    .done = Zůstat zde
ask-rune-step = Zaplatíš runami za akci?
    .done = Vynechat
ask-pay-rune = Kterou runou zaplatíš?
ask-which-monster = Kterou nestvůru aktivuješ?
ask-release-monster = Které nestvůry se vzdáš?
ask-choose-realm = Se kterou říší uzavřeš spojenectví?
ask-raise-attribute = Kterou vlastnost zvýšíš?
ask-place-hero = Kam umístíš svého hrdinu?
ask-maneuvers = Manévry: kterou armádu aktivuješ?
    .done = Vynechat manévry
ask-activate-army = Co udělá armáda?
    .named = Co udělá tvá armáda { $region_in }?
    .back = Jiná armáda
ask-strengthen-army = Kterou armádu posílíš?
ask-recruit = Kde naverbuješ armádu?
    .done = Žádnou armádu
ask-special-action = Kterou zvláštní akci provedeš?
ask-mobilize = Mobilizace: kterou další armádu aktivuješ?
    .done = Ukončit mobilizaci
ask-prepare = Přípravy: co si vybereš?
ask-build-temple = Kde postavíš chrám?
ask-take-blessing = Které požehnání si vezmeš?
ask-realm-bonus = Využiješ bonus říše?
    .done = Odmítnout
ask-place-army = Kterou armádu umístíš?
ask-choose-event = Kterou událost vyhodnotíš?
ask-monsters = Nestvůry: kterou aktivuješ nebo začneš lovit?
    .done = Ukončit akci
ask-steal-from = Koho pro tebe Loki okrade?
ask-steal-rune = Kterou runu si vezmeš?
ask-which-battle = Která bitva proběhne jako první?
ask-play-card = Bitva: zahraješ kartu, nebo pasuješ?
ask-assign-loss = Která armáda ztratí sílu?
ask-retreat = Kam ustoupí tvé armády?
ask-choose-attack = Kterou kartou nestvůra zaútočí?
ask-defend = Kterou kartu přidáš k obraně?
    .done = Už žádnou kartu
ask-hero-round = Kolo hrdiny: kterou kartou zaútočíš?
    .done = Ukončit kolo
ask-second-card = Která druhá karta zranění doplní?
ask-which-wound = Kterou pozici pro zranění zakryješ?
ask-hunt-effect = Použiješ některý efekt při lovu?
    .done = Vynechat
ask-may-use = Použiješ teď schopnost, artefakt nebo požehnání?
    .done = Teď ne
ask-prevent-injury = Zabráníš zranění?
    .done = Přijmout zranění
ask-protect-army = Ochráníš armádu?
    .done = Přijmout ztrátu
ask-injure = Zranění hrdiny: která vlastnost utrpí?
ask-heal = Kterou vlastnost vyléčíš?
    .done = Dál neléčit
ask-discard = Kterou kartu odhodíš?
ask-gain-rune = Kterou runu získáš?
ask-drop-rune = Kterou runu odhodíš?
ask-launch = Na kterém moři začíná tvůj drakkar?
ask-place-drakkar-or-move-hero = Kam umístíš drakkar nebo přesuneš hrdinu?
ask-control-monster = Kterou nestvůru ovládneš?
ask-wound-monster = Kterou nestvůru zraníš?
ask-place-army-in = Kam armádu umístíš?
ask-refill-forge = Která kovárna dostane runu?
ask-activate-monster = Co udělá nestvůra?
    .named = Co udělá { $monster }?
ask-trample = Které armádě klesne morálka?
    .named = { $monster } snižuje morálku: které armádě?
ask-hit-army = Která armáda ztratí sílu?
ask-weaken-own-army = Která tvá armáda ztratí sílu?
ask-drive-out = Čí armády musí ustoupit?
ask-which-drakkar = Čí drakkar odvane vítr?
    .done = Žádný
ask-where-drakkar = Kam vítr drakkar odvane?
ask-strike-region = Který region je zasažen?
ask-place-boss = Kam jde Loki?
ask-rune-for-value = Zaplatíš runou za vyšší hodnotu karty?
    .done = Nechat si runy
ask-remove-wound = Který ukazatel se odebere?
ask-remove-attack = Která karta útoku se odhodí?

## Bonuses of realms

bonus-gain-runes = Získat libovolnou runu
bonus-place-hero = Umístit hrdinu
bonus-heal = Vyléčit zranění
bonus-draw-cards = Dobrat si bojovou kartu
bonus-recruit-in-own-region = Naverbovat slabou armádu v regionu pod tvou nadvládou
bonus-strengthen-armies = Posílit armádu
bonus-move-drakkar = Přesunout drakkar
bonus-place-army = Umístit svou armádu z plánu do regionu pod tvou nadvládou

## Labels of the drawing

ui-army = armáda o síle { $n } { $region_in }
ui-losses = ztráty { $n }
ui-attack-figures = zuřivost { $rage }, slabina { $weakness }, dobírá { $draw }
ui-last-turns = Ragnarök – zbývá posledních tahů: { $n }
ui-winner = Vítěz: { $seat } ({ $victory })
ui-population = Pop.
ui-legend = 3+1: armády o síle 3 a 1 · ☗ hrdina · ● runa v kovárně · Y u Yggdrasilu · * pozice s odměnou · ▶ na tahu
ui-seas = Drakkary
ui-realms = Spojenectví
ui-wheel = Akční kruh
ui-monuments = Monumenty
ui-omens = Předzvěsti
ui-bank = Bank
ui-progress = Území / chrámy / skolené
ui-pool = Armády v zásobě
ui-priests = Kněží
ui-hand = Bojové karty
ui-runes = Runy
ui-defeated = Skolené
ui-slayer-tokens = žetony zabijáka: { $n }
ui-exhausted = vyčerpaný
ui-blessings = Požehnání
ui-strength = síla { $n }
ui-passed = pasuje
ui-hunt = Lov: { $monster } – { $seat }
ui-attack = Útok: „{ $attack }“, zuřivost { $n }
ui-choice = Na výběr
ui-own-hand = Tvé bojové karty
ui-own-attacks = Karty v ruce nestvůry

## Options of a match

option-colours = Barvy
    .text = Jaké barvy kdo má: losem, v pořadí z krabice, nebo určené pro každé místo. Všechny barvy mají stejné dílky.
option-colours-random = losem
option-colours-box = v pořadí z krabice
option-colours-green = { colour-green.short }
option-colours-red = { colour-red.short }
option-colours-blue = { colour-blue.short }
option-colours-yellow = { colour-yellow.short }
option-starting-player = Začínající hráč
    .text = Kdo jako první volí hrdinu. Volí se po směru hodinových ručiček; první tah má ten, kdo si ponechá Ódinovu kartu.
option-book = Podle kterých pravidel
    .text = Kde se česká, polská a německá pravidla liší: výklad, který považujeme za správný, nebo výklad jedněch pravidel. Jednotlivé volby níže lze nastavit i jinak.
option-book-project = náš výklad
option-book-cs = česká pravidla
option-book-pl = polská pravidla
option-book-de = německá pravidla
option-population-after-control = Populace po ztrátě nadvlády
    .text = Region, který přijde o ukazatel nadvlády, má opět vytištěnou hodnotu populace; nebo má do konce hry 0, takže ho ovládne kterákoli armáda a Uzurpace nevyžaduje Moc.
option-population-after-control-by-book = podle pravidel
option-population-after-control-returns = populace se vrací
option-population-after-control-gone = populace zůstává 0
option-boss-rune-action = Runová akce arcinepřítele
    .text = Co způsobí jedna runa, když tvůj hrdina stojí u Lokiho: Loki odejde a pak pro tebe krade, jen krade, nebo jen odejde.
option-boss-rune-action-by-book = podle pravidel
option-boss-rune-action-activate-and-ability = odejde a pak krade
option-boss-rune-action-ability = jen krade
option-boss-rune-action-activate = jen odejde
option-strengthen-target = Která armáda zesílí
    .text = Aktivace armády k posílení posílí přímo ji, stojí-li ve tvém regionu s osadou; nebo kteroukoli tvou armádu v takovém regionu, ať aktivovaná stojí kdekoli.
option-strengthen-target-by-book = podle pravidel
option-strengthen-target-activated-army = aktivovanou armádu
option-strengthen-target-any-settlement-army = kteroukoli v mé osadě
option-realm-bonus = Bonus od říše
    .text = Spojenci říše mohou bonus odmítnout; nebo ho musí využít, kdykoli má nějaký účinek, i když jim škodí.
option-realm-bonus-by-book = podle pravidel
option-realm-bonus-may = spojenci smějí
option-realm-bonus-must = spojenci musí
option-blessing-draft-direction = Směr výběru požehnání
    .text = Kdo si vybírá požehnání po staviteli chrámu: hráč napravo a tak dále, což zvýhodní ty, kdo hráli poslední, nebo hráč nalevo. Ve dvou hráčích bez rozdílu.
option-blessing-draft-direction-by-book = podle pravidel
option-blessing-draft-direction-counter-clockwise = proti směru hodin
option-blessing-draft-direction-clockwise = po směru hodin
option-monsters-action-targets = Akce Nestvůry: cíle
    .text = Dvě aktivace akce Nestvůry patří dvěma různým nestvůrám; nebo lze tutéž aktivovat dvakrát, takže ujde dva regiony či dvakrát zaútočí.
option-monsters-action-targets-by-book = podle pravidel
option-monsters-action-targets-different = dvě různé nestvůry
option-monsters-action-targets-same-allowed = tutéž lze dvakrát
option-hunt-own-monster = Lov vlastní nestvůry
    .text = Když lovíš nestvůru, kterou ovládáš, ztratíš nad ní nadvládu hned, nebo si ji ponecháš, i když se lov nezdaří.
option-hunt-own-monster-by-book = podle pravidel
option-hunt-own-monster-lose-control = nadvláda končí
option-hunt-own-monster-keep-control = nadvláda zůstává
option-hunt-monster-player = Kdo hraje za nestvůru
    .text = Kdo volí útoky lovené nestvůry: kdo ji ovládá, jinak hráč napravo od lovícího; nebo vždy hráč napravo.
option-hunt-monster-player-by-book = podle pravidel
option-hunt-monster-player-controller-else-right = kdo ovládá, jinak vpravo
option-hunt-monster-player-right = vždy hráč napravo
option-defence-threshold = Práh obrany
    .text = Karty zahrané na obranu musí dosáhnout zuřivosti útoku, nebo ji překročit, což lovce pokaždé stojí o 1 více.
option-defence-threshold-by-book = podle pravidel
option-defence-threshold-at-least = dosáhnout zuřivosti
option-defence-threshold-more-than = překročit zuřivost
option-shield-blocks = Co zastaví Štít
    .text = Štít zastaví každý útok, který štíty nevylučuje, nebo opravdu každý, takže neškodné jsou i útoky jinak štítům odolné.
option-shield-blocks-by-book = podle pravidel
option-shield-blocks-most = všechny kromě vyloučených
option-shield-blocks-all = každý útok
option-slayer-token-for = Kdo získá žeton zabijáka
    .text = S alespoň 4 ukazateli na skolené nestvůře získají žeton zabijáka jen ostatní; nebo i ten, kdo bere figurku, která pak platí za dvě nestvůry.
option-slayer-token-for-by-book = podle pravidel
option-slayer-token-for-others = jen ostatní
option-slayer-token-for-everyone = všichni
option-slayer-tokens-count = K čemu platí žetony zabijáka
    .text = Žetony zabijáka platí za skolené nestvůry všude, nebo jen pro právo lovit Lokiho, takže předzvěsti přicházejí později.
option-slayer-tokens-count-by-book = podle pravidel
option-slayer-tokens-count-everywhere = všude
option-slayer-tokens-count-boss-hunt-only = jen pro lov Lokiho
option-ragnarok-start = Začátek Ragnaröku
    .text = Poslední tahy začnou monumentem, který otočí třetí předzvěst, nebo až dalším monumentem, takže se všichni stihnou připravit.
option-ragnarok-start-by-book = podle pravidel
option-ragnarok-start-same-monument = s třetí předzvěstí
option-ragnarok-start-next-monument = s dalším monumentem
option-loki-keeps-out = Čemu Loki brání
    .text = Co armády nemohou tam, kde stojí Loki: vstoupit; nebo ani ustoupit, což zničí více armád; nebo tam ani být naverbovány a umístěny.
option-loki-keeps-out-moves = vstoupit
option-loki-keeps-out-moves-and-retreats = vstoupit ani ustoupit
option-loki-keeps-out-everything = vůbec se tam ocitnout
option-temple-track-side = Strana stupnice chrámů
    .text = Strana A přináší dva výběry požehnání a hodí se pro první hru; strana B tři a první z nich dříve.
option-temple-track-side-A = strana A
option-temple-track-side-B = strana B

## Wound spaces by number

space-1 = pozice pro zranění č. 1
space-2 = pozice pro zranění č. 2
space-3 = pozice pro zranění č. 3
space-4 = pozice pro zranění č. 4
space-5 = pozice pro zranění č. 5
space-6 = pozice pro zranění č. 6
space-7 = pozice pro zranění č. 7
space-8 = pozice pro zranění č. 8
space-9 = pozice pro zranění č. 9
space-10 = pozice pro zranění č. 10
space-11 = pozice pro zranění č. 11
space-12 = pozice pro zranění č. 12
space-13 = pozice pro zranění č. 13
space-14 = pozice pro zranění č. 14
space-15 = pozice pro zranění č. 15
space-16 = pozice pro zranění č. 16

## The table in the browser

table-no-shield = Štíty ho nezastaví
table-attribute-injured = { $attribute } platí jako { $value }, zraněno; úroveň { $level }
table-rune = { $rune }: { $n }
table-count = { $what }: { $n }
table-cost = { $n ->
    [one] stojí { $n } runu
    [few] stojí { $n } různé runy
   *[other] stojí { $n } různých run
 }
table-own = Tvé runy, artefakty a požehnání
table-of-limit = { $n } z { $limit }
table-boons-none = Zatím žádný artefakt ani požehnání: přinášejí je lovy, monumenty a chrámy.
table-hand-empty = V ruce nemáš žádnou bojovou kartu.
table-open-sheet = { $name }: otevřít desku hrdiny
table-controls = Ovládaná nestvůra: { $monster }
table-trophy = Skolená nestvůra: { $monster }
table-turn = Tah { $n }
table-last-turns = { $n ->
    [0] Ragnarök: poslední tah
    [one] Ragnarök: pak ještě { $n } tah
    [few] Ragnarök: pak ještě { $n } tahy
   *[other] Ragnarök: pak ještě { $n } tahů
 }
table-then = potom
table-omens = Předzvěsti Ragnaröku
table-omens-come = { $n } z { $goal }
table-omen-fulfilled = { $omen }: splněno
table-omen-done = Splněno: leží lícem dolů.
table-omen-near = Zatím { $n } z { $goal }.
table-paths = Cesty k vítězství
table-path-tree = { $path }: regiony u Yggdrasilu { $n }
table-goal-great-jarl = { $n ->
    [one] { $n } území
   *[other] { $n } území
 }
table-goal-great-godi = { $n ->
    [one] { $n } chrám
    [few] { $n } chrámy
   *[other] { $n } chrámů
 }
table-goal-monster-slayer = { $n ->
    [one] { $n } nestvůra, pak Loki
    [few] { $n } nestvůry, pak Loki
   *[other] { $n } nestvůr, pak Loki
 }
table-goal-ragnarok = nejvíc regionů u stromu
table-events = Karty událostí
table-draft-note = Karet na výběr: { $n }. V balíčku zbývá: { $left }
table-space = { $symbols }{ $reward ->
    [none] { "" }
   *[other] , odměna: { $reward }
 }
table-space-covered = { $symbols }, zakryto: { $name }{ $reward ->
    [none] { "" }
   *[other] , odměna: { $reward }
 }
table-wounds = zranění: { $n } z { $of }
table-hunt = { $hero } loví: { $monster }
table-plays-monster = za nestvůru hraje: { $name }
table-defence = Obrana
table-blocks = { $n }+ odrazí útok
table-finds = { $n }+ najde slabinu: 1 karta
table-injuries = { $n ->
    [0] Bez zranění
   *[other] Zranění: { $n }
 }
table-dealt = Zranění v tomto kole: { $n }
table-dealt-in-hunt = Zranění způsobená v tomto lovu: { $n }
table-decks = Karty útoku: { $hand } v ruce, { $attacks } v balíčku · bojové karty v ruce: { $cards }
table-open-spaces = Zbývá zranit
table-attacks-gone = Odložené karty útoku: { $names }
table-battle = Bitva { $region }
table-battle-note = Karty se vykládají střídavě; obránce začíná.
table-battle-ahead = Vede: { $name }
table-battle-won = Vítěz: { $name }
    .tie = Vítěz: { $name }. Remízu vyhrává obránce.
table-battle-tie = Remízu vyhrává obránce
table-army = armáda o síle { $n }
table-army-of = { $name }: síla { $n }, { $region }
table-army-note = síla { $n }
table-army-note-of = { $name }, síla { $n }
table-others = Hrdina, požehnání, artefakty
table-losses = { $n ->
    [one] { $n } symbol ztrát
    [few] { $n } symboly ztrát
   *[other] { $n } symbolů ztrát
 }
table-next-lowered = Tvá příští karta −{ $n }
table-next-ignored = Efekt tvé příští karty neplatí
table-unhurt = Bez ztrát za porážku
table-rage-cut = Další útok: zuřivost −{ $n }
table-held-by = Ovládá: { $name }
table-drakkar-of = Drakkar: { $name }
table-ally = Spojenec: { $name }
table-marker-of = Ukazatel: { $name }
table-warn-no-wound = Bez zranění v tomto kole lov skončí neúspěchem: { $monster } zůstane naživu a tvůj hrdina utrpí zranění.

## The board in the browser

board-label = Ostrov kolem Yggdrasilu: regiony, říše, moře a co v nich stojí
board-count = { $n ->
    [0] žádné armády
    [one] { $n } armáda
    [few] { $n } armády
    [many] { $n } armády
   *[other] { $n } armád
 }
board-region = { $name }, { $control }, populace { $population }, { board-count }{ board-state }
board-held = ovládá: { $name }
board-population = populace { $n }
board-battle = Bitva: { $own } proti { $other }
board-at-yggdrasil = u Yggdrasilu
board-monster = { $name }, { $region }, zranění: { $wounds } z { $spaces }, { $control }{ board-state }
board-army = { $name }: armáda o síle { $n }, { $region }{ board-state }
board-hero = { $hero } ({ $name }), { $region }{ board-state }
board-drakkar = { $name }: drakkar, { $sea }{ board-state }
board-monument = { $name }, { $region }, úroveň { $n }, kněží: { $priests }{ board-state }
board-sea = { $name }, drakkary: { $names }{ board-state }
board-realm = { $name }, spojenci: { $names }{ board-state }
board-action = { $name }, ukazatele: { $names }. { $gift }{ board-state }
board-core = { $name }, uprostřed kruhu{ board-state }
board-nobody = nikdo
board-gift-bonus = Bonus ({ $realm }) získá: { $names }
board-gift-nobody = { $realm }: žádní spojenci
board-gift-rune = Runu získá: { $name }
board-of-land = { $land }: tvé regiony { $n } z { $all }.
board-last-of-land = { $land }: poslední region, který ti chybí.
board-beside = Sousedí: { $names }

## Why not: what stands in the way of a choice

why-lor-win-01 = Hra skončila.
why-lor-turn-01 = Nejsi na tahu.
why-lor-turn-03 = To teď udělat nelze.
why-lor-turn-06 =
    .over = Tento krok tahu už skončil.
    .later = To přijde až v pozdějším kroku tahu.
why-lor-sel-04 = Tuto kartu v nabídce nemáš.
why-lor-sel-10 = Tam tvůj drakkar začít nemůže.
why-lor-sel-11 = { $region }: tento region nesousedí s mořem tvého drakkaru.
    .first = Nejdřív vyber, kde začne tvůj hrdina.
why-lor-sel-12 = { $region }: už tu je jiný hráč.
why-lor-pray-02 = { $god }: všechny pozice pro kněze jsou obsazené.
why-lor-pray-03 = V tomto kroku už je kněz vyslaný.
why-lor-pray-13 = V osobní zásobě nemáš kněze.
why-lor-pray-14 = Tvůj hrdina stojí { $region_in }: není tam kovárna s runou.
why-lor-hstp-01 = Co tvůj hrdina v tomto tahu udělá, už je zvoleno.
why-lor-move-03 = { $region }: tento region nesousedí s regionem tvého hrdiny, ani přes moře s tvým drakkarem.
    .there = Tvůj hrdina už tam je.
    .first = Nejdřív vyber, kam tvůj hrdina jde.
why-lor-move-06 = { $region }: tento region nesousedí s armádou, ani přes moře s tvým drakkarem.
    .there = Armáda už tam je.
why-lor-move-07 = { $region }: Loki armády nepustí.
why-lor-move-11 = { $region }: tento region nesousedí s tvými armádami.
    .foreign = Region { $region } neovládáš.
why-lor-move-14 = Tam žádné armády ustoupit nemusí.
why-lor-move-16 = { $sea }: toto moře nesousedí s mořem tvého drakkaru.
    .there = Tvůj drakkar už tam je.
    .first = Nejdřív vyber, kam tvůj drakkar pluje.
    .wind = Toto moře nesousedí s mořem drakkaru.
why-lor-move-21 = Tam Loki jít nemůže.
why-lor-opt-14 = { $region }: Loki armády nepustí.
why-lor-oq-101 = Nejdřív vyber, kam tvé armády ustoupí.
why-lor-ract-01 = Runovou akci už máš v tomto tahu za sebou.
why-lor-ract-03 = Nemáš na to runu: { $rune }.
why-lor-ract-04 = Různé runy: máš { $n }, potřebuješ { $cost }.
    .pay = Touto runou zaplatit nelze: druhy se musí lišit.
why-lor-ract-06 = Loki není v regionu tvého hrdiny.
    .steal = Tam Loki nemá co vzít.
why-lor-ract-07 = { $monster } není v regionu tvého hrdiny.
why-lor-ract-08 = { $realm }: tato říše nesousedí s regionem tvého hrdiny.
why-lor-ract-11 = Tuto nestvůru teď aktivovat nelze.
why-lor-ract-14 = Tato vlastnost není nejnižší.
why-lor-oq-91 = Tato runová akce by nic nezměnila.
    .there = Tvůj hrdina už tam je.
why-lor-oq-83 = Tam hrdinu umístit nelze.
why-lor-realm-08 = { $realm }: spojenectví s touto říší už máš.
    .any = S touto říší teď spojenectví uzavřít nelze.
why-lor-mctl-02 =
    .own = Tuto nestvůru neovládáš.
why-lor-mctl-03 = Nejdřív se jedné nestvůry vzdej.
why-lor-mctl-05 = { $monster }: tuto nestvůru ovládá jiný hráč.
    .own = { $monster }: tuto nestvůru už ovládáš.
    .any = Tuto nestvůru teď ovládnout nelze.
why-lor-manv-01 = Aktivuješ jednu vlastní armádu na plánu.
why-lor-manv-03 = Máš armádu na plánu: verbovat smíš, jen když na něm žádnou nemáš.
why-lor-manv-04 = Nejdřív armádu přesuň, nebo posil.
why-lor-manv-06 = Tato armáda nestojí ve tvé osadě, nebo už má nejvyšší možnou sílu.
why-lor-manv-11 = { $region }: tento region nesousedí s mořem tvého drakkaru.
    .any = Tam novou armádu umístit nelze.
why-lor-own-01 = Tento artefakt nemáš.
why-lor-own-02 = Tato armáda není tvoje.
why-lor-art-02 = Na toto tvůj artefakt použít nelze.
    .moment = Tento artefakt se používá jindy: kdy, říká jeho karta.
why-lor-art-03 = Tento artefakt je vyčerpaný.
why-lor-spec-01 = Musíš zvolit zvláštní akci.
why-lor-spec-03 = Tato akce by nic nezměnila.
why-lor-spec-05 = { $action }: na této akci už leží tvůj ukazatel.
why-lor-spec-20 = Bonus říše se tam získat nedá.
why-lor-rein-02 = V osobní zásobě nemáš armádu.
why-lor-mob-01 = Nemáš armádu, která by se mohla přesunout nebo posílit.
    .own = Tato armáda není tvoje.
    .one = Nejdřív aktivuj aspoň jednu armádu.
why-lor-mob-02 = Tato armáda už v této akci aktivovaná byla, nebo nic udělat nemůže.
why-lor-prep-01 = Nejdřív vyber možnosti Příprav.
why-lor-prep-05 = Tato armáda nestojí ve tvé osadě, nebo už má nejvyšší možnou sílu.
why-lor-oq-13 = Tato možnost by nic nezměnila.
why-lor-oq-16 = Není tu nestvůra, kterou by šlo aktivovat nebo lovit.
why-lor-oq-17 = Region { $region } už ovládáš.
why-lor-oq-22 = Tato armáda už má nejvyšší možnou sílu, nebo není tvoje.
why-lor-oq-66 = V banku už není runa tohoto druhu: { $rune }.
why-lor-oq-94 = Tomuto zranění to nezabrání.
why-lor-rune-03 = Nejdřív vyber runu, kterou získáš.
why-lor-tmpl-01 = Tento region neovládáš, nebo v něm není volná svatyně.
why-lor-tmpl-05 = Neovládáš žádný region s volnou svatyní, nebo už nezbývá chrám.
why-lor-map-19 = { $region }: chrám tu už stojí.
why-lor-mons-01 = Nejdřív vyber nestvůru, kterou aktivuješ nebo lovíš.
why-lor-mons-03 = { $monster }: tato nestvůra už v této akci aktivovaná byla.
why-lor-mons-04 = { $monster }: tuto nestvůru ovládá jiný hráč.
why-lor-mons-05 = { $monster } není v regionu tvého hrdiny.
why-lor-mons-06 = { $monster } není v regionu tvého hrdiny.
why-lor-mons-07 = K lovu na Lokiho zatím nemáš dost skolených nestvůr.
why-lor-monu-01 = Na kruhu neleží žádný tvůj ukazatel: nejdřív zvol zvláštní akci.
why-lor-monu-04 = { $god } už má nejvyšší úroveň.
why-lor-monu-11 = Tato kovárna teď runu nedostane.
why-lor-monu-15 = Tato karta události není v nabídce.
why-lor-usur-02 = { $region }: stojí tu jiný hrdina.
why-lor-usur-03 = Tvá Moc je { $might }, ale populace v regionu tvého hrdiny je { $population }.
why-lor-usur-05 = Tvá Moc je { $might }, ale armády v regionu tvého hrdiny mají sílu { $armies }.
why-lor-bles-04 = Toto požehnání není v tvé nabídce.
why-lor-bles-05 = To teď použít nelze.
why-lor-btl-01 = V této bitvě nemáš armády.
why-lor-btl-03 = Tam žádná bitva nečeká.
why-lor-btl-06 = Tuto kartu nemáš v ruce.
    .wait = Kartu teď hraje druhá strana.
    .first = Nejdřív zahraj kartu, nebo pasuj.
why-lor-btl-07 = Touto runou zaplatit nelze.
why-lor-btl-08 = Na tvých kartách by bylo víc symbolů ztrát, než je síla tvých armád.
why-lor-btl-09 = V této bitvě už další kartu hrát nemůžeš: máš odpasováno.
why-lor-btl-17 = Ztrátu musí utrpět jedna z tvých armád v této bitvě.
why-lor-hero-15 = To nemáš.
why-lor-hrnd-02 = Tato karta na tuto pozici pro zranění nesedí.
why-lor-hrnd-07 = Nejdřív musíš způsobit zranění.
    .dealt = Už bylo způsobeno zranění: kolo můžeš jen ukončit.
why-lor-hrnd-09 = S touto kartou teď žádné zranění nezpůsobíš: jsou potřeba dvě vhodné karty.
why-lor-hrnd-11 = Její efekt teď použít nelze.
why-lor-hrnd-13 = Tato karta nezakryje žádnou volnou pozici pro zranění.
why-lor-hunt-04 = Za nestvůru rozhoduje jiný hráč.
why-lor-mrnd-02 = Tuto kartu útoku nemáš v ruce.
why-lor-mrnd-04 = Touto kartou se bránit nelze: v ruce ji nemáš.
why-lor-mrnd-08 = Tohoto se útok netýká.
why-lor-inj-01 = Tato vlastnost už je zraněná.
why-lor-inj-07 = Tato vlastnost není zraněná.
    .healthy = { $attribute }: tato vlastnost není zraněná.
why-lor-mact-01 = Tam se nestvůra přesunout nemůže.
why-lor-mact-03 = Toho se útok na region netýká.
why-lor-mact-07 = Tam útok nestvůry nedosáhne.
why-lor-tram-01 = Nestvůra snižuje morálku jen armádě ve svém regionu.
why-lor-outw-01 = Teď ji zranit nelze.
