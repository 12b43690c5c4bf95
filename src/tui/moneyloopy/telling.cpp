#include "tui/moneyloopy/telling.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/desk/show/tellings.hpp"
#include "tui/ending/winners.hpp"
#include "tui/moneyloopy/names.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using namespace moneyloopy;
namespace told = moneyloopy::told;
using desk::for_all;
using desk::out;
using desk::sound_of_dice;
using desk::Telling;
using Clears = Telling::Clears;
using Sound = std::optional<SoundEffect>;

std::string_view words_for(Why why) {
    switch (why) {
        case Why::Rent: return "RENT";
        case Why::Tax: return "TAX";
        case Why::Card: return "CARD";
        case Why::Bid:
        case Why::Toll: return "";  // shown before
        case Why::Deal: return "DEAL";
    }
    return "";
}

Sound sound_of(Why why) {
    switch (why) {
        case Why::Rent: return SoundEffect::Rent0;
        case Why::Tax: return SoundEffect::LowZap;
        case Why::Card:
        case Why::Deal: return SoundEffect::Cash;
        case Why::Bid:
        case Why::Toll: return {};
    }
    return {};
}

Prompt is_made(Seat seat, int deal) {
    return {seat, "DEAL " + std::to_string(deal) + " IS MADE", std::nullopt, for_all};
}

// The squares of a walk, the last one first.
std::vector<Square> way_of(const View& view, const told::Moved& moved) {
    const int size = view.board().size;
    std::vector<Square> way;
    for (int at = number(moved.to); Square(at) != moved.from; at = (at + size - 1) % size)
        way.push_back(Square(at));
    return way;
}

struct Visitor : desk::TellingsOfAll {
    const View& view;

    explicit Visitor(const View& now) : TellingsOfAll{now}, view{now} {}
    using TellingsOfAll::operator();

    Telling operator()(const told::FirstRoll& it) const {
        return {.below = {it.seat, "FIRST ROLL: " + std::to_string(it.die), std::nullopt, for_all},
                .sound = sound_of_dice(it.die)};
    }
    Telling operator()(const told::Rolled& it) const {
        return desk::rolled(it.seat, it.dice, sound_of_dice(it.dice.total().count));
    }
    Telling operator()(const told::Moved& it) const {
        return {.walker = it.seat, .way = way_of(view, it)};
    }
    Telling operator()(const told::TollPaid& it) const {
        return {.below = {it.seat, "TOLL", out(it.sum)}, .sound = SoundEffect::LowZap};
    }
    Telling operator()(const told::Looped& it) const {
        return {.below = {it.seat, "LOOPS TO GO"},
                .sound = SoundEffect::Splat,
                .pause = time_of_decision};
    }
    Telling operator()(const told::Saved& it) const {
        return {.below = {it.seat, "SAFE CARD USED"}, .sound = SoundEffect::Slam};
    }
    Telling operator()(const told::SafeCards& it) const {
        return {.below = {it.seat, "SAFE CARDS: " + std::to_string(it.count)}};
    }
    Telling operator()(const told::OfferLeft& it) const {
        return desk::answered(it.seat, "LEAVES IT");
    }
    Telling operator()(const told::Paid& it) const {
        const std::string words{words_for(it.why)};
        return {.below = it.from == bank ? Prompt{it.to, words, it.sum}
                                         : Prompt{it.from, words, out(it.sum)},
                .sound = sound_of(it.why)};
    }
    Telling operator()(const told::Staked& it) const {
        const bool wins = it.die >= lowest_winning_die;
        return {.clears = Clears::Above,
                .above = {it.seat, "ROLLS A " + std::to_string(it.die), std::nullopt, for_all},
                .below = {it.seat, wins ? "WINS THE STAKE" : "LOSES THE STAKE"},
                .sound = sound_of_dice(it.die),
                .pause = time_of_decision};
    }
    Telling operator()(const told::Built& it) const {
        return desk::deed_changes(
            {it.seat, "BUILT", out(it.sum)}, it.square, sound_of_building(it.houses), frames(68));
    }
    Telling operator()(const told::BankBought& it) const {
        return desk::deed_changes(
            {it.seat, "SOLD", bank_buys_for}, it.square, SoundEffect::Slide, frames(102));
    }
    Telling operator()(const told::Took& it) const {
        return desk::deed_changes({it.seat, "TAKES A DEED", std::nullopt, for_all},
                                  it.square,
                                  sound_of_deed(it.square),
                                  frames(102));
    }
    Telling operator()(const told::Boarded& it) const {
        return {.below = {it.seat, "ON THE TRAIN"},
                .sound = SoundEffect::Slam,
                .pause = time_of_decision};
    }
    Telling operator()(const told::Jumped& it) const {
        return {.below = {it.seat, "JUMPS", it.sum > 0_cash ? std::optional{it.sum} : std::nullopt},
                .sound = SoundEffect::Splat,
                .pause = time_of_decision};
    }
    Telling operator()(const told::TermNamed& it) const {
        if (it.deal != 0) return {.pause = time_of_decision};
        if (not it.offer) return {};
        return {.below = {it.offer->from, "PROPOSES A DEAL", std::nullopt, for_all},
                .sound = SoundEffect::Pulse,
                .pause = time_of_decision};
    }
    Telling operator()(const told::TermDue& it) const {
        const Notice like{.title = "DEAL " + std::to_string(it.deal) + " COMES DUE",
                          .sub = name_of(view, it.from),
                          .lines = {}};
        return {.notices = tall_notices(like, capitals(in_words(view, it))),
                .sound = SoundEffect::Bell};
    }
    Telling operator()(const told::Recalled& it) const {
        const Notice like{.title = "DEAL " + std::to_string(it.deal) + ", A PROMISE",
                          .sub = name_of(view, it.from),
                          .lines = {}};
        return {.notices = tall_notices(like, capitals(sentence_for(view, it))),
                .sound = SoundEffect::Bell};
    }
    Telling operator()(const told::DealtWith& it) const {
        return {.clears = Clears::Above,
                .below = is_made(it.to, it.deal),
                .sound = SoundEffect::Ding,
                .pause = time_of_decision};
    }
    // Of a deal that is over at once people want to read that it is made.
    Telling operator()(const told::DealOver& it) const {
        if (it.at_once) return {.below = is_made(it.to, it.deal)};
        const std::string words = "DEAL " + std::to_string(it.deal) + " IS OVER";
        return {.below = {bank, words, std::nullopt, for_all}};
    }
    Telling operator()(const told::Transferred& it) const {
        return desk::deed_changes(
            {it.to, "ACQUIRED", std::nullopt, for_all}, it.square, std::nullopt, frames(102));
    }
    Telling operator()(const told::MarkerMoved&) const {
        return {.clears = Clears::Above,
                .above = {bank, "A NEW ROUND", std::nullopt, for_all},
                .sound = SoundEffect::Nudge};
    }
    Telling operator()(const told::Eliminated& it) const {
        std::vector<std::string> lines = sentence(name_of(view, it.seat), "ELIMINATED!");
        if (it.by != bank)
            for (std::string& line : sentence("DEFEATED BY", name_of(view, it.by)))
                lines.push_back(std::move(line));
        return {.clears = Clears::All,
                .notices = {{.title = "PLAYER ELIMINATED", .sub = "", .lines = std::move(lines)}},
                .sound = SoundEffect::Elimination};
    }
    Telling operator()(const told::GameOver& it) const {
        return {
            .clears = Clears::All,
            .notices = {{.title = "GAME OVER", .sub = "", .lines = winner_lines(view, it.winners)}},
            .sound = SoundEffect::GameOver};
    }
};

}  // namespace

Telling Teller::tell(const View& view, const Event& event) {
    Telling telling = std::visit(Visitor{view}, event);
    telling.sentence = sentence_for(view, event);
    if (const auto* const turn = std::get_if<told::Turn>(&event))
        last_round_.announce(telling, view, *turn);
    if (std::holds_alternative<told::Declined>(event))
        declined_ = std::exchange(proposed_, std::nullopt);
    else
        proposed_ = view.proposal;
    return telling;
}

}  // namespace parlor::tui::moneyloopy_table
