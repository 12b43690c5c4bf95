#include "rules/property/options.hpp"

#include <algorithm>
#include <array>

namespace parlor::property {
namespace {

using Option = RuleOption<Ruleset>;

constexpr std::array<std::string_view, 4> games{"classic", "city", "blitz", "reverse"};
constexpr std::array<std::string_view, 1> games_with_clocks{"blitz"};

// In the order of FreeParking.
constexpr std::array free_parking_words{OptionWord{"nothing", "NOTHING"},
                                        OptionWord{"taxes", "TAXES"},
                                        OptionWord{"taxes-and-cards", "TAXES, CARDS"}};

// In the order of Buildings.
constexpr std::array buildings_words{OptionWord{"limited", "LIMITED"},
                                     OptionWord{"unlimited", "NO LIMIT"}};

// The words of the switches, in the order of their enums. A label is a complete statement: set-up
// shows a line for each switch.
constexpr std::array auctions_words{OptionWord{"held", "AUCTIONS"},
                                    OptionWord{"none", "NO AUCTIONS"}};
constexpr std::array double_rent_words{OptionWord{"whole-group", "GROUP: RENT X 2"},
                                       OptionWord{"unmortgaged-group", "X 2 UNMORTGAGED"}};
constexpr std::array drawing_words{OptionWord{"from-the-top", "DECKS IN ORDER"},
                                   OptionWord{"after-a-shuffle", "DECKS SHUFFLED"}};
constexpr std::array gaol_managing_words{OptionWord{"open", "TRADES IN GAOL"},
                                         OptionWord{"barred", "NO GAOL TRADES"}};
constexpr std::array mortgaging_words{OptionWord{"bare-groups", "BARE MORTGAGES"},
                                      OptionWord{"sells-down", "MORTGAGES SELL"}};
constexpr std::array seat_order_words{OptionWord{"as-entered", "SEATS AS GIVEN"},
                                      OptionWord{"by-throw", "SEATS BY ROLL"}};
constexpr std::array third_gaol_turn_words{OptionWord{"leave-or-roll", "BAIL ON TURN 3"},
                                           OptionWord{"roll-first", "ROLL ON TURN 3"}};
constexpr std::array tokens_words{OptionWord{"letters", "TOKENS A B C"},
                                  OptionWord{"digits", "TOKENS 1 2 3"}};
constexpr std::array chest_words{OptionWord{"cards", "CHEST CARDS"},
                                 OptionWord{"reverse", "CHEST REVERSES"}};

template <auto Field>
constexpr Option option(std::string_view name,
                        OptionValues values,
                        std::optional<OptionKey> key,
                        std::string_view explanation,
                        std::span<const std::string_view> in = games) {
    return {
        name, in, values, key, explanation, field_value<Ruleset, Field>, set_field<Ruleset, Field>};
}

template <auto Field>
constexpr Option mode_switch(std::string_view name,
                             OptionValues values,
                             std::string_view explanation) {
    return option<Field>(name, values, std::nullopt, explanation, {});
}

constexpr std::array all_options{
    option<&Ruleset::start_money>("start-money",
                                  NumberRange{100, 10'000},
                                  std::nullopt,
                                  "Dollars of each player at the start"),
    option<&Ruleset::salary>("salary",
                             NumberRange{0, 5'000},
                             OptionKey{'s', "SALARY", "for passing GO"},
                             "Dollars for passing GO"),
    option<&Ruleset::free_parking>("free-parking",
                                   OneWord{free_parking_words},
                                   OptionKey{'f', "FREE PARKING", "what it pays"},
                                   "What Free Parking pays"),
    option<&Ruleset::go_landing>("double-go",
                                 YesOrNo{},
                                 OptionKey{'g', "DOUBLE ON GO", "double pay on GO"},
                                 "Landing on GO pays double"),
    option<&Ruleset::money_supply>("limited-money",
                                   YesOrNo{},
                                   OptionKey{'l', "LIMITED CASH", "$15,140 in all"},
                                   "The bank's money is limited"),
    option<&Ruleset::start_deeds>("start-deeds",
                                  NumberRange{0, most_start_deeds},
                                  std::nullopt,
                                  "Deeds dealt to each player at the start"),
    option<&Ruleset::last_round>("last-round",
                                 NumberRange{10, 999, true},
                                 OptionKey{'r', "LAST ROUND", "then wealth wins"},
                                 "Wealth wins after this round"),
    option<&Ruleset::wealth_wins>("wealth-wins",
                                  NumberRange{2'000, 100'000, true},
                                  OptionKey{'w', "WEALTH WINS", "so much wins"},
                                  "So much wealth wins at the turn's end"),
    option<&Ruleset::buildings>("buildings",
                                OneWord{buildings_words},
                                OptionKey{'h', "HOUSES", "in the bank"},
                                "Houses: 32 in the bank, or no limit"),
    option<&Ruleset::clock>("clock",
                            NumberRange{60, 3'600},
                            OptionKey{'t', "TIME", "time per player"},
                            "Seconds that each player has",
                            games_with_clocks),
};

constexpr std::array all_switches{
    mode_switch<&Ruleset::auctions>(
        "auctions", OneWord{auctions_words}, "Auctions of deeds that are passed or left"),
    mode_switch<&Ruleset::chest_squares>(
        "chest-squares", OneWord{chest_words}, "What the Community Chest squares do"),
    mode_switch<&Ruleset::clocks>(
        "clocks", YesOrNo{"NO CLOCKS", "CLOCKS"}, "Each player has a clock"),
    mode_switch<&Ruleset::double_rent>(
        "double-rent", OneWord{double_rent_words}, "The groups whose rent is doubled"),
    mode_switch<&Ruleset::drawing>("drawing", OneWord{drawing_words}, "How a card is drawn"),
    mode_switch<&Ruleset::gaol_managing>(
        "gaol-managing", OneWord{gaol_managing_words}, "Managing and trading in Gaol"),
    mode_switch<&Ruleset::standings>("leaderboard",
                                     YesOrNo{"NO LEADERBOARD", "LEADERBOARD"},
                                     "The end is decided by wealth, with a place for everybody"),
    mode_switch<&Ruleset::mortgaging>(
        "mortgaging", OneWord{mortgaging_words}, "Mortgaging where there are houses"),
    mode_switch<&Ruleset::seat_order>(
        "seat-order", OneWord{seat_order_words}, "The order of the seats"),
    mode_switch<&Ruleset::third_gaol_turn>("third-gaol-turn",
                                           OneWord{third_gaol_turn_words},
                                           "What comes first in the third turn in Gaol"),
    mode_switch<&Ruleset::tokens>(
        "tokens", OneWord{tokens_words}, "The token of a player who chooses none"),
};

// All but the last, for games without clocks.
constexpr std::size_t options_without_clock = all_options.size() - 1;
static_assert(all_options[options_without_clock].name == "clock");

// All fields that have a row as an option or a switch. A new field of the ruleset stops the build
// here until it is named; a field that cannot be chosen is not counted.
constexpr std::size_t choices_in(const Ruleset& rules) {
    const auto& [start_money,
                 salary,
                 free_parking,
                 go_landing,
                 money_supply,
                 start_deeds,
                 last_round,
                 wealth_wins,
                 buildings,
                 auctions,
                 double_rent,
                 drawing,
                 gaol_managing,
                 mortgaging,
                 seat_order,
                 third_gaol_turn,
                 tokens,
                 chest_squares,
                 standings,
                 clocks,
                 clock] = rules;
    return count_of(start_money, salary, free_parking, go_landing, money_supply, start_deeds) +
           count_of(auctions,
                    double_rent,
                    drawing,
                    gaol_managing,
                    mortgaging,
                    seat_order,
                    third_gaol_turn,
                    tokens) +
           count_of(last_round, wealth_wins, buildings, chest_squares, standings, clocks, clock);
}
static_assert(choices_in({}) == all_options.size() + all_switches.size());

// Start money and starting deeds have separate pages; all others have a key on the page of house
// rules.
static_assert(std::ranges::all_of(all_options, [](const Option& each) {
    return each.key.has_value() == (each.name != "start-money" and each.name != "start-deeds");
}));

}  // namespace

std::span<const Option> options() { return all_options; }
std::span<const Option> switches() { return all_switches; }

std::span<const Option> options_of(const Ruleset& rules) {
    if (rules.clocks == Clocks::Each) return all_options;
    return options().first(options_without_clock);
}

}  // namespace parlor::property
