/** The exit codes of the command line; docs/command-line.md lists them with these words. */
export const EXIT_CODES = {
  ok: 0,
  checkFailed: 1,
  wrongUsage: 2,
  cutShort: 3,
  bug: 70,
  stopped: 130,
} as const

/** One of `EXIT_CODES`. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES]

/** What each exit code says. */
export const EXIT_CODE_MEANINGS: Readonly<Record<ExitCode, string>> = {
  0: 'everything was done',
  1: 'a check failed: a replay diverges, a scenario fails, an invariant is broken, a deck has lines with errors',
  2: 'wrong usage: an option, a file or a bot that cannot be read',
  3: 'cut short: the machine did not let it finish (a full disk, a thread that ended); what was counted is printed',
  70: 'an error in Spellwright itself, with everything needed to report it',
  130: 'stopped by Ctrl+C or by the system; what was counted is printed',
}
