#include "shell/fence/fence.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <system_error>
#include <vector>

#include "shell/fence/call_fence.hpp"
#include "shell/fence/call_filter.hpp"

namespace parlor {
namespace {

Error failed(const char* what) {
    return {std::string{"restricted mode: "} + what +
            " cannot be limited: " + std::generic_category().message(errno)};
}

struct Limit {
    const char* what;
    decltype(RLIMIT_CORE) resource;
    rlim_t most;
};

std::vector<Limit> limits() {
    std::vector<Limit> all{{"core dumps", RLIMIT_CORE, 0},
                           {"processes", RLIMIT_NPROC, 0},
                           {"the size of files", RLIMIT_FSIZE, most_in_a_file}};
#ifndef __SANITIZE_ADDRESS__  // which reserves terabytes of address space
    all.push_back({"memory", RLIMIT_AS, most_memory});
#endif
    return all;
}

// Lowers a limit; keeps a limit that is already lower.
bool hold(const Limit& limit) {
    rlimit now{};
    if (getrlimit(limit.resource, &now) != 0) return false;
    const rlim_t most = std::min(now.rlim_max, limit.most);
    const rlimit then{std::min(now.rlim_cur, most), most};
    return setrlimit(limit.resource, &then) == 0;
}

}  // namespace

std::optional<Error> fence_in() {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return failed("privileges");
    // The size limit of core dumps does not apply to dumps that are piped to a program.
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return failed("core dumps");
    for (const Limit& limit : limits())
        if (not hold(limit)) return failed(limit.what);
    return std::nullopt;
}

std::optional<Error> close_fence(const OpenFolders& folders, std::optional<int> messenger) {
    tzset();  // reads the time zone, because its file cannot be opened later
    if (auto error = fence_files(folders, landlock_abi())) return error;
    return fence_calls(messenger);
}

std::optional<Error> close_file_fence_of_host(const OpenFolders& folders) {
    tzset();  // as above, for the log
    return fence_files(folders, landlock_abi());
}

std::string fence_here() {
    std::string here = "resource limits";
    if (landlock_abi() > 0) here += ", Landlock";
    if (CallFilter::is_known_here()) here += ", seccomp";
    const std::string missing = missing_here();
    return missing.empty() ? here : here + " (this kernel has " + missing + ")";
}

std::string missing_here() {
    std::string missing;
    if (landlock_abi() == 0) missing = "no Landlock";
    if (not CallFilter::is_known_here()) missing += missing.empty() ? "no seccomp" : ", no seccomp";
    return missing;
}

}  // namespace parlor
