## Doors

table-opening = Chystám stůl…
table-missing = Takový stůl neexistuje
table-missing-help = Adresa je možná neúplná, nebo partii smazal správce serveru.
table-foreign = Toto místo není tvoje
table-foreign-help = Místo otevírá jeho vlastní odkaz. Požádej o něj toho, kdo stůl založil.
table-no-seat = Takové místo neexistuje
table-no-seat-help = Stůl existuje, ale místo s tímto číslem nemá. Adresa možná není úplná.
table-unreachable = Server neodpovídá
table-unreachable-help = Každý potvrzený tah je uložen. Nic se neztratilo.
table-retry = Zkusit znovu
table-look-on = Přihlížet
table-lobby = Zpět na úvodní stránku
table-join-name = { $n ->
    [one] Jedno místo je volné. Tvé jméno:
    [few] { $n } místa jsou volná. Tvé jméno:
   *[other] { $n } míst je volných. Tvé jméno:
 }
table-join = Posadit se
table-seat-taken = Někdo byl rychlejší: místo je obsazené.

## Hot seat

table-curtain = Předej zařízení: { $name }
table-curtain-help = Dokud si zařízení nepřevezme další hráč, není ze stolu nic vidět.
table-curtain-lift = Zařízení drží { $name }: ukázat stůl

## Parts of the page

table-players = Hráči
table-board = Herní plán
table-hand = Tvá ruka
table-side = Záznam a chat
table-news = Co se děje
table-ending = Konec partie
table-title = { $game } – { $app }
table-title-turn = ● Jsi na tahu – { $game }

## Top bar and menu

table-to-lobby = Na úvodní stránku
table-undo = Vzít poslední tah zpět
table-undo-ask = Požádat o vrácení posledního tahu
table-open-log = { $n ->
    [0] Záznam a chat
    [one] Záznam a chat, jeden nový řádek
    [few] Záznam a chat, { $n } nové řádky
   *[other] Záznam a chat, { $n } nových řádků
 }
table-rules = Pravidla
table-settings = Nastavení
table-menu = Více
table-replay = Přehrát od začátku
table-links = Odkazy na tento stůl
table-links-help = Kdo má odkaz na místo, tomu místo patří. Každý odkaz dej jen jednomu člověku.
table-links-none = Toto zařízení nemá odkaz, který by šel předat. Místo drží pomocí cookie.
table-link-own = Tvé místo, { $name }
table-link-seat = Místo: { $name }
table-link-look = Pro diváky a volná místa
table-copy = Kopírovat: { $what }
table-copied = Zkopírováno.
table-copy-by-hand = Prohlížeč zde kopírovat nedovolí: označ adresu a zkopíruj ji.
table-hand-over = Nechat hrát bota
table-hand-over-help = Bude hrát za tebe, dokud si místo nevezmeš zpět. Vidí to, co ty.
table-handed = Na tvém místě teď hraje bot.
table-bot-plays = Na tvém místě hraje bot.
table-take-back = Vzít si místo zpět
table-save = Uložit záznam
table-shortcuts = Klávesy
table-leave = Opustit místo
table-leave-help = Místo se uvolní pro někoho jiného a tvůj odkaz ho už neotevře.
table-stay = Zůstat

## Notices

table-lost = Spojení se přerušilo. Tvůj poslední tah je uložen, zkouším to znovu.
table-undo-asked = Žádáš o vrácení tahu. Čeká se na ostatní.
table-undo-proposal = { $name } chce vzít tah zpět.
table-undo-proposal-move = { $name } chce vzít zpět: { $what }
table-undo-later = { $n ->
    [one] S ním se vrátí i jeden pozdější tah.
    [few] S ním se vrátí i { $n } pozdější tahy.
   *[other] S ním se vrátí i { $n } pozdějších tahů.
 }
table-undo-refused = { $name } nesouhlasí: tah zůstává.
table-agree = Souhlasím
table-refuse = Odmítnout
table-rematch = Odveta
table-rematch-there = Stejní hráči se scházejí u nového stolu.
table-rematch-follow = Jít tam

## The question

table-question = Otázka
table-to-question = K otázce
table-answers = Odpovědi
table-your-turn = Tvá volba
table-settled = Odpovězeno; ještě to můžeš změnit
table-wait = Čeká se
table-sent = Tvůj tah je na cestě
table-sent-kept = Tah se odešle, jakmile se obnoví spojení
table-over = Partie skončila
table-won = { $n ->
    [0] Nikdo nevyhrál.
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
 }
table-choosing = { $n ->
    [one] Vybírá { $names }
   *[other] Vybírají { $names }
 }
table-forced = Je jen jedna možnost: { $move }
table-choose-verb = Vyber, co udělat, nebo klepni na cokoli rozsvíceného.
table-formality = Není co rozhodovat
table-formality-then = Pokračuj: nikdo se nedozví, co držíš v ruce.
table-sure = Opravdu?
table-no = Ne
table-all = Vše
table-all-choices = Všechny možnosti
table-targets = Cíle
table-see-log = Co se stalo?
table-go-on = Pokračovat
table-which = Co uděláš? ({ $name })
table-closed = { $name }: teď nelze zvolit
table-why-plain = Otázka je o něčem jiném.

## Log and chat

table-log = Záznam
table-log-earlier = { $n ->
    [one] Jeden starší tah
    [few] { $n } starší tahy
   *[other] { $n } starších tahů
 }
table-log-empty = Zatím se nic nestalo.
table-since = Od tvé poslední návštěvy
table-since-show = Ukázat
table-only-you = vidíš jen ty
table-replay-here = Ukázat stůl v tomto okamžiku
table-chat = { $n ->
    [0] Chat
   *[other] Chat ({ $n })
 }
table-chat-lines = Co kdo řekl
table-chat-empty = Zatím nikdo nic neřekl.
table-chat-earlier = Starší zprávy
table-joined = Místo obsazuje { $name }.
table-left = Místo opouští { $name }.
table-bot-for = { $name } nechává hrát bota.
table-bot-back = { $name } hraje opět bez bota.
table-people = U stolu
table-open-seat = volné místo
table-is-bot = bot
table-stand-in = hraje bot
table-here = u stolu
table-away = pryč
table-spectators = { $n ->
    [one] Jeden divák
    [few] { $n } diváci
   *[other] { $n } diváků
 }
table-write = Napiš ke stolu…
table-send = Poslat

## The end

table-chart = Body v průběhu partie
table-chart-label = Čára pro každého hráče; zvraty jsou vypsány níže.
table-chart-start = Začátek
table-chart-end = Tah { $move }
table-turning-points = Zvraty
table-took-lead = Tah { $move }: do vedení jde { $name } (+{ $gain })
table-replay-short = Přehrát
table-save-short = Uložit
table-lobby-short = Úvod
table-see-board = Ukázat plán
table-luck = Ověřitelná náhoda
table-luck-help = Semínko bylo vylosováno před prvním tahem; jeho otisk, známý od začátku, dokazuje, že se nezměnilo.
table-seed = Semínko
table-seed-hash = SHA-256

## Keys

table-key-numbers = Vybrat akci a pak cíl podle čísla
table-key-arrows = Pohyb po tlačítkách, seznamech a plánu
table-key-enter = Provést, co je vybrané, nebo zjistit, proč to nejde
table-key-escape = O krok zpět
table-key-undo = Vzít tah zpět
table-key-rules = Pravidla
table-key-log = Záznam
table-key-chat = Chat
table-key-replay = Při přehrávání: zpět, dál, začátek, konec
table-key-space = Při přehrávání: spustit nebo zastavit
table-key-shortcuts = Tento seznam
table-hint = Rada
table-hint-help = Co by hrál bot, který ví to, co ty
table-hint-thinking = Přemýšlí…
table-hint-title = Co by hrál bot
table-hint-chance = { $chance } %
table-hint-meaning = Šance na vítězství s každým tahem, jak ji vidí konungr, který ví to, co ty.
table-analyse = Rozebrat partii
table-analysing = Probíhá rozbor… potrvá několik sekund
table-chances = Šance na vítězství podle bota
table-chances-label = Čára pro každého hráče; tahy, které šance změnily nejvíc, jsou vypsány níže.
table-chance-turn = Tah { $move }, { $name }: { $played } ({ $before } → { $after } %)
table-chance-better = Bot by hrál: { $move }
