#include "games/games.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"
#include "games/dominoes_setup.hpp"
#include "games/property_setup.hpp"
#include "library/data_folder.hpp"
#include "table/text_table.hpp"

namespace parlor {
namespace {

using PropertyTable = table::TextTable<rules::Property>;
using DominoTable = table::TextTable<dominoes::Dominoes>;
using Errors = std::vector<table::LineError>;

// Games that the table language names, but this version does not have.
constexpr std::array<std::string_view, 4> to_come{"city", "blitz", "reverse", "moneyloopy"};

std::uint64_t seed_of(const table::SetupAsked& asked) {
    return asked.seed ? *asked.seed : table::system_seed();
}

std::string no_such_game(const std::string& id, std::vector<std::string> known) {
    known.emplace_back("dominoes");
    if (std::ranges::find(to_come, id) != to_come.end())
        return "the game " + id + " is not in this version yet; here there is " + listed(known);
    return "there is no game " + printable(id) + "; there is " + listed(known);
}

std::string no_such_board(const std::string& id, const std::vector<std::string>& known) {
    return "there is no board " + printable(id) + "; there is " + listed(known);
}

bool is_among(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

table::Opened set_up_property(const table::SetupAsked& asked, const rules::Mode& mode) {
    const auto folders = library::data_folders();
    if (asked.board and not is_among(folders.boards(), asked.board->word))
        return Errors{{asked.board->line, no_such_board(asked.board->word, folders.boards())}};
    auto edition = folders.edition(mode, asked.board ? asked.board->word : "");
    if (not edition)
        return Errors{{asked.board ? asked.board->line : asked.game->line, edition.error().what}};
    rules::Property::Setup setup{
        .game_id = mode.id, .edition = std::move(*edition), .rules = mode.rules};
    auto errors = take_setup(asked, mode, setup);
    if (not errors.empty()) return errors;
    return parlor::open_property(std::move(setup), seed_of(asked));
}

table::Opened set_up_dominoes(const table::SetupAsked& asked) {
    dominoes::Dominoes::Setup setup;
    auto errors = take_setup(asked, setup);
    if (not errors.empty()) return errors;
    return open_dominoes(std::move(setup), seed_of(asked));
}

}  // namespace

table::Opened open_table(const table::SetupAsked& asked) {
    const auto& [line, id] = *asked.game;
    if (id == "dominoes") return set_up_dominoes(asked);
    const auto folders = library::data_folders();
    const auto known = folders.modes();
    if (not is_among(known, id)) return Errors{{line, no_such_game(id, known)}};
    const auto mode = folders.mode(id);
    if (not mode) return Errors{{line, mode.error().what}};
    return set_up_property(asked, *mode);
}

std::unique_ptr<table::GameTable> open_property(rules::Property::Setup setup, std::uint64_t seed) {
    return std::make_unique<PropertyTable>(std::move(setup), seed);
}

std::unique_ptr<table::GameTable> open_dominoes(dominoes::Dominoes::Setup setup,
                                                std::uint64_t seed) {
    return std::make_unique<DominoTable>(std::move(setup), seed);
}

table::Session<rules::Property>* property_session(table::GameTable& table) {
    auto* const property = dynamic_cast<PropertyTable*>(&table);
    return property == nullptr ? nullptr : &property->session();
}

table::Session<dominoes::Dominoes>* domino_session(table::GameTable& table) {
    auto* const dominoes = dynamic_cast<DominoTable*>(&table);
    return dominoes == nullptr ? nullptr : &dominoes->session();
}

}  // namespace parlor
