import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Senu, Keen-Eyed Protector] comes back from exile attacking', () => {
  const b = board({ a: { battlefield: ['Isamaru, Hound of Konda'], exile: ['Senu, Keen-Eyed Protector'] } })
  b.attack('Isamaru, Hound of Konda').damage()
  expect(b.life('B')).toBe(16)
})
