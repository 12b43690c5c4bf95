// Spelling: one board says Gaol, another Jail, and no sentence on it says the other.
#include "rules/board/spelling.hpp"

#include "library/data_folder.hpp"
#include "rules/property/rigged.hpp"
#include "where.hpp"

namespace parlor::property {
namespace {

const library::DataFolders ours{{data_folder}};

// The sentences that name it.
std::string told_on(const std::string& board) {
    const Table table{{"Ann", "Bob"}, Ruleset{}, board};
    std::string text;
    const std::vector<Event> events{
        told::Moved{Seat{1}, board::go, table.setup.edition->board.gaol},
        told::Gaoled{Seat{1}, GaoledWhy::Square},
        told::Gaoled{Seat{1}, GaoledWhy::Doubles},
        told::Freed{Seat{1}, FreedHow::Card},
        told::Freed{Seat{1}, FreedHow::Double},
        told::Stayed{Seat{1}},
        told::CardGiven{Seat{1}, Seat{2}, board::Deck::Chance},
        told::Proposed{Seat{1}, Seat{2}, {.free_cards = 1}, {.money = 5_cash}}};
    for (const Event& event : events)
        text += Property::sentence(table.setup, table.game, event).does + "\n";
    return text;
}

bool has(const std::string& text, const std::string& word) {
    return text.find(word) != std::string::npos;
}

}  // namespace

TEST_CASE("M-1.8: Gaol on the UK board and Jail on all others, in every sentence") {
    for (const std::string& id : ours.boards()) {
        INFO(id);
        const std::string text = told_on(id);
        const bool is_gaol = id == "uk";
        CHECK(has(text, is_gaol ? "Get Out Of Gaol Free" : "Get Out Of Jail Free"));
        for (const char* const word : {"Gaol", "gaol", "GAOL"})
            if (not is_gaol) CHECK_FALSE(has(text, word));
        for (const char* const word : {"Jail", "jail", "JAIL"})
            if (is_gaol) CHECK_FALSE(has(text, word));
        for (const board::Title& title : edition_of(id)->board.titles)
            CHECK_FALSE(has(title.name, is_gaol ? "Jail" : "Gaol"));
    }
}

TEST_CASE("M-1.8: a refusal has the spelling of the board, too") {
    const std::string board = GENERATE("uk", "us", "turkey");
    Table table{{"Ann", "Bob"}, Ruleset{}, board};
    rig(table, {.at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol 1"});
    CHECK(table.refuses("1 card") == "there is no Get Out Of " +
                                         std::string{board == "uk" ? "Gaol" : "Jail"} +
                                         " Free card to use (C-11.2)");
}

TEST_CASE("M-1.8: all that the words of a text say is spelled, in capitals or not") {
    const board::Board& us = edition_of("us")->board;
    CHECK(spelled("Gaol, GAOLED, gaol; Gaol", us) == "Jail, JAILED, jail; Jail");
    CHECK(spelled("Gaol", edition_of("uk")->board) == "Gaol");
    board::Board nameless = edition_of("us")->board;
    nameless.titles[static_cast<std::size_t>(nameless.gaol)].name = "GAOL / JUST VISITING";
    CHECK(spelled("in Gaol", nameless) == "in Gaol");
}

}  // namespace parlor::property
