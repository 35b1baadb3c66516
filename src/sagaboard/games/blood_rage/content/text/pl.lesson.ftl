### Blood Rage: the hints of the guided first match, Polish.
###
### Each is shown before the move that content/lesson.toml names with it, in that order.
### What now, why, and what follows, in one to three short sentences.

lesson-invade = Witaj! Grasz jako { clan-wolf }. Wygrywa, kto po trzech epokach ma najwięcej chwały. Akcje kosztują furię, masz jej 6, ale Najazd jarlem jest za darmo: wybierz go w rezerwie.
lesson-board = Przy każdej prowincji widać, co daje jej splądrowanie. Myrkulor obiecuje 5 punktów chwały i nikogo nie ma w pobliżu: wyląduj tam.
lesson-quest = W turze wykonujesz jedną akcję i znów twoja kolej. Wyłóż za darmo zakrytą wyprawę „{ card-quest-manheim }”: da 5 punktów chwały, jeśli na koniec epoki masz największą siłę w którejś prowincji Manheimu.
lesson-warrior = Andlang jest skazany: zniszczy go Ragnarök i wszyscy tam ciągną. Idź i ty, z wojownikiem. Najazd kosztuje tyle furii, ile wynosi siła figurki: 1.
lesson-doomed = Postaw wojownika w prowincji Andlang. Stoi tam już jarl, którego wysłał { clan-serpent }.
lesson-battle = { clan-raven } plądruje Andlang, więc walczą wszyscy, którzy tam są. Każdy równocześnie kładzie jedną zakrytą kartę. Twój wojownik jest słaby: połóż najlepszą kartę, „{ card-tyrs-smite }” (+5).
lesson-late-cards = „{ card-odins-smite }” zniszczyła twojego wojownika, ale twoja karta nadal się liczy. Niektóre karty można dołożyć teraz; nie masz żadnej z nich, więc dalej.
lesson-pillage = 5 do 5: przy remisie przegrywają wszyscy. Ale przegrani odzyskują karty! Teraz splądruj Myrkulor: nie kosztuje to furii i nikt tam z tobą nie walczy.
lesson-upgrade = Masz 5 punktów chwały. Teraz utrzymaj Myrkulor dla wyprawy: rozwinięcie „{ card-troll }” sprowadza do klanu potwora za 2 punkty furii.
lesson-slot = Planszetka klanu ma dwa miejsca na potwory. Połóż Trolla na pierwszym; rozwinięcia zostają tam przez wszystkie epoki.
lesson-free-invade = Kto rozwija figurkę, może od razu dokonać nią darmowego Najazdu. Wybierz Trolla.
lesson-guard = Wyślij Trolla do prowincji Myrkulor: siła 2 wystarczy, by strzec wyprawy. Rogi pozwalają ci mieć na planszy 4 figurki.
lesson-march = Inni bili się o Andlang i oboje przegrali, więc nagroda wciąż tam leży. Maszeruj z prowincji Myrkulor: za 1 punkt furii dowolna liczba figurek.
lesson-march-to = Marsz może prowadzić do każdej prowincji z pustą wioską. Idź do prowincji Andlang.
lesson-march-who = Zabierz jarla, siła 3. Troll zostaje na straży.
lesson-march-done = Nikt więcej nie maszeruje: zakończ marsz.
lesson-attack = { clan-serpent } wysłał tam wojownika: 3 do 1. Splądruj Andlang! Jeśli wygrasz, wzrosną twoje Topory, a każda wygrana bitwa daje tyle chwały, ile masz Toporów.
lesson-card-again = Zakryta karta może odwrócić każdą bitwę. Zagraj pewnie: „{ card-tyrs-smite }” daje razem 8.
lesson-bluff = „{ card-friggas-succor }” nie jest kartą bitwy: to był blef. Nie ma czego dołożyć: dalej.
lesson-glorious-death = Wygrana: Topory wzrosły do 4 i dały 4 punkty chwały. Teraz wykorzystaj zagładę prowincji Andlang: każda figurka, która zginie tam podczas Ragnaröku, da 2 punkty chwały. Dokonaj Najazdu kolejnym wojownikiem.
lesson-beside-leader = Do prowincji Andlang, obok jarla. Dla wikingów chwalebna śmierć to zysk.
lesson-pass = Został ci 1 punkt furii. Przy 0 nie masz już tur, a furia nie przechodzi na następną epokę. To wystarczy: spasuj.
lesson-keep = Akcje się skończyły. Na następną epokę możesz zachować jedną kartę: zachowaj kartę „{ card-tyrs-smash }”.
lesson-raise = Twój Troll jest najsilniejszy w Manheimie: wyprawa ukończona, 5 punktów chwały i stopień wybranej cechy. Zwiększ Topory: po jeszcze jednym stopniu będą legendarne i dadzą 10 punktów chwały na koniec gry.
lesson-draft = Ragnarök dał ci 4 punkty chwały, polegli wrócili z Walhalli, a ty prowadzisz! Na Drugą epokę każdy wybiera kartę, a resztę podaje w lewo: wybierz kartę „{ card-tyrs-rage }” (+6).
