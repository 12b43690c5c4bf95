#include "said.hpp"

#include "canvases.hpp"
#include "wire/greeting.hpp"
#include "wire/picture.hpp"

namespace parlor::wire {

using tui::Key;
using tui::SoundEffect;

std::vector<FromGuest> some_of_guest() {
    const Record odd{.window = {60, 200},
                     .glyphs = tui::GlyphSet::Petscii,
                     .has_colours = false,
                     .mode = Record::Mode::Plain,
                     .telling = Record::Telling::Brief,
                     .movement = Options::Movement::Jumping,
                     .pace = Options::Pace::Fast,
                     .prompt = Options::Prompt::EachPlayer,
                     .has_wide_half = false,
                     .wants_sounds = true,
                     .wants_title = true,
                     .waits_for_key = true,
                     .has_aids = true,
                     .shows_seen_tiles = true,
                     .felt = Options::Felt::Black};
    const Record usual{.window = {24, 80}};
    return {Hello{.record = usual, .errand = List{}, .user_name = ""},
            Hello{.record = odd, .errand = Open{"moneyloopy"}, .user_name = "ann.b_c-7"},
            Hello{.record = usual, .errand = Join{"7"}, .user_name = ""},
            Hello{.record = usual, .errand = Join{""}, .user_name = ""},
            Hello{.record = usual, .errand = Watch{"Café £"}, .user_name = "X"},
            Hello{.record = usual, .errand = Tell{}, .user_name = ""},
            Stranger{.protocol = protocol, .version = "0.0.1"},
            usual,
            odd,
            Keys{.seen = Showing{1}, .keys = {tui::key_of(U'a')}},
            Keys{.seen = Showing{0xFFFFFFFF},
                 .keys = {Key::ArrowUp,
                          Key::PasteStart,
                          tui::key_of(U'Ş'),
                          Key::PasteEnd,
                          Key::Enter,
                          Key::Esc,
                          Key::Unknown,
                          Key::Interrupt,
                          Key::F7}},
            Line{.seen = Showing{3}, .text = "roll"},
            Line{.seen = Showing{}, .text = ""},
            Shown{Showing{77}},
            Bye{}};
}

std::vector<FromHost> some_of_host() {
    Chance chance{11};
    const tui::Canvas first = random_canvas(chance, {3, 7});
    tui::Canvas second = first;
    change_something(second, chance);
    return {
        Welcome{},
        Refused{.status = 1, .line = "there are 512 guests here"},
        picture_of(Showing{1}, std::nullopt, first, "Leave? (Y or N)"),
        picture_of(Showing{2}, first, second),
        picture_of(Showing{3}, second, second),
        Sounds{{SoundEffect::Ding, SoundEffect::Intro}},
        Sounds{},
        Title{"Parlor: your turn"},
        Title{},
        Sentences{.number = Showing{4}, .lines = {"Ann rolls 3 and 4.", "", "Ş and £"}},
        Sentences{.number = Showing{5},
                  .prompt = "Ann, $1,320. Roll, or ask?",
                  .completions = {{{"roll"}, {"mortgage", {"Vine Street", "Café"}}}, {"Bob"}},
                  .asked = 8,
                  .hides = true},
        Sentences{},
        Farewell{.status = 0, .line = "See you"},
        AtTable{.number = 70'000, .only_watches = true},
        AtTable{},
        CopyPart{.name = "20261127-154000-01", .text = "parlor 1\n\x1b\xff\n", .is_last = false},
        CopyPart{.name = "", .text = "", .is_last = true}};
}

}  // namespace parlor::wire
