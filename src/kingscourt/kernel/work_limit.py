"""The work one entry may cause: an action or a chance outcome, with every step that follows from it.

No rule of a board game needs much. The maximum observed in 816 games of the four titles and the example,
over all numbers of seats, editions, options and choice policies, is 22 steps, 26 events and an agenda of
19 steps for one entry. The limits are far above that, so that new games never reach them, yet low enough
to stop a runaway within milliseconds and before it has used a megabyte.
"""

from __future__ import annotations

from typing import Final

MOST_STEPS: Final = 5_000  # calls of `proceed`
MOST_EVENTS: Final = 5_000  # calls of `emit`
MOST_AGENDA: Final = 500  # steps on the agenda at the same time
