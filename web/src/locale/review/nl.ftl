### What the page of a review says, loaded with it

web-review-result = Uitslag
web-review-none = Er is geen analyse
web-review-failed = De analyse is niet gelukt
web-review-being-made = De analyse wordt gemaakt
web-review-being-made-about = Vanuit elke stand wordt verder gespeeld, om te zien wat elke zet waard was. Dat kan een paar minuten duren, één keer voor iedereen.
web-review-progress = { $done } van { $total } zetten
web-review-chances = Winstkans
web-review-estimated = geschat uit { $games } partijen die vanuit elke stand zijn uitgespeeld, ± { $points }
web-review-chart-about = Ieders winstkans in de loop van het spel; met een knop ook als tabel.
web-review-start = Aan het begin
web-review-moment = Moment { $n }: { $what }
web-review-moments = { $n ->
    [one] Het beslissende moment
   *[other] { $n } beslissende momenten
}
web-review-no-moments = Geen enkel moment besliste dit spel.
web-review-luck = geluk
web-review-own-choice = jouw keuze
web-review-choice-of = keuze van { $name }
web-review-better = Beter: { $answer }
web-review-no-choice = Hier viel niets te kiezen
web-review-open-replay = Terugkijken vanaf hier
web-review-played = Gekozen
web-review-better-answer = Beter
web-review-compared = Winstkans van { $name } na elk antwoord
web-review-mark-own = jij
web-review-mark-better = beter
web-review-mark-better-for = beter voor { $name }
web-review-seen-by-you = Wat jij zag
web-review-seen-by = Wat { $name } zag
web-review-previous = Vorig moment
web-review-next = Volgend moment
web-review-luck-about = Dit was geluk: niemand kon het voorzien. De winstkans van { $name }:
web-review-before = Ervoor
web-review-after = Erna
web-review-seat = Plaats
web-review-luck-column = Geluk: wat het toeval gaf
web-review-skill-column = Inzicht: goede keuzes
web-review-good-of = { $good } van { $all } keuzes hooguit twee procentpunt onder de beste
web-review-story = Het verhaal
web-review-picture = Opslaan als afbeelding
web-review-link-copied = De link naar deze analyse is gekopieerd.
web-review-link-private = De link is gekopieerd. Deze tafel is privé: alleen wie hem mag zien, kan de analyse openen.
