import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tameshi, Reality Architect] returns an artifact or enchantment card with mana value X or less', () => {
  const b = board({ a: { battlefield: ['Tameshi, Reality Architect', '3 Plains'], graveyard: ['Sol Ring'] } })
  b.reply('x', 1)
    .activate('Tameshi, Reality Architect', { targets: ['Sol Ring'] })
    .resolveAll()
  expect([b.in('battlefield', 'Sol Ring'), b.names('hand', 'A').length]).toEqual([true, 2])
})
