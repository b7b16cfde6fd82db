import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aloe Alchemist] gives +3/+2 and trample as it becomes plotted', () => {
  const b = board({ a: { hand: ['Aloe Alchemist'], battlefield: ['2 Forest', 'Memnite'] } })
  b.activate('Aloe Alchemist').resolveAll()
  expect([b.pt('Memnite'), b.has('Memnite', 'trample'), b.in('exile', 'Aloe Alchemist')]).toEqual(['4/3', true, true])
})

it('[Aloe Alchemist] does nothing as it is cast', () => {
  const b = board({ a: { hand: ['Aloe Alchemist'], battlefield: ['2 Forest', 'Memnite'] } })
  expect(b.cast('Aloe Alchemist').resolveAll().pt('Memnite')).toBe('1/1')
})
