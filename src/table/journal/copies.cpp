#include "table/journal/copies.hpp"

#include <algorithm>

#include "disk/folders.hpp"
#include "disk/lock.hpp"
#include "disk/new_file.hpp"
#include "table/journal/game_file.hpp"
#include "table/journal/game_names.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/room_for_games.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t length_of_time = 15;  // 20261120-231752

std::optional<Error> wrong_letters(std::string_view text) {
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto wrong = unprintable(text.substr(0, end))) return wrong;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

std::optional<Error> wrong_copy(const StoreNeeds& needs,
                                const std::string& name,
                                const std::string& text) {
    constexpr auto longest = static_cast<std::int64_t>(longest_game);
    if (static_cast<std::int64_t>(text.size()) > needs.limits.bytes.value_or(longest))
        return Error{"this game is too long to be kept here"};
    if (not time_named(name)) return Error{"the copy has no name of a game"};
    if (auto wrong = wrong_letters(text)) return wrong;
    const Sealed part = sealed_part(text);
    if (part.is_script or part.rest != Sealed::Rest::None)
        return Error{"the copy came damaged: its seals do not match"};
    const auto game = game_in(part, name, needs.open, needs.called_off);
    if (not game) return game.error();
    if (not game->is_sound) return Error{game->told};
    if (game->table->decider()) return Error{"the game of the copy is not over"};
    return std::nullopt;
}

Result<Copied> write_copy(const StoreNeeds& needs,
                          const fs::path& folder,
                          const std::string& time,
                          const std::string& text) {
    for (int number = 1; number <= most_games_of_a_second; ++number) {
        const fs::path path = folder / file_of_game(time, number);
        if (const auto there = read_game(needs.disk, path); there and *there == text)
            return Copied::WasThere;
        if (std::error_code none; fs::exists(fs::symlink_status(path, none))) continue;
        if (auto full = no_room_for_game(needs, folder)) return *full;
        if (const auto error = disk::write_new(needs.disk, path, text))
            return Error{path.string() + " cannot be written: " + error.message()};
        return Copied::Added;
    }
    return Error{"there are too many games of that second"};
}

}  // namespace

// While copies are limited, no other parlor may count or create files there.
Result<Copied> add_copy(const StoreNeeds& needs, const std::string& name, const std::string& text) {
    if (not needs.folder) return needs.folder.error();
    if (auto wrong = wrong_copy(needs, name, text)) return *wrong;
    const fs::path folder = *needs.folder / folder_of(GameStore::Shelf::Journals);
    if (const auto error = disk::make_folders(needs.disk, folder))
        return Error{folder.string() + " cannot be made: " + error.message()};
    Result<Copied> copied = Copied::Added;
    const auto write = [&]() -> std::optional<Error> {
        copied = write_copy(needs, folder, name.substr(0, length_of_time), text);
        return std::nullopt;
    };
    const auto trouble = needs.limits.games ? disk::while_held(needs.disk, folder, write) : write();
    return trouble ? Result<Copied>{*trouble} : copied;
}

}  // namespace parlor::table
