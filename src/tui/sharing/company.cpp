#include "tui/sharing/company.hpp"

#include <algorithm>

namespace parlor::tui {
namespace {

using Is = CompanySeat::Is;

std::string_view why_no_other(const CompanySeat& seat) {
    switch (seat.is) {
        case Is::Mine: return "This is your seat";
        case Is::PutOut:
        case Is::Computer: return "A computer has this seat";
        case Is::Taken: break;
    }
    return "";
}

}  // namespace

std::string_view why_not(const CompanyNow& now, CompanyDeed deed) {
    const bool has_seat = std::ranges::count(now.seats, Is::Mine, &CompanySeat::is) > 0;
    const std::string_view why_unseated = has_seat ? "" : "You have no seat";
    switch (deed) {
        case CompanyDeed::Talk: return now.can_talk ? "" : "The watchers of this table are muted";
        case CompanyDeed::Mute: return "";
        case CompanyDeed::KeepCopy:
            if (now.can_copy) return "";
            return now.is_over ? "Only its players can copy it" : "You can copy it when it is over";
        case CompanyDeed::LetSit:
        case CompanyDeed::GiveUp: return why_unseated;
        case CompanyDeed::Pause:
            return now.has_clocks ? why_unseated : "No player has a clock here";
        case CompanyDeed::Close:
        case CompanyDeed::PutOut:
        case CompanyDeed::LetBack:
        case CompanyDeed::MuteWatchers: break;
    }
    return now.has_rights ? "" : "Only the opener can do this";
}

std::string_view why_not_to(const CompanyNow& now, CompanyDeed deed, std::size_t seat) {
    const CompanySeat& there = now.seats[seat];
    if (deed == CompanyDeed::LetBack)
        return there.is == Is::PutOut ? "" : "Nobody was put out of this seat";
    const std::string_view why = why_no_other(there);
    if (not why.empty() or deed != CompanyDeed::LetSit) return why;
    return there.can_be_asked ? "" : "Only for a player who has been away for a minute";
}

}  // namespace parlor::tui
