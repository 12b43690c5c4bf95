// The company of a shared table as one of its people sees it, and what they may do there. The page of
// the company and plain mode both read it.
//
// Source:   T-2.5, T-2.6, T-2.10, T-2.11, T-3.6, T-3.10.
// Errors:   a line; empty when there is nothing against it.
// Not here: what the wishes do (house/scenes/member.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/board/colour.hpp"
#include "tui/setup/said.hpp"

namespace parlor::tui {

struct CompanySeat {
    enum class Is : std::uint8_t {
        Mine,
        Taken,     // by another, who may be away
        PutOut,    // a computer's, since its user was put out
        Computer,  // from the beginning, or since its user gave it up
    };
    Is is = Is::Computer;
    std::string name = {}, token = {};
    std::optional<board::Colour> colour = {};  // nothing in dominoes
    std::string who = {};                      // the user
    std::string state = {};                    // `here`, `away 3 min`, `computer 1`
    bool can_be_asked = false;                 // whether a computer may sit in
    bool is_muted = false;                     // by whoever sees the page
};

struct TalkLine {
    std::uint64_t number;  // each is higher than the one before
    std::string words;     // `Ann: hello`
};

struct CompanyNow {
    std::vector<CompanySeat> seats = {};  // 1 to 8
    std::vector<TalkLine> talk = {};      // the newest last
    std::size_t watchers = 0;
    bool are_watchers_muted = false;
    bool can_talk = true;     // a muted watcher cannot
    bool has_rights = false;  // the opener's
    bool has_clocks = false;  // players have
    bool is_over = false;     // the game
    bool can_copy = false;    // it is over, and who sees this had a seat
};

// clang-format off
struct SayLine      { std::string text; };  // 1 to 200 letters
struct GiveUp       {};                     // all one's own seats, for good
struct LetSit       { std::size_t seat; int level; };
struct Mute         { std::size_t seat; };  // or no longer
struct KeepTable    {};  // closed, to be opened again
struct EndTable     {};  // closed for good
struct KeepCopy     {};  // of the game
struct PutOut       { std::size_t seat; };
struct LetBack      { std::size_t seat; };
struct MuteWatchers { bool muted; };
struct PauseForAll  {};
// clang-format on
// GoBack leads back to the game.
using CompanyWish = std::variant<GoOn,
                                 GoBack,
                                 SayLine,
                                 GiveUp,
                                 LetSit,
                                 Mute,
                                 KeepTable,
                                 EndTable,
                                 KeepCopy,
                                 PutOut,
                                 LetBack,
                                 MuteWatchers,
                                 PauseForAll>;

// What people do there.
enum class CompanyDeed : std::uint8_t {
    Talk,
    Mute,  // for oneself
    KeepCopy,
    LetSit,
    GiveUp,
    Pause,
    Close,
    PutOut,
    LetBack,
    MuteWatchers,
};
// Why whoever sees this may not do it.
[[nodiscard]] std::string_view why_not(const CompanyNow& now, CompanyDeed deed);
// Why not to whoever has this seat. Requires that nothing else is against it.
[[nodiscard]] std::string_view why_not_to(const CompanyNow& now,
                                          CompanyDeed deed,
                                          std::size_t seat);

}  // namespace parlor::tui
