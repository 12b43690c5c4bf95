// The city cards: the effect of each, and where it sends a token on each board.
#include "broken.hpp"
#include "catch.hpp"
#include "library/data_folder.hpp"

using namespace parlor;
using namespace parlor::library;
using board::Board;
using board::Deck;
using board::Kind;
using property::Card;
using property::Decks;

namespace {

struct OnBoard {
    Board board;
    Decks decks;

    explicit OnBoard(const std::string& id)
        : board{*read_board(data("boards/" + id + ".toml"), id + ".toml")},
          decks{*read_cards(data("cards/city.toml"), "city.toml", board)} {}

    [[nodiscard]] std::string leads_to(std::string_view card) const {
        const auto no = decks.find(Deck::Chance, card);
        REQUIRE(no);
        const auto* advance =
            std::get_if<property::AdvanceTo>(&decks.card(Deck::Chance, *no).effect);
        REQUIRE(advance != nullptr);
        return board.id_of(advance->square);
    }
};

std::string sum(Money money) { return std::to_string(money.amount); }

// A card's effect as M-2.5 and M-2.6 name it.
std::string what_does(const Card& card) {
    struct Says {
        std::string operator()(const property::BankPays& e) const { return "pays " + sum(e.sum); }
        std::string operator()(const property::PayBank& e) const { return "costs " + sum(e.sum); }
        std::string operator()(const property::CollectFromEach& e) const {
            return "collect " + sum(e.sum);
        }
        std::string operator()(const property::PayEach& e) const {
            return "pay each " + sum(e.sum);
        }
        std::string operator()(const property::Repairs& e) const {
            return "repairs " + sum(e.house) + " " + sum(e.hotel);
        }
        std::string operator()(const property::AdvanceTo& e) const {
            return e.square == board::go ? "go" : "advance";
        }
        std::string operator()(const property::AdvanceToNearest& e) const {
            return "nearest " + std::string{id_of(e.kind)};
        }
        std::string operator()(const property::GoBack&) const { return "back"; }
        std::string operator()(const property::ToGaol&) const { return "to gaol"; }
        std::string operator()(const property::GaolFree&) const { return "gaol free"; }
    };
    return std::visit(Says{}, card.effect);
}

std::vector<std::string> effects_of(const Decks& decks, Deck deck) {
    std::vector<std::string> effects;
    for (const Card& card : decks.cards[deck]) effects.push_back(what_does(card));
    return effects;
}

}  // namespace

TEST_CASE("M-2.5: the 17 Community Chest cards do what the rulebook lists") {
    CHECK(effects_of(OnBoard{"turkey"}.decks, Deck::Chest) ==
          std::vector<std::string>{"go",
                                   "pays 200",
                                   "costs 50",
                                   "pays 50",
                                   "gaol free",
                                   "to gaol",
                                   "collect 50",
                                   "pays 100",
                                   "pays 20",
                                   "collect 10",
                                   "pays 100",
                                   "costs 50",
                                   "costs 50",
                                   "pays 25",
                                   "repairs 40 115",
                                   "pays 10",
                                   "pays 100"});
}

TEST_CASE("M-2.6: the 16 Chance cards do what the rulebook lists") {
    CHECK(effects_of(OnBoard{"turkey-40"}.decks, Deck::Chance) ==
          std::vector<std::string>{"go",
                                   "advance",
                                   "advance",
                                   "nearest utility",
                                   "nearest station",
                                   "nearest station",
                                   "pays 50",
                                   "gaol free",
                                   "to gaol",
                                   "repairs 25 100",
                                   "costs 15",
                                   "advance",
                                   "advance",
                                   "pay each 50",
                                   "pays 150",
                                   "pays 100"});
}

TEST_CASE("M-2.6: cards lead to the squares that the board in play has") {
    struct Places {
        const char *board, *red, *pink, *station, *last;
    };
    const auto places = GENERATE(
        Places{"turkey", "canakkale", "gaziantep", "haydarpasa-station", "istanbul"},
        Places{"turkey-40", "canakkale", "gaziantep", "haydarpasa-station", "istanbul"},
        Places{"world", "rome", "san-francisco", "suez-canal", "london"},
        Places{"bilkent", "ff-building", "v-building", "speed", "ee-building"},
        Places{"uk", "fleet-street", "pall-mall", "kings-cross-station", "mayfair"},
        Places{"us", "indiana-avenue", "st-charles-place", "reading-railroad", "boardwalk"});
    const OnBoard on{places.board};
    CHECK(on.leads_to("go") == "go");
    CHECK(on.leads_to("red") == places.red);
    CHECK(on.leads_to("pink") == places.pink);
    CHECK(on.leads_to("first-station") == places.station);
    CHECK(on.leads_to("last-street") == places.last);
}

TEST_CASE("M-2.6: a board without utilities leaves the utility card out, of either set") {
    const DataFolders ours{{data_folder}};
    for (const std::string set : {"classic", "city"})
        for (const std::string& id : ours.boards()) {
            INFO(set << " on " << id);
            const auto board = ours.board(id);
            const auto decks = read_cards(data("cards/" + set + ".toml"), set + ".toml", *board);
            REQUIRE(said(decks) == "fine");
            const bool has_utilities = not board->groups[board::Group::Utilities].empty();
            CHECK(has_utilities == (board->size == 40));
            CHECK(decks->find(Deck::Chance, "utility").has_value() == has_utilities);
            CHECK(decks->cards[Deck::Chance].size() == (has_utilities ? 16 : 15));
        }
}

TEST_CASE("M-2.6: a city card names the square that it leads to, on every board") {
    const DataFolders ours{{data_folder}};
    for (const std::string& id : ours.boards()) {
        const OnBoard on{id};
        for (const std::string card : {"red", "pink", "first-station", "last-street"}) {
            INFO(card << " on " << id);
            const auto no = on.decks.find(Deck::Chance, card);
            REQUIRE(no);
            const auto words = words_on(on.decks.card(Deck::Chance, *no), on.board);
            const auto square = *on.board.find(on.leads_to(card));
            CHECK(words.back() == "Advance to " + on.board.name_of(square) + ".");
        }
    }
}

TEST_CASE("the words of the city cards are their own, and fit the window") {
    const Decks city = OnBoard{"uk"}.decks;
    const Decks classic = *read_cards(data("cards/classic.toml"), "classic.toml", uk());
    for (const Deck deck : {Deck::Chest, Deck::Chance})
        for (const Card& card : city.cards[deck]) {
            INFO(card.id);
            CHECK_FALSE(card.words.empty());
            for (const std::string& line : card.words) CHECK(line.size() <= 20);
            if (const auto other = classic.find(deck, card.id))
                CHECK(card.words != classic.card(deck, *other).words);
        }
}
