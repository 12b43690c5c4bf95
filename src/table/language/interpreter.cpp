#include "table/language/interpreter.hpp"

#include <utility>

#include "base/text.hpp"
#include "table/journal/journal_text.hpp"
#include "table/language/directives.hpp"
#include "table/language/live.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

bool only_prints(std::string_view directive) {
    return directive == ".show" or directive == ".choices" or directive == ".why" or
           directive == ".screen";
}

// The seat at the beginning of a move line.
std::optional<Seat> mover_in(const Line& words) {
    const auto move = read_move(words);
    return move ? move->mover : std::nullopt;
}

}  // namespace

void Interpreter::only_load(const Watch& watch, Effort& effort) {
    watch_ = &watch;
    effort_ = &effort;
}

std::unique_ptr<GameTable> Interpreter::take_table() {
    if (place_.table) place_.table->spend_on(nullptr);
    if (place_.table) place_.table->on_each_move({});
    return std::move(place_.table);
}

MaybeTrouble Interpreter::read(int number, std::string_view text) {
    line_ = number;
    if (const auto state = state_in(text); state and place_.table) return check_state(*state);
    if (auto act = foreseen_in(text); act and not place_.table) {
        opening_.foresee(std::move(*act));
        return std::nullopt;
    }
    auto line = split(text);
    if (not line) return wrong(line.error().what);
    if (line->empty()) return std::nullopt;
    const bool is_plain = not line->quoted[0];
    if (is_plain and (*line)[0] == ".set") return set(*line);
    settle();
    if (is_done()) return std::nullopt;
    if (is_plain and (*line)[0].starts_with('.')) return obey(*line);
    return place_.table ? play(std::move(*line)) : read_opening(*line);
}

MaybeTrouble Interpreter::check_state(std::string_view state) {
    const std::string here = state_digits(place_.table->state());
    if (here == state) return std::nullopt;
    return wrong("the state here is " + here + ", not " + printable(state) +
                 ": the lines above differ from the game played, or the rules have changed");
}

MaybeTrouble Interpreter::read_opening(const Line& line) {
    if (not opening_.is_ended_by(line)) return opening_.add(line_, line);
    begin();
    return std::nullopt;
}

void Interpreter::begin() {
    auto opened =
        opening_.begin(line_, needs_.open, is_load() ? Opening::Game::Kept : Opening::Game::New);
    if (auto* errors = std::get_if<std::vector<LineError>>(&opened)) return give_up(*errors);
    place_.table = std::move(std::get<std::unique_ptr<GameTable>>(opened));
    place_.table->spend_on(effort_);
    follow_table();
}

// Ends the script: without a table the remaining lines have no meaning.
void Interpreter::give_up(const std::vector<LineError>& errors) {
    for (const auto& error : errors) {
        complaints_.add(error.line, wrong(error.what));
        if (is_done()) return;
    }
    is_done_ = true;
}

// Follows the table from now on, move by move.
void Interpreter::follow_table() {
    if (not place_.table) return;
    has_begun_ = true;
    tell_news();
    place_.table->on_each_move([this] { tell_news(); });
}

// Prints what has happened at the table, or shows the table of a file that is only loaded.
void Interpreter::tell_news() {
    if (is_load())
        show();
    else
        answers_.write(place_.table->take_news());
}

void Interpreter::show() {
    if (is_load() and *watch_ and place_.table and last_set_ == 0) (*watch_)(*place_.table);
}

bool Interpreter::play_on(std::optional<Seat> awaited) {
    return not place_.table or place_.table->play_on(awaited);
}

MaybeTrouble Interpreter::play(Line line) {
    const auto move = read_move(std::move(line));
    if (not move) return wrong(move.error().what);
    if (needs_.live and is_left_to_dealer(*move)) return wrong(about_dealer);
    const Verdict verdict = place_.table->play(*move);
    if (verdict.kind == Verdict::Kind::Played) return std::nullopt;
    return wrong(verdict.why);
}

MaybeTrouble Interpreter::set(const Line& line) {
    if (not place_.table) return wrong("no game has begun");
    if (line.size() < 3) return wrong("write `.set KEY VALUE`");
    if (last_set_ == 0) play_on();
    const auto refusal = place_.table->rig(line[1], line.without_first(2).words);
    if (refusal) return wrong(printable(line[1]) + ": " + *refusal);
    last_set_ = line_;
    return std::nullopt;
}

void Interpreter::settle() {
    const int line = std::exchange(last_set_, 0);
    if (line == 0) return;
    if (const auto refusal = place_.table->settle())
        complaints_.add(line, wrong("this cannot be: " + *refusal));
}

void Interpreter::close_sets() {
    if (std::exchange(last_set_, 0) > 0) (void)place_.table->settle();
}

MaybeTrouble Interpreter::obey(const Line& line) {
    const auto words = line.without_first(1);
    play_on(line[0] == ".refuse" ? mover_in(words) : std::nullopt);
    if (only_prints(line[0]) and is_unheard()) return std::nullopt;
    if (line[0] == ".quit") return quit(words);
    if (line[0] == ".save") return save(words);
    if (line[0] == ".key" or line[0] == ".wait" or line[0] == ".screen")
        return drive_screen(line[0], words);
    const auto directive = find_directive(line[0]);
    if (directive == nullptr) return wrong("there is no directive `" + printable(line[0]) + "`");
    if (not place_.table) return wrong("no game has begun");
    std::string answer;
    auto trouble = directive(*place_.table, words, answer);
    tell_news();
    answers_.write(answer);
    return trouble;
}

MaybeTrouble Interpreter::quit(const Line& words) {
    if (not words.empty()) return wrong("write `.quit` alone");
    is_done_ = true;
    return std::nullopt;
}

MaybeTrouble Interpreter::save(const Line& words) {
    if (not place_.table) return wrong("no game has begun");
    if (not needs_.save) return wrong("nothing is saved while a file is read");
    if (words.size() != 1) return wrong("write `.save NAME`");
    return needs_.save(words[0], journal_text(*place_.table));
}

MaybeTrouble Interpreter::drive_screen(const std::string& name, const Line& words) {
    if (not screen_ and needs_.screen) screen_ = needs_.screen(place_);
    if (not screen_) return wrong("there is no screen here for `" + name + "`");
    if (name == ".key") return press(words);
    if (name == ".wait") return wait(words);
    const bool is_wide = words.size() == 1 and words[0] == "wide";
    if (not words.empty() and not is_wide) return wrong("write `.screen` or `.screen wide`");
    answers_.write(screen_->text(is_wide ? Screen::Width::Wide : Screen::Width::Usual));
    return std::nullopt;
}

MaybeTrouble Interpreter::press(const Line& words) {
    if (words.empty()) return wrong("write `.key NAME ...`");
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) play_on();
        if (words.quoted[i])
            screen_->type(words[i]);
        else if (not screen_->press(words[i]))
            return wrong("there is no key `" + printable(words[i]) + "`");
        follow_table();
    }
    return std::nullopt;
}

MaybeTrouble Interpreter::wait(const Line& words) {
    constexpr std::uint64_t a_day = 86'400'000;
    const auto time = words.size() == 1 ? whole_number(words[0], a_day) : std::nullopt;
    if (not time) return wrong("write `.wait MS`, with MS up to a day, 86400000");
    screen_->wait(static_cast<int>(*time));
    return std::nullopt;
}

}  // namespace parlor::table
