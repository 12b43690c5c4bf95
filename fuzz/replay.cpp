// Any bytes as a replay: if it ends early, the reason is reported; each step can be reached from
// any other, and is then the same; its story can be shown, and the chronicle of a property game.
#include <algorithm>

#include "fuzz.hpp"
#include "open_again.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/table.hpp"
#include "table/game/replay.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::table;

namespace {

std::uint64_t state_at(Replay& replay, int step) {
    replay.go_to(step);
    require(replay.at() == std::clamp(step, 0, replay.size()));
    return replay.table().state();
}

void require_story(Replay& replay) {
    const std::string story = replay.story();
    if (not story.empty()) require_words(story);
}

void require_chronicle(Replay& replay) {
    const auto* const session = property_session(replay.table());
    if (session == nullptr) return;
    const auto chronicle = chronicle_of(*session);
    const int points = chronicle.wealth.points();
    for (int seat = 1; seat <= session->position().seats; ++seat)
        require(static_cast<int>(chronicle.wealth.of(Seat(seat)).size()) <= points);
}

void look_around(Replay& replay, int step) {
    const auto there = state_at(replay, step);
    require_story(replay);
    const int next = replay.next_turn(), before = replay.turn_before();
    require(next >= std::min(step, replay.size()) and before <= std::max(step, 0));
    (void)state_at(replay, next);
    (void)state_at(replay, before);
    (void)state_at(replay, 0);
    require(state_at(replay, step) == there);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    auto [status, complaint, replay] = load_replay(text, "replay", open_again);
    if (not replay) {
        require(status != Status::Fine);
        require_words(complaint);
        return 0;
    }
    if (status != Status::Fine) require_words(complaint);
    const int end = replay->size();
    const auto state = state_at(*replay, end);
    for (const int step : {0, 1, end / 3, end / 2, end - 1}) look_around(*replay, step);
    require(state_at(*replay, end) == state);
    require_story(*replay);
    require_chronicle(*replay);
    return 0;
}
