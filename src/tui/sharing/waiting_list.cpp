#include "tui/sharing/waiting_list.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/sharing/seats_beside.hpp"
#include "tui/sharing/wide_page.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

using Is = WaitingSeat::Is;

using namespace wide_page;

constexpr int first_seat_row = 3, host_row = 12, terms_row = 13, opener_row = 21;
constexpr int sign_col = 2, name_col = 4, who_col = 21, width_of_who = 18;
constexpr int all = 1'000;

WaitingWish refuse(WaitingUi& ui, std::string why) {
    ui.refusal = std::move(why);
    return GoOn{};
}

WaitingWish ask(WaitingUi& ui, Question question, WaitingWish if_yes) {
    ui.asked = {std::move(question), std::move(if_yes)};
    return GoOn{};
}

// A name that another has is not proposed.
std::string proposed_name(const WaitingUi& ui, const std::vector<board::Sitter>& others) {
    constexpr int longest_name = 16;
    const std::string name = cut(ui.own_name, longest_name);
    const bool is_taken = std::ranges::any_of(
        others, [&](const board::Sitter& each) { return are_alike(each.name, name); });
    return is_taken ? "" : name;
}

board::Sitter sitter_at(const WaitingSeat& seat) {
    return {seat.name, seat.colour.value_or(board::Colour::Red), seat.token};
}

WaitingWish sit_down(WaitingUi& ui) {
    const WaitingSeat& seat = ui.seats[ui.chosen];
    if (seat.is == Is::Computer) return refuse(ui, "A computer sits here");
    if (seat.is == Is::Taken) return refuse(ui, seat.who + " has this seat");
    std::vector<board::Sitter> others = sitters_beside(ui);
    board::Sitter own =
        seat.is == Is::Mine ? sitter_at(seat) : board::Sitter{proposed_name(ui, others)};
    ui.sitting = choice_for(ui.chosen, ui.has_tokens, ui.glyphs, std::move(own), std::move(others));
    return GoOn{};
}

WaitingWish stand_up(WaitingUi& ui) {
    if (std::ranges::find(ui.seats, Is::Mine, &WaitingSeat::is) == ui.seats.end())
        return refuse(ui, "You have no seat");
    return StandUp{};
}

WaitingWish begin(WaitingUi& ui) {
    if (not ui.is_opener) return refuse(ui, "Only the opener can begin the game");
    if (free_seats(ui) == 0) return BeginGame{};
    return ask(ui, question_to_begin(ui), BeginGame{});
}

WaitingWish close(WaitingUi& ui) {
    if (not ui.is_opener) return refuse(ui, "Only the opener can close the table");
    const std::vector<std::string> lines{"EVERYBODY LEAVES", "THE TABLE, AND", "NO GAME BEGINS."};
    return ask(ui,
               {.header = "CLOSE THE TABLE",
                .sub = "ARE YOU SURE?",
                .lines = lines,
                .yes = "close the table"},
               CloseTable{});
}

WaitingWish leave(WaitingUi& /*ui*/) { return GoBack{}; }

WaitingWish move(WaitingUi& ui, int by) {
    const int last = static_cast<int>(ui.seats.size()) - 1;
    ui.chosen = static_cast<std::size_t>(std::clamp(static_cast<int>(ui.chosen) + by, 0, last));
    return GoOn{};
}
template <int by>
WaitingWish move(WaitingUi& ui) {
    return move(ui, by);
}

// A key with a place is on the bars; one without help is another for the key before.
struct ListKey {
    Key key;
    WaitingWish (*press)(WaitingUi& ui);
    std::string_view name = {}, help = {};
    At at = {};
    std::string_view label = {};
};
constexpr std::array list_keys{
    ListKey{Key::Enter, sit_down, "ENTER", "SIT DOWN", {keys_row, 2}, "SIT DOWN"},
    ListKey{key_of(U'u'), stand_up, "U", "STAND UP", {keys_row, 17}, "STAND UP"},
    ListKey{key_of(U'b'), begin, "B", "BEGIN", {opener_row, 2}, "BEGIN THE GAME"},
    ListKey{key_of(U'c'), close, "C", "CLOSE", {opener_row, 19}, "CLOSE THE TABLE"},
    ListKey{Key::ArrowUp, move<-1>, "UP DOWN", "CHOOSE"},
    ListKey{Key::ArrowDown, move<1>},
    ListKey{Key::Home, move<-all>, "HOME END", "THE ENDS"},
    ListKey{Key::End, move<all>},
    ListKey{key_of(U'x'), leave, "X", "LEAVE", {keys_row, 28}, "LEAVE"},
    ListKey{Key::Esc, leave, "ESC", "LEAVE ^L REDRAW"},
};

std::string words_for(const WaitingSeat& seat) {
    constexpr std::string_view away = " AWAY";
    switch (seat.is) {
        case Is::Free: return "FREE";
        case Is::Computer: return upper(seat.who);
        case Is::Mine: return "YOU";
        case Is::Taken: break;
    }
    if (not seat.is_away) return seat.who;
    return shortened(seat.who, width_of_who - width(away)).append(away);
}

void draw_seat(Canvas& canvas, const WaitingUi& ui, std::size_t at) {
    const WaitingSeat& seat = ui.seats[at];
    const int row = first_seat_row + static_cast<int>(at);
    const bool is_chosen = at == ui.chosen;
    const Style style = is_chosen ? on_white : on_bar;
    bar(canvas, {row, left}, inside, is_chosen ? ">" : "", style);
    draw_sign_of(canvas, {row, sign_col}, seat.token, seat.colour);
    const std::string number = "SEAT " + std::to_string(at + 1);
    canvas.write({row, name_col}, seat.is == Is::Free ? number : upper(seat.name), style);
    canvas.write({row, who_col}, shortened(words_for(seat), width_of_who), style);
    if (is_chosen) canvas.point_at({row, left});
}

void draw_terms(Canvas& canvas, const WaitingUi& ui) {
    const std::string run_by = "RUN BY " + upper(ui.host);
    bar(canvas, {host_row, left}, inside, " " + shortened(run_by, width_of_text), on_cyan);
    int row = terms_row;
    canvas.write({row, text_col}, "WHOEVER RUNS IT CAN SEE ALL HANDS", on_body);
    for (const std::string& term : ui.terms)
        canvas.write({++row, text_col}, fitting(upper(term), width_of_text), on_body);
}

void draw_keys(Canvas& canvas, bool is_opener) {
    if (is_opener) draw_bar_of_keys(canvas, opener_row);
    draw_bar_of_keys(canvas, keys_row);
    for (const ListKey& each : list_keys)
        if (not each.label.empty() and (is_opener or each.at.row == keys_row))
            draw_key(canvas, each.at, each.name, each.label);
    canvas.write({keys_row, 36}, "?", on_white);
}

}  // namespace

std::size_t free_seats(const WaitingUi& ui) {
    return static_cast<std::size_t>(std::ranges::count(ui.seats, Is::Free, &WaitingSeat::is));
}

std::vector<board::Sitter> sitters_beside(const WaitingUi& ui) {
    std::vector<board::Sitter> sitters;
    for (std::size_t at = 0; at < ui.seats.size(); ++at)
        if (at != ui.chosen and ui.seats[at].is != Is::Free)
            sitters.push_back(sitter_at(ui.seats[at]));
    return sitters;
}

Question question_to_begin(const WaitingUi& ui) {
    const std::size_t seats = free_seats(ui);
    const std::string level = "OF LEVEL " + std::to_string(ui.level) + ".";
    std::vector<std::string> lines{"1 FREE SEAT GOES", "TO A COMPUTER", level};
    if (seats > 1) lines = {std::to_string(seats) + " FREE SEATS GO", "TO COMPUTERS", level};
    return {.header = "BEGIN THE GAME",
            .sub = "ARE YOU SURE?",
            .lines = std::move(lines),
            .no = "wait for more",
            .yes = "begin now"};
}

Notice help_on_list() {
    Notice notice{.title = "THE TABLE", .sub = "THE KEYS", .lines = {}, .tall = true};
    for (const ListKey& each : list_keys)
        if (not each.help.empty())
            notice.lines.push_back(std::string{each.name} + " " + std::string{each.help});
    notice.lines.insert(
        notice.lines.end(),
        {"", "B AND C ARE FOR THE", "OPENER. YOUR SEAT", "IS KEPT IF YOU", "LEAVE."});
    return notice;
}

WaitingWish press_list(WaitingUi& ui, Key key) {
    const char32_t letter = letter_of(key);
    const Key pressed = letter == 0 ? key : key_of(letter);
    const auto* const found = std::ranges::find(list_keys, pressed, &ListKey::key);
    if (found == list_keys.end()) return refuse(ui, std::string{no_such_key});
    return found->press(ui);
}

void draw_list(Canvas& canvas, const WaitingUi& ui) {
    draw_wide_page(canvas, "TABLE " + ui.table, upper(ui.game));
    for (std::size_t at = 0; at < ui.seats.size(); ++at) draw_seat(canvas, ui, at);
    draw_terms(canvas, ui);
    draw_wide_remark(canvas, ui.refusal);
    draw_keys(canvas, ui.is_opener);
}

}  // namespace parlor::tui
