import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  fixtureOf,
  parseBotSpec,
  reportOf,
  runSeries,
  ThreadEnded,
  UnknownBotError,
  type WorkerPool,
  workersWorthStarting,
} from '../src/index.ts'
import { playBatch } from '../src/run/play-batch.ts'
import { bears, burn, planOf } from './support.ts'

describe('a series of games', () => {
  it('the same seed gives the same report with any number of workers', async () => {
    const alone = await runSeries(planOf(), { games: 10, workers: 0 })
    const together = await runSeries(planOf(), { games: 10, workers: 3 })
    expect(reportOf(together.tally)).toEqual(reportOf(alone.tally))
  }, 60_000)

  it('starts no more workers than pay off', () => {
    expect(workersWorthStarting(['heuristic', './my-bot.ts'], 20, 8)).toBe(1)
    expect(workersWorthStarting(['heuristic', 'random'], 100, 8)).toBe(0)
    expect(workersWorthStarting(['heuristic', 'random'], 250, 8)).toBe(3)
    expect(workersWorthStarting(['heuristic', 'random'], 250, 1)).toBe(1)
    expect(workersWorthStarting(['heuristic', 'random'], 10_000, 8)).toBe(8)
    expect(workersWorthStarting(['search:400', 'heuristic'], 20, 8)).toBe(8)
    expect(workersWorthStarting(['exec:python3 bot.py', 'heuristic'], 20, 8)).toBe(8)
  })

  it('another seed gives another report', async () => {
    const one = await runSeries(planOf(), { games: 6, workers: 0 })
    const two = await runSeries(planOf({ seed: 'other' }), { games: 6, workers: 0 })
    expect(reportOf(two.tally)).not.toEqual(reportOf(one.tally))
  })

  it('games come in pairs with the same seed and swapped seats', () => {
    const [first, second] = [fixtureOf(planOf(), 4), fixtureOf(planOf(), 5)]
    expect(first.seed).toBe(second.seed)
    expect([first.seatOfA, second.seatOfA]).toEqual([0, 1])
    expect(first.decks).toEqual(second.decks)
  })

  it('when bots are compared, the decks keep their seats and the bots swap', () => {
    const plan = planOf({ compare: 'bots', decks: [burn, bears] })
    // Pair 1 is burn against bears.
    const [first, second] = [fixtureOf(plan, 2), fixtureOf(plan, 3)]
    expect(first).toMatchObject({ seatOfA: 0, decks: [0, 1] })
    expect(second).toMatchObject({ seatOfA: 1, decks: [1, 0] })
  })

  it('every game is won, drawn or unfinished, and each side goes first in half of them', async () => {
    const { tally } = await runSeries(planOf(), { games: 8, workers: 0 })
    const { games, wins, draws, unfinished, onPlay, onDraw } = reportOf(tally)
    expect(wins[0] + wins[1] + draws + unfinished.length).toBe(games)
    expect([onPlay.games, onDraw.games]).toEqual([4, 4])
  })

  it('[S13.12] a game that takes too many turns counts as unfinished and is listed with its seed', async () => {
    const { tally } = await runSeries(planOf({ maxTurns: 2 }), { games: 2, workers: 0 })
    const report = reportOf(tally)
    expect(report.unfinished).toEqual([
      { index: 0, seed: 'test/0' },
      { index: 1, seed: 'test/0' },
    ])
    expect(report).toMatchObject({ wins: [0, 0], draws: 0, winRate: null, interval: [0, 1] })
  })

  it('counts the cards that each side drew and cast', async () => {
    const { tally } = await runSeries(planOf(), { games: 6, workers: 0 })
    const [ofBurn, ofBears] = reportOf(tally).cards
    expect(ofBurn.map(({ name }) => name).sort()).toEqual(['Goblin Lackey', 'Lightning Bolt', 'Mountain'])
    expect(ofBears.map(({ name }) => name).sort()).toEqual(['Forest', 'Grizzly Bears'])
    for (const { drawn, cast } of [...ofBurn, ...ofBears]) expect(drawn.games).toBeGreaterThanOrEqual(cast.games - 1)
  })

  it('a match of three games ends after two wins', async () => {
    const { tally } = await runSeries(planOf({ match: 'bo3' }), { games: 4, workers: 0 })
    expect(tally.games).toBe(4)
    expect(tally.gamesPlayed).toBeGreaterThanOrEqual(8)
    expect(tally.gamesPlayed).toBeLessThanOrEqual(12)
  })

  it('a stopped run returns the results so far', async () => {
    const controller = new AbortController()
    const { tally, isComplete } = await runSeries(planOf(), {
      games: 50,
      workers: 0,
      signal: controller.signal,
      onProgress: (done) => {
        if (done === 3) controller.abort()
      },
    })
    expect(isComplete).toBe(false)
    expect(tally.games).toBe(3)
  })
})

describe('bots by name', () => {
  it('an unknown name is refused with a suggestion', () => {
    expect(() => parseBotSpec('heuristik')).toThrow(UnknownBotError)
    expect(() => parseBotSpec('heuristik')).toThrow('Did you mean "heuristic"?')
  })

  it('a path is a file, and exec: is a program', () => {
    expect(parseBotSpec('./my-bot.ts')).toEqual({ kind: 'file', path: './my-bot.ts' })
    expect(parseBotSpec('exec:python3 bot.py')).toEqual({ kind: 'program', command: 'python3 bot.py' })
  })
})

describe('a series that the machine cuts short', () => {
  /** Threads that play two games and then end, although no bot of the user is in them. */
  const dying: WorkerPool = {
    workers: 1,
    load: async () => {},
    close: async () => {},
    run: async ({ plan, from }, { onOutcome }) => {
      await playBatch({ plan, from, to: from + 2 }, onOutcome)
      throw new ThreadEnded(null, 'ended by itself')
    },
  }

  it('keeps the games that were counted, and says why it ended', async () => {
    const { tally, isComplete, cutShort } = await runSeries(planOf(), { games: 50, pool: dying })
    expect(tally.games).toBe(2)
    expect({ isComplete, cutShort }).toEqual({ isComplete: false, cutShort: 'A worker thread ended by itself.' })
  })

  it('replays that cannot be written end it with the games played so far', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'series-')), 'file')
    writeFileSync(file, '')
    const { tally, cutShort } = await runSeries(planOf({ replays: file }), { games: 4, workers: 0 })
    expect(tally.games).toBe(0)
    expect(cutShort).toContain('A replay cannot be written')
  })

  it('an error in the engine ends one game, which is listed with its seed', async () => {
    const broken = { name: 'broken', main: [{ name: 'No Such Card', count: 40 }], sideboard: [] }
    const { tally } = await runSeries(planOf({ decks: [broken, bears] }), { games: 2, workers: 0 })
    expect(reportOf(tally).errors).toMatchObject([{ seed: 'test/0' }, { seed: 'test/0' }])
    expect(reportOf(tally).errors[0]?.message).toContain('No Such Card')
  })
})
