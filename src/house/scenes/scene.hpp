// Scene: what a guest sees in one place of the house, and what their keys do there.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/units.hpp"
#include "canvas/key.hpp"
#include "house/copy_to_guest.hpp"
#include "library/table_record.hpp"
#include "wire/message.hpp"

namespace parlor::house {

// What a key asks of the house.
struct GoOn {};
struct GoBack {};   // to where the guest came from
struct GoHome {};   // to the guest's own terminal
struct SetUp {};    // leads through the pages on which a table is opened
struct OpenTable {  // as it was set up
    library::TableRecord record;
    std::string header;
};
struct JoinTable {
    int number = 0;
};
struct WatchTable {
    int number = 0;
};
struct CloseTable {  // where the guest is
    library::TableRecord::Closed how;
};
struct PutOut {  // whoever may not come to that table any more
    User user;
};
struct SendCopy {  // of the game
    CopyToGuest copy;
};
using Wish = std::variant<GoOn,
                          GoBack,
                          GoHome,
                          SetUp,
                          OpenTable,
                          JoinTable,
                          WatchTable,
                          CloseTable,
                          PutOut,
                          SendCopy>;

class Scene {
public:
    virtual ~Scene() = default;

    // A key that was pressed at this picture; in plain mode a line that answers these sentences.
    [[nodiscard]] virtual Wish press(tui::Key /*key*/, wire::Showing /*seen*/) { return GoOn{}; }
    [[nodiscard]] virtual Wish hear(const std::string& /*line*/, wire::Showing /*seen*/) {
        return GoOn{};
    }
    virtual void heed_record() {}  // the terminal has another one
    // Something to be read first.
    virtual void tell(const std::string& /*title*/, const std::string& /*words*/) {}

    virtual void tick(Milliseconds /*passed*/) {}
    // When it changes by itself; nothing when it does not.
    [[nodiscard]] virtual std::optional<Milliseconds> next_tick() const { return std::nullopt; }

    // What to send now.
    [[nodiscard]] virtual std::vector<wire::FromHost> news() = 0;
};

}  // namespace parlor::house
