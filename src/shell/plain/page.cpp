#include "shell/plain/page.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "table/language/line.hpp"

namespace parlor::shell {
namespace {

constexpr std::size_t usual_width = 80, usual_height = 24;
constexpr std::size_t narrowest = 40, widest = 100, lowest = 4;
constexpr int lines_that_hide = 40;

winsize window() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
    return size;
}

}  // namespace

Page::Page()
    : lines_{STDIN_FILENO},
      output_{STDOUT_FILENO},
      is_terminal_{isatty(STDIN_FILENO) != 0 and isatty(STDOUT_FILENO) != 0} {}

std::size_t Page::width() const {
    const std::size_t columns = is_terminal_ ? window().ws_col : 0;
    return columns == 0 ? usual_width : std::clamp(columns, narrowest, widest);
}

std::size_t Page::height() const {
    const std::size_t rows = window().ws_row;
    return rows == 0 ? usual_height : std::max(rows, lowest);
}

void Page::print(std::string_view lines) {
    while (not lines.empty() and not early_ and not is_at_end_) {
        const std::size_t end = lines.find('\n') + 1;
        if (is_terminal_ and printed_ + 2 >= height()) {
            output_.write("More?\n");
            auto typed = read_line();
            if (typed and not typed->empty()) early_ = std::move(typed);
            continue;
        }
        output_.write(lines.substr(0, end));
        lines.remove_prefix(end);
        ++printed_;
    }
    output_.flush();
}

void Page::hide() {
    if (is_terminal_) output_.write(std::string(lines_that_hide, '\n'));
    printed_ = 0;
}

std::optional<std::string> Page::next_line() {
    if (early_) return std::exchange(early_, std::nullopt);
    return is_at_end_ ? std::nullopt : read_line();
}

std::optional<std::string> Page::read_line() {
    output_.flush();
    printed_ = 0;
    const auto line = lines_.next();
    is_at_end_ = not line;
    if (not line) return std::nullopt;
    if (line->is_too_long) return std::string(table::longest_line + 1, '.');
    return std::string{line->text};
}

}  // namespace parlor::shell
