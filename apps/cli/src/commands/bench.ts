import { availableParallelism } from 'node:os'
import { parseDeckList } from 'spellwright'
import { tryGetBuiltInDeck } from 'spellwright/decks'
import { measureInThread, runSeries, type SeriesPlan } from 'spellwright/sim'
import { type CommandModule, command, printResult, type Terminal } from '../command.ts'
import { expectManyGames } from '../sim/many-games.ts'
import { wholeNumber } from '../sim/options.ts'

/** Games per second with a worker on every core. */
async function onAllCores(terminal: Terminal, games: number): Promise<number> {
  terminal.err('heuristic games on all cores …')
  const plan: SeriesPlan = {
    compare: 'decks',
    decks: ['goblins', 'enchantress'].map((id) => ({ ...parseDeckList(tryGetBuiltInDeck(id)!.text), name: id })),
    bots: ['heuristic', 'heuristic'],
    seed: 'bench',
    match: 'bo1',
    kitchenTable: false,
    maxTurns: 200,
    replays: null,
  }
  const { tally, seconds } = await runSeries(plan, { games })
  return tally.games / seconds
}

export const build: CommandModule['build'] = (terminal) =>
  command('bench')
    .description('measure how fast games are played here')
    .option('--games <number>', 'heuristic games of a round: the best of ten counts, after ten to warm up', '100')
    .option('--all-cores', 'also with a worker on every core')
    .action(async ({ json, games, allCores }) => {
      const count = wholeNumber('--games', games)
      expectManyGames()
      terminal.err('games, forks and legal actions on one core …')
      const measured = await measureInThread({ games: count })
      const cores = availableParallelism()
      const together = allCores ? await onAllCores(terminal, count * cores) : null
      const { decisionMillis } = measured
      const rounds = measured.heuristicRounds.map((rate) => rate.toFixed(0)).join(', ')
      const text = [
        `Heuristic games per second, one core   ${measured.heuristicGamesPerSecond.toFixed(1)} (rounds ${rounds})`,
        ...(together === null ? [] : [`Heuristic games per second, ${cores} cores    ${together.toFixed(1)}`]),
        `Random games per second, one core      ${measured.randomGamesPerSecond.toFixed(1)}`,
        `Decisions per second                   ${measured.decisionsPerSecond.toFixed(0)}`,
        `Thinking about a question              p50 ${decisionMillis.p50.toFixed(3)} ms, p99 ${decisionMillis.p99.toFixed(2)} ms, max ${decisionMillis.max.toFixed(1)} ms`,
        `Fork                                   ${measured.forkMicros.toFixed(1)} µs`,
        `Legal actions                          ${measured.legalActionsMicros.toFixed(1)} µs`,
        `Heap in use                            ${measured.memoryMiB.toFixed(0)} MiB`,
      ]
      const data = { ...measured, ...(together === null ? {} : { cores, heuristicGamesPerSecondAllCores: together }) }
      printResult(terminal, json, data, text.join('\n'))
    })
