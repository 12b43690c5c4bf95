#include "rules/property/computer/thought.hpp"

#include "base/dollars.hpp"

namespace parlor::property::computer {

std::string words_for(const Thought& thought) {
    const std::string sum = dollars(thought.sum), worth = dollars(thought.worth);
    switch (thought.reason) {
        case Reason::NothingElse: return "there is nothing better to do";
        case Reason::RichEnough: return sum + " would stay in hand, and that is enough";
        case Reason::TooPoor: return sum + " would stay in hand, and that is too little";
        case Reason::RaisesMoney: return "money is needed for something better";
        case Reason::WantsTheGroup: return "it would complete a group, and the offer is " + sum;
        case Reason::WorthMore: return "it is worth up to " + worth + ", and it costs " + sum;
        case Reason::WorthLess:
            return "it is worth no more than " + worth + ", and it costs " + sum;
        case Reason::Builds: return "houses bring rent, and " + sum + " would stay in hand";
        case Reason::BetterOutlook:
            return "for " + sum + " it is better to have the deed than to leave it";
        case Reason::WorseOutlook: return "for " + sum + " the deed is better left to the others";
        case Reason::Repays: return "a mortgaged deed earns nothing, and " + sum + " would stay";
        case Reason::LeavesGaol: return "there is more to win outside";
        case Reason::StaysInGaol: return "it is safer in here";
        case Reason::Debt: return "it has to raise what it owes";
        case Reason::GoodTrade: return "what it gets is worth " + worth + ", what it gives " + sum;
        case Reason::BadTrade:
            return "what it gets is worth only " + worth + ", what it gives " + sum;
        case Reason::KeepsTheGroup: return "a whole group is not for sale";
        case Reason::TradedLately: return "one of its deeds was traded a short while ago";
        case Reason::CannotBePaid: return "one side could not pay for it";
        case Reason::WinsWithTrade: return "looking ahead, it wins more often with this trade";
        case Reason::WinsWithout: return "looking ahead, it wins no more often with this trade";
        case Reason::EndsStandstill:
            return "the game stands still, and this leaves it a fair chance";
        case Reason::LeavesTooLittle: return "this would leave it too small a chance to win";
        case Reason::TooEarly: return "before round 30 nobody gives up (C-12.1)";
        case Reason::FarBehind: return "its score is less than a third of the highest (C-12.1)";
        case Reason::StillHopes: return "its score is a third of the highest or more (C-12.1)";
        case Reason::GoesOnForEver: return "the game would go on for ever";
    }
    return "";
}

}  // namespace parlor::property::computer
