#include "wire/from_host.hpp"

#include <cassert>
#include <utility>

#include "base/match.hpp"
#include "base/units.hpp"
#include "wire/cells.hpp"
#include "wire/greeting.hpp"
#include "wire/packing.hpp"

namespace parlor::wire {
namespace {

enum class Kind : std::uint8_t {
    Welcome = 1,
    Refused,
    Picture,
    Sounds,
    Title,
    Sentences,
    Farewell,
    AtTable,
    CopyPart
};

constexpr int bytes_of_showing = 4, bytes_of_table = 4;
constexpr std::uint32_t any = 0xFFFFFFFF;
constexpr std::uint32_t highest_status = 0xFF;

constexpr int bytes_of_count = 2;

constexpr std::size_t longest_sentences() {
    constexpr std::size_t of_head = bytes_of_showing + 3 * bytes_of_count, of_length = 2;
    return of_head + (1 + most_sentences) * (of_length + longest_sentence) +
           most_words * (of_length + longest_word + bytes_of_count);
}

std::optional<std::size_t> longest(std::uint8_t kind) {
    constexpr std::size_t of_greeting = 100, of_length = 2, of_status = 1;
    constexpr std::size_t of_head = 9 + of_length + longest_question;  // of a picture
    constexpr std::size_t of_cell = 16;                                // at most
    constexpr auto cells = std::size_t{largest_window.rows} * largest_window.cols;
    switch (Kind{kind}) {
        case Kind::Welcome: return of_greeting;
        case Kind::Refused: return of_greeting + of_status + of_length + longest_farewell;
        case Kind::Picture: return of_head + of_cell * cells;
        case Kind::Sounds: return most_sounds;
        case Kind::Title: return of_length + longest_title;
        case Kind::Sentences: return longest_sentences();
        case Kind::Farewell: return of_status + of_length + longest_farewell;
        case Kind::AtTable: return bytes_of_table + 1;
        case Kind::CopyPart: return of_length + longest_game_name + of_status + longest_part;
    }
    return std::nullopt;
}

Showing showing_in(Unpacker& in) { return Showing{in.number("a number", any, bytes_of_showing)}; }

int number_in(Unpacker& in, const char* what, int most, int bytes = 1) {
    return static_cast<int>(in.number(what, static_cast<std::uint32_t>(most), bytes));
}

tui::Size size_in(Unpacker& in) {
    const tui::Size size{number_in(in, "the number of rows", largest_window.rows),
                         number_in(in, "the number of columns", largest_window.cols)};
    if (size.rows == 0 or size.cols == 0) {
        in.fail("a picture has no cells");
        return {1, 1};
    }
    return size;
}

void pack(Packer& out, const Picture& picture) {
    out.number(static_cast<std::uint32_t>(picture.number), bytes_of_showing);
    out.number(static_cast<std::uint32_t>(picture.size.rows));
    out.number(static_cast<std::uint32_t>(picture.size.cols));
    out.number(picture.is_whole);
    out.number(static_cast<std::uint32_t>(picture.cursor.row));
    out.number(static_cast<std::uint32_t>(picture.cursor.col));
    out.text(picture.question, longest_question);
    pack_changes(out, picture.changes, picture.size);
}

Picture picture_in(Unpacker& in) {
    Picture picture;
    picture.number = showing_in(in);
    picture.size = size_in(in);
    picture.is_whole = in.number("a whole picture", 1) == 1;
    picture.cursor.row = number_in(in, "the cursor's row", picture.size.rows - 1);
    picture.cursor.col = number_in(in, "the cursor's column", picture.size.cols - 1);
    picture.question = in.text("the question", longest_question);
    picture.changes = changes_in(in, picture.size);
    return picture;
}

Sounds sounds_in(Unpacker& in) {
    Sounds sounds;
    while (not in.is_empty())
        sounds.effects.push_back(in.choice("a sound", tui::SoundEffect::Intro));
    return sounds;
}

// Each text needs bytes, so that a count alone makes nobody keep anything.
std::vector<std::string> texts_in(Unpacker& in,
                                  const char* what,
                                  std::size_t most,
                                  std::size_t longest) {
    const int count = number_in(in, "a count", static_cast<int>(most), bytes_of_count);
    std::vector<std::string> texts;
    for (int i = 0; i < count and in.is_fine(); ++i) texts.push_back(in.text(what, longest));
    return texts;
}

Completions completions_in(Unpacker& in) {
    std::size_t left = most_words;
    const auto names_in = [&] {
        auto names = texts_in(in, "a word", left, longest_word);
        left -= names.size();
        return names;
    };
    Completions completions;
    for (std::string& word : names_in()) completions.verbs.push_back({std::move(word)});
    for (auto& verb : completions.verbs) verb.names = names_in();
    completions.names = names_in();
    return completions;
}

Sentences sentences_in(Unpacker& in) {
    Sentences sentences{.number = showing_in(in)};
    sentences.hides = in.number("hiding", 1) == 1;
    sentences.asked = static_cast<std::uint8_t>(in.number("the player", max_seats));
    sentences.prompt = in.text("a prompt", longest_sentence);
    sentences.lines = texts_in(in, "a sentence", most_sentences, longest_sentence);
    sentences.completions = completions_in(in);
    return sentences;
}

void pack_texts(Packer& out, const std::vector<std::string>& texts, std::size_t longest) {
    out.number(static_cast<std::uint32_t>(texts.size()), bytes_of_count);
    for (const std::string& text : texts) out.text(text, longest);
}

void pack(Packer& out, const Completions& completions) {
    std::vector<std::string> words;
    for (const auto& verb : completions.verbs) words.push_back(verb.word);
    pack_texts(out, words, longest_word);
    for (const auto& verb : completions.verbs) pack_texts(out, verb.names, longest_word);
    pack_texts(out, completions.names, longest_word);
}

void pack(Packer& out, const Sentences& sentences) {
    assert(sentences.lines.size() <= most_sentences);
    out.number(static_cast<std::uint32_t>(sentences.number), bytes_of_showing);
    out.number(sentences.hides);
    out.number(sentences.asked);
    out.text(sentences.prompt, longest_sentence);
    pack_texts(out, sentences.lines, longest_sentence);
    pack(out, sentences.completions);
}

AtTable at_table_in(Unpacker& in) {
    const auto number = in.number("the table", any, bytes_of_table);
    return {.number = number, .only_watches = in.number("watching", 1) == 1};
}

CopyPart copy_part_in(Unpacker& in) {
    CopyPart part{.name = in.text("the name of the game", longest_game_name), .text = {}};
    part.is_last = in.number("the last part", 1) == 1;
    part.text = in.rest();
    if (part.text.size() > longest_part) in.fail("the part is too long");
    return part;
}

template <class Last>
Last last_in(Unpacker& in) {
    const auto status = in.number("the status", highest_status);
    return {.status = static_cast<std::uint8_t>(status),
            .line = in.text("the line", longest_farewell)};
}

Result<FromHost> welcome_in(Unpacker& in) {
    const Stranger host = greeting_in(in);
    if (in.is_fine() and host != ourselves()) in.fail(words_for(host));
    return unless_trouble<FromHost>(in, Welcome{});
}

Result<FromHost> refused_in(Unpacker& in) {
    (void)greeting_in(in);
    return unless_trouble<FromHost>(in, last_in<Refused>(in));
}

Result<FromHost> message_in(const Frame& frame) {
    Unpacker in{frame.contents};
    const auto whole = [&](FromHost message) { return unless_trouble(in, std::move(message)); };
    switch (Kind{frame.kind}) {
        case Kind::Welcome: return welcome_in(in);
        case Kind::Refused: return refused_in(in);
        case Kind::Picture: return whole(picture_in(in));
        case Kind::Sounds: return whole(sounds_in(in));
        case Kind::Title: return whole(Title{in.text("the title", longest_title)});
        case Kind::Sentences: return whole(sentences_in(in));
        case Kind::Farewell: return whole(last_in<Farewell>(in));
        case Kind::AtTable: return whole(at_table_in(in));
        case Kind::CopyPart: return whole(copy_part_in(in));
    }
    return Error{"a host sends no such message"};
}

template <class Last>
void pack_last(Packer& out, const Last& last) {
    out.number(last.status);
    out.text(last.line, longest_farewell);
}

// Packs the contents, and returns the kind.
Kind pack(Packer& out, const FromHost& message) {
    return match(
        message,
        [&](const Welcome&) {
            pack_greeting(out, ourselves());
            return Kind::Welcome;
        },
        [&](const Refused& refused) {
            pack_greeting(out, ourselves());
            pack_last(out, refused);
            return Kind::Refused;
        },
        [&](const Picture& picture) {
            pack(out, picture);
            return Kind::Picture;
        },
        [&](const Sounds& sounds) {
            assert(sounds.effects.size() <= most_sounds);
            for (const tui::SoundEffect each : sounds.effects)
                out.number(static_cast<std::uint32_t>(each));
            return Kind::Sounds;
        },
        [&](const Title& title) {
            out.text(title.text, longest_title);
            return Kind::Title;
        },
        [&](const Sentences& sentences) {
            pack(out, sentences);
            return Kind::Sentences;
        },
        [&](const Farewell& farewell) {
            pack_last(out, farewell);
            return Kind::Farewell;
        },
        [&](const AtTable& at) {
            out.number(at.number, bytes_of_table);
            out.number(at.only_watches);
            return Kind::AtTable;
        },
        [&](const CopyPart& part) {
            assert(part.text.size() <= longest_part);
            out.text(part.name, longest_game_name);
            out.number(part.is_last);
            out.raw(part.text);
            return Kind::CopyPart;
        });
}

}  // namespace

std::string bytes_of(const FromHost& message) {
    Packer out;
    const Kind kind = pack(out, message);
    return framed(static_cast<std::uint8_t>(kind), out.bytes());
}

const Direction<FromHost>& from_host() {
    static constexpr Direction<FromHost> direction{longest, message_in, most_waiting_of_host};
    return direction;
}

}  // namespace parlor::wire
