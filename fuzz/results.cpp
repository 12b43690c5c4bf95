// Any bytes as the book of results: lines that cannot be read are counted. A game that was read can
// be shown, and is the same after writing and reading it.
#include "table/journal/results.hpp"

#include "dominoes/review/match_up.hpp"
#include "fuzz.hpp"
#include "table/journal/tally.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::table;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const Results read = results_in(text_of(bytes, count));
    require(read.unreadable >= 0);
    for (const FinishedGame& game : read.games) {
        const std::string line = line_of(game);
        require(line.ends_with('\n') and not unprintable(line.substr(0, line.size() - 1)));
        const Results again = results_in(line);
        require(again.unreadable == 0 and again.games.size() == 1 and again.games[0] == game);
    }
    int played = 0;
    for (const GameTally& each : tally_of(read.games)) played += each.played;
    require(played == static_cast<int>(read.games.size()));
    std::vector<Outcome> outcomes;
    for (const FinishedGame& game : read.games) outcomes.push_back(game.outcome);
    for (const dominoes::MatchUp& each : dominoes::match_ups_of(outcomes)) {
        int games = 0;
        for (const auto& on_terms : each.by_terms) games += on_terms.tally.games;
        require(games == each.all.games);
    }
    return 0;
}
