#include <sstream>

#include "table/journal/seal.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::toy;

TEST_CASE("a script tells what happens, one event a line, and nothing else") {
    const auto ran = play_pig("1 roll\n0 die 4\n1 hold\n2 roll\n0 die 1\n");
    CHECK(ran.answers ==
          "began\nrolled seat=1 points=4\nheld seat=1 points=4\nrolled seat=2 points=1\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("the seat may be left out, also chance's") {
    const auto ran = play_pig("roll\ndie 4\nroll\n.expect turn 1\nhold\n.expect turn 2\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("the dealer decides when the next line is not chance's, and at the end") {
    const auto written = play_pig("1 roll\n");
    CHECK(written.answers.find("rolled seat=1") != std::string::npos);
    CHECK(play_pig("1 roll\n.show turn\n").answers.find("rolled seat=1") != std::string::npos);
    CHECK(play_pig("1 roll\n.show turn\n0 die 3\n").status == 2);
    CHECK(play_pig("1 roll\n# a comment is no line\n\n0 die 3\n").status == 0);
}

TEST_CASE("a line for another seat is refused, and so is chance's when nothing is asked") {
    const auto ran = play_pig("2 roll\n");
    CHECK(ran.complaints == line_of_pig(1) + "roll: another seat has to decide\n");
    CHECK(ran.status == 2);
    CHECK(play_pig("0 die 3\n").status == 2);
    CHECK(play_pig("0 hold\n").status == 2);
    CHECK(play_pig("1 die 3\n").status == 2);
}

TEST_CASE("the first trouble stops a script; with keep-going all are told") {
    const std::string lines = "1 juggle\n2 roll\n1 roll\n0 die 3\n.expect pot 4\n.expect pot 3\n";
    const auto stopped = play_pig(lines);
    CHECK(stopped.complaints ==
          line_of_pig(1) + "there is no move `juggle`: roll, hold, die 1..6\n");
    CHECK(stopped.answers == "began\n");
    CHECK(stopped.status == 2);

    const auto kept_going = play_pig(lines, true);
    CHECK(kept_going.complaints ==
          line_of_pig(1) + "there is no move `juggle`: roll, hold, die 1..6\n" + line_of_pig(2) +
              "roll: another seat has to decide\n" + line_of_pig(5) + "pot is 3, not 4\n");
    CHECK(kept_going.status == 2);
    CHECK(play_pig(".expect pot 4\n.expect pot 0\n", true).status == 1);
}

TEST_CASE("lines after the game is over are refused") {
    const std::string game = ".set seat.1.score 19\n1 roll\n0 die 2\n1 hold\n";
    CHECK(play_pig(game).status == 0);
    CHECK(play_pig(game + ".choices\n.show turn\n").status == 0);
    CHECK(play_pig(game + "2 roll\n").complaints == line_of_pig(5) + "roll: the game is over\n");
    CHECK(play_pig(game + "roll\n").complaints == line_of_pig(5) + "roll: the game is over\n");
}

TEST_CASE("a script that ends in its header says so") {
    CHECK(run_text("parlor 1\ngame pig\n").complaints == "test:2: the lines end before `begin`\n");
    CHECK(run_text("parlor 1\ngame pig\n").status == 2);
    CHECK(run_text("").status == 2);
    CHECK(run_text("parlor 1\ngame pig\nseat 1 per").status == 2);
}

TEST_CASE("the first line names the format, and a newer one is refused by name") {
    CHECK(run_text("1 roll\n").complaints == "test:1: the first line must be `parlor 1`\n");
    CHECK(run_text("# hello\n\nparlor 1\n.screen\n").complaints ==
          "test:4: there is no screen here for `.screen`\n");
    const auto newer = run_text("parlor 2\ngame pig\n");
    CHECK(newer.complaints.find("this is format 2") != std::string::npos);
    CHECK(newer.status == 2);
}

TEST_CASE("a wrong header line is told with its number") {
    const auto complaint = [](const std::string& line) {
        const auto ran = run_text("parlor 1\ngame pig\n" + line + "\nseat 2 person Bob\nbegin\n");
        CHECK(ran.status == 2);
        return ran.complaints;
    };
    CHECK(complaint("juggle 3") ==
          "test:3: the game has not begun; write game, board, seed, "
          "option, seat, file or begin, not `juggle`\n");
    CHECK(complaint("game pig") == "test:3: `game` is already in line 2\n");
    CHECK(complaint("seed -1") ==
          "test:3: write `seed N`, with N from 0 to 18446744073709551615\n");
    CHECK(complaint("seed 18446744073709551616") ==
          "test:3: write `seed N`, with N from 0 to 18446744073709551615\n");
    CHECK(complaint("seat 1 robot Ann") ==
          "test:3: a seat is person, cpu:0, cpu:1 or cpu:2, not `robot`\n");
    CHECK(complaint("seat 9 person Ann") == "test:3: seats are numbered 1 to 8, not 9\n");
    CHECK(complaint("seat 1 person \"\"") ==
          "test:3: a name has 1 to 16 characters, not all of them blanks\n");
    CHECK(complaint("seat 1 person Seventeen-letters") ==
          "test:3: a name has 1 to 16 characters, not all of them blanks\n");
    CHECK(complaint("seat 1 person Bob") == "test:4: the name Bob is taken, in line 3\n");
    CHECK(complaint("seat 2 person Ann") == "test:4: `seat 2` is already in line 3\n");
    CHECK(complaint("# no seat 1") == "test:5: seat 1 is missing\n");
    CHECK(complaint("option a") == "test:3: write `option NAME VALUE`\n");
}

TEST_CASE("names are counted in characters, not bytes") {
    const std::string name = "ÄÖÜäöüßéèêëñçåøæ";
    CHECK(run_text("parlor 1\ngame pig\nseat 1 person " + name + "\nseat 2 person B\nbegin\n")
              .status == 0);
}

TEST_CASE("without a game nothing can be played, and a game cannot begin twice") {
    CHECK(run_text("parlor 1\n.show\n").complaints == "test:2: no game has begun\n");
    CHECK(run_text("parlor 1\n.set pot 3\n").complaints == "test:2: no game has begun\n");
    CHECK(play_pig("parlor 1\n").status == 2);
    CHECK(play_pig("begin\n").status == 2);
}

TEST_CASE("a game that cannot be set up names the line and plays nothing after it") {
    const auto ran = run_text("parlor 1\ngame chess\nseat 1 person A\nbegin\n1 roll\n", true);
    CHECK(ran.complaints == "test:2: there is only pig\n");
    CHECK(ran.status == 2);
}

TEST_CASE("what chance is going to answer stands in comments before `begin`, an act a line") {
    const std::string header = pig_header.substr(0, pig_header.find("begin"));
    const auto sum_of_two = [&](const std::string& lines, const std::string& sum) {
        const Ran ran =
            run_text(header + lines + "begin\n1 roll\n1 roll\n.expect pot " + sum + "\n");
        INFO(ran.complaints);
        CHECK(ran.status == 0);
    };
    sum_of_two("# foreseen 0 die 6\n# foreseen 0 die 5\n", "11");
    sum_of_two("# foreseen 0 die 3\r\n# foreseen 0 die 4 # at last\n", "7");
    sum_of_two(
        "# foreseen 0 die 2\n# foreseen by Ann\n# foreseen 1 roll\n# foreseen 0 roll\n"
        "# foreseen\n# foreseen 0 die \"\n# foreseen 0 die 9\n# foreseen 0 die 6\n",
        "8");
}

TEST_CASE("a written throw that was taken back comes out the same after saving and loading") {
    std::string saved;
    const table::SaveNew save = [&](const std::string&, std::string_view text) {
        saved = text;
        return table::MaybeTrouble{};
    };
    const auto written = "1 roll\n0 die 4\n1 roll\n0 die 6\n1 roll\n0 die 5\n.undo 2\n.save it\n";
    REQUIRE(run_text(pig_header + written, false, {}, save).status == 0);
    REQUIRE(saved.find("\n0 die 6\n") == std::string::npos);
    const Ran ran = run_text(saved + "1 roll\n1 roll\n.expect pot 15\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("CR LF is accepted") {
    CHECK(
        run_text("parlor 1\r\ngame pig\r\nseat 1 person A\r\nseat 2 person B\r\nbegin\r\nroll\r\n")
            .status == 0);
}

TEST_CASE("garbage is complained about with its line, and nothing else happens") {
    using namespace std::string_literals;
    const auto complaint = [](const std::string& line) {
        const auto ran = play_pig(line + "\n1 roll\n0 die 3\n", true);
        CHECK(ran.status == 2);
        CHECK(ran.answers == "began\nrolled seat=1 points=3\n");
        return ran.complaints;
    };
    CHECK(complaint("1 ro\0ll"s) == line_of_pig(1) + "U+0000 cannot be printed (byte 5)\n");
    CHECK(complaint("\xFF\xFE") == line_of_pig(1) + "the line is not valid UTF-8 (byte 1)\n");
    CHECK(complaint(std::string(1'000'000, 'x')) ==
          line_of_pig(1) + "the line is longer than 1,000 bytes\n");
    CHECK(complaint(".\"") == line_of_pig(1) + "a quote in the middle of a word (byte 2)\n");
    CHECK(complaint(".juggle") == line_of_pig(1) + "there is no directive `.juggle`\n");
    CHECK(complaint("99 roll") == line_of_pig(1) + "there is no seat 99\n");
}

TEST_CASE("a half line at the end is told as one") {
    const auto ran = play_pig("1 roll\n0 di");
    CHECK(ran.complaints.find("the file may have been cut off here") != std::string::npos);
    CHECK(ran.status == 2);
    CHECK(play_pig("1 roll\n0 die 3").status == 0);
}

namespace {

// A game of Pig in sealed pieces, as the program stores it.
std::string sealed_pig() {
    table::Sealer sealer;
    return sealer.sealed({pig_header, "1 roll\n0 die 3\n", "1 roll\n0 die 4\n"}, 5);
}

std::string told_about(int first, int last) {
    return "test:" + std::to_string(last) + ": lines " + std::to_string(first) + " to " +
           std::to_string(last) +
           " are not what was written; to run this as a script, delete its lines that begin with "
           "`# kept`\n";
}

std::string without_seals(const std::string& text) {
    std::string plain;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);)
        if (not line.starts_with("# kept ")) plain += line + "\n";
    return plain;
}

}  // namespace

TEST_CASE("a sealed text runs as it was written, and what is added behind its last seal, too") {
    CHECK(run_text(sealed_pig()).status == 0);
    CHECK(run_text(sealed_pig()).answers == run_text(without_seals(sealed_pig())).answers);
    CHECK(run_text(sealed_pig() + ".expect pot 7\n").status == 0);
    std::string with_cr;
    for (const char byte : sealed_pig())
        with_cr += byte == '\n' ? std::string{"\r\n"} : std::string{byte};
    CHECK(run_text(with_cr).complaints.empty());
}

TEST_CASE("a seal that does not fit is a wrong line, and says which lines are not as written") {
    std::string text = sealed_pig();
    text[text.find("die 3") + 4] = '5';
    const auto ran = run_text(text);
    CHECK(ran.status == 2);
    CHECK(ran.complaints == told_about(8, 10));
    CHECK(ran.answers == "began\nrolled seat=1 points=5\n");
    const auto on = run_text(text, true);
    CHECK(on.status == 2);
    CHECK(on.complaints == told_about(8, 10));
    CHECK(on.answers == "began\nrolled seat=1 points=5\nrolled seat=1 points=4\n");
    CHECK(run_text(without_seals(text)).status == 0);
}

TEST_CASE("a line put into a sealed text, or taken out of it, is told at the next seal") {
    const std::string text = sealed_pig();
    std::string more = text, fewer = text;
    more.insert(more.find("1 roll"), ".expect pot 0\n");
    CHECK(run_text(more).complaints == told_about(8, 11));
    fewer.erase(fewer.find("0 die 3\n"), 8);
    CHECK(run_text(fewer).complaints == told_about(8, 9));
}

TEST_CASE("a text that is only loaded is told of a broken seal once, and its game stands there") {
    std::string text = sealed_pig();
    text[text.find("die 3") + 4] = '5';
    table::LineReader lines{text};
    table::Output complaints;
    const auto loaded = load_script(lines, "test", open_pig, complaints);
    CHECK(loaded.status == table::Status::Wrong);
    CHECK(complaints.waiting() == told_about(8, 10));
}

TEST_CASE("a script that opens with screen directives drives the screens from their first page") {
    struct Echo final : table::Screen {
        std::string seen;
        bool press(std::string_view key) override {
            seen.append(key).append(",");
            return key != "Nokey";
        }
        void type(std::string_view text) override { seen.append("'").append(text).append("',"); }
        void wait(int milliseconds) override { seen.append(std::to_string(milliseconds)); }
        std::string text(Width width) override {
            return seen + (width == Width::Wide ? " wide\n" : "\n");
        }
    };
    const auto screen = [](table::Place&) { return std::make_unique<Echo>(); };
    const auto ran = run_text(".key Enter p \"Ann Lee\"\n.wait 500\n.screen\n", false, screen);
    CHECK(ran.answers == "Enter,p,'Ann Lee',500\n");
    CHECK(ran.status == 0);
    CHECK(run_text(".screen wide\n", false, screen).answers == " wide\n");
    CHECK(run_text(".screen tall\n", false, screen).status == 2);
    CHECK(run_text(".key Nokey\n", false, screen).complaints ==
          "test:1: there is no key `Nokey`\n");
    CHECK(run_text(".wait soon\n", false, screen).status == 2);
    CHECK(run_text(".key\n", false, screen).status == 2);
    CHECK(run_text(".screen\n").complaints == "test:1: there is no screen here for `.screen`\n");
}
