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
    Visitor(host::GuestId guest, User who, const wire::Record& record, Moment now)
        : id{guest}, user{std::move(who)}, terminal{record}, seen_at{now} {}

    // Lets time pass in the scene up to this moment of the house's clock.
    void come_to(Moment now) {
        const Moment passed = now - std::exchange(seen_at, now);
        if (scene) scene->tick({static_cast<int>(passed.count())});
    }
    // When the scene changes by itself.
    [[nodiscard]] std::optional<Moment> due() const {
        const auto next = scene ? scene->next_tick() : std::nullopt;
        return next ? std::optional{seen_at + Moment{next->count}} : std::nullopt;
    }

    host::GuestId id;
    User user;
    Terminal terminal;
    Moment seen_at{};  // until when the scene has been told of time
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
