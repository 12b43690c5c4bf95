#include "tui/sharing/company_list.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/sharing/closing.hpp"
#include "tui/sharing/company_talk.hpp"
#include "tui/sharing/seats_beside.hpp"
#include "tui/sharing/wide_page.hpp"

namespace parlor::tui {
namespace {

using Is = CompanySeat::Is;

using namespace wide_page;

constexpr int rights_row = 21, seated_row = 22, all_row = 23;
constexpr int sign_col = 2, name_col = 4, who_col = 21, width_of_who = 18;

CompanyWish refuse(CompanyUi& ui, std::string_view why) {
    ui.refusal = why;
    return GoOn{};
}

CompanyWish ask(CompanyUi& ui, Question question, CompanyWish if_yes) {
    ui.asked = {std::move(question), std::move(if_yes)};
    return GoOn{};
}

const CompanySeat& chosen_seat(const CompanyUi& ui) { return ui.seats[ui.chosen]; }

std::ptrdiff_t own_seats(const CompanyUi& ui) {
    return std::ranges::count(ui.seats, Is::Mine, &CompanySeat::is);
}

std::string_view why_not_to_chosen(const CompanyUi& ui, CompanyDeed deed) {
    return why_not_to(ui, deed, ui.chosen);
}

CompanyWish talk(CompanyUi& ui) {
    open_line(ui);
    return GoOn{};
}

CompanyWish mute(CompanyUi& ui) {
    const std::string_view why = why_not_to_chosen(ui, CompanyDeed::Mute);
    return why.empty() ? Mute{ui.chosen} : refuse(ui, why);
}

CompanyWish let_sit(CompanyUi& ui) {
    const std::string_view why = why_not_to_chosen(ui, CompanyDeed::LetSit);
    if (not why.empty()) return refuse(ui, why);
    ui.level = MenuCursor{.hot = 1};
    return GoOn{};
}

CompanyWish give_up(CompanyUi& ui) {
    const bool are_several = own_seats(ui) > 1;
    return ask(ui,
               {.header = are_several ? "GIVE UP ALL SEATS" : "GIVE UP YOUR SEAT",
                .sub = "ARE YOU SURE?",
                .lines = {"FROM NOW ON A", "COMPUTER PLAYS", "FOR YOU, TO THE", "END."},
                .yes = "give it up"},
               GiveUp{});
}

// Once the game is over there is nothing to keep.
CompanyWish close(CompanyUi& ui) {
    if (not ui.is_over) {
        begin_closing(ui);
        return GoOn{};
    }
    return ask(ui,
               {.header = "CLOSE THE TABLE",
                .sub = "ARE YOU SURE?",
                .lines = {"EVERYBODY LEAVES", "THE TABLE."},
                .yes = "close the table"},
               EndTable{});
}

CompanyWish put_out(CompanyUi& ui) {
    const std::string_view why = why_not_to_chosen(ui, CompanyDeed::PutOut);
    if (not why.empty()) return refuse(ui, why);
    return ask(ui,
               {.header = "PUT OUT",
                .sub = shortened(upper(chosen_seat(ui).name), width_of_words) + "?",
                .lines = {shortened(chosen_seat(ui).who, width_of_words),
                          "LEAVES THE TABLE",
                          "FROM NOW ON A",
                          "COMPUTER PLAYS."},
                .yes = "put them out"},
               PutOut{ui.chosen});
}

CompanyWish let_back(CompanyUi& ui) {
    const std::string_view why = why_not_to_chosen(ui, CompanyDeed::LetBack);
    return why.empty() ? LetBack{ui.chosen} : refuse(ui, why);
}

CompanyWish keep_copy(CompanyUi& /*ui*/) { return KeepCopy{}; }

CompanyWish mute_watchers(CompanyUi& ui) { return MuteWatchers{not ui.are_watchers_muted}; }

CompanyWish pause(CompanyUi& /*ui*/) { return PauseForAll{}; }

CompanyWish leave(CompanyUi& /*ui*/) { return GoBack{}; }

template <int by>
CompanyWish move(CompanyUi& ui) {
    const int last = static_cast<int>(ui.seats.size()) - 1;
    ui.chosen = static_cast<std::size_t>(std::clamp(static_cast<int>(ui.chosen) + by, 0, last));
    return GoOn{};
}

template <int pages>
CompanyWish read(CompanyUi& ui) {
    read_talk(ui, pages * page_of_talk(ui));
    return GoOn{};
}
constexpr int all_pages = 1'000;

bool can_do(const CompanyUi& ui, const std::optional<CompanyDeed>& deed) {
    return not deed or why_not(ui, *deed).empty();
}

// A key with a label is on a bar; one without help is another for the key before.
struct ListKey {
    Key key;
    CompanyWish (*press)(CompanyUi& ui);
    std::string_view name = {}, help = {};
    At at = {};
    std::string_view label = {};
    std::optional<CompanyDeed> deed = {};  // which not everybody may do
};
constexpr std::array list_keys{
    ListKey{key_of(U't'), talk, "T", "TALK", {all_row, 2}, "TALK"},
    ListKey{key_of(U'\''), talk},
    ListKey{Key::PageUp, read<1>, "PGUP PGDN", "READ TALK"},
    ListKey{Key::PageDown, read<-1>},
    ListKey{Key::Home, read<all_pages>, "HOME END", "ITS ENDS"},
    ListKey{Key::End, read<-all_pages>},
    ListKey{Key::ArrowUp, move<-1>, "UP DOWN", "CHOOSE"},
    ListKey{Key::ArrowDown, move<1>},
    ListKey{key_of(U'm'), mute, "M", "MUTE FOR YOURSELF", {all_row, 11}, "MUTE"},
    ListKey{
        key_of(U'k'), keep_copy, "K", "KEEP A COPY", {all_row, 19}, "COPY", CompanyDeed::KeepCopy},
    ListKey{key_of(U's'),
            let_sit,
            "S",
            "COMPUTER SITS IN",
            {seated_row, 2},
            "COMPUTER SITS IN",
            CompanyDeed::LetSit},
    ListKey{key_of(U'g'),
            give_up,
            "G",
            "GIVE UP YOUR SEAT",
            {seated_row, 23},
            "GIVE UP SEAT",
            CompanyDeed::GiveUp},
    ListKey{key_of(U'p'), pause, "P", "PAUSE FOR ALL", {all_row, 18}, "PAUSE", CompanyDeed::Pause},
    ListKey{
        key_of(U'c'), close, "C", "CLOSE THE TABLE", {rights_row, 2}, "CLOSE", CompanyDeed::Close},
    ListKey{
        key_of(U'o'), put_out, "O", "PUT OUT", {rights_row, 10}, "PUT OUT", CompanyDeed::PutOut},
    ListKey{key_of(U'l'),
            let_back,
            "L",
            "LET BACK IN",
            {rights_row, 20},
            "LET IN",
            CompanyDeed::LetBack},
    ListKey{key_of(U'w'),
            mute_watchers,
            "W",
            "MUTE WATCHERS",
            {rights_row, 29},
            "WATCHERS",
            CompanyDeed::MuteWatchers},
    ListKey{key_of(U'x'), leave, "X", "BACK, SO DOES &", {all_row, 28}, "BACK"},
    ListKey{key_of(U'&'), leave},
    ListKey{Key::Esc, leave, "ESC", "BACK ^L REDRAW"},
};

void draw_seat(Canvas& canvas, const CompanyUi& ui, std::size_t at) {
    constexpr std::string_view muted = "MUTED";
    constexpr int fewest_letters = 3;
    const CompanySeat& seat = ui.seats[at];
    const int row = company_first_row + static_cast<int>(at);
    const bool is_chosen = at == ui.chosen;
    const Style style = is_chosen ? on_white : on_bar;
    bar(canvas, {row, left}, inside, is_chosen ? ">" : "", style);
    draw_sign_of(canvas, {row, sign_col}, seat.token, seat.colour);
    canvas.write({row, name_col}, shortened(upper(seat.name), who_col - name_col - 1), style);
    const int room = width_of_who - (seat.is_muted ? width(muted) + 1 : 0);
    const std::string state = shortened(upper(seat.state), room);
    canvas.write({row, who_col + width_of_who - width(state)}, state, style);
    const int room_of_who = width_of_who - width(state) - 1;
    const std::string who = seat.is_muted ? std::string{muted} : seat.who;
    if (room_of_who >= fewest_letters)
        canvas.write({row, who_col}, shortened(who, room_of_who), style);
    if (is_chosen) canvas.point_at({row, left});
}

void draw_keys(Canvas& canvas, const CompanyUi& ui) {
    for (const ListKey& each : list_keys) {
        if (each.label.empty() or not can_do(ui, each.deed)) continue;
        if (each.at.col == text_col) draw_bar_of_keys(canvas, each.at.row);
        draw_key(canvas, each.at, each.name, each.label);
    }
    canvas.write({all_row, 36}, "?", on_white);
}

}  // namespace

void open_line(CompanyUi& ui) {
    const std::string_view why = why_not(ui, CompanyDeed::Talk);
    if (why.empty())
        ui.typed = "";
    else
        ui.refusal = why;
}

std::string words_for_watchers(const CompanyUi& ui) {
    const std::string count =
        ui.watchers == 1 ? "1 WATCHER" : std::to_string(ui.watchers) + " WATCHERS";
    return count + (ui.are_watchers_muted ? ", MUTED" : "");
}

Notice help_on_company(const CompanyUi& ui) {
    Notice notice{.title = "THE COMPANY", .sub = "THE KEYS", .lines = {}, .tall = true};
    for (const ListKey& each : list_keys)
        if (not each.help.empty() and can_do(ui, each.deed))
            notice.lines.push_back(std::string{each.name} + " " + std::string{each.help});
    return notice;
}

CompanyWish press_company_list(CompanyUi& ui, Key key) {
    const char32_t letter = letter_of(key);
    const Key pressed = letter == 0 ? key : key_of(letter);
    const auto* const found = std::ranges::find(list_keys, pressed, &ListKey::key);
    if (found == list_keys.end()) return refuse(ui, no_such_key);
    const std::string_view why = found->deed ? why_not(ui, *found->deed) : "";
    return why.empty() ? found->press(ui) : refuse(ui, why);
}

void draw_company_list(Canvas& canvas, const CompanyUi& ui) {
    draw_wide_page(canvas, "TABLE " + ui.table, words_for_watchers(ui));
    for (std::size_t at = 0; at < ui.seats.size(); ++at) draw_seat(canvas, ui, at);
    draw_talk_below(canvas, ui);
    draw_wide_remark(canvas, ui.refusal);
    if (ui.typed)
        draw_line(canvas, *ui.typed);
    else
        draw_keys(canvas, ui);
}

}  // namespace parlor::tui
