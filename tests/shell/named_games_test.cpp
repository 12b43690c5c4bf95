// Games that commands find by name.
#include "shell/named_games.hpp"

#include <cstdlib>

#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::shell;
using Shelf = table::GameStore::Shelf;

namespace {

// Saved games and journals in a folder of the test, which is the state folder meanwhile.
struct Shelves {
    Folder folder;
    std::string before = std::getenv("XDG_STATE_HOME") ? std::getenv("XDG_STATE_HOME") : "";

    Shelves() { setenv("XDG_STATE_HOME", folder.path.c_str(), 1); }
    ~Shelves() {
        if (before.empty())
            unsetenv("XDG_STATE_HOME");
        else
            setenv("XDG_STATE_HOME", before.c_str(), 1);
    }
    Shelves(const Shelves&) = delete;
    Shelves& operator=(const Shelves&) = delete;

    [[nodiscard]] std::filesystem::path put(const std::string& file) const {
        auto path = folder.path / "parlor" / file;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path} << "parlor 1\n";
        return path;
    }
};

}  // namespace

TEST_CASE("a name is a saved game's, or else a journal's") {
    const Shelves shelves;
    CHECK(file_meant("evening") == "evening");
    const auto journal = shelves.put("games/evening.parlor");
    CHECK(file_meant("evening") == journal.string());
    const auto save = shelves.put("saves/evening.parlor");
    CHECK(file_meant("evening") == save.string());
}

TEST_CASE("a name that looks like a game's is its name, if no game has it") {
    const Shelves shelves;
    const auto save = shelves.put("saves/René.parlor");
    CHECK(file_meant("RENE\u0301") == save.string());
    const auto journal = shelves.put("games/rené.parlor");
    CHECK(file_meant("rené") == journal.string());
    CHECK(file_meant("rene") == "rene");
}

TEST_CASE("a file comes before a game of its name") {
    const Shelves shelves;
    const auto path = shelves.put("evening");
    (void)shelves.put("saves/evening.parlor");
    CHECK(file_meant(path.string()) == path.string());
}

TEST_CASE("a name leads out of no folder") {
    const Shelves shelves;
    (void)shelves.put("evening.parlor");
    CHECK(file_meant("../evening") == "../evening");
}

TEST_CASE("the names of games are those of their files") {
    const Shelves shelves;
    (void)shelves.put("saves/my game.parlor");
    (void)shelves.put("saves/text.txt");
    (void)shelves.put("games/20261120-231752-01.parlor");
    CHECK(names_on(Shelf::Saves) == std::vector<std::string>{"my game"});
    CHECK(names_on(Shelf::Journals) == std::vector<std::string>{"20261120-231752-01"});
}
