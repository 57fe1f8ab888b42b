### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = It brings victory points.
paladins-hint-attributes = It raises your attributes.
paladins-hint-orders = It brings a King’s Order nearer.
paladins-hint-people = It wins you townsfolk or outsiders who go on bringing you something.
paladins-hint-workshops = It saves you workers in every later round.
paladins-hint-plan = It makes the most of your workers.
paladins-hint-workers = It leaves you more workers.
paladins-hint-resources = It leaves you more silver and provisions.
paladins-hint-suspicion = It keeps suspicions and debts away.

## Warnings

paladins-warning-criminal-for-a-criminal = You would spend a criminal to get a criminal.
paladins-warning-criminal-where-a-labourer-could-stand = Any worker can stand here; a criminal is worth more elsewhere.
paladins-warning-conspires-into-own-accusation = The tax supply is almost empty, and in the inquisition you would have the most suspicions.
paladins-warning-debt-for-a-few-resources = A debt costs more than these few resources are worth.
paladins-warning-debt-instead-of-silver-in-the-last-round = A debt taken in the last round can hardly be paid any more, and you have the silver.
paladins-warning-free-relief-declined = This would rid you of a debt or a suspicion for nothing.
paladins-warning-passes-with-workers-to-lose = You would lose workers who could still bring something.
paladins-warning-criminal-returned-labourer-kept = A criminal can stand in for any worker, a labourer cannot.
paladins-warning-workshop-on-a-finished-action = You cannot carry out this action any more, so a workshop here is of no use.
paladins-warning-space-whose-reward-is-lost = You cannot use the reward of this space.
paladins-warning-prayer-for-nothing = The prayer clears nothing but its own space.
paladins-warning-debt-taken = You take a debt, which costs victory points at the end unless you pay it.
paladins-warning-order-out-of-reach = The King’s Order for this action can hardly be fulfilled any more.
