// A program that is killed, at any moment, has lost nothing that it had reported as saved.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "catch.hpp"
#include "disk/faulty_disk.hpp"
#include "games/games.hpp"
#include "random_table.hpp"
#include "sample.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/unfinished_game.hpp"

using namespace parlor;

namespace {

namespace fs = std::filesystem;

// A program's notes about its game: that it is about to save this state, and then that it has.
struct Note {
    std::uint64_t state = 0;
    bool is_kept = false;
};

void say(int notes, Note note) {
    if (write(notes, &note, sizeof note) != sizeof note) _exit(2);
}

// Resumes the game, or begins one, and plays it for ever; a game that is over is played again from
// its middle.
void play_on(
    disk::Disk& disk, const fs::path& folder, const std::string& header, unsigned seed, int notes) {
    table::GameStore store{{.disk = disk,
                            .folder = folder,
                            .open = open_table,
                            .seconds = [] { return 0; },
                            .stamp = [] { return "now"; }}};
    RandomTable game{store.resume(), std::mt19937{seed}};
    if (not game.table) game.table = begun(header);
    while (true) {
        game.move();
        if (not game.table->decider()) REQUIRE(game.table->undo((game.table->moves() + 1) / 2));
        say(notes, {game.table->state(), false});
        REQUIRE_FALSE(store.keep(*game.table));
        say(notes, {game.table->state(), true});
    }
}

// A game that is killed again and again.
class Victim {
public:
    explicit Victim(std::string header) : header_{std::move(header)} {}

    // From outside, at any moment: after this many notes, and a little later.
    void kill_after(int notes, unsigned microseconds) {
        begin(disk::real_disk());
        for (int heard = 0; heard < notes; ++heard) REQUIRE(hear());
        usleep(microseconds);
        kill(process_, SIGKILL);
        end();
    }

    // During a step of the disk, when half of a write is done.
    void kill_at(int step) {
        disk::FaultyDisk disk{step, disk::FaultyDisk::Fails::Killed};
        begin(disk);
        end();
    }

    // The game is in its last saved state, or in the state that was to be saved.
    void look() {
        const auto last = last_unfinished(
            disk::real_disk(), folder_.path / "games", open_table, std::chrono::sys_seconds::max());
        REQUIRE(last.unreadable.empty());
        REQUIRE((last.game or not kept_));
        if (not last.game) return;
        const std::uint64_t state = last.game->table->state();
        REQUIRE((state == kept_ or state == to_be_kept_));
        kept_ = to_be_kept_ = state;
    }

    [[nodiscard]] int times_kept() const { return times_kept_; }

private:
    void begin(disk::Disk& disk) {
        int ends[2];
        REQUIRE(pipe(ends) == 0);
        process_ = fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            try {
                play_on(disk, folder_.path, header_, seed_, ends[1]);
            } catch (...) { _exit(1); }
        }
        ++seed_;
        close(ends[1]);
        notes_ = ends[0];
    }

    // False when there are no more notes.
    bool hear() {
        Note note;
        if (read(notes_, &note, sizeof note) != sizeof note) return false;
        to_be_kept_ = note.state;
        if (not note.is_kept) return true;
        kept_ = note.state;
        ++times_kept_;
        return true;
    }

    void end() {
        while (hear()) {}
        close(notes_);
        int status = 0;
        REQUIRE(waitpid(process_, &status, 0) == process_);
        REQUIRE(WIFSIGNALED(status));
    }

    Folder folder_;
    std::string header_;
    unsigned seed_ = 0;
    pid_t process_ = -1;
    int notes_ = -1;
    std::optional<std::uint64_t> kept_, to_be_kept_;  // states of the game
    int times_kept_ = 0;
};

}  // namespace

TEST_CASE("M-5.8: programs that are killed 500 times at random moments lose no confirmed move") {
    const int kills = sampled(500, 60);
    std::mt19937 random{1};  // NOLINT: the same numbers every time
    std::array victims{Victim{classic_of_four}, Victim{repeated_dominoes}, Victim{blitz_of_three}};
    for (int time = 0; time < kills; ++time) {
        INFO(time);
        Victim& victim = victims[static_cast<std::size_t>(time) % victims.size()];
        const auto moment = static_cast<int>(random() % 14);
        if (random() % 2 == 0)
            victim.kill_after(moment, static_cast<unsigned>(random() % 2'000));
        else
            victim.kill_at(moment);
        victim.look();
    }
    for (const Victim& victim : victims) CHECK(victim.times_kept() > kills);
}
