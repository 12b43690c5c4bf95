#include "table/journals_in.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "disk/file_name.hpp"
#include "disk/links.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using std::chrono::sys_seconds;
using Time = std::chrono::file_clock::time_point;

struct Found {
    Time left;
    fs::path path;
    auto operator<=>(const Found&) const = default;
};

// Skips files with other names, which are no games and could contain control characters.
bool is_name_of_game(const fs::path& path) {
    return path.extension() == ".parlor" and not disk::wrong_name(path.stem().string());
}

int part_of(std::string_view name, std::size_t at, std::size_t digits) {
    constexpr std::uint64_t highest = 9999;
    const auto number = whole_number(name.substr(at, digits), highest);
    return number ? static_cast<int>(*number) : -1;
}

bool is_later(Time time, sys_seconds now) {
    constexpr std::chrono::minutes ahead{1};
    const auto written =
        std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time));
    return written - ahead > now;
}

Time left_at(const fs::directory_entry& file, sys_seconds now) {
    std::error_code none;
    const Time written = file.last_write_time(none);
    if (not is_later(written, now)) return written;
    const auto begun = time_named(file.path().stem().string());
    return begun and *begun <= now ? std::chrono::file_clock::from_sys(*begun) : Time::min();
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

std::vector<fs::path> journals_in(const fs::path& folder, sys_seconds now) {
    std::vector<Found> found;
    if (disk::refused_link(folder)) return {};
    std::error_code none;
    for (fs::directory_iterator each{folder, none}, end; not none and each != end;
         each.increment(none)) {
        if (not is_name_of_game(each->path()) or not each->is_regular_file(none)) continue;
        found.push_back({left_at(*each, now), each->path()});
    }
    std::ranges::sort(found, std::greater{});
    std::vector<fs::path> paths;
    paths.reserve(found.size());
    for (Found& each : found) paths.push_back(std::move(each.path));
    return paths;
}

}  // namespace parlor::table
