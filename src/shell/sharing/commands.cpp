#include "shell/sharing/commands.hpp"

#include <unistd.h>

#include <algorithm>
#include <utility>

#include "disk/text_file.hpp"
#include "guest/guest.hpp"
#include "host/door.hpp"
#include "host/log.hpp"
#include "host/loop.hpp"
#include "library/data_folder.hpp"
#include "shell/fence/call_fence.hpp"
#include "shell/fence/fence.hpp"
#include "shell/lines.hpp"
#include "shell/sharing/plain_guest.hpp"
#include "shell/shell.hpp"
#include "sockets/local.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::shell {
namespace {

namespace fs = std::filesystem;
using Mode = sockets::Surroundings::Mode;

constexpr int no_host = 1;
constexpr auto passwd = "/etc/passwd";

int end_without_host(const Error& error) {
    complain(error.what);
    return no_host;
}

Result<fs::path> folder_of(const cli::Host& order) {
    if (not order.keep.empty()) return fs::absolute(order.keep);
    auto state = table::state_folder();
    return state ? Result<fs::path>{*state / "host"} : state.error();
}

// A host that systemd listens for is a service of the machine.
std::string who_runs(const sockets::ListenOn& where, const host::Users& users) {
    if (std::holds_alternative<sockets::HandedOver>(where)) return "the house";
    return users.user_of(getuid(), "")->shown();
}

std::optional<Error> trust(host::Users& users, const std::vector<std::string>& accounts) {
    for (const std::string& account : accounts)
        if (auto error = users.trust(account)) return error;
    return std::nullopt;
}

Result<sockets::Address> host_at(const std::string& at) {
    return sockets::where_to_connect(sockets::surroundings_here(at, Mode::Free));
}

// A socket of systemd's is not for the host to remove.
OpenFolders open_to_host(const sockets::ListenOn& where, const fs::path& folder) {
    OpenFolders open{.own = folder, .only_read = library::data_folders().places};
    if (const auto* const address = std::get_if<sockets::Address>(&where))
        open.only_remove = address->path.parent_path();
    return open;
}

wire::Errand errand_of(const cli::Visit& order) {
    switch (order.purpose) {
        case cli::Visit::For::Open: return wire::Open{order.name};
        case cli::Visit::For::Join: return wire::Join{order.name};
        case cli::Visit::For::Watch: return wire::Watch{order.name};
    }
    return wire::List{};
}

}  // namespace

int keep_host(const cli::Host& order, const HouseMaker& make_house) {
    const auto where = sockets::where_to_listen(sockets::surroundings_here(order.at, Mode::Free));
    if (not where) return end_without_host(where.error());
    const auto folder = folder_of(order);
    if (not folder) return end_without_host(folder.error());
    const auto logins = disk::read_text(passwd);
    if (not logins) return end_without_file(logins.error());
    host::Users users{*logins};
    const std::string run_by = who_runs(*where, users);
    if (const auto error = trust(users, order.trusted)) return end_wrong(error->what);

    const auto door = host::Door::open(*where, *folder);
    if (not door) return end_without_host(door.error());
    const host::Log log{STDERR_FILENO};
    if (const auto error = close_file_fence_of_host(open_to_host(*where, *folder)))
        return end_without_host(*error);
    if (const auto missing = missing_here(); not missing.empty())
        log.note("the fence has a gap: this kernel has " + missing);
    const auto house = make_house({*folder, run_by, order.is_while_used, users, log});
    if (not house) return end_without_host(house.error());
    const auto trouble = serve(**door, **house, users, log, fence_calls_of_host);
    return trouble ? no_host : 0;  // the log says why
}

int tell_tables(const cli::Tables& order) {
    const auto where = host_at(order.at);
    if (not where) return end_without_host(where.error());
    table::Output answers{STDOUT_FILENO};
    const auto ending = guest::ask(
        {.connect = [&] { return sockets::connect_to(where->path); }, .errand = wire::Tell{}},
        [&](const std::string& line) { answers.write(line + "\n"); });
    const int written = end_with(table::Status::Fine, answers);
    if (ending.status != 0) complain(ending.line);
    return std::max(written, ending.status);
}

int visit(const cli::Visit& order, const Options& options, guest::KeepCopy keep_copy) {
    const auto where = host_at(order.at);
    if (not where) return end_without_host(where.error());
    const guest::Visit visit{.connect = [&] { return sockets::connect_to(where->path); },
                             .errand = errand_of(order),
                             .options = options,
                             .asked = order.asked,
                             .keep_copy = std::move(keep_copy)};
    return order.is_plain ? attend_in_sentences(visit) : guest::attend(visit);
}

}  // namespace parlor::shell
