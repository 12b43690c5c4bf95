#include "rules/moneyloopy/computer/thought.hpp"

#include "base/dollars.hpp"

namespace parlor::moneyloopy::computer {

std::string words_for(const Thought& thought) {
    const std::string sum = dollars(thought.sum), worth = dollars(thought.worth);
    switch (thought.reason) {
        case Reason::NothingElse: return "there is nothing better to do";
        case Reason::RichEnough: return sum + " would stay in hand, and that is enough";
        case Reason::TooPoor:
            if (thought.sum < 0_cash) return "the money in hand is not enough";
            return (thought.worth > 0_cash ? "it is worth " + worth + ", but " : "") + sum +
                   " would stay in hand, and that is too little";
        case Reason::WorthMore: return "it is worth up to " + worth + ", and it costs " + sum;
        case Reason::WorthLess:
            return "it is worth no more than " + worth + ", and it costs " + sum;
        case Reason::Builds: return "houses bring rent, and " + sum + " would stay in hand";
        case Reason::WantsTheGroup:
            return "it would complete a group" +
                   (thought.sum == 0_cash ? "" : ", and the offer is " + sum);
        case Reason::WantsTheStreet: return "it has more use for the street";
        case Reason::Sells: return "the other player has more use for it";
        case Reason::Borrows: return "it needs " + sum + " now, and pays more for it later";
        case Reason::Passes: return "passing the tollbooth is worth more to it than what it gives";
        case Reason::AsksMore:
            return (thought.worth < 0_cash
                        ? "as offered it would lose " + dollars(0_cash - thought.worth)
                        : "as offered it would gain " + worth) +
                   ", and the other player can give " + sum + " more";
        case Reason::SavesMoney: return "a safe card saves " + sum;
        case Reason::CannotPay: return "it cannot pay " + sum + " and keep a dollar";
        case Reason::FreeMoney: return "the bank pays for it";
        case Reason::GoesOn:
            return "what lies ahead is worth " + worth + " more than the way from GO";
        case Reason::Loops:
            return "the way from GO is worth " + worth + " more than what lies ahead";
        case Reason::BestSquare:
            return thought.worth == 0_cash
                       ? "no other square promises as much"
                       : "it promises " + worth + " more than GO, and no other square as much";
        case Reason::Gambles: return "it is behind, and needs luck";
        case Reason::NeedsNoLuck: return "a stake is lost as often as it is won";
        case Reason::BuysOff: return "the debt of " + sum + " cannot be paid in money now";
        case Reason::LessRent: return "it would save about " + sum + " in rents";
        case Reason::BuysBack: return "what it promised would cost more than " + sum;
        case Reason::GoodDeal: return "what it gets is worth " + worth + ", what it gives " + sum;
        case Reason::BadDeal:
            return thought.worth > thought.sum
                       ? "it would gain only " + dollars(thought.worth - thought.sum)
                       : "what it gets is worth only " + worth + ", what it gives " + sum;
        case Reason::NeedsMoney:
            return "it would gain " + dollars(thought.worth - thought.sum) +
                   ", but has more need of the money";
        case Reason::SellsToBank: return "the bank pays " + worth + ", and it is worth " + sum;
    }
    return "";
}

}  // namespace parlor::moneyloopy::computer
