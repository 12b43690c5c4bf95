#include "base/option_of.hpp"

namespace parlor {

Complaint take_number(const std::string& value, int lowest, int highest, int& taken) {
    const auto number = whole_number(value, static_cast<std::uint64_t>(highest));
    if (not number or static_cast<int>(*number) < lowest)
        return "it must be " + std::to_string(lowest) + " to " + std::to_string(highest) +
               ", not " + printable(value);
    taken = static_cast<int>(*number);
    return fine;
}

}  // namespace parlor
