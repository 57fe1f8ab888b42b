"""Prometheus metrics, all in one place."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from kingscourt.server.observability.fast_metrics import FastCounter, FastHistograms

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

COMMANDS = Counter("kingscourt_commands", "Changes of tables by kind and outcome.", ["kind", "end"])
COMMAND_SECONDS = FastHistograms("kingscourt_command_seconds", "From receiving to answering.", FINE).of()
STEP_SECONDS = FastHistograms(
    "kingscourt_step_seconds", "Steps of a change: load, apply, commit, publish.", FINE, "step"
)
COMMITS = Counter("kingscourt_commits", "Transactions of moves; several tables may share one.")
CONFLICTS = Counter("kingscourt_conflicts", "Writes that lost a race against another process.")
FORGOTTEN = Counter("kingscourt_forgotten", "Tables whose newest changes were lost by a store.")
LOADS = Counter("kingscourt_table_loads", "Tables replayed from their log.")
TABLES = Gauge("kingscourt_tables_in_memory", "Tables in memory.")
STREAMS = Gauge("kingscourt_streams", "Open streams by kind.", ["kind"])
PUSHES = FastCounter("kingscourt_pushes", "Updates pushed to followers.")
PUSH_SIZES = (500, 1e3, 2e3, 4e3, 6e3, 12e3, 24e3, 1e5)
PUSH_BYTES = FastHistograms("kingscourt_push_bytes", "Size of a push.", PUSH_SIZES).of()
BOT_SECONDS = Histogram("kingscourt_bot_seconds", "Time that bots took per answer.", buckets=FINE)
BOT_FALLBACKS = Counter(
    "kingscourt_bot_fallbacks", "Answers that a bot did not give and another one did, by reason.", ["reason"]
)
BOT_QUEUE = Gauge("kingscourt_bot_queue", "Questions that wait for a process in which bots think.")
BOT_PROCESS_RESTARTS = Counter(
    "kingscourt_bot_process_restarts", "Processes of bots that were replaced, by reason.", ["reason"]
)
CLAIMS = Counter("kingscourt_claims", "Tables claimed by workers.", ["kind"])
REVIEWS = Counter("kingscourt_reviews", "Reviews that workers began, by outcome.", ["end"])
REVIEW_SECONDS = Histogram(
    "kingscourt_review_seconds", "Time that reviews took.", buckets=(1, 2, 5, 10, 20, 40, 60, 120, 240, 480)
)
HELD = Counter("kingscourt_held_tables", "Tables that were held, by reason.", ["reason"])
SANDBOX = Counter("kingscourt_sandbox", "Tasks in child processes by kind and outcome.", ["task", "end"])
OVER_BUDGET = Counter(
    "kingscourt_over_budget", "Requests, messages and streams beyond their budget.", ["kind"]
)
FROZEN = Gauge("kingscourt_frozen_seconds", "Time during which all clocks were stopped, by shard.", ["shard"])
