#include "shell/series/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "table/language/output.hpp"

namespace parlor::shell {
namespace {

using Seconds = std::chrono::duration<double>;
constexpr int usual_columns = 80, most_of_bar = 40, words = 38;

// The cursor stays on the line.
int columns_here() {
    winsize size{};
    const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 and size.ws_col > 0;
    return std::min(is_known ? int{size.ws_col} : usual_columns, usual_columns) - 1;
}

void write(std::string line) {
    line.resize(static_cast<std::size_t>(columns_here()), ' ');
    table::Output{STDERR_FILENO}.write("\r" + line + "\r");
}

std::string bar(int played, int games) {
    const int columns = std::clamp(columns_here() - words, 0, most_of_bar);
    if (columns == 0) return "";
    const auto filled = static_cast<int>(std::int64_t{played} * columns / games);
    return "[" + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(columns - filled), '.') + "] ";
}

}  // namespace

Progress::Progress(int games, int begun)
    : games_{games},
      begun_{begun},
      is_seen_{isatty(STDERR_FILENO) == 1},
      start_{std::chrono::steady_clock::now()} {}

void Progress::show(int played) const {
    if (not is_seen_) return;
    std::string line =
        bar(played, games_) + std::to_string(played) + " of " + std::to_string(games_);
    if (played > begun_) {
        const Seconds passed = std::chrono::steady_clock::now() - start_;
        const double left = passed.count() * (games_ - played) / (played - begun_);
        line += ", " + std::to_string(std::lround(left)) + " s left";
    }
    write(std::move(line));
}

void Progress::clear() const {
    if (is_seen_) write("");
}

}  // namespace parlor::shell
