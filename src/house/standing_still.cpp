// SharedTable: standing still before what cannot be put on disk (T-4.6).
#include <utility>

#include "house/guest.hpp"
#include "house/move_in.hpp"
#include "house/plain/listener.hpp"
#include "house/shared_table.hpp"
#include "table/language/sit_line.hpp"

namespace parlor::house {
namespace {

constexpr Milliseconds time_between_tries{10'000};

}  // namespace

// T-4.6: as if what cannot be kept had not been done. It is tried again with the next key, and after
// a while.
void SharedTable::stand_still(const Error& trouble) {
    const bool is_new = not trouble_;
    trouble_ = trouble;
    unkept_ = take_unkept();
    begin_beat();
    until_next_try_ = time_between_tries;
    place_.shut = why_shut();
    if (not is_new) return;
    for (const auto& guest : guests_) tell_trouble(*guest);
    for (const auto& listener : listeners_) tell_trouble(*listener);
}

void SharedTable::tell_trouble(Guest& guest) { guest.tell("NOT ON DISK", trouble_->what); }

void SharedTable::tell_trouble(Listener& listener) {
    listener.tell("The game is not on disk, and the table waits: " + trouble_->what + ".");
}

// What players have decided, and who sits where, since the last time that all was kept. Chance is
// asked again. Moves that were taken back come first.
SharedTable::Unkept SharedTable::take_unkept() {
    Unkept unkept;
    int left = game().moves();
    for (std::size_t entry = 0; entry < game().entries(); ++entry) {
        if (game().serial(entry) <= kept_.last) continue;
        left -= game().is_of_person(entry) ? 1 : 0;
        const auto move = move_in(game().entry_text(entry));
        if (move and (move->mover != chance or table::is_sit(*move))) unkept.moves.push_back(*move);
    }
    const bool is_behind = game().entries() < kept_.entries or
                           (kept_.entries > 0 and game().serial(kept_.entries - 1) != kept_.last);
    if (is_behind)
        place_.table->redo();
    else
        place_.table->return_to(kept_.entries);
    unkept.taken_back = game().moves() - left;
    return unkept;
}

void SharedTable::try_again() {
    const Unkept unkept = std::exchange(unkept_, {});
    if (unkept.taken_back > 0) (void)place_.table->undo(unkept.taken_back);
    for (const table::MoveLine& move : unkept.moves) (void)place_.table->play(move);
    settle(nullptr);
}

}  // namespace parlor::house
