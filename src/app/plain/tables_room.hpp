// TablesRoom: shared tables, from the lobby: their list, and the ways to one.
//
// Source:  P-1.1, P-1.15, T-2.1.
// Choices: what happens at a host comes from there, and the room asks again afterwards.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "app/visit.hpp"
#include "plain/room.hpp"

namespace parlor::plain {

struct ToTables {
    enum class Way : std::uint8_t { List, Join, Watch, Open };
    Way way = Way::List;
    std::string name = {};  // of the table, or of the game that is opened
};
// Is a guest at the host, until the guest leaves.
using VisitTables = std::function<tui::Visited(const ToTables& where)>;

class TablesRoom final : public Room {
public:
    // Begins with what was said in the lobby, `join 7`; empty: with the list. The visit outlives the
    // room.
    TablesRoom(const VisitTables& visit, std::string said)
        : visit_{&visit}, said_{std::move(said)} {}

    [[nodiscard]] Answer begin() override;
    [[nodiscard]] Answer hear(const std::string& line) override;
    [[nodiscard]] Completions completions() const override;

private:
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer visit(const ToTables& where) const;

    const VisitTables* visit_;
    std::string said_;
};

}  // namespace parlor::plain
