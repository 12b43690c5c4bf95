// Letters: the wide characters that libedit edits, and the texts of the parlor.
//
// Units: texts are in UTF-8; what is not UTF-8 in them is left out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor::editing {

// Sets the locale for letters, which the library asks what they are, even where the system does not
// have the locale that the person's terminal has.
void use_letters_of_terminal();

[[nodiscard]] std::string utf8_of(const wchar_t* letters, std::size_t count);
[[nodiscard]] std::wstring wide(std::string_view text);

}  // namespace parlor::editing
