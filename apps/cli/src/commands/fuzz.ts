import { writeFileSync } from 'node:fs'
import { fuzz } from 'spellwright/sim'
import { CheckFailedAsPrinted, type CommandModule, command, printResult, UsageError } from '../command.ts'
import { many } from '../words.ts'

const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--games takes a whole number of at least 1, not "${text}".`)
  return value
}

const MOST_NAMED = 20

/** The first names; `--json` has all of them. */
const firstOf = (unused: readonly string[]): string =>
  unused.length <= MOST_NAMED
    ? unused.join('; ')
    : `${unused.slice(0, MOST_NAMED).join('; ')} … and ${unused.length - MOST_NAMED} more (--json lists all)`

export const build: CommandModule['build'] = (terminal) =>
  command('fuzz')
    .description('play random games over every supported card and check what must always hold')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same seed plays the same games', 'fuzz')
    .option('--cards <which>', 'which cards: all', 'all')
    .option('--out <file>', 'where the first failure is written, to be replayed', 'fuzz-failure.jsonl')
    .action(({ json, games, seed, cards, out }) => {
      if (cards !== 'all') throw new UsageError(`--cards takes "all", not "${cards}".`)
      const count = wholeNumber(games)
      const report = fuzz({
        games: count,
        seed,
        onGame: (done) => {
          if (done % 50 === 0) terminal.err(`${done} of ${count} games`)
        },
      })
      const { violations, unused, decisions } = report
      const lines = [
        `${many(count, 'game')}, ${many(decisions, 'decision')}, ${many(violations.length, 'violation')}`,
        ...violations.map((v) => `  seed ${v.seed}, turn ${v.turn}, decision ${v.decision}: ${v.problem}`),
        unused.length === 0
          ? 'Every card was played and every ability used.'
          : `Not used in this sweep (${unused.length}): ${firstOf(unused)}`,
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
      terminal.err(`The first failing game is written to ${out}: see it with npx spellwright replay ${out}.`)
      throw new CheckFailedAsPrinted(`${many(violations.length, 'violation')}`)
    })
