# The places of all files, by the File Hierarchy: a game in games, its data in share/games.

include(GNUInstallDirs)
set(PARLOR_GAMESDIR games CACHE STRING "folder of the program; bin on systems without /usr/games")
set(data_folder ${CMAKE_INSTALL_DATADIR}/games/parlor)
set(application arpa.home.parlor)  # nobody else's: home.arpa is reserved (RFC 8375)

install(TARGETS parlor RUNTIME DESTINATION ${PARLOR_GAMESDIR})
install(DIRECTORY data/ DESTINATION ${data_folder} FILES_MATCHING PATTERN "*.toml")
install(FILES man/parlor.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES man/parlor.5 man/parlor-data.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5)
install(FILES man/parlor-host.8 DESTINATION ${CMAKE_INSTALL_MANDIR}/man8)

# The folder of each shell's completions; for Debian's packages zsh has a different one.
set(zsh_folder site-functions)
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr" AND EXISTS /etc/debian_version)
  set(zsh_folder vendor-completions)
endif()
set(PARLOR_ZSH_DIR zsh/${zsh_folder} CACHE STRING "folder in share for the completion of zsh")
install(FILES completions/parlor.bash RENAME parlor
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES completions/_parlor DESTINATION ${CMAKE_INSTALL_DATADIR}/${PARLOR_ZSH_DIR})
install(FILES completions/parlor.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(FILES LICENSE docs/playing.md docs/hosts.md docs/computers.md docs/credits.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/rules DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "*.md")
install(DIRECTORY docs/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})

install(FILES desktop/${application}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES desktop/${application}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES desktop/${application}.svg DESTINATION ${icons}/scalable/apps)
foreach(size 64 128)
  install(FILES desktop/${application}-${size}.png DESTINATION ${icons}/${size}x${size}/apps
    RENAME ${application}.png)
endforeach()

# The program finds its data relative to its own folder, so that both can be moved together.
cmake_path(ABSOLUTE_PATH PARLOR_GAMESDIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}
  OUTPUT_VARIABLE program_folder)
cmake_path(ABSOLUTE_PATH data_folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX})
file(RELATIVE_PATH way_to_data ${program_folder} ${data_folder})
set_source_files_properties(src/library/data_folder.cpp PROPERTIES
  COMPILE_DEFINITIONS PARLOR_DATA_FROM_PROGRAM="${way_to_data}")

add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -D MANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt
    -P ${CMAKE_SOURCE_DIR}/cmake/Uninstall.cmake
  VERBATIM)
