#include "tui/desk/options_page.hpp"

#include <memory>
#include <optional>

#include "tui/option_pages.hpp"

namespace parlor::tui::desk {
namespace {

class OptionsPage final : public Page::WithState<OptionsAtTable> {
public:
    using WithState::WithState;

    [[nodiscard]] Menu menu(const Look& /*look*/) const override { return menu_now(); }

    [[nodiscard]] Reply choose(const View& /*view*/, char key) override { return step(key, 1); }

    [[nodiscard]] std::optional<Reply> press(const View& /*view*/, Key key) override {
        if (const auto turn = turned(menu_now(), place, key)) return step(turn->key, turn->by);
        return std::nullopt;
    }

private:
    [[nodiscard]] Menu menu_now() const {
        return options_menu(state.options, OptionsAt::BoardTable);
    }

    Reply step(char key, int by) {
        const auto chosen = choose_option(state.options, key, by);
        if (not chosen) return Close{};
        chosen->option->choose(state.options, chosen->value);
        return Prefer{*chosen};
    }
};

}  // namespace

PagePtr options_page(const Options& options) {
    return std::make_unique<OptionsPage>(OptionsAtTable{options});
}

}  // namespace parlor::tui::desk
