#include "tui/property/setup/house_rules.hpp"

#include <array>

#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

// 1, 2, 3, 5, 10, 15, 20, 30, 45 and 60 minutes of a clock, in seconds.
constexpr std::array times{60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600};
constexpr std::array last_rounds{0, 20, 30, 40, 50, 60, 80, 100};
constexpr std::array winning_sums{0, 3000, 5000, 7500, 10'000, 15'000, 20'000};
constexpr std::array salaries{0, 100, 200, 300, 400, 500, 1000, 2000};

// `1:30`, `10 MINUTES`.
std::string time_words(int seconds) {
    if (seconds % 60 != 0) return clock_text(Milliseconds{seconds * 1000});
    return std::to_string(seconds / 60) + (seconds == 60 ? " MINUTE" : " MINUTES");
}

std::string round_words(int round) { return round == 0 ? "NONE" : std::to_string(round); }
std::string wealth_words(int sum) { return sum == 0 ? "NONE" : setup::dollars(sum); }

// Minutes, `7`, or minutes and seconds, `1:30`.
std::optional<int> time_in(std::string_view typed, NumberRange range) {
    constexpr NumberRange minutes_of_any_clock{0, 60}, seconds_of_a_minute{0, 59};
    const auto colon = typed.find(':');
    const bool has_seconds = colon != std::string_view::npos;
    const auto minutes = number_in(typed.substr(0, colon), minutes_of_any_clock);
    const auto seconds =
        number_in(has_seconds ? typed.substr(colon + 1) : "0", seconds_of_a_minute);
    if (not minutes or not seconds) return std::nullopt;
    const int time = *minutes * 60 + *seconds;
    return range.contains(time) ? std::optional{time} : std::nullopt;
}

constexpr setup::Numbers sums{salaries, setup::dollars};
constexpr setup::Numbers rounds{last_rounds, round_words};
constexpr setup::Numbers winning{winning_sums, wealth_words};
constexpr setup::Numbers clocks{times, time_words, Letters::Time, time_in};

}  // namespace

const setup::Numbers& numbers_of(std::string_view option) {
    if (option == "clock") return clocks;
    if (option == "last-round") return rounds;
    return option == "wealth-wins" ? winning : sums;
}

HouseRulesPage house_rules_page(HouseRules options) {
    return {options, {'c', "CONTINUE", "play with these"}, numbers_of};
}

}  // namespace parlor::tui
