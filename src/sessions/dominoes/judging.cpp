#include "sessions/dominoes/judging.hpp"

#include <algorithm>
#include <system_error>
#include <thread>

#include "base/digest.hpp"
#include "base/program_version.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor {
namespace {

std::string name_of_review(const table::GameTable& game) {
    Digest digest;
    const auto fold = [&](const std::string& text) {
        for (const char letter : text) digest.fold(static_cast<unsigned char>(letter));
    };
    fold(program_version() + game.header());
    for (std::size_t entry = 0; entry < game.entries(); ++entry) fold(game.entry_text(entry));
    return table::state_digits(digest.value());
}

// A thread for each core except the caller's, but none where threads are forbidden: in restricted
// mode.
template <class Work>
std::vector<std::thread> helpers_at(const Work& work, std::size_t most) {
    const std::size_t cores = std::thread::hardware_concurrency();
    std::vector<std::thread> helpers;
    try {
        while (helpers.size() + 1 < std::min(cores, most)) helpers.emplace_back(work);
    } catch (const std::system_error&) {}
    return helpers;
}

}  // namespace

std::filesystem::path file_of_review(const table::GameTable& game,
                                     const std::filesystem::path& folder) {
    return folder / name_of_review(game);
}

Judging::Judging(table::GameTable& game, const std::optional<std::filesystem::path>& folder)
    : decisions_{decisions_in(*domino_session(game))},
      judgements_(decisions_.size()),
      seed_{domino_session(game)->seed()},
      kept_{folder ? std::optional{file_of_review(game, *folder)} : std::nullopt} {
    for (std::size_t i = 0; i < decisions_.size(); ++i) {
        if (const auto known = kept_.find(decisions_[i]))
            judgements_[i] = *known;
        else
            open_.push_back(i);
    }
}

// Judges at least one decision, if any is open.
void Judging::judge_until(Clock::time_point end, std::atomic<std::size_t>& next) {
    do {
        const std::size_t place = next++;
        if (place >= open_.size()) return;
        const std::size_t index = open_[place];
        const dominoes::Decision& decision = decisions_[index];
        judgements_[index] = kept_.keep(decision, judged(decision, seed_));
    } while (Clock::now() < end);
}

void Judging::go_on(std::chrono::milliseconds time) {
    const auto end = Clock::now() + time;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] { judge_until(end, next); };
    auto helpers = helpers_at(work, open_.size());
    work();
    for (std::thread& helper : helpers) helper.join();
    const auto judged = std::min(next.load(), open_.size());
    open_.erase(open_.begin(), open_.begin() + static_cast<std::ptrdiff_t>(judged));
}

}  // namespace parlor
