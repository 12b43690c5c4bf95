// The ruleset: everything a player can choose before the game, as switches and numbers.
//
// Source:   C-1.4, C-9, M-2, M-3.1, M-4.1; a mode's own values come from data/modes (see
//           library/mode_file.hpp).
// Units:    seconds for the clocks.
// Not here: names and ranges (options.hpp).
#pragma once

#include <string>

#include "base/units.hpp"
#include "rules/board/board.hpp"
#include "rules/board/purse.hpp"
#include "rules/board/street.hpp"

namespace parlor::property {

enum class FreeParking : std::uint8_t { Nothing, Taxes, TaxesAndCards };  // C-9.2
enum class GoLanding : std::uint8_t { Single, Double };                   // C-9.3
enum class MoneySupply : std::uint8_t { Endless, Limited };               // C-9.5
enum class ChestSquares : std::uint8_t { Cards, Reverse };                // M-4.1
enum class Buildings : std::uint8_t { Limited, Unlimited };               // C-9.9
enum class Standings : std::uint8_t { Score, Leaderboard };               // C-12.1, M-2.13
enum class Clocks : std::uint8_t { None, Each };                          // M-3.1

// Departures of a mode from the classic game, which has the first value of each.
enum class Auctions : std::uint8_t { Held, None };                      // M-2.3
enum class DoubleRent : std::uint8_t { WholeGroup, UnmortgagedGroup };  // M-2.12
enum class Drawing : std::uint8_t { FromTheTop, AfterAShuffle };        // M-2.4
enum class GaolManaging : std::uint8_t { Open, Barred };                // M-2.8
enum class Mortgaging : std::uint8_t { BareGroups, SellsDown };         // M-2.7
enum class SeatOrder : std::uint8_t { AsEntered, ByThrow };             // M-2.2
enum class ThirdGaolTurn : std::uint8_t { LeaveOrRoll, RollFirst };     // M-2.9
enum class Tokens : std::uint8_t { Letters, Digits };                   // M-2.1

struct Ruleset {
    Money start_money = 1500_cash;
    Money salary = 200_cash;
    FreeParking free_parking = FreeParking::Nothing;
    GoLanding go_landing = GoLanding::Single;
    MoneySupply money_supply = MoneySupply::Endless;
    int start_deeds = 0;
    int last_round = 0;  // 0: none (C-9.7)
    Money wealth_wins;   // $0: none (C-9.8)
    Buildings buildings = Buildings::Limited;

    Auctions auctions = Auctions::Held;
    DoubleRent double_rent = DoubleRent::WholeGroup;
    Drawing drawing = Drawing::FromTheTop;
    GaolManaging gaol_managing = GaolManaging::Open;
    Mortgaging mortgaging = Mortgaging::BareGroups;
    SeatOrder seat_order = SeatOrder::AsEntered;
    ThirdGaolTurn third_gaol_turn = ThirdGaolTurn::LeaveOrRoll;
    Tokens tokens = Tokens::Letters;

    ChestSquares chest_squares = ChestSquares::Cards;
    Standings standings = Standings::Score;
    Clocks clocks = Clocks::None;
    int clock = 600;  // seconds that each player has, where there are clocks

    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// Shared by all rulesets of the property game.
inline constexpr Money limited_money_supply = 15140_cash;  // C-9.5
inline constexpr Money bail_sum = 50_cash;                 // C-11.2
inline constexpr Money lowest_bid = 10_cash;               // C-4.2
inline constexpr int doubles_to_gaol = 3;                  // C-2.2
inline constexpr int turns_in_gaol = 3;                    // C-11.4
inline constexpr int most_start_deeds = 5;                 // C-9.4

// Whether the places at the end are by wealth, on a leaderboard: always where there are clocks
// (M-2.13, M-3.4).
[[nodiscard]] bool has_leaderboard(const Ruleset& rules);

// The houses and hotels in the bank at the start: 32 and 12 (C-1.2), or as many as the streets can
// take (C-9.9).
struct Pieces {
    int houses = 32, hotels = 12;
};
[[nodiscard]] Pieces pieces_at_start(const Ruleset& rules, const board::Board& board);

// The most starting deeds that each player can be dealt (C-9.4).
[[nodiscard]] int most_deeds_dealt(const board::Board& board, Money start_money, int seats);

// A mode: a way to play, chosen by name; a file in data/modes.
struct Mode {
    std::string id, name;
    std::string about = {};                // a line for people who choose a mode; may be empty
    int fewest_seats = 2, most_seats = 6;  // C-1.3, M-2.1
    std::string board;                     // the id of its board, unless another is named
    std::string cards;                     // the id of its cards
    Ruleset rules;                         // the defaults
};

}  // namespace parlor::property
