import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 121.2] each of three draws is doubled', () => {
  const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Ancestral Recall'] } })
  b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
  expect(b.names('hand', 'A').length).toBe(6)
})

it('[S5.1] [CR 121.1] cards are drawn from the top', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'], library: ['Forest', 'Island', 'Swamp'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest', 'Island'])
  expect(b.names('library', 'A')).toEqual(['Swamp'])
})
