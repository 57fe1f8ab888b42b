from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine must not fail tests; speed is measured elsewhere, as a ratio.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
