import { cardData, openLibrary } from '@spellwright/cards/library'
import { expect, it } from 'vitest'
import { readableCards } from '../../../../tools/data/read-cards.ts'
import { facesOf, readReferenceCards } from '../../../../tools/data/reference-cards.ts'

const EVERY = 6

it('the library is what is read from the reference texts (npm run data:cards)', { timeout: 300_000 }, () => {
  const shipped = openLibrary(cardData)
  const read = readableCards((_card, index) => index % EVERY === 0)
  expect(read.length).toBeGreaterThan(shipped.names.length / EVERY / 2)
  for (const { definition } of read) expect(shipped.tryGet(definition.name)).toEqual(definition)
})

/** Every name a filter asks for. */
function namesIn(said: unknown): string[] {
  if (Array.isArray(said)) return said.flatMap(namesIn)
  if (typeof said !== 'object' || said === null) return []
  const isFilter = !('kind' in said) && !('types' in said)
  return Object.entries(said).flatMap(([key, value]) =>
    key === 'name' && isFilter && typeof value === 'string' ? [value] : namesIn(value),
  )
}

it('cards are asked for by names that cards have', () => {
  const names = new Set(readReferenceCards().flatMap((card) => [card.name, ...facesOf(card).map(({ name }) => name)]))
  const library = openLibrary(cardData)
  const asked = library.names.flatMap((name) => namesIn(library.tryGet(name)!.faces.map(({ abilities }) => abilities)))
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})
