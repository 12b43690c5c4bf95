# 32 bits.
set(machine i386)
set(triplet i686-linux-gnu)
set(emulator i386)
include(${CMAKE_CURRENT_LIST_DIR}/common.cmake)
