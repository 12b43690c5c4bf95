// A number that is typed on a page of set-up, in place of the one that an option has.
//
// Source: U-3.1, U-7.1, U-9.6.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/number_range.hpp"
#include "base/rule_option.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::setup {

// How the numbers of an option are shown and typed.
struct Numbers {
    std::span<const int> usual;        // those that its keys go through
    std::string (*words)(int number);  // for any number
    Letters letters = Letters::Digits;
    std::optional<int> (*read)(std::string_view typed, NumberRange range) = number_in;
};

struct TypedNumber {
    char key;  // of its item
    std::string text = {};
    bool untouched = false;  // typing replaces the suggested text
};

// `$200`.
[[nodiscard]] inline std::string dollars(int sum) { return "$" + std::to_string(sum); }

template <class Ruleset>
[[nodiscard]] NumberRange range_of(const RuleOption<Ruleset>& option) {
    return std::get<NumberRange>(option.values);
}

}  // namespace parlor::tui::setup
