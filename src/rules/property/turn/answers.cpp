#include "rules/property/turn/answers.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/deck.hpp"
#include "rules/property/turn/landing.hpp"
#include "rules/property/turn/payment.hpp"
#include "rules/property/turn/turn.hpp"

namespace parlor::property {
namespace {

// After the shuffles come the starting deeds, if any; then the first turn begins.
void after_set_up(Draft& draft, int seats_dealt) {
    if (draft.game.rules.start_deeds > 0 and seats_dealt < draft.game.seats)
        draft.game.question = FirstDeeds{Seat(seats_dealt + 1)};
    else
        next_turn(draft);
}

// Renumbers the seats by their rolls: the highest becomes seat 1, and begins; equal rolls keep the
// order of entering (M-2.2).
void place_by_throws(Draft& draft) {
    Game& game = draft.game;
    ShortList<Seat, max_seats> order;
    for (int seat = 1; seat <= game.seats; ++seat) order.push_back(Seat(seat));
    std::ranges::sort(order, {}, [&](Seat was) {
        return std::tuple{-game.throws_for_order[was], number(was)};
    });
    int place = 0;
    for (const Seat was : order) {
        const auto seat = Seat(++place);
        game.seating[seat] = Entrant(number(was) - 1);
    }
    game.first = Seat{1};
    game.throws_for_order = {};
    place = 0;
    for (const Seat was : order) draft.tell(told::Placed{Seat(++place), was});
}

// Renumbers the seats if the rolls decide their order; then come the decks, if piles keep an order.
void after_first_throws(Draft& draft) {
    const Ruleset& rules = draft.game.rules;
    if (rules.seat_order == SeatOrder::ByThrow) place_by_throws(draft);
    if (rules.drawing == Drawing::FromTheTop)
        draft.game.question = NewPile{is_in_play(rules, board::Deck::Chest) ? board::Deck::Chest
                                                                            : board::Deck::Chance};
    else
        after_set_up(draft, 0);
}

void note_throw_for_order(Game& game, Seat seat, Dice dice) {
    if (game.rules.seat_order == SeatOrder::ByThrow)
        game.throws_for_order[seat] = static_cast<std::uint8_t>(dice.total().count);
}

void throw_for_first_turn(Draft& draft, Seat seat, Dice dice) {
    Game& game = draft.game;
    if (dice.total().count > game.best_throw) {
        game.best_throw = dice.total().count;
        game.first = seat;
    }
    note_throw_for_order(game, seat, dice);
    draft.tell(told::FirstRoll{seat, dice});
    if (number(seat) < game.seats)
        game.question = FirstThrow{Seat(number(seat) + 1)};
    else
        after_first_throws(draft);
}

Answer may_deal_deeds(const OpenGame& game, Seat seat, const Dealt& dealt) {
    const bool fits = dealt.seat == seat and dealt.deeds.count() == game.rules.start_deeds and
                      game.deeds[bank].contains_all(dealt.deeds);
    return fits ? played : Answer{Refusal::WrongDeeds};
}

void deal_deeds(Draft& draft, const Dealt& dealt) {
    for (const Square square : dealt.deeds) {
        const Money price = spot(draft.game, square).price;
        draft.game.deeds[bank].erase(square);
        draft.game.deeds[dealt.seat].insert(square);
        pay_bank(draft, dealt.seat, price);
        draft.tell(told::DealtDeed{dealt.seat, square, price});
    }
}

bool is_asked_for(const Question& question, board::Deck deck) {
    const auto* first = std::get_if<NewPile>(&question);
    const auto* again = std::get_if<Reshuffle>(&question);
    return (first != nullptr and first->deck == deck) or (again != nullptr and again->deck == deck);
}

}  // namespace

Answer answer_throw(Draft& draft, Dice dice) {
    Game& game = draft.game;
    const Question asked = std::exchange(game.question, NothingAsked{});
    if (const auto* first = std::get_if<FirstThrow>(&asked)) {
        throw_for_first_turn(draft, first->seat, dice);
    } else if (std::holds_alternative<Throw>(asked)) {
        thrown(draft, dice);
    } else if (const auto* rent = std::get_if<RentThrow>(&asked)) {
        draft.tell(told::Rolled{game.turn, dice, false});
        pay_thrown_rent(draft, rent->square, dice);
    } else {
        game.question = asked;
        return Refusal::NotAskedOfChance;
    }
    return played;
}

Answer answer_shuffle(Draft& draft, const Shuffled& shuffled) {
    Game& game = draft.game;
    if (not is_asked_for(game.question, shuffled.deck)) return Refusal::NotAskedOfChance;
    if (const Answer no = may_shuffle(game, shuffled)) return no;
    const Question asked = std::exchange(game.question, NothingAsked{});
    shuffle(draft, shuffled);
    if (const auto* drawn = std::get_if<Reshuffle>(&asked))
        obey(draft, game.turn, drawn->deck, drawn->drawn);
    else if (shuffled.deck == board::Deck::Chest)
        game.question = NewPile{board::Deck::Chance};
    else
        after_set_up(draft, 0);
    return played;
}

Answer answer_deeds(Draft& draft, const Dealt& dealt) {
    const auto* asked = std::get_if<FirstDeeds>(&draft.game.question);
    if (asked == nullptr) return Refusal::NotAskedOfChance;
    if (const Answer no = may_deal_deeds(draft.game, asked->seat, dealt)) return no;
    draft.game.question = NothingAsked{};
    deal_deeds(draft, dealt);
    after_set_up(draft, number(dealt.seat));
    return played;
}

Answer answer_card(Draft& draft, Drawn drawn) {
    const auto* asked = std::get_if<NextCard>(&draft.game.question);
    if (asked == nullptr or asked->deck != drawn.deck) return Refusal::NotAskedOfChance;
    if (const Answer no = may_draw(draft.game, drawn)) return no;
    draft.game.question = NothingAsked{};
    take_card(draft, draft.game.turn, drawn);
    return played;
}

}  // namespace parlor::property
