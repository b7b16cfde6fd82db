import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { Command } from '@commander-js/extra-typings'

/** Somebody who types lines. */
export interface Conversation {
  /** The next line, without the line break; null when there will be no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** The outer world as commands see it; tests give their own. */
export interface Terminal {
  /** Results: what the user asked for, or one JSON object. */
  readonly out: (text: string) => void
  /** Everything else: progress, remarks, refusals. */
  readonly err: (text: string) => void
  /** Only then may a command ask questions. */
  readonly isInteractive: boolean
  readonly hasColor: boolean
  /** Begin to ask questions. */
  readonly converse: () => Conversation
}

/** One row of the command table. The module is loaded only when its command is called. */
export interface CommandEntry {
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<CommandModule>
}

export interface CommandModule {
  readonly build: (terminal: Terminal) => CommandUnknownOpts
}

/** Every command starts from here, so every command knows `--json`. */
export function command(name: string) {
  return new Command(name).option('--json', 'print one JSON object')
}

/** Prints a result: one JSON object with `--json`, the text otherwise. */
export function printResult(terminal: Terminal, json: true | undefined, data: object, text: string): void {
  terminal.out(json ? JSON.stringify(data) : text)
}

/** Asked for something that makes no sense: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Asked for something sensible, and the answer is no: exit code 1. */
export class CheckFailed extends Error {
  override readonly name: string = 'CheckFailed'
}

/** The answer is no, and has been printed in full: exit code 1 and not a word more. */
export class CheckFailedAsPrinted extends CheckFailed {
  override readonly name = 'CheckFailedAsPrinted'
}
