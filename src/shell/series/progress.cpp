#include "shell/series/progress.hpp"

#include <unistd.h>

#include <cmath>
#include <string>

#include "table/language/output.hpp"

namespace parlor::shell {
namespace {

using Seconds = std::chrono::duration<double>;
constexpr int bar_columns = 40;
constexpr std::size_t columns = 79;  // of the whole line

void write(const std::string& line) {
    table::Output{STDERR_FILENO}.write("\r" + line + std::string(columns - line.size(), ' ') +
                                       "\r");
}

}  // namespace

Progress::Progress(int games)
    : games_{games},
      is_seen_{isatty(STDERR_FILENO) == 1},
      start_{std::chrono::steady_clock::now()} {}

void Progress::show(int played) const {
    if (not is_seen_) return;
    const auto filled = static_cast<std::size_t>(std::int64_t{played} * bar_columns / games_);
    std::string line = "[" + std::string(filled, '#') + std::string(bar_columns - filled, '.') +
                       "] " + std::to_string(played) + " of " + std::to_string(games_);
    if (played > 0) {
        const Seconds passed = std::chrono::steady_clock::now() - start_;
        const double left = passed.count() * (games_ - played) / played;
        line += ", " + std::to_string(std::lround(left)) + " s left";
    }
    write(line);
}

void Progress::clear() const {
    if (is_seen_) write("");
}

}  // namespace parlor::shell
