// Unfinished files of killed programs are removed from every folder that the parlor writes to.
#include "app/cabinet_on_disk.hpp"
#include "library/broken.hpp"
#include "library/config_file.hpp"
#include "library/own_files.hpp"
#include "library/own_modes.hpp"
#include "own_data.hpp"
#include "table/folder.hpp"
#include "table/pig_script.hpp"

namespace parlor::tui {
namespace {

namespace fs = std::filesystem;

struct House : OwnData {
    table::GameStore store{{.disk = disk::real_disk(),
                            .folder = path / "state",
                            .open = toy::open_pig,
                            .seconds = [] { return std::int64_t{0}; },
                            .stamp = [] { return "20261121-100000"; }}};
    CabinetOnDisk kept{store, toy::open_pig};

    House() { setenv("XDG_CONFIG_HOME", (path / "config").c_str(), 1); }
    ~House() { unsetenv("XDG_CONFIG_HOME"); }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // Writes everything that a parlor stores.
    void write_everything() {
        table::TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};
        REQUIRE_FALSE(store.keep(table));
        REQUIRE_FALSE(store.save(table, "mine"));
        REQUIRE_FALSE(
            table::add_result(disk::real_disk(), table::results_path(path / "state"), {}));
        fs::create_directories(*store.reviews());
        std::ofstream{*store.reviews() / "8f3a12cd90ab12ef"} << "";
        for (const auto& own : {library::saved_games(), library::saved_settings()})
            REQUIRE_FALSE(own->save("mine", "x"));
        REQUIRE_FALSE(library::records()->append("mine", "x\n"));
        library::OwnMode own{.mode = {.name = "Mine", .board = "uk", .cards = "classic"},
                             .board = library::uk()};
        REQUIRE_FALSE(library::own_modes()->save("mine", own));
        fs::create_directories(path / "parlor" / "cards");
        std::ofstream{path / "parlor" / "cards" / "mine.toml"} << "";
        Options options;
        options.wide = Options::Answer::No;
        REQUIRE_FALSE(library::keep_options(options));
    }
};

}  // namespace

TEST_CASE(
    "what is half written is removed beside every file that the parlor writes, and nothing else") {
    House house;
    house.write_everything();
    const auto files = files_below(house.path);
    REQUIRE(files.size() == 11);
    std::size_t folders = 0;
    for (const std::string& file : files) {
        const fs::path begun = (house.path / file).parent_path() / ".other.toml.a1B2c3.begun";
        if (fs::exists(begun)) continue;
        std::ofstream{begun} << "half";
        ++folders;
    }
    CHECK(house.kept.tidy() ==
          "after a killed program " + std::to_string(folders) + " half-written files were removed");
    CHECK(files_below(house.path) == files);
    CHECK_FALSE(house.kept.tidy());
}

}  // namespace parlor::tui
