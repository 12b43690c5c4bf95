# Writes a C++ source with the built-in descriptions of terminals.
# usage: cmake -D SOURCE=terminals.ti -D OUTPUT=terminal_descriptions.cpp -P TerminalDescriptions.cmake

file(READ "${SOURCE}" text)
file(WRITE "${OUTPUT}" "#include \"terminal/terminfo/description.hpp\"

namespace parlor::tui {

std::string_view built_in_descriptions() { return R\"text(${text})text\"; }

}  // namespace parlor::tui
")
