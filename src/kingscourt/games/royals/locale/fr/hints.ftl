### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = Cela rapporte des points tout de suite.
royals-hint-influence = Cela accroît votre influence dans un pays qui rapportera au décompte.
royals-hint-titles = Cela vous aide à avoir le plus de cubes sur un titre.
royals-hint-bonuses = Cela vous rapproche d’un bonus de pays ou d’un bonus de maison noble.
royals-hint-cards = Vous obtenez ou gardez ainsi des cartes utiles.
royals-hint-suits = Cela vous rapproche d’une position pour laquelle vous pouvez réunir les cartes.
royals-hint-intrigues = Vous obtenez ou gardez ainsi des cartes Intrigue pour des prises.

## Warnings

royals-warning-three-cards-drawn-in-vain = Vous dépasserez la limite de main, et vous ne pourrez rien payer avec ces cartes.
royals-warning-no-intrigue-on-full-board = Toutes les positions sont occupées : sans cartes Intrigue, vous ne pouvez en prendre aucune.
royals-warning-cards-thrown-away = Vous devrez défausser des cartes avec lesquelles vous pourriez occuper une position libre.
royals-warning-king-left-vacant = Vous avez toutes les cartes pour une position de roi encore libre.
royals-warning-points-left-behind = La période va être décomptée, et une position à portée rapporterait des points.
royals-warning-needless-wild-cards = Vous avez une carte qui convient ; payer avec d’autres vous en coûte davantage.
royals-warning-long-suit-broken = Vous entamez le pays dont vous avez le plus de cartes ; des cartes isolées suffiraient.
royals-warning-last-card-not-taken = L’offre contient précisément la carte qui vous manque pour une position chère.
royals-warning-takeover-beside-vacancy = Le même titre est libre dans ce pays et ne demande pas de carte Intrigue.
royals-warning-three-cards-for-one = Il vous manque plusieurs cartes de ce pays, et chacune vous en coûte trois autres.
royals-warning-above-hand-limit = Vous avez plus de cartes Pays que vous ne pouvez en garder ; il faudra en défausser.
royals-warning-period-ends = En piochant ainsi, vous épuisez la pioche : la période sera décomptée après votre tour.
