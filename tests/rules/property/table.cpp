#include "table.hpp"

#include <map>

#include "catch.hpp"
#include "library/data_folder.hpp"
#include "where.hpp"

namespace parlor {

template struct TableOf<property::Property>;

namespace property {

std::shared_ptr<const Edition> edition_of(const std::string& board, const std::string& mode) {
    static std::map<std::pair<std::string, std::string>, std::shared_ptr<const Edition>> editions;
    auto& edition = editions[{board, mode}];
    if (edition != nullptr) return edition;
    const library::DataFolders folders{{data_folder}};
    const auto its_mode = folders.mode(mode);
    REQUIRE(its_mode.ok());
    const auto read = folders.edition(*its_mode, board);
    INFO((read ? "" : read.error().what));
    REQUIRE(read.ok());
    return edition = *read;
}

Ruleset rules_of(const std::string& mode) {
    const auto read = library::DataFolders{{data_folder}}.mode(mode);
    REQUIRE(read.ok());
    return read->rules;
}

namespace {

Property::Setup sitting(std::initializer_list<std::string> names,
                        const Ruleset& rules,
                        const std::string& board) {
    Property::Setup setup{"classic", edition_of(board), rules, {}};
    for (const auto& name : names)
        setup.sitters.push_back({name, board::Colour(setup.sitters.size())});
    return setup;
}

}  // namespace

Table::Table(std::initializer_list<std::string> names,
             const Ruleset& rules,
             const std::string& board)
    : TableOf{sitting(names, rules, board)} {
    play({"0 dice 6 6"});
    for (std::size_t seat = 2; seat <= names.size(); ++seat) play({"0 dice 1 2"});
    if (rules.drawing == Drawing::AfterAShuffle) return;
    if (rules.chest_squares == ChestSquares::Cards) play({"0 deck chest"});
    play({"0 deck chance"});
}

Table& Table::plays(std::initializer_list<std::string_view> lines) {
    play(lines);
    return *this;
}

}  // namespace property
}  // namespace parlor
