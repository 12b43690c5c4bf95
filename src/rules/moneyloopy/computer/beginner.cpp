#include "rules/moneyloopy/computer/beginner.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/basket.hpp"
#include "rules/moneyloopy/computer/decide.hpp"
#include "rules/moneyloopy/computer/habits.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money kept = 600_cash;  // in hand, after anything it need not pay: the tolls of a lap
constexpr Money after_toll = 50_cash;    // the least in hand
constexpr Money card = 100_cash;         // the price of a safe card
constexpr Money whole_group = 600_cash;  // counted in addition to its properties
constexpr Money most_for_last_street = 800_cash;
constexpr Money enough_gain = 50_cash;  // by a deal

// The properties' value at the end of the game, plus a bonus for complete groups.
Money face_value(const OpenGame& game, board::Squares owned) {
    Money value = property_worth * owned.count();
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const board::Squares group = game.board().groups[board::Group(i)];
        if (not(group & owned).empty() and owned.contains_all(group)) value += whole_group;
    }
    return value;
}

class Beginner {
public:
    explicit Beginner(const Sight& my) : my_{my} {}

    [[nodiscard]] Thought start() const {
        if (auto house = first_house()) return *house;
        if (my_.open.train) return {Train{}};
        return {Roll{}};
    }

    // To an unowned property among the squares with the best jump money, otherwise to GO.
    [[nodiscard]] Thought jump() const {
        constexpr int best_paid = 10;  // squares
        if (auto house = first_house()) return *house;
        const board::Squares unowned = my_.game.properties[bank];
        const Square first = unowned.empty() ? board::go : unowned.first();
        return {Jump{number(first) < best_paid ? first : board::go}, Reason::FreeMoney};
    }

    [[nodiscard]] Thought toll() const {
        const Square booth = std::get<AtToll>(my_.game.phase).booth;
        const Money price = toll_of(booth_at(my_.board(), booth)), left = my_.money - price;
        if (my_.open.safe) return {UseSafeCard{}, Reason::SavesMoney, price};
        if (my_.open.toll and left >= after_toll) return {PayToll{}, Reason::RichEnough, left};
        return {Loop{}, Reason::TooPoor, left};
    }

    [[nodiscard]] Thought demand() const {
        if (auto deal = property_for_debt()) return *deal;
        return pay_or_give_up(my_, card);
    }

    [[nodiscard]] Thought property() const {
        const Money left = my_.money - property_price;
        if (left >= kept) return {Buy{}, Reason::RichEnough, left};
        return {StartAuction{}, Reason::TooPoor, left};
    }

    [[nodiscard]] Thought offer() const {
        const Money left = my_.money - safe_card_price;
        if (not my_.open.take.empty()) return take();
        if (my_.open.safe_card and left >= kept) return {BuySafeCard{}, Reason::RichEnough, left};
        if (my_.open.train and place_under(my_.game, my_.me) == Place::ShortLine)
            return {Train{}, Reason::FreeMoney};
        return {No{}};
    }

    [[nodiscard]] Thought bid() const {
        return bid_up_to(my_, std::min(property_price, my_.money - kept));
    }

    [[nodiscard]] Thought end() const {
        if (auto deal = money_for_last_street()) return *deal;
        return {End{}};
    }

    [[nodiscard]] Thought answer() const {
        const Proposal& proposal = *my_.game.proposal;
        const Account account = account_of(my_, proposal, my_.me, face_value);
        const Money cost = net_cost(proposal, my_.me);
        const bool is_kept = cost <= 0_cash or my_.money - cost >= kept;
        return answer_to(my_, account, is_kept and account.gain() >= enough_gain);
    }

private:
    [[nodiscard]] Suggestion first_house() const {
        const Money left = my_.money - house_price;
        if (my_.open.build.empty() or left < kept) return std::nullopt;
        return Thought{Build{my_.open.build.first()}, Reason::Builds, left};
    }

    // All that is left beyond the money that it keeps, within a limit.
    [[nodiscard]] Suggestion money_for_last_street() const {
        const Money most = std::min(my_.money - kept, most_for_last_street);
        if (most < property_price) return std::nullopt;
        for (std::size_t i = 0; i < board::group_count; ++i) {
            const board::Squares group = my_.board().groups[board::Group(i)];
            const board::Squares missing =
                (group & my_.game.edition->properties) - my_.properties();
            if (not missing.has_one() or missing == group) continue;
            const Seat owner = owner_of(my_.game, missing.first());
            if (owner == bank or waits(my_, owner)) continue;
            if (auto deal = offered(owner, {most}, {{}, missing}, Reason::WantsTheGroup, most))
                return deal;
        }
        return std::nullopt;
    }

    // Any one property in place of a debt that it cannot pay.
    [[nodiscard]] Suggestion property_for_debt() const {
        const Debt& debt = *debt_decided(my_.game);
        if (my_.open.pay or my_.open.safe or debt.to == bank or has_asked_now(my_, debt.to) or
            my_.properties().empty())
            return std::nullopt;
        Proposal deal =
            proposal_of(my_.me, debt.to, {{}, board::Squares{my_.properties().first()}}, {});
        deal.terms.push_back({debt.to, my_.me, Forgive{}});
        return proposed(my_, deal, Reason::BuysOff, debt.sum);
    }

    [[nodiscard]] Suggestion offered(
        Seat to, const Basket& mine, const Basket& theirs, Reason reason, Money sum) const {
        const Proposal deal = proposal_of(my_.me, to, mine, theirs);
        if (account_of(my_, deal, my_.me, face_value).gain() < enough_gain) return std::nullopt;
        return proposed(my_, deal, reason, sum);
    }

    [[nodiscard]] Thought take() const {
        for (const Square property : my_.open.take) {
            const board::Squares missing = my_.group_of(property) - my_.properties();
            if (missing.has_one() and my_.money - taking_price >= kept)
                return {Take{property}, Reason::WantsTheGroup, taking_price};
        }
        return {No{}};
    }

    const Sight& my_;
};

}  // namespace

Thought beginner(const Sight& my) { return decide(my, Beginner{my}); }

}  // namespace parlor::moneyloopy::computer
