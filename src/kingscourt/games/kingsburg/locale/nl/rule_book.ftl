### Kingsburg: de regels om te lezen

## Hoofdstukken

kingsburg-chapter-start = Doel en begin
    .about = Vijf jaar lang bestuur je een provincie, en wie aan het eind de meeste overwinningspunten heeft, wint. Hier lees je waarmee iedereen begint.
kingsburg-chapter-year = Het jaar in vogelvlucht
    .about = Het jaar doorloopt vijf keer dezelfde acht fasen. Hier zie je wat wanneer komt; de andere hoofdstukken gaan op de details in.
kingsburg-chapter-dice = De worp
    .about = Lente, zomer en herfst beginnen met een worp. Die geeft je de dobbelstenen voor het seizoen en bepaalt wie er begint.
kingsburg-chapter-advisors = De adviseurs
    .about = Dit is het hart van het spel: met je dobbelstenen win je de hulp van de adviseurs van de koning, en iedereen wil dezelfde.
kingsburg-chapter-buildings = De gebouwen
    .about = Wat het hof je geeft, wordt een gebouw: gebouwen leveren de meeste overwinningspunten op, en veel ervan helpen je tot het spel voorbij is.
kingsburg-chapter-king = Koninklijke gunst
    .about = Tussen de seizoenen kijkt de koning hoeveel iedereen heeft gebouwd. Wie achterligt, krijgt hulp; wie op kop ligt, een beloning.
kingsburg-chapter-soldiers = Vóór de winter
    .about = Elke winter komt er een vijand, en je weet alleen hoe sterk die kan zijn. Met soldaten ben je er het snelst op voorbereid.
kingsburg-chapter-battle = De winterslag
    .about = Iedereen staat tegenover dezelfde vijand, maar ieder met eigen kracht. De slag verloopt stap voor stap zoals je het hier leest.
kingsburg-chapter-end = Einde van het spel
    .about = Eén laatste keuze wacht op wie een kathedraal heeft; daarna is duidelijk wie heeft gewonnen.
kingsburg-chapter-two-players = Met twee spelers
    .about = Met z’n tweeën zou er aan het hof ruimte over zijn, dus maken neutrale dobbelstenen het er krapper. Zijn jullie met meer, sla dit hoofdstuk dan over.

## Spelmateriaal per soort

kingsburg-components-advisor = Adviseurs
kingsburg-components-building = Gebouwen
kingsburg-components-enemy = Vijanden

## Stellingen die een regel laten zien

kingsburg-position-white-die = Je hebt de boerderij, dus zeg je vóór de worp hoeveel witte dobbelstenen je meegooit: geen of één. Voor twee zou je ook de hulp van de koning nodig hebben, en die geldt alleen in de lente. Met een dobbelsteen extra wordt je som hoger, en de hoogste som gaat als laatste.
kingsburg-position-exact-sum = Je 4 en je 5 zijn samen 9, maar bij de jachtmeester liggen al dobbelstenen. De hofnar is vrij, maar aan een te hoge som heb je niets: die moet precies zijn nummer zijn. Dus gaat er één dobbelsteen alleen: de 4 naar de koopman of de 5 naar de sergeant.
kingsburg-position-own-die = Je hebt nog een 5 in je eigen kleur en een witte 4. De witte dobbelsteen mag niet alleen naar de koopman, want in elke groep moet een dobbelsteen in je eigen kleur zitten. Samen zijn ze 9, voor de jachtmeester.
kingsburg-position-tokens = Je hebt een 3, een 5 en twee ‘+2’-fiches. De twee dobbelstenen samen mogen beide fiches krijgen, en dat is 12, voor de hertogin. De 5 alleen mag maar één fiche krijgen en komt dus niet op 9.
kingsburg-position-left-to-right = Je grondstoffen zouden genoeg zijn voor de kerk, maar er zit een gat in die rij: links van de kerk ontbreekt de kapel. Bouw dus eerst de kapel, en de kerk in een later seizoen.
kingsburg-position-town-hall = Het seizoen eindigt, en het stadhuis laat je kiezen: één ‘+2’-fiche, of 1 overwinningspunt voor één grondstof. De fiche die je al hebt, levert hier geen punt op, want een fiche is geen grondstof. Je kiest eenmaal per seizoen.
kingsburg-position-tied-aid = Jij en een andere speler hebben elk twee gebouwen en één grondstof; de derde speler heeft meer gebouwen. Bij zo’n gelijke stand krijgt niemand de witte dobbelsteen. In plaats daarvan nemen jullie allebei één grondstof naar keuze.
kingsburg-position-envoy = De generaal is bezet, maar jij hebt de gezant en hebt invloed aangekondigd. Daarom mag je je 6 en je 4 er deze ene keer bij plaatsen, en helpt hij jullie allebei. Een plaatsing op een vrije adviseur verbruikt de gezant niet.
kingsburg-position-soldiers = Een soldaat kost 2 grondstoffen naar keuze: goud en hout, of twee hout. Met je drie grondstoffen betaal je één soldaat; voor de laatste alleen krijg je er geen. ‘+2’-fiches tellen niet mee; met de kazerne zou 1 grondstof genoeg zijn.
kingsburg-position-lost-building = De goblins hebben kracht 5, jij maar 3: je goud is weg, en nu verlies je een gebouw. Je meest rechtse gebouwen staan in kolom 2, dus kies je tussen de kapel en de smederij. Het standbeeld in kolom 1 is veilig.
kingsburg-position-cathedral = De laatste slag is voorbij, en je kathedraal ruilt grondstoffen per paar: vijf grondstoffen zijn twee paren, dus 2 overwinningspunten. Voor een derde paar ontbreekt één grondstof, en een ‘+2’-fiche is er geen. Wat je houdt, telt bij een gelijke stand.
kingsburg-position-neutral-dice = Met twee spelers komen de neutrale dobbelstenen eerst: bouwmeester, sergeant en sterrenkundige zijn voor jullie allebei bezet. De 3 mag er niet heen, en 3 en 4 samen ook niet; dat zou alleen met de gezant kunnen. De 4 alleen mag nog naar de koopman.
