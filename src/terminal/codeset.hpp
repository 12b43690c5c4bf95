// The codeset of the person's locale, such as UTF-8.
//
// Choices: if the locale's files are missing, the word in the variable itself decides: somebody who
//          logs in with LANG=fi_FI.UTF-8 has a terminal in UTF-8, even if this host does not know
//          that locale.
#pragma once

#include <string>
#include <string_view>

namespace parlor::tui {

// Also makes the process use the locale for letters, if it is there.
[[nodiscard]] std::string codeset_here();

// The codeset at the end of a locale's name, `UTF-8` in either case and spelling; empty when it has
// none.
[[nodiscard]] std::string codeset_named_by(std::string_view locale);

}  // namespace parlor::tui
