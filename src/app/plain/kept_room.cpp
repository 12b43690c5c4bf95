#include "app/plain/kept_room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr std::size_t games_at_once = 5;

// `Sunday: classic, with Ann and Bob; Ann's turn, after 212 moves, kept 2026-11-22 10:30.` The name of
// a replay is only the time when it began.
std::string described(const tui::KeptGame& game, tui::Shelf shelf) {
    const bool has_name = shelf == tui::Shelf::Saved or game.when.empty() or game.game.empty();
    std::string words = has_name ? printable(game.name) : "";
    if (has_name and not game.game.empty()) words += ": ";
    words += printable(game.game);
    std::vector<std::string> players;
    for (const std::string& player : game.players) players.push_back(printable(player));
    if (not players.empty()) words += ", with " + listed(players);
    if (not game.state.empty()) words += "; " + printable(game.state);
    if (not game.moves.empty())
        words += ", after " + game.moves + (game.moves == "1" ? " move" : " moves");
    if (not game.when.empty()) words += ", kept " + game.when;
    return sentence_case(words) + ".";
}

}  // namespace

Answer KeptRoom::begin() { return said_.empty() ? list() : choose(said_); }

Answer KeptRoom::hear(const std::string& line) {
    if (deleting_) return hear_deleting(line);
    if (line.empty()) return ask();
    const std::string word = joined(spoken(line));
    if (word == "cancel" or word == "leave") return left_with({});
    if (word == "more") return list();
    const Spoken said = spoken(line);
    if (not said.empty() and said.front() == "delete")
        return ask_to_delete(without_first_word(line));
    return choose(line);
}

Answer KeptRoom::ask(Sentences before) const {
    const std::string verb = shelf_ == tui::Shelf::Saved ? "Load" : "Replay";
    const std::string more = listed_ < names_.size() ? "more, " : "";
    return {.sentences = std::move(before),
            .prompt = verb + " which, by number or name? Or " + more + "delete or cancel."};
}

// The games after those that are known; from the first one again after the last.
Answer KeptRoom::list() {
    if (listed_ >= names_.size()) listed_ = 0;
    Sentences lines;
    for (const std::size_t end = std::min(listed_ + games_at_once, names_.size()); listed_ < end;
         ++listed_)
        lines.push_back(std::to_string(listed_ + 1) + ". " +
                        described(cabinet_.game(shelf_, names_[listed_]), shelf_));
    return ask(std::move(lines));
}

Answer KeptRoom::choose(const std::string& said) {
    const auto name = named(said);
    return name ? take_(*name) : ask({name.error().what});
}

Answer KeptRoom::ask_to_delete(const std::string& said) {
    if (said.empty()) return ask({"Say delete and a number or a name."});
    const auto name = named(said);
    if (not name) return ask({name.error().what});
    deleting_ = *name;
    return hear_deleting("");
}

Answer KeptRoom::hear_deleting(const std::string& line) {
    const Verbs verbs{{"yes", "no", "cancel"}, {}, {}};
    const auto meant = meant_by(joined(spoken(line)), verbs);
    if (not meant or line.empty())
        return {.sentences = {}, .prompt = "Delete " + printable(*deleting_) + ", yes or no?"};
    const std::string name = *std::exchange(deleting_, std::nullopt);
    if (meant->word != "yes") return ask({"Nothing was deleted."});
    if (const auto trouble = cabinet_.forget(shelf_, name))
        return ask({"It was not deleted: " + trouble->what + "."});
    names_ = cabinet_.names(shelf_);
    listed_ = std::min(listed_, names_.size());
    const std::string deleted = printable(name) + " is deleted.";
    return names_.empty() ? left_with({deleted}) : ask({deleted});
}

// Its number in the list, its name, or a name that has all these words.
Result<std::string> KeptRoom::named(const std::string& said) const {
    const Spoken words = spoken(said);
    if (std::ranges::find(names_, said) != names_.end()) return said;
    const auto number = whole_number(joined(words), names_.size());
    if (number and *number > 0) return names_[*number - 1];
    std::vector<std::string> fit;
    for (const std::string& name : names_) {
        const Spoken there = spoken(name);
        const bool has_all = std::ranges::all_of(words, [&](const std::string& word) {
            return std::ranges::any_of(there,
                                       [&](const auto& one) { return one.starts_with(word); });
        });
        if (has_all and not words.empty()) fit.push_back(name);
    }
    if (fit.size() == 1) return fit.front();
    const std::string quoted = "\"" + printable(said, 40) + "\"";
    if (fit.size() > 1)
        return Error{quoted + " can mean " + std::to_string(fit.size()) +
                     " games: say the number in the list, or more of the name."};
    if (const auto near = nearest(said, names_))
        return Error{"There is no game " + quoted + ". Did you mean " + printable(*near) + "?"};
    return Error{"There is no game " + quoted + ". Say a number up to " +
                 std::to_string(names_.size()) + ", or a name."};
}

}  // namespace parlor::plain
