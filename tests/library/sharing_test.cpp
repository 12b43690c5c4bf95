// U-8.4: exporting a mode as one text, and importing such a text.
#include "library/sharing.hpp"

#include <algorithm>

#include "broken.hpp"
#include "disk/faulty_disk.hpp"
#include "library/board_text.hpp"
#include "library/card_text.hpp"
#include "library/mode_text.hpp"
#include "random_files.hpp"
#include "sample.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::library;
using disk::FaultyDisk;

namespace {

namespace fs = std::filesystem;

struct Home {
    Folder folder;
    DataFolders folders{{folder.path, data_folder}};

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((folder.path / name).parent_path());
        std::ofstream{folder.path / name} << text;
    }
    [[nodiscard]] std::string at(const std::string& name) const {
        return content(folder.path / name);
    }
    [[nodiscard]] std::vector<std::string> files() const { return files_below(folder.path); }
    // `fine`, or the first mistake.
    [[nodiscard]] std::string took(const std::string& text) const {
        Report report{"file"};
        const auto bundle = read_shared(text, folders, report);
        if (not bundle) return report.error().what;
        if (const auto taken = is_taken(*bundle, folders)) return taken->what;
        const auto error = import_into(disk::real_disk(), folder.path, *bundle);
        return error ? error->what : "fine";
    }
};

using Names = std::vector<std::string>;

const std::string mode = "name = \"Rush\"\nboard = \"uk\"\ncards = \"classic\"\n";
const std::string begin = "parlor mode 1\n== mode rush\n";

}  // namespace

// The exported mode, under this id.
std::string exported_as(const std::string& id) {
    std::string text = "parlor mode 1\n== mode ";
    return text.append(id).append("\n").append(mode);
}

TEST_CASE("U-8.4: a mode goes to another player with its board and cards, to the byte") {
    const int rounds = sampled(100, 8);
    for (unsigned seed = 0; seed < static_cast<unsigned>(rounds); ++seed) {
        INFO("seed " << seed);
        RandomFiles random{std::mt19937{seed}};
        const board::Board board = random.board();
        property::Mode rush = random.mode();
        rush.board = "rush";
        rush.cards = "mine";
        const Home mine, theirs;
        mine.write("modes/rush.toml", "# by hand\n\n" + mode_text(rush, Comments::With));
        mine.write("boards/rush.toml", board_text(board, Comments::With));
        mine.write("cards/mine.toml", card_text(random.decks(board), board, Comments::With));
        const auto text = exported("rush", mine.folders);
        REQUIRE(text.ok());
        CHECK(theirs.took(*text) == "fine");
        CHECK(theirs.files() == Names{"boards/rush.toml", "cards/mine.toml", "modes/rush.toml"});
        for (const std::string& file : mine.files()) CHECK(theirs.at(file) == mine.at(file));
        CHECK(*exported("rush", theirs.folders) == *text);
    }
}

TEST_CASE("U-8.4: what is the parlor's own does not go along, and cannot be replaced") {
    const Home home;
    const auto text = exported("city", home.folders);
    REQUIRE(text.ok());
    CHECK(text->starts_with(
        "parlor mode 1\n# To have this mode: parlor import FILE\n== mode city\n"));
    CHECK(text->find("== board") == std::string::npos);
    CHECK(text->find("== cards") == std::string::npos);
    CHECK(home.took(*text) == "\"city\" is the parlor's own; must have another name");
    for (const std::string id : {"uk", "dominoes", "moneyloopy"})
        CHECK(home.took(exported_as(id)).ends_with("is the parlor's own; must have another name"));
    CHECK(home.files().empty());
}

TEST_CASE("U-8.4: what is not there, or has a mistake, is not exported") {
    const Home home;
    CHECK(exported("rush", home.folders).error().what.starts_with("there is no mode \"rush\""));
    CHECK(exported("../rush", home.folders).error().what ==
          "the name of a mode must be 1 to 40 of a-z, 0-9 and -");
    home.write("modes/rush.toml", mode + "salary = -1\n");
    CHECK(exported("rush", home.folders).error().what.ends_with(":4: salary: must be 0 to 5000"));
    home.write("modes/rush.toml", changed(mode, "uk", "sea"));
    CHECK(exported("rush", home.folders).error().what.starts_with("there is no board \"sea\""));
    home.write("modes/rush.toml", "# \x1b[2J\n" + mode);
    CHECK(exported("rush", home.folders).error().what.ends_with("U+001B cannot be printed"));
}

TEST_CASE("U-8.4: what is no exported mode is refused, with its line") {
    const Home home;
    CHECK(home.took("") ==
          "file:1: there is no mode in it; must have a line like \"== mode NAME\"");
    CHECK(home.took("parlor 1\n") == "file:1: the first line must be \"parlor mode 1\"");
    CHECK(home.took("parlor mode 1\nname = \"x\"\n") ==
          "file:2: a file must begin with a line like \"== mode NAME\"");
    CHECK(home.took("parlor mode 1\n== poem x\n") ==
          "file:2: must be == mode NAME, == board NAME or == cards NAME");
    CHECK(home.took(begin + mode + begin.substr(14)) ==
          "file:6: a second file of this kind; there is one of each");
    CHECK(home.took("parlor mode 1\n== board rush\n" + data("boards/uk.toml")) ==
          "file:1: there is no mode in it; must have a line like \"== mode NAME\"");
    CHECK(home.took(begin + std::string(1'000'000, '#')) ==
          "file:1: is too long; must be at most 1,000,000 bytes");
    CHECK(home.files().empty());
}

TEST_CASE("U-8.4: no name in an exported mode leads out of the folder") {
    const Home home;
    for (const std::string id :
         {"../rush", "/tmp/rush", "..", "", "a/b", "rush ", "Rush", "rush.toml"})
        CHECK(home.took(exported_as(id)) == "file:2: the name must be 1 to 40 of a-z, 0-9 and -");
    CHECK(home.took("parlor mode 1\n== mode rush\n" + changed(mode, "uk", "../uk"))
              .starts_with("file:4: board: must be 1 to 40 of"));
    CHECK(home.files().empty());
}

TEST_CASE("U-8.4: control characters in an exported mode are refused, in comments too") {
    const Home home;
    CHECK(home.took(begin + mode + "# \x1b]0;owned\x07\n") == "file:6: U+001B cannot be printed");
    CHECK(home.took(begin + mode + "# \xE2\x80\xAE\n") == "file:6: U+202E cannot be printed");
    CHECK(home.took(begin + mode + "#\xFF\n").starts_with("file:6: "));
    CHECK(home.took(begin + mode + "# a\rb\n") == "file:6: U+000D cannot be printed");
    CHECK(home.took(begin + mode + "\tsalary = 1\n") == "fine");
}

TEST_CASE("U-8.4: lines may end as on other systems") {
    const Home home;
    std::string text;
    for (const char c : begin + mode) text += c == '\n' ? std::string{"\r\n"} : std::string(1, c);
    CHECK(home.took(with_own_line_ends(text)) == "fine");
    CHECK(home.at("modes/rush.toml") == mode);
}

TEST_CASE("U-8.4: no mode is imported whose name has a ` or a $; one that is here is exported") {
    const Home home;
    const std::string old = changed(mode, "Rush", "R$sh");
    CHECK(home.took(begin + old) == "\"R$sh\": a name cannot have ` or $, on which shells act");
    home.write("modes/rush.toml", old);
    CHECK(exported("rush", home.folders));
}

TEST_CASE("U-8.4: a byte order mark is passed over in a mode that is exported, and in the export") {
    const Home home;
    const std::string mark = "\xEF\xBB\xBF";
    home.write("modes/rush.toml", mark + mode);
    const auto text = exported("rush", home.folders);
    REQUIRE(text);
    CHECK(text->find(mark) == std::string::npos);
    CHECK(home.took(with_own_line_ends(mark + *text)) == "fine");
}

TEST_CASE("U-8.4: all mistakes in an exported mode are told, with their lines in it") {
    const Home home;
    Report report{"file"};
    const std::string board = changed(data("boards/uk.toml"), "price = 60", "price = -60");
    CHECK_FALSE(
        read_shared(begin + mode + "salary = -1\n== board rush\n" + board, home.folders, report));
    REQUIRE(report.mistakes().size() == 2);
    CHECK((report.mistakes()[0].place.line == 6 and report.mistakes()[0].field == "salary"));
    CHECK(report.mistakes()[1].field == "squares[1].price");
    const auto before =
        static_cast<std::size_t>(std::ranges::count(board.substr(0, board.find("-60")), '\n'));
    CHECK(report.mistakes()[1].place.line == 8 + before);
}

TEST_CASE("U-8.4: a mode is only imported if it can be played here") {
    const Home home;
    CHECK(home.took(begin + changed(mode, "uk", "sea")) ==
          "file:3: board: there is no \"sea\" here, nor in this file");
    CHECK(home.took(begin + changed(mode, "classic", "jokes")) ==
          "file:3: cards: there is no \"jokes\" here, nor in this file");
    CHECK(home.took(begin + mode + "== board rush\n" + data("boards/uk.toml")) ==
          "file:6: the mode has the board \"uk\"; must be the same name");
    CHECK(home.took(begin + mode + "== cards rush\n" + data("cards/classic.toml")) ==
          "file:6: the mode has the cards \"classic\"; must be the same name");
    CHECK(home.files().empty());
}

TEST_CASE("U-8.4: what is here already is never replaced, and the same again is fine") {
    const Home home;
    CHECK(home.took(begin + mode) == "fine");
    CHECK(home.took(begin + mode) == "fine");
    CHECK(home.took(begin + mode + "salary = 1\n")
              .ends_with(
                  "modes/rush.toml is here already, and is another; rename it, or the new one"));
    CHECK(home.at("modes/rush.toml") == mode);
}

TEST_CASE("U-8.4: whichever step of importing fails, no mode lacks its board; again, it works") {
    const std::string text =
        begin + changed(mode, "uk", "rush") + "== board rush\n" + data("boards/uk.toml");
    int steps = 0;
    for (int step = 0; step <= steps; ++step) {
        INFO(step);
        const Home home;
        Report report{"file"};
        const auto bundle = read_shared(text, home.folders, report);
        REQUIRE(bundle);
        FaultyDisk disk{step, FaultyDisk::Fails::FromThenOn};
        const auto error = import_into(disk, home.folder.path, *bundle);
        steps = error ? step + 1 : step;
        if (error) CHECK(error->what.ends_with("cannot be written: No space left on device"));
        if (const auto rush = home.folders.mode("rush")) CHECK(home.folders.edition(*rush).ok());
        CHECK(home.took(text) == "fine");
        CHECK(home.files() == Names{"boards/rush.toml", "modes/rush.toml"});
    }
    CHECK(steps > 6);
}
