### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = It brings victory points.
kingsburg-hint-goods = It leaves you more goods.
kingsburg-hint-income = It pays off again and again in later seasons.
kingsburg-hint-building = It helps you towards a good building.
kingsburg-hint-winter = It prepares you for this winter’s battle.
kingsburg-hint-later-winters = It makes you stronger in the winters to come.
kingsburg-hint-dice = It leaves you more dice or tokens for other advisors.
kingsburg-hint-envoy = It makes good use of the King’s envoy.
kingsburg-hint-favour = It keeps the King’s aid or reward within reach.

## Warnings

kingsburg-warning-envoy-unused = The King’s envoy costs nothing, and you would not use it.
kingsburg-warning-last-soldiers-not-hired = After the last autumn, goods can only buy soldiers, and the battle is not yet won.
kingsburg-warning-building-risked-for-want-of-a-soldier = Without another soldier you may lose a building in winter.
kingsburg-warning-needless-soldier = The battle is won already; another soldier brings nothing.
kingsburg-warning-useless-token-for-a-point = You could never use this token; trading a good would bring a victory point.
kingsburg-warning-last-building-declined = This is the last chance to build, and you could pay for a building that brings points.
kingsburg-warning-passed-with-free-dice = You still have dice that could influence an advisor.
kingsburg-warning-useless-advisor = This advisor turns goods into others, and you have none.
kingsburg-warning-white-dice-left = White dice cost nothing, and you would leave some unrolled.
kingsburg-warning-goods-not-exchanged = Goods are worth nothing after this; they could still become victory points.
kingsburg-warning-more-points-lost = You could give up a building with fewer victory points.
kingsburg-warning-winter-lost = With so few soldiers the battle is as good as lost.
kingsburg-warning-soldiers-out-of-reach = After this building your goods no longer pay for the soldiers you need this winter.
kingsburg-warning-weakening-building = This building makes you weaker in every battle.
