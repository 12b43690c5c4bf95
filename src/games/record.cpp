#include "games/record.hpp"

#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "table/retell.hpp"

namespace parlor {

using dominoes::Dominoes;

Retold retold(const table::Session<Dominoes>& session) {
    dominoes::Record record{session.setup()};
    std::string text = record.opening();
    retell(session, [&](const dominoes::Game& game, const auto& events, const auto* entry) {
        if (entry == nullptr) return;  // the opening tells the deal
        if (std::holds_alternative<table::Rigging>(entry->what)) text += record.scores_set(game);
        for (const auto& event : events) text += record.lines_of(event);
    });
    return {std::move(text), std::move(record)};
}

table::Status tell_record(table::LineReader& lines,
                          const std::string& name,
                          table::Output& answers,
                          table::Output& complaints) {
    const auto [status, game] = load_script(lines, name, open_table, complaints);
    if (status != table::Status::Fine) return status;
    if (const auto* const session = domino_session(*game)) {
        answers.write(retold(*session).text);
        return table::Status::Fine;
    }
    complaints.write(printable(name) +
                     ": records are made of dominoes, and this is another game\n");
    return table::Status::Wrong;
}

}  // namespace parlor
