import type { CardDataFile } from '../data/card-data.ts'
import { foldName } from '../names/fold-name.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'] as const

/** The library has a file for each first letter, and one for names that begin with something else ("+2 Mace"). */
export const LIBRARY_PARTS: readonly string[] = [...LETTERS, 'other']

/** The part a name is in, however it is spelled: case, accents and apostrophes do not count. */
export function partOf(name: string): string {
  const [first = ''] = foldName(name)
  return LETTERS.includes(first) ? first : 'other'
}

/** The file of that part of the library. */
export const partFile = (part: string): CardDataFile => `library/${part}.jsonl`
