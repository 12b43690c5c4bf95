// The page of boards.
//
// Source: U-3.1, U-5.7.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/setup/list_page.hpp"

namespace parlor::tui::setup {

// Puts the boards named in `first` at the front, in that order, if they exist; the others follow in
// their old order.
[[nodiscard]] std::vector<std::string> with_first(std::span<const std::string_view> first,
                                                  std::vector<std::string> boards);

// Boards that cannot be played on are dark: broken files, and boards that the game refuses.
[[nodiscard]] Menu board_menu(const ListPage& page,
                              const std::vector<std::string>& boards,
                              const std::vector<std::string>& unplayable);

}  // namespace parlor::tui::setup
