#include "house/scenes/game_set_up.hpp"

#include "table/game/dealer.hpp"

namespace parlor::house {

GameSetUp::GameSetUp(const tui::Rooms& rooms, const Terminal& terminal)
    : terms_{.own_folder = tui::OwnFolder::Closed,
             .table = tui::Table::Shared,
             .glyphs = terminal.record().glyphs,
             .has_colours = terminal.record().has_colours},
      options_{terminal.options()},
      pages_{rooms.setup({.place = place_,
                          .cabinet = tui::no_cabinet(),
                          .outside = tui::nowhere(),
                          .terms = terms_,
                          .seed = seed_,
                          .options = options_,
                          .sounds = sounds_})} {}

std::string GameSetUp::header() const { return pages_->open(table::system_seed())->header(); }

}  // namespace parlor::house
