import { isDeepStrictEqual } from 'node:util'
import { openLibrary, PACKED_LIBRARY } from '@spellwright/cards/library'
import { formatTypeLine } from '@spellwright/dsl'
import { expect, it } from 'vitest'
import { readFace, renderFace } from '../../src/index.ts'

const EVERY = 7

it('[S7.4] what a player reads of a card of the library means that card again', () => {
  const library = openLibrary(PACKED_LIBRARY)
  const different = library.names.filter((name, index) => {
    if (index % EVERY !== 0) return false
    return library.tryGet(name)!.faces.some((face) => {
      const { abilities, supertypes: _supertypes, types: _types, subtypes: _subtypes, ...facts } = face
      const read = readFace({ ...facts, type: formatTypeLine(face) }, renderFace(face).text)
      return !('face' in read) || !isDeepStrictEqual(read.face.abilities, abilities)
    })
  })
  expect(different).toEqual([])
})
