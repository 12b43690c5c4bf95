#include "table/saves.hpp"

#include <algorithm>

#include "table/game_file.hpp"
#include "table/journals_in.hpp"
#include "table/line.hpp"
#include "table/line_reader.hpp"
#include "table/replay.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using disk::Disk;

std::chrono::sys_seconds written_at(const fs::path& path) {
    std::error_code none;
    const auto time = std::chrono::file_clock::to_sys(fs::last_write_time(path, none));
    return std::chrono::floor<std::chrono::seconds>(time);
}

// The word at `index` of the header line that begins with `start`.
std::string header_word(const std::string& header,
                        const std::vector<std::string>& start,
                        std::size_t index) {
    LineReader lines{header};
    while (const auto line = lines.next()) {
        const auto words = split(line->text);
        if (not words or words->size() <= index) continue;
        if (std::equal(start.begin(), start.end(), words->words.begin())) return (*words)[index];
    }
    return "";
}

void describe(Kept& kept, const UnfinishedGame& game) {
    const std::string header = game.table->header();
    kept.game = header_word(header, {"game"}, 1);
    kept.seconds = game.seconds;
    kept.is_damaged = not game.is_sound;
    const auto seat = game.table->decider();
    kept.is_over = not seat;
    if (seat) kept.turn = header_word(header, {"seat", std::to_string(number(*seat))}, 3);
}

Kept kept_at(Disk& disk, const fs::path& path, const Opener& open, const CalledOff& called_off) {
    Kept kept{.path = path, .name = path.stem().string(), .when = written_at(path)};
    const auto text = read_game(disk, path);
    const auto game =
        text ? game_in(sealed_part(*text), kept.name, open, called_off) : text.error();
    kept.is_damaged = not game.ok();
    if (not game) return kept;
    describe(kept, *game);
    const auto loaded = load_replay(*text, kept.name, open, called_off);
    if (loaded.replay) kept.moves = loaded.replay->size();
    return kept;
}

}  // namespace

std::vector<Kept> kept_in(Disk& disk,
                          const fs::path& folder,
                          const Opener& open,
                          std::size_t most,
                          std::chrono::sys_seconds now,
                          const CalledOff& called_off) {
    std::vector<Kept> all;
    for (const fs::path& path : journals_in(folder, now)) {
        if (all.size() == most) break;
        Kept kept = kept_at(disk, path, open, called_off);
        if (called_off and called_off()) break;
        all.push_back(std::move(kept));
    }
    return all;
}

std::optional<Error> forget(Disk& disk, const fs::path& path) {
    const auto [journal, error, is_elsewhere] = Journal::open_left(disk, path);
    if (is_elsewhere) return Error{"another program plays this game now"};
    if (const auto failure = disk.remove(path))
        return Error{path.string() + " cannot be deleted: " + failure.message()};
    return std::nullopt;
}

}  // namespace parlor::table
