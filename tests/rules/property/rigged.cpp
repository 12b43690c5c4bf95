#include "rigged.hpp"

#include "catch.hpp"
#include "words_of.hpp"

namespace parlor::property {

std::vector<std::string> deeds_named(const board::Board& board, std::string_view words) {
    std::vector<std::string> deeds;
    for (const auto& word : words_of(words)) {
        const auto group = board::find_group(word);
        if (not group) deeds.push_back(word);
        if (group)
            for (const Square square : board.groups[*group]) deeds.push_back(board.id_of(square));
    }
    return deeds;
}

void rig(Table& table, const Rigged& position) {
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
    const auto impossible = Property::impossible(table.game);
    INFO(impossible.value_or(""));
    REQUIRE_FALSE(impossible);
}

Edition& own_edition(Table& table) {
    const auto copy = std::make_shared<Edition>(*table.setup.edition);
    table.setup.edition = copy;
    table.game.edition = copy.get();
    return *copy;
}

bool names(const std::string& refusal, std::string_view rule) {
    const std::string number{rule};
    return refusal.find("(" + number + ")") != refusal.npos or
           refusal.find("(" + number + ", ") != refusal.npos or
           refusal.find(", " + number + ")") != refusal.npos;
}

}  // namespace parlor::property
