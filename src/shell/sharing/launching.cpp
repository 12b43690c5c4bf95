#include "shell/sharing/launching.hpp"

#include <utility>

#include "guest/guest.hpp"
#include "shell/sharing/starting.hpp"
#include "sockets/address.hpp"
#include "sockets/local.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::shell {
namespace {

using Connected = Result<sockets::Descriptor>;

// The host that is there, or else one that is started now.
Connected connected_to_own(const std::filesystem::path& socket) {
    const auto state = table::state_folder();
    if (not state) return state.error();
    const HostToStart host{socket, *state / "host"};
    if (auto error = start_host(host, [&] { return become_host(host); })) return *std::move(error);
    return sockets::connect_to(socket);
}

}  // namespace

tui::Visited visit_tables(tui::Presenter& presenter,
                          const Options& options,
                          tui::VisitFor purpose) {
    const auto where = sockets::where_to_connect(
        sockets::surroundings_here("", sockets::Surroundings::Mode::Free));
    if (not where) return {.line = where.error().what};
    const auto connect = [&] { return sockets::connect_to(where->path); };
    Connected host = connect();
    const bool opens = purpose == tui::VisitFor::Open;
    if (not host and opens and where->is_own) host = connected_to_own(where->path);
    if (not host) return {.may_start_host = where->is_own, .line = host.error().what};
    const guest::Visit visit{
        .connect = connect,
        .errand = opens ? wire::Errand{wire::Open{}} : wire::Errand{wire::List{}},
        .options = options};
    return {.was_there = true, .line = attend_at(presenter, visit, std::move(*host)).line};
}

}  // namespace parlor::shell
