import { BUILT_IN_DECKS, builtInDecks } from 'spellwright/decks'
import { expect, it } from 'vitest'
import { expandDeckGroups } from '../src/decks/deck-groups.ts'

it('the name of a format stands for its ten most played decks', () => {
  const modern = expandDeckGroups(['my-list.txt', 'Modern'])
  expect(modern).toHaveLength(11)
  expect(modern.slice(0, 2)).toEqual(['my-list.txt', 'modern-boros-energy'])
})

it('"classic" stands for the classic decks and "all" for every built-in deck', () => {
  expect(expandDeckGroups(['classic'])).toEqual(BUILT_IN_DECKS.map(({ id }) => id))
  expect(expandDeckGroups(['all'])).toEqual(builtInDecks().map(({ id }) => id))
})

it('a deck that is named by itself and is in a group is there once, where it was named', () => {
  const decks = expandDeckGroups(['modern-breach', 'modern'])
  expect(decks).toHaveLength(10)
  expect(decks[0]).toBe('modern-breach')
})
