import { availableParallelism } from 'node:os'
import { parseDeckList } from 'spellwright'
import { tryGetBuiltInDeck } from 'spellwright/decks'
import { measureInThread, runSeries, type SeriesPlan, type SimDeck } from 'spellwright/sim'
import { type CommandModule, command, printResult, type Terminal } from '../command.ts'
import { wholeNumber } from '../sim/options.ts'
import { tuneForManyGames } from '../sim/v8-flags.ts'

function builtInDeck(id: string): SimDeck {
  const deck = tryGetBuiltInDeck(id)
  if (!deck) throw new Error(`There is no built-in deck "${id}".`)
  return { ...parseDeckList(deck.text), name: id }
}

/** Games per second with one worker per core. */
async function measureAllCores(terminal: Terminal, games: number): Promise<number> {
  terminal.err('heuristic games on all cores …')
  const plan: SeriesPlan = {
    compare: 'decks',
    decks: ['goblins', 'enchantress'].map(builtInDeck),
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
    .description('measure how fast games are played on this machine')
    .option('--games <number>', 'heuristic games per round; the best of ten rounds counts, after a warm-up', '100')
    .option('--all-cores', 'also measure with one worker per core')
    .action(async ({ json, games, allCores }) => {
      const count = wholeNumber('--games', games)
      tuneForManyGames()
      terminal.err('games, forks and legal actions on one core …')
      const measured = await measureInThread({ games: count })
      const cores = availableParallelism()
      const allCoresRate = allCores ? await measureAllCores(terminal, count * cores) : null
      const { decisionMillis } = measured
      const rounds = measured.heuristicRounds.map((rate) => rate.toFixed(0)).join(', ')
      const text = [
        `Heuristic games per second, one core   ${measured.heuristicGamesPerSecond.toFixed(1)} (rounds ${rounds})`,
        ...(allCoresRate === null ? [] : [`Heuristic games per second, ${cores} cores    ${allCoresRate.toFixed(1)}`]),
        `Random games per second, one core      ${measured.randomGamesPerSecond.toFixed(1)}`,
        `Decisions per second                   ${measured.decisionsPerSecond.toFixed(0)}`,
        `Time per decision                      p50 ${decisionMillis.p50.toFixed(3)} ms, p99 ${decisionMillis.p99.toFixed(2)} ms, max ${decisionMillis.max.toFixed(1)} ms`,
        `Fork                                   ${measured.forkMicros.toFixed(1)} µs`,
        `Legal actions                          ${measured.legalActionsMicros.toFixed(1)} µs`,
        `Heap in use                            ${measured.memoryMiB.toFixed(0)} MiB`,
      ]
      const data = {
        ...measured,
        ...(allCoresRate === null ? {} : { cores, heuristicGamesPerSecondAllCores: allCoresRate }),
      }
      printResult(terminal, json, data, text.join('\n'))
    })
