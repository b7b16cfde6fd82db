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

/** The names of the tokens that it creates. */
function tokenNamesIn(said: unknown): string[] {
  if (Array.isArray(said)) return said.flatMap(tokenNamesIn)
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, value]) =>
    key === 'token' && typeof value?.name === 'string' ? [value.name] : tokenNamesIn(value),
  )
}

it('objects are asked for by names that cards or tokens have', () => {
  const library = openLibrary(cardData)
  const abilities = library.names.flatMap((name) => library.tryGet(name)?.faces.map((face) => face.abilities) ?? [])
  const names = new Set([
    ...readReferenceCards().flatMap((card) => [card.name, ...facesOf(card).map(({ name }) => name)]),
    ...tokenNamesIn(abilities),
  ])
  expect(namesIn(abilities).filter((name) => !names.has(name))).toEqual([])
})
