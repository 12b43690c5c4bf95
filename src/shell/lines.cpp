#include "shell/lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "disk/disk.hpp"
#include "shell/named_games.hpp"
#include "shell/shell.hpp"
#include "table/journal/game_file.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {

using table::Output;
using table::Status;

namespace {

Error unreadable(const std::string& name, int why) {
    return {printable(name, 400) + ": cannot be read: " + std::generic_category().message(why)};
}

// An open file or saved game, or standard input for `-`; the destructor closes it.
class Input {
public:
    explicit Input(const std::string& name)
        : is_standard_{name == "-"},
          file_{is_standard_ ? STDIN_FILENO
                             : open(file_meant(name).c_str(), O_RDONLY | O_CLOEXEC)} {}
    ~Input() {
        if (not is_standard_ and file_ >= 0) close(file_);
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    [[nodiscard]] int file() const { return file_; }

private:
    bool is_standard_;
    int file_;
};

// Reads to the end, or until the text is longer than the limit.
int read_to_end(int file, std::string& text) {
    std::array<char, 1 << 16> part;
    while (text.size() <= table::longest_game) {
        const ssize_t count = read(file, part.data(), part.size());
        if (count == 0) break;
        if (count < 0 and errno != EINTR) return errno;
        if (count > 0) text.append(part.data(), static_cast<std::size_t>(count));
    }
    return 0;
}

Status end_unread(const Error& error, Output& complaints) {
    complaints.write(error.what + "\n");
    complaints.flush();
    return Status::NoFile;
}

}  // namespace

Status with_lines(const std::string& name, Output& complaints, const ReadLines& read) {
    const Input input{name};
    if (input.file() < 0) return end_unread(unreadable(name, errno), complaints);
    table::LineReader lines{input.file()};
    return read(lines);
}

Result<std::string> text_of_game(const std::string& name) {
    const Input input{name};
    if (input.file() < 0) return unreadable(name, errno);
    const std::string shown = printable(name, 400);
    if (auto wrong = table::wrong_length(shown, disk::real_disk().size(input.file())))
        return *wrong;
    std::string text;
    if (const int why = read_to_end(input.file(), text)) return unreadable(name, why);
    if (text.size() > table::longest_game) return table::too_long(shown, std::nullopt);
    return text;
}

Status with_game(const std::string& name, Output& complaints, const ReadLines& read) {
    auto text = text_of_game(name);
    if (not text) return end_unread(text.error(), complaints);
    table::LineReader lines{std::move(*text)};
    return read(lines);
}

int end_with(Status status, Output& answers) {
    answers.flush();
    const int error = answers.error();
    if (error == 0) return static_cast<int>(status);
    if (error != EPIPE)  // the reader has ended
        complain("standard output cannot be written: " + std::generic_category().message(error));
    return static_cast<int>(Status::NoFile);
}

int tell(const std::string& text) {
    Output answers{STDOUT_FILENO};
    answers.write(text);
    return end_with(Status::Fine, answers);
}

int end_wrong(const std::string& what) {
    complain(what);
    return static_cast<int>(Status::Wrong);
}

int end_without_file(const Error& error) {
    complain(error.what);
    return static_cast<int>(Status::NoFile);
}

void complain(const std::string& what) {
    Output{STDERR_FILENO}.write("parlor: " + printable(what, 400) + "\n");
}

}  // namespace parlor::shell
