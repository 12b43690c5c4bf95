// `parlor review`: its output, the games that it accepts, and that it continues after an
// interruption.
#include "judged_game.hpp"
#include "pty.hpp"
#include "shell.hpp"
#include "table/journal/journal_text.hpp"
#include "tui/golden.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

namespace fs = std::filesystem;

struct Home {
    Folder folder;
    fs::path game = folder.path / "game.parlor";

    explicit Home(const std::string& text) { std::ofstream{game} << text; }
    [[nodiscard]] fs::path reviews() const { return folder.path / "parlor" / "reviews"; }
    [[nodiscard]] ShellRan review(const std::string& option = "") const {
        return shell("XDG_STATE_HOME=" + folder.path.string() + " " + program_file + " review " +
                     option + " " + game.string());
    }
    // The file of the one game that was reviewed; empty before.
    [[nodiscard]] std::string kept() const {
        std::error_code none_yet;
        for (const auto& file : fs::directory_iterator{reviews(), none_yet})
            return content(file.path());
        return "";
    }
};

}  // namespace

TEST_CASE("standard input cannot be followed") {
    const auto ran = shell(std::string{program_file} + " replay --follow - 2>&1 </dev/null");
    CHECK(ran.status == 2);
    CHECK(ran.output == "parlor: --follow needs a file that grows, not standard input\n");
}

TEST_CASE("a review tells the bad plays in order, the worst of them, and each player's totals") {
    const auto game = macks_game(60);
    const Home home{journal_text(*game)};
    keep_judgements(*game, home.reviews());
    const auto ran = home.review();
    CHECK(ran.status == 0);
    tui::check_golden_text("domino-review-printed", ran.output);
}

TEST_CASE("of a game that has no reviews one line says so") {
    const Home home{
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"};
    const auto ran = home.review();
    CHECK(ran.status == 2);
    CHECK(ran.output == "parlor: " + home.game.string() +
                            " is a game of moneyloopy: reviews are made of property and "
                            "dominoes\n");
}

TEST_CASE("where a review cannot be kept, it is told all the same, and one line says why") {
    const Home home{journal_text(*macks_game(3))};
    fs::create_directories(home.folder.path / "parlor");
    std::ofstream{home.reviews()} << "no folder";
    const auto ran = home.review("2>&1");
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with("the review is not kept: "));
    CHECK(ran.output.find(home.reviews().string()) != std::string::npos);
}

TEST_CASE("a property game is reviewed, and a decision that gives a win away is found") {
    const Home home{
        "parlor 1\ngame classic\nboard uk\nseed 1\noption last-round 10\nseat 1 person Ann\n"
        "seat 2 person Bob\nbegin\n"
        "0 dice 6 5\n0 dice 1 2\n"
        ".set seat.1.money 5000\n.set seat.2.money 1500\n"
        "1 propose 2 give $4900 for nothing\n2 accept\n"};
    const auto ran = home.review("--quick");
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with("move "));
    CHECK(ran.output.find("Ann: propose Bob give $4900 for nothing (Ann -") != std::string::npos);
    CHECK(ran.output.find("(very bad)\n") != std::string::npos);
    CHECK(home.review("--quick").output == ran.output);
}

TEST_CASE("a review that was interrupted goes on where it was, and says the same") {
    const auto text = journal_text(*macks_game(15));
    const Home interrupted{text}, other{text};
    Pty pty{program_file,
            24,
            80,
            {{"TERM", "xterm"}, {"XDG_STATE_HOME", interrupted.folder.path.string()}},
            Pty::Under::Nobody,
            {"review", interrupted.game.string()}};
    constexpr int most_tries = 24'000;
    for (int tries = 0; interrupted.kept().empty() and tries < most_tries; ++tries) usleep(5'000);
    pty.raise(SIGINT);
    pty.wait_for_end();
    const std::string kept = interrupted.kept();
    const auto resumed = interrupted.review(), at_once = other.review();
    CHECK(interrupted.kept().starts_with(kept));
    CHECK(resumed.status == 0);
    CHECK(resumed.output == at_once.output);
}
