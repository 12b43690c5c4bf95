#include "rules/moneyloopy/turn/chance.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {
namespace {

std::string range(Money lowest, Money highest) {
    return std::to_string(lowest.amount) + ".." + std::to_string(highest.amount);
}

std::string stake_form(const Choices& open) {
    const std::string cards =
        open.most_cards == 0 ? "" : " safe 0.." + std::to_string(open.most_cards);
    return "stake $" + range(open.most_cards > 0 ? 0_cash : 1_cash, open.most_stake) + cards;
}

}  // namespace

std::vector<std::string> to_lines(const Game& game, const Choices& open) {
    if (open.kind == DecisionKind::Chance)
        return {asks_for_dice(game) ? "dice 1..6 1..6" : "die 1..6"};
    std::vector<std::string> lines;
    const auto plain = [&](bool is_open, const char* verb) {
        if (is_open) lines.emplace_back(verb);
    };
    const auto each = [&](const char* verb, board::Squares squares) {
        for (const Square square : squares)
            lines.push_back(std::string{verb} + " " + game.board().id_of(square));
    };
    plain(open.roll, "roll");
    each("build", open.build);
    for (const board::Group group : open.build_groups)
        lines.push_back("build " + std::string{id_of(group)});
    plain(open.train, "train");
    each("jump", open.jump);
    plain(open.toll, "toll");
    plain(open.loop, "loop");
    plain(open.pay, "pay");
    plain(open.safe, "safe");
    plain(open.bankrupt, "bankrupt");
    plain(open.buy, "buy");
    plain(open.auction, "auction");
    plain(open.safe_card, "safe-card");
    if (open.stake) lines.push_back(stake_form(open));
    each("sell-to-bank", open.sell_to_bank);
    each("take", open.take);
    plain(open.no, "no");
    if (open.highest_bid > 0_cash)
        lines.push_back("bid " + range(open.lowest_bid, open.highest_bid));
    plain(open.pass, "pass");
    plain(open.forfeit, "forfeit");
    plain(open.end, "end");
    plain(open.accept, "accept");
    plain(open.decline, "decline");
    for (const Seat seat : open.deal) lines.push_back("deal " + std::to_string(number(seat)));
    return lines;
}

}  // namespace parlor::moneyloopy
