#include "table.hpp"

#include <map>

#include "catch.hpp"
#include "library/data_folder.hpp"
#include "where.hpp"

namespace parlor {

template struct TableOf<moneyloopy::Moneyloopy>;

namespace moneyloopy {

std::shared_ptr<const Edition> edition_on(const std::string& board) {
    static std::map<std::string, std::shared_ptr<const Edition>> editions;
    auto& edition = editions[board];
    if (edition != nullptr) return edition;
    const auto read = library::DataFolders{{data_folder}}.board(board);
    INFO((read ? "" : read.error().what));
    REQUIRE(read.ok());
    return edition = std::make_shared<const Edition>(edition_of(*read));
}

Moneyloopy::Setup sitting(std::initializer_list<std::string> names,
                          const Ruleset& rules,
                          const std::string& board) {
    Moneyloopy::Setup setup{edition_on(board), rules, {}};
    for (const auto& name : names)
        setup.sitters.push_back({name, board::Colour(setup.sitters.size())});
    return setup;
}

Table::Table(std::initializer_list<std::string> names,
             const Ruleset& rules,
             const std::string& board)
    : TableOf{sitting(names, rules, board)} {
    play({"0 die 6"});
    for (std::size_t seat = 2; seat <= names.size(); ++seat) play({"0 die 1"});
}

Table& Table::plays(std::initializer_list<std::string_view> lines) {
    play(lines);
    return *this;
}

std::vector<std::string> Table::offered() const {
    std::vector<std::string> lines = choices();
    std::erase_if(lines, [](const std::string& line) { return line.starts_with("deal "); });
    return lines;
}

Table& Table::plays_rounds(int rounds) {
    while (rounds > 0) {
        const std::string seat = fact("decision.seat");
        const std::string round = fact("round");
        plays({".set seat." + seat + ".square 35", seat + " roll", "0 dice 1 2", seat + " end"});
        if (fact("over") == "yes" or fact("round") != round) --rounds;
    }
    return *this;
}

}  // namespace moneyloopy
}  // namespace parlor
