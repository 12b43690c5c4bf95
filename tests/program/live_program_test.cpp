// `parlor run --live`, driven through pipes: each answer is there before the next line is sent.
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "manual.hpp"

using namespace parlor;

namespace {

using Pipe = std::array<int, 2>;

class Driven {
public:
    Driven() {
        for (Pipe* pipe : {&lines_, &answers_, &complaints_}) REQUIRE(::pipe(pipe->data()) == 0);
        process_ = fork();
        if (process_ == 0) become_parlor();
        close(lines_[0]);
        close(answers_[1]);
        close(complaints_[1]);
    }
    ~Driven() {
        hang_up();
        close(answers_[0]);
        close(complaints_[0]);
    }
    Driven(const Driven&) = delete;
    Driven& operator=(const Driven&) = delete;

    void write(const std::string& text) {
        REQUIRE(::write(lines_[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }

    // Sends a line, and waits for the complete answer.
    std::string send(const std::string& line) {
        write(line + "\n");
        std::string answer;
        while (not is_whole(answer)) {
            const std::string more = read(answers_[0], one_minute);
            INFO(line << " is answered by " << answer);
            REQUIRE_FALSE(more.empty());
            answer += more;
        }
        return answer;
    }

    // Everything written so far.
    std::string complaint() { return read(complaints_[0], 0); }

    // The remaining answers up to the end, and the exit status.
    std::string rest() {
        std::string rest;
        for (std::string more; not(more = read(answers_[0], one_minute)).empty();) rest += more;
        return rest;
    }
    int hang_up() {
        if (lines_[1] >= 0) close(lines_[1]);
        lines_[1] = -1;
        if (process_ > 0) waitpid(process_, &status_, 0);
        process_ = 0;
        return WEXITSTATUS(status_);
    }

private:
    static constexpr int one_minute = 60'000;

    void become_parlor() {
        dup2(lines_[0], STDIN_FILENO);
        dup2(answers_[1], STDOUT_FILENO);
        dup2(complaints_[1], STDERR_FILENO);
        for (const Pipe& pipe : {lines_, answers_, complaints_})
            for (const int end : pipe) close(end);
        execl(program_file, "parlor", "run", "--live", nullptr);
        _exit(127);
    }

    // Whether the last line names the seat that has to decide.
    static bool is_whole(const std::string& answer) {
        if (not answer.ends_with('\n')) return false;
        const std::size_t before = answer.rfind('\n', answer.size() - 2);
        return answer.substr(before == std::string::npos ? 0 : before + 1).starts_with("asked ");
    }

    // Empty at the end, and when nothing came in time.
    static std::string read(int file, int milliseconds) {
        pollfd waiting{file, POLLIN, 0};
        if (poll(&waiting, 1, milliseconds) != 1) return "";
        std::array<char, 65536> bytes{};
        const ssize_t count = ::read(file, bytes.data(), bytes.size());
        return {bytes.data(), static_cast<std::size_t>(count < 0 ? 0 : count)};
    }

    Pipe lines_{}, answers_{}, complaints_{};
    pid_t process_ = 0;
    int status_ = 0;
};

bool has(const std::string& answer, const std::string& line) {
    return ("\n" + answer).find("\n" + line) != std::string::npos;
}

std::string begin(Driven& parlor) {
    parlor.write(
        "parlor 1\ngame classic\nboard uk\nseed 3\nseat 1 person Ann\nseat 2 person Bob\n");
    return parlor.send("begin");
}

}  // namespace

TEST_CASE("a program that sends `roll` gets `rolled` and `asked` before it sends more") {
    Driven parlor;
    const std::string begun = begin(parlor);
    CHECK(begun.starts_with("began\n"));
    CHECK(begun.ends_with("\nasked seat=1 kind=roll\n"));
    const std::string rolled = parlor.send("roll");
    CHECK(has(rolled, "rolled seat=1 dice="));
    CHECK(has(rolled, "asked seat=1 kind="));
    CHECK(parlor.send(".show seat.1.name") ==
          "seat.1.name Ann\n" + rolled.substr(rolled.rfind("asked ")));
    CHECK(parlor.hang_up() == 0);
    CHECK(parlor.rest().empty());
}

TEST_CASE("the reason of a refused line is on standard error before its answer") {
    Driven parlor;
    (void)begin(parlor);
    for (const std::string line : {"2 roll", "juggle", ".juggle", "0 dice 1 2", ".expect turn 2"}) {
        INFO(line);
        CHECK(parlor.send(line) == "asked seat=1 kind=roll\n");
        const std::string complaint = parlor.complaint();
        CHECK(complaint.starts_with("-:"));
        CHECK(complaint.ends_with("\n"));
    }
    parlor.write(".quit\n");
    CHECK(parlor.rest().empty());
    CHECK(parlor.hang_up() == 2);
}

TEST_CASE("several lines that come together are answered one by one") {
    Driven parlor;
    (void)begin(parlor);
    parlor.write(".show turn\n# a comment\n\n.show round\n");
    CHECK(parlor.hang_up() == 0);
    CHECK(parlor.rest() == "turn 1\nasked seat=1 kind=roll\nround 1\nasked seat=1 kind=roll\n");
}

TEST_CASE("the example of a program that plays is shown as it is, in fewer than 40 lines") {
    const std::string example = content(project / "docs/examples/drive.py");
    CHECK(std::ranges::count(example, '\n') < 40);
    CHECK(content(project / "docs/playing.md").find("```python\n" + example + "```\n") !=
          std::string::npos);
    std::string shown = std::regex_replace(example, std::regex{R"(\\)"}, R"(\e)");
    shown = std::regex_replace(shown, std::regex{"-"}, R"(\-)");
    CHECK(content(project / "man/parlor.6").find(".Bd -literal\n" + shown + ".Ed\n") !=
          std::string::npos);
}
