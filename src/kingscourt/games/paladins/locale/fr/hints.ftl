### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = Cela rapporte des points de victoire.
paladins-hint-attributes = Cela augmente vos attributs.
paladins-hint-orders = Cela vous rapproche d’un Ordre du Roi.
paladins-hint-people = Vous gagnez ainsi des citadins ou des étrangers qui continuent de vous rapporter quelque chose.
paladins-hint-workshops = Cela vous épargne des ouvriers à chaque manche suivante.
paladins-hint-plan = Cela tire le meilleur parti de vos ouvriers.
paladins-hint-workers = Il vous reste ainsi plus d’ouvriers.
paladins-hint-resources = Il vous reste ainsi plus d’argent et de provisions.
paladins-hint-suspicion = Cela éloigne les soupçons et les dettes.

## Warnings

paladins-warning-criminal-for-a-criminal = Vous dépenseriez un criminel pour obtenir un criminel.
paladins-warning-criminal-where-a-labourer-could-stand = N’importe quel ouvrier convient ici ; un criminel vaut plus ailleurs.
paladins-warning-conspires-into-own-accusation = La réserve d’impôts est presque vide, et à l’inquisition vous auriez le plus de soupçons.
paladins-warning-debt-for-a-few-resources = Une dette coûte plus que ne valent ces quelques ressources.
paladins-warning-debt-instead-of-silver-in-the-last-round = Une dette prise à la dernière manche ne peut plus guère être payée, et vous avez l’argent.
paladins-warning-free-relief-declined = Cela vous débarrasserait gratuitement d’une dette ou d’un soupçon.
paladins-warning-passes-with-workers-to-lose = Vous perdriez des ouvriers qui pourraient encore rapporter quelque chose.
paladins-warning-criminal-returned-labourer-kept = Un criminel peut remplacer n’importe quel ouvrier, un journalier non.
paladins-warning-workshop-on-a-finished-action = Vous ne pouvez plus effectuer cette action ; un atelier ne sert donc à rien ici.
paladins-warning-space-whose-reward-is-lost = Vous ne pouvez pas utiliser la récompense de cette case.
paladins-warning-prayer-for-nothing = La prière ne libère que sa propre case.
paladins-warning-debt-taken = Vous prenez une dette, qui coûte des points de victoire à la fin si vous ne la payez pas.
paladins-warning-order-out-of-reach = L’Ordre du Roi pour cette action ne peut plus guère être accompli.
