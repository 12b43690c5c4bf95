#include "rules/moneyloopy/words/words.hpp"

#include <array>

#include "rules/board/verbs.hpp"
#include "rules/moneyloopy/words/term_words.hpp"

namespace parlor::moneyloopy {
namespace {

Result<Action> parse_stake(const board::Board& /*board*/, board::Words words) {
    constexpr const char* form = "stake $N [safe N]";
    if (words.size() != 2 and (words.size() != 4 or words[2] != "safe")) return should_be(form);
    const auto money = board::parse_money(words[1]);
    if (not money) return money.error();
    if (words.size() == 2) return Action{Stake{*money, 0}};
    const auto cards = board::parse_number(words[3]);
    if (not cards or *cards < 1) return should_be(form);
    return Action{Stake{*money, *cards}};
}

Result<Action> parse_bid(const board::Board& /*board*/, board::Words words) {
    const auto sum = board::parse_bid(words);
    return sum ? Result<Action>{Bid{*sum}} : sum.error();
}

Result<Action> parse_dice(const board::Board& /*board*/, board::Words words) {
    const auto dice = board::parse_dice(words);
    return dice ? Result<Action>{Thrown{*dice}} : dice.error();
}

Result<Action> parse_die(const board::Board& /*board*/, board::Words words) {
    const auto face = words.size() == 2 ? board::parse_face(words[1]) : std::nullopt;
    if (not face) return should_be("die A, with A of 1 to 6");
    return Action{Die{*face}};
}

using Verbs = board::Verbs<Action, board::Board>;

const std::array plain_moves{Verbs::Plain{"roll", Roll{}},
                             Verbs::Plain{"train", Train{}},
                             Verbs::Plain{"toll", PayToll{}},
                             Verbs::Plain{"loop", Loop{}},
                             Verbs::Plain{"safe", UseSafeCard{}},
                             Verbs::Plain{"pay", Pay{}},
                             Verbs::Plain{"bankrupt", Bankrupt{}},
                             Verbs::Plain{"buy", Buy{}},
                             Verbs::Plain{"auction", StartAuction{}},
                             Verbs::Plain{"safe-card", BuySafeCard{}},
                             Verbs::Plain{"no", No{}},
                             Verbs::Plain{"pass", Pass{}},
                             Verbs::Plain{"forfeit", Forfeit{}},
                             Verbs::Plain{"end", End{}},
                             Verbs::Plain{"accept", Accept{}},
                             Verbs::Plain{"decline", Decline{}}};

constexpr std::array moves{Verbs::Move{"build", board::parse_build<Action, Build, BuildGroup>},
                           Verbs::Move{"jump", board::parse_on_square<Action, Jump>},
                           Verbs::Move{"bid", parse_bid},
                           Verbs::Move{"stake", parse_stake},
                           Verbs::Move{"sell-to-bank", board::parse_on_square<Action, SellToBank>},
                           Verbs::Move{"take", board::parse_on_square<Action, Take>},
                           Verbs::Move{"deal", parse_deal},
                           Verbs::Move{"dice", parse_dice},
                           Verbs::Move{"die", parse_die}};

const Verbs verbs{plain_moves, moves};

}  // namespace

bool is_verb(std::string_view word) { return verbs.has(word); }

Result<Action> parse_action(const board::Board& board, board::Words words) {
    return verbs.parse(board, words);
}

}  // namespace parlor::moneyloopy
