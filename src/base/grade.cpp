#include "base/grade.hpp"

namespace parlor {

Grade grade_of(double cost) {
    constexpr double doubtful = 0.02, bad = 0.05, very_bad = 0.1;
    if (cost >= very_bad) return Grade::VeryBad;
    if (cost >= bad) return Grade::Bad;
    return cost >= doubtful ? Grade::Doubtful : Grade::Fine;
}

std::string_view name_of(Grade grade) {
    switch (grade) {
        case Grade::Fine: return "fine";
        case Grade::Doubtful: return "doubtful";
        case Grade::Bad: return "bad";
        case Grade::VeryBad: return "very bad";
    }
    return "";
}

}  // namespace parlor
