#include "table/journal/event_log.hpp"

#include <algorithm>

#include "catch.hpp"

using namespace parlor::table;

namespace {

constexpr auto remembered = EventLog<int>::remembered;

// Plays moves of this many events each; the events are numbered from 0.
EventLog<int> after(int moves, std::size_t events_each) {
    EventLog<int> log;
    int number = 0;
    for (int move = 0; move < moves; ++move) {
        const std::size_t from = log.pen().size();
        for (std::size_t i = 0; i < events_each; ++i) log.pen().push_back(number++);
        log.move_begins(from);
    }
    return log;
}

}  // namespace

TEST_CASE("the events of any number of moves take bounded memory") {
    for (const std::size_t events_each : {1U, 7U, 499U, 1'000U, 5'000U}) {
        INFO(events_each);
        const auto log = after(2'000, events_each);
        CHECK(log.count() == 2'000 * events_each);
        CHECK(log.since(0).size() <= 2 * remembered + events_each);
    }
}

TEST_CASE("the last move is told whole, and hundreds of events before it") {
    for (const int moves : {1, 10, 499, 500, 501, 999, 1'000, 1'001, 1'234, 1'500, 1'501}) {
        INFO(moves);
        const auto log = after(moves, 3);
        CHECK(log.of_last_move().size() == 3);
        const auto all = static_cast<std::size_t>(moves) * 3;
        CHECK(log.since(0).size() >= std::min(all, remembered + 3));
        CHECK(log.since(0).back() == static_cast<int>(all) - 1);
        CHECK(log.since(log.count() - 3).front() == log.of_last_move().front());
    }
}
