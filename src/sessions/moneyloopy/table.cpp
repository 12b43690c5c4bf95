#include "sessions/moneyloopy/table.hpp"

#include <utility>

#include "library/data_folder.hpp"
#include "rules/board/tokens.hpp"
#include "sessions/asked_files.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/setup.hpp"
#include "table/game/text_table.hpp"
#include "unicode/names.hpp"

namespace parlor {

template class table::Session<moneyloopy::Moneyloopy>;

using moneyloopy::Moneyloopy;
using MoneyloopyTable = table::TextTable<Moneyloopy>;

table::Opened open_moneyloopy(const table::SetupAsked& asked) {
    using Errors = std::vector<table::LineError>;
    const auto folders = library::data_folders();
    AskedFiles files{asked, folders};
    for (const auto kind : {library::DataKind::Mode, library::DataKind::Cards})
        files.refuse("moneyloopy", kind);
    const auto board = files.board("us");
    if (not board or not files.errors().empty()) return files.errors();
    const int line = asked.board ? asked.board->line : asked.game->line;
    if (auto why = moneyloopy::unfit(*board)) return Errors{{line, std::move(*why)}};
    using moneyloopy::Edition;
    Moneyloopy::Setup setup{.edition =
                                std::make_shared<const Edition>(moneyloopy::edition_of(*board))};
    if (not files.come_with_program()) setup.files = carried_files(*board);
    auto errors = take_setup(asked, setup);
    if (not errors.empty()) return errors;
    return open_moneyloopy(std::move(setup), asked.seed ? *asked.seed : table::system_seed());
}

std::unique_ptr<table::GameTable> open_moneyloopy(Moneyloopy::Setup setup, std::uint64_t seed) {
    board::give_letters(setup.sitters, plain_capitals);
    return std::make_unique<MoneyloopyTable>(std::move(setup), seed);
}

table::Session<Moneyloopy>* moneyloopy_session(table::GameTable& table) {
    auto* const moneyloopy = dynamic_cast<MoneyloopyTable*>(&table);
    return moneyloopy == nullptr ? nullptr : &moneyloopy->session();
}

}  // namespace parlor
