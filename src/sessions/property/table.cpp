#include "sessions/property/table.hpp"

#include <utility>

#include "library/data_folder.hpp"
#include "rules/property/tokens.hpp"
#include "sessions/boards.hpp"
#include "sessions/property/setup.hpp"
#include "table/text_table.hpp"

namespace parlor {
namespace {

using PropertyTable = table::TextTable<rules::Property>;
using Errors = std::vector<table::LineError>;

}  // namespace

std::vector<std::string> property_ids() { return library::data_folders().modes(); }

table::Opened open_property(const table::SetupAsked& asked) {
    const auto folders = library::data_folders();
    const auto mode = folders.mode(asked.game->word);
    if (not mode) return Errors{{asked.game->line, mode.error().what}};
    if (auto unknown = unknown_board(asked, folders)) return Errors{std::move(*unknown)};
    auto edition = folders.edition(*mode, asked.board ? asked.board->word : "");
    if (not edition)
        return Errors{{asked.board ? asked.board->line : asked.game->line, edition.error().what}};
    rules::Property::Setup setup{
        .game_id = mode->id, .edition = std::move(*edition), .rules = mode->rules};
    auto errors = take_setup(asked, *mode, setup);
    if (not errors.empty()) return errors;
    return open_property(std::move(setup), asked.seed ? *asked.seed : table::system_seed());
}

std::unique_ptr<table::GameTable> open_property(rules::Property::Setup setup, std::uint64_t seed) {
    if (setup.rules.tokens == rules::Tokens::Letters) rules::give_letters(setup.sitters);
    return std::make_unique<PropertyTable>(std::move(setup), seed);
}

table::Session<rules::Property>* property_session(table::GameTable& table) {
    auto* const property = dynamic_cast<PropertyTable*>(&table);
    return property == nullptr ? nullptr : &property->session();
}

}  // namespace parlor
