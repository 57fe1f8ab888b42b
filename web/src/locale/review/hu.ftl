### What the page of a review says, loaded with it

web-review-result = Végeredmény
web-review-none = Nincs elemzés
web-review-failed = Az elemzés nem sikerült
web-review-being-made = Készül az elemzés
web-review-being-made-about = Minden állásból továbbjátsszuk a játszmát, hogy lássuk, melyik lépés mennyit ért. Ez egy-két percig tarthat, de csak egyszer kell elkészülnie.
web-review-progress = { $done } / { $total } lépés
web-review-chances = Nyerési esély
web-review-estimated = becslés állásonként { $games } továbbjátszott játszma alapján, ± { $points }
web-review-chart-about = Mindenki nyerési esélye a játék során; egy gomb táblázatként is megmutatja.
web-review-start = Az elején
web-review-moment = { $n }. pillanat: { $what }
web-review-moments = { $n ->
    [one] A döntő pillanat
   *[other] { $n } döntő pillanat
}
web-review-no-moments = Ezt a játszmát nem egyetlen pillanat döntötte el.
web-review-luck = szerencse
web-review-own-choice = a te döntésed
web-review-choice-of = { $name } döntése
web-review-better = Jobb lett volna: { $answer }
web-review-no-choice = Itt nem volt mit választani
web-review-open-replay = Megnézem visszajátszva
web-review-played = Ezt választotta
web-review-better-answer = Jobb lett volna
web-review-compared = { $name } nyerési esélye az egyes válaszok után
web-review-mark-own = te
web-review-mark-better = jobb lett volna
web-review-mark-better-for = jobb lett volna: { $name }
web-review-seen-by-you = Amit te láttál
web-review-seen-by = Amit { $name } látott
web-review-previous = Előző pillanat
web-review-next = Következő pillanat
web-review-luck-about = Ez szerencse volt, senki sem láthatta előre. { $name } nyerési esélye:
web-review-before = Előtte
web-review-after = Utána
web-review-seat = Hely
web-review-luck-column = Szerencse: amit a sors adott
web-review-skill-column = Tudás: jó döntések
web-review-good-of = { $all } döntésből { $good } legfeljebb két százalékponttal maradt el a legjobbtól
web-review-story = A történet
web-review-picture = Mentés képként
web-review-link-copied = Az elemzés linkje a vágólapon van.
web-review-link-private = A link a vágólapon van. Ez az asztal nem nyilvános: az elemzést csak az nyithatja meg, aki az asztalt is láthatja.
