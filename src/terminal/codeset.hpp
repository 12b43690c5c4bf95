// The codeset of the person's locale, such as UTF-8.
//
// Choices: a locale that is called UTF-8 is believed: somebody who logs in with LANG=fi_FI.UTF-8 has
//          a terminal in UTF-8, even if this host does not know that locale. Loading it would take
//          150 KB of memory for the same answer.
#pragma once

#include <string>
#include <string_view>

namespace parlor::tui {

[[nodiscard]] std::string codeset_here();

// The codeset at the end of a locale's name, `UTF-8` in either case and spelling; empty when it has
// none.
[[nodiscard]] std::string codeset_named_by(std::string_view locale);

}  // namespace parlor::tui
