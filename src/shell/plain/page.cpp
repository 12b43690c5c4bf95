#include "shell/plain/page.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "base/text.hpp"
#include "plain/completing.hpp"
#include "plain/spoken.hpp"
#include "plain/voice.hpp"
#include "table/language/line.hpp"
#include "terminal/codeset.hpp"
#include "unicode/letters.hpp"

namespace parlor::shell {
namespace {

using editing::Typed;

constexpr std::size_t usual_width = 80, usual_height = 24;
constexpr std::size_t narrowest = 40, widest = 100, lowest = 4;
constexpr int lines_that_hide = 40;

winsize window() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
    return size;
}

bool goes_on(std::string_view typed) { return plain::spoken(typed) == plain::Spoken{"more"}; }

}  // namespace

Page::Page()
    : lines_{STDIN_FILENO}, output_{STDOUT_FILENO}, has_utf8_{tui::codeset_here() == "UTF-8"} {
    if (isatty(STDIN_FILENO) != 0 and isatty(STDOUT_FILENO) != 0) editor_.emplace();
}

std::size_t Page::width() const {
    const std::size_t columns = editor_ ? window().ws_col : 0;
    return columns == 0 ? usual_width : std::clamp(columns, narrowest, widest);
}

std::size_t Page::height() const {
    const std::size_t rows = window().ws_row;
    return rows == 0 ? usual_height : std::max(rows, lowest);
}

void Page::write(std::string_view text) {
    if (editor_)
        editor_->print(in_letters_here(std::string{text}));
    else
        output_.write(in_letters_here(std::string{text}));
}

std::string Page::in_letters_here(std::string text) const {
    return has_utf8_ ? std::move(text) : in_ascii(text);
}

void Page::print(std::string_view lines, std::optional<Milliseconds> time) {
    if (editor_) editor_->wait_for(time);
    std::string piece;
    while (not lines.empty() and not early_) {
        if (editor_ and not is_at_end_ and printed_ + 2 >= height()) {
            write(std::exchange(piece, {}) + "More?\n");
            auto typed = read_line({}, std::nullopt);
            has_news_ = false;
            if (not typed) return;
            if (not typed->empty() and not goes_on(*typed)) early_ = std::move(typed);
            continue;
        }
        const std::size_t end = lines.find('\n') + 1;
        piece += lines.substr(0, end);
        lines.remove_prefix(end);
        ++printed_;
    }
    write(piece);
    output_.flush();
}

void Page::hide() {
    if (editor_) write(std::string(lines_that_hide, '\n'));
    printed_ = 0;
}

std::optional<std::string> Page::next_line(const Completions& completions,
                                           std::optional<Entrant> asked) {
    if (early_) return std::exchange(early_, std::nullopt);
    return is_at_end_ ? std::nullopt : read_line(completions, asked);
}

Page::LineOrNews Page::line_or_news(int file,
                                    bool is_answered,
                                    const Completions& completions,
                                    std::optional<Entrant> asked) {
    if (not early_ and not editor_ and has_news_before_pipe(file, is_answered)) return {Came::News};
    if (editor_) editor_->listen_to(file);
    auto line = next_line(completions, asked);
    if (editor_) editor_->listen_to(-1);
    return came(std::move(line));
}

Page::LineOrNews Page::line_within(std::optional<Milliseconds> time,
                                   const Completions& completions,
                                   std::optional<Entrant> asked) {
    if (editor_) editor_->wait_for(time);
    auto line = next_line(completions, asked);
    if (editor_) editor_->wait_for(std::nullopt);
    return came(std::move(line));
}

Page::LineOrNews Page::came(std::optional<std::string> line) {
    if (std::exchange(has_news_, false)) return {Came::News};
    return line ? LineOrNews{Came::Line, std::move(*line)} : LineOrNews{};
}

bool Page::has_news_before_pipe(int file, bool is_answered) {
    output_.flush();
    if (is_answered and not lines_.may_wait()) return false;
    std::array<pollfd, 2> files{pollfd{file, POLLIN, 0},
                                pollfd{is_answered ? STDIN_FILENO : -1, POLLIN, 0}};
    while (poll(files.data(), files.size(), -1) < 0 and errno == EINTR) {}
    return files.front().revents != 0;
}

std::optional<std::string> Page::read_line(const Completions& completions,
                                           std::optional<Entrant> asked) {
    printed_ = 0;
    auto line = editor_ ? edited_line(completions, asked) : piped_line();
    is_at_end_ = not line and not has_news_;
    if (line and line->size() > table::longest_line) line->assign(table::longest_line + 1, '.');
    return line;
}

std::optional<std::string> Page::edited_line(const Completions& completions,
                                             std::optional<Entrant> asked) {
    const auto tab = [&](const std::string& line) {
        const auto [from, text, open] = plain::completed(line, completions);
        editing::Tabbed tabbed{in_letters_here(line.substr(0, from) + text)};
        const bool is_clear = open.empty() or tabbed.line != line;
        if (is_clear) return tabbed;
        const std::string told = plain::sentence_case(listed(open, "or")) + "?";
        for (const std::string& each : plain::wrapped(in_letters_here(told), width()))
            tabbed.told.append(each).append("\n");
        return tabbed;
    };
    const auto person = asked ? std::optional{static_cast<int>(*asked)} : std::nullopt;
    auto [end, line] = editor_->read(person, tab);
    has_news_ = end == Typed::End::News;
    if (has_news_) return std::nullopt;  // between a Ctrl-C and the next one
    const bool was_interrupted = std::exchange(is_interrupted_, end == Typed::End::Interrupt);
    if (end == Typed::End::Enter) return std::move(line);
    if (end == Typed::End::Input or (was_interrupted and line.empty())) return std::nullopt;
    return "cancel";
}

std::optional<std::string> Page::piped_line() {
    output_.flush();
    const auto line = lines_.next();
    if (not line) return std::nullopt;
    if (line->is_too_long) return std::string(table::longest_line + 1, '.');
    return std::string{line->text};
}

bool Page::take_interrupt() { return editor_ and editor_->take_interrupt(); }

std::optional<int> Page::ended_by() const { return editor_ ? editor_->ended_by() : std::nullopt; }

}  // namespace parlor::shell
