#include "tui/desk/pages/options_page.hpp"

#include <memory>
#include <optional>

namespace parlor::tui::desk {
namespace {

class OptionsPage final : public Page::WithState<OptionsAtTable> {
public:
    OptionsPage(const Options& options, OptionsAt at)
        : WithState{OptionsAtTable{options}}, at_{at} {}

    [[nodiscard]] Menu menu(const Look& /*look*/) const override { return menu_now(); }

    [[nodiscard]] Reply choose(const View& /*view*/, char key) override { return step(key, 1); }

    [[nodiscard]] std::optional<Reply> press(const Look& /*look*/, Key key) override {
        if (const auto turn = turned(menu_now(), place, key)) return step(turn->key, turn->by);
        return std::nullopt;
    }

private:
    [[nodiscard]] Menu menu_now() const { return options_menu(state.options, at_); }

    Reply step(char key, int by) {
        const auto chosen = choose_option(state.options, key, by);
        if (not chosen) return Close{};
        chosen->option->choose(state.options, chosen->value);
        return Prefer{*chosen};
    }

    OptionsAt at_;
};

}  // namespace

PagePtr options_page(const Options& options, OptionsAt at) {
    return std::make_unique<OptionsPage>(options, at);
}

}  // namespace parlor::tui::desk
