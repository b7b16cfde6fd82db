import { cardData } from '../data/card-data.ts'
import { allCardNames } from './card-names.ts'

/** The formats whose legal cards are known here, as far as the cards have rules. */
export const LEGALITY_FORMATS = ['standard', 'modern', 'legacy', 'vintage', 'pauper', 'premodern', 'commander'] as const
/** One of `LEGALITY_FORMATS`. */
export type LegalityFormat = (typeof LEGALITY_FORMATS)[number]

/** Is that the name of a format whose legality is known? */
export const isLegalityFormat = (text: string): text is LegalityFormat =>
  (LEGALITY_FORMATS as readonly string[]).includes(text)

/** The letters of the file, and the words they stand for. */
export const LEGALITY_LETTERS: Readonly<Record<string, string>> = {
  L: 'legal',
  N: 'not_legal',
  B: 'banned',
  R: 'restricted',
}

/** The sign of the first pattern; the others follow it. A card without rules has a `.` instead. */
export const FIRST_SIGN = '0'.charCodeAt(0)

/**
 * What the file says: a line of patterns, each with a letter for each format, and a line with a sign for each card name,
 * in the order of `names.txt`.
 */
export function readLegalities(text: string, names: readonly string[]): ReadonlyMap<string, string> {
  const [patterns = '', signs = ''] = text.split('\n')
  const known = patterns.split(' ')
  return new Map(
    names.flatMap((name, at) => {
      const pattern = known[signs.charCodeAt(at) - FIRST_SIGN]
      return pattern === undefined ? [] : [[name, pattern] as const]
    }),
  )
}

let legalities: ReadonlyMap<string, string> | undefined

/** Whether a card is `legal`, `not_legal`, `banned` or `restricted` in a format; undefined for a card without rules. */
export function legalityOf(name: string, format: LegalityFormat): string | undefined {
  legalities ??= readLegalities(cardData.read('legalities.txt'), allCardNames().all)
  return LEGALITY_LETTERS[legalities.get(name)?.[LEGALITY_FORMATS.indexOf(format)] ?? '']
}
