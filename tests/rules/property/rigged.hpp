// Rigged positions for tests: owners, houses, tokens and money.
//
//   rig(table, {.owns = {{1, "dark-blue vine-street"}}, .houses = {{4, "dark-blue"}}});
//
// A group stands for all of its deeds. The position must be possible.
#pragma once

#include <map>
#include <memory>

#include "table.hpp"

namespace parlor::rules {

struct Rigged {
    std::map<int, std::string_view> owns;    // by seat
    std::map<int, std::string_view> houses;  // by the number on each street; 5 is a hotel
    std::string_view mortgaged = "";
    std::map<int, int> money;               // by seat
    std::map<int, std::string_view> at;     // by seat
    std::map<int, std::string_view> cards;  // Get Out Of Gaol Free, by seat
};

inline std::vector<std::string> deeds_named(const Board& board, std::string_view words) {
    std::vector<std::string> deeds;
    for (const auto& word : words_of(words)) {
        const auto group = find_group(word);
        if (not group) deeds.push_back(word);
        if (group)
            for (const Square square : board.groups[*group]) deeds.push_back(board.id_of(square));
    }
    return deeds;
}

inline void rig(Table& table, const Rigged& position) {
    using std::to_string;
    const auto set = [&](const std::string& key, std::string_view value) {
        table.plays({".set " + key + " " + std::string{value}});
    };
    const auto each = [&](std::string_view deeds, const char* what, std::string_view value) {
        for (const auto& deed : deeds_named(table.game.board(), deeds))
            set("square." + deed + what, value);
    };
    for (const auto& [seat, deeds] : position.owns) each(deeds, ".owner", to_string(seat));
    for (const auto& [count, streets] : position.houses) each(streets, ".houses", to_string(count));
    each(position.mortgaged, ".mortgaged", "yes");
    for (const auto& [seat, sum] : position.money)
        set("seat." + to_string(seat) + ".money", to_string(sum));
    for (const auto& [seat, square] : position.at)
        set("seat." + to_string(seat) + ".square", square);
    for (const auto& [seat, which] : position.cards)
        set("seat." + to_string(seat) + ".free-cards", which);
    REQUIRE(Property::impossible(table.setup, table.game).value_or("") == "");
}

// Gives the table a copy of its edition, which the test can change.
inline Edition& own_edition(Table& table) {
    const auto copy = std::make_shared<Edition>(*table.setup.edition);
    table.setup.edition = copy;
    table.game.edition = copy.get();
    return *copy;
}

// Whether a refusal cites this rule.
inline bool names(const std::string& refusal, std::string_view rule) {
    const std::string number{rule};
    return refusal.find("(" + number + ")") != refusal.npos or
           refusal.find("(" + number + ", ") != refusal.npos or
           refusal.find(", " + number + ")") != refusal.npos;
}

}  // namespace parlor::rules
