### Kingsburg: amit a herold mond az első játékban

## Tavasz

kingsburg-lesson-first-goal-title = Öt év, egy tartomány
kingsburg-lesson-first-goal-why = Öt évig tiéd ez a határvidéki tartomány; az nyer, aki a legtöbb pontot szerzi.
kingsburg-lesson-first-goal-what = A király mindenkinek ad egy nyersanyagot: te követ kérj.
kingsburg-lesson-first-goal-instead = A tanácsadók később jönnek. Előbb kérj követ: az 5 pontot érő kápolnához kell egy.
kingsburg-lesson-first-order-title = Ki kezd?
kingsburg-lesson-first-order-why = Aki kisebbet dob, előbb jön: gyenge kockákkal is jut jó tanácsadó.
kingsburg-lesson-first-order-what = A te dobásod { $mine }, Beatrixé { $beatrix }, Aldricé { $aldric }: { $device ->
        [touch] koppints
       *[other] kattints
    } arra, aki kezd.
kingsburg-lesson-first-order-elsewhere = A három játékos kockáit hasonlítjuk össze: a legkisebb összeg kezd.
kingsburg-lesson-first-one-die-title = Egyetlen kocka
kingsburg-lesson-first-one-die-why = Egy kocka ahhoz a tanácsadóhoz mehet, akinek a számát mutatja.
kingsburg-lesson-first-one-die-what = Küldd a 2-est a földesúrhoz, aki 1 aranyat ad.
kingsburg-lesson-first-one-die-instead = A 3-as és az 5-ös együtt 2 aranyat hoz, ezért egyelőre tartsd meg mindkettőt.
kingsburg-lesson-first-taken-title = Aki kapja, marja
kingsburg-lesson-first-taken-why = A meglátogatott tanácsadó ebben az évszakban már senki mást nem fogad.
kingsburg-lesson-first-taken-what = A főparancsnok és a hős már foglalt: { $device ->
        [touch] koppints
       *[other] kattints
    } az egyikre, és nézd meg, kié.
kingsburg-lesson-first-taken-elsewhere = Foglalt tanácsadót keress: olyat, akinek az arcképén más játékos kockái vannak.
kingsburg-lesson-first-adding-title = Kockák összeadva
kingsburg-lesson-first-adding-why = Több kockát is küldhetsz együtt, de az összegnek pontosan egyeznie kell a számmal.
kingsburg-lesson-first-adding-what = 3 meg 5 az 8: küldd mindkettőt a kincstárnokhoz 2 aranyért.
kingsburg-lesson-first-adding-instead = A kincstárnok 2 aranyat ad: ebből még ebben az évszakban szobrod lehet.
kingsburg-lesson-first-help-title = Az udvar ajándékai
kingsburg-lesson-first-help-why = Ha minden kocka a helyén van, a tanácsadók 1-től 18-ig sorra adják ajándékaikat.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } a nyersanyagaidra. { $gold } arany a földesúrtól és a kincstárnoktól jött, { $stone } kő pedig a királytól.
kingsburg-lesson-first-help-elsewhere = A nyersanyagaidat a kockáid mellett látod.
kingsburg-lesson-first-building-title = Az első épület
kingsburg-lesson-first-building-why = A legtöbb pont épületekből jön, és évszakonként egyet emelhetsz.
kingsburg-lesson-first-building-what = Építsd fel a szobrot: 2 aranyért rögtön 3 pontot kapsz.
kingsburg-lesson-first-building-instead = Most egyetlen más megfizethető épület sem hoz ennyi pontot.

## Nyár

kingsburg-lesson-first-reward-title = Ünnep a királytól
kingsburg-lesson-first-reward-why = Tavasz után a király 1 pontot ad a legtöbb épületért, holtversenyben mindegyik vezetőnek.
kingsburg-lesson-first-reward-what = Nálad és Aldricnál is egy épület áll: { $device ->
        [touch] koppints
       *[other] kattints
    } a pontjaidra, már { $score } van.
kingsburg-lesson-first-reward-elsewhere = A pontszámod az arany keretben áll.
kingsburg-lesson-first-choice-title = Választható ajándékok
kingsburg-lesson-first-choice-why = A kereskedő aranyat vagy fát ad, a csillagász bármilyen nyersanyagot és egy „+2” jelölőt.
kingsburg-lesson-first-choice-what = Küldd az 1-est és a 6-ost a csillagászhoz: együtt kiadják a 7-et.
kingsburg-lesson-first-choice-what-2 = A 4-est küldd a kereskedőhöz.
kingsburg-lesson-first-choice-what-3 = A kereskedőtől aranyat kérj: a kápolna 3 aranyba és 1 kőbe kerül.
kingsburg-lesson-first-choice-what-4 = A csillagásztól is aranyat kérj: így már 3 lesz.
kingsburg-lesson-first-choice-instead = Mindketten adhatnak aranyat, a kápolna pedig 3 aranyba és 1 kőbe kerül.
kingsburg-lesson-first-choice-instead-2 = A kereskedőtől aranyat kaphatsz, és a kápolnához az kell.
kingsburg-lesson-first-choice-instead-3 = A kápolnához már csak arany hiányzik: 3 aranyba és 1 kőbe kerül.
kingsburg-lesson-first-rows-title = Egyik a másik után
kingsburg-lesson-first-rows-why = Egy sor négy épületét csak egymás után emelheted, egyet sem hagyhatsz ki.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } a templomra: a sorában a harmadik, ezért még várnia kell.
kingsburg-lesson-first-rows-elsewhere = A templomot nézd: a hit sorában a harmadik.
kingsburg-lesson-first-rows-what-2 = Építsd fel a kápolnát, a sor második épületét.
kingsburg-lesson-first-rows-instead = A kápolna 5 pontot hoz, és megnyitja az utat a templomhoz.

## Ősz

kingsburg-lesson-first-plus-two-title = A „+2” jelölő
kingsburg-lesson-first-plus-two-why = Ősz van. A „+2” jelölő 2-vel növeli az összeget; kockánként legfeljebb egy tehető hozzá.
kingsburg-lesson-first-plus-two-what = Küldd az 5-öst, egy 3-ast és a „+2” jelölőt a főparancsnokhoz: ez összesen 10.
kingsburg-lesson-first-plus-two-what-2 = Utolsó kockádat, a másik 3-ast küldd a főépítészhez 1 fáért.
kingsburg-lesson-first-plus-two-instead = A főparancsnok 2 katonát ad, és megmutatja neked az ellenséget.
kingsburg-lesson-first-plus-two-instead-2 = A főépítésztől kapott fából barikádot építhetsz.
kingsburg-lesson-first-preparing-title = Jönnek a goblinok
kingsburg-lesson-first-preparing-why = A főparancsnok megmutatta a téli ellenséget: goblinok, haderejük { $strength }.
kingsburg-lesson-first-preparing-why-2 = Haderődnek nagyobbnak kell lennie az ellenségénél; a király kockája segít egy kicsit.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } az ellenségre, és nézd meg még egyszer.
kingsburg-lesson-first-preparing-elsewhere = Az ellenség nem itt vár, hanem a „Téli küzdelem” felirat alatt.
kingsburg-lesson-first-preparing-what-2 = Építs barikádot: 1-gyel erősebb leszel a goblinok ellen.
kingsburg-lesson-first-preparing-instead = 1 fából nem lesz katona, de a barikáddal 1-gyel erősebb vagy.

## Tél

kingsburg-lesson-first-soldiers-title = Katonák kiképzése
kingsburg-lesson-first-soldiers-why = Tél előtt minden 2 nyersanyagodért kiképezhetsz egy katonát.
kingsburg-lesson-first-soldiers-what = A nyersanyagaid elfogytak, de a főparancsnok adott { $soldiers } katonát: { $device ->
        [touch] koppints
       *[other] kattints
    } rájuk.
kingsburg-lesson-first-soldiers-elsewhere = A katonáid száma a nyersanyagaid között áll, a sor végén.
kingsburg-lesson-first-winter-title = Téli küzdelem
kingsburg-lesson-first-winter-why = A katonák és az épületek számítanak, a király kockája pedig mindenki haderejét 1-gyel növeli.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } az ellenségre: haderőd { $mine }, az övé csak { $against }. Jutalmad 1 kő, és a legerősebbként 1 pont.
kingsburg-lesson-first-winter-elsewhere = Az ellenséget a haderejével együtt legfelül, a küzdelem fejlécében találod.

## Ami csak később kerül elő

kingsburg-lesson-first-met-recruiting = A király erősítése 1–6-tal növeli a haderődet; még egy katonával biztosabb a győzelmed.
kingsburg-lesson-first-met-lost-building = Az elveszített épület a pontjait is viszi, de újra fel lehet építeni.
kingsburg-lesson-first-met-soldiers-home = A küzdelem után minden katona hazamegy; jövő télre újak kellenek.
kingsburg-lesson-first-met-white-die = Királyi segítség: akinek a legkevesebb épülete van, tavasszal fehér kockával is dobhat.
kingsburg-lesson-first-met-envoy = Akinek a legkevesebb épülete van, a követtel elérhet egy foglalt tanácsadót, vagy kétszer építhet.
kingsburg-lesson-first-met-re-roll = Minden kockád ugyanazt mutatja, ezért egyet újradobhatsz.
