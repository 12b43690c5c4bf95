// PropertySetup: reads, saves, renames and deletes settings.
//
// Source: M-5.1, U-7.1.
#include <utility>

#include "app/property/own_settings.hpp"
#include "app/property/setup.hpp"
#include "sessions/property/settings.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

std::optional<Error> PropertySetup::read_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    const auto text = files ? files->read(name) : Result<std::string>{files.error()};
    const auto settings = text ? parlor::read_settings(*text) : text.error();
    if (not settings) return settings.error();
    mode_ = settings->mode;
    edition_ = settings->setup.edition;
    take_settings(setup_, name, mode_, settings->setup);
    return std::nullopt;
}

void PropertySetup::open_settings(const std::string& name) {
    const auto trouble = read_settings(name);
    if (not trouble) return;
    tell_trouble("NO SETTINGS", trouble);
    take_damaged(setup_, name);
}

void PropertySetup::save_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    if (files and files->holds(name))
        ask_over(setup_, name);
    else
        replace_settings(name);
}

void PropertySetup::replace_settings(const std::string& name) {
    const auto trouble = write_settings(name);
    tell_trouble("NOT SAVED", trouble);
    if (not trouble) setup_.notices.push_back({.title = "SAVED", .sub = "", .lines = {"", name}});
}

std::optional<Error> PropertySetup::write_settings(const std::string& name) {
    const auto files = own_settings(needs_.terms);
    auto trouble = files ? files->save(name, settings_text(chosen())) : files.error();
    if (not trouble) take_saved(setup_, name, files->names());
    return trouble;
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
