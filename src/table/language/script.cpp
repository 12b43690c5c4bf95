#include "table/language/script.hpp"

#include <utility>

#include "base/text.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"
#include "table/language/directives.hpp"
#include "table/language/live.hpp"
#include "table/language/opening.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

constexpr std::size_t much = 400;  // the most characters of one error message

Trouble wrong(std::string what) { return {Status::Wrong, std::move(what)}; }

bool only_prints(std::string_view directive) {
    return directive == ".show" or directive == ".choices" or directive == ".why" or
           directive == ".screen";
}

class Script {
public:
    Script(LineReader& lines,
           const std::string& name,
           const ScriptNeeds& needs,
           Output& answers,
           Output& complaints)
        : lines_{lines}, name_{name}, needs_{needs}, answers_{answers}, complaints_{complaints} {}

    Status run() {
        read_all();
        if (goes_on() and not needs_.live) play_out();
        answers_.flush();
        return status_;
    }

    void trust_seals() { seals_.reset(); }

    Loaded load(const Watch& watch, Effort& effort) {
        watch_ = &watch;
        effort_ = &effort;
        try {
            read_all();
        } catch (const Effort::Ended& ended) { end_early(ended); }
        if (place_.table) place_.table->spend_on(nullptr);
        if (place_.table) place_.table->on_each_move({});
        return {status_, std::move(place_.table)};
    }

private:
    [[nodiscard]] bool goes_on() const { return not is_done_ and answers_.error() == 0; }

    void complain(int line, const Trouble& trouble) {
        answers_.flush();
        status_ = worse(status_, trouble.status);
        std::string where = printable(name_, much);
        if (line > 0) where += ":" + std::to_string(line);
        complaints_.write(where + ": " + printable(trouble.what, much) + "\n");
        complaints_.flush();
        if (not needs_.keep_going and not needs_.live) is_done_ = true;
    }

    [[nodiscard]] bool is_load() const { return watch_ != nullptr; }
    [[nodiscard]] bool is_unheard() const { return is_load() or answers_.error() != 0; }

    // Follows the table from now on, move by move.
    void follow_table() {
        if (not place_.table) return;
        has_begun_ = true;
        tell_news();
        place_.table->on_each_move([this] { tell_news(); });
    }

    // Prints what has happened at the table, or shows the table of a file that is only loaded.
    void tell_news() {
        if (is_load())
            show();
        else
            answers_.write(place_.table->take_news());
    }

    // Shows the table when no `.set` is pending, as its values may still turn out impossible.
    void show() {
        if (is_load() and *watch_ and place_.table and last_set_ == 0) (*watch_)(*place_.table);
    }

    void read_all() {
        while (goes_on()) {
            if (lines_.may_wait()) answers_.flush();
            const auto text = lines_.next();
            if (not text) break;
            read(*text);
        }
        if (goes_on())
            check_end();
        else
            close_sets();
        show();
    }

    // A reading that was called off gives no table; too much work is an error like any other.
    void end_early(const Effort::Ended& ended) {
        complain(line_, wrong("reading " + ended.what));
        close_sets();
        if (ended.why == Effort::Why::Asked) place_.table.reset();
        show();
    }

    void read(const TextLine& text) {
        line_ = text.number;
        if (effort_ != nullptr) effort_->spend(1 + new_work());
        if (is_sound_seal(text)) return;  // a comment
        if (not is_done_) play_line(text);
    }

    // The work at the table since the last call.
    std::uint64_t new_work() {
        const std::uint64_t before = work_;
        if (place_.table) work_ = place_.table->work();
        return work_ - before;
    }

    bool is_sound_seal(const TextLine& text) {
        if (not seals_) return is_seal(text.text);
        const Seals::Found found = seals_->pass(text.whole);
        if (found == Seals::Found::Broken) complain(line_, wrong(words_about_broken_seal(*seals_)));
        return found == Seals::Found::Fits;
    }

    void play_line(const TextLine& text) {
        auto trouble =
            text.is_too_long ? wrong("the line is longer than 1,000 bytes") : read_sound(text.text);
        if (trouble) {
            if (not text.is_ended and trouble->status == Status::Wrong)
                trouble->what += " (the line is not ended; the file may have been cut off here)";
            complain(line_, *trouble);
        }
        if (needs_.live and has_answer(text)) end_answer();
    }

    // There are no answers before `begin`, and none after the end of the script.
    void end_answer() {
        if (not has_begun_ or is_done_) return;
        if (last_set_ == 0) play_out();
        answers_.write(asked_line(place_.table.get()));
        answers_.flush();
    }

    MaybeTrouble read_sound(std::string_view text) {
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
        if (is_done_) return std::nullopt;
        if (is_plain and (*line)[0].starts_with('.')) return obey(*line);
        return place_.table ? play(std::move(*line)) : read_opening(*line);
    }

    MaybeTrouble check_state(std::string_view state) {
        const std::string here = state_digits(place_.table->state());
        if (here == state) return std::nullopt;
        return wrong("the state here is " + here + ", not " + printable(state) +
                     ": the lines above differ from the game played, or the rules have changed");
    }

    // --- before `begin` ---

    MaybeTrouble read_opening(const Line& line) {
        if (not opening_.is_ended_by(line)) return opening_.add(line_, line);
        begin();
        return std::nullopt;
    }

    void begin() {
        auto opened = opening_.begin(
            line_, needs_.open, is_load() ? Opening::Game::Kept : Opening::Game::New);
        if (auto* errors = std::get_if<std::vector<LineError>>(&opened)) return give_up(*errors);
        place_.table = std::move(std::get<std::unique_ptr<GameTable>>(opened));
        place_.table->spend_on(effort_);
        follow_table();
    }

    // Ends the script: without a table the remaining lines have no meaning.
    void give_up(const std::vector<LineError>& errors) {
        for (const auto& error : errors) {
            complain(error.line, wrong(error.what));
            if (is_done_) return;
        }
        is_done_ = true;
    }

    // --- at the table ---

    // False when the computers reached their limit of moves.
    bool play_on(std::optional<Seat> awaited = std::nullopt) {
        return not place_.table or place_.table->play_on(awaited);
    }

    // The seat at the beginning of a move line.
    static std::optional<Seat> mover_in(const Line& words) {
        const auto move = read_move(words);
        return move ? move->mover : std::nullopt;
    }

    MaybeTrouble play(Line line) {
        const auto move = read_move(std::move(line));
        if (not move) return wrong(move.error().what);
        if (needs_.live and is_left_to_dealer(*move)) return wrong(about_dealer);
        const Verdict verdict = place_.table->play(*move);
        if (verdict.kind == Verdict::Kind::Played) return std::nullopt;
        return wrong(verdict.why);
    }

    MaybeTrouble set(const Line& line) {
        if (not place_.table) return wrong("no game has begun");
        if (line.size() < 3) return wrong("write `.set KEY VALUE`");
        if (last_set_ == 0) play_on();
        const auto refusal = place_.table->rig(line[1], line.without_first(2).words);
        if (refusal) return wrong(printable(line[1]) + ": " + *refusal);
        last_set_ = line_;
        return std::nullopt;
    }

    // Checks that all values set by consecutive `.set` lines are possible together.
    void settle() {
        const int line = std::exchange(last_set_, 0);
        if (line == 0) return;
        if (const auto refusal = place_.table->settle())
            complain(line, wrong("this cannot be: " + *refusal));
    }

    // Stops among `.set` lines: values that are impossible together are undone without an error.
    void close_sets() {
        if (std::exchange(last_set_, 0) > 0) (void)place_.table->settle();
    }

    MaybeTrouble obey(const Line& line) {
        const auto words = line.without_first(1);
        play_on(line[0] == ".refuse" ? mover_in(words) : std::nullopt);
        if (only_prints(line[0]) and is_unheard()) return std::nullopt;
        if (line[0] == ".quit") return quit(words);
        if (line[0] == ".save") return save(words);
        if (line[0] == ".key" or line[0] == ".wait" or line[0] == ".screen")
            return drive_screen(line[0], words);
        const auto directive = find_directive(line[0]);
        if (directive == nullptr)
            return wrong("there is no directive `" + printable(line[0]) + "`");
        if (not place_.table) return wrong("no game has begun");
        std::string answer;
        auto trouble = directive(*place_.table, words, answer);
        tell_news();
        answers_.write(answer);
        return trouble;
    }

    MaybeTrouble quit(const Line& words) {
        if (not words.empty()) return wrong("write `.quit` alone");
        is_done_ = true;
        return std::nullopt;
    }

    MaybeTrouble save(const Line& words) {
        if (not place_.table) return wrong("no game has begun");
        if (not needs_.save) return wrong("nothing is saved while a file is read");
        if (words.size() != 1) return wrong("write `.save NAME`");
        return needs_.save(words[0], journal_text(*place_.table));
    }

    // --- on the screen ---

    MaybeTrouble drive_screen(const std::string& name, const Line& words) {
        if (not screen_ and needs_.screen) screen_ = needs_.screen(place_);
        if (not screen_) return wrong("there is no screen here for `" + name + "`");
        if (name == ".key") return press(words);
        if (name == ".wait") return wait(words);
        const bool is_wide = words.size() == 1 and words[0] == "wide";
        if (not words.empty() and not is_wide) return wrong("write `.screen` or `.screen wide`");
        answers_.write(screen_->text(is_wide ? Screen::Width::Wide : Screen::Width::Usual));
        return std::nullopt;
    }

    MaybeTrouble press(const Line& words) {
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

    MaybeTrouble wait(const Line& words) {
        constexpr std::uint64_t a_day = 86'400'000;
        const auto time = words.size() == 1 ? whole_number(words[0], a_day) : std::nullopt;
        if (not time) return wrong("write `.wait MS`, with MS up to a day, 86400000");
        screen_->wait(static_cast<int>(*time));
        return std::nullopt;
    }

    // --- at the end ---

    void check_end() {
        if (lines_.failure()) {
            const bool is_long = lines_.has_too_many();
            return complain(is_long ? lines_.lines_read() + 1 : 0,
                            {is_long ? Status::Wrong : Status::NoFile, lines_.failure()->what});
        }
        settle();
        if (not place_.table and not screen_)
            complain(lines_.lines_read(), wrong("the lines end before `begin`"));
    }

    void play_out() {
        if (not play_on())
            complain(lines_.lines_read(), wrong("the computers play on without end"));
    }

    LineReader& lines_;
    const std::string& name_;
    const ScriptNeeds& needs_;
    Output& answers_;
    Output& complaints_;

    Place place_;
    std::unique_ptr<Screen> screen_;
    const Watch* watch_ = nullptr;  // set while only loading a file
    Effort* effort_ = nullptr;      // likewise
    std::uint64_t work_ = 0;        // of the table, as of the last line
    Opening opening_;
    std::optional<Seals> seals_{std::in_place};  // absent when they have been checked before
    int line_ = 0;
    int last_set_ = 0;  // the line of the last pending `.set`; 0 when there is none
    bool has_begun_ = false;
    bool is_done_ = false;
    Status status_ = Status::Fine;
};

}  // namespace

Status run_script(LineReader& lines,
                  const std::string& name,
                  const ScriptNeeds& needs,
                  Output& answers,
                  Output& complaints) {
    return Script{lines, name, needs, answers, complaints}.run();
}

Loaded load_script(LineReader& lines,
                   const std::string& name,
                   const Opener& open,
                   Output& complaints,
                   const Watch& watch,
                   const CalledOff& called_off) {
    const ScriptNeeds needs{.open = open};
    Output unheard;
    Effort effort{called_off};
    return Script{lines, name, needs, unheard, complaints}.load(watch, effort);
}

Loaded load_script(const Sealed& part,
                   const std::string& name,
                   const Opener& open,
                   Output& complaints,
                   const Watch& watch,
                   const CalledOff& called_off) {
    const ScriptNeeds needs{.open = open};
    LineReader lines{std::string{part.text}};
    Output unheard;
    Effort effort{called_off};
    Script script{lines, name, needs, unheard, complaints};
    script.trust_seals();
    return script.load(watch, effort);
}

}  // namespace parlor::table
