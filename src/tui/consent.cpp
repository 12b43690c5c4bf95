#include "tui/consent.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

Question question_to_take_back(const std::string& asker, const std::string& asked) {
    constexpr int width_of_line = 16;
    return {.header = "TAKE BACK",
            .sub = upper(asked) + ":",
            .lines = wrapped(upper(asker) + " WANTS TO TAKE A MOVE BACK. AGREE?", width_of_line),
            .no = "keep the move",
            .yes = "take it back"};
}

}  // namespace parlor::tui
