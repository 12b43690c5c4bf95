#include "tui/trouble.hpp"

#include <utility>
#include <vector>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

// The beginning of the message, which names the file and the line: as many lines as the window has
// room for.
std::vector<std::string> lines_of(const std::string& words) {
    constexpr int width = 19;
    constexpr std::size_t most = 15;
    std::vector<std::string> lines = wrapped(upper(words), width);
    if (lines.size() <= most) return lines;
    lines.resize(most);
    lines.back() = cut(lines.back(), width - 3) + "...";
    return lines;
}

}  // namespace

Notice trouble_notice(std::string title, const std::string& words) {
    return {.title = std::move(title),
            .sub = "",
            .lines = lines_of(words),
            .tall = true,
            .is_trouble = true};
}

}  // namespace parlor::tui
