### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = Cela rapporte des points de victoire.
kingsburg-hint-goods = Il vous reste ainsi plus de ressources.
kingsburg-hint-income = Cela continue de rapporter dans les saisons suivantes.
kingsburg-hint-building = Cela vous rapproche d’un bon bâtiment.
kingsburg-hint-winter = Cela vous prépare à la bataille de cet hiver.
kingsburg-hint-later-winters = Cela vous renforce pour les hivers à venir.
kingsburg-hint-dice = Il vous reste ainsi plus de dés ou de jetons pour d’autres conseillers.
kingsburg-hint-envoy = Cela tire bon parti de l’envoyé du roi.
kingsburg-hint-favour = L’aide du roi ou la récompense du roi reste ainsi à portée.

## Warnings

kingsburg-warning-envoy-unused = L’envoyé du roi ne coûte rien, et vous ne l’utiliseriez pas.
kingsburg-warning-last-soldiers-not-hired = Après le dernier automne, les ressources ne servent plus qu’aux soldats, et la bataille n’est pas encore gagnée.
kingsburg-warning-building-risked-for-want-of-a-soldier = Sans un soldat de plus, vous risquez de perdre un bâtiment en hiver.
kingsburg-warning-needless-soldier = La bataille est déjà gagnée ; un soldat de plus n’apporte rien.
kingsburg-warning-useless-token-for-a-point = Ce jeton ne pourra plus servir ; une ressource rapporterait un point de victoire.
kingsburg-warning-last-building-declined = C’est la dernière occasion de construire, et vous pouvez payer un bâtiment qui rapporte des points.
kingsburg-warning-passed-with-free-dice = Vous avez encore des dés qui atteignent un conseiller.
kingsburg-warning-useless-advisor = Ce conseiller change des ressources, et vous n’en avez aucune à changer.
kingsburg-warning-white-dice-left = Les dés blancs ne coûtent rien, et vous en laisseriez de côté.
kingsburg-warning-goods-not-exchanged = Ensuite, les ressources ne valent plus rien ; elles peuvent encore devenir des points de victoire.
kingsburg-warning-more-points-lost = Vous pourriez céder un bâtiment qui vaut moins de points de victoire.
kingsburg-warning-winter-lost = Avec si peu de soldats, la bataille est pour ainsi dire perdue.
kingsburg-warning-soldiers-out-of-reach = Après ce bâtiment, vos ressources ne suffisent plus pour les soldats que cet hiver demande.
kingsburg-warning-weakening-building = Ce bâtiment vous affaiblit à chaque bataille.
