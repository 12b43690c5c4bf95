#include "sessions/moneyloopy/deals.hpp"

#include <map>
#include <variant>

#include "base/sentence.hpp"
#include "rules/moneyloopy/view.hpp"
#include "table/game/replay_log.hpp"

namespace parlor {
namespace {

std::string whole(const Sentence& sentence) { return told_together({&sentence, 1}); }

// Collects the paragraphs by the number of the deal.
class Record {
public:
    explicit Record(const moneyloopy::Moneyloopy::Setup& setup) : setup_{setup} {}

    void add(const moneyloopy::Game& game, const moneyloopy::Event& event) {
        round_ = round_of(game);
        if (const auto* made = std::get_if<moneyloopy::told::DealtWith>(&event))
            made_[made->deal] = {.from = made->from,
                                 .to = made->to,
                                 .title = "Deal " + std::to_string(made->deal) + ", round " +
                                          std::to_string(round_) + ": " + name(made->from) +
                                          " and " + name(made->to) + "\n"};
        else if (const auto* term = std::get_if<moneyloopy::told::TermNamed>(&event);
                 term and term->deal)
            add_line(term->deal, whole(in_words(seen(game), *term)));
        else if (const auto* due = std::get_if<moneyloopy::told::TermDue>(&event))
            add_line(due->deal,
                     "Due in round " + std::to_string(round_) + ": " +
                         whole(in_words(seen(game), *due)));
        else if (const auto* over = std::get_if<moneyloopy::told::DealOver>(&event))
            add_line(over->deal,
                     "Over in round " + std::to_string(round_) + why_over(game, over->deal) + ".");
    }

    [[nodiscard]] std::string text() const {
        if (made_.empty()) return "No deal was made.\n";
        std::string text;
        for (const auto& [number, deal] : made_)
            text += (text.empty() ? "" : "\n") + deal.title + deal.lines;
        return text;
    }

private:
    struct Deal {
        Seat from{}, to{};
        std::string title, lines = {};
    };
    [[nodiscard]] std::string why_over(const moneyloopy::Game& game, int deal) const {
        for (const Seat seat : {made_.at(deal).from, made_.at(deal).to})
            if (game.players[seat].out) return ", since " + name(seat) + " is bankrupt";
        return "";
    }

    void add_line(int deal, const std::string& words) {
        made_[deal].lines += "    " + words + "\n";
    }
    [[nodiscard]] const std::string& name(Seat seat) const {
        return moneyloopy::sitter_at(setup_, seat).name;
    }
    [[nodiscard]] moneyloopy::View seen(const moneyloopy::Game& game) const {
        return moneyloopy::view_for(setup_, game, bank);
    }

    const moneyloopy::Moneyloopy::Setup& setup_;
    std::map<int, Deal> made_;
    int round_ = 1;
};

}  // namespace

std::string deals_of(const table::Session<moneyloopy::Moneyloopy>& session) {
    Record record{session.setup()};
    table::replay_log(session, [&](const moneyloopy::Game& game, const auto& events, const auto*) {
        for (const moneyloopy::Event& event : events) record.add(game, event);
    });
    return record.text();
}

}  // namespace parlor
