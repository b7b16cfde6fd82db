import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nexus of Becoming] makes a 3/3 Golem copy of an exiled card', () => {
  const b = board({ a: { battlefield: ['Nexus of Becoming'], hand: ['Sol Ring'] } })
  b.yes().pick('choose', 'Sol Ring').to('beginCombat').resolveAll()
  expect(b.pt('Sol Ring')).toBe('3/3')
})
