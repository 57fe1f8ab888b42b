### Rival Kings: a célkártya

rival-kings-goal-who = Üres a trón: legyen a te udvarod a legfényesebb.
rival-kings-goal-do = Szakaszonként titokban kijátszol egy karaktert: a rangja megmondja, mikor lépsz és kit lopsz meg, az akciói pénzt, épületet és alattvalót hoznak.
rival-kings-goal-win = Az a szakasz az utolsó, amelyikben elfogy egy pakli; akkor az nyer, akinek a legtöbb pontja van.

rival-kings-round = Egy szakasz, fordulónként kettő
rival-kings-round-choose = Választás
rival-kings-round-choose-does = titokban egy karakter; három közül egy kimarad
rival-kings-round-reveal = Felfedés
rival-kings-round-reveal-does = mindenki egyszerre
rival-kings-round-markers = Jelzők
rival-kings-round-markers-does = a meglopottaknak és az azonos rangúaknak
rival-kings-round-rob = Lopás
rival-kings-round-rob-does = a címereddel elveszel egy akciót
rival-kings-round-act = Akciók
rival-kings-round-act-does = sorban, balról jobbra
rival-kings-round-repeats = sorban, rang szerint A-tól F-ig

rival-kings-scores-perfect-pair = 2–8
rival-kings-scores-perfect-pair-for = tökéletes pár: azonos szimbólum, mindkét érték
rival-kings-scores-colour-pair = 2–4
rival-kings-scores-colour-pair-for = azonos színű épület és alattvaló: a nagyobb érték
rival-kings-scores-single = 1
rival-kings-scores-single-for = minden pár nélküli lap
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = minden 3 érme
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = minden konfliktusjelző
