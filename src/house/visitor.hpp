// House::Visitor: a guest, from hello until the connection is gone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "house/copy_to_guest.hpp"
#include "house/house.hpp"
#include "house/terminal.hpp"

namespace parlor::house {

struct House::Visitor {
    Visitor(host::GuestId guest, User who, const wire::Record& record)
        : id{guest}, user{std::move(who)}, terminal{record} {}

    host::GuestId id;
    User user;
    Terminal terminal;
    std::unique_ptr<Scene> scene;
    bool came_for_list = false;
    wire::AtTable at, told_at;          // where they are, and what the guest knows of it
    bool is_outside = false;            // and asked for the word of that table
    std::vector<wire::FromHost> first;  // to be sent before the next picture
    std::optional<CopyToGuest> copy;    // that is still to be sent
    bool is_behind = false;             // something may be new since the last picture drawn
    std::optional<wire::Farewell> farewell;
};

}  // namespace parlor::house
