import { cardData } from '../data/card-data.ts'
import { foldName } from './fold-name.ts'
import { otherName } from './other-names.ts'
import { createSpellings, findSpelling } from './spellings.ts'

/** What the deck reader asks about names: every card there is, supported or not. */
export interface CardNames {
  readonly all: readonly string[]
  /** The full, correctly spelled name, or undefined where no card is called that; other programs' names count. */
  tryGet(name: string): string | undefined
}

/** Looks names up in that list of card names. */
export function createCardNames(names: readonly string[]): CardNames {
  const spellings = createSpellings(names)
  const spelled = (name: string): string | undefined => findSpelling(foldName(name), [spellings])
  const other = (name: string | undefined): string | undefined => (name === undefined ? undefined : spelled(name))
  return { all: names, tryGet: (name) => spelled(name) ?? other(otherName(name)) }
}

let everyCard: CardNames | undefined

/** The names of all cards, read when first asked for. */
export function allCardNames(): CardNames {
  everyCard ??= createCardNames(cardData.read('names.txt').trimEnd().split('\n'))
  return everyCard
}
