// Judges all decisions of a game, with a progress bar on the terminal.
#pragma once

#include <unistd.h>

#include "sessions/review/judging.hpp"
#include "shell/series/progress.hpp"
#include "table/journal/game_store.hpp"
#include "table/language/output.hpp"

namespace parlor::shell {

[[nodiscard]] inline std::optional<std::filesystem::path> folder_of_reviews() {
    const auto folder = table::state_folder();
    return folder ? std::optional{table::reviews_in(*folder)} : std::nullopt;
}

template <class Kind>
void judge_all(Judging<Kind>& judging) {
    constexpr std::chrono::milliseconds between_looks{1000};
    if (judging.is_done()) return;
    const Progress progress{judging.size(), judging.done()};
    while (not judging.is_done()) {
        progress.show(judging.done());
        judging.go_on(between_looks);
    }
    progress.clear();
}

// Why the review is not kept, if it could not be.
inline void tell_trouble(const std::optional<Error>& trouble) {
    if (trouble)
        table::Output{STDERR_FILENO}.write("the review is not kept: " + trouble->what + "\n");
}

}  // namespace parlor::shell
