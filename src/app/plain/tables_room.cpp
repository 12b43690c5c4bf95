#include "app/plain/tables_room.hpp"

#include "plain/spoken.hpp"
#include "plain/verbs.hpp"

namespace parlor::plain {
namespace {

using Way = ToTables::Way;

const Verbs words{{"join", "watch", "open", "list"}, {"help"}, {"cancel", "leave"}};

Way way_called(const std::string& word) {
    if (word == "join") return Way::Join;
    if (word == "watch") return Way::Watch;
    return word == "open" ? Way::Open : Way::List;
}

}  // namespace

Answer TablesRoom::begin() { return said_.empty() ? visit({}) : hear(said_); }

Answer TablesRoom::hear(const std::string& line) {
    const Spoken said = spoken(line);
    if (said.empty()) return ask();
    const auto meant = meant_by(said.front(), words);
    if (not meant) return ask({meant.error().what});
    if (meant->as == Meant::As::Own) return left_with({});
    if (meant->as == Meant::As::Question)
        return ask(
            {"Join and watch want a table's number or name, as in join 7, unless only one can "
             "be meant. Open opens one, as in open dominoes. List tells them all."});
    const Way way = way_called(meant->word);
    const std::string name = without_first_word(line);
    return visit({way, way == Way::Open ? joined(spoken(name)) : name});
}

Answer TablesRoom::visit(const ToTables& where) const {
    const tui::Visited visited = (*visit_)(where);
    Sentences told;
    if (not visited.line.empty()) told.push_back(sentence_case(visited.line) + ".");
    if (visited.may_start_host)
        told.emplace_back("Open starts a host, which only your own account reaches.");
    return ask(std::move(told));
}

Answer TablesRoom::ask(Sentences before) const {
    return {.sentences = std::move(before),
            .prompt = "Join, watch or open a table, list them, or cancel?"};
}

Completions TablesRoom::completions() const {
    Completions all;
    for (const auto* shelf : {&words.moves, &words.questions, &words.own})
        for (const std::string& word : *shelf) all.verbs.push_back({word});
    return all;
}

}  // namespace parlor::plain
