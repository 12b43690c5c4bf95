#include "shell_lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "base/text.hpp"
#include "shell.hpp"

namespace parlor::shell {

using table::Output;
using table::Status;

Status with_lines(const std::string& name, Output& complaints, const ReadLines& read) {
    const bool is_input = name == "-";
    const int file = is_input ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        complaints.write(printable(name, 400) +
                         ": cannot be read: " + std::generic_category().message(errno) + "\n");
        complaints.flush();
        return Status::NoFile;
    }
    table::LineReader lines{file};
    const Status status = read(lines);
    if (not is_input) close(file);
    return status;
}

int end_with(Status status, Output& answers) {
    answers.flush();
    const int error = answers.error();
    if (error == 0) return static_cast<int>(status);
    const bool nobody_listens = error == EPIPE or error == EBADF;
    if (not nobody_listens)
        complain("standard output cannot be written: " + std::generic_category().message(error));
    return static_cast<int>(Status::NoFile);
}

int end_wrong(const std::string& what) {
    complain(what);
    return static_cast<int>(Status::Wrong);
}

void complain(const std::string& what) {
    Output{STDERR_FILENO}.write("parlor: " + printable(what, 400) + "\n");
}

}  // namespace parlor::shell
