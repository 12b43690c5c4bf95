#include "rules/property/words/words.hpp"

#include "base/match.hpp"

namespace parlor::property {
namespace {

// The forms of the answers that chance may give to the pending question.
std::vector<std::string> chance_forms(const OpenGame& game) {
    using Lines = std::vector<std::string>;
    const auto deck = [](board::Deck one) { return Lines{"deck " + std::string{id_of(one)}}; };
    return match(
        game.question,
        [](NothingAsked) { return Lines{}; },
        [](FirstThrow) { return Lines{"dice 1..6 1..6"}; },
        [&](NewPile asked) { return deck(asked.deck); },
        [&](Reshuffle asked) { return deck(asked.deck); },
        [](FirstDeeds asked) { return Lines{"deeds " + std::to_string(number(asked.seat))}; },
        [](Throw) { return Lines{"dice 1..6 1..6"}; },
        [](RentThrow) { return Lines{"dice 1..6 1..6"}; },
        [](NextCard asked) { return Lines{"card " + std::string{id_of(asked.deck)}}; });
}

}  // namespace

std::vector<std::string> to_lines(const OpenGame& game, const Choices& open) {
    if (open.kind == DecisionKind::Chance) return chance_forms(game);
    const board::Board& board = game.board();
    std::vector<std::string> lines;
    const auto plain = [&](bool is_open, const char* verb) {
        if (is_open) lines.emplace_back(verb);
    };
    const auto each = [&](const char* verb, board::Squares squares, const char* after = "") {
        for (const Square square : squares)
            lines.push_back(std::string{verb} + " " + board.id_of(square) + after);
    };
    plain(open.roll, "roll");
    plain(open.buy, "buy");
    if (open.highest_bid > 0_cash)
        lines.push_back("bid " + std::to_string(open.lowest_bid.amount) + ".." +
                        std::to_string(open.highest_bid.amount));
    plain(open.pass, "pass");
    plain(open.forfeit, "forfeit");
    plain(open.end, "end");
    plain(open.bail, "bail");
    plain(open.card, "card");
    each("build", open.build);
    for (const board::Group group : open.build_groups)
        lines.push_back("build " + std::string{id_of(group)});
    each("sell", open.sell);
    each("mortgage", open.mortgage);
    each("repay", open.repay);
    plain(open.recover, "recover");
    for (const Seat seat : open.propose) lines.push_back("propose " + std::to_string(number(seat)));
    plain(open.accept, "accept");
    each("accept repay", open.accept_repay);
    plain(open.decline, "decline");
    each("claim", open.claim);
    each("claim", open.claim_repay, " repay");
    each("leave", open.leave);
    plain(not open.leave.empty(), "leave all");
    plain(open.end_game, "end-game");
    plain(open.agree, "agree");
    plain(open.refuse, "refuse");
    return lines;
}

}  // namespace parlor::property
