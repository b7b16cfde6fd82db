import { type FuzzReport, fuzzGames } from 'spellwright/sim'
import {
  CheckFailedAlreadyReported,
  type CommandModule,
  command,
  printResult,
  Stopped,
  type Terminal,
  UsageError,
} from '../command.ts'
import { wholeNumber } from '../sim/options.ts'
import { abortOnInterrupt } from '../sim/progress.ts'
import { checkOutputFile, writeOutput } from '../sim/report-file.ts'
import { plural } from '../words.ts'

const SHOWN = 20

/** The first few names; `--json` lists all of them. */
const shortList = (unused: readonly string[]): string =>
  unused.length <= SHOWN
    ? unused.join('; ')
    : `${unused.slice(0, SHOWN).join('; ')} … and ${unused.length - SHOWN} more (--json lists all)`

/** Plays the games one by one; after Ctrl+C the report covers those played so far. */
async function playUntilStopped(terminal: Terminal, games: number, seed: string): Promise<FuzzReport> {
  const { signal, release } = abortOnInterrupt(() => {})
  try {
    const steps = fuzzGames({ games, seed })
    let next = steps.next()
    while (!next.done) {
      if (next.value % 10 === 0) terminal.err(`${next.value} of ${games} games`)
      await new Promise((resolve) => setImmediate(resolve))
      next = steps.next(signal.aborted)
    }
    return next.value
  } finally {
    release()
  }
}

export const build: CommandModule['build'] = (terminal) =>
  command('fuzz')
    .description('play random games with every supported card and check invariants')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same seed plays the same games', 'fuzz')
    .option('--cards <which>', 'which cards: all', 'all')
    .option('--out <file>', 'where to write the replay of the first failure', 'fuzz-failure.jsonl')
    .action(async ({ json, games, seed, cards, out }) => {
      if (cards !== 'all') throw new UsageError(`--cards takes "all", not "${cards}".`)
      const count = wholeNumber('--games', games)
      checkOutputFile('The replay of a failure', out)
      const report = await playUntilStopped(terminal, count, seed)
      const { games: played, violations, unused, decisions } = report
      const lines = [
        `${plural(played, 'game')}, ${plural(decisions, 'decision')}, ${plural(violations.length, 'violation')}`,
        ...violations.map((v) => `  seed ${v.seed}, turn ${v.turn}, decision ${v.decision}: ${v.problem}`),
        unused.length === 0
          ? 'Every card was played and every ability used.'
          : `Not used in these games (${unused.length}): ${shortList(unused)}`,
      ]
      const summary = violations.map(({ seed: gameSeed, turn, decision, problem }) => ({
        seed: gameSeed,
        turn,
        decision,
        problem,
      }))
      printResult(terminal, json, { games: played, seed, decisions, violations: summary, unused }, lines.join('\n'))
      const [first] = violations
      if (!first && played < count) throw new Stopped('Stopped.')
      if (!first) return
      writeOutput('The replay of the first failure', out, first.replay)
      terminal.err(`The first failing game was written to ${out}. Watch it with: npx spellwright replay ${out}`)
      throw new CheckFailedAlreadyReported(`${plural(violations.length, 'violation')}`)
    })
