### Kingsburg: die Regeln zum Lesen

## Kapitel

kingsburg-chapter-start = Ziel und Beginn
    .about = Fünf Jahre lang regierst du eine Provinz, und wer am Ende die meisten Siegpunkte hat, gewinnt. Hier steht, womit alle beginnen.
kingsburg-chapter-year = Das Jahr im Überblick
    .about = Fünfmal durchläuft das Jahr dieselben acht Phasen. Hier siehst du, was wann kommt; die anderen Kapitel gehen ins Einzelne.
kingsburg-chapter-dice = Der Wurf
    .about = Frühling, Sommer und Herbst beginnen mit einem Wurf. Er bringt dir deine Würfel für die Jahreszeit und entscheidet, wer zuerst drankommt.
kingsburg-chapter-advisors = Die Berater
    .about = Hier schlägt das Herz des Spiels: Mit deinen Würfeln gewinnst du die Hilfe der königlichen Berater, und alle wollen dieselben.
kingsburg-chapter-buildings = Gebäude
    .about = Aus den Gaben des Hofes werden Gebäude: Sie bringen dir die meisten Siegpunkte, und viele helfen dir bis zum Ende des Spiels.
kingsburg-chapter-king = Die Gunst des Königs
    .about = Zwischen den Jahreszeiten sieht der König nach, wer wie viel gebaut hat. Wer zurückliegt, bekommt Hilfe; wer vorn liegt, eine Belohnung.
kingsburg-chapter-soldiers = Vor dem Winter
    .about = Jeden Winter kommt ein Feind, und bekannt ist nur, wie stark er sein kann. Mit Soldaten bist du am schnellsten gerüstet.
kingsburg-chapter-battle = Die Winterschlacht
    .about = Alle treffen auf denselben Feind, doch es zählt die eigene Stärke. Die Schlacht verläuft Schritt für Schritt so, wie du es hier liest.
kingsburg-chapter-end = Ende des Spiels
    .about = Eine letzte Wahl bleibt, wo eine Kathedrale steht; dann ist klar, wer gewonnen hat.
kingsburg-chapter-two-players = Zu zweit
    .about = Zu zweit wäre am Hof viel Platz, deshalb wird es dort durch neutrale Würfel enger. Spielt ihr mit mehr Leuten, kannst du dieses Kapitel auslassen.

## Spielmaterial nach Art

kingsburg-components-advisor = Berater
kingsburg-components-building = Gebäude
kingsburg-components-enemy = Feinde

## Stellungen, die eine Regel zeigen

kingsburg-position-white-die = Du besitzt den Bauernhof, also sagst du vor dem Wurf, wie viele weiße Würfel du mitwirfst: keinen oder einen. Für zwei bräuchtest du auch die Hilfe des Königs, und die gilt nur im Frühling. Ein Würfel mehr macht deine Summe größer, und die größte Summe kommt zuletzt.
kingsburg-position-exact-sum = Deine 4 und deine 5 ergeben 9, doch beim Jagdmeister liegen schon Würfel. Der Hofnarr ist frei, aber eine zu große Summe nützt nichts: Sie muss genau seine Zahl sein. Also geht ein Würfel allein: die 4 zum Kaufmann oder die 5 zum Feldwebel.
kingsburg-position-own-die = Dir bleiben eine 5 in deiner Farbe und eine weiße 4. Der weiße Würfel darf nicht allein zum Kaufmann, denn jede Gruppe braucht einen Würfel der eigenen Farbe. Zusammen ergeben sie 9 für den Jagdmeister.
kingsburg-position-tokens = Du hast eine 3, eine 5 und zwei „+2“-Marker. Beide Würfel zusammen dürfen beide Marker bekommen, das macht 12 für die Edelfrau. Die 5 allein darf nur einen Marker bekommen, auf 9 kommt sie also nicht.
kingsburg-position-left-to-right = Deine Waren würden für die Kirche reichen, doch in ihrer Zeile ist eine Lücke: Links von ihr fehlt die Kapelle. Baue also zuerst die Kapelle und die Kirche in einer späteren Jahreszeit.
kingsburg-position-town-hall = Die Jahreszeit endet, und das Rathaus lässt dir die Wahl: ein „+2“-Marker oder 1 Siegpunkt für eine Ware. Der Marker, den du schon hast, bringt dir hier keinen Punkt, denn Marker sind keine Waren. Du wählst einmal je Jahreszeit.
kingsburg-position-tied-aid = Du und ein Mitspieler habt je zwei Gebäude und eine Ware; der dritte hat mehr Gebäude. Bei einem solchen Gleichstand bekommt niemand den weißen Würfel. Stattdessen nehmt ihr beide je eine Ware nach Wahl.
kingsburg-position-envoy = Der Heerführer ist besetzt, aber du hast den Gesandten, und du hast Einfluss angesagt. Deshalb darfst du 6 und 4 dieses eine Mal dazusetzen, und der Heerführer hilft euch beiden. Wer auf einen freien Berater setzt, verbraucht den Gesandten nicht.
kingsburg-position-soldiers = Ein Soldat kostet 2 beliebige Waren: Gold und Holz oder zweimal Holz. Deine drei Waren reichen für einen Soldaten, und die letzte allein reicht für keinen weiteren. „+2“-Marker zählen nicht; mit der Kaserne würde 1 Ware genügen.
kingsburg-position-lost-building = Die Goblins haben Stärke 5, du nur 3: Dein Gold ist weg, und nun verlierst du ein Gebäude. Am weitesten rechts stehen deine Gebäude in Spalte 2, also wählst du zwischen Kapelle und Schmiede. Das Standbild in Spalte 1 ist sicher.
kingsburg-position-cathedral = Die letzte Schlacht ist vorbei, und deine Kathedrale tauscht Waren paarweise: Fünf Waren sind zwei Paare, also 2 Siegpunkte. Für ein drittes Paar fehlt eine Ware, und ein „+2“-Marker ist keine. Was du behältst, zählt bei Gleichstand.
kingsburg-position-neutral-dice = Zu zweit kommen die neutralen Würfel zuerst: Baumeister, Feldwebel und Astronom sind für euch beide besetzt. Weder die 3 noch 3 und 4 zusammen dürfen dorthin; das ginge nur mit dem Gesandten. Die 4 allein darf noch zum Kaufmann.
