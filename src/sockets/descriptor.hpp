// Descriptor: an open file of the kernel's, such as a socket, closed by its destructor.
#pragma once

#include <unistd.h>

#include <utility>

namespace parlor::sockets {

class Descriptor {
public:
    explicit Descriptor(int file) : file_{file} {}
    Descriptor(Descriptor&& other) noexcept : file_{std::exchange(other.file_, -1)} {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~Descriptor() {
        if (is_open()) close(file_);
    }

    [[nodiscard]] bool is_open() const { return file_ >= 0; }
    [[nodiscard]] int number() const { return file_; }

private:
    int file_;
};

}  // namespace parlor::sockets
