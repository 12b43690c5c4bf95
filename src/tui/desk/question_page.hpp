// A question at the table, with No and Yes.
//
// Source: docs/layout.md, 6.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

enum class Asks : std::uint8_t { Once, Twice };  // twice: are you sure?

template <class D>
struct Asked {
    std::string header, sub, first_line, second_line;
    typename D::Command yes;
    Asks asks = Asks::Once;
    std::vector<std::string> below = {};  // more information, under the answers
};

template <class D>
[[nodiscard]] Open<D> ask(Asked<D> asked);

// Whether the game can be continued. A game without a move cannot, but nothing is lost.
enum class Kept : std::uint8_t { No, Yes, NotBegun };

[[nodiscard]] inline std::vector<std::string> words_for(Kept kept) {
    switch (kept) {
        case Kept::No: return {"THE GAME IS NOT", "ON DISK AND WILL", "BE LOST"};
        case Kept::Yes: return {"THE GAME IS KEPT"};
        case Kept::NotBegun: break;
    }
    return {"NOT KEPT, AS NO", "MOVE WAS PLAYED"};
}

// The question about leaving the table.
template <class D>
[[nodiscard]] PagePtr<D> leave_page(Kept kept) {
    Asked<D> asked{"LEAVE THE TABLE", "", "BACK TO THE", "LAUNCHER?", LeaveTable{}};
    asked.below = words_for(kept);
    return ask<D>(std::move(asked)).page;
}

template <class D>
class QuestionPage {
    using View = typename D::View;
    using Question = Asked<D>;

    static Reply<D> say_yes(const View&, Question& asked) {
        if (asked.asks == Asks::Once) return Close<D>{asked.yes};
        return TurnTo<D>{
            ask<D>({"CONFIRM REQUEST", asked.sub, "ARE YOU SURE?", "", asked.yes}).page};
    }

    static Menu window(const typename D::Seen&, const Question& asked) {
        Menu menu{.header = asked.header, .sub = asked.sub, .has_quadrants = false};
        menu.words = {{10, asked.first_line}, {11, asked.second_line}};
        for (int row = 17; const std::string& line : asked.below)
            menu.words.push_back({row++, line});
        return menu;
    }

    static constexpr Entry<D, Question> answers[]{
        {{'n', 1, 13, "NO", "no, back"}, close<D>},
        {{'y', 1, 15, "YES", "yes"}, say_yes},
    };

public:
    static constexpr PageKind<D, Question> kind{window, answers};
};

template <class D>
Open<D> ask(Asked<D> asked) {
    return {page_of(QuestionPage<D>::kind, std::move(asked))};
}

}  // namespace parlor::tui::desk
