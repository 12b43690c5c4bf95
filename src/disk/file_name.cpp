#include "disk/file_name.hpp"

#include "unicode/letters.hpp"
#include "unicode/printable.hpp"

namespace parlor::disk {

std::optional<Error> wrong_name(std::string_view name) {
    constexpr std::size_t longest = 100;  // bytes
    if (name.empty() or name.size() > longest) return Error{"a name has 1 to 100 characters"};
    if (name.front() == '.') return Error{"a name does not begin with a dot"};
    if (name.find('/') != std::string_view::npos) return Error{"a name cannot have a /"};
    return unprintable(composed(name));
}

std::optional<Error> wrong_for_shells(std::string_view name) {
    if (name.find_first_of("`$") == std::string_view::npos) return std::nullopt;
    return Error{"a name cannot have ` or $, on which shells act"};
}

std::optional<Error> wrong_new_name(std::string_view name) {
    const auto wrong = wrong_name(name);
    return wrong ? wrong : wrong_for_shells(name);
}

}  // namespace parlor::disk
