"""All laws in order: each relies on those before it."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.copy_isolation import law_copies_are_isolated
from kingscourt.testing.laws.event_audience import (
    law_events_keep_secrets,
    law_secrets_are_disclosed,
    law_views_hold_what_was_told,
)
from kingscourt.testing.laws.facts_are_in_digest import law_facts_are_complete
from kingscourt.testing.laws.hidden_options import law_options_hide
from kingscourt.testing.laws.imagined_chances import law_imagine_is_fair
from kingscourt.testing.laws.imagined_variety import law_imagined_worlds_vary
from kingscourt.testing.laws.imagined_worlds import (
    law_imagine_is_blind,
    law_imagine_is_exact,
    law_imagined_draws_are_numbered,
    law_imagined_worlds_go_on,
)
from kingscourt.testing.laws.ledger import law_log_adds_up
from kingscourt.testing.laws.legal_choices import law_legal_is_explained, law_reasons_are_ordered
from kingscourt.testing.laws.notation import law_texts_are_lossless, law_words_are_well_formed
from kingscourt.testing.laws.pins import law_perft_is_pinned, law_playthrough_is_pinned
from kingscourt.testing.laws.play_to_the_end import (
    law_games_end,
    law_no_dead_end,
    law_pieces_are_conserved,
    law_quiet_worlds_agree,
    law_replay_is_exact,
)
from kingscourt.testing.laws.preview_secrecy import law_previews_keep_secrets
from kingscourt.testing.laws.secrecy import (
    law_lists_keep_secrets,
    law_refusals_keep_secrets,
    law_views_keep_secrets,
)
from kingscourt.testing.laws.simultaneous import law_seals_hold
from kingscourt.testing.laws.terms import law_terms_hold
from kingscourt.testing.laws.texts import law_texts_are_complete
from kingscourt.testing.laws.undo_barrier import law_barriers_are_found
from kingscourt.testing.laws.work_and_value_ranges import law_values_have_ranges, law_work_is_bounded

Law = Callable[[Case], None]

LAWS: list[Law] = [
    law_values_have_ranges,
    law_work_is_bounded,
    law_no_dead_end,
    law_games_end,
    law_replay_is_exact,
    law_copies_are_isolated,
    law_quiet_worlds_agree,
    law_facts_are_complete,
    law_pieces_are_conserved,
    law_legal_is_explained,
    law_reasons_are_ordered,
    law_texts_are_lossless,
    law_words_are_well_formed,
    law_views_keep_secrets,
    law_lists_keep_secrets,
    law_refusals_keep_secrets,
    law_events_keep_secrets,
    law_secrets_are_disclosed,
    law_views_hold_what_was_told,
    law_seals_hold,
    law_barriers_are_found,
    law_log_adds_up,
    law_terms_hold,
    law_previews_keep_secrets,
    law_imagined_worlds_go_on,
    law_imagined_worlds_vary,
    law_imagined_draws_are_numbered,
    law_imagine_is_blind,
    law_options_hide,
    law_texts_are_complete,
]

# These are worth checking under every policy; for the others, random play is best.
POLICY_LAWS: list[Law] = [law_work_is_bounded, law_no_dead_end, law_games_end, law_pieces_are_conserved]


def name_of(law: Law) -> str:
    """The name of a law, for test ids."""
    return law.__name__


__all__ = [
    "LAWS",
    "POLICY_LAWS",
    "Law",
    "LawBroken",
    "law_barriers_are_found",
    "law_copies_are_isolated",
    "law_events_keep_secrets",
    "law_facts_are_complete",
    "law_games_end",
    "law_imagine_is_blind",
    "law_imagine_is_exact",
    "law_imagine_is_fair",
    "law_imagined_draws_are_numbered",
    "law_imagined_worlds_go_on",
    "law_imagined_worlds_vary",
    "law_legal_is_explained",
    "law_lists_keep_secrets",
    "law_log_adds_up",
    "law_no_dead_end",
    "law_options_hide",
    "law_perft_is_pinned",
    "law_pieces_are_conserved",
    "law_playthrough_is_pinned",
    "law_previews_keep_secrets",
    "law_quiet_worlds_agree",
    "law_reasons_are_ordered",
    "law_refusals_keep_secrets",
    "law_replay_is_exact",
    "law_seals_hold",
    "law_secrets_are_disclosed",
    "law_terms_hold",
    "law_texts_are_complete",
    "law_texts_are_lossless",
    "law_values_have_ranges",
    "law_views_hold_what_was_told",
    "law_views_keep_secrets",
    "law_words_are_well_formed",
    "law_work_is_bounded",
    "name_of",
]
