// FaultyDisk: a disk that injects errors: the n-th step fails, or all steps from there on, or the
// program is killed there. A failing write writes half of its text.
#pragma once

#include <signal.h>

#include <functional>
#include <utility>
#include <vector>

#include "disk/disk.hpp"

namespace parlor::disk {

class FaultyDisk final : public Disk {
public:
    enum class Fails : std::uint8_t { Once, FromThenOn, Killed };

    explicit FaultyDisk(int step = never, Fails how = Fails::Once) : step_{step}, how_{how} {}

    void fail_at(int step, Fails how = Fails::Once) {
        step_ = step;
        how_ = how;
        steps_ = 0;
    }
    // An additional action when a step fails.
    void does_when_failing(std::function<void()> does) { does_ = std::move(does); }
    void become_read_only() {
        fail_at(0, Fails::FromThenOn);
        is_read_only_ = true;
    }
    void mend() {
        fail_at(never);
        is_read_only_ = false;
    }
    [[nodiscard]] int steps() const { return steps_; }  // since `fail_at`
    [[nodiscard]] int writes() const { return writes_; }
    [[nodiscard]] int syncs() const { return syncs_; }
    [[nodiscard]] int looks() const { return looks_; }  // calls of `status`
    [[nodiscard]] std::size_t bytes_read() const { return bytes_read_; }
    [[nodiscard]] const std::vector<Path>& synced_folders() const { return synced_folders_; }

    Opened open(const Path& path, OpenMode mode) override {
        const bool makes =
            mode == OpenMode::New or mode == OpenMode::ExistingOrNew or mode == OpenMode::Append;
        if (makes and fails()) return {.file = -1, .error = why()};
        if (is_read_only_ and mode != OpenMode::ReadOnly) return {.file = -1, .error = why()};
        return real_disk().open(path, mode);
    }
    Opened open_temporary(std::string& name) override {
        if (fails()) return {.file = -1, .error = why()};
        return real_disk().open_temporary(name);
    }
    void close(int file) override { real_disk().close(file); }
    std::error_code lock(int file) override { return real_disk().lock(file); }
    FileStatus status(int file, const Path& path) override {
        ++looks_;
        return real_disk().status(file, path);
    }
    std::error_code read_all(int file, std::size_t most, std::string& text) override {
        const auto error = real_disk().read_all(file, most, text);
        bytes_read_ += text.size();
        return error;
    }
    std::error_code read(int file,
                         std::int64_t from,
                         std::size_t most,
                         std::string& text) override {
        const auto error = real_disk().read(file, from, most, text);
        bytes_read_ += text.size();
        return error;
    }
    std::int64_t size(int file) override { return real_disk().size(file); }
    std::error_code write(int file, std::int64_t at, std::string_view text) override {
        ++writes_;
        if (not fails()) return real_disk().write(file, at, text);
        (void)real_disk().write(file, at, text.substr(0, text.size() / 2));
        return why();
    }
    std::error_code cut(int file, std::int64_t size) override {
        return fails() ? why() : real_disk().cut(file, size);
    }
    std::error_code permit(int file, unsigned mode) override {
        return fails() ? why() : real_disk().permit(file, mode);
    }
    std::error_code sync(int file) override {
        ++syncs_;
        return fails() ? why() : real_disk().sync(file);
    }
    std::error_code rename(const Path& from, const Path& to) override {
        return fails() ? why() : real_disk().rename(from, to);
    }
    std::error_code remove(const Path& path) override {
        return is_read_only_ ? why() : real_disk().remove(path);
    }
    std::error_code make_folder(const Path& path) override {
        return fails() ? why() : real_disk().make_folder(path);
    }
    std::error_code sync_folder(const Path& path) override {
        synced_folders_.push_back(path);
        return fails() ? why() : real_disk().sync_folder(path);
    }

private:
    static constexpr int never = -1;

    [[nodiscard]] std::error_code why() const {
        if (does_) does_();
        if (how_ == Fails::Killed) (void)raise(SIGKILL);
        return std::make_error_code(is_read_only_ ? std::errc::read_only_file_system
                                                  : std::errc::no_space_on_device);
    }
    bool fails() {
        const int here = steps_++;
        return step_ != never and (how_ == Fails::FromThenOn ? here >= step_ : here == step_);
    }

    int step_, steps_ = 0, writes_ = 0, syncs_ = 0, looks_ = 0;
    std::size_t bytes_read_ = 0;
    std::vector<Path> synced_folders_;
    std::function<void()> does_;
    Fails how_;
    bool is_read_only_ = false;
};

}  // namespace parlor::disk
