#include "canvas/sound.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

namespace parlor::tui {
namespace {

constexpr int loudest = 10;             // in the options
constexpr int loudest_of_decps = 7;     // of DECPS, 0 to 7
constexpr std::size_t most_notes = 16;  // in the buffer of a VT520

// In the order of SoundEffect.
// clang-format off
constexpr std::array<Motif, sound_effect_count> motifs{{
    {"DING",        false, 1, {{20, 2}}},
    {"BUZZ",        false, 2, {{1, 2}, {2, 2}}},
    {"DONG",        false, 1, {{8, 3}}},
    {"NUDGE",       false, 1, {{5, 1}}},
    {"DICE 1",      false, 4, {{10, 1}, {14, 1}, {9, 1}, {13, 2}}},
    {"DICE 2",      false, 4, {{13, 1}, {9, 1}, {14, 1}, {10, 2}}},
    {"DICE 3",      false, 4, {{9, 1}, {12, 1}, {10, 1}, {15, 2}}},
    {"DICE 4",      false, 4, {{14, 1}, {11, 1}, {13, 1}, {9, 2}}},
    {"DOUBLES",     false, 5, {{10, 1}, {14, 1}, {10, 1}, {17, 1}, {22, 3}}},
    {"BUY",         false, 4, {{13, 2}, {17, 2}, {20, 2}, {25, 3}}},
    {"BUY GROUP",   false, 6, {{13, 2}, {17, 2}, {20, 2}, {17, 2}, {20, 2}, {25, 5}}},
    {"HOUSE",       false, 3, {{8, 1}, {8, 1}, {15, 3}}},
    {"HOTEL",       false, 5, {{8, 1}, {8, 1}, {15, 2}, {15, 1}, {20, 4}}},
    {"SLIDE",       false, 4, {{20, 1}, {17, 1}, {14, 1}, {11, 2}}},
    {"SLIDELOW",    false, 4, {{13, 1}, {9, 1}, {5, 1}, {1, 2}}},
    {"RENT0",       false, 2, {{15, 1}, {11, 2}}},
    {"RENT1",       false, 3, {{15, 1}, {11, 1}, {8, 2}}},
    {"RENT2",       false, 4, {{15, 1}, {11, 1}, {8, 1}, {4, 2}}},
    {"RENT3",       false, 5, {{18, 1}, {15, 1}, {11, 1}, {8, 1}, {1, 4}}},
    {"BELL",        false, 3, {{25, 2}, {25, 2}, {25, 4}}},
    {"LOWZAP",      false, 3, {{6, 1}, {3, 1}, {1, 3}}},
    {"GONG",        false, 2, {{6, 2}, {18, 5}}},
    {"CASH",        false, 3, {{18, 1}, {22, 1}, {25, 2}}},
    {"SPLAT",       false, 3, {{12, 1}, {4, 1}, {9, 2}}},
    {"SLAM",        false, 2, {{3, 1}, {15, 3}}},
    {"GAOL",        false, 4, {{11, 4}, {9, 4}, {7, 4}, {4, 8}}},
    {"ZING",        false, 2, {{18, 1}, {23, 2}}},
    {"PULSE",       false, 4, {{13, 1}, {20, 1}, {13, 1}, {20, 2}}},
    {"RUB",         false, 3, {{9, 1}, {8, 1}, {7, 3}}},
    {"ELIMINATION", true,  6, {{13, 4}, {13, 3}, {13, 1}, {13, 4}, {16, 3}, {8, 8}}},
    {"GAME OVER",   true,  8, {{13, 3}, {13, 1}, {17, 3}, {20, 3}, {17, 2}, {20, 2}, {22, 2}, {25, 8}}},
    {"START",       true,  5, {{8, 2}, {13, 2}, {17, 2}, {20, 2}, {25, 6}}},
    {"INTRO",       true,  8, {{13, 3}, {15, 3}, {17, 3}, {20, 6}, {17, 3}, {20, 3}, {22, 3}, {25, 8}}},
}};
// clang-format on

int loudness(SoundEffect effect, const Options& options) {
    return motif_of(effect).is_music ? options.music : options.sound_effects;
}

// ESC [ volume ; duration ; note ... , ~ : consecutive notes of equal duration share a sequence.
std::string by_decps(SoundEffect effect, int loud) {
    const int volume = std::max(1, loud * loudest_of_decps / loudest);
    std::string text;
    int ticks = 0;
    for (const Note note : motif_of(effect).all()) {
        if (note.ticks != ticks) {
            if (ticks != 0) text += ",~";
            ticks = note.ticks;
            text += "\x1b[" + std::to_string(volume) + ';' + std::to_string(ticks);
        }
        text += ';' + std::to_string(note.tone);
    }
    return text + ",~";
}

// The Linux console plays a single tone and has no volume control, so softer sounds are shorter.
// The sequence restores the bell's default tone.
std::string by_console(SoundEffect effect, int loud) {
    constexpr double lowest = 523.25, half_tones = 12.0, ms_a_tick = 1000.0 / 32;
    const auto notes = motif_of(effect).all();
    const Note note = *std::max_element(
        notes.begin(), notes.end(), [](Note one, Note other) { return one.ticks < other.ticks; });
    const auto hertz = std::lround(lowest * std::exp2((note.tone - 1) / half_tones));
    const auto ms = std::lround(note.ticks * ms_a_tick * loud / loudest);
    return "\x1b[10;" + std::to_string(hertz) + "]\x1b[11;" + std::to_string(ms) +
           "]\a\x1b[10]\x1b[11]";
}

// The priority of a sound, by ranges of SoundEffect.
int how_telling(SoundEffect effect) {
    if (effect <= SoundEffect::Nudge) return 0;
    if (effect == SoundEffect::Zing) return 1;
    return effect <= SoundEffect::Doubles ? 2 : 3;
}

std::size_t notes_of(std::span<const SoundEffect> all) {
    std::size_t notes = 0;
    for (const SoundEffect effect : all) notes += motif_of(effect).all().size();
    return notes;
}

using Each = std::vector<SoundEffect>::const_iterator;

Each least_telling(const std::vector<SoundEffect>& all) {
    const Each least = std::ranges::min_element(all, {}, how_telling);
    if (how_telling(*least) == 0) return least;
    for (Each each = all.begin(); each != all.end(); ++each)
        if (std::find(each + 1, all.end(), *each) != all.end()) return each;
    return least;
}

// Drops sounds until the rest fits the buffer, and keeps their order.
std::vector<SoundEffect> most_telling(std::vector<SoundEffect> all) {
    while (notes_of(all) > most_notes) all.erase(least_telling(all));
    return all;
}

std::string by_decps(const std::vector<SoundEffect>& all, const Options& options) {
    std::string text;
    for (const SoundEffect effect : most_telling(all))
        text += by_decps(effect, loudness(effect, options));
    return text;
}

// Plays the sound with the highest priority; among equals, the last one.
std::string by_console(const std::vector<SoundEffect>& all, const Options& options) {
    const SoundEffect effect = *std::ranges::max_element(all.rbegin(), all.rend(), {}, how_telling);
    return by_console(effect, loudness(effect, options));
}

}  // namespace

const Motif& motif_of(SoundEffect effect) { return motifs[static_cast<std::size_t>(effect)]; }

std::string bytes_for(std::span<const SoundEffect> effects, const Options& options) {
    std::vector<SoundEffect> audible;
    std::ranges::copy_if(effects, std::back_inserter(audible), [&](SoundEffect each) {
        return loudness(each, options) > 0;
    });
    if (audible.empty()) return {};
    switch (options.sound_by) {
        case Options::SoundBy::None: return {};
        case Options::SoundBy::Bell: return "\a";
        case Options::SoundBy::Console: return by_console(audible, options);
        case Options::SoundBy::Decps: return by_decps(audible, options);
    }
    return {};
}

}  // namespace parlor::tui
