#include "guest/guest.hpp"

#include <cstdio>
#include <utility>

#include "guest/stay.hpp"
#include "terminal/display_options.hpp"

namespace parlor::guest {
namespace {

constexpr int no_host = 1, wrong = 2;

int end_with(int status, const std::string& line) {
    if (line.empty()) return status;
    if (status == 0)
        std::printf("%s\n", line.c_str());
    else
        std::fprintf(stderr, "parlor: %s\n", line.c_str());
    return status;
}

}  // namespace

int attend(const Visit& visit) {
    if (const auto refusal = tui::refusal_of(visit.asked)) return end_with(wrong, *refusal);
    auto socket = visit.connect();
    if (not socket) return end_with(no_host, socket.error().what);
    auto presenter = tui::Presenter::open(tui::display_options(visit.options, visit.asked));
    if (not presenter) return end_with(wrong, tui::no_terminal());
    tui::Presenter::say_on_crash("The game is kept at the host. ");
    const Ending ending = Stay{visit, *presenter, std::move(*socket)}.pass();
    const auto remark = presenter->remark();
    presenter.reset();
    if (remark) std::fprintf(stderr, "parlor: %s\n", remark->c_str());
    return end_with(ending.status, ending.line);
}

}  // namespace parlor::guest
