#include "sessions/property/table.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "library/data_folder.hpp"
#include "rules/board/tokens.hpp"
#include "sessions/carried.hpp"
#include "sessions/property/setup.hpp"
#include "sessions/read_once.hpp"
#include "table/game/text_table.hpp"
#include "unicode/names.hpp"

namespace parlor {

template class table::Session<property::Property>;
static_assert(table::ValuingGame<property::Property>);
namespace {

using Table = table::TextTable<property::Property>;

struct OnBoard {
    property::Mode mode;
    property::Property::Setup setup;  // without seats
};

std::optional<OnBoard> read_files(AskedFiles& files) {
    const auto mode = files.mode();
    if (not mode) return std::nullopt;
    auto board = files.board(mode->board);
    if (not board) return std::nullopt;
    auto decks = files.cards(mode->cards, *board);
    if (not decks or not files.errors().empty()) return std::nullopt;
    property::Property::Setup setup{
        .game_id = mode->id,
        .edition = library::edition_of(*std::move(board), *std::move(decks), *mode),
        .rules = mode->rules};
    if (not files.come_with_program()) setup.files = carried_files(*mode, *setup.edition);
    return OnBoard{*mode, std::move(setup)};
}

table::Opened open_on(const table::SetupAsked& asked, OnBoard game) {
    auto errors = take_setup(asked, game.mode, game.setup);
    if (not errors.empty()) return errors;
    return open_property(std::move(game.setup), asked.seed ? *asked.seed : table::system_seed());
}

}  // namespace

std::vector<std::string> property_ids() { return library::data_folders().modes(); }

table::Opened open_property(const table::SetupAsked& asked) { return property_opener()(asked); }

table::Opener property_opener() {
    return [games = std::make_shared<ReadOnce<OnBoard>>()](const table::SetupAsked& asked) {
        return games->opened(asked, read_files, open_on);
    };
}

std::unique_ptr<table::GameTable> open_property(property::Property::Setup setup,
                                                std::uint64_t seed) {
    if (setup.rules.tokens == property::Tokens::Digits) board::give_digits(setup.sitters);
    board::give_letters(setup.sitters, plain_capitals);
    return std::make_unique<Table>(std::move(setup), seed);
}

table::Session<property::Property>* property_session(table::GameTable& table) {
    auto* const property = dynamic_cast<Table*>(&table);
    return property == nullptr ? nullptr : &property->session();
}

}  // namespace parlor
