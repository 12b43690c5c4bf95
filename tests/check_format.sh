#!/bin/sh
# Fails when clang-format would change a file. Run by ctest.
# usage: check_format.sh PROJECT
# Only version 14 decides, since each version formats a little differently. Without it the check
# is skipped (77); with PARLOR_FORMAT=required, as tools/test has it, it fails.
cd "$1" || exit 2
for format in clang-format-14 clang-format; do
    "$format" --version 2>/dev/null | grep -q 'version 14\.' && break
    format=
done
if [ -z "$format" ]; then
    echo "the format was not checked: there is no clang-format 14 here (Debian: clang-format-14)"
    [ "${PARLOR_FORMAT:-}" = required ] && exit 1
    exit 77
fi
wrong=$(find src tests bench fuzz -name '*.[ch]pp' 2>/dev/null | sort |
    xargs "$format" --dry-run -Werror 2>&1 | sed -n 's/:[0-9]*:[0-9]*: error:.*//p' | uniq)
[ -z "$wrong" ] && exit 0
echo "$format would change these files:"
echo "$wrong"
echo "to mend them: $format -i FILES"
exit 1
