import { isDeepStrictEqual } from 'node:util'
import { cardData, openLibrary } from '@spellwright/cards/library'
import { expect, it } from 'vitest'
import { readAgain } from './read-again.ts'

const EVERY = 7

it('[S7.4] what a player reads of a card of the library means that card again', () => {
  const library = openLibrary(cardData)
  const different = library.names.filter((name, index) => {
    if (index % EVERY !== 0) return false
    const card = library.tryGet(name)!
    return !isDeepStrictEqual(readAgain(card), card)
  })
  expect(different).toEqual([])
})
