#include "tui/desk/pages/building_page.hpp"

#include <utility>

#include "base/dollars.hpp"
#include "rules/board/street.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {
namespace {

Reply build(const Works& works, Money money) {
    if (works.cost > money) return Say{"You have not so much money"};
    return Close{PlayAll{works.moves}};
}

Reply build_here(const View&, BuildingUp& page) { return build(page.here, page.money); }
Reply build_on_group(const View&, BuildingUp& page) { return build(page.on_group, page.money); }

ItemIs if_paid_here(const Seen<View>&, const BuildingUp& page) {
    return open_if(page.here.cost <= page.money);
}
ItemIs if_paid_on_group(const Seen<View>&, const BuildingUp& page) {
    return open_if(page.on_group.cost <= page.money);
}

constexpr Entry<View, BuildingUp> entries[]{
    {{'n', 1, 14, "NO", "no, back"}, close},
    {{'y', 1, 16, "HERE ONLY", "on this street"}, build_here, if_paid_here},
    {{'g', 1, 18, "WHOLE GROUP", "as high on all"}, build_on_group, if_paid_on_group},
};

std::string words_for_houses(int houses) {
    if (houses == board::hotel) return "UP TO A HOTEL";
    return "UP TO " + std::to_string(houses) + (houses == 1 ? " HOUSE" : " HOUSES");
}

Menu window(const Seen<View>&, const BuildingUp& page) {
    Menu menu{.header = "CONSTRUCT IMPRV", .sub = page.street, .has_quadrants = false};
    menu.words = {{9, words_for_houses(page.houses)},
                  {11, "HERE " + dollars(page.here.cost)},
                  {12, "GROUP " + dollars(page.on_group.cost)}};
    return menu;
}

constexpr PageKind<View, BuildingUp> kind{.window = window, .entries = entries};

}  // namespace

std::vector<Square> steps_up_to(const BoardView& view, Square street, int houses, int on_others) {
    std::vector<Square> steps;
    for (int step = 1; step <= houses; ++step)
        for (const Square each : view.board().groups[view.board().at(street).group])
            if (view.squares[each].houses < step and step <= (each == street ? houses : on_others))
                steps.push_back(each);
    return steps;
}

Open ask_to_build_up(BuildingUp building) { return {page_of(kind, std::move(building))}; }

std::optional<int> houses_typed(Key key) {
    const char32_t letter = letter_of(key);
    if (letter < U'0' or letter > U'0' + board::hotel) return std::nullopt;
    return static_cast<int>(letter - U'0');
}

std::optional<Say> no_fewer_than(int now, int wanted, std::string_view how_sold) {
    if (wanted == now) return Say{"There are as many here already"};
    if (wanted < now) return Say{std::string{how_sold}};
    return std::nullopt;
}

}  // namespace parlor::tui::desk
