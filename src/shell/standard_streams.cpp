#include "shell/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

namespace parlor::shell {
namespace {

bool is_closed(int file) { return fcntl(file, F_GETFD) == -1; }

}  // namespace

// An opened file gets the lowest free number.
bool hold_closed_streams() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const int flags = file == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        if (is_closed(file) and open("/dev/null", flags) != file) return false;
    }
    return true;
}

}  // namespace parlor::shell
