// The fence of a host round the real program: a table that was asleep is woken, and played to its end
// behind it.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <utility>

#include "house/table_folder.hpp"
#include "house/word.hpp"
#include "pty.hpp"
#include "shell.hpp"
#include "shell/fence/call_filter.hpp"
#include "shell/fence/old_kernel.hpp"
#include "shell/sharing/hosting.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

namespace fs = std::filesystem;

constexpr auto journal_of_table = R"(parlor 1
game dominoes
seed 5
option hand 11
option target 5
option redeal no
option highest-double no
seat 1 person Ann
seat 2 cpu:2 Bob
begin
# kept 0 s 4f5f905dc3ab8242
0 down 25 33
0 tiles 66 03 46 56 13 45 35 55 12 01 24 04 00 25 36 14 26 33 06 22 23 44 34 11 02 15 16 05
# kept 0 s 31420d9def4e339f
)";

// `parlor host`, with table 7, at which whoever runs the test plays against a computer of level 2, and
// table 8 of somebody else, which asks for a word.
class FencedHost {
public:
    const Folder folder;
    const fs::path socket = folder.path / "run" / "host", kept = folder.path / "kept";

    explicit FencedHost(const std::function<bool()>& prepare = [] { return true; }) {
        fs::create_directory(socket.parent_path());
        lay_table();
        lay_table_with_word();
        process_ = fork();
        REQUIRE(process_ >= 0);
        if (process_ > 0) return;
        setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
        dup2(open((folder.path / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600),
             STDERR_FILENO);
        if (prepare())
            execl(program_file,
                  program_file,
                  "host",
                  "--at",
                  socket.c_str(),
                  "--keep",
                  kept.c_str(),
                  nullptr);
        _exit(127);
    }
    ~FencedHost() {
        if (process_ > 0) (void)end(SIGKILL);
    }
    FencedHost(const FencedHost&) = delete;
    FencedHost& operator=(const FencedHost&) = delete;

    int end(int signal = SIGTERM) {
        int status = -1;
        kill(process_, signal);
        REQUIRE(waitpid(std::exchange(process_, -1), &status, 0) > 0);
        return status;
    }
    [[nodiscard]] std::string log() const { return content(folder.path / "log"); }
    [[nodiscard]] std::string journal() const { return content(table_ / journal_name); }
    [[nodiscard]] std::string record_of(int number) const {
        return content(kept / "tables" / std::to_string(number) / "table.toml");
    }

    // How many threads it has, and whether the kernel says of each that it is fenced.
    [[nodiscard]] int fenced_threads() const {
        int count = 0;
        const fs::path tasks = "/proc/" + std::to_string(process_) + "/task";
        for (const auto& task : fs::directory_iterator{tasks}) {
            const std::string status = content(task.path() / "status");
            CHECK(status.find("NoNewPrivs:\t1") != std::string::npos);
            CHECK(status.find("Seccomp:\t2") != std::string::npos);
            ++count;
        }
        return count;
    }

private:
    static constexpr auto journal_name = "20261127-120000-01.parlor";

    void lay_table() const {
        const User me{.id = getuid(), .account = "me"};
        library::TableRecord record{.number = 7, .opened = "20261127-120000", .opener = me};
        record.seats = {me, std::nullopt};
        record.is_begun = true;
        REQUIRE_FALSE(house::TableFolder{disk::real_disk(), table_}.write(record));
        std::ofstream{table_ / journal_name} << journal_of_table;
    }

    void lay_table_with_word() const {
        const User other{.id = getuid() + 1, .account = "other"};
        library::TableRecord record{.number = 8, .opened = "20261127-120000", .opener = other};
        record.seats = {other, std::nullopt};
        record.access = library::TableRecord::Access::Word;
        record.word = house::hash_of("sesame");
        const house::TableFolder table{disk::real_disk(), kept / "tables" / "8"};
        REQUIRE_FALSE(table.write(record));
        REQUIRE_FALSE(
            table.write_setup("game dominoes\nseat 1 person Other\nseat 2 person Player_2\n"));
    }

    const fs::path table_ = kept / "tables" / "7";
    pid_t process_ = -1;
};

// A guest at a terminal.
class Caller {
public:
    explicit Caller(const FencedHost& host,
                    const std::string& command = "join",
                    const std::string& what = "7")
        : pty_{program_file,
               25,
               40,
               {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}, {"ASAN_OPTIONS", "detect_leaks=0"}},
               Pty::Under::Nobody,
               {command, what, "--at", host.socket.string()}} {}

    void press(const std::string& keys) { pty_.send(keys); }
    [[nodiscard]] bool sees(const std::string& words) {
        constexpr int tries = 1'200, quiet = 50;
        for (int i = 0; i < tries and glass_.text().find(words) == std::string::npos; ++i)
            glass_.show(pty_.read(quiet));
        UNSCOPED_INFO(glass_.text());
        return glass_.text().find(words) != std::string::npos;
    }

private:
    Pty pty_;
    FakeTerminal glass_{{25, 40}, true};
};

}  // namespace

TEST_CASE("T-4.5: behind its fence a host wakes a table, and computers play its game to the end") {
    FencedHost host;
    REQUIRE(answers(host.socket));
    Caller me{host};
    REQUIRE(me.sees("ANN"));
    if (CallFilter::is_known_here())
        CHECK(host.fenced_threads() == 1 + static_cast<int>(std::thread::hardware_concurrency()));
    me.press("&");
    REQUIRE(me.sees("GIVE"));
    me.press("gy");
    REQUIRE(me.sees("SPACE CONTINUES"));
    me.press(" ");
    CHECK(me.sees("LEADERBOARD"));
    CHECK(host.journal().find("0 sit 1 cpu:") != std::string::npos);
    CHECK(host.end() == 0);
    CHECK_FALSE(fs::exists(host.socket));
    CHECK(host.log().find("gap") == std::string::npos);
}

TEST_CASE("T-4.2, T-4.5: behind its fence a computer of level 2 answers, and people go on") {
    FencedHost host;
    REQUIRE(answers(host.socket));
    Caller me{host};
    REQUIRE(me.sees("YOUR TILE"));
    me.press("12\r");
    CHECK(me.sees("BOB 2 PLAYS"));
    CHECK(host.journal().find("\n2 play ") != std::string::npos);
    me.press("'hello\r\033");
    CHECK(me.sees("ANN: HELLO"));
    CHECK(host.journal().find("# says 1 hello\n") != std::string::npos);
    CHECK(host.end() == 0);
}

TEST_CASE("T-2.9, T-4.5: behind its fence a host hashes words, of tables and of guests") {
    FencedHost host;
    REQUIRE(answers(host.socket));
    Caller guest{host, "join", "8"};
    REQUIRE(guest.sees("WORD"));
    guest.press("open\r");
    CHECK(guest.sees("NOT THE WORD"));
    guest.press("sesame\r");
    CHECK(guest.sees("FREE"));

    Caller opener{host, "open", "dominoes"};
    REQUIRE(opener.sees("COME"));
    opener.press("cssword\r\r");
    CHECK(opener.sees("FREE"));
    CHECK(host.record_of(9).find("word = \"$5$") != std::string::npos);
    CHECK(host.end() == 0);
}

TEST_CASE("T-4.5: on a kernel without a fence a host says so in its log, and goes on") {
    if (not CallFilter::is_known_here()) return;
    FencedHost host{make_kernel_old};
    REQUIRE(answers(host.socket));
    CHECK(host.log().find("Z the fence has a gap: this kernel has no Landlock, no seccomp\n") !=
          std::string::npos);
    Caller me{host};
    CHECK(me.sees("ANN"));
    CHECK(host.end() == 0);
}

TEST_CASE("P-1.15: a guest in plain mode plays behind the fence, line by line over a pipe") {
    const FencedHost host;
    REQUIRE(answers(host.socket));
    const auto ran = shell("printf 'hand\nsay hello\n' | " + std::string{program_file} +
                           " --plain join 7 --at " + host.socket.string());
    INFO(ran.output);
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with("Ann and Bob 2 play.\n"));
    CHECK(ran.output.find("You hold ") != std::string::npos);
    CHECK(ran.output.find("Ann says: hello\n") != std::string::npos);
    CHECK(ran.output.ends_with("leads back to the game.\n"));
}

TEST_CASE(
    "P-1.14, P-1.15: a second Ctrl-C leaves the table, and the parlor whose lobby led there") {
    const FencedHost host;
    REQUIRE(answers(host.socket));
    Pty ann{program_file,
            24,
            80,
            {{"TERM", "dumb"}, {"LANG", "C.UTF-8"}, {"PARLOR_HOST", host.socket.string()}},
            Pty::Under::Nobody,
            {"--plain"}};
    ann.screen();
    const auto said_after = [&](const std::string& keys, const std::string& last) {
        std::string said = ann.type(keys);
        for (int i = 0; i < 20 and said.find(last) == std::string::npos; ++i) said += ann.read(500);
        return said + ann.read(500);
    };
    CHECK(said_after("join 7\r", "ask?\r\n").find("Ann and Bob 2 play.") != std::string::npos);
    CHECK(said_after("\x03", "ask?\r\n").find("There is nothing to cancel.") != std::string::npos);
    const std::string left = said_after("\x03", "leads back to the game.");
    INFO(left);
    CHECK(left.find("You have left;") != std::string::npos);
    CHECK(left.find("Join, watch") == std::string::npos);
    CHECK(ann.status() == 0);
}
