#include "tui/property/setup/board_page.hpp"

#include <array>

#include "tui/setup/board_page.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::string_view, 2> first_boards{"uk", "us"};  // in the order of the C64
constexpr Binding edit{list_edit, 1, 21, "EDIT A MODE", "design your own"};
constexpr Binding start{list_start, 1, 19, "START", "begin on it"};
constexpr ListPage page{.sub = "SET BOARD",
                        .help = "play on it",
                        .back_help = "go back",
                        .other = edit,
                        .start = start};

}  // namespace

std::vector<std::string> as_offered(std::vector<std::string> boards) {
    return setup::with_first(first_boards, std::move(boards));
}

Menu board_menu(const std::vector<std::string>& boards, const std::vector<std::string>& broken) {
    return setup::board_menu(page, boards, broken);
}

MenuCursor place_of_board(const std::vector<std::string>& boards, std::string_view id) {
    return place_in_list(boards, id);
}

const std::string& board_with(char key, const std::vector<std::string>& boards) {
    return boards[item_in_list(key)];
}

}  // namespace parlor::tui
