// Terminal: a guest's terminal as the host knows it: what it can show, the picture that it shows, and
// which decision its keys answer.
//
// Source: T-1.7, T-1.8, T-3.13.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/options.hpp"
#include "house/round_trip.hpp"
#include "wire/easel.hpp"
#include "wire/message.hpp"

namespace parlor::house {

class Terminal {
public:
    explicit Terminal(const wire::Record& record) : record_{record} {}
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] const wire::Record& record() const { return record_; }
    void become(const wire::Record& record) { record_ = record; }
    [[nodiscard]] tui::Size window() const;  // as much of it as a picture fills
    [[nodiscard]] bool has_room() const;     // for a screen
    [[nodiscard]] Options options() const;   // as far as the host has to know them

    // Something else is asked than before, and not because of a key of this guest: keys that were
    // pressed before the guest sees it do not answer it.
    void expect_decision() {
        decision_ = wire::Decision{static_cast<std::uint32_t>(decision_) + 1};
    }
    [[nodiscard]] bool is_late(wire::Showing seen) const {
        return not easel_.counts(seen, decision_);
    }

    // A notice is to be read: keys that were pressed before the guest sees it do not close it.
    void expect_reader() {
        expect_decision();
        notice_ = easel_.next_number();
    }
    // The next picture covers it: if it has not been seen before, a later one shows it first.
    void cover_notice() {
        if (notice_ >= easel_.next_number()) notice_ = wire::after(easel_.next_number());
    }
    [[nodiscard]] bool has_still_to_read(wire::Showing seen) const { return seen < notice_; }

    // What to send now: the sounds, if they are wanted, and the picture, if there is another than the
    // guest has. `question` is for a window that has no room.
    [[nodiscard]] std::vector<wire::FromHost> news(std::vector<tui::SoundEffect> sounds,
                                                   const tui::Canvas& canvas,
                                                   const std::string& question = {});
    // In plain mode: with its number. Requires that nothing is under way.
    [[nodiscard]] wire::Sentences numbered(wire::Sentences said) {
        said.number = easel_.next(decision_);
        return said;
    }
    [[nodiscard]] bool is_plain() const { return record_.mode == wire::Record::Mode::Plain; }
    // Whether the guest has been sent anything since something else was asked.
    [[nodiscard]] bool is_up_to_date() const { return easel_.has_sent(decision_); }
    [[nodiscard]] std::optional<Error> shown(wire::Showing number) { return easel_.shown(number); }
    [[nodiscard]] RoundTrip& line() { return line_; }
    // Whether the guest has still to show a picture: until then nothing is drawn.
    [[nodiscard]] bool is_picture_under_way() const { return easel_.is_under_way(); }

private:
    wire::Record record_;
    wire::Easel easel_;
    RoundTrip line_;
    wire::Decision decision_{1};
    wire::Showing notice_{};  // the picture that showed the last one first
};

}  // namespace parlor::house
