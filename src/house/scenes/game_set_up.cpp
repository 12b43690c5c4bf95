#include "house/scenes/game_set_up.hpp"

#include <algorithm>
#include <utility>

#include "base/seat_kind.hpp"
#include "house/setup_lines.hpp"
#include "table/game/dealer.hpp"

namespace parlor::house {
namespace {

// The people come first, those at this terminal before those who are still to come.
std::vector<std::optional<User>> seats_of(const table::SetupAsked& setup,
                                          std::size_t guests,
                                          const User& user) {
    const auto people = static_cast<std::size_t>(std::ranges::count_if(
        setup.seats, [](const table::SeatAsked& seat) { return not level_in(seat.kind); }));
    std::vector<std::optional<User>> seats(setup.seats.size());
    for (std::size_t seat = 0; seat + guests < people; ++seat) seats[seat] = user;
    return seats;
}

}  // namespace

GameSetUp::GameSetUp(const tui::Rooms& rooms, const Terminal& terminal, Options options)
    : terms_{.own_folder = tui::OwnFolder::Closed,
             .table = tui::Table::Shared,
             .glyphs = terminal.record().glyphs,
             .has_colours = terminal.record().has_colours},
      options_{std::move(options)},
      pages_{rooms.setup({.place = place_,
                          .cabinet = tui::no_cabinet(),
                          .outside = tui::nowhere(),
                          .terms = terms_,
                          .seed = seed_,
                          .options = options_,
                          .sounds = sounds_})} {}

OpenTable GameSetUp::table_of(const User& user, library::TableRecord record) const {
    const std::string header = pages_->open(table::system_seed())->header();
    if (const auto setup = setup_in(header, "set-up"))
        record.seats = seats_of(*setup, static_cast<std::size_t>(pages_->guests()), user);
    return {std::move(record), header};
}

}  // namespace parlor::house
