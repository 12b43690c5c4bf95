// PropertySetup: reads, saves, renames and deletes settings.
//
// Source: M-5.1, U-7.1.
#include <utility>

#include "app/property/own_settings.hpp"
#include "app/property/setup.hpp"
#include "sessions/property/settings.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

void PropertySetup::read_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    const auto text = files ? files->read(name) : Result<std::string>{files.error()};
    const auto settings = text ? parlor::read_settings(*text) : text.error();
    if (not settings) {
        tell(trouble_notice("NO SETTINGS", settings.error().what));
        take_damaged(setup_, name);
        return;
    }
    mode_ = settings->mode;
    edition_ = settings->setup.edition;
    take_settings(setup_, name, mode_, settings->setup);
}

void PropertySetup::save_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    if (files and files->holds(name))
        ask_over(setup_, name);
    else
        replace_settings(name);
}

void PropertySetup::replace_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    const auto trouble = files ? files->save(name, settings_text(chosen())) : files.error();
    if (trouble) {
        tell(trouble_notice("NOT SAVED", trouble->what));
        return;
    }
    setup_.notices.push_back({.title = "SAVED", .sub = "", .lines = {"", name}});
    take_saved(setup_, name, files->names());
}

void PropertySetup::rename_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    const auto trouble = files ? files->rename(setup_.saved.name, name) : files.error();
    if (trouble)
        tell(trouble_notice("NOT RENAMED", trouble->what));
    else
        take_saved(setup_, name, files->names());
}

void PropertySetup::delete_settings() {
    const auto files = own_settings(needs_.terms);
    const auto trouble = files ? files->remove(setup_.saved.name) : files.error();
    if (trouble)
        tell(trouble_notice("NOT DELETED", trouble->what));
    else
        take_deleted(setup_, files->names());
}

}  // namespace parlor::tui
