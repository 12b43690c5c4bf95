#include "shell/fence/messenger.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "shell/fence/call_fence.hpp"
#include "shell/fence/file_fence.hpp"
#include "sockets/local.hpp"

namespace parlor {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_answer = 1000;
constexpr auto is_gone = "no connection can be made any more; leave, and come again";

// One message with room for a descriptor.
struct Post {
    std::array<char, longest_answer> words{};
    iovec part{words.data(), words.size()};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> room{};
    msghdr message{};

    explicit Post(std::size_t length) {
        part.iov_len = length;
        message.msg_iov = &part;
        message.msg_iovlen = 1;
    }
    void make_room() {
        message.msg_control = room.data();
        message.msg_controllen = room.size();
    }
};

bool hand_over(int to, int file) {
    Post post{1};
    post.make_room();
    cmsghdr* const head = CMSG_FIRSTHDR(&post.message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof file);
    std::memcpy(CMSG_DATA(head), &file, sizeof file);
    return sendmsg(to, &post.message, MSG_NOSIGNAL) > 0;
}

bool say(int to, const std::string& words) {
    return send(to, words.data(), std::min(words.size(), longest_answer), MSG_NOSIGNAL) > 0;
}

// Nothing of the terminal and of its session is left, and no file but this one.
void leave_terminal(int& to) {
    setsid();
    const int nothing = open("/dev/null", O_RDWR);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, stream);
    constexpr int first = STDERR_FILENO + 1;
    to = dup2(to, first);
    (void)syscall(SYS_close_range, first + 1, ~0U, 0);
}

bool close_own_fence() {
    const rlimit none{0, 0};
    return setrlimit(RLIMIT_NPROC, &none) == 0 and setrlimit(RLIMIT_FSIZE, &none) == 0 and
           prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and
           prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 and not fence_files({}, landlock_abi()) and
           not fence_calls_of_messenger();
}

// As often as a byte comes.
void serve(int to, const fs::path& socket) {
    leave_terminal(to);
    if (not close_own_fence()) return;
    for (char asked = 0; read(to, &asked, 1) == 1;) {
        const auto connected = sockets::connect_to(socket);
        const bool is_sent =
            connected ? hand_over(to, connected->number()) : say(to, connected.error().what);
        if (not is_sent) return;
    }
}

int file_in(const Post& post) {
    const cmsghdr* const head = CMSG_FIRSTHDR(&post.message);
    int file = -1;
    if (head != nullptr and head->cmsg_type == SCM_RIGHTS)
        std::memcpy(&file, CMSG_DATA(head), sizeof file);
    return file;
}

}  // namespace

std::optional<Messenger> Messenger::start(const fs::path& socket) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::nullopt;
    Messenger messenger{ends[0]};
    const pid_t child = fork();
    if (child == 0) {
        serve(ends[1], socket);
        _exit(0);
    }
    close(ends[1]);
    return child < 0 ? std::nullopt : std::optional{std::move(messenger)};
}

// The call itself, since libraries of 32 bits may make it by another one.
Result<sockets::Descriptor> Messenger::connect() const {
    constexpr char ask = '?';
    if (write(file(), &ask, 1) != 1) return Error{is_gone};
    Post post{longest_answer};
    post.make_room();
    const auto count = syscall(SYS_recvmsg, file(), &post.message, MSG_CMSG_CLOEXEC);
    if (count <= 0) return Error{is_gone};
    if (const int file = file_in(post); file >= 0) return sockets::Descriptor{file};
    return Error{std::string{post.words.data(), static_cast<std::size_t>(count)}};
}

}  // namespace parlor
