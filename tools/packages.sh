# shellcheck shell=bash
# Debian's packages that a build needs. Sourced by tools/play and tools/test.

# shellcheck disable=SC2034  # they use it
build_packages=(g++ cmake ninja-build libncurses-dev libcli11-dev libtomlplusplus-dev libutf8proc-dev
    libasio-dev libedit-dev)

# need PACKAGE...: installs missing packages, or says what to install and stops.
need() {
    local missing=() package
    if ! command -v apt-get >/dev/null; then know_no_packages; fi
    for package; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || stop "as root, install: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}" >&2
    # The lists may be missing or old: fetch them only if they are not good enough.
    install_packages "${missing[@]}" >/dev/null 2>&1 ||
        { "${as_root[@]}" apt-get -q update >&2 && install_packages "${missing[@]}" >&2; } ||
        stop "could not install: ${missing[*]}"
}

install_packages() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -y --no-install-recommends install "$@"
}

# On other systems we cannot install packages, but can check whether the tools are there.
know_no_packages() {
    cat >&2 <<'WORDS'
This is neither Debian nor Ubuntu, so please install, by your system's own means:
  a C++20 compiler (g++ 12 or clang 14, or newer), CMake 3.25 or newer, Ninja,
  the development files of ncurses (wide), CLI11 2, toml++ 3, utf8proc 2, libedit and Asio 1.18;
  for the tests also Catch2 (2.13 or 3), clang-format 14, mandoc,
  desktop-file-validate, appstreamcli, zsh, fish and Python 3.
Then:  cmake --workflow --preset dev        to build and test
       cmake --preset release && cmake --build --preset release && build/release/parlor
WORDS
    exit 1
}

stop() {
    echo "$1" >&2
    exit 1
}
