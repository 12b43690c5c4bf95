#include "sim/property/counts.hpp"

namespace parlor::sim {

namespace told = property::told;
using board::Group;

namespace {

template <class Key, std::size_t Count>
void add_each(Per<Key, std::int64_t, Count>& to, const Per<Key, std::int64_t, Count>& from) {
    for (std::size_t i = 0; i < Count; ++i) to[Key(i)] += from[Key(i)];
}

}  // namespace

void PropertyCounts::add(const PropertyCounts& other) {
    add_each(times, other.times);
    add_each(rents, other.rents);
    add_each(for_deeds, other.for_deeds);
    add_each(for_houses, other.for_houses);
    add_each(landings, other.landings);
    add_each(throws_ended, other.throws_ended);
    ended_in_gaol += other.ended_in_gaol;
}

void PropertyCounts::add_to(std::vector<CountLine>& lines) {
    lines.push_back(count_line("events", times));
    lines.push_back(count_line("rents", rents));
    lines.push_back(count_line("for-deeds", for_deeds));
    lines.push_back(count_line("for-houses", for_houses));
    lines.push_back(count_line("landings", landings));
    lines.push_back(count_line("throws", throws_ended));
    lines.push_back({"throws-to-gaol", {Anything{&ended_in_gaol}}});
}

void PropertyCounter::add(const property::Event& event) {
    tally_.add(*board_, event);
    if (std::holds_alternative<told::Turn>(event)) {
        ++times(Counted::Turns);
    } else if (std::holds_alternative<told::Rolled>(event)) {
        end_throw();
    } else if (const auto* landed = std::get_if<told::Landed>(&event)) {
        stands_ = Stands::OnSquare;
        square_ = landed->square;
    } else if (std::holds_alternative<told::Gaoled>(event)) {
        ++times(Counted::Gaoled);
        stands_ = Stands::InGaol;
    } else if (std::holds_alternative<told::Stayed>(event)) {
        stands_ = Stands::InGaol;
    } else if (const auto* bought = std::get_if<told::Bought>(&event)) {
        ++times(Counted::Bought);
        dollars(counts_.for_deeds, bought->square) += bought->price.amount;
    } else if (std::holds_alternative<told::AuctionOpen>(event)) {
        ++times(Counted::Auctions);
    } else if (std::holds_alternative<told::BidMade>(event)) {
        ++times(Counted::Bids);
    } else if (const auto* won = std::get_if<told::Won>(&event)) {
        dollars(counts_.for_deeds, won->square) += won->sum.amount;
    } else if (const auto* built = std::get_if<told::Built>(&event)) {
        ++times(Counted::Houses);
        dollars(counts_.for_houses, built->square) += built->sum.amount;
    } else if (std::holds_alternative<told::Mortgaged>(event)) {
        ++times(Counted::Mortgaged);
    } else if (std::holds_alternative<told::Repaid>(event)) {
        ++times(Counted::Repaid);
    } else if (std::holds_alternative<told::Proposed>(event)) {
        ++times(Counted::Proposed);
    } else if (std::holds_alternative<told::Accepted>(event)) {
        ++times(Counted::Accepted);
    } else if (std::holds_alternative<told::Eliminated>(event)) {
        ++times(Counted::Eliminated);
    }
}

// Counts the end of the last roll, only once: a roll for the rent (C-5.4) does not move the token.
void PropertyCounter::end_throw() {
    if (stands_ == Stands::OnSquare) ++counts_.throws_ended[square_];
    if (stands_ == Stands::InGaol) ++counts_.ended_in_gaol;
    stands_ = Stands::Nowhere;
}

PropertyCounts PropertyCounter::counts() {
    end_throw();
    for (std::size_t i = 0; i < board::group_count; ++i)
        for (std::size_t seat = 0; seat <= max_seats; ++seat)
            counts_.rents[Group(i)] += tally_.rent(Group(i), Seat(seat)).amount;
    for (std::size_t i = 0; i < board::most_squares; ++i)
        counts_.landings[Square(i)] = tally_.landings(Square(i));
    return counts_;
}

}  // namespace parlor::sim
