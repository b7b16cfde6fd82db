import type { CommandEntry, Terminal } from './command.ts'
import type { ExitCode } from './exit-codes.ts'
import { runProgram } from './program.ts'

/** The commands, in the order in which `--help` lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: 'play a game in the terminal',
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'sim',
    summary: 'play two decks against each other many times and report statistics',
    load: () => import('./commands/sim.ts'),
  },
  {
    name: 'gauntlet',
    summary: 'play one deck against several others, or all against all',
    load: () => import('./commands/gauntlet.ts'),
  },
  {
    name: 'lab',
    summary: 'compare variants of a deck against a field, with matrix and metagame',
    load: () => import('./commands/lab.ts'),
  },
  {
    name: 'worker',
    summary: 'play games for runs in a queue, on this machine',
    load: () => import('./commands/worker.ts'),
  },
  {
    name: 'merge',
    summary: 'put the parts of a run together that several machines have played',
    load: () => import('./commands/merge.ts'),
  },
  {
    name: 'arena',
    summary: 'let two bots play each other, with balanced seats and decks',
    load: () => import('./commands/arena.ts'),
  },
  {
    name: 'env',
    summary: 'play many games for another program, in lines of JSON (docs/environment.md)',
    load: () => import('./commands/env.ts'),
  },
  {
    name: 'positions',
    summary: 'put a bot into positions with known right answers and count how many it finds',
    load: () => import('./commands/positions.ts'),
  },
  {
    name: 'solve',
    summary: 'find a win this turn in a position, or show that there is none',
    load: () => import('./commands/solve.ts'),
  },
  {
    name: 'replay',
    summary: 'step through a recorded game and check that it still plays the same',
    load: () => import('./commands/replay.ts'),
  },
  {
    name: 'bench',
    summary: 'measure how fast games are played on this machine',
    load: () => import('./commands/bench.ts'),
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
    name: 'coverage',
    summary: 'count how many decks people play can be played here, and which cards would complete the others',
    load: () => import('./commands/coverage.ts'),
  },
  {
    name: 'fuzz',
    summary: 'play random games with every supported card and check invariants',
    load: () => import('./commands/fuzz.ts'),
  },
  {
    name: 'scenarios',
    summary: 'run a file of scenarios: positions, scripts and expected results',
    load: () => import('./commands/scenarios.ts'),
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
