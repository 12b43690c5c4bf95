// The mode editor as a room, with files: from the launcher, from set-up, and into games.
#include <random>

#include "app/property/own_modes.hpp"
#include "app/screened.hpp"
#include "library/data_folder.hpp"
#include "library/own_modes.hpp"
#include "sample.hpp"
#include "tui/right_half.hpp"

namespace parlor::tui {
namespace {

struct Edited : OwnModes {
    Screened table;

    void type(const std::string& words) { table.app().type(words); }

    // From the launcher: a new mode with this name, from classic, on London's board.
    void begin(const std::string& name) {
        table.keys("a e 1");
        type(name);
        table.keys("Enter Enter");
    }
    // The price of the first street.
    void change_price(const std::string& price) {
        table.keys("F Enter Down Down Down");
        type(price);
        table.keys("Enter Esc");
    }
    void save() { table.keys("Esc s s"); }
    [[nodiscard]] bool has(const std::string& file) const {
        return std::filesystem::exists(path / "parlor" / file);
    }
};

}  // namespace

TEST_CASE("U-8.1, U-2.1: E in the launcher edits a mode, and leads back to the launcher") {
    Edited editor;
    editor.table.keys("a e");
    CHECK(editor.table.says("CLASSIC"));
    editor.table.keys("Esc");
    CHECK(editor.table.says("MAIN MENU"));
}

TEST_CASE("U-8.4: a saved mode is two files, and is in the list of modes at once") {
    Edited editor;
    editor.begin("Rush");
    editor.change_price("77");
    editor.save();
    CHECK(editor.has("modes/rush.toml"));
    CHECK(editor.has("boards/rush.toml"));
    const auto mode = library::data_folders().mode("rush");
    REQUIRE(mode);
    CHECK(mode->name == "Rush");
    CHECK(mode->board == "rush");
    CHECK(library::data_folders().board("rush")->at(Square{1}).price == 77_cash);
    editor.table.keys("Space Esc l");
    CHECK(editor.table.says("MAIN MENU"));
    editor.table.keys("p k c");
    CHECK(editor.table.says("6 - RUSH"));
}

TEST_CASE("U-8.1: E on the page of boards leads to the editor, and back with what was saved") {
    Edited editor;
    Screened& table = editor.table;
    table.keys("a p k c 1 e");
    CHECK(table.says("CLASSIC"));
    table.keys("1");
    editor.type("Calm");
    table.keys("Enter Enter");
    editor.change_price("50");
    editor.save();
    table.keys("Space Esc l");
    CHECK(table.says("SET PLAYER COUNT"));
    table.keys("2 0 0 Enter Enter 1 Enter Enter 0 c 0");
    REQUIRE(table.place.table);
    CHECK(table.fact("game") == "calm");
    CHECK(table.fact("board") == "calm");
}

TEST_CASE("U-8.1: a wide window shows the ring of the edited board") {
    for (const char* const way : {"a e 2", "a p k c 1 e 2"}) {
        Edited editor;
        editor.table.keys(way);
        CHECK(editor.table.app().canvas({40, 120}).size().cols == Canvas::cols);
        editor.type("Rush");
        editor.table.keys("Enter Enter");
        CHECK(editor.table.app().canvas({40, 120}).size() == Size{40, 120});
        CHECK(editor.table.app().canvas({25, 80}).size() == Size{25, 80});
    }
}

TEST_CASE("U-8.1: leaving the editor without saving leads back to the page of boards") {
    Edited editor;
    editor.table.keys("a p k c 1 e Esc");
    CHECK(editor.table.says("SET BOARD"));
}

TEST_CASE("U-8.4: saving over another mode asks, and the player's own mode can be edited again") {
    Edited editor;
    editor.begin("Rush");
    editor.save();
    editor.table.keys("Space Esc l");
    editor.table.keys("e 0 1");
    editor.type("Rush");
    editor.table.keys("Enter Enter");
    editor.change_price("99");
    editor.save();
    CHECK(editor.table.says("RUSH"));
    CHECK(library::data_folders().board("rush")->at(Square{1}).price == 60_cash);
    editor.table.keys("y");
    CHECK(library::data_folders().board("rush")->at(Square{1}).price == 99_cash);
}

TEST_CASE("U-8.4: the names of ours are refused where they are typed") {
    Edited editor;
    editor.table.keys("a e 1");
    editor.type("Classic");
    editor.table.keys("Enter");
    CHECK(editor.table.says("A PARLOR MODE"));
    editor.table.keys("Backspace");
    editor.type("s");
    editor.table.keys("Enter Enter Esc s s");
    CHECK(editor.has("modes/classis.toml"));
}

TEST_CASE("U-8.4: a folder that cannot be written is reported, and editing continues") {
    Edited editor;
    std::filesystem::create_directories(editor.path);
    std::ofstream{editor.path / "parlor"} << "a file where the folder should be";
    editor.begin("Rush");
    editor.change_price("77");
    editor.save();
    CHECK(editor.table.says("NOT SAVED"));
    editor.table.keys("Space");
    std::filesystem::remove(editor.path / "parlor");
    editor.table.keys("s");
    CHECK(editor.has("modes/rush.toml"));
}

TEST_CASE("U-8.4: a script with the keys saves nothing in the player's folder") {
    const OwnModes own;
    Screened table{{.terms = {.own_folder = OwnFolder::Closed}}};
    table.keys("a e 1");
    table.app().type("Rush");
    table.keys("Enter Enter Esc s s");
    CHECK(table.says("NOT SAVED"));
    CHECK_FALSE(std::filesystem::exists(own.path / "parlor"));
}

TEST_CASE("U-8.4: in restricted mode there are at most twenty modes") {
    Edited editor;
    editor.table.needs.terms.most_modes = 20;
    for (int i = 10; i < 30; ++i)
        editor.write("m" + std::to_string(i),
                     "name = \"M\"\nboard = \"uk\"\ncards = \"classic\"\n");
    editor.table.come_in(1);
    editor.table.keys("a e 0 1");
    editor.type("Rush");
    editor.table.keys("Enter Enter Esc s s");
    CHECK(editor.table.says("NOT SAVED"));
    CHECK_FALSE(editor.has("modes/rush.toml"));
}

TEST_CASE("U-8.4: the player's own modes are renamed, and deleted after a question") {
    Edited editor;
    editor.begin("Rush");
    editor.save();
    editor.table.keys("Space Esc l");
    editor.table.keys("e 1 r");
    for (int i = 0; i < 4; ++i) editor.table.keys("Backspace");
    editor.type("Calm");
    editor.table.keys("Enter");
    CHECK(editor.has("modes/calm.toml"));
    CHECK_FALSE(editor.has("modes/rush.toml"));
}

TEST_CASE(
    "random keys and sizes of the window lose nothing in the editor, and never leave it torn") {
    const OwnModes own;
    Screened table;
    std::mt19937 random{7};
    const std::string letters = "1234567890abcdefghijklmnoprstuvwxyz-.";
    table.keys("a e");
    constexpr Size screen{Canvas::rows, Canvas::cols};
    int rings = 0;
    for (int i = 0; i < sampled(20'000, 1'000); ++i) {
        const auto which = random() % 12;
        if (which < 8)
            table.app().press(
                key_of(static_cast<unsigned char>(letters[random() % letters.size()])));
        else
            table.app().press(
                std::array{Key::Enter, Key::ArrowUp, Key::ArrowDown, Key::Esc}[which - 8]);
        if (table.says("MAIN MENU")) table.keys("e");
        const Size window{24 + static_cast<int>(random() % 20),
                          40 + static_cast<int>(random() % 90)};
        const Canvas canvas = table.app().canvas(window);
        const bool has_ring = canvas.size() != screen;  // U-8.1: the board, where it has room
        const int right = right_half_in({window.rows, window.cols - Canvas::cols}).cols;
        if (has_ring) REQUIRE(canvas.size().cols == Canvas::cols + right);
        CHECK((not has_ring or window.cols >= 2 * Canvas::cols));
        rings += has_ring;
    }
    CHECK(rings > 0);
}

}  // namespace parlor::tui
