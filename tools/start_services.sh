#!/usr/bin/env bash
# Start PostgreSQL on 127.0.0.1:5432 and NATS on 127.0.0.1:4222 unless they are running; installs Debian packages,
# also PgBouncer's.
# Example: tools/start_services.sh
set -euo pipefail

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
wait_for() { for _ in $(seq 100); do answers "$1" && return; sleep 0.1; done; echo "port $1 does not answer" >&2; exit 1; }
install() { apt-get update -qq && apt-get install -qy --no-install-recommends "$1" > /dev/null; }

bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1; }

if ! answers 5432; then
  [ -n "$(bin)" ] || install postgresql
  data=$(mktemp -d /tmp/kingscourt-postgres-XXXX)
  chown postgres "$data"
  run() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
  run "$(bin)/initdb" -D "$data/data" -U postgres -A trust > /dev/null
  run "$(bin)/pg_ctl" -D "$data/data" -w -l "$data/log" \
    -o "-c listen_addresses=127.0.0.1 -c unix_socket_directories=$data" start > /dev/null
  wait_for 5432
  "$(bin)/createuser" -h 127.0.0.1 -U postgres -s "$(id -un)" 2>/dev/null || true
fi

command -v curl > /dev/null || install curl  # the host's guide asks whether the service is ready
[ -x /usr/sbin/pgbouncer ] || install pgbouncer  # not started: tests run their own

if ! answers 4222; then
  command -v nats-server > /dev/null || install nats-server
  nats-server -a 127.0.0.1 -p 4222 > /tmp/kingscourt-nats.log 2>&1 &
  wait_for 4222
fi
