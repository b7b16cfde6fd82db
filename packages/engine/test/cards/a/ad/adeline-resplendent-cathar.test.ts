import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Adeline, Resplendent Cathar] is as powerful as your creatures are many, and attacks with one more', () => {
  const b = board({ a: { battlefield: ['Adeline, Resplendent Cathar', 'Memnite'] } })
  expect(b.pt('Adeline, Resplendent Cathar')).toBe('2/4')
  b.attack('Memnite').resolve()
  expect([b.pt('Adeline, Resplendent Cathar'), b.object('Human Token').tapped]).toEqual(['3/4', true])
  b.damage()
  expect(b.life('B')).toBe(18)
})
