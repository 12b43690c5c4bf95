#!/bin/sh
# Fails when mandoc warns of a manual page. Run by ctest.
# usage: check_manual.sh FOLDER
# Without mandoc the check is skipped (77); with PARLOR_MANUAL=required, as tools/test has it, it
# fails. tests/program/manual/manual_test.cpp and its neighbours compare the pages with the program.
cd "$1" || exit 2
if ! command -v mandoc >/dev/null; then
    echo "the manual pages were not checked: there is no mandoc here (Debian: mandoc)"
    [ "${PARLOR_MANUAL:-}" = required ] && exit 1
    exit 77
fi
exec mandoc -T lint -W warning parlor*.[568]
