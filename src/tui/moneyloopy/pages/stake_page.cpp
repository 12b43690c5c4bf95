// The page of a stake on Chance: money, safe cards or both, and what the player can win and lose.
//
// Source: L-5.1, U-9.2.
#include <algorithm>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/desk/heads.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Stake {
    Money money;
    int cards = 0;
    Typing typing = Typing::Begins;
};

Reply stake(const View& view, Stake& page) {
    return play(view, moneyloopy::Stake{page.money, page.cards});
}

Reply set_money(const View& view, Stake& page, Money wanted) {
    page.money = std::clamp(wanted, 0_cash, view.choices.most_stake);
    if (wanted < 0_cash) return Say{"The lowest is $0"};
    if (wanted > view.choices.most_stake) return Say{"You must keep a dollar"};
    return Stay{};
}

Reply change_money(const View& view, Stake& page, int by) {
    return set_money(view, page, page.money + Money{by});
}

// The number after the highest is none.
Reply change_cards(const View& view, Stake& page) {
    if (view.choices.most_cards == 0) return Say{"You have no safe card"};
    page.cards = (page.cards + 1) % (view.choices.most_cards + 1);
    return Stay{};
}

// Digits type the amount, until any other key is pressed.
std::optional<Reply> press(const View& view, Stake& page, Key key) {
    const auto sum = typed(page.money, page.typing, key);
    page.typing = sum ? Typing::GoesOn : Typing::Begins;
    if (not sum) return std::nullopt;
    return set_money(view, page, *sum);
}

ItemIs may_stake(const Seen& seen) { return open_if(seen.view.choices.stake); }
ItemIs if_cards(const Seen& seen) { return open_if(seen.view.choices.most_cards > 0); }
ItemIs if_amount_is_shown(const Seen& seen) { return there_if(seen.page == 1); }

constexpr Entry<Stake> changes(int by) {
    return {amount_key(by, {11, 14}), change_money, if_amount_is_shown, by};
}

constexpr Entry<Stake> entries[]{
    {{'s', 1, 13, "STAKE IT", "roll one die"}, stake, may_stake},
    {{'c', 1, 14, "SAFE CARDS", "add one of them"}, change_cards, if_cards},
    {{'n', 1, 15, "NO", "leave it"}, plays<moneyloopy::No>, may<&moneyloopy::Choices::no>},
    Common::deal(1, 17),
    Common::overview(1, 18),
    Common::properties(1, 19),
    Common::deals(1, 20),
    Common::why(2, 14),
    Common::take_back(2, 16),
    Common::quit(2, 18),
    changes(100),
    changes(10),
    changes(1),
    changes(-100),
    changes(-10),
    changes(-1),
};

Menu window(const Seen& seen, const Stake& page) {
    Menu menu{.header = "CHANCE: A STAKE",
              .sub = desk::who_decides(seen.view),
              .other_keys = {digits_help},
              .has_quadrants = seen.page == 2};
    if (seen.page != 1) return menu;
    menu.words = {{9, "CARDS   " + right(page.cards, 6)},
                  {10, "AMT    $" + right(page.money.amount, 6)},
                  {11, "+", on_bar},
                  {12, "-", on_bar}};
    return menu;
}

std::string things(const Stake& page) {
    std::string words = page.money > 0_cash or page.cards == 0 ? dollars(page.money) : "";
    if (page.cards == 0) return words;
    if (not words.empty()) words += " AND ";
    return words + std::to_string(page.cards) + (page.cards == 1 ? " CARD" : " CARDS");
}

std::vector<CardLine> card(const Seen& seen, const Stake& page) {
    return CardText{"A STAKE"}
        .line("4, 5, 6: YOU GET AS MUCH AGAIN")
        .line("+" + things(page))
        .blank()
        .line("1, 2, 3: THE BANK GETS IT")
        .line("-" + things(page))
        .blank()
        .left_after(seen.view, page.money)
        .take();
}

constexpr PageKind<Stake> kind{.window = window, .entries = entries, .press = press, .card = card};

}  // namespace

PagePtr stake_page() { return page_of(kind); }

}  // namespace parlor::tui::moneyloopy_table
