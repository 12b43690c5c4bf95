#include "sessions/moneyloopy/boards.hpp"

namespace parlor {

using moneyloopy::Edition;

Result<std::shared_ptr<const Edition>> moneyloopy_edition(const library::DataFolders& folders,
                                                          std::string_view board) {
    const auto printed = folders.board(board);
    if (not printed) return printed.error();
    if (auto why = moneyloopy::unfit(*printed)) return Error{*std::move(why)};
    return std::make_shared<const Edition>(moneyloopy::edition_of(*printed));
}

std::vector<std::string> boards_unfit_for_moneyloopy(const library::DataFolders& folders) {
    std::vector<std::string> unfit = folders.boards();
    std::erase_if(unfit, [&](const auto& id) { return moneyloopy_edition(folders, id).ok(); });
    return unfit;
}

}  // namespace parlor
