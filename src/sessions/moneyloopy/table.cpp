#include "sessions/moneyloopy/table.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "rules/board/tokens.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/setup.hpp"
#include "sessions/read_once.hpp"
#include "table/game/text_table.hpp"
#include "unicode/names.hpp"

namespace parlor {

template class table::Session<moneyloopy::Moneyloopy>;

using moneyloopy::Moneyloopy;
using MoneyloopyTable = table::TextTable<Moneyloopy>;

namespace {

// Without seats.
std::optional<Moneyloopy::Setup> read_files(AskedFiles& files) {
    for (const auto kind : {library::DataKind::Mode, library::DataKind::Cards})
        files.refuse("moneyloopy", kind);
    const auto board = files.board("us");
    if (not board or not files.errors().empty()) return std::nullopt;
    if (auto why = moneyloopy::unfit(*board)) {
        files.refuse_board(std::move(*why));
        return std::nullopt;
    }
    using moneyloopy::Edition;
    Moneyloopy::Setup setup{.edition =
                                std::make_shared<const Edition>(moneyloopy::edition_of(*board))};
    if (not files.come_with_program()) setup.files = carried_files(*board);
    return setup;
}

table::Opened open_on(const table::SetupAsked& asked, Moneyloopy::Setup setup) {
    auto errors = take_setup(asked, setup);
    if (not errors.empty()) return errors;
    return open_moneyloopy(std::move(setup), asked.seed ? *asked.seed : table::system_seed());
}

}  // namespace

table::Opened open_moneyloopy(const table::SetupAsked& asked) { return moneyloopy_opener()(asked); }

table::Opener moneyloopy_opener() {
    using Games = ReadOnce<Moneyloopy::Setup>;
    return [games = std::make_shared<Games>()](const table::SetupAsked& asked) {
        return games->opened(asked, read_files, open_on);
    };
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
