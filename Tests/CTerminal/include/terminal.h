#ifndef REORDER_TEST_TERMINAL_H
#define REORDER_TEST_TERMINAL_H

#include <stddef.h>
#include <sys/types.h>

// Calls that glibc declares only with _GNU_SOURCE, which Swift's module of it does not set.

/// Opens a new pseudo-terminal and writes the path of its other end into `name`.
/// Returns the descriptor, or -1.
int terminal_open(char *name, size_t size);

/// Starts a program in a folder, as the leader of a new session, and with the signals of a shell's
/// command.
///
/// `standard` are its standard input, output and error; it has none where one is -1. `terminal`
/// becomes its controlling terminal if it is not NULL.
/// Returns the process, or -1.
pid_t terminal_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int standard[3], const char *terminal);

#endif
