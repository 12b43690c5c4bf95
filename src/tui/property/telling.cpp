#include "tui/property/telling.hpp"

#include <utility>

#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/spelling.hpp"
#include "rules/board/walk.hpp"
#include "tui/desk/show/tellings.hpp"
#include "tui/ending/winners.hpp"
#include "tui/property/story_notices.hpp"

namespace parlor::tui {
namespace {

using namespace property;
using desk::Beat;
using desk::for_all;
using desk::out;
using desk::Telling;
using Clears = Telling::Clears;
using Trade = Telling::Trade;
using Sound = std::optional<SoundEffect>;

// The C64's 34 frames between two deeds of a series.
constexpr int between_deeds = frames(34);
std::string_view words_for(Why why, std::string_view deck) {
    switch (why) {
        case Why::Rent: return "";  // the full amount was shown before
        case Why::Tax: return "TAX";
        case Why::Card: return deck;
        case Why::Bail: return "BAIL";
        case Why::Bid: return "";  // shown before
        case Why::Trade: return "TRADE";
    }
    return "";
}

SoundEffect sound_of_rent(Money sum) {
    if (sum < 512_cash) return SoundEffect::Rent0;
    if (sum < 768_cash) return SoundEffect::Rent1;
    return sum < 1024_cash ? SoundEffect::Rent2 : SoundEffect::Rent3;
}

// Money that a card moves is heard when it is paid.
Sound sound_of_card(const Effect& effect) {
    if (std::holds_alternative<GaolFree>(effect)) return SoundEffect::Slam;
    const bool moves = std::holds_alternative<AdvanceTo>(effect) or
                       std::holds_alternative<AdvanceToNearest>(effect) or
                       std::holds_alternative<GoBack>(effect) or
                       std::holds_alternative<ToGaol>(effect);
    return moves ? Sound{SoundEffect::Splat} : Sound{};
}

// The squares of a walk, the last one first.
std::vector<Square> way_of(const View& view, const told::Moved& moved) {
    const bool is_clockwise = view.direction == board::Direction::Clockwise;
    const auto back = is_clockwise ? board::Direction::Back : board::Direction::Clockwise;
    std::vector<Square> way;
    for (Square at = moved.to; at != moved.from; at = walk(view.board(), at, {1}, back).to)
        way.push_back(at);
    return way;
}

struct Visitor : desk::TellingsOfAll {
    const View& view;
    PropertyTeller::Memory& memory;

    Visitor(const View& now, PropertyTeller::Memory& remembered)
        : TellingsOfAll{now}, view{now}, memory{remembered} {}
    using TellingsOfAll::operator();

    [[nodiscard]] Telling roll(Seat seat, Dice dice, bool is_double) const {
        memory.roller = seat;
        return desk::rolled(seat, dice, sound_of_roll(dice, is_double));
    }
    // A deed that changes hands in a trade or an elimination.
    [[nodiscard]] Telling handed_over(Seat to, Square square, Sound sound) const {
        Telling handed = desk::deed_changes({to, "ACQUIRED"}, square, sound, frames(102));
        handed.needs_steps = true;
        return handed;
    }

    Telling operator()(const told::FirstRoll& it) const {
        return roll(it.seat, it.dice, it.dice.is_double());
    }
    Telling operator()(const told::Placed& it) const {
        return {.below = {it.seat, "TAKES SEAT " + std::to_string(number(it.seat))}};
    }
    Telling operator()(const told::DealtDeed& it) const {
        return {.below = {it.seat, "BOUGHT", out(it.sum)},
                .sound = sound_of_deed(it.square),
                .square = it.square,
                .beat = Beat::Always,
                .pause = frames(160)};
    }
    Telling operator()(told::Turn it) const {
        memory.demands = {};
        Telling turn = TellingsOfAll::operator()(it);
        memory.last_round.announce(turn, view, it);
        return turn;
    }
    Telling operator()(const told::Rolled& it) const {
        return roll(it.seat, it.dice, it.is_double);
    }
    // Each step of a walk has a sound. A card that sends its player back is not shown as a walk.
    Telling operator()(const told::Moved& it) const {
        memory.demands[it.seat] = {};
        if (std::exchange(memory.sends_back, false)) return {};
        return {.walker = it.seat, .way = way_of(view, it)};
    }
    Telling operator()(told::RentDue it) const {
        memory.demands[it.from] = {it.to, it.sum, it.square};
        return TellingsOfAll::operator()(it);
    }
    Telling operator()(const told::Paid& it) const {
        const bool is_collected = it.why == Why::Card and it.to == view.turn;  // from each player
        const bool is_income = it.from == bank or is_collected;
        const std::string words{words_for(it.why, memory.deck)};
        return {
            .below = is_income ? Prompt{it.to, words, it.sum} : Prompt{it.from, words, out(it.sum)},
            .sound = sound_of(it, is_income),
            .trade = Trade::GoesOn};
    }
    [[nodiscard]] Sound sound_of(const told::Paid& it, bool is_income) const {
        switch (it.why) {
            case Why::Rent: return sound_of_rent(it.sum);
            case Why::Tax: return SoundEffect::LowZap;
            case Why::Card:
                if (is_income) return SoundEffect::Cash;
                return memory.asks_for_repairs ? SoundEffect::Rent1 : SoundEffect::Rent0;
            case Why::Bail: return SoundEffect::Rent0;
            case Why::Bid: return {};
            case Why::Trade: return SoundEffect::Cash;
        }
        return {};
    }
    // If this is the rest of a rent, the full rent is already the demand.
    Telling operator()(told::Owes it) const {
        Demand& demand = memory.demands[it.from];
        if (not demand.rent_of) demand = {it.to, it.sum};
        Telling owes = TellingsOfAll::operator()(it);
        if (memory.roller != it.from) owes.clears = Clears::Above;
        return owes;
    }
    Telling operator()(const told::Settled& it) const {
        return {.below = {it.from, "SETTLED", out(it.sum)}, .sound = SoundEffect::Rent0};
    }
    Telling operator()(const told::CardDrawn& it) const {
        const Effect& effect = view.edition->decks.card(it.deck, it.card).effect;
        memory.demands[it.seat] = {};
        memory.deck = it.deck == board::Deck::Chest ? "CHEST" : "CHANCE";
        memory.asks_for_repairs = std::holds_alternative<Repairs>(effect);
        memory.sends_back = std::holds_alternative<GoBack>(effect);
        return {.below = {it.seat, memory.deck},
                .notices = {card_notice(view, it)},
                .sound = sound_of_card(effect),
                .beat = Beat::Read};
    }
    Telling operator()(const told::PileShuffled&) const {
        return {.above = {bank, "SHUFFLING..."}};
    }
    Telling operator()(const told::PotTaken& it) const {
        return {.below = {it.seat, "FPARKING", it.sum}, .sound = SoundEffect::Gong};
    }
    Telling operator()(const told::Gaoled& it) const {
        return {.below = {it.seat, spelled("GONE TO GAOL", view.board())},
                .sound = SoundEffect::Gaol,
                .beat = Beat::Always,
                .pause = frames(34)};
    }
    Telling operator()(const told::Freed& it) const {
        if (it.how == FreedHow::Bail) return {};  // shown and heard when it is paid
        return {.below = {it.seat, spelled("OUT OF GAOL", view.board())},
                .sound = SoundEffect::Slam};
    }
    Telling operator()(const told::Stayed& it) const {
        return {.below = {it.seat, spelled("STAYS IN GAOL", view.board())}};
    }
    Telling operator()(const told::Built& it) const {
        return desk::deed_changes({it.seat, "CONSTRCT", out(it.sum)},
                                  it.square,
                                  sound_of_building(it.houses),
                                  frames(68));
    }
    Telling operator()(const told::Sold& it) const {
        return desk::deed_changes(
            {it.seat, "SOLD", it.sum}, it.square, SoundEffect::Slide, frames(102));
    }
    Telling operator()(const told::Mortgaged& it) const {
        return desk::deed_changes(
            {it.seat, "MORTGAGE", it.sum}, it.square, SoundEffect::SlideLow, frames(102));
    }
    Telling operator()(const told::Repaid& it) const {
        Telling repaid = desk::deed_changes(
            {it.seat, "REPAY", out(it.sum)}, it.square, SoundEffect::Rent2, frames(102));
        repaid.trade = Trade::GoesOn;
        return repaid;
    }
    Telling operator()(const told::Fee& it) const {
        return {.below = {it.seat, "FEE", out(it.sum)},
                .sound = SoundEffect::Rent1,
                .trade = Trade::GoesOn};
    }
    Telling operator()(const told::Phantom& it) const {
        return {.below = {it.seat, "MUST SELL IMPRV"}, .sound = SoundEffect::Buzz};
    }
    // A computer answers by itself; a person reads the offer.
    Telling operator()(const told::Proposed& it) const {
        Telling proposed{.clears = Clears::Above,
                         .sound = SoundEffect::Pulse,
                         .trade = Trade::Offered,
                         .pause = time_of_decision};
        if (is_computer(it.to)) {
            const std::string name = shortened(name_of(view, it.to), 11);
            proposed.above = {it.from, "TRADING...", std::nullopt, for_all};
            proposed.below = {it.to, "WITH " + name, std::nullopt, for_all};
            if (is_computer(it.from)) proposed.notices = long_offer_notices(view, it);
        } else {
            proposed.below = {it.from, "TRADING...", std::nullopt, for_all};
            proposed.notices = offer_notices(view, {it.from, it.to, it.give, it.want, {}});
        }
        return proposed;
    }
    Telling operator()(const told::Accepted& it) const {
        return {.clears = Clears::Above,
                .below = {it.to, "APPROVED!", std::nullopt, for_all},
                .sound = SoundEffect::Ding,
                .trade = Trade::Answered,
                .beat = Beat::Bargain,
                .needs_steps = true,
                .pause = frames(102),
                .pause_between = between_deeds};
    }
    Telling operator()(told::Declined it) const {
        memory.declined = std::exchange(memory.offered, std::nullopt);
        Telling declined = TellingsOfAll::operator()(it);
        declined.trade = Trade::Answered;
        return declined;
    }
    Telling operator()(const told::Transferred& it) const {
        Telling transferred = handed_over(it.to, it.square, std::nullopt);
        transferred.trade = Trade::GoesOn;
        return transferred;
    }
    Telling operator()(const told::CardGiven& it) const {
        return {.below = {it.to, "CARD ACQUIRED"}, .trade = Trade::GoesOn};
    }
    Telling operator()(const told::Eliminated& it) const {
        return {.clears = Clears::All,
                .notices = {elimination_notice(view, it, memory.demands[it.seat])},
                .sound = SoundEffect::Elimination,
                .needs_steps = true};
    }
    Telling operator()(const told::Claimed& it) const {
        return handed_over(it.seat, it.square, sound_of_deed(it.square));
    }
    Telling operator()(const told::Left& it) const {
        const bool is_sold = view.rules.auctions == Auctions::Held;
        return {.below = {it.seat, is_sold ? "TO AUCTION" : "TO THE BANK"},
                .sound = SoundEffect::Rub};
    }
    Telling operator()(const told::EndAsked& it) const {
        return {.clears = Clears::Above,
                .below = {it.seat, "ASKS TO END", std::nullopt, for_all},
                .sound = SoundEffect::Pulse,
                .pause = time_of_decision};
    }
    Telling operator()(const told::Agreed& it) const {
        return {.below = {it.seat, "AGREES", std::nullopt, for_all},
                .sound = SoundEffect::Ding,
                .pause = time_of_decision};
    }
    Telling operator()(const told::Refused& it) const {
        return {.below = {it.seat, "PLAYS ON", std::nullopt, for_all},
                .sound = SoundEffect::Rub,
                .pause = time_of_decision};
    }
    Telling operator()(const told::Reversed& it) const {
        const bool is_back = it.direction == board::Direction::Back;
        return {.below = {view.turn,
                          is_back ? "TURNS ALL BACK" : "TURNS ALL AHEAD",
                          std::nullopt,
                          for_all},
                .sound = SoundEffect::Slide};
    }
    Telling operator()(const told::Flagged& it) const {
        return {.clears = Clears::All,
                .notices = {flag_notice(view, it)},
                .sound = SoundEffect::Elimination};
    }
    Telling operator()(const told::GameOver& it) const {
        return {
            .notices = {{.title = "GAME OVER", .sub = "", .lines = winner_lines(view, it.winners)}},
            .sound = SoundEffect::GameOver};
    }
};

}  // namespace

Telling PropertyTeller::tell(const View& view, const Event& event) {
    Telling telling = std::visit(Visitor{view, memory_}, event);
    if (telling.square) telling.pause_between = between_deeds;
    telling.sentence = sentence_for(view, event);
    if (telling.trade == Trade::Ends or telling.trade == Trade::Offered) {
        memory_.offered = view.offer;
        memory_.declined.reset();
    }
    return telling;
}

SoundEffect sound_of_roll(Dice dice, bool is_double) {
    return is_double ? SoundEffect::Doubles : desk::sound_of_dice(dice.total().count);
}

}  // namespace parlor::tui
