import { cardData } from '../data/card-data.ts'
import { foldName } from './fold-name.ts'
import { otherName } from './other-names.ts'
import { createSpellings, findSpelling, type Spellings } from './spellings.ts'

/** What the deck reader asks about names: every card there is, supported or not. */
export interface CardNames {
  readonly all: readonly string[]
  /** The full, correctly spelled name, or undefined where no card is called that; other programs' names count. */
  tryGet(name: string): string | undefined
}

/** Looks names up in that list of card names. */
export function createCardNames(names: readonly string[]): CardNames {
  const exact = new Set(names)
  let spellings: Spellings | undefined
  /** Folding tens of thousands of names takes a while, and most names are given as they are spelled. */
  const spelled = (name: string): string | undefined => {
    if (exact.has(name)) return name
    spellings ??= createSpellings(names)
    return findSpelling(foldName(name), [spellings])
  }
  const other = (name: string | undefined): string | undefined => (name === undefined ? undefined : spelled(name))
  return { all: names, tryGet: (name) => spelled(name) ?? other(otherName(name)) }
}

let everyCard: CardNames | undefined

/** The names of all cards, read when first asked for. */
export function allCardNames(): CardNames {
  everyCard ??= createCardNames(cardData.read('names.txt').trimEnd().split('\n'))
  return everyCard
}
