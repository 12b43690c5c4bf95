#include "terminal/terminfo/terminfo.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "terminal/terminfo/capability.hpp"

namespace parlor::tui {
namespace {

Terminal::Sequence numbered_sequence(const char* name) {
    return [format = numbered(name)](int number) { return with(format, number); };
}

// The sequence for one step when the terminal cannot move by many.
Terminal::Sequence sequence_or_one(const char* many, const char* one) {
    return [many = numbered(many), one = capability(one)](int count) {
        return count == 1 and not one.empty() ? one : with(many, count);
    };
}

// Resets the attributes, without the switch from line drawing that sgr0 may include.
std::string plain_sequence() {
    std::string all = capability("sgr0");
    for (const char* const sequence : {"\x1b[m", "\x1b[0m"})
        if (all.find(sequence) != std::string::npos) return sequence;
    return all;
}

// Only the REP sequence ESC [ n b, which repeats the last letter; `rep` itself also writes the
// first one.
Terminal::Sequence repeat_sequence() {
    const std::string rep = numbered("rep");
    if (with(rep, 'x', 5) != "x\x1b[4b") return {};
    return [](int count) { return "\x1b[" + std::to_string(count) + "b"; };
}

void read_colours(Terminal& terminal) {
    terminal.ink = numbered_sequence("setaf");
    terminal.paper = numbered_sequence("setab");
    terminal.own_colours = capability("op");
    if (terminal.own_colours != "\x1b[39;49m") return;
    terminal.own_ink = "\x1b[39m";
    terminal.own_paper = "\x1b[49m";
}

bool is_visible(char letter) { return letter > ' ' and letter <= '~'; }

// The VT100's line drawing (acsc): pairs of a character's VT100 name and the byte to send. Ignores
// the additions of other terminals, which differ.
void read_line_drawing(Terminal& terminal) {
    constexpr std::array<std::pair<char, char32_t>, 16> signs{{
        {'`', U'♦'},
        {'a', U'▒'},
        {'j', U'┘'},
        {'k', U'┐'},
        {'l', U'┌'},
        {'m', U'└'},
        {'n', U'┼'},
        {'q', U'─'},
        {'t', U'├'},
        {'u', U'┤'},
        {'v', U'┴'},
        {'w', U'┬'},
        {'x', U'│'},
        {'~', U'·'},
        {'f', U'°'},
        {'}', U'£'},
    }};
    const std::string pairs = capability("acsc", longest_table);
    terminal.begin_drawing = capability("smacs");
    terminal.end_drawing = capability("rmacs");
    if (terminal.begin_drawing.empty() or terminal.end_drawing.empty()) return;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        for (const auto& [name, sign] : signs)
            if (pairs[i] == name and is_visible(pairs[i + 1])) terminal.drawn[sign] = pairs[i + 1];
}

// The number of rows or columns from terminfo, if plausible; used when the window's size is
// unknown.
int plausible(int count, int usual) {
    constexpr int most = 1000;
    return count < usual or count > most ? usual : count;
}

bool can_show_the_games() {
    return not numbered("cup").empty() and not capability("clear").empty();
}

}  // namespace

std::optional<std::string> find_terminal(const std::string& name) {
    const std::string usual = "xterm-256color";
    if (name.empty() or name == "dumb" or name == "unknown") return std::nullopt;
    if (look_up(name)) return can_show_the_games() ? std::optional{name} : std::nullopt;
    const std::string family = name.substr(0, name.find('-'));
    if (look_up(family) and can_show_the_games()) return family;
    (void)look_up_built_in(usual);
    return usual;
}

TerminalModes terminal_modes(bool draws_lines) {
    const std::string enter = capability("smcup") + capability("smkx") +
                              (draws_lines ? capability("enacs") : std::string{});
    return {enter,
            enter,
            (draws_lines ? capability("rmacs") : std::string{}) + capability("sgr0") +
                capability("op") + capability("rmkx") + capability("clear") + capability("rmcup")};
}

// Source: kitty's documentation, "Comprehensive keyboard handling in terminals"; xterm's control
// sequences, XTMODKEYS.
TerminalModes with_input_modes(TerminalModes modes, const std::string& name) {
    constexpr std::array known{"alacritty",
                               "contour",
                               "foot",
                               "ghostty",
                               "kitty",
                               "konsole",
                               "mintty",
                               "putty",
                               "rio",
                               "rxvt-unicode",
                               "st-",
                               "tmux",
                               "vte",
                               "wezterm",
                               "xterm"};
    constexpr auto usual_keys = "\x1b[>4;0m", own_keys = "\x1b[>4m";
    constexpr auto new_level = "\x1b[>0u", level_now = "\x1b[=0u", level_before = "\x1b[<u";
    const bool is_known =
        std::ranges::any_of(known, [&](const char* start) { return name.starts_with(start); });
    std::string on = capability("BE"), off = capability("BD");
    if (is_known and (on.empty() or off.empty())) on = "\x1b[?2004h", off = "\x1b[?2004l";
    if (on.empty() or off.empty()) return modes;
    return {modes.enter + on + usual_keys + new_level,
            modes.again + on + usual_keys + level_now,
            level_before + (own_keys + off) + modes.leave};
}

// Source: xterm's control sequences, XTWINOPS.
bool keeps_title() {
    const auto has_part = [](const char* name, const char* sequence) {
        return capability(name).find(sequence) != std::string::npos;
    };
    return has_part("smcup", "\x1b[22;0;0t") and has_part("rmcup", "\x1b[23;0;0t");
}

Terminal terminal_from_terminfo() {
    Terminal terminal;
    terminal.move_to = [cup = numbered("cup")](At at) { return with(cup, at.row, at.col); };
    terminal.to_row = numbered_sequence("vpa");
    terminal.to_col = numbered_sequence("hpa");
    terminal.up = sequence_or_one("cuu", "cuu1");
    terminal.down = sequence_or_one("cud", "cud1");
    terminal.left = sequence_or_one("cub", "cub1");
    terminal.right = sequence_or_one("cuf", "cuf1");
    terminal.first_column = capability("cr");
    terminal.plain = plain_sequence();
    terminal.bold = capability("bold");
    terminal.reverse = capability("rev");
    if (capability("rmso") == "\x1b[27m") terminal.not_reverse = "\x1b[27m";
    terminal.clear = capability("clear");
    terminal.erase_to_end = capability("el");
    terminal.blanks = numbered_sequence("ech");
    terminal.again = repeat_sequence();
    terminal.erases_in_paper = has("bce");
    terminal.scrolls_in_corner = has("am") and not has("xenl");
    read_colours(terminal);
    read_line_drawing(terminal);
    return terminal;
}

KeyReader key_reader(int escape_delay_ms) {
    constexpr std::array<std::pair<const char*, Key>, 15> names{{
        {"kcuu1", Key::ArrowUp},
        {"kcud1", Key::ArrowDown},
        {"kcub1", Key::ArrowLeft},
        {"kcuf1", Key::ArrowRight},
        {"kf1", Key::F1},
        {"kf3", Key::F3},
        {"kf5", Key::F5},
        {"kf7", Key::F7},
        {"kent", Key::Enter},
        {"kbs", Key::Backspace},
        {"kich1", Key::Insert},
        {"khome", Key::Home},
        {"kend", Key::End},
        {"kpp", Key::PageUp},
        {"knp", Key::PageDown},
    }};
    KeyReader reader{escape_delay_ms};
    for (const auto& [name, key] : names) reader.learn(capability(name), key);
    return reader;
}

Size size_by_terminfo() {
    return {plausible(number_called("lines"), 24), plausible(number_called("cols"), 80)};
}

int colour_count() {
    const bool has_colours = not numbered("setaf").empty() and not numbered("setab").empty();
    return has_colours ? number_called("colors") : 0;
}

}  // namespace parlor::tui
