import type { SeriesPlan } from 'spellwright/sim'
import { type CommandModule, command, printResult } from '../command.ts'
import { readSimDecks } from '../sim/decks.ts'
import { wholeNumber } from '../sim/options.ts'
import { runPlan } from '../sim/run.ts'
import { unsupportedText } from '../sim/sim-report.ts'
import { lossText, problemText, table, unfinishedText, withInterval } from '../sim/text.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('arena')
    .description('let two bots play each other, with seats and decks balanced')
    .argument('<bot>', 'heuristic, random, search, search:400, a file such as ./my-bot.ts, or "exec:program"')
    .argument('<bot>', 'the other bot')
    .option(
      '--decks <decks>',
      'decks, separated by commas; every pairing is played, mirrors too',
      'goblins,enchantress',
    )
    .option('--games <number>', 'how many games', '400')
    .option('--seed <text>', 'the same seed gives the same table', '1')
    .option('--workers <number>', 'worker threads; as many as there are cores and hundreds of games unless given')
    .option('--max-turns <number>', 'a game that takes longer is unfinished', '200')
    .option('--allow-unsupported', 'play cards without rules as blanks')
    .option('--replays <folder>', 'write every game as a replay')
    .action(async (one, two, options) => {
      const games = wholeNumber('--games', options.games)
      const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers)
      const names = options.decks.split(',').map((name) => name.trim())
      const { decks, unsupported } = readSimDecks(names, options.allowUnsupported === true)
      const plan: SeriesPlan = {
        compare: 'bots',
        decks,
        bots: [one, two],
        seed: options.seed,
        match: 'bo1',
        kitchenTable: unsupported.length > 0,
        maxTurns: wholeNumber('--max-turns', options.maxTurns),
        replays: options.replays ?? null,
      }
      const { report, gamesPerSecond, isComplete } = await runPlan(terminal, plan, games, workers)
      const { winRate, interval, wins, draws, meanTurns, unfinished, onPlay, onDraw, losses, problems } = report
      const deckOf = (index: number): string => decks[index]!.name
      const pairings = report.pairings.map(({ decks: [a, b], result }) => ({
        decks: [deckOf(a), deckOf(b)],
        ...result,
      }))
      const data = {
        games: report.games,
        bots: plan.bots,
        winRate,
        interval,
        seed: plan.seed,
        decks: decks.map(({ name }) => name),
        wins,
        draws,
        unfinished,
        onPlay,
        onDraw,
        meanTurns,
        losses,
        pairings,
        gamesPerSecond,
        isComplete,
        problems,
      }
      const text = [
        ...unsupportedText(unsupported),
        `${one} against ${two}: ${report.games} games, seed ${plan.seed}, decks ${names.join(' and ')}`,
        '',
        `${one} wins ${withInterval({ rate: winRate, interval })}: ${wins[0]} won, ${wins[1]} lost, ${draws} drawn`,
        `  on the play ${withInterval(onPlay)}, on the draw ${withInterval(onDraw)}`,
        `Mean length ${meanTurns === null ? '–' : meanTurns.toFixed(1)} turns`,
        `${one} lost by: ${lossText(losses[0])}`,
        `${two} lost by: ${lossText(losses[1])}`,
        ...unfinishedText(report),
        ...problemText(report),
        '',
        table(
          [`${one} plays`, `${two} plays`, 'games', `win rate of ${one}`],
          pairings.map((row) => [...row.decks, row.games, withInterval(row)]),
        ),
        '',
        `${gamesPerSecond.toFixed(1)} games per second`,
      ]
      printResult(terminal, options.json, data, text.join('\n'))
    })
