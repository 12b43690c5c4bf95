#include "rules/property/computer/thought.hpp"

namespace parlor::rules::computer {
namespace {

std::string dollars(Money sum) {
    return sum < 0_cash ? "-$" + std::to_string(-sum.amount) : "$" + std::to_string(sum.amount);
}

}  // namespace

std::string words_for(const Thought& thought) {
    const std::string sum = dollars(thought.sum), worth = dollars(thought.worth);
    switch (thought.reason) {
        case Reason::NothingElse: return "there is nothing better to do";
        case Reason::RichEnough: return sum + " would stay in hand, and that is enough";
        case Reason::TooPoor: return sum + " would stay in hand, and that is too little";
        case Reason::RaisesMoney: return "money is needed for something better";
        case Reason::WantsTheGroup: return "it would make a group whole, and is offered " + sum;
        case Reason::WorthMore: return "it is worth up to " + worth + ", and it costs " + sum;
        case Reason::WorthLess:
            return "it is worth no more than " + worth + ", and it costs " + sum;
        case Reason::Builds: return "houses bring rent, and " + sum + " would stay in hand";
        case Reason::BetterOutlook:
            return "for " + sum + " it is better to have it than to leave it";
        case Reason::WorseOutlook: return "for " + sum + " it is better left to the others";
        case Reason::Repays: return "a mortgaged deed earns nothing, and " + sum + " would stay";
        case Reason::LeavesGaol: return "there is more to win outside";
        case Reason::StaysInGaol: return "it is safer in here";
        case Reason::Debt: return "what is owed has to be raised";
        case Reason::GoodTrade: return "what comes is worth " + worth + ", what goes " + sum;
        case Reason::BadTrade: return "what comes is worth only " + worth + ", what goes " + sum;
        case Reason::KeepsTheGroup: return "a whole group is not for sale";
        case Reason::TradedLately: return "a deed in it was traded a short while ago";
        case Reason::CannotBePaid: return "somebody could not pay what it costs";
        case Reason::WinsWithTrade: return "played on in mind, winning is likelier with this trade";
        case Reason::WinsWithout:
            return "played on in mind, winning is likelier without this trade";
        case Reason::TooEarly: return "before round 30 nobody gives up (C-12.1)";
        case Reason::FarBehind: return "its score is less than a third of the highest (C-12.1)";
        case Reason::StillHopes: return "its score is a third of the highest or more (C-12.1)";
        case Reason::GoesOnForEver: return "the game would go on for ever";
    }
    return "";
}

}  // namespace parlor::rules::computer
