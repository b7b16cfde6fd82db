import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { UsageError } from '../command.ts'

/** The printed facts of one face, in the format of Scryfall's bulk data. */
export interface FaceFacts {
  readonly name: string
  readonly mana_cost?: string
  readonly type_line: string
  readonly oracle_text?: string
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  readonly color_indicator?: readonly string[]
}

export interface CardFacts extends FaceFacts {
  readonly layout: string
  readonly card_faces?: readonly FaceFacts[]
  readonly legalities: Readonly<Record<string, string>>
  /** The date of the earliest release, where it is known. */
  readonly first_release?: string
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file)
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw new UsageError(`The facts file "${file}" cannot be read: ${(error as Error).message}.`)
  }
}

const isCardFacts = (value: unknown): value is CardFacts =>
  typeof value === 'object' && value !== null && 'name' in value && 'legalities' in value

/** Reads card facts from a file the user names: a JSON array, or one JSON object per line; either may be gzipped. */
export function readFacts(file: string): readonly CardFacts[] {
  const text = readText(file).trim()
  try {
    const cards: unknown[] = text.startsWith('[')
      ? JSON.parse(text)
      : text.split('\n').map((line) => JSON.parse(line) as unknown)
    if (cards.every(isCardFacts)) return cards
  } catch {
    // The error is thrown below.
  }
  throw new UsageError(`The facts file "${file}" is not a list of cards in the format of Scryfall's bulk data.`)
}
