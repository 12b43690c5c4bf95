#include "rules/board/carried_file.hpp"

#include <algorithm>
#include <string_view>

#include "base/quote.hpp"

namespace parlor::board {

void add_lines(const CarriedFile& file, std::vector<std::string>& lines) {
    for (std::string_view rest = file.text; not rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string line = "file " + file.kind;
        line.append(" ").append(file.id).append(" ").append(as_word(rest.substr(0, end)));
        lines.push_back(std::move(line));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

}  // namespace parlor::board
