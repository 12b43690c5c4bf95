#include "terminal/codeset.hpp"

#include <langinfo.h>

#include <clocale>
#include <cstdlib>

namespace parlor::tui {
namespace {

// The name of the locale for letters. Source: POSIX, the first of these that is set and not empty.
std::string_view locale_named() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const char* const value = std::getenv(name); value != nullptr and *value != '\0')
            return value;
    return {};
}

bool is_utf8(std::string_view codeset) {
    std::string plain;
    for (const char letter : codeset)
        if (letter != '-') plain += letter >= 'A' and letter <= 'Z' ? char(letter + 32) : letter;
    return plain == "utf8";
}

}  // namespace

std::string codeset_here() {
    std::string named = codeset_named_by(locale_named());
    if (named == "UTF-8" or std::setlocale(LC_CTYPE, "") == nullptr) return named;
    return nl_langinfo(CODESET);
}

std::string codeset_named_by(std::string_view locale) {
    const auto dot = locale.find('.');
    if (dot == std::string_view::npos) return {};
    const std::string_view rest = locale.substr(dot + 1);
    const std::string_view codeset = rest.substr(0, rest.find('@'));
    return is_utf8(codeset) ? "UTF-8" : std::string{codeset};
}

}  // namespace parlor::tui
