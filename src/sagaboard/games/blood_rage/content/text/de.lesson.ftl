### Blood Rage: the hints of the guided first match, German.
###
### Each is shown before the move that content/lesson.toml names with it, in that order.
### What now, why, and what follows, in one to three short sentences.

lesson-invade = Willkommen! Du führst den { clan-wolf }. Wer nach drei Zeitaltern den meisten Ruhm hat, gewinnt. Aktionen kosten Wut, du hast 6, aber dein Anführer ist kostenlos: Wähle ihn in deinem Vorrat.
lesson-board = Jede Provinz zeigt, was das Plündern dort bringt. Myrkulor verspricht 5 Ruhm, und niemand ist in der Nähe: Lande dort.
lesson-quest = Eine Aktion pro Zug, und du bist wieder dran. Lege die Aufgabe „{ card-quest-manheim }“ kostenlos verdeckt aus: Sie bringt 5 Ruhm, wenn du am Ende des Zeitalters in einer Provinz von Manheim die meiste Stärke hast.
lesson-warrior = Andlang ist dem Untergang geweiht: Ragnarök wird es zerstören, und alle zieht es dorthin. Geh auch hin, mit einem Krieger. Eine Invasion kostet so viel Wut wie die Stärke der Figur: 1.
lesson-doomed = Setze deinen Krieger nach Andlang. Der Anführer vom { clan-serpent } ist schon da.
lesson-battle = Der { clan-raven } plündert Andlang, also kämpfen alle, die dort stehen. Alle legen gleichzeitig eine Karte verdeckt aus. Dein Krieger ist schwach: Lege deine beste Karte, „{ card-tyrs-smite }“ (+5).
lesson-late-cards = „{ card-odins-smite }“ hat deinen Krieger gefällt, aber deine Karte zählt trotzdem. Manche Karten darf man jetzt noch dazulegen; du hast keine davon, also weiter.
lesson-pillage = 5 zu 5: Bei Gleichstand verlieren alle. Aber wer verliert, nimmt die Karten zurück! Plündere jetzt Myrkulor: Das kostet keine Wut, und niemand kämpft dort gegen dich.
lesson-upgrade = 5 Ruhm für dich. Halte Myrkulor nun für deine Aufgabe: Die Aufrüstung „{ card-troll }“ bringt für 2 Wut ein Monster in deinen Clan.
lesson-slot = Dein Clanbogen hat zwei Felder für Monster. Lege den Troll auf das erste; Aufrüstungen bleiben dort in allen Zeitaltern.
lesson-free-invade = Wer eine Figur aufrüstet, darf mit ihr sofort eine kostenlose Invasion durchführen. Nimm den Troll.
lesson-guard = Schicke den Troll nach Myrkulor: Stärke 2 reicht, um deine Aufgabe zu bewachen. Deine Hörner erlauben dir 4 Figuren auf dem Spielbrett.
lesson-march = Die anderen haben um Andlang gekämpft und beide verloren, die Belohnung liegt also noch dort. Marschiere aus Myrkulor: 1 Wut für beliebig viele Figuren.
lesson-march-to = Ein Marsch darf in jede Provinz mit einem leeren Dorf führen. Geh nach Andlang.
lesson-march-who = Nimm den Anführer mit, Stärke 3. Der Troll bleibt als Wache.
lesson-march-done = Sonst marschiert niemand: Beende den Marsch.
lesson-attack = Der { clan-serpent } hat einen Krieger geschickt: 3 gegen 1. Plündere Andlang! Gewinnst du, steigen deine Äxte, und jede gewonnene Schlacht bringt Ruhm in Höhe deiner Äxte.
lesson-card-again = Eine verdeckte Karte kann jede Schlacht wenden. Geh auf Nummer sicher: „{ card-tyrs-smite }“ macht daraus 8.
lesson-bluff = „{ card-friggas-succor }“ ist keine Kampfkarte: Das war ein Bluff. Es gibt nichts dazuzulegen: weiter.
lesson-glorious-death = Gewonnen: Deine Äxte steigen auf 4 und bringen 4 Ruhm. Nutze nun den Untergang von Andlang: Jede Figur, die dort bei Ragnarök stirbt, bringt 2 Ruhm. Führe eine Invasion mit noch einem Krieger durch.
lesson-beside-leader = Nach Andlang, neben deinen Anführer. Für Wikinger ist ein ruhmreicher Tod ein Gewinn.
lesson-pass = Du hast noch 1 Wut. Bei 0 hast du keine Züge mehr, und Wut bleibt nicht fürs nächste Zeitalter. Das genügt: Passe.
lesson-keep = Die Aktionen sind vorbei. Eine Karte darfst du ins nächste Zeitalter mitnehmen: Behalte „{ card-tyrs-smash }“.
lesson-raise = Dein Troll ist der Stärkste in Manheim: Aufgabe erfüllt, 5 Ruhm und eine Stufe eines Clanwerts. Erhöhe deine Äxte: Noch eine Stufe, dann sind sie legendär und bringen am Spielende 10 Ruhm.
lesson-draft = Ragnarök hat dir 4 Ruhm gebracht, deine Gefallenen sind aus Walhall zurück, und du führst! Für das Zweite Zeitalter wählen alle eine Karte und geben den Rest nach links: Wähle „{ card-tyrs-rage }“ (+6).
