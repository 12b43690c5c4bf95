// The keys of an ordinary turn at the property table: games at once (G) of a person against three
// computers, on the real screens. The person rolls, buys every deed that they can buy, bids for
// nothing, declines trades, and skips to their next decision with one key.
//
// usage: parlor_keys_per_turn [GAMES]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "canvas/text.hpp"
#include "games/games.hpp"

namespace {

using namespace parlor;
using namespace parlor::tui;

struct Turn {
    int own = 0, skips = 0;
    bool is_ordinary = true;  // one roll, and no trade, auction, debt or Gaol
};

class Played {
public:
    explicit Played(std::uint64_t seed)
        : app_{place_, {.games = all_games(), .terms = {.seed = seed}}, nowhere()} {
        app_.press_unhurried(key_of(U'a'));
        app_.press_unhurried(key_of(U'g'));
    }

    // Plays until the game is over for the person, or for this many of the person's turns.
    std::vector<Turn> play(int most_turns) {
        while (static_cast<int>(turns_.size()) <= most_turns and not is_over()) go_on();
        if (not turns_.empty()) turns_.pop_back();  // not complete
        return std::move(turns_);
    }

private:
    [[nodiscard]] bool says(const std::string& words) const {
        return std::ranges::any_of(
            lines_, [&](const std::string& line) { return line.find(words) != std::string::npos; });
    }
    bool is_over() {
        lines_ = lines_of(app_.canvas(), GlyphSet::Ascii);
        return says("GAME OVER") or says("NO PERSON LEFT");
    }

    // Waits for the person's own token and cards.
    void go_on() {
        if (says("MY TURN")) return skip();
        if (const auto due = app_.next_tick()) return app_.tick(*due);
        if (says("MY NEXT TURN") and not says("PRESS ANY KEY")) return skip();
        decide();
    }
    void skip() {
        app_.press_unhurried(key_of(U'>'));
        if (not turns_.empty()) ++turns_.back().skips;
        has_begun_ = false;
    }
    void decide() {
        const bool begins = says("YOUR TURN");
        if (begins and not has_begun_) turns_.emplace_back();
        has_begun_ = begins;
        if (turns_.empty()) turns_.emplace_back();
        Turn& turn = turns_.back();
        const char32_t key = key_for_page();
        const bool is_ordinary = key == U'r' or key == U'n' or key == U'b' or key == U' ';
        turn.is_ordinary =
            turn.is_ordinary and is_ordinary and not says("GAOL ") and not says("DOUBLES");
        ++turn.own;
        app_.press_unhurried(key_of(key));
    }
    char32_t key_for_page() {
        if (says("PRESS ANY KEY")) return U' ';
        if (says("X - DECLINE")) return U'x';
        if (says("DEED AUCTION")) return U'f';
        if (says("B - BUY")) return U'b';
        if (says("UNOWNED DEED")) return U'p';
        if (says("R - ROLL")) return U'r';
        if (says("N - NEXT TURN")) return U'n';
        if (says("C - C")) return U'c';
        constexpr std::u32string_view ways_out = U"a.mcsydn";  // of debts and votes
        return ways_out[tried_++ % ways_out.size()];
    }

    table::Place place_;
    App app_;
    std::vector<std::string> lines_;
    std::vector<Turn> turns_;
    bool has_begun_ = false;
    std::size_t tried_ = 0;
};

void print(const char* what, std::vector<int> keys) {
    std::ranges::sort(keys);
    const double sum = std::accumulate(keys.begin(), keys.end(), 0.0);
    const auto at = [&](double share) {
        return keys[static_cast<std::size_t>(share * static_cast<double>(keys.size() - 1))];
    };
    std::printf("%s: median %d, mean %.2f, 90th per cent %d, most %d\n",
                what,
                at(0.5),
                sum / static_cast<double>(keys.size()),
                at(0.9),
                keys.back());
}

}  // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 10;
    constexpr int most_turns = 60;
    std::vector<int> own, skips;
    std::size_t turns = 0;
    for (int seed = 1; seed <= games; ++seed) {
        for (const Turn& turn : Played{static_cast<std::uint64_t>(seed)}.play(most_turns)) {
            ++turns;
            if (not turn.is_ordinary) continue;
            own.push_back(turn.own);
            skips.push_back(turn.skips);
        }
    }
    std::printf("%zu turns, %zu of them ordinary\n", turns, own.size());
    if (own.empty()) return 1;
    print("own keys", own);
    print("keys to the next decision", skips);
    return 0;
}
