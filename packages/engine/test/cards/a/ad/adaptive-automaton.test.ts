import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Adaptive Automaton] is of the chosen type, and strengthens others of it', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Goblin Piker', 'Gray Ogre'], hand: ['Adaptive Automaton'] } })
  b.option('chooseType', 'Goblin').cast('Adaptive Automaton').resolve()
  expect([b.pt('Adaptive Automaton'), b.pt('Goblin Piker'), b.pt('Gray Ogre')]).toEqual(['2/2', '3/2', '2/2'])
  expect(b.c('Adaptive Automaton').subtypes.includes('Goblin')).toBe(true)
})
