#include "table/journal/journals_in.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "base/text.hpp"
#include "disk/file_name.hpp"
#include "disk/files_in.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using std::chrono::sys_seconds;
using Time = disk::FilesIn::Time;

constexpr std::string_view extension = ".parlor";

struct Found {
    Time played;
    std::string name;
    auto operator<=>(const Found&) const = default;
};

// The name of a game without its extension. Files with other names are not games, and their names
// could contain control characters.
std::optional<std::string> name_of_game(std::string file) {
    if (not file.ends_with(extension)) return std::nullopt;
    file.resize(file.size() - extension.size());
    return disk::wrong_name(file) ? std::nullopt : std::optional{std::move(file)};
}

int part_of(std::string_view name, std::size_t at, std::size_t digits) {
    constexpr std::uint64_t highest = 9999;
    const auto number = whole_number(name.substr(at, digits), highest);
    return number ? static_cast<int>(*number) : -1;
}

bool is_later(Time time, sys_seconds now) {
    constexpr std::chrono::minutes ahead{1};
    return std::chrono::floor<std::chrono::seconds>(time) - ahead > now;
}

// The file's own time, else the time in its name; the earliest of all times when neither is
// plausible.
Time believed(std::optional<Time> written, const std::string& name, sys_seconds now) {
    if (written and not is_later(*written, now)) return *written;
    const auto begun = time_named(name);
    return begun and *begun <= now ? Time{*begun} : Time::min();
}

}  // namespace

std::optional<sys_seconds> time_named(std::string_view name) {
    using namespace std::chrono;
    constexpr std::size_t length = 15;
    if (name.size() < length or name[8] != '-') return std::nullopt;
    const year_month_day day{year{part_of(name, 0, 4)},
                             month{static_cast<unsigned>(part_of(name, 4, 2))},
                             std::chrono::day{static_cast<unsigned>(part_of(name, 6, 2))}};
    const int hour = part_of(name, 9, 2), minute = part_of(name, 11, 2),
              second = part_of(name, 13, 2);
    if (not day.ok() or hour < 0 or minute < 0 or second < 0) return std::nullopt;
    if (part_of(name, 0, 4) < 0 or hour > 23 or minute > 59 or second > 60) return std::nullopt;
    return sys_days{day} + hours{hour} + minutes{minute} + seconds{second};
}

std::vector<std::string> journals_in(const fs::path& folder, sys_seconds now) {
    std::vector<Found> found;
    disk::FilesIn files{folder};
    while (const auto file = files.next())
        if (auto name = name_of_game(*file))
            found.push_back({believed(files.written(*file), *name, now), std::move(*name)});
    std::ranges::sort(found, std::greater{});
    std::vector<std::string> names;
    names.reserve(found.size());
    for (Found& each : found) names.push_back(std::move(each.name));
    return names;
}

bool has_journals(const fs::path& folder) {
    disk::FilesIn files{folder};
    while (auto file = files.next())
        if (name_of_game(std::move(*file))) return true;
    return false;
}

fs::path path_of_game(const fs::path& folder, const std::string& name) {
    return folder / (name + std::string{extension});
}

std::optional<sys_seconds> last_played(const fs::path& folder,
                                       const std::string& name,
                                       sys_seconds now) {
    const disk::FilesIn files{folder};
    const auto written = files.written(name + std::string{extension});
    const Time played = believed(written, name, now);
    if (played == Time::min()) return std::nullopt;
    return std::chrono::floor<std::chrono::seconds>(played);
}

}  // namespace parlor::table
