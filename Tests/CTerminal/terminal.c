#define _GNU_SOURCE
#include "terminal.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int terminal_open(char *name, size_t size) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  if (grantpt(terminal) != 0 || unlockpt(terminal) != 0
      || ptsname_r(terminal, name, size) != 0) {
    close(terminal);
    return -1;
  }
  return terminal;
}

pid_t terminal_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int standard[3], const char *terminal) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t process = -1;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // Whoever runs the tests may ignore interrupts, and the threads of a test block all signals;
  // neither is to be the command's.
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigaddset(&signals, SIGINT);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (standard[descriptor] >= 0) {
      posix_spawn_file_actions_adddup2(&actions, standard[descriptor], descriptor);
    } else {
      posix_spawn_file_actions_addclose(&actions, descriptor);
    }
  }
  if (terminal) {
    // The first terminal that the leader of a session opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, 9, terminal, O_RDWR, 0);
    posix_spawn_file_actions_addclose(&actions, 9);
  }
  if (posix_spawn(&process, program, &actions, &attributes, arguments, environment) != 0) {
    process = -1;
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return process;
}
