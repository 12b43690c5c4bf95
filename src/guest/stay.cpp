#include "guest/stay.hpp"

#include <csignal>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/sound.hpp"
#include "guest/record.hpp"
#include "terminal/stopwatch.hpp"

namespace parlor::guest {
namespace {

using tui::Key;

constexpr int no_host = 1, status_of_signals = 128;
constexpr char32_t key_of_copy = U'k';
constexpr auto not_back =
    "the host has not come back within a minute; when it has, `parlor join` leads back to the game";
constexpr auto left_while_away =
    "the host is away; when it is back, `parlor join` leads back to the game";

// In as many rows as it takes.
void write_above(tui::Canvas& canvas, const std::string& words) {
    constexpr tui::Style style{tui::Ink::Black, tui::Ink::LightGrey};
    const int cols = canvas.size().cols;
    int row = 0;
    for (const std::string& line : tui::wrapped(tui::upper(words), cols)) {
        canvas.fill({row, 0, row, cols - 1}, U' ', style);
        canvas.write({row++, 0}, line, style);
    }
}

std::string words_while_away(const Return& coming_back) {
    return "THE HOST IS AWAY; TRYING " + std::to_string(coming_back.seconds_left()) +
           " S; Q LEAVES";
}

}  // namespace

Stay::Stay(const Visit& visit, tui::Presenter& presenter, sockets::Descriptor socket)
    : visit_{&visit}, presenter_{&presenter}, errand_{visit.errand} {
    call(std::move(socket));
}

Ending Stay::pass() {
    tui::Stopwatch watch;
    while (not ending_) {
        if (not presenter_->has_waiting_key()) paint();
        const auto key = presenter_->read_key(next_tick());
        if (not key) {
            line_->say(wire::Bye{});
            return {status_of_signals + presenter_->ended_by().value_or(SIGHUP), ""};
        }
        wait({watch.lap()});
        press(*key);
        listen();
    }
    entitle("");
    return *ending_;
}

void Stay::call(sockets::Descriptor socket) {
    if (line_ and has_picture()) last_seen_ = line_->heard().canvas();
    line_.emplace(std::move(socket));
    presenter_->listen_to(line_->file());
    greeting_ = {};
    shown_ = {};
    line_->say(wire::Hello{record(), errand_, visit_->user_name});
}

void Stay::come_back() {
    if (auto connected = visit_->connect()) call(std::move(*connected));
}

// Only a host that was there once is waited for.
void Stay::lose_line() {
    line_->cut();
    presenter_->listen_to(-1);
    if (not was_welcome_) ending_ = {no_host, not_a_host};
    if (not return_) return_.emplace();
}

// Whoever was suspended for long tries once more.
void Stay::wait(Milliseconds passed) {
    pulse_.pass(passed);
    if (is_greeting()) {
        greeting_ = greeting_ + passed;
        if (greeting_ >= longest_greeting) lose_line();
    }
    if (not return_) return;
    return_->pass(passed);
    if (line_->is_cut() and return_->take_try()) come_back();
    if (line_->is_cut() and return_->is_over()) ending_ = {no_host, not_back};
}

void Stay::press(Key key) {
    if (key == Key::Redraw) {
        presenter_->forget();
        title_.clear();
    }
    if (key == Key::Resized and not is_greeting()) line_->say(record());
    if (key != Key::Elapsed) pulse_.begin();
    if (key == Key::Elapsed or key == Key::Redraw or key == Key::Resized) return send_keys();
    told_.clear();
    awaits_copy_ = awaits_copy_ or tui::letter_of(key) == key_of_copy;
    if (return_ and tui::letter_of(key) == U'q') ending_ = {0, left_while_away};
    if (key == Key::Interrupt and (return_ or ++interrupts_ > 1))
        ending_ = {status_of_signals + SIGINT, ""};
    keys_.push_back(key);
    if (keys_.size() == wire::most_keys or not presenter_->has_waiting_key()) send_keys();
}

// Keys that no host can take are lost: nobody knows what they would mean later.
void Stay::send_keys() {
    const auto keys = std::exchange(keys_, {});
    if (keys.empty() or line_->is_cut() or is_greeting()) return;
    line_->say(wire::Keys{shown_, keys});
}

void Stay::listen() {
    if (line_->is_cut()) return;
    if (line_->listen()) interrupts_ = 0;
    if (const auto copy = line_->heard().take_copy()) keep(*copy);
    const Heard& heard = line_->heard();
    if (heard.place()) errand_ = errand_to(*heard.place());
    if (heard.ending()) {
        ending_ = heard.ending();
    } else if (line_->is_cut()) {
        lose_line();
    } else if (heard.is_welcome()) {
        was_welcome_ = true;
        return_.reset();
    }
}

void Stay::keep(const Copy& copy) {
    if (not std::exchange(awaits_copy_, false) or not visit_->keep_copy) return;
    told_ = visit_->keep_copy(copy);
}

// Until the first picture there is nothing to show.
void Stay::paint() {
    if (not has_picture() and not was_welcome_) return;
    tui::Canvas canvas = this->canvas();
    pulses_ = presenter_->has_colours() and canvas.pulsing() != nullptr;
    if (pulses_ and pulse_.is_turned()) canvas.turn_pulsing();
    const std::string sounds = bytes_for(line_->heard().take_sounds(), visit_->options);
    presenter_->show(canvas, sounds, question());
    if (pulses_ and pulse_.is_near()) presenter_->take_up_pulse(canvas);
    entitle(line_->heard().title());
    if (line_->is_cut() or shown_ == line_->heard().number()) return;
    shown_ = line_->heard().number();
    line_->say(wire::Shown{shown_});
}

void Stay::entitle(const std::string& title) {
    if (not presenter_->has_title() or title == title_) return;
    presenter_->entitle(title_ = title);
}

// Above it, what became of a copy. While the host is away, what it showed last, and a line that says so.
tui::Canvas Stay::canvas() const {
    tui::Canvas canvas = has_picture() ? line_->heard().canvas() : last_seen_;
    if (return_)
        write_above(canvas, words_while_away(*return_));
    else if (not told_.empty())
        write_above(canvas, told_);
    return canvas;
}

std::string Stay::question() const {
    if (return_) return words_while_away(*return_);
    return told_.empty() ? line_->heard().question() : told_;
}

wire::Record Stay::record() const {
    return record_of({presenter_->size(),
                      presenter_->glyphs(),
                      presenter_->has_colours(),
                      presenter_->has_title()},
                     visit_->options);
}

std::optional<int> Stay::next_tick() const {
    std::optional<int> next = pulses_ ? pulse_.next() : std::nullopt;
    if (is_greeting()) next = tui::sooner(next, longest_greeting.count - greeting_.count);
    if (return_ and line_->is_cut()) next = tui::sooner(next, return_->until_next().count);
    return next;
}

}  // namespace parlor::guest
