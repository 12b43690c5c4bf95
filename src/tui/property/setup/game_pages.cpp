// The pages of set-up about the game: the money and the deeds at the start.
#include <algorithm>
#include <utility>

#include "rules/property/options.hpp"
#include "tui/property/setup/beginning.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/settings_page.hpp"

namespace parlor::tui {
namespace {

SetupWish choose_funds(SetupUi& ui, int sum) {
    ui.rules.start_money = Money{sum};
    return go_on(ui, SetupStep::HouseRules);
}

SetupWish choose_mode_funds(SetupUi& ui, int /*number*/) {
    return choose_funds(ui, ui.mode_money.amount);
}

bool has_mode_funds(const SetupUi& ui, const board::Board& board, int number);
bool are_own(Money sum, const SetupUi& ui);

constexpr setup::Numbers any_sum{{}, setup::dollars};

// Begins with the sum that is chosen, if no other item has it.
SetupWish begin_to_type(SetupUi& ui, int /*number*/) {
    const Money sum = ui.rules.start_money;
    std::string number = are_own(sum, ui) ? std::to_string(sum.amount) : std::string{};
    ui.typed = {'4', std::move(number), true};
    return GoOn{};
}

void show_own_funds(Item& item, const SetupUi& ui, int /*number*/) {
    if (ui.typed)
        item.label = "$" + ui.typed->text + "_";
    else if (are_own(ui.rules.start_money, ui))
        item.label = setup::dollars(ui.rules.start_money.amount);
}

constexpr SetupEntry funds_entries[]{
    {{'0', 1, 10, "$1500 NORMAL", "as usual"}, choose_funds, 1500},
    {{'1', 1, 12, "$1000 LOW", "a hard start"}, choose_funds, 1000},
    {{'2', 1, 14, "$2000 HIGH", "an easy start"}, choose_funds, 2000},
    {{'3', 1, 16, "AS THE MODE", "the mode's amount"}, choose_mode_funds, 0, has_mode_funds},
    {{'4', 1, 18, "OTHER AMOUNT", "type it"}, begin_to_type, 0, nullptr, show_own_funds},
    {setup::way_back(22), go_back},
};
constexpr std::span sums{funds_entries, 3};

bool is_usual(Money sum) {
    return std::ranges::find(sums, sum.amount, &SetupEntry::number) != sums.end();
}

// A mode of the player's own may begin with any sum.
bool has_mode_funds(const SetupUi& ui, const board::Board& /*board*/, int /*number*/) {
    return not is_usual(ui.mode_money);
}
bool are_own(Money sum, const SetupUi& ui) { return not is_usual(sum) and sum != ui.mode_money; }

Menu ask_for_funds(const SetupUi& /*ui*/) { return setup::pregame("SET START FUNDS"); }

SetupWish look_at_settings(SetupUi& ui, int /*number*/) {
    return tui::look_at_settings(ui, SetupStep::Deeds);
}

void tell_of_settings(Item& item, const SetupUi& ui, int /*number*/) {
    if (ui.players.guests) item.help = "read all of them";
}

SetupWish deal(SetupUi& ui, int count) {
    ui.rules.start_deeds = count;
    return BeginNow{};
}

constexpr SetupEntry deals(int count, std::string_view label) {
    return {{static_cast<char>('0' + count), 1, 10 + 2 * count, label, "dealt, paid for"},
            deal,
            count,
            can_be_dealt};
}

static_assert(property::most_start_deeds == 5);
constexpr SetupEntry deeds_entries[]{
    deals(0, "NONE"),
    deals(1, "1 DEED"),
    deals(2, "2 DEEDS"),
    deals(3, "3 DEEDS"),
    deals(4, "4 DEEDS"),
    deals(5, "5 DEEDS"),
    {{'s', 1, 22, "SETTINGS", "read, save them"}, look_at_settings, 0, nullptr, tell_of_settings},
    {setup::way_back(23), go_back},
};

Menu ask_for_deeds(const SetupUi& /*ui*/) { return setup::pregame("STARTING DEEDS"); }

}  // namespace

MenuCursor place_of_funds(const SetupUi& ui) {
    const auto chosen = std::ranges::find(sums, ui.rules.start_money.amount, &SetupEntry::number);
    const bool is_below_mode_sum =
        not is_usual(ui.mode_money) and are_own(ui.rules.start_money, ui);
    return {1, static_cast<int>(chosen - sums.begin()) + (is_below_mode_sum ? 1 : 0)};
}

SetupWish type_funds(SetupUi& ui, Key key) {
    const auto& option = option_named("start-money", property::options_of(ui.rules));
    const auto sum = setup::type_number(ui, key, any_sum, setup::range_of(option));
    return sum ? choose_funds(ui, *sum) : GoOn{};
}

const SetupPage setup_funds{ask_for_funds, funds_entries};
const SetupPage setup_deeds{ask_for_deeds, deeds_entries};

}  // namespace parlor::tui
