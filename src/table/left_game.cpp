#include "table/left_game.hpp"

#include <algorithm>
#include <system_error>

#include "table/journal_text.hpp"
#include "table/script.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_looked_into = 10;

// A journal that was cut off in a line is good up to there.
std::string whole_lines(const std::string& text) {
    return text.substr(0, text.rfind('\n') + 1);  // nothing at all when no line is whole
}

// Whether a journal of this table would be just what stands here, the state at its end aside.
bool is_just(const std::string& text, const GameTable& table) {
    const std::string journal = journal_text(table);
    const std::size_t state = state_text(0).size();
    return text == journal or text + journal.substr(journal.size() - state) == journal;
}

bool is_over(const GameTable& table) { return not table.decider(); }

}  // namespace

std::vector<fs::path> journals_in(const fs::path& folder) {
    struct Found {
        fs::file_time_type written;
        fs::path path;
        auto operator<=>(const Found&) const = default;
    };
    std::vector<Found> found;
    std::error_code none;
    for (fs::directory_iterator each{folder, none}, end; not none and each != end;
         each.increment(none)) {
        if (each->path().extension() != ".parlor" or not each->is_regular_file(none)) continue;
        found.push_back({each->last_write_time(none), each->path()});
    }
    std::ranges::sort(found, std::greater{});
    std::vector<fs::path> paths;
    for (Found& each : found) paths.push_back(std::move(each.path));
    return paths;
}

Result<LeftGame> take_up(const fs::path& path, const Opener& open) {
    auto journal = Journal::open_left(path);
    if (not journal) return journal.error();
    const auto text = (*journal)->read();
    if (not text) return text.error();
    const std::string whole = whole_lines(*text);
    LineReader lines{whole};
    Output complaints;
    auto loaded = load_script(lines, path.filename().string(), open, complaints);
    if (not loaded.table) return Error{complaints.waiting()};
    LeftGame game{.table = std::move(loaded.table)};
    if (whole.size() < text->size())
        game.told = "the last line was cut off, and is gone; what was played before it stands";
    if (not is_just(whole, *game.table)) return game;
    (*journal)->go_on_with(*game.table);
    game.journal = std::move(*journal);
    return game;
}

std::optional<LeftGame> last_left(const fs::path& folder, const Opener& open) {
    auto paths = journals_in(folder);
    if (paths.size() > most_looked_into) paths.resize(most_looked_into);
    for (const fs::path& path : paths)
        if (auto game = take_up(path, open); game and not is_over(*game->table))
            return std::move(*game);
    return std::nullopt;
}

}  // namespace parlor::table
