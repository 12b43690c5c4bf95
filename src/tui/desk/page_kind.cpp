#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

Item& add_item(Menu& menu, const Binding& binding, ItemIs shown) {
    return menu.items.emplace_back(item_of(binding, shown));
}

}  // namespace parlor::tui::desk
