// man/parlor.6 describes everything that the program has, and nothing else.
#include "manual.hpp"

#include <cstdio>

#include "base/options.hpp"
#include "rules/property/options.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

std::string help(const std::string& command = "") {
    const std::string line = std::string{program_file} + " " + command + " --help";
    std::FILE* const pipe = popen(line.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
        output += static_cast<char>(letter);
    REQUIRE(pclose(pipe) == 0);
    return output;
}

Names options_in(const std::string& help) { return matches(help, R"((?:\n +|-h,)(--[a-z-]+))"); }

Names commands() {
    const std::string text = help();
    const auto begin = text.find("Subcommands:"), end = text.find("\n\n", begin);
    REQUIRE(end != std::string::npos);
    return matches(text.substr(begin, end - begin), R"(\n  ([a-z]+) )");
}

// `--help` is described once, for all commands.
Names own_options(const std::string& command) {
    Names options = options_in(help(command));
    options.erase("--help");
    return options;
}

Names long_options(const Lines& part) {
    Names options;
    for (const std::string& tag : tags(part)) options.merge(matches(tag, R"((--[a-z-]+))"));
    return options;
}

}  // namespace

TEST_CASE("the manual tells each command of the program, and no other") {
    Names told;
    for (const std::string& line : part(manual("parlor.6"), ".Sh COMMANDS"))
        if (line.starts_with(".Ss ")) told.insert(line.substr(4));
    CHECK(commands().size() > 5);
    CHECK(told == commands());
}

TEST_CASE("the manual tells each option of the program and of its commands, and no other") {
    const Lines page = manual("parlor.6");
    CHECK(long_options(part(page, ".Sh OPTIONS")) == options_in(help()));
    for (const std::string& command : commands()) {
        INFO(command);
        CHECK(long_options(part(page, ".Ss " + command)) == own_options(command));
    }
}

TEST_CASE("the manual of the host tells each of its options, and no other") {
    CHECK(long_options(part(manual("parlor-host.8"), ".Sh OPTIONS")) == own_options("host"));
}

TEST_CASE("what a manual page shows to be typed is a command and an option of the program") {
    Names options = options_in(help());
    for (const std::string& command : commands()) options.merge(own_options(command));
    for (const std::string name : {"parlor.5", "parlor-data.5", "parlor.6", "parlor-host.8"}) {
        const std::string text = joined(manual(name));
        CHECK(without(matches(text, R"((--[a-z][a-z-]+))"), options) == none);
        Names long_flags;
        for (const std::string& flag : matches(text, R"(Fl -([a-z-]+))"))
            long_flags.insert("--" + flag);
        CHECK(without(long_flags, options) == none);
        CHECK(without(matches(text, R"(\$ parlor ([a-z]+))"), commands()) == none);
    }
}

TEST_CASE("each help ends with an example of its command and the names of the manual pages") {
    const std::string pages =
        "\n\nManual pages: man 6 parlor, man 5 parlor, man 5 parlor-data, man 8 parlor-host\n";
    Names all = commands();
    all.insert("");
    for (const std::string& command : all) {
        const std::string text = help(command);
        INFO(text);
        CHECK(text.ends_with(pages));
        const std::string example =
            "\nExample:\n  parlor " + (command.empty() ? "--" : command + " ");
        CHECK(text.find(example) != std::string::npos);
    }
}

TEST_CASE("the help of sim tells each house rule that --set can set, and its values") {
    const std::string text = help("sim");
    for (const auto& option : property::options()) {
        const std::string told =
            std::string{option.explanation} + " (" + all_values(option.values) + ")\n";
        INFO(option.name << ": " << told);
        const auto begin = text.find("\n  " + std::string{option.name} + " ");
        REQUIRE(begin != std::string::npos);
        CHECK(text.substr(begin + 1, text.find('\n', begin + 1) - begin).ends_with(told));
    }
}

TEST_CASE("the manual tells the values of the options for one time") {
    const Lines part_of_options = part(manual("parlor.6"), ".Sh OPTIONS");
    for (const char* const name : {"glyphs", "colour", "paper"}) {
        const std::string text = entry(part_of_options, std::string{"--"} + name);
        for (const std::string_view value : option_named(name).values) {
            INFO(name << " " << value);
            CHECK(text.find(".Cm " + std::string{value}) != std::string::npos);
        }
    }
}

TEST_CASE("the manual tells each environment variable that is read") {
    Names variables;
    for (const std::string& text : sources())
        if (text.find("getenv(") != std::string::npos)
            variables.merge(matches(text, R"re("([A-Z][A-Z_]+)")re"));
    const Names told = first_words(tags(part(manual("parlor.6"), ".Sh ENVIRONMENT")));
    CHECK(variables.contains("XDG_STATE_HOME"));
    CHECK(without(variables, told) == none);
    const Names of_libraries{"LC_ALL", "LC_CTYPE", "LANG"};
    CHECK(without(without(told, of_libraries), variables) == none);
}

TEST_CASE("the manual tells each exit status") {
    Names statuses = in_sources(R"(status_of_\w+ = (\d+))");
    for (const std::string& list : in_sources(R"(enum class Status : int \{([^}]*)\})"))
        statuses.merge(matches(list, R"(= (\d+),)"));
    const Names told = first_words(tags(part(manual("parlor.6"), ".Sh EXIT STATUS")));
    CHECK(statuses.contains("3"));
    CHECK(statuses.contains("130"));
    statuses.erase("128");  // plus the signal's number
    CHECK(without(statuses, told) == none);
    CHECK(told.contains("128+N"));
}

TEST_CASE("the manual tells each line of the options file, with its values") {
    const Lines told = part(manual("parlor.6"), ".Ss Options file");
    Names names;
    for (const Option& option : all_options()) {
        names.emplace(option.name);
        std::string values;
        for (const std::string_view value : option.values)
            values += (values.empty() ? "" : ", ") + std::string{value};
        if (option.values.size() > 10)
            values =
                std::string{option.values.front()} + " to " + std::string{option.values.back()};
        CHECK(entry(told, std::string{option.name}) == values + "\n");
    }
    for (const IdOption& option : all_id_options()) {
        names.emplace(option.name);
        CHECK(entry(told, std::string{option.name}).starts_with("the name of a "));
    }
    CHECK(first_words(tags(told)) == names);
}
