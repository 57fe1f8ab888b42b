"""Numbers for the fixed terms of the rules: workers, attributes, actions, rewards."""

from __future__ import annotations

from typing import Final

# Workers; a space that takes any of them is ANY.
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
WORKER_KINDS: Final = 6
ANY: Final = 6
WORKERS: Final = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
SPACE_KINDS: Final = [*WORKERS, "any"]

# Contents of a space of a player board other than a worker.
EMPTY: Final = -1
WORKSHOP: Final = 6
CONTENTS: Final = [*WORKERS, "workshop"]

FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = ["faith", "strength", "influence"]

# Actions of the player board, left side then right side.
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTION_COUNT: Final = 12
ACTIONS: Final = [
    "develop",
    "recruit",
    "hunt",
    "trade",
    "pray",
    "conspire",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
]
RIGHT_SIDE: Final = [COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT]

# Triggers of townsfolk other than actions.
INQUISITION: Final = 12
DEBT_PAID: Final = 13
TRIGGERS: Final = [*ACTIONS, "inquisition", "pay-debt"]

# Rewards; the first eleven only add something and are never unwelcome.
GAIN_CRIMINAL: Final = 11
GAIN_SILVER: Final = 5
GAIN_PROVISION: Final = 6
GAIN_FAITH: Final = 7
GAIN_STRENGTH: Final = 8
GAIN_INFLUENCE: Final = 9
LAST_PLAIN: Final = 9
TAX: Final = 10
PRAYER: Final = 12
FREE_RECRUIT: Final = 13
FREE_DEVELOP: Final = 14
DISCARD_SUSPICION: Final = 15
PAY_DEBT: Final = 16
DESTROY_DEBT: Final = 17
REWARDS: Final = [
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "silver",
    "provision",
    "faith",
    "strength",
    "influence",
    "tax",
    "criminal",
    "pray",
    "recruit",
    "develop",
    "discard-suspicion",
    "pay-debt",
    "destroy-debt",
]

PEOPLES: Final = ["viking", "byzantine", "saracen"]

# Things that a converted outsider counts; actions and attributes come first.
PER_ATTRIBUTE: Final = 12
PER_ATTACKED: Final = 15
PER_ORDER: Final = 18
PER_NAMESAKE: Final = 19
PER_PAID_DEBT: Final = 20
PER_SUSPICION: Final = 21
TRAITOR: Final = 22
SUBJECTS: Final = [
    *ACTIONS,
    *ATTRIBUTES,
    *[f"attacked-{people}" for people in PEOPLES],
    "orders",
    "converted-namesakes",
    "paid-debts",
    "suspicions",
    "traitor",
]

# Schemes of the artificial opponent: the six right-side actions, then these (PW-7.1).
ORDERS_SCHEME: Final = 6
FAVOUR_SCHEME: Final = 7
SCHEMES: Final = [*ACTIONS[COMMISSION:], "orders", "favour"]

NO_CARD: Final = -1
TOWN_COLUMNS: Final = 5
OUTSIDER_COLUMNS: Final = 6
FAVOUR_SLOTS: Final = 5
ORDER_SLOTS: Final = 3
ROUNDS: Final = 7
HAND: Final = 3  # paladins drawn (PW-2.4)
KEPT_WORKERS: Final = 3  # PW-2.7
HIGHEST: Final = 12  # of an attribute marker (PW-2.10)
WORKSHOPS_PER_ACTION: Final = 2  # PW-3.1
ROUND_OF_FIRST_FAVOUR: Final = 3  # PW-2.2
