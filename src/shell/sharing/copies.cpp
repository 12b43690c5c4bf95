#include "shell/sharing/copies.hpp"

#include "table/journal/copies.hpp"

namespace parlor::shell {

guest::KeepCopy copies_into(const table::StoreNeeds& games) {
    return [games](const guest::Copy& copy) -> std::string {
        const auto copied = table::add_copy(games, copy.name, copy.journal);
        if (not copied) return "No copy: " + copied.error().what;
        return *copied == table::Copied::Added ? "A copy is among your replays now"
                                               : "A copy is among your replays already";
    };
}

}  // namespace parlor::shell
