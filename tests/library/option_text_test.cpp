#include "library/option_text.hpp"

#include "catch.hpp"

namespace parlor::library {
namespace {

const std::string file = "config.toml";

std::string trouble(std::string_view text) {
    const auto read = read_options(text, file);
    return read.trouble ? read.trouble->what : "";
}

std::string changed(std::string_view text, const Options& options) {
    const auto changed = with_options(text, file, options);
    REQUIRE(changed);
    return *changed;
}

}  // namespace

TEST_CASE("U-2.3: every option is read, whatever its values") {
    for (const Option& option : all_options())
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            Options options;
            option.choose(options, value);
            const auto read = read_options(changed("", options), file);
            CHECK_FALSE(read.trouble);
            CHECK(read.options == options);
        }
}

TEST_CASE("U-5.7: the board chosen last is read, by any name that a board can have") {
    CHECK(read_options("property-board = \"us\"", file).options.property.board == "us");
    Options options;
    for (const IdOption& option : all_id_options()) {
        option.choose(options, "a-board-of-mine");
        CHECK(read_options(changed("", options), file).options == options);
    }
    for (const char* const wrong : {"1", "\"../us\"", "\"My Board\""})
        CHECK(trouble(std::string{"property-board = "} + wrong) ==
              "config.toml:1: property-board: must be a name of 1 to 40 of a-z, 0-9 and -");
}

TEST_CASE("U-2.3: no file, or an empty one, is all as usual") {
    CHECK(read_options("", file).options == Options{});
    CHECK(trouble("").empty());
    CHECK(changed("", Options{}).empty());
}

TEST_CASE("U-2.3: a bad value is told with file, line and field, and the rest still counts") {
    const auto read = read_options("movement = \"jumping\"\npace = \"swift\"\nmusic = 3\n", file);
    REQUIRE(read.trouble);
    CHECK(read.trouble->what == "config.toml:2: pace: must be one of slow, normal or fast");
    CHECK(read.options.movement == Options::Movement::Jumping);
    CHECK(read.options.pace == Options::Pace::Normal);
    CHECK(read.options.music == 3);
    CHECK(trouble("music = 11") == "config.toml:1: music: must be 0 to 10");
    CHECK(trouble("music = \"3\"") == "config.toml:1: music: must be 0 to 10");
    CHECK(trouble("take-back = 1") == "config.toml:1: take-back: must be false or true");
    CHECK(trouble("glyphs = true") ==
          "config.toml:1: glyphs: must be one of auto, unicode, console, ascii or petscii");
    CHECK(trouble("\nmovment = \"jumping\"") ==
          "config.toml:2: movment: is not an option, and is left alone");
    CHECK(trouble("movement = ").starts_with("config.toml:1: "));
}

TEST_CASE("U-2.3: changing an option leaves the rest of the file as it is") {
    const std::string text =
        "# mine\n"
        "  music = 3   # not too loud\n"
        "colour = \"#\" # what?\n"
        "\n"
        "[later]\n"
        "music = 4\n";
    Options options = read_options(text, file).options;
    CHECK(changed(text, options) == text);
    options.music = 0;
    options.colours = Options::Colours::Of8;
    options.pace = Options::Pace::Fast;
    CHECK(changed(text, options) ==
          "# mine\n"
          "music = 0  # not too loud\n"
          "colour = \"8\"  # what?\n"
          "\n"
          "pace = \"fast\"\n"
          "[later]\n"
          "music = 4\n");
}

TEST_CASE("U-2.3: a file that begins with a byte order mark is changed, and still does") {
    const std::string text = "\xEF\xBB\xBFmusic = 3\n";
    Options options = read_options(text, file).options;
    options.music = 4;
    CHECK(changed(text, options) == "\xEF\xBB\xBFmusic = 4\n");
}

TEST_CASE("U-2.3: a file that is no TOML, or written too cleverly, is not changed") {
    const Options fast{.pace = Options::Pace::Fast};
    CHECK_FALSE(with_options("pace = \n", file, fast));
    CHECK_FALSE(with_options("\"pace\" = \"slow\"\n", file, fast));
    CHECK_FALSE(with_options("pace = [\n1]\n", file, fast));
}

}  // namespace parlor::library
