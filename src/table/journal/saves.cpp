#include "table/journal/saves.hpp"

#include "table/journal/game_file.hpp"
#include "table/journal/journals_in.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using disk::Disk;

constexpr std::size_t short_file = 200'000;  // is read whole: some 3,000 moves, a few milliseconds
constexpr std::size_t longest_header = 20'000, longest_end = 2'000;  // without carried files

// An effort calls called_off once per hundred pieces of work. This limit is more than a short
// journal needs, and low enough that no file makes a list wait.
constexpr int most_questions = 150;

std::optional<Summary> replayed(const Sealed& part,
                                const std::string& name,
                                const Opener& open,
                                const CalledOff& called_off) {
    const auto game = game_in(part, name, open, called_off);
    return game and game->is_sound ? std::optional{summary_of(*game->table)} : std::nullopt;
}

void take_short(Kept& kept,
                const std::string& text,
                const Opener& open,
                const CalledOff& called_off) {
    const Sealed part = sealed_part(text);
    int questions = 0;
    bool is_stopped = false;
    const auto stops = [&] {
        is_stopped = ++questions > most_questions or (called_off and called_off());
        return is_stopped;
    };
    kept.header = header_in(std::string_view{text}.substr(0, longest_header));
    if (not part.is_script) kept.seconds = part.seconds;
    if (part.rest != Sealed::Rest::Damaged) {
        kept.summary = summary_at_end(part.text);
        if (not kept.summary) kept.summary = replayed(part, kept.name, open, stops);
    }
    kept.is_damaged = not kept.summary and not is_stopped;
}

// A torn last line does not count.
void take_long(Kept& kept, const std::string& head, std::string_view tail) {
    kept.header = header_in(head);
    tail = tail.substr(0, tail.rfind('\n') + 1);
    kept.seconds = seconds_at_end(tail);
    kept.summary = summary_at_end(tail);
}

}  // namespace

Kept kept_in(Disk& disk,
             const fs::path& folder,
             const std::string& name,
             const Opener& open,
             std::chrono::sys_seconds now,
             const CalledOff& called_off) {
    const fs::path path = path_of_game(folder, name);
    Kept kept{.name = name, .when = last_played(folder, name, now)};
    std::error_code none;
    const auto length = fs::file_size(path, none);
    if (length <= short_file) {
        const auto text = read_game(disk, path);
        if (text) take_short(kept, *text, open, called_off);
        kept.is_damaged = kept.is_damaged or not text;
        return kept;
    }
    const auto head = read_end_of_game(disk, path, EndOfFile::First, longest_header);
    const auto tail = read_end_of_game(disk, path, EndOfFile::Last, longest_end);
    kept.is_damaged = length > longest_game or not head or not tail;
    if (not kept.is_damaged) take_long(kept, *head, *tail);
    return kept;
}

std::optional<Error> forget(Disk& disk, const fs::path& path) {
    const auto [journal, error, is_elsewhere] = Journal::open_left(disk, path);
    if (is_elsewhere) return Error{"another program plays this game now"};
    if (const auto failure = disk.remove(path))
        return Error{path.string() + " cannot be deleted: " + failure.message()};
    return std::nullopt;
}

}  // namespace parlor::table
