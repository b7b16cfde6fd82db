import type { CommandEntry, Terminal } from './command.ts'
import { type ExitCode, runProgram } from './program.ts'

/** The table of commands, in the order of `--help`. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: 'play a game in the terminal',
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'deck',
    summary: 'read, check and print a deck',
    load: () => import('./commands/deck.ts'),
  },
  {
    name: 'card',
    summary: 'show a card: cost, type line, stats and text',
    load: () => import('./commands/card.ts'),
  },
  {
    name: 'cards',
    summary: 'list the supported cards',
    load: () => import('./commands/cards.ts'),
  },
  {
    name: 'fuzz',
    summary: 'play random games over every supported card and check what must always hold',
    load: () => import('./commands/fuzz.ts'),
  },
  {
    name: 'version',
    summary: 'print the version of Spellwright and of Node.js',
    load: () => import('./commands/version.ts'),
  },
]

export function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runProgram(commands, args, terminal)
}
