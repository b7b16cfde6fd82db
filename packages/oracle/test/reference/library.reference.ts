import { openLibrary, PACKED_LIBRARY } from '@spellwright/cards/library'
import { expect, it } from 'vitest'
import { readableCards } from '../../../../tools/read-cards.ts'

const EVERY = 6

it('the library is what is read from the reference texts (npm run data:cards)', { timeout: 300_000 }, () => {
  const shipped = openLibrary(PACKED_LIBRARY)
  const read = readableCards(EVERY)
  expect(read.length).toBeGreaterThan(shipped.names.length / EVERY / 2)
  for (const { definition } of read) expect(shipped.tryGet(definition.name)).toEqual(definition)
})
