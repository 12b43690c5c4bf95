#include "house/plain/table_words.hpp"

namespace parlor::house {
namespace {

std::string answer(const std::string& what, bool yes) { return what + (yes ? ": yes." : ": no."); }

}  // namespace

std::string terms_in_words(const library::TableRecord& record) {
    return answer("Taking back", record.takes_back) + " " + answer("Hints", record.has_hints) +
           " " + answer("Reasons of computers", record.explains) + " " +
           answer("Watchers", record.has_watchers);
}

std::string question_in_words(const KeptTable& table, const Company::Vote& vote) {
    using About = Company::Vote::About;
    const std::string asks = table.name_of(vote.asker) + " asks ";
    switch (vote.about) {
        case About::AnotherGame: return asks + "for another game. Yes or no?";
        case About::Pause: return asks + "for a pause. Yes or no?";
        case About::SittingIn:
            return asks + "whether a computer of level " + std::to_string(vote.level) +
                   " may sit in for " + table.name_of(*vote.away) + ". Yes or no?";
    }
    return "";
}

}  // namespace parlor::house
