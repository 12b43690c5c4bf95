// A deal before it is proposed, and the terms that can be added to it: each kind of term asks for
// its parts step by step.
//
// Source:  L-8.2, L-8.3, U-9.3.
// Choices: impossible things cannot be chosen: a property that neither player has, a square that
//          the marker has passed. Other mistakes are refused when the deal is proposed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/moneyloopy/deal/deal_panel.hpp"
#include "tui/moneyloopy/pages/page.hpp"

namespace parlor::tui::moneyloopy_table {

struct DealDraft {
    Seat with{};
    std::vector<moneyloopy::TermAsked> terms = {};
    TermPlace cursor = {};
    int page = 0;  // of the panel

    // The player whose promises the cursor's column lists.
    [[nodiscard]] moneyloopy::Side side() const {
        return cursor.is_mine ? moneyloopy::Side::Mine : moneyloopy::Side::Theirs;
    }
};

// The terms in the rules' form. `view` is that of the player who makes the deal and decides.
[[nodiscard]] Terms terms_of(const View& view, const DealDraft& draft);

// The player who gives, pays or is bound by the terms of the cursor's column; and the other player
// of the deal.
[[nodiscard]] Seat bound(const View& view, const DealDraft& draft);
[[nodiscard]] Seat other(const View& view, const DealDraft& draft);

// The terms in force of the cursor's column, with that player.
[[nodiscard]] std::vector<moneyloopy::TermInForce> terms_in_force(const View& view,
                                                                  const DealDraft& draft);

[[nodiscard]] board::Squares properties_of(const View& view, Seat owner);
[[nodiscard]] board::Squares squares_ahead(const View& view);  // of the marker, before GO

// The choices for a term so far. Each kind of term uses the parts that it needs.
struct Parts {
    int amount = 0;  // dollars, percent or safe cards
    board::Squares properties;
    moneyloopy::Scope scope = moneyloopy::Scope::All;
    moneyloopy::Booth booth = moneyloopy::Booth::First;
    int deal = 0;
    std::string words = {};
    std::optional<moneyloopy::What> in_force = std::nullopt;  // agreed on again
    Square when = moneyloopy::open_ended;                     // or until when
};

struct Making;
using Step = PagePtr (*)(const View& view, Making making);  // asks for a part of a term
using Steps = ShortList<Step, 3>;

struct TermKind {
    Binding binding;
    Steps steps;
    moneyloopy::What (*make)(const Parts& parts);
    // Why there can be no such term now, in at most 36 letters; empty: there can.
    std::string_view (*why_not)(const View& view, const DealDraft& draft);
};

// A term whose parts are being chosen.
struct Making {
    DealDraft& draft;
    const TermKind* kind;
    Parts parts = {};
    std::size_t done = 0;  // steps
};

// The next step, in place of this page; after the last step, adds the term.
[[nodiscard]] Reply go_on(const View& view, Making making);

// The steps.
[[nodiscard]] PagePtr ask_sum(const View& view, Making making);
[[nodiscard]] PagePtr ask_sum_owed(const View& view, Making making);  // begins with the debt
[[nodiscard]] PagePtr ask_percent(const View& view, Making making);
[[nodiscard]] PagePtr ask_cards_held(const View& view, Making making);
[[nodiscard]] PagePtr ask_cards(const View& view, Making making);
[[nodiscard]] PagePtr ask_properties(const View& view, Making making);  // of the bound player
[[nodiscard]] PagePtr ask_properties_of_both(const View& view, Making making);
[[nodiscard]] PagePtr ask_property_of_other(const View& view, Making making);
[[nodiscard]] PagePtr ask_when(const View& view, Making making);
[[nodiscard]] PagePtr ask_until(const View& view, Making making);
[[nodiscard]] PagePtr ask_scope(const View& view, Making making);
[[nodiscard]] PagePtr ask_booth(const View& view, Making making);
[[nodiscard]] PagePtr ask_deal(const View& view, Making making);
[[nodiscard]] PagePtr ask_term_in_force(const View& view, Making making);
[[nodiscard]] PagePtr ask_words(const View& view, Making making);

[[nodiscard]] PagePtr kinds_page(DealDraft& draft);  // of terms, for the cursor's column

}  // namespace parlor::tui::moneyloopy_table
