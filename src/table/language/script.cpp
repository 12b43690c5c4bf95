#include "table/language/script.hpp"

#include <utility>

#include "table/language/complaints.hpp"
#include "table/language/interpreter.hpp"
#include "table/language/live.hpp"

namespace parlor::table {
namespace {

class Script {
public:
    Script(LineReader& lines,
           const std::string& name,
           const ScriptNeeds& needs,
           Output& answers,
           Output& complaints)
        : lines_{lines},
          is_live_{needs.live},
          answers_{answers},
          complaints_{name, answers, complaints},
          interpreter_{needs, answers, complaints_} {}

    Status run() {
        read_all();
        if (goes_on() and not is_live_) play_out();
        answers_.flush();
        return complaints_.worst();
    }

    void trust_seals() { seals_.reset(); }

    Loaded load(const Watch& watch, Effort& effort) {
        effort_ = &effort;
        interpreter_.only_load(watch, effort);
        try {
            read_all();
        } catch (const Effort::Ended& ended) { end_early(ended); }
        return {complaints_.worst(), interpreter_.take_table()};
    }

private:
    [[nodiscard]] bool goes_on() const {
        return not interpreter_.is_done() and answers_.error() == 0;
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
            interpreter_.close_sets();
        interpreter_.show();
    }

    // A reading that was called off gives no table; too much work is an error like any other.
    void end_early(const Effort::Ended& ended) {
        complaints_.add(line_, wrong("reading " + ended.what));
        interpreter_.close_sets();
        if (ended.why == Effort::Why::Asked) interpreter_.drop_table();
        interpreter_.show();
    }

    void read(const TextLine& text) {
        line_ = text.number;
        if (effort_ != nullptr) effort_->spend(1 + new_work());
        if (is_sound_seal(text)) return;  // a comment
        if (not interpreter_.is_done()) play_line(text);
    }

    // The work at the table since the last call.
    std::uint64_t new_work() {
        const std::uint64_t before = work_;
        if (const auto* const table = interpreter_.table()) work_ = table->work();
        return work_ - before;
    }

    bool is_sound_seal(const TextLine& text) {
        if (not seals_) return begins_like_seal(text.text);
        const Seals::Found found = seals_->pass(text.whole);
        if (found == Seals::Found::Broken)
            complaints_.add(line_, wrong(words_about_broken_seal(*seals_)));
        return found == Seals::Found::Fits;
    }

    void play_line(const TextLine& text) {
        auto trouble = text.is_too_long ? wrong("the line is longer than 1,000 bytes")
                                        : interpreter_.read(line_, text.text);
        if (trouble) {
            if (not text.is_ended and trouble->status == Status::Wrong)
                trouble->what += " (the line is not ended; the file may have been cut off here)";
            complaints_.add(line_, *trouble);
        }
        if (is_live_ and has_answer(text)) end_answer();
    }

    // There are no answers before `begin`, and none after the end of the script.
    void end_answer() {
        if (not interpreter_.has_begun() or interpreter_.is_done()) return;
        if (not interpreter_.has_open_sets()) play_out();
        answers_.write(asked_line(interpreter_.table()));
        answers_.flush();
    }

    void check_end() {
        if (lines_.failure()) {
            const bool is_long = lines_.has_too_many();
            return complaints_.add(
                is_long ? lines_.lines_read() + 1 : 0,
                {is_long ? Status::Wrong : Status::NoFile, lines_.failure()->what});
        }
        interpreter_.settle();
        if (interpreter_.table() == nullptr and not interpreter_.has_screen())
            complaints_.add(lines_.lines_read(), wrong("the lines end before `begin`"));
    }

    void play_out() {
        if (not interpreter_.play_on())
            complaints_.add(lines_.lines_read(), wrong("the computers play on without end"));
    }

    LineReader& lines_;
    bool is_live_;
    Output& answers_;
    Complaints complaints_;
    Interpreter interpreter_;
    std::optional<Seals> seals_{std::in_place};  // absent when they have been checked before
    Effort* effort_ = nullptr;                   // set while only loading a file
    std::uint64_t work_ = 0;                     // of the table, as of the last line
    int line_ = 0;
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
