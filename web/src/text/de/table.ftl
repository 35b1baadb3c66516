## Doors

table-opening = Der Tisch wird aufgestellt …
table-missing = Diesen Tisch gibt es nicht
table-missing-help = Vielleicht ist die Adresse unvollständig, oder die Partie wurde gelöscht.
table-foreign = Dieser Platz gehört dir nicht
table-foreign-help = Ein Platz öffnet sich mit seinem eigenen Link. Frag danach, wer den Tisch eröffnet hat.
table-no-seat = Diesen Platz gibt es nicht
table-no-seat-help = Den Tisch gibt es, aber keinen Platz mit dieser Nummer. Vielleicht ist die Adresse unvollständig.
table-unreachable = Der Server antwortet nicht
table-unreachable-help = Jeder bestätigte Zug ist gespeichert. Nichts ist verloren.
table-retry = Erneut versuchen
table-look-on = Zuschauen
table-lobby = Zurück zur Lobby
table-join-name = { $n ->
    [one] Ein Platz ist frei. Dein Name:
   *[other] { $n } Plätze sind frei. Dein Name:
 }
table-join = Platz nehmen
table-seat-taken = Jemand war schneller: Der Platz ist besetzt.

## Hot seat

table-curtain = Gib das Gerät an { $name } weiter
table-curtain-help = Vom Tisch ist nichts zu sehen, bis die nächste Person bereit ist.
table-curtain-lift = Ich bin { $name }: Tisch zeigen

## Parts of the page

table-players = Spieler
table-board = Spielplan
table-hand = Deine Hand
table-side = Protokoll und Chat
table-news = Was geschieht
table-ending = Das Ende der Partie
table-title = { $game } – { $app }
table-title-turn = ● Du bist dran – { $game }

## Top bar and menu

table-to-lobby = Zur Lobby
table-undo = Letzten Zug zurücknehmen
table-undo-ask = Um Rücknahme des letzten Zuges bitten
table-open-log = { $n ->
    [0] Protokoll und Chat
    [one] Protokoll und Chat, eine neue Nachricht
   *[other] Protokoll und Chat, { $n } neue Nachrichten
 }
table-rules = Regeln
table-settings = Einstellungen
table-menu = Mehr
table-replay = Von Anfang an ansehen
table-links = Links zu diesem Tisch
table-links-help = Wer den Link eines Platzes hat, hat den Platz. Gib jeden Link nur einer Person.
table-links-none = Dieses Gerät hat keinen Link zum Weitergeben. Es hält seinen Platz durch ein Cookie.
table-link-own = Dein Platz, { $name }
table-link-seat = Platz: { $name }
table-link-look = Zum Zuschauen oder für freie Plätze
table-copy = Kopieren: { $what }
table-copied = Kopiert.
table-copy-by-hand = Der Browser erlaubt hier kein Kopieren: Adresse markieren und kopieren.
table-hand-over = Bot für dich spielen lassen
table-hand-over-help = Er spielt auf deinem Platz, bis du ihn zurücknimmst. Er sieht, was du siehst.
table-handed = Auf deinem Platz spielt jetzt ein Bot.
table-bot-plays = Auf deinem Platz spielt ein Bot.
table-take-back = Platz zurücknehmen
table-save = Partie speichern
table-shortcuts = Tasten
table-leave = Platz verlassen
table-leave-help = Der Platz wird für andere frei, und dein Link öffnet ihn nicht mehr.
table-stay = Bleiben

## Notices

table-lost = Verbindung verloren. Dein letzter Zug ist gespeichert, neuer Versuch läuft.
table-undo-asked = Du hast um Rücknahme gebeten. Die anderen müssen zustimmen.
table-undo-proposal = { $name } möchte einen Zug zurücknehmen.
table-undo-proposal-move = { $name } möchte zurücknehmen: { $what }
table-undo-later = { $n ->
    [one] Damit geht auch ein späterer Zug zurück.
   *[other] Damit gehen auch { $n } spätere Züge zurück.
 }
table-undo-refused = { $name } stimmt nicht zu: Der Zug bleibt.
table-agree = Zustimmen
table-refuse = Ablehnen
table-rematch = Revanche
table-rematch-there = Dieselben Spieler treffen sich an einem neuen Tisch.
table-rematch-follow = Dorthin gehen

## The question

table-question = Frage
table-to-question = Zur Frage
table-answers = Antworten
table-your-turn = Deine Wahl
table-settled = Beantwortet; noch änderbar
table-wait = Bitte warten
table-sent = Dein Zug ist unterwegs
table-sent-kept = Dein Zug wird gesendet, sobald die Verbindung steht
table-over = Die Partie ist vorbei
table-won = { $n ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
table-choosing = { $n ->
    [one] { $names } wählt
   *[other] { $names } wählen
 }
table-forced = Es gibt nur eine Möglichkeit: { $move }
table-choose-verb = Wähle eine Handlung oder klicke etwas Leuchtendes an.
table-formality = Nichts zu entscheiden
table-formality-then = Mach weiter: Niemand erfährt, was du auf der Hand hast.
table-sure = Sicher?
table-no = Nein
table-all = Alle
table-all-choices = Alle Möglichkeiten
table-targets = Ziele
table-see-log = Was ist passiert?
table-go-on = Weiter
table-which = Was tust du? ({ $name })
table-closed = { $name } ist jetzt nicht wählbar
table-why-plain = Die Frage dreht sich um etwas anderes.

## Log and chat

table-log = Protokoll
table-log-earlier = { $n ->
    [one] Ein früherer Zug
   *[other] { $n } frühere Züge
 }
table-log-empty = Noch ist nichts geschehen.
table-since = Seit deinem letzten Besuch
table-since-show = Zeigen
table-only-you = siehst nur du
table-replay-here = Den Tisch zu diesem Zeitpunkt zeigen
table-chat = { $n ->
    [0] Chat
   *[other] Chat ({ $n })
 }
table-chat-lines = Was gesagt wurde
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-earlier = Frühere Nachrichten
table-joined = { $name } hat Platz genommen.
table-left = { $name } hat den Platz verlassen.
table-bot-for = Für { $name } spielt jetzt ein Bot.
table-bot-back = { $name } spielt wieder ohne Bot.
table-people = Am Tisch
table-open-seat = freier Platz
table-is-bot = Bot
table-stand-in = ein Bot spielt
table-here = am Tisch
table-away = nicht am Tisch
table-spectators = { $n ->
    [one] Ein Zuschauer
   *[other] { $n } Zuschauer
 }
table-write = An den Tisch schreiben …
table-send = Senden

## The end

table-chart = Punkte im Verlauf
table-chart-label = Eine Linie je Spieler; die Wendepunkte stehen darunter.
table-chart-start = Beginn
table-chart-end = Zug { $move }
table-turning-points = Wendepunkte
table-took-lead = Zug { $move }: { $name } geht in Führung (+{ $gain })
table-replay-short = Replay
table-save-short = Speichern
table-lobby-short = Lobby
table-see-board = Spielplan ansehen
table-luck = Nachprüfbares Glück
table-luck-help = Der Startwert stand vor dem ersten Zug fest; seine von Anfang an bekannte Prüfsumme beweist, dass er nie geändert wurde.
table-seed = Startwert
table-seed-hash = SHA-256

## Keys

table-key-numbers = Handlung, dann Ziel nach Nummer wählen
table-key-arrows = Durch Knöpfe, Listen und den Plan wandern
table-key-enter = Ausführen, was den Fokus hat, oder erfahren, warum es nicht geht
table-key-escape = Einen Schritt zurück
table-key-undo = Zug zurücknehmen
table-key-rules = Regeln
table-key-log = Protokoll
table-key-chat = Chat
table-key-replay = In der Wiederholung: zurück, weiter, Anfang, Ende
table-key-space = In der Wiederholung: abspielen oder anhalten
table-key-shortcuts = Diese Liste
table-hint = Tipp
table-hint-help = Was ein Bot spielen würde, der weiß, was du weißt
table-hint-thinking = Denkt nach…
table-hint-title = Was ein Bot spielen würde
table-hint-chance = { $chance } %
table-hint-meaning = Die Siegchance mit jedem Zug, wie Konungr sie sieht, der weiß, was du weißt.
table-analyse = Partie analysieren
table-analysing = Analyse läuft… das dauert einige Sekunden
table-chances = Siegchancen, wie ein Bot sie einschätzt
table-chances-label = Eine Linie je Spieler; die Züge, die am meisten verändert haben, stehen darunter.
table-chance-turn = Zug { $move }, { $name }: { $played } ({ $before } → { $after } %)
table-chance-better = Ein Bot würde spielen: { $move }
