#!/bin/sh
# Fails when the service of shared tables has more open to it than systemd-analyze calls 1.5 (T-1.3), or
# is not started by its socket. Run by ctest.
# usage: check_service.sh PROJECT
# Without systemd-analyze the check is skipped (77).
if ! command -v systemd-analyze >/dev/null; then
    echo "the service was not checked: there is no systemd-analyze here (Debian: systemd)"
    exit 77
fi
units=$(mktemp -d) || exit 2
trap 'rm -rf "$units"' EXIT
trap 'exit 2' HUP INT TERM
for kind in service socket; do
    cp "$1/debian/parlor.parlor-host.$kind" "$units/parlor-host.$kind" || exit 2
done
grep -q '^ListenStream=/run/parlor/host$' "$units/parlor-host.socket" || exit 1
systemd-analyze security --no-pager --offline=true --threshold=15 "$units/parlor-host.service" >"$units/said" ||
    { cat "$units/said"; exit 1; }
tail -n 1 "$units/said"
