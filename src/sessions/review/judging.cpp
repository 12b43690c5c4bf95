#include "sessions/review/judging.hpp"

#include <system_error>
#include <thread>

#include "base/digest.hpp"
#include "base/program_version.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor {

std::filesystem::path file_of_review(const table::GameTable& game,
                                     const std::filesystem::path& folder,
                                     std::string_view how) {
    Digest digest;
    const auto fold = [&](const std::string& text) {
        for (const char letter : text) digest.fold(static_cast<unsigned char>(letter));
    };
    fold(program_version() + std::string{how} + game.header());
    for (std::size_t entry = 0; entry < game.entries(); ++entry) fold(game.entry_text(entry));
    return folder / table::state_digits(digest.value());
}

void work_on_all_cores(const std::function<void()>& work, std::size_t most) {
    const std::size_t cores = std::thread::hardware_concurrency();
    std::vector<std::thread> helpers;
    try {
        while (helpers.size() + 1 < std::min(cores, most)) helpers.emplace_back(work);
    } catch (const std::system_error&) {}
    work();
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace parlor
