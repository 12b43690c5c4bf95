#include "app/plain/option_settings.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "plain/setup/naming.hpp"
#include "plain/spoken.hpp"
#include "tui/option_pages.hpp"

namespace parlor::plain {
namespace {

// Those that plain mode has a use for.
struct OptionHere {
    std::string_view option, about;
};
constexpr std::array options_here{
    OptionHere{"plain-tells", "How much you hear of what others do: brief and full say it too"},
    OptionHere{"plain-waits", "Each computer's turn waits for Enter: pace says it too"},
    OptionHere{"take-back", "Undo takes moves back"},
    OptionHere{"take-back-blitz", "Undo takes moves back where players have clocks, too"},
    OptionHere{"explain-computers", "Why tells the reasons of computers"},
    OptionHere{"hints", "Hint tells what a computer would do, round a board"},
    OptionHere{"domino-hints", "Hint tells what Mack would play in dominoes"}};

bool is_here(std::string_view option) {
    return std::ranges::find(options_here, option, &OptionHere::option) != options_here.end();
}

std::string word_of(std::string_view value) {
    if (value == "true") return "yes";
    if (value == "false") return "no";
    return std::string{value};
}

Setting setting_of(std::string_view name, std::string about, const Options& options) {
    const Option& option = option_named(name);
    Setting setting{.name = std::string{option.name},
                    .value = word_of(option.values[option.chosen(options)]),
                    .about = std::move(about)};
    for (const std::string_view value : option.values) setting.words.push_back(word_of(value));
    return setting;
}

std::string now(const Setting& setting) {
    return sentence_case(said_name(setting)) + ": " + setting.value + ". ";
}

}  // namespace

std::vector<Setting> OptionSettings::all() const {
    std::vector<Setting> settings(options_here.size());
    std::ranges::transform(options_here, settings.begin(), [&](const OptionHere& here) {
        return setting_of(here.option, std::string{here.about}, options_);
    });
    for (const auto& [option, label, help] : tui::options_on_pages())
        if (not is_here(option))
            settings.push_back(
                setting_of(option,
                           "On the screens: " + joined(spoken(label)) + ", " + std::string{help},
                           options_));
    return settings;
}

std::optional<Error> OptionSettings::choose(std::string_view name, const std::string& value) {
    const Option& option = option_named(name);
    const auto chosen = std::ranges::find(option.values, value, word_of);
    option.choose(options_, static_cast<std::size_t>(chosen - option.values.begin()));
    if (const auto trouble = outside_.keep(options_))
        return Error{"It counts now, but is not kept: " + trouble->what + "."};
    return std::nullopt;
}

Sentences answer_about_options(OptionSettings& options, const std::string& said) {
    const auto all = options.all();
    if (said.empty()) {
        Sentences lines;
        for (const Setting& setting : all) lines.push_back(now(setting) + setting.about + ".");
        return lines;
    }
    const auto named = setting_in(said, all);
    if (not named) return {named.error().what};
    const auto& [setting, value] = *named;
    if (value.empty())
        return {now(setting) + setting.about + ". It can be " + said_values(setting) + "."};
    const auto meant = value_of(setting, value);
    if (not meant) return {meant.error().what};
    if (const auto trouble = options.choose(setting.name, *meant)) return {trouble->what};
    return {sentence_case(said_name(setting)) + " is " + *meant + " now."};
}

Question options_question(OptionSettings& options) {
    return {"options",
            "your preferences; an option and a value change it, as in options pace fast",
            [&options](const std::string& rest) { return answer_about_options(options, rest); }};
}

}  // namespace parlor::plain
