#include "table/journal/unfinished_game.hpp"

#include "table/journal/game_file.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/summary.hpp"
#include "table/language/script.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using disk::Disk;

constexpr std::size_t most_looked_into = 10;
constexpr std::size_t longest_end = 2'000;  // bytes: the summary of a game that was left

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

bool is_over(const GameTable& table) { return not table.decider(); }

// Whether the summary at the end of the file says that the game is over, so that no replay is
// needed.
bool was_left_over(Disk& disk, const fs::path& path) {
    const auto end = read_end_of_game(disk, path, EndOfFile::Last, longest_end);
    const auto summary = end ? summary_at_end(*end) : std::nullopt;
    return summary and summary->is_over;
}

bool may_only_read(std::error_code error) {
    return error == std::errc::permission_denied or error == std::errc::read_only_file_system or
           error == std::errc::operation_not_permitted;
}

// Loads a game from a file that is not writable; it will continue in a new journal.
Resumed read_only(Disk& disk,
                  const fs::path& path,
                  const Opener& open,
                  const CalledOff& called_off) {
    const auto text = read_game(disk, path);
    if (not text) return text.error();
    auto game = game_in(sealed_part(*text), path.filename().string(), open, called_off);
    if (not game) return game.error();
    return std::move(*game);
}

}  // namespace

Result<UnfinishedGame> game_in(const Sealed& part,
                               const std::string& name,
                               const Opener& open,
                               const CalledOff& called_off) {
    if (part.is_damaged_at_once()) return Error{printable(name) + ": " + words_about_rest(part)};
    Output complaints;
    auto [status, table] = load_script(part, name, open, complaints, {}, called_off);
    if (not table) return Error{first_line(complaints.waiting())};
    UnfinishedGame game{
        .table = std::move(table), .told = words_about_rest(part), .seconds = part.seconds};
    game.is_sound = status == Status::Fine and part.rest != Sealed::Rest::Damaged;
    if (status != Status::Fine)
        game.told = first_line(complaints.waiting()) + "; the moves before it are still there";
    return game;
}

Resumed resume(Disk& disk, const fs::path& path, const Opener& open, const CalledOff& called_off) {
    auto [journal, error, is_elsewhere] = Journal::open_left(disk, path);
    if (is_elsewhere) return Elsewhere{};
    if (may_only_read(error)) return read_only(disk, path, open, called_off);
    if (error) return Error{path.string() + " cannot be opened: " + error.message()};
    const auto text = journal->read();
    if (not text) return text.error();
    const Sealed part = sealed_part(*text);
    auto game = game_in(part, path.filename().string(), open, called_off);
    if (not game) return game.error();
    if (game->is_sound and not part.is_script) {
        journal->go_on(part, *game->table);
        game->journal = std::move(journal);
    }
    return std::move(*game);
}

LastUnfinished last_unfinished(Disk& disk,
                               const fs::path& folder,
                               const Opener& open,
                               std::chrono::sys_seconds now,
                               const CalledOff& called_off) {
    auto names = journals_in(folder, now);
    if (names.size() > most_looked_into) names.resize(most_looked_into);
    LastUnfinished last;
    for (const std::string& name : names) {
        const fs::path path = path_of_game(folder, name);
        if (was_left_over(disk, path)) continue;
        auto taken = resume(disk, path, open, called_off);
        if (auto* const error = std::get_if<Error>(&taken)) last.unreadable.push_back(*error);
        if (called_off and called_off()) break;
        auto* const game = std::get_if<UnfinishedGame>(&taken);
        if (game == nullptr or is_over(*game->table)) continue;
        last.game = std::move(*game);
        break;
    }
    return last;
}

}  // namespace parlor::table
