lobby-seat-title = Tvé místo
lobby-seat-claiming = Sedáš si ke stolu…
lobby-seat-bad = Tento odkaz už neplatí
lobby-seat-bad-why = Možná
lobby-seat-bad-cut = se odkaz cestou zkrátil: zkopíruj ho celý, až do posledního písmene;
lobby-seat-bad-left = místo mezitím dostal někdo jiný s novým odkazem.
lobby-seat-bad-ask = Požádej o nový toho, kdo ti ho poslal. Pokud už toto zařízení u stolu sedělo, najdeš stůl na úvodní stránce.
lobby-seat-known-seed = Kdo zná semínko, zná všechny karty a kostky, které přijdou. Hraj jen s někým, komu věříš, nebo založ nový stůl.
lobby-title-waiting = ({ $n }) Jsi na tahu · Sagaboard
lobby-games = Hry
lobby-players = { $from } až { $to } { $to ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
lobby-how-many = Hráči
lobby-level = Boti
lobby-bot-thrall = Thrall
    .help = Lehký: krátce se rozhlédne a často vezme, co přijde.
lobby-bot-karl = Karl
    .help = Střední: chvíli zvažuje tahy a vybere ten nejlepší.
lobby-bot-jarl = Jarl
    .help = Silný: nad každým tahem přemýšlí až sekundu.
lobby-bot-konungr = Konungr
    .help = Nejsilnější: nad každým tahem přemýšlí až pět sekund.
lobby-bot-names = Astrid, Leif, Ingrid, Halvard, Sigrun, Eskil, Runa, Torsten
lobby-player = Hráč { $n }
lobby-play-now = Hrát hned
lobby-lesson = První partie s průvodcem
lobby-tables = Tvé stoly
lobby-empty = Zatím žádný stůl. Zahraj si hned s boty, nebo s přáteli.
lobby-empty-build = Hrát s přáteli
lobby-away = Server neodpovídá. Seznam nemusí být aktuální, tvé hry jsou ale v bezpečí.
lobby-state-broken = Tuto partii už nelze otevřít.
lobby-state-my-turn = Jsi na tahu.
lobby-state-turn-of = Na tahu je { $name }, na tomto zařízení.
lobby-state-waiting =
    { $n ->
        [0] Stůl bude za okamžik pokračovat.
        [one] Na tahu je { $names }.
       *[other] Na tahu jsou { $names }.
    }
lobby-state-open =
    { $n ->
        [one] Volné místo na někoho čeká.
        [few] Na někoho čekají { $n } volná místa.
       *[other] Na někoho čeká { $n } volných míst.
    }
lobby-state-won-by-me = Vyhráváš.
lobby-state-shared = O vítězství se dělíš.
lobby-state-won =
    { $n ->
        [0] Partie skončila.
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
lobby-seat-open = volné místo
lobby-started = založeno { $when }
lobby-just-started = právě založeno
lobby-show-all = Zobrazit { $n ->
        [one] { $n } další
        [few] { $n } další
       *[other] { $n } dalších
    }
lobby-import = Načíst uloženou hru
lobby-import-help = Dohraná partie v souboru .saga, uložená zde nebo z příkazové řádky. Soubor můžeš také kamkoli na tuto stránku přetáhnout. Dostaneš stůl se všemi tahy k prohlížení.
lobby-import-choose = Vybrat soubor
lobby-import-drop = Pusť soubor sem
lobby-import-no-json = { $name } nelze přečíst: není to soubor .saga, nebo je poškozený.
lobby-import-no-record = { $name } lze přečíst, ale není to uložená hra.
lobby-import-partial = { $name } je z partie, která neskončila, takže obsahuje jen to, co vědělo jedno místo. Ulož ji znovu po konci hry.
lobby-import-too-large = { $name } je větší, než uložená hra může být (1 MB).
lobby-import-refused = { $name } zde nelze přehrát.
lobby-new = Nový stůl
lobby-game = Hra
lobby-seat = Místo { $n }
lobby-seat-who = Místo { $n }: kdo
lobby-seat-level = Místo { $n }: úroveň bota
lobby-seat-name = Místo { $n }: jméno
lobby-kind-you = Ty
lobby-kind-friend = Přítel, přes odkaz
lobby-kind-open = Volné pro kohokoli
lobby-kind-bot = Bot
lobby-kind-open-help = Sednout si může každý, kdo otevře odkaz na stůl.
lobby-hot-seat = Více míst na tomto zařízení: při předávání karty zakryje opona.
lobby-options = Volby partie
lobby-by-seat = zvlášť pro každé místo
lobby-spectators = Diváci
lobby-spectators-help = Dívat se může každý, kdo má odkaz na stůl. Karty v ruce nevidí.
lobby-create = Založit stůl
lobby-made = Stůl je připraven.
lobby-made-links = { $n ->
    [one] Pošli tento odkaz příteli. Kdo ho otevře, zaujme místo.
   *[other] Pošli každému příteli jeho odkaz. Kdo ho otevře, zaujme místo.
 }
lobby-made-open =
    { $n ->
        [one] Jedno místo je volné. Může si na něj sednout, kdo otevře odkaz na stůl.
        [few] { $n } místa jsou volná. Sednout si může, kdo otevře odkaz na stůl.
       *[other] { $n } míst je volných. Sednout si může, kdo otevře odkaz na stůl.
    }
lobby-made-table = Odkaz na stůl
lobby-made-spectators = Pro diváky
lobby-sit-down = Posadit se
lobby-another = Další stůl
