import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kinnan, Bonder Prodigy] adds one more mana for a permanent that is no land', () => {
  const b = board({ a: { battlefield: ['Kinnan, Bonder Prodigy', 'Sol Ring', 'Forest'] } })
  b.tapForMana('Sol Ring').tapForMana('Forest')
  expect(b.pool('A')).toBe('{C}{C}{C}{G}')
})
