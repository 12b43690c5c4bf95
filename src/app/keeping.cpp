#include "app/keeping.hpp"

#include "tui/trouble.hpp"

namespace parlor::tui {

std::optional<Notice> news_of_file(const AppNeeds& needs) {
    const auto news = needs.take_news ? needs.take_news() : std::nullopt;
    return news ? std::optional{trouble_notice("NEW FILE", *news)} : std::nullopt;
}

std::optional<Notice> Keeping::keep(const AppNeeds& needs,
                                    const table::GameTable& table,
                                    std::uint64_t turn) {
    const auto trouble = needs.keep ? needs.keep(table) : std::nullopt;
    if (not trouble) {
        told_.reset();
        return news_of_file(needs);
    }
    Told now{trouble->what, turn};
    if (told_ == now) return std::nullopt;
    told_ = std::move(now);
    return trouble_notice("NOT ON DISK", trouble->what);
}

}  // namespace parlor::tui
