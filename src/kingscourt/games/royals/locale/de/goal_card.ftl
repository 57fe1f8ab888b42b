### Royals: die Zielkarte

## Das Ziel

royals-goal-who = Du führst ein Adelshaus im Europa des 17. Jahrhunderts.
royals-goal-do = Karten von vier Ländern bringen deine Leute in Positionen mit Titel; Intrigenkarten vertreiben deine Gegner aus ihren.
royals-goal-win = Wer nach drei Epochen die meisten Punkte hat, gewinnt.

## Ein Zug in Bildern

royals-round = Ein Zug
royals-round-repeats = so oft du zahlen kannst
royals-round-draw = Ziehen
royals-round-draw-does = drei Länderkarten oder eine und dazu eine Intrigenkarte
royals-round-pay = Zahlen
royals-round-pay-does = Karten des Landes; drei beliebige gelten als eine
royals-round-occupy = Besetzen
royals-round-occupy-does = eine freie Position oder durch Intrige eine fremde
royals-round-discard = Ablegen
royals-round-discard-does = bis auf 12 Länderkarten und 4 Intrigenkarten
royals-round-refill = Auffüllen
royals-round-refill-does = die Auslage auf drei; geht das nicht, endet die Epoche

## Was Punkte bringt und was schadet

royals-scores-city = 2 bis 6
royals-scores-city-for = erste Position in einer Stadt, sofort
royals-scores-influence = 2 bis 10
royals-scores-influence-for = der meiste und der zweitmeiste Einfluss in einem Land, jede Epoche
royals-scores-country = 4 bis 12
royals-scores-country-for = ein Holzwürfel in jeder Stadt eines Landes
royals-scores-noble = 8 bis 16
royals-scores-noble-for = ein Holzwürfel auf allen sieben Titelplättchen
royals-scores-title = 4 bis 16
royals-scores-title-for = am Ende die meisten Holzwürfel auf einem Titelplättchen; zwei gleichauf teilen
royals-scores-banished = Kein Einfluss
royals-scores-banished-for = durch einen verbannten Holzwürfel; Punkte verlierst du nie
