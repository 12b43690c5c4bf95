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
using Mode = sockets::Surroundings::Mode;

// The host that is there, or else one that is started now.
Connected connected_to_own(const std::filesystem::path& socket) {
    const auto state = table::state_folder();
    if (not state) return state.error();
    const HostToStart host{socket, *state / "host"};
    if (auto error = start_host(host, [&] { return become_host(host); })) return *std::move(error);
    return sockets::connect_to(socket);
}

wire::Errand errand_of(tui::VisitFor purpose) {
    return purpose == tui::VisitFor::Open ? wire::Errand{wire::Open{}} : wire::Errand{wire::List{}};
}

}  // namespace

Way way_from_here(guest::KeepCopy keep_copy) {
    return [keep_copy = std::move(keep_copy)](const wire::Errand& errand,
                                              const Options& options,
                                              const Attend& attend) -> tui::Visited {
        const auto where = sockets::where_to_connect(sockets::surroundings_here("", Mode::Free));
        if (not where) return {.line = where.error().what};
        const auto connect = [&] { return sockets::connect_to(where->path); };
        Connected host = connect();
        if (not host and std::holds_alternative<wire::Open>(errand) and where->is_own)
            host = connected_to_own(where->path);
        if (not host) return {.may_start_host = where->is_own, .line = host.error().what};
        const guest::Visit visit{
            .connect = connect, .errand = errand, .options = options, .keep_copy = keep_copy};
        return {.was_there = true, .line = attend(visit, std::move(*host)).line};
    };
}

Way way_through(const std::optional<Messenger>& messenger,
                const std::string& user_name,
                guest::KeepCopy keep_copy) {
    return [&messenger, user_name, keep_copy = std::move(keep_copy)](
               const wire::Errand& errand,
               const Options& options,
               const Attend& attend) -> tui::Visited {
        if (not messenger)
            return {.line = "no host was here when this parlor began; leave, and come again"};
        const auto connect = [&] { return messenger->connect(); };
        Connected host = connect();
        if (not host) return {.line = host.error().what};
        const guest::Visit visit{.connect = connect,
                                 .errand = errand,
                                 .user_name = user_name,
                                 .options = options,
                                 .keep_copy = keep_copy};
        return {.was_there = true, .line = attend(visit, std::move(*host)).line};
    };
}

tui::VisitTables visits_by(Way way) {
    return [way = std::move(way)](
               tui::Presenter& presenter, const Options& options, tui::VisitFor purpose) {
        return way(
            errand_of(purpose), options, [&](const guest::Visit& visit, sockets::Descriptor host) {
                return guest::attend_at(presenter, visit, std::move(host));
            });
    };
}

std::optional<Messenger> messenger_to(const std::string& at) {
    const auto where = sockets::where_to_connect(sockets::surroundings_here(at, Mode::Restricted));
    std::error_code none;
    if (not where or not std::filesystem::exists(where->path, none)) return std::nullopt;
    return Messenger::start(where->path);
}

}  // namespace parlor::shell
