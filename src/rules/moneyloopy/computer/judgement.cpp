#include "rules/moneyloopy/computer/judgement.hpp"

#include <algorithm>

#include "rules/board/street.hpp"
#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/bargain.hpp"
#include "rules/moneyloopy/computer/decide.hpp"
#include "rules/moneyloopy/computer/habits.hpp"
#include "rules/moneyloopy/computer/landing.hpp"
#include "rules/moneyloopy/computer/offers.hpp"
#include "rules/moneyloopy/computer/passage.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/square.hpp"
#include "rules/moneyloopy/turn/train.hpp"

namespace parlor::moneyloopy::computer {
namespace {

class Judge {
public:
    Judge(const Sight& my, const Judgement& judgement) : my_{my}, judgement_{judgement} {}

    [[nodiscard]] Thought start() const {
        if (auto house = best_house()) return *house;
        if (my_.open.train) return {Train{}};
        return {Roll{}};
    }

    [[nodiscard]] Thought jump() const {
        if (auto house = best_house()) return *house;
        Thought best{Jump{board::go}, Reason::BestSquare};
        const Money of_go = jump_worth(board::go);
        Money most = of_go;
        for (const Square square : my_.open.jump) {
            const Money worth = jump_worth(square);
            if (worth <= most) continue;
            most = worth;
            best.action = Jump{square};
            best.worth = most - of_go;
        }
        return best;
    }

    [[nodiscard]] Thought toll() const {
        const auto& at = std::get<AtToll>(my_.game.phase);
        const auto answers_with = [&](Money money) {
            return answers_at(my_, at.booth, at.left, money, judgement_.ending);
        };
        const Answers answers = answers_with(my_.money);
        const Money best = best_of(answers);
        const Money price = toll_of(booth_at(my_.board(), at.booth));
        if (best == answers.loop) {
            if (auto deal = passage(my_, judgement_, answers_with)) return *deal;
            return {Loop{}, Reason::Loops, price, best - *std::max(answers.pay, answers.safe)};
        }
        if (answers.pay == best) return {PayToll{}, Reason::GoesOn, price, best - answers.loop};
        return {UseSafeCard{}, Reason::SavesMoney, price};
    }

    // Plans all houses on a street at once, and builds them one by one.
    [[nodiscard]] Suggestion best_house() const {
        Suggestion best;
        Money most;
        for (const Square street : my_.open.build) {
            const int now = my_.game.houses[street];
            for (int houses = now + 1; houses <= board::hotel; ++houses) {
                const Money price = house_price * (houses - now);
                const Money rents = rents_to_come(my_.game, street, houses, true) -
                                    rents_to_come(my_.game, street, now, true);
                const Money gain = gain_of(price, rents);
                if (gain <= most) continue;
                most = gain;
                best = Thought{Build{street}, Reason::Builds, my_.money - house_price};
            }
        }
        return best;
    }

    // A safe card is worth as much as anything else that the money could buy.
    [[nodiscard]] Thought demand() const {
        if (auto deal = relief_from_debt(my_, judgement_)) return *deal;
        if (not my_.open.safe) return pay_or_give_up(my_, 0_cash);
        const Money card = card_worth(my_.game, my_.safe_cards() - 1);
        const Money sum = debt_decided(my_.game)->sum;
        const bool is_dear = gain_of(sum, card) <= 0_cash;
        return pay_or_give_up(my_, is_dear ? 0_cash : sum + 1_cash);
    }

    [[nodiscard]] Thought property() const {
        const Money worth = worth_with_rivals(my_.game, my_.me, my_.at());
        if (my_.open.buy and gain_of(property_price, worth) > 0_cash)
            return {Buy{}, Reason::WorthMore, property_price, worth};
        const auto gain = [&](Money owed) { return judgement_.gain(0_cash, worth - owed); };
        if (not my_.open.buy)
            if (auto deal = loan(my_, judgement_, property_price, gain)) return *deal;
        return left(StartAuction{}, property_price, worth);
    }

    [[nodiscard]] Thought offer() const {
        if (auto thought = take()) return *thought;
        if (auto thought = sell()) return *thought;
        if (auto thought = stake()) return *thought;
        const Money card = card_worth(my_.game, my_.safe_cards());
        if (my_.open.safe_card and gain_of(safe_card_price, card) > 0_cash)
            return {BuySafeCard{}, Reason::WorthMore, safe_card_price, card};
        const bool to_centre = place_under(my_.game, my_.me) == Place::ShortLine;
        if (my_.open.train and to_centre and rounds_left(my_.game) > 1)
            return {Train{}, Reason::FreeMoney};
        if (my_.open.safe_card) return left(No{}, safe_card_price, card);
        if (my_.open.most_stake > 0_cash) return {No{}, Reason::NeedsNoLuck};
        return {No{}};
    }

    [[nodiscard]] Thought bid() const {
        const Money worth = worth_with_rivals(my_.game, my_.me, my_.game.auction->square);
        return bid_up_to(my_, price_for(worth));
    }

    [[nodiscard]] Thought end() const {
        if (auto deal = best_offer(my_, judgement_)) return *deal;
        return {End{}};
    }

    [[nodiscard]] Thought answer() const { return answer_by(my_, judgement_); }

private:
    [[nodiscard]] Money gain_of(Money price, Money worth) const {
        return my_.can_pay(price) ? judgement_.gain(price, worth) : 0_cash;
    }

    // What is not bought: for its worth, or for the money that would be left.
    [[nodiscard]] Thought left(const Action& action, Money price, Money worth) const {
        if (worth <= price) return {action, Reason::WorthLess, price, worth};
        return {action, Reason::TooPoor, my_.money - price, worth};
    }

    // The most that the player can pay for something of this worth.
    [[nodiscard]] Money price_for(Money worth) const {
        constexpr Money less = 10_cash;
        Money price = std::min(worth, my_.money - last_dollar);
        while (price > 0_cash and gain_of(price, worth) <= 0_cash) price -= less;
        return price;
    }

    [[nodiscard]] Money jump_worth(Square square) const {
        const Money money = my_.money + jump_money(square);
        if (not my_.game.edition->tollbooths.contains(square))
            return judgement_.ending(square, money);
        return best_of(answers_at(my_, square, {0}, money, judgement_.ending));
    }

    [[nodiscard]] Suggestion take() const {
        Suggestion best;
        Money most;
        for (const Square property : my_.open.take) {
            const Money price = price_to_take(my_.game, property);
            const Money worth = worth_of_taking(my_.game, my_.me, property);
            if (const Money gain = gain_of(price, worth); gain > most) {
                most = gain;
                best = Thought{Take{property}, Reason::WorthMore, price, worth};
            }
        }
        return best;
    }

    [[nodiscard]] Suggestion sell() const {
        Suggestion best;
        Money most;
        for (const Square property : my_.open.sell_to_bank) {
            const Money worth = worth_to(my_.game, my_.me, property);
            const Money gain = gain_of(0_cash - bank_buys_for, 0_cash - worth);
            if (gain <= most) continue;
            most = gain;
            best = Thought{SellToBank{property}, Reason::SellsToBank, worth, bank_buys_for};
        }
        return best;
    }

    // A stake wins as often as it loses: it pays where more money opens a way.
    [[nodiscard]] Suggestion stake() const {
        constexpr Money least_gain = 30_cash, more = 100_cash;
        Suggestion best;
        Money most = least_gain;
        for (Money sum = more; sum <= my_.open.most_stake; sum += more) {
            const Money gain = (gain_of(sum, 0_cash) + gain_of(0_cash - sum, 0_cash)) / 2;
            if (gain <= most) continue;
            most = gain;
            best = Thought{Stake{sum}, Reason::Gambles, sum};
        }
        return best;
    }

    const Sight& my_;
    const Judgement& judgement_;
};

}  // namespace

Thought decide_by(const Sight& my, const Judgement& judgement) {
    return decide(my, Judge{my, judgement});
}

}  // namespace parlor::moneyloopy::computer
