#include "sessions/moneyloopy/table.hpp"

#include <utility>

#include "library/data_folder.hpp"
#include "sessions/boards.hpp"
#include "sessions/moneyloopy/setup.hpp"
#include "table/text_table.hpp"

namespace parlor {

using rules::moneyloopy::Moneyloopy;
using MoneyloopyTable = table::TextTable<Moneyloopy>;

table::Opened open_moneyloopy(const table::SetupAsked& asked) {
    using Errors = std::vector<table::LineError>;
    const auto folders = library::data_folders();
    if (auto unknown = unknown_board(asked, folders)) return Errors{std::move(*unknown)};
    const int line = asked.board ? asked.board->line : asked.game->line;
    const auto board = folders.board(asked.board ? asked.board->word : "us");
    if (not board) return Errors{{line, board.error().what}};
    if (auto why = rules::moneyloopy::unfit(*board)) return Errors{{line, std::move(*why)}};
    using rules::moneyloopy::Edition;
    Moneyloopy::Setup setup{
        .edition = std::make_shared<const Edition>(rules::moneyloopy::edition_of(*board))};
    auto errors = take_setup(asked, setup);
    if (not errors.empty()) return errors;
    return open_moneyloopy(std::move(setup), asked.seed ? *asked.seed : table::system_seed());
}

std::unique_ptr<table::GameTable> open_moneyloopy(Moneyloopy::Setup setup, std::uint64_t seed) {
    return std::make_unique<MoneyloopyTable>(std::move(setup), seed);
}

table::Session<Moneyloopy>* moneyloopy_session(table::GameTable& table) {
    auto* const moneyloopy = dynamic_cast<MoneyloopyTable*>(&table);
    return moneyloopy == nullptr ? nullptr : &moneyloopy->session();
}

}  // namespace parlor
