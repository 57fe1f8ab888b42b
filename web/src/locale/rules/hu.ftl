### Az olvasható szabályok és a játékelemek képtára: az oldalaikkal együtt töltődnek be

## Kártyák és játékelemek

web-gallery-find = Keresés név szerint
web-gallery-kind = Fajta
web-gallery-all = Minden fajta
web-gallery-only = Csak a ≈ jelűek
web-gallery-none = Itt semminek sincs ilyen neve.
web-gallery-count = { $n } kártya és játékelem
web-gallery-values = { $all } értékből { $n } rekonstruált
web-gallery-sure = Mennyire biztosak az értékek
web-gallery-exact = Nyomtatott
    .about = A szabályfüzetben vagy magán a játékelemen áll.
web-gallery-derived = Levezetett
    .about = A nyomtatott értékekből következik, vagy nyilvános leírások egyeznek benne.
web-gallery-reconstructed = Rekonstruált
    .about = Nincs rá forrás, ezért mi következtettük ki. A te dobozodban más is állhat.
web-gallery-sign = A ≈ itt egy jelre vagy annak hiányára vonatkozik: javítsd a saját dobozod alapján.

## Szabályt mutató állások

web-position-allowed = Szabad
web-position-refused = Nem szabad
web-position-reason = Az ok: { $reason }
