// A program that is killed, at any moment, has lost nothing that it had said was kept.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <limits>
#include <random>

#include "folder.hpp"
#include "pig_script.hpp"
#include "table/left_game.hpp"

using namespace parlor;
using namespace parlor::table;
using disk::real_disk;
using toy::Pig;

namespace {

namespace fs = std::filesystem;

// Takes the game up, or begins one, and throws for ever; each count of moves that the journal has
// is sent on. In a process of its own.
[[noreturn]] void play_until_killed(const fs::path& folder, int confirmed) {
    auto left = last_left(real_disk(), folder, toy::open_pig).game;
    if (not left) left = LeftGame{.table = std::make_unique<TextTable<Pig>>(Pig::Setup{}, 5)};
    if (not left->journal) left->journal = std::make_unique<Journal>(real_disk(), folder, "now");
    for (int turn = 1;; ++turn) {
        left->table->answer_chance();
        if (left->table->play({.words = {"roll"}}).kind != Verdict::Kind::Played) _exit(1);
        if (turn % 5 == 0 and not left->table->undo(2)) _exit(2);
        if (left->journal->follow(*left->table, 0)) _exit(3);
        const int moves = left->table->moves();
        if (write(confirmed, &moves, sizeof moves) != sizeof moves) _exit(4);
    }
}

// The last of the next `most` counts to come, or of all there are; `before` when none comes.
int last_of(int from, int before, int most = std::numeric_limits<int>::max()) {
    int moves = before;
    while (most-- > 0 and read(from, &moves, sizeof moves) == sizeof moves) {}
    return moves;
}

// One more may have come to the disk, or have been taken back together with the one before it.
bool is_kept(int moves, int confirmed) { return std::abs(moves - confirmed) <= 1; }

// How it ended: killed by us, and by nothing else.
void kill_soon(pid_t child, unsigned microseconds) {
    usleep(microseconds);
    kill(child, SIGKILL);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
}

}  // namespace

TEST_CASE("a program that is killed 500 times at random moments loses no confirmed move") {
    const Folder folder;
    std::mt19937 random{1};
    int confirmed = 0;
    for (int time = 0; time < 500; ++time) {
        int ends[2];
        REQUIRE(pipe(ends) == 0);
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) play_until_killed(folder.path, ends[1]);
        close(ends[1]);
        const int before = confirmed;
        const int awaited = last_of(ends[0], before, static_cast<int>(random() % 7));
        kill_soon(child, static_cast<unsigned>(random() % 2'000));
        confirmed = last_of(ends[0], awaited);
        close(ends[0]);
        const auto left = last_left(real_disk(), folder.path, toy::open_pig).game;
        INFO(time << ", " << before << " moves before");
        if (not left) REQUIRE(confirmed == 0);
        if (not left) continue;
        REQUIRE(is_kept(left->table->moves(), confirmed));
        confirmed = left->table->moves();
    }
    CHECK(confirmed > 500);
}
