### Royals: az olvasható szabályok

## Fejezetek

royals-chapter-goal = A cél
    .about = Mivel lehet nyerni, és milyen jelzőkből jönnek a pontok.
royals-chapter-turn = Egy kör
    .about = Az egész kör röviden, ki kezd, és mit tudhatnak a többiek a lapjaidról.
royals-chapter-draw = Kártyahúzás
    .about = Minden kör új lapokkal kezdődik. Itt láthatod, hányat kapsz és honnan.
royals-chapter-occupy = Pozíciók elfoglalása
    .about = A lapokból akkor lesz hatalom, amikor udvari pozíciókat fizetsz ki velük. Ez a fejezet a szabad pozíciókról szól.
royals-chapter-takeover = Pozíciók átvétele
    .about = Ha a legjobb pozíciók már elkeltek, a cselszövés megnyitja előtted az ellenfelekét.
royals-chapter-bonuses = Bónuszok
    .about = Némelyik pont azonnal jár annak, aki elsőként ér oda. Ezek a versengések végigkísérik a játékot.
royals-chapter-turn-end = A kör vége
    .about = Mielőtt a következő játékos sorra kerül, a kézlimit és a kínálat következik. Olykor ezzel egy korszak is véget ér.
royals-chapter-influence = Befolyás
    .about = Egy játék során minden ország háromszor jutalmazza azokat, akiknek ott a legtöbb beleszólásuk van. Ekkor térülnek meg a pozícióid.
royals-chapter-end = A játék vége
    .about = A harmadik korszak másképp zárul, mint az első kettő. Utána a címjelzőkön lévő kockák jutnak szóhoz.
royals-chapter-supply = Paklik és kockák
    .about = Miből mennyi van, és mi történik abban a ritka esetben, ha elfogy.

## Játékelemek fajtánként

royals-components-country = Országok
royals-components-intrigue = Cselszövéskártyák
royals-components-title = Címek
royals-components-city = Városok
royals-components-position = Pozíciók
royals-components-noble = Nemesi ház bónuszok

## Szabályt mutató állások

royals-position-draw-first = A kezedben lévő négy francia lap éppen elég volna a marseille-i hercegre. De a köröd most kezdődött: előbb húzol, aztán játszol ki lapokat. Befejezni sem lehet a kört húzás nélkül.
royals-position-one-draw = Húztál három országkártyát, kettőt közülük a kínálatból. Ebben a körben már semmit sem vehetsz el, sem a kínálatból, sem valamelyik pakliból. Az üres helyek a köröd végéig megmaradnak; most már csak lapokat játszhatsz ki.
royals-position-price = Négy francia lapod van, ez elég a marseille-i hercegre. A lyoni bíboros ötbe kerül, és két német lapod nem segít. A rennes-i grófnő nem szabad, mert a pozíciót egy ellenfél tartja.
royals-position-wild = A kölni báró két német lapba kerül, neked csak egy van. A másik három lapod együtt helyettesíti a másodikat, mindegy, melyik országéi.
royals-position-takeover = A sevillai és az edinburghi báró egy-egy ellenfélé. Mindkettő két lapba kerül, és ezek megvannak. Cselszövéskártyádon Franciaország és Spanyolország látható, ezért Sevillát átveheted; Edinburghhoz olyan kellene, amelyen Britannia van, vagy bármely kettő.
royals-position-king = Megvan a nyolc francia lap, amennyibe a párizsi király kerül. De egy király átvételéhez két cselszövéskártya kell, és csak az egyiken látható Franciaország; a másik egymagában semmit sem ér. A rennes-i hercegnőhöz egy is elég.
royals-position-city-bonus = Három francia lap egy grófnő ára: a szabad rennes-ié, vagy cselszövéskártyáddal egy ellenfél lyoni grófnőjéé. Rennes-ben még senki sem járt, ezért ott tiéd a városbónusz. A lyoni már elkelt, és átvételért sohasem jár.
royals-position-country-bonus = Londonban pozíciót tartasz, Dublinban egy száműzött kockád fekszik. Az edinburghi báróval minden brit városban lesz kockád, mert a száműzött is számít. Megkapod a jobbik országbónuszt, mellé pedig Edinburgh városbónuszát.
royals-position-hand-limit = A köröd végén 14 országkártyád és 4 cselszövéskártyád van. A kézlimit 12 és 4, ezért két országkártyát el kell dobnod, és te döntöd el, melyeket. Cselszövéskártyát nem dobhatsz el helyettük.
royals-position-period-end = A kínálatban két hely üres, de az országkártyák paklijában csak egy lap maradt. Ha befejezed a kört, nincs elég lap a kínálathoz, és a korszak pontozása következik. Előtte még elfoglalhatod a müncheni bárót, és ezzel második leszel a Német államokban.
royals-position-tie = Spanyolországban egy ellenfél bíborosának 2 a befolyása, a te marsallodnak 1. A sevillai báróval utolérnéd, de az ellenfél maradna elöl, mert a bíboros a magasabb cím. A valenciai herceggel nagyobb lenne a befolyásod.
royals-position-titles = Ez a játék utolsó köre. A báró címjelzőjén három játékosnak van két-két kockája, így senki sem kapná meg. Ha átveszed a sevillai bárót, három kockád lesz ott, és az egész jelző a tiéd; az ellenfél két kockája ott marad.
