#include "library/config_file.hpp"

#include <sys/stat.h>

#include "table/folder.hpp"

namespace parlor::library {
namespace {

const Options fast{.pace = Options::Pace::Fast};

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{folder}, {}));
}

// Sets an environment variable, and restores it afterwards.
struct Variable {
    std::string name, before;
    bool was_there = false;

    Variable(const char* its_name, const char* value) : name{its_name} {
        if (const char* old = std::getenv(its_name)) {
            before = old;
            was_there = true;
        }
        if (value == nullptr)
            unsetenv(its_name);
        else
            setenv(its_name, value, 1);
    }
    ~Variable() {
        if (was_there)
            setenv(name.c_str(), before.c_str(), 1);
        else
            unsetenv(name.c_str());
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
};

}  // namespace

TEST_CASE("the configuration is where XDG has it") {
    const Variable home{"HOME", "/home/ann"};
    {
        const Variable config{"XDG_CONFIG_HOME", "/tmp/x"};
        CHECK(*config_path() == "/tmp/x/parlor/config.toml");
    }
    const Variable config{"XDG_CONFIG_HOME", "here"};  // not absolute: ignored
    CHECK(*config_path() == "/home/ann/.config/parlor/config.toml");
    const Variable nobody{"HOME", nullptr};
    CHECK_FALSE(config_path());
}

TEST_CASE("U-2.3: what is kept is read again, and nothing else is left behind") {
    const Folder folder;
    const auto path = folder.path / "deep" / "parlor" / "config.toml";
    CHECK(load_options(path).options == Options{});
    CHECK_FALSE(load_options(path).trouble);
    CHECK_FALSE(save_options(path, fast));
    CHECK(content(path) == "pace = \"fast\"\n");
    CHECK(load_options(path).options == fast);
    CHECK_FALSE(save_options(path, Options{}));
    CHECK(content(path) == "pace = \"normal\"\n");
    CHECK(files_in(path.parent_path()) == 1);
}

TEST_CASE("M-5.6: sound effects and music go from 0 to 10 each, and are kept between runs") {
    const Folder folder;
    const auto path = folder.path / "config.toml";
    for (int loud = 0; loud <= 10; ++loud) {
        const Options chosen{.sound_effects = loud, .music = 10 - loud};
        CHECK_FALSE(save_options(path, chosen));
        CHECK(load_options(path).options == chosen);
    }
    for (const char* const wrong : {"sound-effects = 11\n", "music = -1\n"}) {
        std::ofstream{path} << wrong;
        CHECK(load_options(path).trouble);
        CHECK(load_options(path).options == Options{});
    }
}

TEST_CASE("a file that is wrong is told, and left as it is") {
    const Folder folder;
    const auto path = folder.path / "config.toml";
    std::ofstream{path} << "pace = slow\n";
    const auto read = load_options(path);
    REQUIRE(read.trouble);
    CHECK(read.trouble->what.starts_with(path.string() + ":1: "));
    CHECK(save_options(path, fast));
    CHECK(content(path) == "pace = slow\n");
    CHECK(load_options(folder.path).trouble->what == folder.path.string() + ": is not a file");
}

TEST_CASE("a link to the file stays one, and the file keeps its permissions") {
    const Folder folder;
    const auto path = folder.path / "config.toml", real = folder.path / "real.toml";
    std::ofstream{real} << "music = 1\n";
    chmod(real.c_str(), 0600);
    std::filesystem::create_symlink(real, path);
    CHECK_FALSE(save_options(path, {.pace = Options::Pace::Slow, .music = 1}));
    CHECK(std::filesystem::is_symlink(path));
    CHECK(content(real) == "music = 1\npace = \"slow\"\n");
    struct stat status {};
    REQUIRE(stat(real.c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0600U);
}

}  // namespace parlor::library
