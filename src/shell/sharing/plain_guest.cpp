#include "shell/sharing/plain_guest.hpp"

#include <poll.h>

#include <chrono>
#include <string_view>
#include <thread>
#include <utility>

#include "guest/line_to_host.hpp"
#include "guest/return.hpp"
#include "guest/stay.hpp"
#include "plain/answer.hpp"
#include "plain/printed.hpp"
#include "plain/spoken.hpp"
#include "shell/shell.hpp"

namespace parlor::shell {
namespace {

using guest::Ending;

constexpr int no_host = 1, status_of_signals = 128;
constexpr auto not_back =
    "the host has not come back within a minute; when it has, `parlor --plain join` leads back";

bool asks_for_copy(const std::string& line) {
    const plain::Spoken said = plain::spoken(line);
    return not said.empty() and std::string_view{"copy"}.starts_with(said.front());
}

class PlainGuest {
public:
    PlainGuest(const guest::Visit& visit, Page& page, sockets::Descriptor socket)
        : visit_{&visit}, page_{page}, errand_{visit.errand} {
        call(std::move(socket));
    }

    Ending stay() {
        while (not ending_) {
            host_->listen();
            tell();
            if (host_->heard().ending())
                ending_ = host_->heard().ending();
            else if (host_->is_cut())
                come_back();
            else if (host_->heard().is_welcome())
                take_line();
            else
                await_welcome();
        }
        if (page_.ended_by()) return {status_of_signals + *page_.ended_by(), ""};
        if (ending_->status == 0 and not ending_->line.empty())
            tell_one(plain::sentence_case(std::exchange(ending_->line, "")) + ".");
        return *ending_;
    }

private:
    void call(sockets::Descriptor socket) {
        if (host_ and host_->heard().place()) errand_ = guest::errand_to(*host_->heard().place());
        host_.emplace(std::move(socket));
        is_answered_ = false;
        const auto glyphs = page_.has_utf8() ? tui::GlyphSet::Unicode : tui::GlyphSet::Ascii;
        host_->say(wire::Hello{
            {.glyphs = glyphs, .mode = wire::Record::Mode::Plain}, errand_, visit_->user_name});
    }

    void await_welcome() {
        pollfd ready{host_->file(), POLLIN, 0};
        if (poll(&ready, 1, guest::longest_greeting.count) == 0)
            ending_ = {no_host, guest::not_a_host};
    }

    // At once, and then every second for a minute. Only a host that was there once is waited for.
    void come_back() {
        if (not was_welcome_) {
            ending_ = {no_host, guest::not_a_host};
            return;
        }
        if (not return_) {
            tell_one("The host is away. You come back as soon as it does; Ctrl-C leaves.");
            return_.emplace();
        }
        if (return_->take_try())
            if (auto socket = visit_->connect()) return call(std::move(*socket));
        std::this_thread::sleep_for(std::chrono::milliseconds{guest::Return::beat.count});
        return_->pass(guest::Return::beat);
        if (return_->is_over() or page_.take_interrupt() or page_.is_closed())
            ending_ = {no_host, not_back};
    }

    // What the host said; it says more once that has been shown.
    void tell() {
        if (const auto copy = host_->heard().take_copy()) keep(*copy);
        for (wire::Sentences& said : host_->heard().take_said()) {
            shown_ = said.number;
            is_answered_ = is_answered_ or not said.prompt.empty();
            if (not said.prompt.empty()) completions_ = std::move(said.completions);
            if (not said.prompt.empty()) asked_ = said.asked;
            if (said.hides) page_.hide();
            say({.sentences = std::move(said.lines), .prompt = std::move(said.prompt)});
            host_->say(wire::Shown{shown_});
        }
    }

    // Of a game, if it was asked for: no host fills the folder by itself.
    void keep(const guest::Copy& copy) {
        if (std::exchange(awaits_copy_, false) and visit_->keep_copy)
            tell_one(visit_->keep_copy(copy) + ".");
    }

    void take_line() {
        was_welcome_ = true;
        return_.reset();
        const auto person = asked_ > 0 ? std::optional{Entrant(asked_ - 1)} : std::nullopt;
        auto [came, line] = page_.line_or_news(host_->file(), is_answered_, completions_, person);
        if (came == Page::Came::Line) {
            is_answered_ = false;
            awaits_copy_ = awaits_copy_ or asks_for_copy(line);
            host_->say(wire::Line{shown_, std::move(line)});
        }
        if (came != Page::Came::End) return;
        host_->say(wire::Bye{});
        ending_ = {0, "you have left; `parlor --plain join` leads back to the game"};
    }

    void tell_one(std::string sentence) { say({.sentences = {std::move(sentence)}}); }
    void say(const plain::Answer& answer) { page_.print(plain::printed(answer, page_.width())); }

    const guest::Visit* visit_;
    Page& page_;
    wire::Errand errand_;  // of the next greeting: back to where the host says that the guest is
    std::optional<guest::LineToHost> host_;
    wire::Showing shown_{};
    Completions completions_;              // of the prompt
    int asked_ = 0;                        // the player from 1 on; 0: nobody in particular
    bool is_answered_ = false;             // the last line, with a prompt
    bool was_welcome_ = false;             // once
    bool awaits_copy_ = false;             // of the game
    std::optional<guest::Return> return_;  // while the host is away
    std::optional<Ending> ending_;
};

}  // namespace

int attend_in_sentences(const guest::Visit& visit) {
    auto socket = visit.connect();
    if (not socket) {
        complain(socket.error().what);
        return no_host;
    }
    Page page;
    const Ending ending = attend_in_sentences(visit, page, std::move(*socket));
    if (not ending.line.empty()) complain(ending.line);
    return ending.status;
}

Ending attend_in_sentences(const guest::Visit& visit, Page& page, sockets::Descriptor host) {
    return PlainGuest{visit, page, std::move(host)}.stay();
}

}  // namespace parlor::shell
