#include "tui/desk/presence_words.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui::desk {
namespace {

const Presence::SitIn* sit_in_for(const Presence& presence, Entrant player) {
    const auto found = std::ranges::find(presence.sit_ins, player, &Presence::SitIn::player);
    return found == presence.sit_ins.end() ? nullptr : &*found;
}

std::string marked(const std::string& name, const std::string& mark, int letters) {
    constexpr int fewest = 2;  // of the name
    const int room = letters - width(mark) - 1;
    return room < fewest ? mark : cut(upper(name), room) + " " + mark;
}

}  // namespace

std::string name_in_row(const Sitting& sitting,
                        const Presence& presence,
                        int letters,
                        std::string usual) {
    if (presence.away.contains(sitting.entrant)) return marked(sitting.name, "AWAY", letters);
    if (sit_in_for(presence, sitting.entrant) != nullptr)
        return marked(sitting.name, "CPU", letters);
    return usual;
}

std::string words_for_away(const std::string& name) { return upper(name) + " IS AWAY"; }

std::string words_for_sit_in(const std::string& name, const std::string& computer) {
    return upper(name) + ", " + upper(computer) + " SITS IN";
}

std::vector<std::string> words_for(const GameView& view, const Presence& presence) {
    std::vector<std::string> words;
    for (const Seat seat : everybody(view)) {
        const Sitting& sitting = view.sitting(seat);
        if (sitting.out) continue;
        if (presence.away.contains(sitting.entrant)) words.push_back(words_for_away(sitting.name));
        if (const auto* const sits = sit_in_for(presence, sitting.entrant))
            words.push_back(words_for_sit_in(sitting.name, sits->computer));
    }
    return words;
}

}  // namespace parlor::tui::desk
