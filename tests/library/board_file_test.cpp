#include "library/board_file.hpp"

#include <array>

#include "boards.hpp"

using namespace parlor;
using namespace parlor::library;
using board::Board;
using board::Group;
using board::Kind;
using board::Spot;

namespace {

const Spot& at(const Board& board, std::string_view id) { return board.at(*board.find(id)); }

std::string read_changed(const std::string& from, const std::string& to) {
    return said(read_board(changed(data("boards/uk.toml"), from, to), "uk.toml"));
}

}  // namespace

TEST_CASE("C-1.1: the UK and US boards have the squares of the classic game") {
    for (const Board& board : {uk(), us()}) {
        CHECK(board.size == 40);
        CHECK(board.titles.size() == 40);
        CHECK(board.deeds.count() == 28);
        auto kinds = kinds_on(board);
        CHECK(kinds[Kind::Street] == 22);
        CHECK(kinds[Kind::Station] == 4);
        CHECK(kinds[Kind::Utility] == 2);
        CHECK(kinds[Kind::Chance] == 3);
        CHECK(kinds[Kind::Chest] == 3);
        CHECK(kinds[Kind::Tax] == 2);
        CHECK(board.at(Square{0}).kind == Kind::Go);
        CHECK(board.at(Square{10}).kind == Kind::Gaol);
        CHECK(board.at(Square{20}).kind == Kind::FreeParking);
        CHECK(board.at(Square{30}).kind == Kind::GoToGaol);
        CHECK(board.gaol == Square{10});
        CHECK(at(board, "income-tax").tax == 200_cash);
        CHECK(at(board, "luxury-tax").tax == 100_cash);
    }
}

TEST_CASE("C-1.1: prices, rents, mortgages, groups and house costs are those of the deeds") {
    // Totals over the complete board, taken from the tables once; both boards have the same.
    for (const Board& board : {uk(), us()}) {
        Money prices, mortgages, house_costs, hotel_costs;
        std::array<Money, 6> rents{};
        for (const Square square : board.deeds) {
            const Spot& spot = board.at(square);
            prices += spot.price;
            mortgages += spot.mortgage;
            house_costs += spot.house_cost;
            hotel_costs += spot.hotel_cost;
            if (spot.kind != Kind::Street) continue;
            for (std::size_t i = 0; i < rents.size(); ++i) rents[i] += spot.rents[i];
        }
        CHECK(prices == 5690_cash);
        CHECK(mortgages == 2845_cash);
        CHECK(house_costs == 2750_cash);
        CHECK(hotel_costs == house_costs);
        CHECK(rents ==
              std::array{391_cash, 1915_cash, 5620_cash, 14110_cash, 18030_cash, 21850_cash});
    }
    const Board london = uk();
    const Spot& mayfair = at(london, "mayfair");
    CHECK(mayfair.group == Group::DarkBlue);
    CHECK(mayfair.price == 400_cash);
    CHECK(mayfair.mortgage == 200_cash);
    CHECK(mayfair.house_cost == 200_cash);
    CHECK(mayfair.hotel_cost == 200_cash);
    CHECK(mayfair.rents ==
          std::array{50_cash, 200_cash, 600_cash, 1400_cash, 1700_cash, 2000_cash});
    const Spot& piccadilly = at(london, "piccadilly");
    CHECK(piccadilly.group == Group::Yellow);
    CHECK(piccadilly.rents ==
          std::array{24_cash, 120_cash, 360_cash, 850_cash, 1025_cash, 1200_cash});
    const Board atlantic_city = us();
    const Spot& railroad = at(atlantic_city, "b-and-o-railroad");
    CHECK(railroad.kind == Kind::Station);
    CHECK(railroad.group == Group::Stations);
    CHECK(railroad.rents == std::array{25_cash, 50_cash, 100_cash, 200_cash, 0_cash, 0_cash});
    CHECK(at(atlantic_city, "water-works").group == Group::Utilities);
}

TEST_CASE("every square of the boards is the row of the table it was made from") {
    // The id, name and place of each square, in order, as one number: it reveals a changed name or
    // a swapped row. (FNV-1a over `id|name|kind|` of all 40.)
    const auto print = [](const Board& board) {
        std::uint64_t hash = 14695981039346656037U;
        for (int i = 0; i < board.size; ++i) {
            const auto square = static_cast<Square>(i);
            for (const char c : board.id_of(square) + '|' + board.name_of(square) + '|' +
                                    std::string{id_of(board.at(square).kind)} + '|') {
                hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
            }
        }
        return hash;
    };
    CHECK(print(uk()) == 0x90f2bbadd5aee84fU);
    CHECK(print(us()) == 0x414757fd9b511eaaU);
}

TEST_CASE("the groups are indexed in board order") {
    const Board board = uk();
    CHECK(board.groups[Group::Brown].count() == 2);
    CHECK(board.groups[Group::Red].count() == 3);
    CHECK(board.groups[Group::Stations].count() == 4);
    CHECK(board.deed_of(Group::Pink, 1) == board.find("pall-mall"));
    CHECK(board.deed_of(Group::Red, 3) == board.find("trafalgar-square"));
    CHECK(board.deed_of(Group::DarkBlue, -1) == board.find("mayfair"));
    CHECK(board.deed_of(Group::Utilities, 3) == std::nullopt);
    CHECK(board.deed_of(Group::Utilities, 0) == std::nullopt);
}

TEST_CASE("a square is found by its id or its number") {
    const Board board = us();
    CHECK(board.find("boardwalk") == Square{39});
    CHECK(board.find("39") == Square{39});
    CHECK(board.find("0") == Square{0});
    for (const char* id : {"40", "-1", "mayfair", "", "3x", "99999999999999999999", " 3", "+3"}) {
        CAPTURE(id);
        CHECK(board.find(id) == std::nullopt);
    }
    CHECK(board.id == "us");
    CHECK(board.name_of(Square{10}) == "Jail / Just Visiting");
    CHECK(uk().name_of(Square{10}) == "Gaol / Just Visiting");
}

TEST_CASE("groups, decks and kinds have the ids of the table language") {
    for (int i = 0; i < static_cast<int>(board::group_count); ++i) {
        const auto group = static_cast<Group>(i);
        CHECK(board::find_group(id_of(group)) == group);
    }
    for (int i = 0; i <= static_cast<int>(Kind::GoToGaol); ++i) {
        const auto kind = static_cast<Kind>(i);
        CHECK(board::find_kind(id_of(kind)) == kind);
    }
    CHECK(id_of(Group::LightBlue) == "light-blue");
    CHECK(board::find_deck("chest") == board::Deck::Chest);
    CHECK(board::find_deck("chance") == board::Deck::Chance);
    CHECK(board::find_deck("library") == std::nullopt);
}

TEST_CASE("M-1.1, M-1.4, M-1.5: a board may have a dearer hotel, short names and 32 squares") {
    const std::string text =
        changed(data("boards/uk.toml"),
                "house-cost = 50,  rents = [2,",
                "house-cost = 50, hotel-cost = 75, short = \"Kent\", rents = [2,");
    const auto board = read_board(text, "boards/my-own.toml");
    REQUIRE(said(board) == "fine");
    CHECK(board->id == "my-own");
    CHECK(at(*board, "old-kent-road").house_cost == 50_cash);
    CHECK(at(*board, "old-kent-road").hotel_cost == 75_cash);

    std::string small = "name = \"Küçük\"\nsquares = [\n";
    for (int i = 0; i < 32; ++i) {
        const std::string id =
            "{ id = \"s" + std::to_string(i) + "\", name = \"Şanlıurfa\", kind = ";
        const std::string kind =
            i == 0    ? "\"go\""
            : i == 8  ? "\"gaol\""
            : i == 16 ? "\"free-parking\""
            : i == 24 ? "\"go-to-gaol\""
            : i == 1  ? "\"street\", group = \"red\", price = 1, mortgage = 1, house-cost = 1, "
                        "rents = [1, 2, 3, 4, 5, 6]"
                      : "\"chest\"";
        small += id + kind + " },\n";
    }
    const auto city = read_board(small + "]\n", "city.toml");
    REQUIRE(said(city) == "fine");
    CHECK(city->size == 32);
    CHECK(city->gaol == Square{8});
    CHECK(city->name_of(Square{3}) == "Şanlıurfa");
}

TEST_CASE("M-1.7: a board has a language, and English words; without them it is English") {
    const std::string text = data("boards/turkey.toml");
    const auto turkey = read_board(text, "turkey.toml");
    REQUIRE(said(turkey) == "fine");
    CHECK(turkey->language == "tr");
    CHECK(turkey->english_words ==
          std::vector<std::string>{"Community", "Jail", "Office", "Parking", "Station"});
    CHECK(uk().language == "en");

    const auto older =
        read_board(changed(data("boards/uk.toml"), "language = \"en\"\n", ""), "uk.toml");
    REQUIRE(said(older) == "fine");
    CHECK(older->language.empty());
    CHECK(older->english_words.empty());
}

TEST_CASE("M-1.7: a language that is none is named by file, line and field") {
    const auto in = [](const std::string& written) {
        return read_changed("language = \"en\"", written);
    };
    CHECK(in("language = \"aze\"") == "fine");
    for (const std::string wrong : {"e", "engl", "e1", "e-n"})
        CHECK(in("language = \"" + wrong + "\"") ==
              "uk.toml:6: language: must be 2 or 3 letters, as \"en\" or \"tr\"");
    for (const std::string wrong : {"3", "\"\"", "\"TR\"", "[\"tr\"]"})
        CHECK(in("language = " + wrong) ==
              "uk.toml:6: language: must be 1 to 40 of a-z, 0-9 and -");
    CHECK(in("english-words = [\"Parking\"]") == "fine");
    CHECK(in("english-words = \"Parking\"") ==
          "uk.toml:6: english-words: must be 1 to 16 lines in [ ]");
    CHECK(in("english-words = [\"Café\"]") == "uk.toml:6: english-words: must be ASCII");
    CHECK(in("english-words = [\"Twenty-one characters\"]") ==
          "uk.toml:6: english-words[0]: must be 1 to 20 characters in quotes");
}

TEST_CASE("a name may hold letters of any length, quotes, backslashes and #") {
    const auto name = [](const std::string& written) {
        const std::string text = changed(data("boards/uk.toml"), "\"Old Kent Road\"", written);
        const auto board = read_board(text, "uk.toml");
        return board ? board->name_of(Square{1}) : board.error().what;
    };
    CHECK(name("\"Çay – ♪\"") == "Çay – ♪");
    CHECK(name("\"Çay 𝄞\"") == "uk.toml:10: squares[1].name: U+1D11E cannot be printed");
    CHECK(name("\"\\u00C7ay # \\\" ' \\\\\"") == "Çay # \" ' \\");
    CHECK(name("'a \"b\" \\ #'") == "a \"b\" \\ #");
    CHECK(name("\"\\\\é\"") == "\\é");
}

TEST_CASE("an error names file, line and field, and says what would be right") {
    CHECK(read_changed("price = 60,", "price = -1,") ==
          "uk.toml:10: squares[1].price: must be 0 to 32767");
    CHECK(read_changed("price = 60,", "price = 32768,") ==
          "uk.toml:10: squares[1].price: must be 0 to 32767");
    CHECK(read_changed("price = 60,", "price = 9223372036854775807,") ==
          "uk.toml:10: squares[1].price: must be 0 to 32767");
    CHECK(read_changed("price = 60,", "price = \"dear\",") ==
          "uk.toml:10: squares[1].price: must be 0 to 32767");
    CHECK(read_changed("price = 60,", "price = 60.0,") ==
          "uk.toml:10: squares[1].price: must be 0 to 32767");
    CHECK(read_changed("price = 60,", "") ==
          "uk.toml:10: squares[1].price: is missing; must be 0 to 32767");
    CHECK(read_changed("price = 60,", "prize = 60,") ==
          "uk.toml:10: squares[1].price: is missing; must be 0 to 32767");
    CHECK(read_changed("price = 60,", "price = 60, colour = 3,") ==
          "uk.toml:10: squares[1].colour: is not known here; there are id, name, short, kind, "
          "price, mortgage, group, house-cost, hotel-cost and rents");
    CHECK(
        read_changed("tax = 200", "tax = 200, price = 7") ==
        "uk.toml:13: squares[4].price: is not known here; there are id, name, short, kind and tax");
    CHECK(read_changed("\"brown\"", "\"stations\"") ==
          "uk.toml:10: squares[1].group: must be one of brown, light-blue, pink, orange, red, "
          "yellow, green or dark-blue");
    CHECK(read_changed("[2, 10, 30,", "[2, 10,") ==
          "uk.toml:10: squares[1].rents: must be 6 numbers in [ ]");
    CHECK(read_changed("[2, 10, 30,", "[2, 10, -30,") ==
          "uk.toml:10: squares[1].rents[2]: must be 0 to 32767");
    CHECK(read_changed("kind = \"tax\"", "kind = \"wealth\"") ==
          "uk.toml:13: squares[4].kind: must be one of go, street, station, utility, chest, "
          "chance, tax, gaol, free-parking or go-to-gaol");
    CHECK(read_changed("id = \"old-kent-road\",", "id = \"Old Kent Road\",") ==
          "uk.toml:10: squares[1].id: must be 1 to 40 of a-z, 0-9 and -");
    CHECK(read_changed("id = \"chest-1\"", "id = \"go\"") ==
          "uk.toml:11: squares[2].id: \"go\" is squares[0] already");
    CHECK(read_changed("id = \"chest-1\"", "id = \"dark-blue\"") ==
          "uk.toml:11: squares[2].id: \"dark-blue\" is a word of the table language; must be "
          "another");
    CHECK(read_changed("id = \"chest-1\"", "id = \"17\"") ==
          "uk.toml:11: squares[2].id: must have a letter: a bare number is a square by its number");
    CHECK(read_changed("name = \"Go\"", "name = \"\"") ==
          "uk.toml:9: squares[0].name: must be 1 to 40 characters in quotes");
    CHECK(read_changed("name = \"Go\"", "name = \"" + std::string(41, 'o') + "\"") ==
          "uk.toml:9: squares[0].name: must be 1 to 40 characters in quotes");
    CHECK(read_changed("name = \"Go\"", "name = \"G\\u001bo\"") ==
          "uk.toml:9: squares[0].name: U+001B cannot be printed");
    CHECK(read_changed("name = \"Go\"", "name = \"Gö\", short = \"Gö\"") ==
          "uk.toml:9: squares[0].short: must be ASCII, for terminals that know no other letters");
    CHECK(read_changed("name = \"UK\"", "") ==
          "uk.toml:1: name: is missing; must be 1 to 20 characters in quotes");
    CHECK(read_changed("name = \"UK\"", "name = \"UK\"\nsize = 40") ==
          "uk.toml:5: size: is not known here; there are name, about, language, "
          "english-words and squares");
}

TEST_CASE("the corners hold their own squares, and the board has a size that can be played") {
    CHECK(read_changed("kind = \"go\" ", "kind = \"chest\" ") ==
          "uk.toml:9: squares[0].kind: must be \"go\" in this corner");
    CHECK(read_changed("kind = \"gaol\"", "kind = \"chance\"") ==
          "uk.toml:20: squares[10].kind: must be \"gaol\" in this corner");
    CHECK(read_changed("kind = \"chest\"", "kind = \"gaol\"") ==
          "uk.toml:11: squares[2].kind: \"gaol\" must be in its corner, and nowhere else");
    CHECK(read_changed("    { id = \"chest-1\"", "    # { id = \"chest-1\"") ==
          "uk.toml:8: squares: must be 32 or 40 squares, not 39");
    CHECK(read_changed("kind = \"utility\",", "kind = \"station\", rents = [1, 2, 3, 4],") ==
          "uk.toml:8: squares: must have at most 4 stations");
    CHECK(
        read_changed("kind = \"tax\", tax = 200", "kind = \"utility\", price = 1, mortgage = 1") ==
        "uk.toml:8: squares: must have at most 2 utilities");
    CHECK(said(read_board("name = \"x\"", "x.toml")) ==
          "x.toml:1: squares: is missing; must be 1 to 40 rows { } in [ ]");
    CHECK(said(read_board("name = \"x\"\nsquares = 3", "x.toml")) ==
          "x.toml:2: squares: must be 1 to 40 rows { } in [ ]");
    CHECK(said(read_board("name = \"x\"\nsquares = [3]", "x.toml")) ==
          "x.toml:2: squares[0]: must be a row { }");
}

TEST_CASE("what is no TOML, too long or too deep is said so") {
    CHECK(said(read_board("", "x.toml")) ==
          "x.toml:1: name: is missing; must be 1 to 20 characters in quotes");
    CHECK(read_changed("name = \"UK\"", "name = UK").substr(0, 11) == "uk.toml:4: ");
    CHECK(said(read_board("\n\nname = \"" + std::string(1001, 'x'), "x.toml")) ==
          "x.toml:3: the line is too long; must be at most 1,000 bytes");
    CHECK(said(read_board(std::string(1'000'001, '\n'), "x.toml")) ==
          "x.toml:1: is too long; must be at most 1,000,000 bytes");
    CHECK(said(read_board("x = " + std::string(900, '['), "x.toml")) != "fine");
    CHECK(said(read_board("name = \"\xff\xfe\"", "x.toml")) != "fine");
    CHECK(said(read_board(std::string("name = \"\0\"", 10), "x.toml")) != "fine");
    CHECK(said(read_board("x = [ }", "x.toml")) != "fine");
    CHECK(said(read_board("name = \"x\"\n\u00A1 = 1", "x.toml")) ==
          "x.toml:2: letters like this must be in \" \"");
    CHECK(said(read_board("name = \"\"\"x\"\"\"", "x.toml")) ==
          "x.toml:1: text must be on one line, in \" \"");
    CHECK(said(read_board("name = '\u00A1'", "x.toml")) ==
          "x.toml:1: letters like this must be in \" \"");
    CHECK(said(read_board("\n# \xC3", "x.toml")) == "x.toml:2: this is not UTF-8");
    std::string dots;
    for (int i = 0; i < 400; ++i) dots += "a.";
    CHECK(said(read_board(dots + "a = 1", "x.toml")) != "fine");
}

TEST_CASE("what fuzzing once found in data files is refused in words") {
    // toml++ 3.3 has assertions about a brace in a list, and about letters outside quotes.
    CHECK(said(read_board(data("../tests/fuzz_found/cards/cards-brace-in-list.toml"), "x.toml"))
              .starts_with("x.toml:"));
    CHECK(said(read_board(data("../tests/fuzz_found/mode/quote-in-a-number.toml"), "x.toml"))
              .starts_with("x.toml:"));
    CHECK(said(read_board(data("../tests/fuzz_found/board/letter-outside-quotes.toml"), "x.toml"))
              .starts_with("x.toml:"));
}

TEST_CASE("no board that lacks a line or has a letter changed is more than refused") {
    const std::string text = data("boards/uk.toml");
    for (std::size_t i = 0; i < text.size(); i += 7) {
        std::string broken = text;
        broken[i] = broken[i] == '"' ? '{' : '"';
        (void)said(read_board(broken, "uk.toml"));
        const std::string half = text.substr(0, i);
        if (i + 3 < text.size()) CHECK(said(read_board(half, "uk.toml")) != "fine");
    }
}
