#include "app/dominoes/results_pages.hpp"

#include <cmath>

#include "base/interval.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/review/match_up.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

using dominoes::MatchTally;
using dominoes::MatchTerms;
using dominoes::MatchUp;
using dominoes::Rival;
using dominoes::RivalTally;

std::string name_of(const Rival& rival) {
    return rival.level ? "Mack " + std::to_string(*rival.level) : printable(rival.name);
}

std::string counted(std::int64_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string title_of(const std::optional<MatchTerms>& terms) {
    if (not terms) return "Dominoes, older games";
    return "Dominoes, " + std::to_string(terms->hand) + " tiles to " +
           std::to_string(terms->target);
}

// A label, and a column for each player.
std::string row(std::string label, const std::string& first, const std::string& second) {
    constexpr std::size_t label_width = 16;
    constexpr int column_width = 10;
    label.resize(label_width, ' ');
    const auto column = [](const std::string& text) {
        return right(shortened(text, column_width - 1), column_width);
    };
    return label + column(first) + column(second);
}

template <class Told>
std::string row(const std::string& label, const MatchTally& tally, Told told) {
    return row(label, told(tally.rivals[0]), told(tally.rivals[1]));
}

// To one decimal.
std::string per_hand(std::int64_t points, std::int64_t hands) {
    if (hands == 0) return "-";
    const std::int64_t tenths = (10 * points + hands / 2) / hands;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string in_per_cent(double share) { return std::to_string(std::lround(100 * share)); }

std::string share_of(int won, int games) { return in_per_cent(static_cast<double>(won) / games); }

std::string interval_of_share(int won, int games) {
    const auto [low, high] = interval_of(won, games);
    return in_per_cent(low) + "-" + in_per_cent(high);
}

using Lines = std::vector<std::string>;

void add_wins(Lines& lines, const MatchTally& tally) {
    lines.push_back(
        row("Won", tally, [](const RivalTally& each) { return std::to_string(each.won); }));
    lines.push_back(row("  in per cent", tally, [&](const RivalTally& each) {
        return share_of(each.won, tally.games);
    }));
    lines.push_back(row("  95 % interval", tally, [&](const RivalTally& each) {
        return interval_of_share(each.won, tally.games);
    }));
}

void add_sources(Lines& lines, const MatchTally& tally) {
    const auto add = [&](const std::string& label, std::int64_t RivalTally::*points) {
        lines.push_back(row(label, tally, [&](const RivalTally& each) {
            return per_hand(each.*points, tally.hands_with_sources);
        }));
    };
    add("  from counts", &RivalTally::counts);
    add("  from dominoes", &RivalTally::dominoes);
    add("  from blocks", &RivalTally::blocks);
    if (tally.games_with_sources == tally.games) return;
    lines.insert(lines.end(),
                 {"",
                  "Where points came from is known of",
                  counted(tally.games_with_sources, "game") + "."});
}

Lines lines_of(const MatchUp& match_up, const MatchTally& tally) {
    Lines lines{counted(tally.games, "game") + ", " + counted(tally.hands, "hand"),
                "",
                row("", name_of(match_up.rivals[0]), name_of(match_up.rivals[1]))};
    add_wins(lines, tally);
    lines.emplace_back();
    lines.push_back(row("Points a hand", tally, [&](const RivalTally& each) {
        return per_hand(each.points, tally.hands);
    }));
    if (tally.games_with_sources > 0) add_sources(lines, tally);
    return lines;
}

}  // namespace

std::vector<BookPage> domino_results(std::span<const Outcome> finished) {
    std::vector<BookPage> pages;
    for (const MatchUp& match_up : dominoes::match_ups_of(finished)) {
        if (match_up.by_terms.size() > 1)
            pages.push_back({"Dominoes, all games", lines_of(match_up, match_up.all)});
        for (const auto& [terms, tally] : match_up.by_terms)
            pages.push_back({title_of(terms), lines_of(match_up, tally)});
    }
    return pages;
}

}  // namespace parlor::tui
