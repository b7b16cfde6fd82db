import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Control Magic] gives control of the enchanted creature while it lasts', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Hill Giant', 'Seal of Cleansing'] },
  })
  b.cast('Control Magic').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.turnTo('B')
    .activate('Seal of Cleansing', { targets: ['Control Magic'] })
    .resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Control Magic] brings a creature that cannot attack at once', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Control Magic'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Control Magic').resolve()
  expect(() => b.attack('Hill Giant')).toThrow()
})
