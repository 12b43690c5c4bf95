#include "tui/dominoes/review/over_page.hpp"

#include "canvas/letters.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/dominoes/games_won.hpp"
#include "tui/dominoes/review/hand_end_rows.hpp"
#include "tui/dominoes/seen.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using desk::Reply;

Reply save() { return save_deals; }
ItemIs may_take_back(const desk::Look& look) { return open_if(look.can_take_back); }

constexpr desk::Entry<Picture, desk::NoState> entries[]{
    {{'y', 1, 20, "ANOTHER GAME", "the same options", 2}, desk::wishes<SameAgain>},
    {{'s', 1, 20, "SAVE", "to be repeated", 21}, save},
    {{'r', 1, 21, "OPTIONS", "other options", 2}, desk::wishes<PlayAgain>},
    {{'z', 1, 21, "TAKE BACK", "your last move", 21}, desk::wishes<TakeBack>, may_take_back},
    {{'n', 1, 22, "NO MORE", "to the launcher", 2}, desk::wishes<LeaveTable>},
    {{'p', 1, 22, "PICTURES", "of the scores", 21}, desk::wishes<LookBack>},
    {{'l', 1, 23, "LEADERBOARD", "the places", 2}, desk::wishes<SeePlaces>},
    {{'v', 1, 23, "REVIEW", "find the mistakes", 21}, desk::wishes<SeeReview>}};

Menu window(const Seen& seen, const desk::NoState&) {
    return {.header = "GAME OVER",
            .sub = upper(seen.view.name(*seen.view.view.winner)),
            .has_quadrants = false};
}

void draw(
    Canvas& canvas, const Seen& seen, const desk::NoState&, const Menu& menu, MenuCursor place) {
    constexpr Style bright{Ink::White, Ink::Black};
    constexpr int left = 2;
    Menu buttons = menu;
    for (Item& item : buttons.items) item.label = (item.open ? "  - " : "    ") + item.label;
    canvas.fill(below_table, U' ', bright);
    canvas.write({below_table.top, left}, menu.header + ": " + menu.sub + " WINS", bright);
    canvas.write({below_table.top + 1, left}, games_won(seen.view), on_black);
    draw_buttons(canvas, buttons, place);
}

std::optional<Reply> press(const Picture&, desk::NoState&, Key key) {
    if (key == Key::Esc or letter_of(key) == U'q') return LeaveTable{};
    return std::nullopt;
}

constexpr desk::PageKind<Picture, desk::NoState> over{window, entries, draw, press};

}  // namespace

desk::PagePtr over_page() { return page_of(over); }

}  // namespace parlor::tui::domino_table
