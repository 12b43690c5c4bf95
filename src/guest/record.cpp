#include "guest/record.hpp"

namespace parlor::guest {

wire::Record record_of(const Screen& screen, const Options& options) {
    return {.window = screen.window,
            .glyphs = screen.glyphs,
            .has_colours = screen.has_colours,
            .movement = options.movement,
            .pace = options.pace,
            .prompt = options.prompt,
            .has_wide_half = options.wide == Options::Answer::Yes,
            .wants_sounds = options.sound_by != Options::SoundBy::None,
            .wants_title = screen.has_title and options.title == Options::Answer::Yes,
            .waits_for_key = options.wait_for_key == Options::Answer::Yes,
            .has_aids = options.dominoes.aids == Options::Answer::Yes,
            .shows_seen_tiles = options.dominoes.seen_tiles == Options::Answer::Yes,
            .felt = options.dominoes.felt};
}

}  // namespace parlor::guest
