import { writeFileSync } from 'node:fs'
import { fuzz } from 'spellwright/sim'
import { CheckFailedAlreadyReported, type CommandModule, command, printResult, UsageError } from '../command.ts'
import { wholeNumber } from '../sim/options.ts'
import { plural } from '../words.ts'

const SHOWN = 20

/** The first few names; `--json` lists all of them. */
const shortList = (unused: readonly string[]): string =>
  unused.length <= SHOWN
    ? unused.join('; ')
    : `${unused.slice(0, SHOWN).join('; ')} … and ${unused.length - SHOWN} more (--json lists all)`

export const build: CommandModule['build'] = (terminal) =>
  command('fuzz')
    .description('play random games with every supported card and check invariants')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same seed plays the same games', 'fuzz')
    .option('--cards <which>', 'which cards: all', 'all')
    .option('--out <file>', 'where to write the replay of the first failure', 'fuzz-failure.jsonl')
    .action(({ json, games, seed, cards, out }) => {
      if (cards !== 'all') throw new UsageError(`--cards takes "all", not "${cards}".`)
      const count = wholeNumber('--games', games)
      const report = fuzz({
        games: count,
        seed,
        onGame: (done) => {
          if (done % 50 === 0) terminal.err(`${done} of ${count} games`)
        },
      })
      const { violations, unused, decisions } = report
      const lines = [
        `${plural(count, 'game')}, ${plural(decisions, 'decision')}, ${plural(violations.length, 'violation')}`,
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
      printResult(terminal, json, { games: count, seed, decisions, violations: summary, unused }, lines.join('\n'))
      const [first] = violations
      if (!first) return
      writeFileSync(out, first.replay)
      terminal.err(`The first failing game was written to ${out}. Watch it with: npx spellwright replay ${out}`)
      throw new CheckFailedAlreadyReported(`${plural(violations.length, 'violation')}`)
    })
