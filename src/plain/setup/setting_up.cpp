#include "plain/setup/setting_up.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/setup/naming.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

Verbs verbs_for(const std::vector<Setting>& settings) {
    Verbs verbs{{"begin", "questions", "settings"}, {}, {"cancel", "leave", "help"}};
    for (const Setting& setting : settings)
        for (const std::string& word : spoken(setting.name))
            if (std::ranges::find(verbs.questions, word) == verbs.questions.end())
                verbs.questions.push_back(word);
    return verbs;
}

// `Salary: 200. Dollars for passing GO.`
std::string described(const Setting& setting) {
    return sentence_case(said_name(setting)) + ": " + setting.value + ". " + setting.about + ".";
}

std::string question_about(const Setting& setting, const char* or_else) {
    const std::string values = said_values(setting);
    return sentence_case(said_name(setting)) + ", now " + setting.value + "? " +
           (values.empty() ? "Say the new value" : "It can be " + values) + "; or " + or_else + ".";
}

}  // namespace

Answer SettingUp::begin() {
    if (said_.empty()) return read_back();
    return hear_change(std::exchange(said_, {}));
}

Answer SettingUp::hear(const std::string& line) {
    if (line.empty()) return ask();
    if (question_) return hear_answer(line);
    const Spoken said = spoken(line);
    if (said == Spoken{"start"}) return agree();  // the word of the screens
    const auto all = settings_.all();
    const auto meant = meant_by(said.empty() ? line : said.front(), verbs_for(all));
    const auto is_setting = [&](const auto& part) { return setting_in(part, all).ok(); };
    if (not meant and std::ranges::any_of(parts_of(line, all), is_setting))
        return hear_change(line);
    if (not meant) return ask({meant.error().what});
    if (meant->word == "begin") return agree();
    if (meant->word == "cancel" or meant->word == "leave") return cancel();
    if (meant->word == "settings") return say_settings();
    if (meant->word == "help") return help(joined(std::span{said}.subspan(1)));
    if (meant->as != Meant::As::Move) return hear_change(line);
    question_ = Question{0, Asks::All};
    return pose();
}

// With a value, or else it is asked for.
Answer SettingUp::hear_change(const std::string& line) {
    const auto all = settings_.all();
    const auto only = setting_in(line, all);
    if (only and only->value.empty()) {
        const auto place = std::ranges::find(all, only->setting.name, &Setting::name);
        question_ = Question{static_cast<std::size_t>(place - all.begin()), Asks::One};
        return pose();
    }
    const std::string before = settings_.read_back();
    Sentences wrong = change_all(line);
    const bool has_changed = settings_.read_back() != before;
    return wrong.empty() or has_changed ? read_back(std::move(wrong)) : ask(std::move(wrong));
}

// What sets others counts first. What is wrong is tried once more, as it may need what comes after it.
Sentences SettingUp::change_all(const std::string& line) {
    const auto sets_others = [this](const std::string& part) {
        const auto named = setting_in(part, settings_.all());
        return named and named->setting.sets_others;
    };
    std::vector<std::string> again;
    Sentences wrong;
    for (const std::string& part : parts_of(line, settings_.all()))
        if (sets_others(part))
            if (const auto error = change(part)) wrong.push_back(error->what);
    for (const std::string& part : parts_of(line, settings_.all()))
        if (not sets_others(part) and change(part)) again.push_back(part);
    for (const std::string& part : again)
        if (const auto error = change(part)) wrong.push_back(error->what);
    return wrong;
}

std::optional<Error> SettingUp::change(const std::string& part) {
    const auto named = setting_in(part, settings_.all());
    if (not named) return named.error();
    const auto value = value_of(named->setting, named->value);
    if (not value) return value.error();
    return settings_.choose(named->setting.name, *value);
}

Answer SettingUp::hear_answer(const std::string& line) {
    const Setting setting = settings_.all()[question_->setting];
    const std::string word = joined(spoken(line));
    if (word == "cancel" or word == "leave") return cancel();
    if (word == "help") return pose();
    if (word == "enough") {
        question_.reset();
        return read_back();
    }
    if (word == "same") return ask_next();
    const auto value = value_of(setting, line);
    if (not value) return ask({value.error().what});
    if (const auto wrong = settings_.choose(setting.name, *value)) return ask({wrong->what});
    return ask_next();
}

// A setting may have gone with another's change.
Answer SettingUp::ask_next() {
    const bool is_last = ++question_->setting >= settings_.all().size();
    if (not is_last and question_->asks == Asks::All) return pose();
    question_.reset();
    return read_back();
}

// With what the setting is.
Answer SettingUp::pose() const { return ask({settings_.all()[question_->setting].about + "."}); }

Answer SettingUp::agree() {
    if (const auto wrong = settings_.why_not()) return ask({wrong->what});
    is_agreed_ = true;
    return left_with({});
}

// A question that was asked alone is left alone.
Answer SettingUp::cancel() {
    if (not question_ or question_->asks == Asks::All) return left_with({"Nothing was begun."});
    question_.reset();
    return ask({"Nothing was changed."});
}

Answer SettingUp::say_settings() const {
    Sentences lines;
    for (const Setting& setting : settings_.all()) lines.push_back(described(setting));
    return ask(std::move(lines));
}

Answer SettingUp::help(const std::string& rest) const {
    const auto all = settings_.all();
    if (not rest.empty()) {
        const auto named = setting_in(rest, all);
        if (not named) return ask({named.error().what});
        const std::string values = said_values(named->setting);
        Sentences lines{described(named->setting)};
        if (not values.empty()) lines.push_back("It can be " + values + ".");
        return ask(std::move(lines));
    }
    std::vector<std::string> names(all.size());
    std::ranges::transform(all, names.begin(), said_name);
    return ask(
        {"Begin plays the game that was read to you. Questions asks for one setting after "
         "the other, and settings says what they are.",
         "A setting and a value change it, as in " + names.front() + " " + all.front().value +
             "; several are parted by commas.",
         "The settings are " + listed(names) + "."});
}

Answer SettingUp::read_back(Sentences before) const {
    before.push_back(settings_.read_back());
    return ask(std::move(before));
}

Answer SettingUp::ask(Sentences before) const {
    Answer answer{.sentences = std::move(before)};
    if (not question_) {
        answer.prompt = "Begin, questions, settings or cancel?";
        return answer;
    }
    answer.prompt =
        question_about(settings_.all()[question_->setting],
                       question_->asks == Asks::All ? "same, enough or cancel" : "cancel");
    return answer;
}

}  // namespace parlor::plain
