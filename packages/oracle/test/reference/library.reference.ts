import { openLibrary, PACKED_LIBRARY, packLibrary } from '@spellwright/cards/library'
import { expect, it } from 'vitest'
import { readableCards } from '../../../../tools/read-cards.ts'

it('the library is what is read from the reference texts (npm run data:cards)', { timeout: 600_000 }, () => {
  const read = openLibrary(packLibrary(readableCards().map(({ definition }) => definition)))
  const shipped = openLibrary(PACKED_LIBRARY)
  expect(shipped.names).toEqual(read.names)
  for (const name of read.names) expect(shipped.tryGet(name)).toEqual(read.tryGet(name))
})
