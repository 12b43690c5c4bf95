#include "app/autosave.hpp"

#include "tui/trouble.hpp"

namespace parlor::tui {

std::optional<Notice> news_of_file(Cabinet& cabinet) {
    if (const auto news = cabinet.take_news()) return trouble_notice("NEW FILE", *news);
    if (const auto unnoted = cabinet.take_unnoted())
        return trouble_notice("NOT IN THE RESULTS", unnoted->what);
    return std::nullopt;
}

std::optional<Notice> Autosave::keep(Cabinet& cabinet,
                                     const table::GameTable& table,
                                     std::uint64_t turn) {
    const auto trouble = cabinet.keep(table);
    if (not trouble) {
        told_.reset();
        return news_of_file(cabinet);
    }
    Told now{trouble->what, turn};
    if (told_ == now) return std::nullopt;
    told_ = std::move(now);
    return trouble_notice("NOT ON DISK", trouble->what);
}

}  // namespace parlor::tui
