#include "games/chronicle.hpp"

#include <cassert>

namespace parlor {
namespace {

using rules::Property;
using Entry = table::Session<Property>::Entry;

// Replays a log entry. The rules never refuse it, as it was accepted when it was logged.
void play(const Property::Setup& setup,
          const Entry& entry,
          rules::Game& game,
          std::vector<rules::Event>& told) {
    std::optional<std::string> refusal;
    if (const auto* action = std::get_if<rules::Action>(&entry.what)) {
        refusal = Property::play(setup, game, entry.mover, *action, told);
    } else {
        const auto& [key, values] = std::get<table::Rigging>(entry.what);
        refusal = Property::rig(setup, game, key, values);
    }
    assert(not refusal);
}

}  // namespace

rules::Chronicle chronicle_of(const table::Session<Property>& session) {
    rules::Chronicle chronicle;
    std::vector<rules::Event> told;
    rules::Game game = Property::deal(session.setup(), told);
    chronicle.add(game, told);
    for (const Entry& entry : session.log()) {
        told.clear();
        play(session.setup(), entry, game, told);
        chronicle.add(game, told);
    }
    return chronicle;
}

}  // namespace parlor
