#include "sessions/dominoes/table.hpp"

#include <utility>

#include "sessions/dominoes/setup.hpp"
#include "table/game/text_table.hpp"

namespace parlor {

template class table::Session<dominoes::Dominoes>;
static_assert(table::ValuingGame<dominoes::Dominoes>);

using dominoes::Dominoes;
using DominoTable = table::TextTable<Dominoes>;

table::Opened open_dominoes(const table::SetupAsked& asked) {
    Dominoes::Setup setup;
    auto errors = take_setup(asked, setup);
    if (not errors.empty()) return errors;
    return open_dominoes(std::move(setup), asked.seed ? *asked.seed : table::system_seed());
}

std::unique_ptr<table::GameTable> open_dominoes(Dominoes::Setup setup, std::uint64_t seed) {
    return std::make_unique<DominoTable>(std::move(setup), seed);
}

table::Session<Dominoes>* domino_session(table::GameTable& table) {
    auto* const dominoes = dynamic_cast<DominoTable*>(&table);
    return dominoes == nullptr ? nullptr : &dominoes->session();
}

}  // namespace parlor
