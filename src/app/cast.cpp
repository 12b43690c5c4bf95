#include "app/cast.hpp"

#include <utility>

#include "app/halves.hpp"
#include "app/replay_room.hpp"
#include "app/table/table_stage.hpp"
#include "terminal/painter.hpp"

namespace parlor::tui {
namespace {

constexpr Size window{24, 80};

std::string header(const CastTerminal& terminal) {
    return R"({"version": 2, "width": )" + std::to_string(window.cols) + R"(, "height": )" +
           std::to_string(window.rows) + R"(, "env": {"TERM": )" + json_string(terminal.name) +
           "}}\n";
}

std::string seconds(std::int64_t milliseconds) {
    std::string text = std::to_string(milliseconds % 1000);
    text.insert(0, 3 - text.size(), '0');
    return std::to_string(milliseconds / 1000) + "." + text;
}

// An output event of the cast at this time; empty when there is no text.
std::string event(std::int64_t time, const std::string& text) {
    if (text.empty()) return "";
    return "[" + seconds(time) + R"(, "o", )" + json_string(text) + "]\n";
}

}  // namespace

std::string json_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string json = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' or letter == '\\') json += '\\';
        if (code >= 0x20 and code != 0x7F)
            json += letter;
        else
            json.append("\\u00").append({digits[code / 16], digits[code % 16]});
    }
    return json + "\"";
}

void write_cast(Games games,
                table::LoadedReplay loaded,
                const CastTerminal& terminal,
                table::Output& answers) {
    constexpr int time_at_end = 3000;
    table::Place place;
    const Terms terms;
    NextSeed seed{terms.seed};
    Options options;
    SoundQueue sounds;
    loaded.complaint.clear();  // a cast has no keys to dismiss it
    auto stage = stage_for(games, loaded.replay->table(), {options, sounds});
    ReplayRoom room{{place, no_cabinet(), nowhere(), terms, seed, options, sounds},
                    std::move(loaded),
                    std::move(stage)};
    Painter painter{terminal.words};
    answers.write(header(terminal));
    std::int64_t time = 0;
    const auto painted = [&] {
        return painter.paint(in_window(room.canvas(), room, options, window), window);
    };
    answers.write(event(time, terminal.enter + painted()));
    room.play();
    while (const auto due = room.next_tick()) {
        time += *due;
        room.tick(*due);
        answers.write(event(time, painted()));
    }
    answers.write(event(time + time_at_end, terminal.leave));
}

}  // namespace parlor::tui
