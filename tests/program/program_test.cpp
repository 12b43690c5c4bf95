// The program itself, from its command line to its exit status.
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "shell.hpp"
#include "table/folder.hpp"
#include "table/journal/seal.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

using Ran = ShellRan;

const std::string program = program_file;

const std::string game =
    "parlor 1\ngame classic\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

// A script of two people in a file.
struct Script {
    Folder folder;
    std::string file = folder.path / "game.parlor";
    explicit Script(const std::string& lines) { std::ofstream{file} << game << lines; }
};

// Runs `parlor COMMAND REST`.
Ran run(const std::string& command, const std::string& rest) {
    return shell(program + " " + command + " " + rest);
}

// The program under the name that login(1) would give it.
std::string as_login_shell(const std::string& name, const std::string& words) {
    return "bash -c \"exec -a " + name + " " + program + " " + words + "\"";
}

}  // namespace

TEST_CASE("the exit status says how a script went") {
    const Script fine{"roll\n"}, unmet{".expect round 2\n"}, wrong{"juggle\n"};
    CHECK(shell(program + " run " + fine.file).status == 0);
    CHECK(shell(program + " run " + unmet.file).status == 1);
    CHECK(shell(program + " run " + wrong.file).status == 2);
    CHECK(shell(program + " run /nowhere").status == 3);
    CHECK(shell(program + " run " + fine.file + " " + wrong.file + " " + unmet.file).status == 2);
}

TEST_CASE("complaints name the file and the line, and every file is a game of its own") {
    const Script wrong{"roll\njuggle\n"};
    const auto ran = shell(program + " run /nowhere " + wrong.file + " >/dev/null");
    CHECK(ran.output.starts_with("/nowhere: cannot be read: No such file or directory\n" +
                                 wrong.file + ":8: "));
}

TEST_CASE("standard input is run when it is no terminal, or when it is asked for") {
    const Script script{".show round\n"};
    const auto asked = shell(program + " run - <" + script.file);
    CHECK(asked.status == 0);
    CHECK(asked.output.find("round 1\n") != std::string::npos);
    CHECK(shell(program + " <" + script.file).output == asked.output);
    CHECK(shell(program + " run <" + script.file).output == asked.output);
    CHECK(shell(program + " run - </dev/null").output == "-: the lines end before `begin`\n");
}

TEST_CASE("whoever writes line by line is answered line by line") {
    const auto ran = shell("bash -c 'coproc " + program + " run -; printf \"" + game +
                           "\" >&${COPROC[1]}; read -t 10 line <&${COPROC[0]}; echo $line'");
    CHECK(ran.output == "began\n");
}

TEST_CASE("a closed or full standard output is status 3") {
    const Script script{"roll\n"};
    const auto closed = shell(program + " run " + script.file + " >&-");
    CHECK(closed.status == 3);
    CHECK(closed.output == "parlor: standard output cannot be written: Bad file descriptor\n");
    const auto full = shell(program + " run " + script.file + " >/dev/full");
    CHECK(full.status == 3);
    CHECK(full.output == "parlor: standard output cannot be written: No space left on device\n");
    const auto gone = shell("bash -c 'set -o pipefail; (sleep 0.2; " + program + " run " +
                            script.file + ") | true'");
    CHECK(gone.status == 3);
    CHECK(gone.output.empty());
}

TEST_CASE("a command line that makes no sense is one clear line and status 2") {
    const char* const eleven_seats =
        "sim classic --seats random,random,random,random,random,random,random,random,random,random,"
        "random";
    for (const char* const words : {"juggle",
                                    "run --faster",
                                    "odds --throws many",
                                    "sim",
                                    "sim chess",
                                    "sim classic --first 0",
                                    "sim classic --first 4",
                                    "sim dominoes --first 2",
                                    "sim classic --merge part",
                                    "sim --merge part --seed 2",
                                    "sim --merge",
                                    "sim --part",
                                    "sim dominoes --seats cpu:1",
                                    "sim dominoes --seats ann,bob",
                                    "sim dominoes --hand 8",
                                    "sim dominoes --target 1000",
                                    "sim dominoes --games 0",
                                    "sim dominoes --games 3",
                                    "sim dominoes --seats cpu:1,cpu:1,cpu:1",
                                    "sim dominoes --board uk",
                                    "sim dominoes --set salary=100",
                                    "sim dominoes --threads 2",
                                    "sim classic --hand 7",
                                    "sim moneyloopy --hand 7",
                                    "sim moneyloopy --csv series.csv",
                                    "sim moneyloopy --seats cpu:1",
                                    "sim moneyloopy --board world",
                                    "sim classic --no-mirror",
                                    "sim classic --seats cpu:1",
                                    "sim classic --seats cpu:1,cpu:3",
                                    "sim classic --seats cpu:0,cpu:0,cpu:0,cpu:0,cpu:0,cpu:0,cpu:0",
                                    eleven_seats,
                                    "sim classic --board mars",
                                    "sim classic --set salary",
                                    "sim classic --set salary=much",
                                    "sim classic --set juggling=yes",
                                    "sim classic --set salary=100 --set salary=200",
                                    "sim classic --set start-money=10000 --set limited-money=yes",
                                    "sim classic --threads 0",
                                    "ask --level 3",
                                    "record",
                                    "replay",
                                    "show",
                                    "story",
                                    "cast",
                                    "show - --at -1",
                                    "show - --facts --story",
                                    "show - --pictures --story",
                                    "show - --svg --facts",
                                    "--glyphs runes",
                                    "--colour 7",
                                    "--paper blue",
                                    "--glyphs ascii run -",
                                    "--paper black odds",
                                    "--colour mono show -",
                                    "show - --paper terminal",
                                    "--glyphs ascii story -",
                                    "--",
                                    "-x"}) {
        const auto ran = shell(program + " " + words + " </dev/null");
        CHECK(ran.status == 2);
        CHECK(std::count(ran.output.begin(), ran.output.end(), '\n') == 1);
    }
    CHECK(shell(program + " --help").status == 0);
    CHECK(shell(program + " --version").output.starts_with("parlor "));
}

TEST_CASE("U-3.5: a script steps as far as it waits, whatever somebody's options are") {
    const Script walk{".screen\nroll\n0 dice 3 5\n.wait 340\n.screen\n"};
    const Script there{".screen\nroll\n0 dice 3 5\n.wait 3060\n.screen\n"};
    std::filesystem::create_directories(walk.folder.path / "parlor");
    std::ofstream{walk.folder.path / "parlor" / "config.toml"} << "movement = \"jumping\"\n";
    const std::string with_config = "XDG_CONFIG_HOME=" + walk.folder.path.string() + " ";
    const auto walking = shell(with_config + program + " run " + walk.file).output;
    CHECK(walking.find("PLAYER MOVING") != std::string::npos);
    CHECK(walking.find("UNOWNED DEED") == std::string::npos);
    const auto arrived = shell(with_config + program + " run " + there.file).output;
    CHECK(arrived.find("UNOWNED DEED") != std::string::npos);
}

TEST_CASE("series of games are played from the shell, by seed") {
    const std::string games = " sim --seats random,cpu:0 dominoes --games 4 --target 50 --seed ";
    const auto results = [&](const std::string& seed) {
        return shell(program + games + seed + " | head -5").output;
    };
    CHECK(results("3").starts_with("4 games to 50 with 7 tiles, seed 3, each deal twice"));
    CHECK(results("3") == results("3"));
    CHECK(shell(program + games + "3 --no-mirror --hand 9")
              .output.starts_with("4 games to 50 with 9 tiles, seed 3, no deal twice"));
}

TEST_CASE("other programs ask for a move, and read a record") {
    const Folder folder;
    const std::string file = folder.path / "position.parlor";
    std::ofstream{file} << "parlor 1\ngame dominoes\noption hand 7\nseat 1 person Ann\n"
                           "seat 2 cpu:1 Mack\nbegin\n0 down 66 00\n"
                           "0 tiles 34 15 05 56 12 13 14 33 36 35 45 46 16 26\n1 play 34\n";
    const auto asked = shell(program + " ask " + file);
    CHECK(asked.output.starts_with("2 play 3"));
    CHECK(asked.status == 0);
    CHECK(shell(program + " ask <" + file).output == asked.output);
    CHECK(shell(program + " record " + file).output.ends_with("  Ann plays 3-4 down\n"));
    CHECK(shell(program + " ask /nowhere").status == 3);
    CHECK(shell(program + " record /nowhere").status == 3);
    const Script property{""};
    CHECK(shell(program + " record " + property.file).status == 2);
    CHECK(shell(program + " ask " + property.file).output == "2 roll\n");
}

TEST_CASE("a game is shown at any of its moves: its screen, its facts, its story") {
    const Script walk{"0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 buy\n"};
    const auto show = [&](const std::string& options) {
        return shell(program + " show " + walk.file + options);
    };
    CHECK(show("").output.find("'S TURN") != std::string::npos);
    CHECK(show(" --at 1").output.find("UNOWNED DEED") != std::string::npos);
    CHECK(show("").output.find("BANK 32 HOUSES") == std::string::npos);
    CHECK(show(" --wide").output.find("BANK 32 HOUSES") != std::string::npos);
    CHECK(show(" --facts --at 1").output.find("seat.1.square whitechapel-road\n") !=
          std::string::npos);
    CHECK(show(" --story --at 1")
              .output.ends_with("\n1. Ann rolls 1 and 2 and goes to Whitechapel Road.\n"));
    CHECK(show(" --at 3").output == "parlor: --at: must be 0 to 2 in this game, not 3\n");
    CHECK(show(" --at 3").status == 2);
    const auto story = shell(program + " story - <" + walk.file);
    CHECK(story.output.ends_with("\n2. Ann buys Whitechapel Road for $60.\n"));
    CHECK(story.status == 0);
}

TEST_CASE("a wrong value is told in a line: the option, the value, and what would be right") {
    const auto told = [](const std::string& words) {
        const auto ran = shell(program + " " + words);
        CHECK(ran.status == 2);
        return ran.output;
    };
    const std::string end = " (see parlor --help)\n";
    const std::string numbers[][3]{
        {"show x --at", "0 to 2147483647", "2147483648"},
        {"sim classic --games", "1 to 1000000", "0"},
        {"sim classic --seed", "0 to 18446744073709551615", "1e3"},
        {"sim classic --threads", "1 to 256", "257"},
        {"sim classic --first", "1 to 99000000", "0"},
        {"sim dominoes --target", "1 to 999", "1000"},
        {"sim dominoes --hand", "7, 9 or 11", "8"},
        {"odds --throws", "1 to 1000000000000", "0"},
        {"ask x --level", "0 to 2", "3"},
        {"--glyphs", "auto, unicode, console, ascii or petscii", "Ascii"},
        {"--colour", "auto, true, 256, 16, 8, mono or attributes", "5"},
        {"--paper", "black, terminal or light", "white"}};
    const auto told_with = [&](const std::string& words, const std::string& value) {
        return told(words + " " + value);
    };
    const auto refusal = [&](const std::string& words, const std::string& what) {
        return "parlor: " + words.substr(words.find("--")) + ": " + what + end;
    };
    const auto must_be = [](const std::string& right, const std::string& value) {
        return "must be " + right + ", not " + value;
    };
    for (const auto& [words, right, wrong] : numbers) {
        INFO(words);
        for (const std::string& value : {wrong, std::string{"abc"}, std::string{"-1"}})
            CHECK(told_with(words, value) == refusal(words, must_be(right, value)));
        CHECK(told_with(words, "''") == refusal(words, must_be(right, "nothing")));
        CHECK(told(words) == refusal(words, std::string{"needs a value: "}.append(right)));
    }
    CHECK(told("list x") ==
          "parlor: WHAT: must be boards, cards, modes, saves or replays, not x" + end);
    CHECK(told("sim classic --set") == "parlor: --set: needs a value: NAME=VALUE" + end);
    CHECK(told("sim classic --set x") == "parlor: --set: must be NAME=VALUE, not x\n");
    CHECK(told("sim classic --set salary=x") ==
          "parlor: --set: salary: it must be 0 to 5000, not x\n");
    CHECK(told("sim classic --seats cpu:1,x") ==
          "parlor: --seats: a player is cpu:0, cpu:1, cpu:2 or random, not x\n");
    CHECK(told("sim classic --seats cpu:1") ==
          "parlor: --seats: this game is for 2 to 6 players (C-1.3), not 1\n");
    CHECK(told("sim dominoes --seats cpu:1,x").starts_with("parlor: --seats: a player is cpu:0,"));
    CHECK(told("sim dominoes --games 3") ==
          "parlor: --games: each deal is played twice, so it must be even, not 3\n");
    CHECK(told("sim classic --board nix").starts_with("parlor: --board: there is no board nix;"));
}

TEST_CASE("the screen of a game is printed as a picture in SVG, with its right half as well") {
    const Script walk{"0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 buy\n"};
    const auto narrow = shell(program + " show --svg " + walk.file);
    CHECK(narrow.status == 0);
    CHECK(narrow.output.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\""));
    CHECK(narrow.output.ends_with("</svg>\n"));
    CHECK(shell(program + " show --svg --wide " + walk.file).output.find(" width=\"640\"") !=
          std::string::npos);
}

TEST_CASE("the pictures of a game are printed, at any of its moves") {
    const Script walk{
        "0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 buy\n1 end\n2 roll\n0 dice 1 2\n2 end\n"};
    const auto show = [&](const std::string& options) {
        return shell(program + " show " + walk.file + " --pictures" + options);
    };
    const auto all = show("");
    CHECK(all.status == 0);
    CHECK(all.output.starts_with(" WEALTH\n AFTER 2 TURNS\n"));
    CHECK(all.output.find("\n RENT BY GROUP\n PAID IN ALL: $4\n") != std::string::npos);
    CHECK(all.output.find("\n LANDINGS\n IN ALL: 2\n") != std::string::npos);
    CHECK(all.output.find(" \n") == std::string::npos);
    CHECK(show(" --at 3").output.starts_with(" WEALTH\n AFTER 1 TURN\n"));
    CHECK(show(" --at 3").output.find("\n PAID IN ALL: $0\n") != std::string::npos);
    CHECK(show(" --at 9").status == 2);
    const auto is_ascii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    CHECK_FALSE(std::ranges::all_of(all.output, is_ascii));
    CHECK(std::ranges::all_of(show(" --glyphs ascii").output, is_ascii));
    const auto dominoes =
        shell(program + " show --pictures " + tests_folder + "/games/domino_spinner.parlor");
    CHECK(dominoes.status == 0);
    CHECK(dominoes.output.starts_with(" SCORES\n"));
}

TEST_CASE("what is damaged is told up to the damage, with the complaint and its status") {
    const Script wrong{"0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 juggle\n"};
    const auto story = shell(program + " story " + wrong.file);
    CHECK(story.status == 2);
    CHECK(story.output.find("there is no move \"juggle\"") != std::string::npos);
    CHECK(story.output.find("\n1. Ann ") != std::string::npos);
    for (const std::string command : {"replay", "show", "story", "cast"}) {
        const auto none = run(command, "/nowhere </dev/null");
        CHECK(none.status == 3);
        CHECK(none.output == "/nowhere: cannot be read: No such file or directory\n");
    }
    CHECK(shell(program + " show /dev/null").output == "/dev/null: the lines end before `begin`\n");
}

TEST_CASE("what runs, asks or records a journal says that its seals are broken, and once") {
    const Folder folder;
    const std::string file = folder.path / "game.parlor";
    table::Sealer sealer;
    std::string text = sealer.sealed({"parlor 1\ngame dominoes\noption hand 7\nseat 1 person Ann\n"
                                      "seat 2 person Bob\nbegin\n",
                                      "0 down 66 00\n"},
                                     3);
    text.replace(text.find("66 00"), 5, "65 00");
    std::ofstream{file} << text;
    const std::string reads = file + " >/dev/null";
    const std::string complaint =
        file +
        ":9: lines 8 to 9 are not what was written; to run this as a script, delete its lines that "
        "begin with `# kept`\n";
    for (const std::string command : {"run", "run --keep-going", "ask", "record"}) {
        INFO(command);
        const auto ran = run(command, reads);
        CHECK(ran.status == 2);
        CHECK(ran.output == complaint);
    }
    for (const std::string command : {"show", "story", "cast"}) {
        const auto ran = run(command, reads);
        CHECK(ran.status == 2);
        CHECK(std::count(ran.output.begin(), ran.output.end(), '\n') == 1);
    }
}

TEST_CASE("what is too long for a game is told, whatever reads it and wherever it comes from") {
    const Folder folder;
    const std::string huge = folder.path / "huge.parlor";
    std::ofstream{huge} << game;
    std::filesystem::resize_file(huge, 600'000'000);
    const auto too_much_for = [](const std::string& command) {
        return shell("head -c 20000001 /dev/zero | " + program + " " + command + " -");
    };
    for (const std::string command : {"replay", "show", "story", "cast", "record", "ask"}) {
        INFO(command);
        const auto file = run(command, huge);
        CHECK(file.status == 3);
        CHECK(file.output == huge + " is 600,000,000 bytes long; at most 20,000,000 are read\n");
        const auto pipe = too_much_for(command);
        CHECK(pipe.status == 3);
        CHECK(pipe.output == "- is more than 20,000,000 bytes long, the most that is read\n");
        const auto endless = run(command, "/dev/zero");
        CHECK(endless.status == 3);
        CHECK(endless.output ==
              "/dev/zero is more than 20,000,000 bytes long, the most that is read\n");
    }
    CHECK(std::filesystem::file_size(huge) == 600'000'000);
    const auto most = shell("(head -c 19999999 /dev/zero; echo) | " + program + " show -");
    CHECK(most.status == 2);
    CHECK(most.output == "-:1: the line is longer than 1,000 bytes\n");
}

TEST_CASE("a replay is written as a cast: a header, and what a terminal is sent, in time") {
    const Script walk{"0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 buy\n"};
    const auto cast = shell(program + " cast " + walk.file);
    CHECK(cast.status == 0);
    CHECK(cast.output.starts_with("{\"version\": 2, \"width\": 80, \"height\": 24"));
    CHECK(shell(program + " cast " + walk.file + " >/dev/full").status == 3);
}

TEST_CASE("in restricted mode, and as a login shell, there is nothing but playing") {
    const Script script{"roll\n"};
    const std::string only = "parlor: in restricted mode there is nothing but playing\n";
    for (const std::string command :
         {"run ", "show ", "story ", "cast ", "record ", "replay ", "ask "}) {
        const auto ran = run("--restricted", command + script.file);
        CHECK(ran.status == 2);
        CHECK(ran.output == only);
        const auto as_shell = shell(as_login_shell("-parlor", command + script.file));
        CHECK(as_shell.output == only);
    }
    const auto no_script = shell(program + " --restricted < " + script.file);
    CHECK(no_script.status == 2);
    CHECK(no_script.output.find("there is no terminal here") != std::string::npos);
    const Folder folder;
    const std::string touch = "-c 'touch " + (folder.path / "x").string() + "'";
    const auto command = shell(as_login_shell("parlor", touch));
    CHECK(command.status == 2);
    CHECK_FALSE(std::filesystem::exists(folder.path / "x"));
    const auto forced = shell(as_login_shell("parlor", "-c parlor </dev/null"));
    CHECK(forced.output == no_script.output);
}

TEST_CASE("U-8.5: `parlor check` tells mistakes with their place, and its status their weight") {
    const Folder folder;
    const std::string file = folder.path / "moon.toml";
    const auto checked = [&](const std::string& text) {
        std::ofstream{file} << text;
        return shell(program + " check " + file);
    };
    const std::string mode = "name = \"Moon\"\nboard = \"uk\"\ncards = \"classic\"\n";
    CHECK(checked(mode).status == 0);
    CHECK(checked(mode).output.empty());

    const Ran wrong = checked(mode + "salary = -1\nclocks = 3\n");
    CHECK(wrong.status == 2);
    CHECK(wrong.output == file + ":4:10: salary: must be 0 to 5000\n" + file +
                              ":5:10: clocks: must be true or false\n");

    const Ran doubtful = checked("name = \"Moon\"\nboard = \"sea\"\ncards = \"classic\"\n");
    CHECK(doubtful.status == 1);
    CHECK(doubtful.output.starts_with(file + ":2:9: warning: board: there is no \"sea\""));

    const Ran absent = shell(program + " check " + file + " " + file + ".absent");
    CHECK(absent.status == 3);
    CHECK(absent.output.ends_with(".absent: there is no file of this name\n"));
}

TEST_CASE("U-8.4: a mode goes from one player to another by `parlor export` and `parlor import`") {
    const Folder mine, theirs;
    const auto as = [](const Folder& folder, const std::string& words) {
        return shell("XDG_DATA_HOME=" + folder.path.string() + " " + program + " " + words);
    };
    std::filesystem::create_directories(mine.path / "parlor/modes");
    std::ofstream{mine.path / "parlor/modes/rush.toml"}
        << "# mine\nname = \"Rush\"\nboard = \"us\"\ncards = \"classic\"\nsalary = 300\n";
    const std::string file = mine.path / "rush";
    CHECK(as(mine, "export rush > " + file).status == 0);
    const Ran imported = as(theirs, "import " + file);
    CHECK(imported.status == 0);
    CHECK(imported.output == "the mode rush can be played now\n");
    CHECK(as(theirs, "import - < " + file).status == 0);
    CHECK(as(theirs, "export rush").output == content(file));
    CHECK(as(theirs, "sim rush --games 1 --seats random,random").status == 0);
    CHECK(as(theirs, "odds --mode rush --throws 10").status == 0);

    CHECK(as(theirs, "export absent").output.starts_with("parlor: there is no mode \"absent\""));
    CHECK(as(theirs, "export absent").status == 2);
    CHECK(as(theirs, "import " + file + ".absent").status == 3);
    std::ofstream{file, std::ios::app} << "clocks = 3\nturbo = 1\n";
    const Ran wrong = as(theirs, "import " + file);
    CHECK(wrong.status == 2);
    CHECK(wrong.output.starts_with(file + ":9:10: clocks: must be true or false\n" + file +
                                   ":10:9: turbo: is not known here"));
    const Ran restricted = as(theirs, "--restricted " + theirs.path.string() + " import " + file);
    CHECK(restricted.status == 2);
    CHECK(restricted.output == "parlor: in restricted mode there is nothing but playing\n");
}

TEST_CASE("series of property games are played from the shell, by seed and house rules") {
    const std::string games =
        " sim classic --board us --seats cpu:0,random --games 6 --set salary=400 --set "
        "free-parking=taxes --seed ";
    const auto results = [&](const std::string& words) {
        return shell(program + games + words + " | head -40").output;
    };
    CHECK(results("3").starts_with("6 games of classic on the board us, seed 3, each of 2 orders"));
    CHECK(results("3 --threads 1") == results("3 --threads 2"));
    CHECK(results("3") != results("4"));
}

TEST_CASE(
    "M-1.6: where each square's odds are printed, the board is the mode's own, or any other") {
    const auto odds = [&](const std::string& words) {
        const auto ran = shell(program + " odds --throws 1000 " + words);
        CHECK(ran.status == 0);
        return ran.output;
    };
    CHECK(odds("").find("39  Mayfair") != std::string::npos);
    CHECK(odds("--mode reverse").find("31  İstanbul") != std::string::npos);
    CHECK(odds("--mode reverse --board us").find("39  Boardwalk") != std::string::npos);
    CHECK(odds("--board world-40").find("39  ") != std::string::npos);
}

TEST_CASE("M-2.1, M-1.6: the modes of the cities are played in series, each with its players") {
    const auto of_mode = [&](const std::string& words) {
        return shell(program + " sim " + words + " --games 2 | head -1").output;
    };
    for (const std::string mode : {"city", "blitz", "reverse"})
        CHECK(of_mode(mode + " --seats cpu:1,cpu:0,random")
                  .starts_with("2 games of " + mode + " on the board turkey, seed 1"));
    CHECK(of_mode("reverse --board us --seats cpu:1,cpu:0,random")
              .starts_with("2 games of reverse on the board us"));
    CHECK(of_mode("city --seats cpu:1,cpu:1") ==
          "parlor: --seats: this game is for 3 to 8 players (M-2.1), not 2\n");
    CHECK(of_mode("city --set clock=90")
              .starts_with("parlor: --set: this game has no option clock; it has start-money"));
    CHECK(of_mode("tour").starts_with("parlor: there is no game tour; there is blitz, city, "));
}

TEST_CASE("games of a series are kept as a table and as journals, or it is told why not") {
    const Folder folder;
    const std::string kept = folder.path / "kept", csv = folder.path / "games.csv";
    const std::string games = program + " sim classic --seats cpu:0,random --games 4 ";
    const std::string keeping = games + "--csv " + csv + " --journal " + kept;
    CHECK(shell(keeping).status == 0);
    const auto table = content(csv);
    CHECK(std::count(table.begin(), table.end(), '\n') == 5);
    CHECK(shell(program + " story " + kept + "/000004.parlor").status == 0);
    const auto again = shell(keeping);
    CHECK(again.status == 3);
    CHECK(again.output.find("cannot be written: File exists\n") != std::string::npos);
    const auto nowhere = shell(games + "--csv /nowhere/games.csv");
    CHECK(nowhere.status == 3);
    CHECK(nowhere.output ==
          "parlor: /nowhere/games.csv: cannot be written: No such file or directory\n");
    CHECK(shell(games + "--journal /dev/null/games").status == 3);
}

TEST_CASE("U-8.4: the commands say on standard error that a file has changed since a game began") {
    const Folder folder;
    const std::string own = "XDG_DATA_HOME=" + folder.path.string() + " ";
    const auto boards = folder.path / "parlor/boards";
    const auto board = boards / "mine.toml", journal = folder.path / "game.parlor";
    std::filesystem::create_directories(boards);
    std::filesystem::copy_file(std::string{data_folder} + "/boards/us.toml", board);
    std::ofstream{folder.path / "script"}
        << "parlor 1\ngame classic\nboard mine\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
           "begin\nroll\n.save game.parlor\n";
    CHECK(shell(own + program + " run " + (folder.path / "script").string() + " --save-to " +
                folder.path.string())
              .status == 0);
    const auto told = [&](const std::string& words) {
        return shell(own + program + " " + words + " " + journal.string()).output;
    };
    const std::string sentence =
        journal.string() + ": the board mine is not here; this game continues with its own copy\n";
    CHECK(told("run").find("the board mine") == std::string::npos);
    std::filesystem::remove(board);
    for (const char* const words : {"run", "show --story", "show", "ask", "cast"}) {
        CAPTURE(words);
        CHECK(told(words).starts_with(sentence));
    }
    CHECK(told("record").starts_with(sentence));
}
