#include "tui/desk/show/pacing.hpp"

namespace parlor::tui {

int paced(int milliseconds, Options::Pace pace) {
    switch (pace) {
        case Options::Pace::Slow: return milliseconds * 2;
        case Options::Pace::Normal: return milliseconds;
        case Options::Pace::Fast: return milliseconds / 4;
    }
    return milliseconds;
}

}  // namespace parlor::tui
