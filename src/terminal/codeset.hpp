// The codeset of the person's locale, such as UTF-8.
//
// Choices: where the locale's files are missing, the word in the variable itself decides: somebody
//          who logs in with LANG=fi_FI.UTF-8 has a terminal in UTF-8, whatever this host knows.
#pragma once

#include <string>
#include <string_view>

namespace parlor::tui {

// Also makes the process use the locale for letters, if it is there.
[[nodiscard]] std::string codeset_here();

// The codeset that the name of a locale ends with, `UTF-8` in either case and spelling; empty when
// it says none.
[[nodiscard]] std::string codeset_named_by(std::string_view locale);

}  // namespace parlor::tui
