#include "disk/file_name.hpp"

#include "base/text.hpp"

namespace parlor::disk {

std::optional<Error> wrong_name(std::string_view name) {
    constexpr std::size_t longest = 100;  // bytes
    if (name.empty() or name.size() > longest) return Error{"a name has 1 to 100 characters"};
    if (name.front() == '.') return Error{"a name does not begin with a dot"};
    if (name.find('/') != std::string_view::npos) return Error{"there is no / in a name"};
    return unprintable(name);
}

}  // namespace parlor::disk
