#include "guest/guest.hpp"

#include <poll.h>

#include <chrono>
#include <cstdio>
#include <utility>

#include "guest/stay.hpp"
#include "terminal/display_options.hpp"

namespace parlor::guest {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int no_host = 1, wrong = 2;

int end_with(int status, const std::string& line) {
    if (line.empty()) return status;
    if (status == 0)
        std::printf("%s\n", line.c_str());
    else
        std::fprintf(stderr, "parlor: %s\n", line.c_str());
    return status;
}

// Whether the host has said something before this time.
bool waits_for(const LineToHost& host, Clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    pollfd ready{host.file(), POLLIN, 0};
    return left.count() > 0 and poll(&ready, 1, static_cast<int>(left.count())) > 0;
}

}  // namespace

Ending ask(const Visit& visit, const std::function<void(const std::string&)>& tell) {
    auto socket = visit.connect();
    if (not socket) return {no_host, socket.error().what};
    LineToHost host{std::move(*socket)};
    host.say(wire::Hello{{.mode = wire::Record::Mode::Plain}, visit.errand, visit.user_name});
    const auto until = Clock::now() + std::chrono::milliseconds{longest_greeting.count};
    while (not host.heard().ending()) {
        if (host.is_cut() or not waits_for(host, until)) return {no_host, not_a_host};
        host.listen();
        for (const wire::Sentences& said : host.heard().take_said())
            for (const std::string& line : said.lines) tell(line);
    }
    return *host.heard().ending();
}

Ending attend_at(tui::Presenter& presenter, const Visit& visit, sockets::Descriptor host) {
    tui::Presenter::say_on_crash("The game is kept at the host. ");
    Ending ending = Stay{visit, presenter, std::move(host)}.pass();
    presenter.listen_to(-1);
    presenter.forget();
    return ending;
}

int attend(const Visit& visit) {
    if (const auto refusal = tui::refusal_of(visit.asked)) return end_with(wrong, *refusal);
    auto socket = visit.connect();
    if (not socket) return end_with(no_host, socket.error().what);
    auto presenter = tui::Presenter::open(tui::display_options(visit.options, visit.asked));
    if (not presenter) return end_with(wrong, tui::no_terminal());
    const Ending ending = attend_at(*presenter, visit, std::move(*socket));
    const auto remark = presenter->remark();
    presenter.reset();
    if (remark) std::fprintf(stderr, "parlor: %s\n", remark->c_str());
    return end_with(ending.status, ending.line);
}

}  // namespace parlor::guest
