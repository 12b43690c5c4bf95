// The draft of the mode editor: what is refused, what changes, and what can be taken back.
#include "tui/property/editor/draft.hpp"

#include <algorithm>
#include <random>

#include "app/editions.hpp"
#include "catch.hpp"
#include "tui/property/editor/words.hpp"

namespace parlor::tui::editor {
namespace {

constexpr Square old_kent{1}, chest{2}, whitechapel{3}, kings_cross{5}, a_chance{7};

Draft draft() {
    static const library::DataFolders folders = library::data_folders();
    return begin_draft(*folders.mode("blitz"), edition().board);
}
Field on(Square square, CardPart part) { return OfCard{square, part}; }

const Option& option(std::string_view name) {
    return *std::ranges::find(property::options(), name, &Option::name);
}

std::string why_not(const Field& field, const std::string& typed) {
    return refusal_of(draft(), field, typed).value_or("");
}

// A value for any field that is typed or stepped, different from the draft's.
void change_something(Draft& draft, std::mt19937& chance) {
    std::vector<Field> fields = fields_of(draft.now.mode);
    for (int i = 0; i < draft.now.board.size; ++i)
        for (const Field& each : fields_of(draft.now.board, Square(i))) fields.push_back(each);
    const Field field = fields[chance() % fields.size()];
    const std::string typed = std::to_string(chance() % 5'000);
    if (chance() % 10 == 0)
        cancel(draft, Square(chance() % static_cast<unsigned>(draft.now.board.size)));
    else if (kind_of(field) == FieldIs::Words)
        choose_next(draft, field);
    else if (not refusal_of(draft, field, typed))
        take_value(draft, field, typed);
}

bool is_as_at_the_start(const Draft& draft) {
    for (int i = 0; i < draft.now.board.size; ++i)
        if (is_changed(draft, Square(i))) return false;
    for (const Field& each : fields_of(draft.start.mode))
        if (is_changed(draft, each)) return false;
    return not has_unsaved(draft);
}

}  // namespace

TEST_CASE("M-5.4: sums of squares are 0 to 32767, in digits") {
    for (const Field& field : fields_of(edition().board, old_kent)) {
        if (kind_of(field) != FieldIs::Number) continue;
        CHECK(why_not(field, "0").empty());
        CHECK(why_not(field, "32767").empty());
        for (const char* const typed : {"32768", "-1", "", "9x", "99999999999999999999"})
            CHECK(why_not(field, typed).ends_with(" must be 0 to 32767"));
    }
}

TEST_CASE("M-5.4: options keep their ranges, and the players go from the fewest to the most") {
    CHECK(why_not(OfRules{&option("start-money")}, "99") == "START MONEY must be 100 to 10000");
    CHECK(why_not(OfRules{&option("salary")}, "5001") == "SALARY must be 0 to 5000");
    CHECK(why_not(OfRules{&option("clock")}, "59") == "TIME must be 60 to 3600");
    CHECK(why_not(OfMode::FewestSeats, "1") == "FEWEST PLAYERS must be 2 to 8");
    CHECK(why_not(OfMode::MostSeats, "2") == "MOST PLAYERS must be 3 to 8");
}

TEST_CASE("M-5.4: names have 1 to 20 letters on a square and 1 to 16 in a mode, all printable") {
    const Field name = on(old_kent, CardPart::Name);
    CHECK(why_not(name, std::string(20, 'a')).empty());
    CHECK(why_not(name, std::string(21, 'a')) == "A name has 1 to 20 letters");
    CHECK(why_not(name, "") == "A name has 1 to 20 letters");
    CHECK(why_not(OfMode::Name, std::string(16, 'a')).empty());
    CHECK(why_not(OfMode::Name, std::string(17, 'a')) == "A name has 1 to 16 letters");
    CHECK(why_not(OfMode::Name, "") == "A name has 1 to 16 letters");
    for (const Field& each : {name, Field{OfMode::Name}})
        CHECK(why_not(each, "a\033[2J") == "A letter shown as ? cannot be kept");
}

TEST_CASE("U-8.2: no two squares have one name, in capitals and without marks") {
    const Field name = on(old_kent, CardPart::Name);
    CHECK(why_not(name, "Mayfair") == "Square 39 has this name");
    CHECK(why_not(name, "m\u00e4yf\u00e4ir") == "Square 39 has this name");
    CHECK(why_not(name, "Old Kent Road").empty());
    CHECK(why_not(on(chest, CardPart::Name), "Community Chest").empty());
    CHECK(why_not(on(chest, CardPart::Name), "Chance") == "Square 7 has this name");
    CHECK(why_not(on(a_chance, CardPart::Name), "Mayfair") == "Square 39 has this name");
}

TEST_CASE("U-8.2: a short name is ASCII, and may be empty") {
    const Field name = on(old_kent, CardPart::ShortName);
    CHECK(why_not(name, "").empty());
    CHECK(why_not(name, "Kent").empty());
    CHECK(why_not(name, "Kent\n") == "A short name has plain letters, without marks");
    CHECK(why_not(name, "K\u00e9nt") == "A short name has plain letters, without marks");
    CHECK(why_not(name, std::string(21, 'a')) == "A name has 0 to 20 letters");
}

TEST_CASE("U-8.2, U-8.3: the kind of a square and the switches stay, and say so") {
    CHECK(why_not(on(chest, CardPart::Kind), "1") == "The kind of square is fixed");
    for (const Option& each : property::switches())
        CHECK(why_not(OfRules{&each}, "1") == "Fixed by the mode you started from");
}

TEST_CASE(
    "U-8.2: a card has the fields of its kind, and a mode a time only where there are clocks") {
    const board::Board& board = edition().board;
    CHECK(fields_of(board, old_kent).size() == 13);
    CHECK(fields_of(board, kings_cross).size() == 9);
    CHECK(fields_of(board, Square{12}).size() == 5);
    CHECK(fields_of(board, Square{4}).size() == 4);
    CHECK(fields_of(board, chest).size() == 3);
    const property::Mode classic;
    CHECK(fields_of(draft().now.mode).size() == fields_of(classic).size() + 1);
}

TEST_CASE("U-8.2: cancelling a square leaves the others, and is taken back at once") {
    Draft draft = editor::draft();
    take_value(draft, on(old_kent, CardPart::Price), "75");
    take_value(draft, on(old_kent, CardPart::Name), "New Kent Road");
    take_value(draft, on(whitechapel, CardPart::Price), "80");
    cancel(draft, old_kent);
    CHECK_FALSE(is_changed(draft, old_kent));
    CHECK(is_changed(draft, whitechapel));
    take_back(draft);
    CHECK(draft.now.board.name_of(old_kent) == "New Kent Road");
    CHECK(draft.now.board.at(old_kent).price == 75_cash);
    CHECK(draft.steps.size() == 3);
}

TEST_CASE("U-8.2: changes at random are all taken back, to the beginning") {
    std::mt19937 chance{20261124};  // NOLINT: a fixed seed, for the same changes every time
    Draft draft = editor::draft();
    for (int i = 0; i < 500; ++i) {
        change_something(draft, chance);
        if (i % 100 == 50) choose_board(draft, short_edition().board);
        if (i % 100 == 90) choose_board(draft, edition().board);
    }
    CHECK(draft.steps.size() > 100);
    while (not draft.steps.empty()) take_back(draft);
    CHECK(is_as_at_the_start(draft));
}

TEST_CASE("U-8.1: rents that fall where they should rise are told, and taken") {
    Draft draft = editor::draft();
    CHECK(squares_with_falling_rents(draft.now.board) == 0);
    CHECK_FALSE(refusal_of(draft, on(old_kent, CardPart::RentOfTwo), "5"));
    take_value(draft, on(old_kent, CardPart::RentOfTwo), "5");
    take_value(draft, on(kings_cross, CardPart::Rent), "500");
    CHECK(rents_fall(draft.now.board, old_kent));
    CHECK(squares_with_falling_rents(draft.now.board) == 2);
}

TEST_CASE("U-8.4: what is saved has a board with the name of the mode") {
    Draft draft = editor::draft();
    take_value(draft, OfMode::Name, "Ants");
    CHECK(to_be_saved(draft).board.name == "Ants");
    CHECK(has_unsaved(draft));
}

}  // namespace parlor::tui::editor
