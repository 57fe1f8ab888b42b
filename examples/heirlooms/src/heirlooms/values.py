"""What a position promises: heirlooms won, and cards that may still win some. Bots search by it."""

from typing import Final

from heirlooms.components import data_text
from heirlooms.state import Estate
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.values import FeatureLayout, Values

LAYOUT: Final = FeatureLayout("heirlooms", 1, ["won", "cards"])


class HeirloomsValues(Values[Estate]):
    """The steward takes part in the ranking, too."""

    def fill(self, s: Estate, contender: int, row: list[float]) -> None:
        hand = s.steward.top if contender == s.seat_count else s.hands[contender]
        row[0] = float(s.worth(contender))
        row[1] = sum([card.kind for card in hand]) / s.box.facts.cards

    def progress(self, s: Estate) -> float:
        return max(0, s.round - 1) / len(s.heirlooms)

    def stretch(self, s: Estate) -> int:
        return s.round

    def final_points(self, s: Estate, contender: int) -> float:
        return float(s.worth(contender))

    def contenders(self, s: Estate) -> int:
        return s.seat_count + 1


def shipped_values() -> HeirloomsValues:
    """With the weights of `data/values.toml`."""
    return HeirloomsValues(read_weights(LAYOUT, data_text("values")))
