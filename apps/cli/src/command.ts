import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { Command } from '@commander-js/extra-typings'

/** Questions to a person, answered with one line of text each. */
export interface Conversation {
  /** The next line without its line break, or null at the end of input. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** The input and output of a command; tests pass their own. */
export interface Terminal {
  /** Prints a result: the text the user asked for, or one JSON object. */
  readonly out: (text: string) => void
  /** Prints everything else: progress, remarks and error messages. */
  readonly err: (text: string) => void
  /** Whether a command may ask questions. */
  readonly isInteractive: boolean
  readonly hasColor: boolean
  readonly openConversation: () => Conversation
}

/** One row of the command table. A module is loaded only when its command is called, so that starting stays fast. */
export interface CommandEntry {
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<CommandModule>
}

export interface CommandModule {
  readonly build: (terminal: Terminal) => CommandUnknownOpts
}

/** Creates a command with the options that all commands share. */
export function command(name: string) {
  return new Command(name).option('--json', 'print one JSON object')
}

/** Prints a result: one JSON object with `--json`, the text otherwise. */
export function printResult(terminal: Terminal, json: true | undefined, data: object, text: string): void {
  terminal.out(json ? JSON.stringify(data) : text)
}

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command ran, and the check it made failed: exit code 1. */
export class CheckFailed extends Error {
  override readonly name: string = 'CheckFailed'
}

/** The check failed, and the command has already printed why: exit code 1. */
export class CheckFailedAlreadyReported extends CheckFailed {
  override readonly name = 'CheckFailedAlreadyReported'
}

/** The machine did not let the command finish; what was counted has been printed: exit code 3. */
export class CutShort extends Error {
  override readonly name = 'CutShort'
}

/** The user or the system stopped the command; what was counted has been printed: exit code 130. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
