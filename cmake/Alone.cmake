# PARLOR_ALONE: one program that needs no other file. It includes the libraries, and boards, cards
# and modes; files in the usual folders still come first.

option(PARLOR_ALONE "one program that needs neither libraries nor data (see preset static)" OFF)
set(built_in_files)
if(PARLOR_ALONE)
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
  set(CMAKE_CXX_LINK_OPTIONS_PIE -static-pie)  # as position-independent as all our programs
  file(GLOB built_in_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/data data/*/*.toml)
endif()

# Descriptions of terminals are always built in, because many hosts know few terminals.
list(TRANSFORM built_in_files PREPEND ${CMAKE_SOURCE_DIR}/data/ OUTPUT_VARIABLE files_read)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/built_in_files.cpp
  COMMAND ${CMAKE_COMMAND} -D "FILES=${built_in_files}" -D DATA=${CMAKE_SOURCE_DIR}/data
    -D OUTPUT=${CMAKE_BINARY_DIR}/built_in_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/BuiltInFiles.cmake
  DEPENDS ${files_read} cmake/BuiltInFiles.cmake
  VERBATIM)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/terminal_descriptions.cpp
  COMMAND ${CMAKE_COMMAND} -D SOURCE=${CMAKE_SOURCE_DIR}/src/terminal/terminfo/terminals.ti
    -D OUTPUT=${CMAKE_BINARY_DIR}/terminal_descriptions.cpp
    -P ${CMAKE_SOURCE_DIR}/cmake/TerminalDescriptions.cmake
  DEPENDS src/terminal/terminfo/terminals.ti cmake/TerminalDescriptions.cmake)
