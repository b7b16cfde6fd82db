import { checkJson, FormatError, type SchemaOf } from '@spellwright/formats'
import * as v from 'valibot'
import type { SimDeck } from '../game/sim-deck.ts'
import type { CardCount, ResultCount, Tally } from '../stats/tally.ts'
import type { LabRun } from './lab-run.ts'
import type { RangeResult, Shard } from './ranges.ts'
import { RangeMisfit, RunTable } from './run-table.ts'

/** A part of a run with its results, as the command line and the page write it. */
export interface RunFile {
  readonly run: LabRun
  /** Which part it is; null for a whole run or one that was left. */
  readonly shard: Shard | null
  readonly results: readonly RangeResult[]
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(10_000))

const entry = v.pipe(
  v.object({ name: text, count: v.pipe(count, v.maxValue(10_000)), typeLine: v.optional(text) }),
  v.transform(({ typeLine, ...rest }) => (typeLine === undefined ? rest : { ...rest, typeLine })),
)
const deck: SchemaOf<SimDeck> = v.object({ name: text, main: v.array(entry), sideboard: v.array(entry) })

const runSchema: SchemaOf<LabRun> = v.object({
  format: v.literal('spellwright-run'),
  version: v.literal(1),
  engine: text,
  cards: text,
  decks: v.pipe(v.array(deck), v.maxLength(500)),
  pairs: v.pipe(v.array(v.tuple([count, count])), v.maxLength(130_000)),
  games: count,
  bots: v.tuple([text, text]),
  seed: text,
  match: v.picklist(['bo1', 'bo3']),
  kitchenTable: v.boolean(),
  maxTurns: count,
  stopWidth: v.nullable(v.number()),
})

const pairOf = <T>(schema: SchemaOf<T>) => v.tuple([schema, schema])
/** Keys can be anything, because cards in kitchen-table mode can have any name. */
const recordOf = <T>(schema: SchemaOf<T>) =>
  v.pipe(
    v.record(v.string(), schema),
    v.transform((found): Record<string, T> => Object.assign(Object.create(null), found)),
  )
const game = { index: count, seed: text }
const resultCount: SchemaOf<ResultCount> = v.object({ games: count, wins: count, draws: count })
const cardCount: SchemaOf<CardCount> = v.object({
  drawn: count,
  drawnWins: count,
  cast: count,
  castWins: count,
  opening: count,
  openingWins: count,
  left: count,
  leftWins: count,
  had: count,
})

const tally: SchemaOf<Tally> = v.object({
  games: count,
  wins: pairOf(count),
  draws: count,
  unfinished: v.array(v.object(game)),
  errors: v.array(v.object({ ...game, message: text })),
  gamesPlayed: count,
  onPlay: resultCount,
  onDraw: resultCount,
  turns: recordOf(count),
  decisions: count,
  mulligans: pairOf(recordOf(count)),
  losses: pairOf(recordOf(count)),
  cards: pairOf(recordOf(cardCount)),
  hands: pairOf(recordOf(resultCount)),
  afterMulligans: pairOf(recordOf(resultCount)),
  endings: recordOf(count),
  pairings: recordOf(resultCount),
  faults: pairOf(count),
  problems: v.array(v.object({ index: count, message: text })),
  marks: recordOf(v.pipe(v.string(), v.regex(/^[WLDU]\d+[pd]$/))),
})

const result: SchemaOf<RangeResult> = v.object({ pair: count, from: count, to: count, tally })
const fileSchema: SchemaOf<RunFile> = v.object({
  run: runSchema,
  shard: v.nullable(v.object({ number: count, of: count })),
  results: v.array(result),
})

/** Reads a run. Throws a `FormatError` that begins with `what`. */
export const parseRun = (json: string, what = 'The run'): LabRun => checkJson(runSchema, json, what)

/** Reads the result of a range. Throws a `FormatError` that begins with `what`. */
export const parseRangeResult = (json: string, what = 'The result'): RangeResult => checkJson(result, json, what)

/** Reads a part of a run. Throws a `FormatError` that begins with `what`. */
export function parseRunFile(json: string, what = 'The file'): RunFile {
  const file = checkJson(fileSchema, json, what)
  const { run } = file
  if (run.pairs.some(([one, two]) => !run.decks[one] || !run.decks[two]))
    throw new FormatError(`${what}: a pair names a deck that the run does not have.`)
  return file
}

/** The text of a part of a run. */
export const formatRunFile = (file: RunFile): string => `${JSON.stringify(file)}\n`

/** Two files do not belong together, or a part is missing; the message says which. */
export class MergeError extends Error {
  override name = 'MergeError'
}

/** A file and what it is called in messages. */
export interface NamedRunFile {
  readonly name: string
  readonly file: RunFile
}

/**
 * Puts the parts of a run together. Throws a `MergeError` if they are parts of different runs, or if games are missing,
 * unless `partly` is given: then the games before the first missing one of each pair are counted.
 */
export function mergeRunFiles(files: readonly NamedRunFile[], partly = false): RunTable {
  const [first] = files
  if (!first) throw new MergeError('There is nothing to merge.')
  const same = JSON.stringify(first.file.run)
  const other = files.find(({ file }) => JSON.stringify(file.run) !== same)
  if (other)
    throw new MergeError(
      `"${other.name}" is a part of another run than "${first.name}": decks, bots, seed, games and version must be the same.`,
    )
  const table = new RunTable(first.file.run)
  try {
    for (const { file } of files) for (const range of file.results) table.add(range)
  } catch (error) {
    if (error instanceof RangeMisfit) throw new MergeError(error.message)
    throw error
  }
  if (!table.isDone && !partly) throw new MergeError(missingSentence(table, files))
  return table
}

function missingSentence(table: RunTable, files: readonly NamedRunFile[]): string {
  const shards = files.flatMap(({ file }) => file.shard ?? [])
  const of = shards[0]?.of ?? 0
  const numbers = new Set(shards.map(({ number }) => number))
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !numbers.has(number))
  if (missing.length > 0 && missing.length < of)
    return `The parts ${missing.map((number) => `${number}/${of}`).join(', ')} are missing.`
  const whole = table.run.games * table.run.pairs.length
  return `${whole - table.games} of ${whole} games are missing.`
}
