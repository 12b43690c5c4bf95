#include "tui/moneyloopy/story.hpp"

#include "base/sentence.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui::loopy {
namespace {

using namespace rules::moneyloopy;
namespace told = rules::moneyloopy::told;

constexpr Money out(Money sum) { return 0_cash - sum; }

std::string_view words_for(Why why) {
    switch (why) {
        case Why::Rent: return "RENT";
        case Why::Tax: return "TAX";
        case Why::Card: return "CARD";
        case Why::Bid: return "BOUGHT";
        case Why::Toll: return "TOLL";
        case Why::Deal: return "DEAL";
    }
    return "";
}

// Shows one event, if it has a line. The last line stays.
struct Teller {
    const View& view;
    Prompts& prompts;
    std::vector<Notice>& notices;

    void operator()(const told::Began&) const {}
    void operator()(const told::FirstRoll& it) const {
        prompts.say_to_all(it.seat, "FIRST ROLL: " + std::to_string(it.die));
    }
    void operator()(const told::Turn& it) const {
        prompts.clear();
        if (view.seat(it.seat).computer) return;
        prompts.above = story_hint();
        prompts.say(it.seat, "YOUR TURN");
    }
    void operator()(const told::Rolled& it) const { prompts.tell_roll(it.seat, it.dice); }
    void operator()(const told::Moved&) const {}
    void operator()(const told::Salary& it) const { prompts.say(it.seat, "SALARY", it.sum); }
    void operator()(const told::Landed&) const {}
    void operator()(const told::TollPaid& it) const { prompts.say(it.seat, "TOLL", out(it.sum)); }
    void operator()(const told::Looped& it) const { prompts.say(it.seat, "LOOPS TO GO"); }
    void operator()(const told::Saved& it) const { prompts.say(it.seat, "SAFE CARD USED"); }
    void operator()(const told::SafeCards& it) const {
        prompts.say(it.seat, "SAFE CARDS: " + std::to_string(it.count));
    }
    void operator()(const told::ForSale& it) const { prompts.say(it.seat, "FOR SALE", it.price); }
    void operator()(const told::Bought& it) const { prompts.say(it.seat, "BOUGHT", out(it.price)); }
    void operator()(const told::AuctionOpen&) const { prompts.say_above(bank, "AUCTION"); }
    void operator()(const told::BidMade& it) const { prompts.say_to_all(it.seat, "BID", it.sum); }
    void operator()(const told::Passed& it) const { prompts.say_to_all(it.seat, "PASS"); }
    void operator()(const told::OfferLeft& it) const { prompts.say_to_all(it.seat, "LEAVES IT"); }
    void operator()(const told::Forfeited& it) const { prompts.say_to_all(it.seat, "FORFEIT"); }
    void operator()(const told::Won& it) const {
        prompts.clear_above();
        prompts.say(it.seat, "BOUGHT", out(it.sum));
    }
    void operator()(const told::Unsold&) const {
        prompts.clear_above();
        prompts.say(bank, "UNSOLD");
    }
    void operator()(const told::RentDue& it) const { prompts.say(it.from, "RENT", out(it.sum)); }
    void operator()(const told::Paid& it) const {
        if (it.why == Why::Bid or it.why == Why::Toll) return;  // already shown
        if (it.from == bank)
            prompts.say(it.to, std::string{words_for(it.why)}, it.sum);
        else
            prompts.say(it.from, std::string{words_for(it.why)}, out(it.sum));
    }
    void operator()(const told::Owes& it) const { prompts.say(it.from, "OWES", out(it.sum)); }
    void operator()(const told::Staked& it) const {
        const bool wins = it.die >= lowest_winning_die;
        prompts.say_above(it.seat, "ROLLS A " + std::to_string(it.die));
        prompts.say(it.seat, wins ? "WINS THE STAKE" : "LOSES THE STAKE");
    }
    void operator()(const told::Built& it) const { prompts.say(it.seat, "BUILT", out(it.sum)); }
    void operator()(const told::BankBought& it) const {
        prompts.say(it.seat, "SOLD", bank_buys_for);
    }
    void operator()(const told::Took& it) const { prompts.say_to_all(it.seat, "TAKES A DEED"); }
    void operator()(const told::Boarded& it) const { prompts.say(it.seat, "ON THE TRAIN"); }
    void operator()(const told::Jumped& it) const {
        prompts.say(it.seat, "JUMPS", it.sum > 0_cash ? std::optional{it.sum} : std::nullopt);
    }
    void operator()(const told::TermNamed& it) const {
        if (it.deal == 0) prompts.say_to_all(it.from, "PROPOSES A DEAL");
    }
    void operator()(const told::TermDue& it) const {
        const Notice like{.title = "DEAL " + std::to_string(it.deal) + " COMES DUE",
                          .sub = name_of(view, it.from),
                          .lines = {}};
        const std::string words = words_of_term(view, {it.from, it.to, it.what}, it.deal);
        for (Notice& notice : tall_notices(like, words)) notices.push_back(std::move(notice));
    }
    void operator()(const told::DealtWith& it) const {
        prompts.clear_above();
        prompts.say_to_all(it.to, "DEAL " + std::to_string(it.deal) + " IS MADE");
    }
    void operator()(const told::DealOver& it) const {
        prompts.say_to_all(bank, "DEAL " + std::to_string(it.deal) + " IS OVER");
    }
    void operator()(const told::Declined& it) const {
        prompts.clear_above();
        prompts.say_to_all(it.to, "DECLINED!");
    }
    void operator()(const told::Transferred& it) const { prompts.say_to_all(it.to, "ACQUIRED"); }
    void operator()(const told::MarkerMoved&) const { prompts.say_above(bank, "A NEW ROUND"); }
    void operator()(const told::Eliminated& it) const {
        std::vector<std::string> lines = sentence(name_of(view, it.seat), "ELIMINATED!");
        if (it.by != bank)
            for (std::string& line : sentence("DEFEATED BY", name_of(view, it.by)))
                lines.push_back(std::move(line));
        prompts.clear();
        notices.push_back({.title = "PLAYER ELIMINATED", .sub = "", .lines = std::move(lines)});
    }
    void operator()(const told::GameOver& it) const {
        std::vector<std::string> lines;
        for (const Seat winner : it.winners)
            for (std::string& line : sentence(name_of(view, winner), "WINS!"))
                lines.push_back(std::move(line));
        constexpr std::size_t most_lines = 6;
        if (lines.size() > most_lines) lines = {"THE WIN IS SHARED"};
        prompts.clear();
        notices.push_back({.title = "GAME OVER", .sub = "", .lines = std::move(lines)});
    }
};

}  // namespace

std::string name_of(const View& view, Seat seat) {
    return seat == bank ? "THE BANK" : upper(view.seat(seat).name);
}

std::string words_of_term(const View& view, const Term& term, int deal) {
    const Sentence sentence =
        sentence_for(view, told::TermNamed{deal, term.from, term.to, term.what});
    return upper(told_together({&sentence, 1}));
}

void tell(const View& view,
          std::span<const Event> events,
          Prompts& prompts,
          std::vector<Notice>& notices) {
    for (const Event& event : events) std::visit(Teller{view, prompts, notices}, event);
}

}  // namespace parlor::tui::loopy
