#include "tui/desk/pages/seats_page.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/desk/player_keys.hpp"

namespace parlor::tui::desk {
namespace {

struct OfSeat {  // who is to play it?
    Seat seat{};
};

Reply seat_person(const View&, OfSeat& page) { return Close{Sit{page.seat, std::nullopt}}; }
Reply seat_computer(const View&, OfSeat& page, int level) { return Close{Sit{page.seat, level}}; }

ItemIs if_computer(const Seen<View>& seen, const OfSeat& page) {
    return open_if(seen.view.sitting(page.seat).is_computer);
}

constexpr Entry<View, OfSeat> players[]{
    {{'p', 1, 10, "A PERSON", "somebody here"}, seat_person, if_computer},
    {{'0', 1, 12, "CPU LEVEL 0", "it plays simply"}, seat_computer, always, 0},
    {{'1', 1, 14, "CPU LEVEL 1", "it plays well"}, seat_computer, always, 1},
    {{'2', 1, 16, "CPU LEVEL 2", "it plays best"}, seat_computer, always, 2},
    {{'x', 1, 22, "BACK", "go back"}, close},
};

std::string name_of(const View& view, Seat seat) { return upper(view.sitting(seat).name); }

Menu window_of_seat(const Seen<View>& seen, const OfSeat& page) {
    Menu menu{.header = "WHO PLAYS", .has_quadrants = false};
    menu.words = {{8, shortened(name_of(seen.view, page.seat), width_of_words - 1) + "?"}};
    return menu;
}

constexpr PageKind<View, OfSeat> of_seat{.window = window_of_seat, .entries = players};

ItemIs if_in_game(const Seen<View>& seen, const NoState&, int number) {
    if (static_cast<std::size_t>(number) > seen.view.seat_count()) return ItemIs::Absent;
    return open_if(not seen.view.sitting(Seat(number)).out);
}

Reply pick(const View& view, NoState&, int number) {
    if (view.sitting(Seat(number)).out) return Say{"They are out of the game"};
    return TurnTo{page_of(of_seat, OfSeat{Seat(number)})};
}

std::string name_and_kind(const View& view, int number) {
    const std::string kind = view.sitting(Seat(number)).is_computer ? " CPU" : "";
    const int room = width_of_label - width(kind);
    std::string name = shortened(name_of(view, Seat(number)), room);
    if (not kind.empty()) name.append(static_cast<std::size_t>(room - width(name)), ' ');
    return name + kind;
}

constexpr Entry<View, NoState> of_player(int seat) {
    return {player_key(seat, "change who plays"), pick, if_in_game, seat, name_and_kind};
}

constexpr auto entries =
    with_players<Entry<View, NoState>>(of_player, {{{'x', 1, 22, "BACK", "go back"}, close}});

Menu window(const Seen<View>&, const NoState&) {
    return {.header = "HAND OVER", .has_quadrants = false};
}

constexpr PageKind<View, NoState> seats{
    .window = window, .entries = entries, .arrange = arrange_players};

}  // namespace

PagePtr seats_page() { return page_of(seats); }

}  // namespace parlor::tui::desk
