// The command line: what the program is asked to do.
//
// Errors: one clear line on standard error, and exit status 2.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"

namespace parlor::cli {

struct Play {  // at a terminal; without one, standard input is run
    std::vector<OptionChosen> asked;
    std::string game = {};  // to play at once, by its id; empty: the title first
    std::optional<std::string> restricted_to = {};  // a folder; empty: the usual one
    std::string replay = {};   // the file of a game to be seen again; `-` is standard input
    std::string save_to = {};  // as in Run, when standard input is run
};
struct Run {
    std::vector<std::string> files;  // `-` is standard input
    bool keep_going = false;
    std::string save_to = {};  // the folder for what scripts save; empty: the working folder
};
struct Odds {
    std::string board;
    std::int64_t throws = 0;
};
struct Sim {
    std::string game;
    int games = 0;
    std::string seats;  // of each its player, with commas; empty: the game's usual ones
    std::uint64_t seed = 0;

    // Of dominoes.
    int hand = 0, target = 0;  // tiles, points
    bool mirrored = true;

    // Of the property game.
    std::string board;                     // empty: the game's own
    std::vector<std::string> house_rules;  // NAME=VALUE
    int threads = 0;
    std::string csv, journals;  // a file and a folder; empty: none
};
struct Ask {
    std::string file;          // `-` is standard input
    std::optional<int> level;  // else the seat's own, or the usual one
};
struct Record {
    std::string file;
};
enum class Shown : std::uint8_t { Screen, Facts, Story, Pictures };
struct Show {
    std::string file;
    std::optional<int> at;  // else the end
    Shown shown = Shown::Screen;
    std::vector<OptionChosen> asked = {};
};
struct Cast {
    std::string file;
};
struct Done {  // all that was asked for has been said
    int status = 0;
};
using Order = std::variant<Play, Run, Odds, Sim, Ask, Record, Show, Cast, Done>;

[[nodiscard]] Order read(int count, const char* const* words);

}  // namespace parlor::cli
