import type { SeriesPlan } from 'spellwright/sim'
import { type CommandModule, command, printResult, UsageError } from '../command.ts'
import { expandDeckGroups } from '../decks/deck-groups.ts'
import { arenaJson, arenaText } from '../sim/arena-report.ts'
import { readSimDecks } from '../sim/decks.ts'
import { checkLadder, measureLadder } from '../sim/ladder.ts'
import { ladderText } from '../sim/ladder-report.ts'
import { ONE_BOT, wholeNumber } from '../sim/options.ts'
import { checkFolder } from '../sim/report-file.ts'
import { checkComplete, runPlan } from '../sim/run-plan.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('arena')
    .description('let two bots play each other, with balanced seats and decks')
    .argument('[bot]', ONE_BOT)
    .argument('[other]', 'the other bot')
    .option(
      '--decks <decks>',
      'decks or a format such as "modern", separated by commas; every pairing is played, including mirrors (default: goblins,enchantress; the classic ones with --ladder)',
    )
    .option(
      '--ladder',
      'compare bots with the earlier versions kept as references, by pairs of games with swapped seats',
    )
    .option('--pairs <number>', 'with --ladder: pairs of games for each comparison', '1000')
    .option('--tried <number>', 'with --ladder: variants that were tried before, for which intervals are widened', '0')
    .option('--games <number>', 'how many games', '400')
    .option('--seed <text>', 'the same seed gives the same results', '1')
    .option('--workers <number>', 'worker threads (default: one per hundred games, at most one per core)')
    .option('--max-turns <number>', 'a game with more turns counts as unfinished', '200')
    .option('--open-lists', "tell bots from files and programs the opponent's deck list")
    .option('--allow-unsupported', 'play unsupported cards as blanks')
    .option('--replays <folder>', 'write a replay of every game')
    .action(async (one, two, options) => {
      if (options.ladder) {
        const { decks: given, pairs, tried, seed, maxTurns } = options
        const ladder = await measureLadder(terminal, { bots: [one, two], decks: given, pairs, tried, seed, maxTurns })
        printResult(terminal, options.json, ladder, ladderText(ladder))
        checkLadder(ladder, pairs)
        return
      }
      if (one === undefined || two === undefined) throw new UsageError('Name two bots, or add --ladder.')
      const games = wholeNumber('--games', options.games)
      const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 0)
      const names = expandDeckGroups((options.decks ?? 'goblins,enchantress').split(',').map((name) => name.trim()))
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
        openLists: options.openLists === true,
      }
      checkFolder('The replays', options.replays)
      const arena = { ...(await runPlan(terminal, plan, games, workers)), plan, unsupported }
      printResult(terminal, options.json, arenaJson(arena), arenaText(arena))
      checkComplete({ ...arena, errors: arena.report.errors })
    })
