#include "library/mode_id.hpp"

#include <algorithm>
#include <array>

#include "disk/file_name.hpp"
#include "unicode/letters.hpp"
#include "unicode/utf8.hpp"

namespace parlor::library {
namespace {

constexpr std::array<std::string_view, 15> of_the_parlor{"classic",
                                                         "city",
                                                         "blitz",
                                                         "reverse",
                                                         "evening",
                                                         "uk",
                                                         "us",
                                                         "world",
                                                         "world-40",
                                                         "turkey",
                                                         "turkey-40",
                                                         "bilkent",
                                                         "bilkent-40",
                                                         "dominoes",
                                                         "moneyloopy"};

// `-` for a blank, and nothing for characters that an id cannot have.
std::string in_id(char32_t code) {
    code = plain_letter(code).value_or(code);
    if (code == U' ' or code == U'-') return "-";
    if (code >= U'A' and code <= U'Z') code += U'a' - U'A';
    const bool is_kept = (code >= U'a' and code <= U'z') or (code >= U'0' and code <= U'9');
    return is_kept ? std::string(1, static_cast<char>(code)) : "";
}

std::string id_of_all(std::string_view name) {
    std::string id;
    while (not name.empty()) {
        const auto letter = *first_character(name);
        const std::string next = in_id(letter.code);
        const bool follows_gap = id.empty() or id.back() == '-';
        if (next != "-" or not follows_gap) id += next;
        name.remove_prefix(letter.bytes);
    }
    if (id.ends_with('-')) id.pop_back();
    return id;
}

}  // namespace

bool is_of_the_parlor(std::string_view id) {
    return std::ranges::find(of_the_parlor, id) != of_the_parlor.end();
}

Result<std::string> id_for(std::string_view name) {
    if (auto error = disk::wrong_for_shells(name)) return *error;
    std::string id = id_of_all(composed(name));
    if (id.empty()) return Error{"a name must have a letter from A to Z, or a digit"};
    if (is_of_the_parlor(id))
        return Error{'"' + id + "\" is the parlor's own; choose another name"};
    return id;
}

}  // namespace parlor::library
