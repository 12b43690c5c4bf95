#include "table/language/opening.hpp"

#include <utility>

#include "base/text.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::table {
namespace {

MaybeTrouble check_version(const Line& line) {
    const std::string known = std::to_string(format_version);
    if (line[0] != "parlor" or line.size() != 2) return wrong("the first line must be `parlor 1`");
    if (line[1] == known) return std::nullopt;
    if (whole_number(line[1], ~std::uint64_t{0}))
        return wrong("this is format " + line[1] + "; the newest this program knows is " + known);
    return wrong("the first line must be `parlor 1`");
}

}  // namespace

MaybeTrouble Opening::add(int number, const Line& line) {
    if (not std::exchange(has_first_line_, true)) return check_version(line);
    if (line[0] == "begin") return wrong("write `begin` alone");
    if (auto complaint = setup_.add(number, line)) return wrong(*complaint);
    return std::nullopt;
}

bool Opening::is_ended_by(const Line& line) const {
    return has_first_line_ and line[0] == "begin" and line.size() == 1;
}

Opened Opening::begin(int number, const Opener& open, Game game) {
    setup_.begin_line = number;
    if (auto complaint = setup_.missing()) return std::vector<LineError>{{number, *complaint}};
    const auto error = game == Game::New ? setup_.same_on_screens() : std::nullopt;
    if (error) return std::vector{*error};
    auto opened = open(setup_);
    if (auto* const table = std::get_if<std::unique_ptr<GameTable>>(&opened))
        (*table)->foresee(foreseen_);
    return opened;
}

}  // namespace parlor::table
