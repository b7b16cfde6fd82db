import { UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'

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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const FACE_TEXTS = ['mana_cost', 'oracle_text', 'power', 'toughness', 'loyalty', 'defense'] as const

const isFace = (value: unknown): value is FaceFacts =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  FACE_TEXTS.every((key) => value[key] === undefined || value[key] === null || typeof value[key] === 'string')

const isCardFacts = (value: unknown): value is CardFacts =>
  isFace(value) &&
  isRecord((value as CardFacts).legalities) &&
  ((value as CardFacts).card_faces === undefined ||
    (Array.isArray((value as CardFacts).card_faces) && (value as CardFacts).card_faces?.every(isFace) === true))

/** Reads card facts from a file the user names: a JSON array, or one JSON object per line; either may be gzipped. */
export function readFacts(file: string): readonly CardFacts[] {
  const text = readTextFile('The facts file', file).trim()
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
