"""How much work one entry may be: an action or an outcome of chance, with every step that follows from it.

No rule of a board game needs much. The most that was seen in 816 games of the four titles and the example,
over all numbers of seats, editions, options and ways to choose, is 22 steps, 26 events and an agenda of 19
steps for one entry. The bounds are far above that, so that a game that somebody adds never meets them, and
still so low that a runaway is stopped within milliseconds and before it has taken a megabyte.
"""

from __future__ import annotations

from typing import Final

MOST_STEPS: Final = 5_000  # calls of `proceed`
MOST_EVENTS: Final = 5_000  # calls of `emit`
MOST_AGENDA: Final = 500  # steps that lie on the agenda at a time
