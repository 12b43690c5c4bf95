#include "tui/desk/pages/question_page.hpp"

#include <utility>

#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {
namespace {

Reply say_yes(const View&, Asked& asked) {
    if (asked.asks == Asks::Once) return Close{asked.yes};
    return TurnTo{ask({"CONFIRM REQUEST", asked.sub, "ARE YOU SURE?", "", asked.yes}).page};
}

constexpr Entry<View, Asked> answers[]{
    {{'n', 1, 13, "NO", "no, back"}, close},
    {{'y', 1, 15, "YES", "yes"}, say_yes},
};

Menu window(const Seen<View>&, const Asked& asked) {
    Menu menu{.header = asked.header, .sub = asked.sub, .has_quadrants = false};
    menu.words = {{10, asked.first_line}, {11, asked.second_line}};
    for (int row = 17; const std::string& line : asked.below) menu.words.push_back({row++, line});
    return menu;
}

// As everywhere, Q means No; so does Esc.
std::optional<Reply> press(const View&, Asked&, Key key) {
    if (letter_of(key) != U'q') return std::nullopt;
    return Close{};
}

constexpr PageKind<View, Asked> question{.window = window, .entries = answers, .press = press};

std::vector<std::string> words_for(Kept kept) {
    switch (kept) {
        case Kept::No: return {"THE GAME IS NOT", "ON DISK AND WILL", "BE LOST"};
        case Kept::Yes: return {"THE GAME IS KEPT"};
        case Kept::NotBegun: return {"NOT KEPT, AS NO", "MOVE WAS PLAYED"};
        case Kept::Elsewhere: return {"YOUR SEAT STAYS", "YOURS"};
        case Kept::Watched: break;
    }
    return {};
}

}  // namespace

Open ask(Asked asked) { return {page_of(question, std::move(asked))}; }

PagePtr leave_page(Kept kept) {
    const bool is_elsewhere = kept == Kept::Elsewhere or kept == Kept::Watched;
    Asked asked{"LEAVE THE TABLE",
                "",
                is_elsewhere ? "GO AWAY FROM" : "BACK TO THE",
                is_elsewhere ? "THIS TABLE?" : "LAUNCHER?",
                LeaveTable{}};
    asked.below = words_for(kept);
    return ask(std::move(asked)).page;
}

PagePtr other_game_page(Kept kept) {
    Asked asked{"LEAVE THE GAME", "", "TO THE OPTIONS", "FOR ANOTHER?", PlayAgain{}};
    asked.below = words_for(kept);
    return ask(std::move(asked)).page;
}

}  // namespace parlor::tui::desk
