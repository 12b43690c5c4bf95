// Saved settings of set-up: M-5.1 and U-7.1, by keys.
#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "disk/hard_times.hpp"
#include "library/own_files.hpp"
#include "rules/property/options.hpp"

namespace parlor::tui {
namespace {

const std::string blitz_of_four =
    "parlor 1\n"
    "game blitz\n"
    "board turkey\n"
    "option start-money 2000\n"
    "option salary 200\n"
    "option free-parking taxes-and-cards\n"
    "option double-go yes\n"
    "option limited-money no\n"
    "option start-deeds 1\n"
    "option last-round 0\n"
    "option wealth-wins 0\n"
    "option buildings limited\n"
    "option clock 900\n"
    "seat 1 person Ann orange 7\n"
    "seat 2 person \"Bob B\" red Z\n"
    "seat 3 cpu:2 Ada purple\n"
    "seat 4 cpu:0 Bruno green\n"
    "begin\n";

const std::string classic_of_two =
    "parlor 1\ngame classic\nseat 1 person Ann\nseat 2 cpu:2 Ada\nbegin\n";

struct Settings : Screened {
    using Screened::Screened;

    // From the launcher to the page of starting deeds.
    void choose_blitz() {
        keys("p");
        if (says("NEW SETTINGS")) keys("0");
        keys("k c 3 Enter 4 2 3 2 0 5");
        app().type("Ann");
        keys("Enter 7 Enter 0");
        app().type("Bob B");
        keys("Enter Z Enter 2 g . . t c");
        REQUIRE(says("STARTING DEEDS"));
    }
    void save_as(const std::string& name) {
        keys("s");
        app().type(name);
        keys("Enter");
    }
    [[nodiscard]] bool header_has(const std::string& words) const {
        const std::string header = place.table->header();
        INFO(header);
        return header.find(words) != std::string::npos;
    }
};

// The letters that the computers get, once the settings have been read (M-2.1).
std::string with_letters(std::string text) {
    for (const auto& [seat, letter] : {std::pair{"Ada purple", " A"}, {"Bruno green", " B"}}) {
        const std::string given = seat;
        text.insert(text.find(given) + given.size(), letter);
    }
    return text;
}

library::OwnFiles files() { return *library::saved_settings(); }
void write(const std::string& name, const std::string& text) {
    REQUIRE_FALSE(files().save(name, text));
}
std::string text_of(const std::string& name) { return content(files().folder / name); }

}  // namespace

TEST_CASE("M-5.1, U-7.1: settings are read and saved under a name, as text a person can read") {
    const OwnData own;
    Settings table;
    table.keys("a");
    table.choose_blitz();
    table.keys("s e");
    table.shows("settings");
    table.keys(".");
    table.shows("settings-players");
    table.keys(".");
    table.shows("settings-rules");
    table.keys(".");
    table.shows("settings-switches");
    for (const auto& each : property::switches())
        for (const OptionWord& word : words_of(each.values)) CHECK(word.label.size() <= 15);
    table.keys(". s");
    table.shows("settings-name");
    table.app().type("Friday");
    table.keys("Enter");
    CHECK(table.says("SAVED"));
    CHECK(text_of("Friday") == blitz_of_four);
    table.keys("Space");
    CHECK(table.says("FRIDAY"));
    table.keys("x");
    CHECK(table.says("STARTING DEEDS"));
}

TEST_CASE("M-5.1, U-7.1: saved settings are offered first, and a game begins with them") {
    const OwnData own;
    write("Friday", blitz_of_four);
    write("Classics", classic_of_two);
    Settings table;
    table.keys("a p");
    table.shows("settings-offered");
    table.keys("2");
    CHECK(table.says("2 PEOPLE 2 CPUS"));
    CHECK(table.says("$2000"));
    table.keys("Enter");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game blitz\nboard turkey\n"));
    CHECK(table.header_has("option start-money 2000\n"));
    CHECK(table.header_has("option buildings limited\noption clock 900\n"));
    CHECK(table.header_has("seat 1 person Ann orange 7\nseat 2 person \"Bob B\" red Z\n"));
    CHECK(table.header_has("seat 3 cpu:2 Ada purple A\nseat 4 cpu:0 Bruno green "));
    CHECK(table.app().options().property.mode == "blitz");
    CHECK(table.app().options().property.levels == "20");
}

TEST_CASE("U-7.1: without saved settings P leads to all settings, and Enter to the classic game") {
    const OwnData own;
    Settings table;
    table.keys("a p");
    CHECK(table.says("ALL SETTINGS"));
    table.keys("Enter");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game classic\nboard uk\n"));
}

TEST_CASE("U-7.1: new settings start over, and every page of settings has a way back") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p 0");
    CHECK(table.says("ALL SETTINGS"));
    table.keys("x");
    CHECK(table.says("NEW SETTINGS"));
    table.keys("Enter s Up r Esc d n Esc");
    CHECK(table.says(">1 - FRIDAY"));
    table.keys("x");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-7.1: settings can be changed page by page, Enter keeping what they have") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p Enter c");
    for (int i = 0; i < 20 and not table.says("STARTING DEEDS"); ++i) table.keys("Enter");
    CHECK(table.says(">1 - 1 DEED"));
    const auto chosen = text_of("Friday");
    table.keys("s s Enter y");
    CHECK(text_of("Friday") == with_letters(chosen));
}

TEST_CASE("U-7.1: a typed start money is saved, too") {
    const OwnData own;
    write("Rich",
          "parlor 1\ngame classic\noption start-money 3000\nseat 1 person Ann\n"
          "seat 2 person Bob\nbegin\n");
    Settings table;
    table.keys("a p Enter c Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter");
    CHECK(table.says(">4 - $3000"));
    table.keys("Enter Enter");
    CHECK(table.says("$  3000"));
}

TEST_CASE("U-7.1: a token that a saved computer has can be a person's") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p Enter c Enter Enter Enter Enter Enter Enter Enter Enter Enter A Enter");
    table.keys("Enter Enter Enter Enter c 0");
    REQUIRE(table.place.table);
    CHECK(table.header_has("seat 1 person Ann orange A\n"));
    CHECK_FALSE(table.header_has("Ada purple A"));
}

TEST_CASE("M-5.1: settings are saved over others after a question") {
    const OwnData own;
    write("Friday", classic_of_two);
    Settings table;
    table.keys("a");
    table.choose_blitz();
    table.keys("s e");
    table.save_as("Friday");
    table.shows("settings-over");
    for (const char* const no : {"Enter", "Esc", "n"}) {
        table.keys(no);
        CHECK(table.says("THEIR NAME:"));
        CHECK(text_of("Friday") == classic_of_two);
        table.app().type("Friday");
        table.keys("Enter");
    }
    table.keys("? Space y");
    CHECK(table.says("SAVED"));
    CHECK(text_of("Friday") == blitz_of_four);
}

TEST_CASE("M-5.1, U-7.1: settings can be renamed, but not to the name of others") {
    const OwnData own;
    write("Friday", blitz_of_four);
    write("Monday", classic_of_two);
    Settings table;
    table.keys("a p 1 r");
    CHECK(table.says("Friday_"));
    table.app().type("Monday");
    table.keys("Enter");
    CHECK(table.says("OTHER SETTINGS"));
    table.keys("Backspace Enter");
    CHECK(table.says("MONDA"));
    CHECK(files().names() == std::vector<std::string>{"Monda", "Monday"});
    CHECK(text_of("Monda") == blitz_of_four);
    table.keys("x");
    CHECK(table.says(">1 - MONDA "));
}

TEST_CASE("M-5.1, U-7.1: settings can be deleted, after a question") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p 1 d");
    table.shows("settings-delete");
    table.keys("Enter");
    CHECK(files().holds("Friday"));
    table.keys("d y");
    CHECK_FALSE(files().holds("Friday"));
    CHECK(table.says("ALL SETTINGS"));
}

TEST_CASE("U-7.1: names of settings that may not be are refused, and what was typed stays") {
    const OwnData own;
    Settings table;
    table.keys("a");
    table.choose_blitz();
    table.keys("s s Space Enter");
    CHECK(table.says("A NAME HAS 1"));
    table.app().type("abcdefghijklmnop");
    CHECK(table.says("abcdefghijk_"));
    CHECK(table.says("A NAME HAS 1"));
    table.keys("Esc");
    for (const char* const name : {"../x", "/tmp/x", ".x", ".."}) {
        table.save_as(name);
        CHECK(table.says("NOT SAVED"));
        table.keys("Space");
        CHECK(table.says("THEIR NAME:"));
        table.keys("Esc");
    }
    CHECK(files().names().empty());
}

TEST_CASE("U-7.1: settings that cannot be read say why, and can be renamed and deleted") {
    const OwnData own;
    write("Broken", "parlor 1\ngame moon\nseat 1 person Ann\nbegin\n");
    Settings table;
    table.keys("a p 1");
    CHECK(table.says("NO SETTINGS"));
    CHECK(table.says("LINE 2"));
    table.keys("Space");
    table.shows("settings-damaged");
    table.keys("b");
    CHECK(table.says("NO SUCH KEY."));
    table.keys("r");
    table.app().type("Moon");
    table.keys("Enter d y");
    CHECK(files().names().empty());
    CHECK(table.says("ALL SETTINGS"));
}

TEST_CASE("U-7.1: settings that have vanished are reported") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p");
    std::filesystem::remove(files().folder / "Friday");
    table.keys("1");
    CHECK(table.says("NO SETTINGS"));
    table.keys("Space d y");
    CHECK(table.says("NOT DELETED"));
    table.keys("Space n x");
    CHECK(table.says("NEW SETTINGS"));
}

TEST_CASE("U-7.1: a full disk is reported, settings are not saved, and set-up continues") {
    const OwnData own;
    Settings table;
    table.keys("a");
    table.choose_blitz();
    table.keys("s s F r i");
    {
        const disk::NoRoom no_room{10};
        table.keys("Enter");
    }
    CHECK(table.says("NOT SAVED"));
    CHECK(files().names().empty());
    table.keys("Space Enter");
    CHECK(table.says("SAVED"));
    table.keys("Space b");
    CHECK(table.place.table);
}

TEST_CASE("U-7.1: a notice says that nothing can be written") {
    const OwnData own;
    const disk::LikeAnybody anybody;
    std::filesystem::permissions(own.path, std::filesystem::perms{0500});
    Settings table;
    table.keys("a");
    table.choose_blitz();
    table.keys("s s F Enter");
    CHECK(table.says("NOT SAVED"));
    std::filesystem::permissions(own.path, std::filesystem::perms{0700});
}

TEST_CASE("U-7.1: a script sees no settings of the player, and saves none") {
    const OwnData own;
    write("Friday", blitz_of_four);
    AppNeeds needs{.options = {.movement = Options::Movement::Jumping}};
    needs.terms.own_folder = OwnFolder::Closed;
    Settings table{needs};
    table.keys("a");
    table.choose_blitz();
    table.keys("s s F Enter");
    CHECK(table.says("NOT SAVED"));
    CHECK(files().names().size() == 1);
}

TEST_CASE("U-7.1, U-7.2: eight players stand on the pages of settings") {
    const OwnData own;
    std::string text = "parlor 1\ngame reverse\n";
    for (int seat = 1; seat <= 8; ++seat)
        text += "seat " + std::to_string(seat) + (seat < 4 ? " cpu:1" : " person") +
                " Player_of_No_" + std::to_string(seat) + "\n";
    write("Eight", text + "begin\n");
    Settings table;
    table.keys("a p Enter");
    CHECK(table.says("5 PEOPLE 3 CPUS"));
    table.keys(".");
    table.shows("settings-eight-players");
    table.keys("b r");
    REQUIRE(table.place.table);
    CHECK(table.header_has("seat 1 person Player_of_No_4 "));
    CHECK(table.header_has("seat 8 cpu:1 Player_of_No_3 "));
}

TEST_CASE("U-7.1: there are at most as many settings as there are keys for them") {
    const OwnData own;
    for (int i = 10; i < 44; ++i) write("No" + std::to_string(i), classic_of_two);
    Settings table;
    table.keys("a p . . . 0");
    CHECK(table.says("ALL SETTINGS"));
    table.keys("x z");
    CHECK(table.says("NO41"));
    table.keys("s");
    table.app().type("More");
    table.keys("Enter");
    CHECK(table.says("NOT SAVED"));
    table.keys("Space Esc s Enter y");
    CHECK(table.says("SAVED"));
}

TEST_CASE("U-7.1: each page of settings tells its keys behind ?") {
    const OwnData own;
    write("Friday", blitz_of_four);
    Settings table;
    table.keys("a p ?");
    CHECK(table.says("0 CHOOSE NEW ONES"));
    table.keys("Space Enter ?");
    table.shows("settings-help");
    table.keys("Space s ?");
    CHECK(table.says("ENTER TAKE IT"));
    table.keys("Space Esc d ?");
    CHECK(table.says("Y DELETE THEM"));
}

}  // namespace parlor::tui
