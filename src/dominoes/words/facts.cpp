#include "dominoes/words/facts.hpp"

#include "base/text.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {
namespace {

using std::to_string;

std::string to_string(Seat seat) { return seat == nobody ? "-" : to_string(number(seat)); }

std::string to_string(Exposed end) {
    std::string shown = to_string(value_of(end.number));
    switch (end.what) {
        case Shows::Nothing: return "-";
        case Shows::Half: return shown;
        case Shows::Crosswise:
        case Shows::LongSide: return shown + "x";
        case Shows::ShortSide: return shown + "s";
    }
    return "";
}

std::string kind_of(std::optional<Seat> deciding) {
    if (not deciding) return "none";
    return *deciding == chance ? "chance" : "play";
}

using Facts = std::vector<Fact>;

void player_facts(const Game& game, Facts& facts) {
    for (const Seat seat : both_seats)
        facts.emplace_back("score." + to_string(seat), to_string(game.players[seat].score.count));
    for (const Seat seat : both_seats) {
        const Tiles hand = game.players[seat].hand;
        facts.emplace_back("hand." + to_string(seat), to_text_list(hand));
        facts.emplace_back("hand." + to_string(seat) + ".count", to_string(hand.count()));
    }
    facts.emplace_back("boneyard", to_text_list(game.boneyard));
    facts.emplace_back("boneyard.count", to_string(game.boneyard.size()));
}

// Tiles in `34` form, the lower half first, whichever way round they are.
std::string tiles_of(const Arm& arm) {
    TileList tiles;
    for (const Laid laid : arm) tiles.push_back(tile_of(laid));
    return to_text_list(tiles);
}

void layout_facts(const Layout& layout, Facts& facts) {
    for (const End end : all_ends)
        facts.emplace_back("end." + to_string(number(end)), to_string(layout.ends.at[end]));
    for (const End end : all_ends)
        facts.emplace_back("arm." + to_string(number(end)), tiles_of(layout.arms[end]));
    const auto spinner = layout.ends.spinner;
    facts.emplace_back("spinner", spinner ? to_string(value_of(*spinner)) : "-");
}

void decision_facts(const Game& game, Facts& facts) {
    const auto deciding = decider(game);
    facts.emplace_back("decision.seat", deciding ? to_string(number(*deciding)) : "-");
    facts.emplace_back("decision.kind", kind_of(deciding));
    const auto* const over = std::get_if<Over>(&game.phase);
    facts.emplace_back("over", over ? "yes" : "no");
    facts.emplace_back("winner", over ? to_string(over->winner) : "-");
}

}  // namespace

std::vector<Fact> facts_of(const Game& game) {
    Facts facts;
    player_facts(game, facts);
    layout_facts(game.layout, facts);
    facts.emplace_back("down", to_string(game.down));
    facts.emplace_back("hand-number", to_string(game.hand_number));
    decision_facts(game, facts);
    return facts;
}

std::optional<std::string> rig(Game& game,
                               std::string_view key,
                               std::span<const std::string> values) {
    if (std::holds_alternative<Over>(game.phase)) return "the game is over";
    if (key != "score.1" and key != "score.2")
        return "there is no fact \"" + std::string{key} + "\" that can be set";
    const int most = game.rules.target.count - 1;
    const auto points = values.size() == 1
                            ? whole_number(values[0], static_cast<std::uint64_t>(most))
                            : std::nullopt;
    if (not points) return "a score is 0 to " + to_string(most) + " (D-1.2)";
    Player& player = game.players[Seat(key.back() - '0')];
    player.score = {static_cast<int>(*points)};
    player.made_in_deal = no_points;
    return std::nullopt;
}

}  // namespace parlor::dominoes
