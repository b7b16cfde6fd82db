import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chancellor of the Annex] taxes every spell of an opponent', () => {
  const b = board({ active: 1, a: { battlefield: ['Chancellor of the Annex'] }, b: { hand: ['Memnite'] } })
  b.cast('Memnite').resolveAll()
  expect(b.in('graveyard', 'Memnite', 'B')).toBe(true)
})
