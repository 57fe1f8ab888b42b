### Héritage : tout ce que dit le jeu

## Le jeu

heirlooms-game = Héritage
    .about = Un héritage se partage par enchères secrètes, et le vieil intendant mise aussi.
    .length = 10 à 15 minutes
    .weight = Facile
heirlooms-edition-cottage = La chaumière
    .about = Trois objets : un court héritage.
heirlooms-edition-manor = Le manoir
    .about = Six objets : un long héritage, où les derniers objets font la décision.
heirlooms-option-losers = Cartes des enchères perdantes
    .discard = Elles quittent la partie.
    .keep = Chacun reprend la sienne, à la vue de tous.
heirlooms-steward = L’intendant

## Les objets

heirlooms-heirloom-teapot = Théière
    .acc = la théière
heirlooms-heirloom-mirror = Miroir
    .acc = le miroir
heirlooms-heirloom-clock = Horloge
    .acc = l’horloge
heirlooms-heirloom-portrait = Tableau
    .acc = le tableau
heirlooms-heirloom-violin = Violon
    .acc = le violon
heirlooms-heirloom-ring = Bague
    .acc = la bague
heirlooms-card-heirloom = { $heirloom }
    .rule = Un objet hérité : la plus haute carte de sa manche le remporte.
heirlooms-line-worth = Valeur : { $n }
heirlooms-components-heirloom = Objets hérités

## Questions et réponses

heirlooms-prompt-turn = Vous présidez la table. Que faites-vous avant les enchères pour { $heirloom_acc } ?
heirlooms-prompt-answer = { $player } vous demande de vous retirer. Laissez-vous { $heirloom_acc } aux autres ?
heirlooms-prompt-bidding = Quelle carte misez-vous pour { $heirloom_acc } ?
heirlooms-action-look = Regarder la carte de l’intendant
heirlooms-action-ask = Demander à { $player } de se retirer
heirlooms-action-wait = Ne rien faire
heirlooms-action-agree = Se retirer et regarder
heirlooms-action-decline = Miser
heirlooms-action-bid = Miser { $card }
heirlooms-terms-bid = la plus haute carte remporte { $heirloom_acc }, valeur { $worth }
heirlooms-terms-aside = pas de mise pour { $heirloom_acc }
heirlooms-thing-card = carte { $card }
heirlooms-thing-heirloom = { $heirloom }

## Ce qui se passe

heirlooms-event-dealt = Vous recevez le { $card }.
heirlooms-event-dealt-other = { $player } reçoit une carte.
heirlooms-event-offered = Mis aux enchères : { $heirloom }.
heirlooms-event-looked = { $player } regarde la carte de l’intendant.
heirlooms-event-asked = { $player } demande à { $other } de se retirer.
heirlooms-event-agree = { $player } se retire et regarde la carte de l’intendant.
heirlooms-event-decline = { $player } va miser.
heirlooms-event-steward = La carte de l’intendant est le { $card }.
heirlooms-event-bid = { $player } mise { $card }.
heirlooms-event-won = { $player } remporte { $heirloom_acc }.
heirlooms-event-spent = Le { $card } quitte la partie.
heirlooms-event-kept = { $player } n’a pas la plus haute carte et reprend le { $card }.

## Pourquoi pas

heirlooms-refusal-looked = Vous avez déjà regardé la carte de l’intendant.
heirlooms-refusal-yourself = Vous ne pouvez demander cela qu’à une autre personne.
heirlooms-refusal-hand = Cette carte n’est pas dans votre main.

## La table en mots

heirlooms-outline-table = Manche { $round }
heirlooms-outline-offer = Aux enchères : { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
heirlooms-outline-card = Carte { $card }
heirlooms-score-heirlooms = Objets hérités
heirlooms-outcome-worth = La victoire va aux objets de plus grande valeur.

## Les règles par numéro

heirlooms-rule-1-1 = De deux à quatre héritiers jouent. La boîte doit contenir assez de cartes pour eux et pour l’intendant, une chacun par objet. Les cartes portent les nombres à partir de 1, chacun une fois.
    .title = Héritiers et cartes
heirlooms-rule-1-2 = Chaque héritier reçoit une carte par objet et ne la montre à personne.
    .title = Les mains
heirlooms-rule-1-3 = L’intendant a une pile face cachée d’une carte par objet. Personne n’en connaît une carte tant qu’elle n’a pas été regardée.
    .title = Le rôle de l’intendant
heirlooms-rule-2-1 = À chaque manche, l’objet suivant est aux enchères. La personne qui préside joue, puis tous misent. À la manche suivante, c’est à la personne à sa gauche de présider.
    .title = Les manches
heirlooms-rule-2-2 = La personne qui préside peut regarder une fois par manche la première carte de l’intendant. Les autres voient qu’elle a été regardée, pas ce qu’elle est.
    .title = Un regard
heirlooms-rule-2-3 = La personne qui préside peut ensuite demander à une autre de se retirer. Cela termine son tour, tout comme attendre.
    .title = Une demande
heirlooms-rule-2-4 = La personne sollicitée répond aussitôt. Si elle accepte, elle ne mise pas dans cette manche et regarde la carte de l’intendant.
    .title = La réponse
heirlooms-rule-3-1 = Tous ceux qui ne se retirent pas choisissent en secret une carte de leur main comme mise.
    .title = Les mises
heirlooms-rule-3-2 = Toutes les mises sont dévoilées avec la première carte de l’intendant. La plus haute carte remporte l’objet ; l’intendant aussi peut gagner.
    .title = La plus haute carte
heirlooms-rule-3-3 = Les cartes misées quittent la partie. Avec l’option « reprendre », seule la carte gagnante la quitte : les autres héritiers reprennent la leur, connue de tous.
    .title = Les cartes après la mise
heirlooms-rule-4-1 = La partie s’achève après le dernier objet. Qui possède les objets de plus grande valeur gagne, même si c’est l’intendant ; à valeur égale, le rang est partagé.
    .title = La fin
