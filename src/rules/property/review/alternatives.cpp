#include "rules/property/review/alternatives.hpp"

#include <algorithm>

#include "rules/property/computer.hpp"
#include "rules/property/computer/playing_on.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/play.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {
namespace {

constexpr std::size_t most_of_a_kind = 4;
constexpr Patience little{.times = 16, .turns = 40};

class Collector {
public:
    Collector(const OpenGame& game, const Action& done, const Levels& levels, Draw draw)
        : game_{game}, open_{legal(game)}, levels_{levels}, draw_{draw} {
        add(done);
    }

    std::vector<Action> all() {
        add_answers();
        add_bids();
        add_steps();
        add_claims();
        add_advice();
        return std::move(found_);
    }

private:
    void add(const Action& action) {
        std::string line = to_line(*game_.edition, action);
        if (std::ranges::find(lines_, line) != lines_.end()) return;
        lines_.push_back(std::move(line));
        found_.push_back(action);
    }
    template <class Kind>
    void add_each(board::Squares squares) {
        std::size_t left = most_of_a_kind;
        for (const Square square : squares)
            if (left-- > 0)
                add(Kind{square});
            else
                return;
    }

    void add_answers() {
        if (open_.roll) add(Roll{});
        if (open_.bail) add(Bail{});
        if (open_.card) add(UseCard{});
        if (open_.buy) add(Buy{});
        if (open_.pass) add(Pass{});
        if (open_.end) add(End{});
        if (open_.recover) add(Recover{});
        if (open_.accept) add(Accept{});
        if (open_.decline) add(Decline{});
        if (open_.forfeit) add(Forfeit{});
        if (open_.agree) add(Agree{});
        if (open_.refuse) add(Refuse{});
    }
    void add_bids() {
        if (open_.highest_bid == 0_cash) return;
        const Money price = game_.board().at(game_.auction->square).price;
        for (const Money raise : {0_cash, price / 5, price / 2})
            add(Bid{std::min(open_.lowest_bid + raise, open_.highest_bid)});
    }
    void add_steps() {
        for (std::size_t i = 0; i < board::group_count; ++i)
            if (open_.build_groups.contains(board::Group(i))) add(BuildGroup{board::Group(i)});
        add_each<Repay>(open_.repay);
        const bool must_raise =
            open_.kind == DecisionKind::Debt or open_.kind == DecisionKind::Houses;
        if (not must_raise) return;
        add_each<Mortgage>(open_.mortgage);
        add_each<Sell>(open_.sell);
    }
    void add_claims() {
        if (open_.kind != DecisionKind::Claim) return;
        add(LeaveAll{});
        if (not open_.claim.empty()) add(Claim{open_.claim.first(), false});
        if (not open_.claim_repay.empty()) add(Claim{open_.claim_repay.first(), true});
    }
    void add_advice() {
        for (const board::Level level : {board::Level::One, board::Level::Two}) {
            const Action advice = choose(game_, level, draw_, little);
            if (not std::holds_alternative<EndGame>(advice) and is_taken(advice)) add(advice);
        }
    }
    // No trade that the other would not take.
    [[nodiscard]] bool is_taken(const Action& advice) const {
        const auto* const trade = std::get_if<Propose>(&advice);
        if (trade == nullptr) return true;
        Game asked = computer::with_any_decks(game_);
        (void)play(asked, advice, Tell{});
        return std::holds_alternative<Accept>(choose(asked, levels_[trade->to], draw_, little));
    }

    const OpenGame& game_;
    Choices open_;
    const Levels& levels_;
    Draw draw_;
    std::vector<Action> found_;
    std::vector<std::string> lines_;  // of those found
};

}  // namespace

std::vector<Action> alternatives_to(const Action& done,
                                    const OpenGame& game,
                                    const Levels& levels,
                                    Draw draw) {
    return Collector{game, done, levels, draw}.all();
}

}  // namespace parlor::property
