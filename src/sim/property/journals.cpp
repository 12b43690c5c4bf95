#include "sim/property/journals.hpp"

#include <cassert>

#include "base/match.hpp"
#include "rules/property/property.hpp"
#include "sim/line.hpp"
#include "table/game/text_table.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"

namespace parlor::sim {
namespace {

using disk::Disk;
using property::Property;

// At most eight letters, as the board has no room for more.
std::string name_of(const Player& player) {
    static constexpr std::array levels{"Novice", "Trader", "Master"};
    return match(
        player,
        [](Computer computer) -> std::string {
            return levels[static_cast<std::size_t>(computer.level)];
        },
        [](AtRandom) -> std::string { return "Random"; });
}

board::Sitter sitter_for(const Player& player, std::size_t seat) {
    board::Sitter sitter{.name = name_of(player) + " " + std::to_string(seat),
                         .colour = board::Colour(seat - 1)};
    if (const auto* computer = std::get_if<Computer>(&player))
        sitter.computer = board::Level(computer->level);
    return sitter;
}

Property::Setup setup_of(const PropertyPlan& plan, const PlayedGame& game) {
    Property::Setup setup{
        .game_id = plan.game_id, .edition = plan.edition, .rules = plan.rules, .files = plan.files};
    const auto kinds = kinds_among(plan.players);
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        const int kind = game.kinds[Entrant(i)];
        setup.sitters.push_back(sitter_for(kinds[static_cast<std::size_t>(kind)], i + 1));
    }
    return setup;
}

}  // namespace

std::string journal_name(int game) { return line("%06d.parlor", game + 1); }

std::string journal_of(const PropertyPlan& plan, const PlayedGame& game, const Moves& moves) {
    table::TextTable<Property> table{setup_of(plan, game), game.seed};
    const table::Took took{table::least_time_of_computer, table::Took::Told::ByScreen};
    for (const auto& [mover, action] : moves) {
        [[maybe_unused]] const auto refusal = table.session().play(mover, action, took);
        assert(not refusal);
    }
    constexpr std::int64_t seconds = 0;  // played by a person
    return table::Sealer{}.sealed(table::journal_pieces(table), seconds);
}

std::optional<Error> keep_journal(Disk& disk,
                                  const std::filesystem::path& folder,
                                  const PropertyPlan& plan,
                                  const PlayedGame& game,
                                  const Moves& moves) {
    const auto path = folder / journal_name(game.number);
    const auto failed = [&](std::error_code error) {
        return Error{path.string() + ": cannot be written: " + error.message()};
    };
    const auto opened = disk.open(path, Disk::OpenMode::New);
    if (opened.error) return failed(opened.error);
    const disk::File file{disk, opened.file};
    if (const auto error = disk.write(file.number(), 0, journal_of(plan, game, moves)))
        return failed(error);
    return std::nullopt;
}

}  // namespace parlor::sim
