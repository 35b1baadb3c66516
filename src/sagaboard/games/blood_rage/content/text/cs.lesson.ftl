### Blood Rage: the hints of the guided first match, Czech.
###
### Each is shown before the move that content/lesson.toml names with it, in that order.
### What now, why, and what follows, in one to three short sentences.

lesson-invade = Vítej! Hraješ za { clan-wolf }. Kdo má po třech věcích nejvíc slávy, vyhrává. Akce stojí zuřivost, máš jí 6, ale vůdce podniká Nájezd zdarma: vyber ho v rezervách.
lesson-board = U každého kraje vidíš, co přinese jeho Plenění. Myrkulor slibuje 5 bodů slávy a nikdo není poblíž: přistaň tam.
lesson-quest = Každý tah je jedna akce a na tahu jsi zase ty. Vylož zdarma rubem nahoru úkol „{ card-quest-manheim }“: přinese 5 bodů slávy, budeš-li na konci věku v některém kraji Manheimu nejsilnější.
lesson-warrior = Andlang je odsouzený: zničí ho Ragnarök a všichni se tam sbíhají. Jdi tam také, s válečníkem. Nájezd stojí tolik zuřivosti, kolik má figurka SÍLY: 1.
lesson-doomed = Postav válečníka do Andlangu. Už tam stojí vůdce, kterého vyslal { clan-serpent }.
lesson-battle = { clan-raven } plení Andlang, a tak tam bojují všichni. Každý zároveň položí jednu kartu rubem nahoru. Tvůj válečník je slabý: polož svou nejlepší kartu, „{ card-tyrs-smite }“ (+5).
lesson-late-cards = Karta „{ card-odins-smite }“ srazila tvého válečníka, tvá karta ale platí dál. Některé karty se smějí přidat teď; žádnou takovou nemáš, takže pokračuj.
lesson-pillage = 5 ku 5: při remíze prohrávají všichni. Poražení si ale berou karty zpět! Teď vyplen Myrkulor: nestojí to zuřivost a nikdo tam s tebou nebojuje.
lesson-upgrade = Máš 5 bodů slávy. Teď si Myrkulor podrž kvůli úkolu: posílení „{ card-troll }“ přivede do klanu bytost za 2 body zuřivosti.
lesson-slot = Klanová deska má dvě místa pro bytosti. Dej trola na první; posílení tam zůstávají po všechny věky.
lesson-free-invade = Kdo posílí figurku, smí s ní hned zdarma podniknout Nájezd. Vyber trola.
lesson-guard = Pošli trola do Myrkuloru: SÍLA 2 na hlídání úkolu stačí. Chrabrost ti dovolí mít na plánu 4 figurky.
lesson-march = Ostatní se o Andlang pobili a oba prohráli, takže jeho odměna tam pořád leží. Pochoduj z Myrkuloru: za 1 zuřivost libovolný počet figurek.
lesson-march-to = Pochod smí vést do kteréhokoli kraje s prázdnou vesnicí. Jdi do Andlangu.
lesson-march-who = Vezmi s sebou vůdce, SÍLA 3. Trol zůstane na stráži.
lesson-march-done = Nikdo další nepochoduje: ukonči pochod.
lesson-attack = { clan-serpent } tam poslal válečníka: 3 proti 1. Proveď Plenění v Andlangu! Vyhraješ-li, stoupne ti Věhlas, a za každou vyhranou bitvu získáš tolik slávy, kolik máš Věhlasu.
lesson-card-again = Skrytá karta může zvrátit každou bitvu. Tady jdi na jistotu: „{ card-tyrs-smite }“ z toho udělá 8.
lesson-bluff = „{ card-friggas-succor }“ není bojová karta: byl to blaf. Není co přidat: pokračuj.
lesson-glorious-death = Výhra: Věhlas ti stoupl na 4 a přinesl 4 body slávy. Teď využij zkázu Andlangu: každá figurka, která tam při Ragnaröku padne, vynese 2 body slávy. Proveď Nájezd s dalším válečníkem.
lesson-beside-leader = Do Andlangu, vedle vůdce. Slavná smrt je pro Vikingy výhra.
lesson-pass = Zbývá ti 1 zuřivost. Při 0 už nejsi na tahu a do dalšího věku se zuřivost nepřenáší. Máš hotovo: pasuj.
lesson-keep = Akce skončily. Do dalšího věku si smíš nechat jednu kartu: nech si kartu „{ card-tyrs-smash }“.
lesson-raise = Tvůj trol je v Manheimu nejsilnější: úkol splněn, 5 bodů slávy a stupeň k jedné vlastnosti. Zvyš Věhlas: po dalším stupni bude legendární a na konci hry přinese 10 bodů slávy.
lesson-draft = Ragnarök ti přinesl 4 body slávy, padlí se vrátili z Valhally a vedeš! Na Druhý věk si každý vybere kartu a zbytek pošle doleva: vyber kartu „{ card-tyrs-rage }“ (+6).
