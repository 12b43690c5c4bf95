#include "tui/property/story.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/spelling.hpp"
#include "tui/property/story_notices.hpp"

namespace parlor::tui {
namespace {

using namespace rules;

constexpr Money out(Money sum) { return 0_cash - sum; }

std::string_view words_for(Why why) {
    switch (why) {
        case Why::Rent: return "RENT";
        case Why::Tax: return "TAX";
        case Why::Card: return "";  // the name of its deck instead
        case Why::Bail: return "BAIL";
        case Why::Bid: return "BOUGHT";
        case Why::Trade: return "TRADE";
    }
    return "";
}

// Shows one event, if it has a line. The last line stays.
struct Teller {
    const View& view;
    PropertyPrompts& prompts;
    std::vector<Notice>& notices;

    void notice(Notice it) const { notices.push_back(std::move(it)); }

    void operator()(const told::Began&) const {}
    void operator()(const told::FirstRoll& it) const { prompts.tell_roll(it.seat, it.dice); }
    void operator()(const told::Placed& it) const {
        prompts.say(it.seat, "TAKES SEAT " + std::to_string(number(it.seat)));
    }
    void operator()(const told::DealtDeed& it) const {
        prompts.say(it.seat, "BOUGHT", out(it.sum));
    }
    void operator()(const told::Turn& it) const {
        prompts.demands = {};
        prompts.clear();
        if (view.seat(it.seat).computer) return;
        prompts.above = story_hint();
        prompts.say(it.seat, "YOUR TURN");
    }
    void operator()(const told::Rolled& it) const { prompts.tell_roll(it.seat, it.dice); }
    void operator()(const told::Moved& it) const { prompts.demands[it.seat] = {}; }
    void operator()(const told::Salary& it) const { prompts.say(it.seat, "SALARY", it.sum); }
    void operator()(const told::Landed&) const {}
    void operator()(const told::ForSale& it) const { prompts.say(it.seat, "FOR SALE", it.price); }
    void operator()(const told::Bought& it) const { prompts.say(it.seat, "BOUGHT", out(it.price)); }
    void operator()(const told::AuctionOpen&) const { prompts.say_above(bank, "AUCTION"); }
    void operator()(const told::BidMade& it) const { prompts.say_to_all(it.seat, "BID", it.sum); }
    void operator()(const told::Passed& it) const { prompts.say_to_all(it.seat, "PASS"); }
    void operator()(const told::Forfeited& it) const { prompts.say_to_all(it.seat, "FORFEIT"); }
    void operator()(const told::Won& it) const {
        prompts.clear_above();
        prompts.say(it.seat, "BOUGHT", out(it.sum));
    }
    void operator()(const told::Unsold&) const {
        prompts.clear_above();
        prompts.say(bank, "UNSOLD");
    }
    void operator()(const told::RentDue& it) const {
        prompts.demands[it.from] = {it.to, it.sum, it.square};
        prompts.say(it.from, "RENT", out(it.sum));
    }
    void operator()(const told::Paid& it) const {
        if (it.why == Why::Rent or it.why == Why::Bid) return;  // the full amount was shown before
        const std::string words{it.why == Why::Card ? prompts.deck : words_for(it.why)};
        const bool is_collected = it.why == Why::Card and it.to == view.turn;  // from each player
        if (it.from == bank or is_collected)
            prompts.say(it.to, words, it.sum);
        else
            prompts.say(it.from, words, out(it.sum));
    }
    // If this is the rest of a rent, the full rent is already the demand.
    void operator()(const told::Owes& it) const {
        Demand& demand = prompts.demands[it.from];
        if (not demand.rent_of) demand = {it.to, it.sum};
        if (prompts.roller != it.from) prompts.clear_above();
        prompts.say(it.from, "OWES", out(it.sum));
    }
    void operator()(const told::Settled& it) const { prompts.say(it.from, "SETTLED", out(it.sum)); }
    void operator()(const told::CardDrawn& it) const {
        prompts.demands[it.seat] = {};
        prompts.deck = it.deck == Deck::Chest ? "CHEST" : "CHANCE";
        prompts.say(it.seat, prompts.deck);
        notice(card_notice(view, it));
    }
    void operator()(const told::PileShuffled&) const { prompts.above = {bank, "SHUFFLING...", {}}; }
    void operator()(const told::PotTaken& it) const { prompts.say(it.seat, "FPARKING", it.sum); }
    void operator()(const told::Gaoled& it) const {
        prompts.say(it.seat, spelled("GONE TO GAOL", view.board()));
    }
    void operator()(const told::Freed& it) const {
        if (it.how != FreedHow::Bail) prompts.say(it.seat, spelled("OUT OF GAOL", view.board()));
    }
    void operator()(const told::Stayed& it) const {
        prompts.say(it.seat, spelled("STAYS IN GAOL", view.board()));
    }
    void operator()(const told::Built& it) const { prompts.say(it.seat, "CONSTRCT", out(it.sum)); }
    void operator()(const told::Sold& it) const { prompts.say(it.seat, "SOLD", it.sum); }
    void operator()(const told::Mortgaged& it) const { prompts.say(it.seat, "MORTGAGE", it.sum); }
    void operator()(const told::Repaid& it) const { prompts.say(it.seat, "REPAY", out(it.sum)); }
    void operator()(const told::Fee& it) const { prompts.say(it.seat, "FEE", out(it.sum)); }
    void operator()(const told::Phantom& it) const { prompts.say(it.seat, "MUST SELL IMPRV"); }
    void operator()(const told::Proposed& it) const {
        if (view.seat(it.to).computer) {  // the computer answers by itself
            prompts.say_above(it.from, "TRADING...");
            return prompts.say_to_all(it.to, "WITH " + shortened(name_of(view, it.to), 11));
        }
        prompts.clear_above();
        prompts.say_to_all(it.from, "TRADING...");
        for (Notice& each : offer_notices(view, {it.from, it.to, it.give, it.want, {}}))
            notice(std::move(each));
    }
    void operator()(const told::Accepted& it) const {
        prompts.clear_above();
        prompts.say_to_all(it.to, "APPROVED!");
    }
    void operator()(const told::Declined& it) const {
        prompts.clear_above();
        prompts.say_to_all(it.to, "DECLINED!");
    }
    void operator()(const told::Transferred& it) const { prompts.say(it.to, "ACQUIRED"); }
    void operator()(const told::CardGiven& it) const { prompts.say(it.to, "CARD ACQUIRED"); }
    void operator()(const told::Eliminated& it) const {
        prompts.clear();
        notice(elimination_notice(view, it, prompts.demands[it.seat]));
    }
    void operator()(const told::Claimed& it) const { prompts.say(it.seat, "ACQUIRED"); }
    void operator()(const told::Left& it) const {
        prompts.say(it.seat,
                    view.rules.auctions == rules::Auctions::Held ? "TO AUCTION" : "TO THE BANK");
    }
    void operator()(const told::EndAsked& it) const {
        prompts.clear_above();
        prompts.say_to_all(it.seat, "ASKS TO END");
    }
    void operator()(const told::Agreed& it) const { prompts.say_to_all(it.seat, "AGREES"); }
    void operator()(const told::Refused& it) const { prompts.say_to_all(it.seat, "PLAYS ON"); }
    void operator()(const told::Reversed& it) const {
        const bool is_back = it.direction == Direction::Back;
        prompts.say_to_all(view.turn, is_back ? "TURNS ALL BACK" : "TURNS ALL AHEAD");
    }
    void operator()(const told::Flagged& it) const {
        prompts.clear();
        notice(flag_notice(view, it));
    }
    void operator()(const told::GameOver& it) const {
        notice({.title = "GAME OVER",
                .sub = "",
                .lines = sentence(name_of(view, it.winner), "WINS!")});
    }
};

}  // namespace

void tell(const View& view,
          std::span<const Event> events,
          PropertyPrompts& prompts,
          std::vector<Notice>& notices) {
    const Teller teller{view, prompts, notices};
    for (const Event& event : events) std::visit(teller, event);
}

}  // namespace parlor::tui
