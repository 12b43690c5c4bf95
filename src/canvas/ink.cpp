#include "canvas/ink.hpp"

namespace parlor::tui {

char letter_of(Ink ink) { return "0123456789ABCDEF"[static_cast<int>(ink)]; }

}  // namespace parlor::tui
