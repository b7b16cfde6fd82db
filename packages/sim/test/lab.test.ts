import { describe, expect, it } from 'vitest'
import {
  allPairs,
  BotNotPortable,
  formatRunFile,
  type LabSetup,
  labRun,
  MergeError,
  mergeRunFiles,
  pairsAcross,
  parseRunFile,
  playRange,
  type RangeResult,
  RunTable,
  rangeSize,
  rangesOf,
  replayOfGame,
  reportOf,
  runSeries,
  type Shard,
  seriesOf,
  shardRanges,
  verifyReplayText,
  versionProblem,
} from './lab-support.ts'
import { bears, burn } from './support.ts'

const setupOf = (more: Partial<LabSetup> = {}): LabSetup => ({
  decks: [burn, bears],
  pairs: [[0, 1]],
  games: 12,
  bots: ['heuristic', 'heuristic'],
  seed: 'lab',
  match: 'bo1',
  kitchenTable: false,
  maxTurns: 200,
  stopWidth: null,
  ...more,
})
const run = labRun(setupOf())
const reports = (table: RunTable): string => JSON.stringify(table.pairs.map(({ tally }) => reportOf(tally)))

async function played(size: number, order: (ranges: RangeResult[]) => RangeResult[] = (all) => all): Promise<RunTable> {
  const table = new RunTable(run)
  const results: RangeResult[] = []
  for (const range of rangesOf(run, size)) results.push(await playRange(run, range))
  for (const result of order(results)) table.add(result)
  return table
}

describe('a run that is split', () => {
  it('gives the same table, byte for byte, for ranges of any size in any order, in threads or not', async () => {
    const whole = reports(await played(12))
    expect(reports(await played(2, (all) => all.toReversed()))).toBe(whole)
    expect(reports(await played(4, ([a, b, c]) => [b, c, a].flatMap((one) => one ?? [])))).toBe(whole)
    const series = seriesOf(run, 0)
    for (const workers of [0, 3]) {
      const { tally } = await runSeries(series, { games: 12, workers })
      expect(JSON.stringify([reportOf(tally)])).toBe(whole)
    }
  })

  it('counts a range once that comes in twice, and waits for the ones before it', async () => {
    const [one, two] = [
      await playRange(run, { pair: 0, from: 0, to: 6 }),
      await playRange(run, { pair: 0, from: 6, to: 12 }),
    ]
    const table = new RunTable(run)
    table.add(two)
    expect(table.games).toBe(0)
    for (const result of [one, two, one]) table.add(result)
    expect(table).toMatchObject({ games: 12, isDone: true })
  })

  it('shards cover every game of every pair once, and keep the two games of a seed together', () => {
    const many = labRun(setupOf({ decks: [burn, bears, burn], pairs: allPairs(3), games: 50 }))
    const shards = Array.from({ length: 7 }, (_, at): Shard => ({ number: at + 1, of: 7 }))
    const ranges = shards.flatMap((shard) => shardRanges(many, shard))
    expect(ranges.every(({ from }) => from % 2 === 0)).toBe(true)
    for (const pair of [0, 1, 2]) {
      const games = ranges
        .filter((one) => one.pair === pair)
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
      expect(games).toEqual(Array.from({ length: 50 }, (_, at) => at))
    }
  })

  it('the parts are merged from their files, in any order', async () => {
    const files = await shardFiles(3)
    const table = mergeRunFiles(files.toReversed())
    expect(reports(table)).toBe(reports(await played(12)))
  })

  it('a missing part is named, and the games before it can be merged', async () => {
    const [one, two, three] = await shardFiles(3)
    if (!one || !two || !three) throw new Error('There are three shards.')
    expect(() => mergeRunFiles([one, three])).toThrow('The parts 2/3 are missing.')
    expect(mergeRunFiles([one, three], true).games).toBe(4)
  })

  it('parts of different runs are refused with a sentence', async () => {
    const [one] = await shardFiles(2)
    const other = labRun(setupOf({ seed: 'other' }))
    const stranger = { name: 'b.json', file: { run: other, shard: null, results: [] } }
    if (!one) throw new Error('There are two shards.')
    expect(() => mergeRunFiles([one, stranger])).toThrow(MergeError)
    expect(() => mergeRunFiles([one, stranger])).toThrow('"b.json" is a part of another run than "1.json"')
  })

  it('a file of another shape is refused with the place where it differs', async () => {
    const [one] = await shardFiles(2)
    if (!one) throw new Error('There are two shards.')
    const wrong = { ...one.file, run: { ...one.file.run, games: 'many' } }
    expect(() => parseRunFile(JSON.stringify(wrong), '"x.json"')).toThrow('"x.json": "run.games" must be')
    const noDeck = { ...one.file, run: { ...one.file.run, pairs: [[0, 9]] } }
    expect(() => parseRunFile(JSON.stringify(noDeck), '"x.json"')).toThrow('a pair names a deck')
  })

  async function shardFiles(of: number) {
    return Promise.all(
      Array.from({ length: of }, async (_, at) => {
        const shard = { number: at + 1, of }
        const results = await Promise.all(shardRanges(run, shard).map((range) => playRange(run, range)))
        return { name: `${at + 1}.json`, file: parseRunFile(formatRunFile({ run, shard, results })) }
      }),
    )
  }
})

describe('a run', () => {
  it('of another version or with other cards is refused with a sentence', () => {
    expect(versionProblem(run)).toBeNull()
    expect(versionProblem({ ...run, engine: '0.0.1' })).toContain('version 0.0.1')
    expect(versionProblem({ ...run, cards: 'other' })).toContain('other definitions')
  })

  it('variants play each opponent on the same seeds', () => {
    expect(pairsAcross(2, 2)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ])
    const many = labRun(setupOf({ decks: [burn, burn, bears], pairs: pairsAcross(2, 1) }))
    expect(seriesOf(many, 1)).toMatchObject({ seed: 'lab', decks: [burn, bears] })
  })

  it('with a bot from a file cannot be played elsewhere', async () => {
    const withFile = labRun(setupOf({ bots: ['./my-bot.ts', 'heuristic'] }))
    await expect(playRange(withFile, { pair: 0, from: 0, to: 2 })).rejects.toThrow(BotNotPortable)
  })

  it('any game of it can be had as a replay that plays back exactly', async () => {
    const table = await played(12)
    const check = verifyReplayText(await replayOfGame(run, 0, 5))
    expect(check.divergence).toBeNull()
    const turns = Number.parseInt(table.pairs[0]?.tally.marks[5]?.slice(1) ?? '', 10)
    expect(check.game.state.turn.number).toBe(turns)
  })

  it('counts opening hands, mulligans, cards left in hand, and how games end', async () => {
    const { tally } = (await played(12)).pairs[0] ?? {}
    if (!tally) throw new Error('There is a pair.')
    const { hands, afterMulligans, endings, cards } = reportOf(tally)
    for (const side of [0, 1] as const) {
      expect(hands[side].reduce((sum, { result }) => sum + result.games, 0)).toBe(12)
      expect(afterMulligans[side].reduce((sum, { result }) => sum + result.games, 0)).toBe(12)
    }
    expect(hands[0].every(({ lands, cards: size }) => lands <= size && size <= 7)).toBe(true)
    expect(endings.reduce((sum, { games }) => sum + games, 0)).toBe(12)
    for (const { opening, drawn, left, deadShare } of cards[0]) {
      expect(opening.games).toBeLessThanOrEqual(drawn.games)
      expect(left.games).toBeLessThanOrEqual(12)
      expect(deadShare).toBeLessThanOrEqual(1)
    }
  })
})

describe('stopping early', () => {
  it('stops at the same game however the run is split, and drops what was played beyond it', async () => {
    const early = labRun(setupOf({ games: 400, stopWidth: 0.3 }))
    const size = rangeSize(early, 200)
    const results: RangeResult[] = []
    for (const range of rangesOf(early, size)) if (range.to <= 160) results.push(await playRange(early, range))
    const forwards = new RunTable(early)
    for (const one of results) forwards.add(one)
    const backwards = new RunTable(early)
    for (const one of results.toReversed()) backwards.add(one)
    expect(forwards.isDone).toBe(true)
    expect(forwards.games).toBeLessThan(160)
    expect(reports(backwards)).toBe(reports(forwards))
    expect(backwards.games).toBe(forwards.games)
  }, 60_000)
})
