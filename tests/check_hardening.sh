#!/bin/sh
# Fails when a program lacks a part of its hardening (cmake/Hardening.cmake), or names the folder it
# was built in. Run by ctest on the parlor itself.
# usage: check_hardening.sh PROGRAM [SOURCE_FOLDER]
program=$1 folder=${2-} bad=0
LC_ALL=C; export LC_ALL

lacks() { echo "$program: $1"; bad=1; }
has() {  # has 'what is missing otherwise' 'pattern' COMMAND...
    what=$1 pattern=$2; shift 2
    "$@" 2>/dev/null | grep -qE "$pattern" || lacks "$what"
}

has 'no position-independent executable' 'FLAGS_1.*PIE' readelf -dW "$program"
has 'no read-only relocations (RELRO)' 'GNU_RELRO' readelf -lW "$program"
has 'no immediate binding (full RELRO)' 'FLAGS_1.*NOW' readelf -dW "$program"
has 'an executable stack (NX)' 'GNU_STACK .* RW +0x' readelf -lW "$program"
# What is linked in has its name in the file of symbols.
symbols() {
    readelf -W --dyn-syms "$program"
    [ -f "$program.debug" ] && readelf -W --syms "$program.debug"
}
has 'no stack protector' '__stack_chk_fail' symbols
has 'no bounds checks in library calls (FORTIFY)' '__[a-z]+_chk' symbols
case $(uname -m) in
x86_64)
    has 'no note of control-flow protection' 'x86 feature: IBT, SHSTK' readelf -nW "$program"
    # A frame of more than a page is made and touched page by page.
    has 'no probes against stack clashes' 'sub +\$0x1000,%rsp' \
        objdump -d --no-show-raw-insn "$program"
    ;;
esac
[ -n "$folder" ] && grep -qF "$folder" "$program" && lacks "names the folder it was built in: $folder"
exit $bad
