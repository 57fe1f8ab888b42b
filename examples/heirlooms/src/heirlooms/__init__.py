"""Heirlooms: an inheritance is shared out by sealed bids, and the old steward bids too."""
