import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PlayedDeck } from 'spellwright/decks'
import { UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isInteger(count) && (count as number) > 0)

function deckOf(line: string, file: string, number: number): PlayedDeck {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new UsageError(`"${file}", line ${number}: this is not JSON.`)
  }
  const { format, main, side = {} } = (value ?? {}) as Record<string, unknown>
  if (typeof format === 'string' && isCounts(main) && isCounts(side)) return { format, main, side }
  throw new UsageError(
    `"${file}", line ${number}: a deck is { "format": "…", "main": { "name": count }, "side": { "name": count } }.`,
  )
}

/** Decks from a file with one JSON object per line. */
export function readPlayedDecks(file: string): readonly PlayedDeck[] {
  const decks = readTextFile('The file', file)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [deckOf(line, file, index + 1)]))
  if (decks.length === 0) throw new UsageError(`The file "${file}" contains no decks.`)
  return decks
}

/** The reference decks beside the checkout, where they are present. */
export function defaultDeckFile(from = process.cwd()): string | null {
  const file = join(from, 'shared', 'decks', 'tournament-open.jsonl')
  if (existsSync(file)) return file
  return dirname(from) === from ? null : defaultDeckFile(dirname(from))
}
