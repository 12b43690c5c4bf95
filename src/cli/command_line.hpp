// The command line, parsed into an order for the program.
//
// Errors: one line on standard error, and exit status 2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"

namespace parlor::cli {

struct Play {  // plays at a terminal; without a terminal, runs standard input
    std::vector<OptionChosen> asked;
    std::string game = {};  // a game or a mode to begin at once; empty: starts with the title
    std::optional<std::string> restricted_to = {};  // a folder; empty: the default folder
    std::string replay = {};     // the game file to replay; `-` is standard input
    bool follows = false;        // shows it as it is played elsewhere
    std::string save_to = {};    // as in Run, when standard input is run
    std::string at = {};         // the socket of the host of shared tables; restricted mode only
    bool is_plain = false;       // in sentences (P-1.1)
    std::string user_name = {};  // who plays, where several people share an account; the same
};
struct Run {
    std::vector<std::string> files;  // `-` is standard input
    bool keep_going = false;
    bool is_live = false;      // for a program that drives the game
    std::string save_to = {};  // the folder for `.save`; empty: the working directory
};
struct Odds {
    std::string mode;
    std::string board;  // empty: the board of the mode
    std::int64_t throws = 0;
};
struct Sim {
    std::string game;
    int games = 0;
    int first = 1;            // the number of the first game in the series
    bool tells_part = false;  // prints the counts for Merge instead of the report
    std::string seats;        // a player for each seat, with commas; empty: the game's default
    std::uint64_t seed = 0;

    // Dominoes only.
    int hand = 0, target = 0;  // tiles, points
    bool mirrored = true;

    // Property game only.
    std::string board;                     // empty: the game's default
    std::vector<std::string> house_rules;  // NAME=VALUE
    int threads = 0;
    std::string csv, journals;  // a file and a folder; empty: none
};
struct Merge {                       // prints the report of a series that was played in parts
    std::vector<std::string> files;  // `-` is standard input
};
struct Ask {
    std::string file;          // `-` is standard input
    std::optional<int> level;  // default: the level of the seat, or the usual level
    bool values = false;       // values of all moves
};
struct Record {
    std::string file;
};
enum class Shown : std::uint8_t { Screen, Svg, Facts, Story, Pictures };
struct Show {
    std::string file;
    std::optional<int> at;  // default: the end
    Shown shown = Shown::Screen;
    bool is_wide = false;  // the screen with its right half
    std::vector<OptionChosen> asked = {};
};
struct Review {
    std::string file;
    bool is_quick = false;
};
struct Cast {
    std::string file;
};
struct Results {
    bool csv = false;
};
enum class Listed : std::uint8_t { Boards, Cards, Modes, Saves, Replays };
inline constexpr std::array listed_words{"boards", "cards", "modes", "saves", "replays"};
struct List {
    Listed listed = Listed::Boards;
};
struct Check {
    std::vector<std::string> files;
};
struct Export {
    std::string mode;
};
struct Import {
    std::string file;  // `-` is standard input
};

// Shared tables. `at` is the socket of the host; empty: found by the surroundings.
struct Host {
    std::string at = {};
    std::string keep = {};                  // the folder of its tables; empty: the default folder
    std::vector<std::string> trusted = {};  // accounts that several people share
    bool is_while_used = false;             // ends when nobody has been there for a while
};
struct Tables {
    std::string at;
};
struct Visit {
    enum class For : std::uint8_t { Open, Join, Watch };
    For purpose = For::Join;
    std::string name = {};  // of the game, or the number or name of the table; empty: the only one
    std::string at = {};
    bool is_plain = false;  // in sentences (P-1.15)
    std::vector<OptionChosen> asked = {};
};

struct Done {  // nothing else to do: a complaint was printed, or `text` has to be
    int status = 0;
    std::string text = {};  // for standard output
};
using Order = std::variant<Play,
                           Run,
                           Odds,
                           Sim,
                           Merge,
                           Ask,
                           Record,
                           Show,
                           Review,
                           Cast,
                           Results,
                           List,
                           Check,
                           Export,
                           Import,
                           Host,
                           Tables,
                           Visit,
                           Done>;

// Answers and names that the command line gets from the program.
struct Offered {
    std::vector<std::string> at_once;  // names of games that begin at once, each its own command
    std::string (*fence)();            // the fence of restricted mode, as text
};

[[nodiscard]] Order read(int count, const char* const* words, const Offered& offered);

}  // namespace parlor::cli
