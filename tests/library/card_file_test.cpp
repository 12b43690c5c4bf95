#include "broken.hpp"

#include <map>

#include "catch.hpp"

using namespace parlor;
using namespace parlor::library;
using board::Deck;
using property::Card;
using property::CardNo;
using property::Decks;
using property::Effect;

namespace {

Decks classic(const board::Board& board) {
    return *read_cards(data("cards/classic.toml"), "classic.toml", board);
}

template <class Kind>
const Kind* effect(const Decks& decks, Deck deck, std::string_view id) {
    const auto no = decks.find(deck, id);
    return no ? std::get_if<Kind>(&decks.card(deck, *no).effect) : nullptr;
}

Money pays(const Decks& decks, std::string_view id) {
    for (const Deck deck : {Deck::Chest, Deck::Chance}) {
        if (const auto* gain = effect<property::BankPays>(decks, deck, id)) return gain->sum;
        if (const auto* loss = effect<property::PayBank>(decks, deck, id)) return loss->sum * -1;
    }
    return {};
}

Square destination(const Decks& decks, std::string_view id) {
    const auto* advance = effect<property::AdvanceTo>(decks, Deck::Chance, id);
    REQUIRE(advance != nullptr);
    return advance->square;
}

std::string read_changed(const std::string& from, const std::string& to) {
    return said(read_cards(changed(data("cards/classic.toml"), from, to), "classic.toml", uk()));
}

}  // namespace

TEST_CASE("C-1.2: there are 16 Chance and 16 Community Chest cards") {
    const Decks decks = classic(uk());
    CHECK(decks.cards[Deck::Chest].size() == 16);
    CHECK(decks.cards[Deck::Chance].size() == 16);
}

TEST_CASE("C-5.2: the Community Chest cards do what the rulebook lists") {
    const Decks decks = classic(uk());
    CHECK(pays(decks, "bank-error") == 200_cash);
    CHECK(pays(decks, "beauty-contest") == 10_cash);
    CHECK(pays(decks, "stock") == 50_cash);
    CHECK(pays(decks, "inheritance") == 100_cash);
    CHECK(pays(decks, "consultancy") == 25_cash);
    CHECK(pays(decks, "hospital") == 100_cash * -1);
    CHECK(pays(decks, "tax-refund") == 20_cash);
    CHECK(pays(decks, "school") == 50_cash * -1);
    CHECK(pays(decks, "life-insurance") == 100_cash);
    CHECK(pays(decks, "holiday") == 100_cash);
    CHECK(pays(decks, "doctor") == 50_cash * -1);
    CHECK(effect<property::AdvanceTo>(decks, Deck::Chest, "go")->square == board::go);
    CHECK(effect<property::CollectFromEach>(decks, Deck::Chest, "birthday")->sum == 10_cash);
    const auto* repairs = effect<property::Repairs>(decks, Deck::Chest, "street-repairs");
    CHECK(repairs->house == 40_cash);
    CHECK(repairs->hotel == 115_cash);
    CHECK(effect<property::ToGaol>(decks, Deck::Chest, "go-to-gaol") != nullptr);
    CHECK(effect<property::GaolFree>(decks, Deck::Chest, "gaol-free") != nullptr);
}

TEST_CASE("C-5.3: the Chance cards do what the rulebook lists, on either board") {
    const Decks decks = classic(uk());
    for (const char* id : {"station-1", "station-2"}) {
        CHECK(effect<property::AdvanceToNearest>(decks, Deck::Chance, id)->kind ==
              board::Kind::Station);
    }
    CHECK(effect<property::AdvanceToNearest>(decks, Deck::Chance, "utility")->kind ==
          board::Kind::Utility);
    CHECK(pays(decks, "speeding") == 15_cash * -1);
    CHECK(pays(decks, "dividend") == 50_cash);
    CHECK(pays(decks, "loan") == 150_cash);
    CHECK(effect<property::GoBack>(decks, Deck::Chance, "back-three")->steps == Pips{3});
    CHECK(effect<property::PayEach>(decks, Deck::Chance, "chairman")->sum == 50_cash);
    const auto* repairs = effect<property::Repairs>(decks, Deck::Chance, "repairs");
    CHECK(repairs->house == 25_cash);
    CHECK(repairs->hotel == 100_cash);
    CHECK(effect<property::ToGaol>(decks, Deck::Chance, "go-to-gaol") != nullptr);
    CHECK(effect<property::GaolFree>(decks, Deck::Chance, "gaol-free") != nullptr);

    CHECK(destination(decks, "go") == board::go);
    CHECK(destination(decks, "pink") == uk().find("pall-mall"));
    CHECK(destination(decks, "red") == uk().find("trafalgar-square"));
    CHECK(destination(decks, "first-station") == uk().find("kings-cross-station"));
    CHECK(destination(decks, "last-street") == uk().find("mayfair"));
    const Decks over_there = classic(us());
    CHECK(destination(over_there, "pink") == us().find("st-charles-place"));
    CHECK(destination(over_there, "red") == us().find("illinois-avenue"));
    CHECK(destination(over_there, "first-station") == us().find("reading-railroad"));
    CHECK(destination(over_there, "last-street") == us().find("boardwalk"));
}

TEST_CASE("a card's words fit the window: at most 4 lines of 20 characters, in ASCII") {
    const Decks decks = classic(uk());
    for (const Deck deck : {Deck::Chest, Deck::Chance}) {
        for (const Card& card : decks.cards[deck]) {
            CAPTURE(card.id);
            CHECK(not card.words.empty());
            CHECK(card.words.size() <= 4);
            for (const std::string& line : card.words) {
                CHECK(line.size() <= 20);
                for (const char c : line) CHECK((c >= ' ' and c <= '~'));
            }
        }
    }
}

TEST_CASE("a card is found by its id, in its own deck") {
    const Decks decks = classic(uk());
    CHECK(decks.find(Deck::Chest, "bank-error") == CardNo{0});
    CHECK(decks.find(Deck::Chance, "last-street") == CardNo{15});
    CHECK(decks.find(Deck::Chance, "bank-error") == std::nullopt);
}

TEST_CASE("M-2.6: a card for the nearest utility is left out where there is none") {
    std::string board = data("boards/uk.toml");
    for (int i = 0; i < 2; ++i) {
        board =
            changed(board, "kind = \"utility\", price = 150, mortgage = 75", "kind = \"chest\"");
    }
    const Decks decks = classic(*read_board(board, "dry.toml"));
    CHECK(decks.cards[Deck::Chance].size() == 15);
    CHECK(decks.find(Deck::Chance, "utility") == std::nullopt);
}

TEST_CASE("M-2.6: only the words of a card that advances can name its square") {
    const auto with = [](const std::string& effect) {
        return read_cards(
            "chest = [ { id = \"a\", pays = 1, words = [\"Well.\"] } ]\n"
            "chance = [ { id = \"b\", " +
                effect + ", words = [\"Off!\", \"Now to {square}.\"] } ]\n",
            "x.toml",
            uk());
    };
    const auto leads = with("advance = \"red 1\"");
    REQUIRE(said(leads) == "fine");
    CHECK(words_on(leads->card(Deck::Chance, CardNo{0}), uk()) ==
          std::vector<std::string>{"Off!", "Now to Strand."});
    CHECK(leads->card(Deck::Chance, CardNo{0}).words.back() == "Now to {square}.");
    for (const std::string effect :
         {"pays = 50", "nearest = \"station\"", "back = 3", "to-gaol = true"})
        CHECK(said(with(effect)) ==
              "x.toml:2: chance[0].words: name the {square} of an advance, and this card has none");
    CHECK(said(with("advance = \"go\"")) == "fine");
}

TEST_CASE("a wrong card is named by file, line and field") {
    CHECK(read_changed("pays = 200", "pays = 0") ==
          "classic.toml:5: chest[0].pays: must be 1 to 32767");
    CHECK(read_changed("pays = 200,", "") ==
          "classic.toml:5: chest[0].id: this card does nothing; must have one of pays, costs, "
          "collect-each, pay-each, repairs, advance, nearest, back, to-gaol or gaol-free");
    CHECK(read_changed("pays = 200,", "pays = 200, back = 3,") ==
          "classic.toml:5: chest[0].back: is a second effect; a card must have one");
    CHECK(read_changed("pays = 200,", "pays = 200, luck = 3,") ==
          "classic.toml:5: chest[0].luck: is not known here; there are id, pays, costs, "
          "collect-each, pay-each, repairs, advance, nearest, back, to-gaol, gaol-free and words");
    CHECK(read_changed("\"beauty-contest\"", "\"go\"") ==
          "classic.toml:8: chest[3].id: \"go\" is another card of this deck already");
    for (const char* nowhere : {"red 4",
                                "red 0",
                                "red -1",
                                "red",
                                "red last 1",
                                "violet 1",
                                "gone",
                                "red 1x",
                                "red 99999999999",
                                " 1",
                                "mayfair"}) {
        CAPTURE(nowhere);
        CHECK(read_changed("\"red 3\"", '"' + std::string{nowhere} + '"') ==
              "classic.toml:36: chance[12].advance: must be \"go\" or a deed of this board, as "
              "\"red 3\" or \"dark-blue last\"");
    }
    CHECK(read_changed("nearest = \"utility\"", "nearest = \"tax\"") ==
          "classic.toml:35: chance[11].nearest: must be one of station or utility");
    CHECK(read_changed("back = 3", "back = 40") ==
          "classic.toml:27: chance[3].back: must be 1 to 39");
    CHECK(read_changed("repairs = [40, 115]", "repairs = 40") ==
          "classic.toml:7: chest[2].repairs: must be 2 numbers in [ ]");
    CHECK(read_changed("to-gaol = true", "to-gaol = false") ==
          "classic.toml:13: chest[8].to-gaol: must be true, or not be there");
    CHECK(read_changed("to-gaol = true", "gaol-free = true") ==
          "classic.toml:20: chest[15].gaol-free: must be at most one card of a deck");
    CHECK(read_changed("\"zero in your favour.\"", "\"zero in your favour!!\"") ==
          "classic.toml:5: chest[0].words[1]: must be 1 to 20 characters in quotes");
    CHECK(read_changed("\"zero in your favour.\"", "\"a\", \"b\", \"c\"") ==
          "classic.toml:5: chest[0].words: must be 1 to 4 lines in [ ]");
    CHECK(read_changed("chance = [", "luck = [") ==
          "classic.toml:1: chance: is missing; must be 1 to 20 rows { } in [ ]");
}

TEST_CASE("a deck must never run dry, nor send a token round for ever") {
    CHECK(said(read_cards("chest = [{ id = \"a\", gaol-free = true, words = [\"x\"] }]\n"
                          "chance = [{ id = \"a\", pays = 1, words = [\"x\"] }]",
                          "few.toml",
                          uk())) ==
          "few.toml:1: chest: must have a card that is not kept, for this board");
    // 36 is Chance, 33 Chest, 30 Go To Gaol: here it ends.
    CHECK(read_changed("pays = 200", "back = 3") == "fine");
    // 7 (Chance) back 5 is 2 (Chest); 2 back 6 is 36 (Chance); 36 back 3 is 33 (Chest): it ends.
    CHECK(read_changed("pays = 200", "back = 6") == "fine");
    // 33 (Chest) back 37 is 36 (Chance), and 36 back 3 is 33 again.
    CHECK(read_changed("pays = 200", "back = 37") ==
          "classic.toml:1: the cards that go back could send a token round this board for ever");
}
