import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Keruga, the Macrosage] draws for each other permanent that costs three or more', () => {
  const b = board({
    a: {
      hand: ['Keruga, the Macrosage'],
      battlefield: ['Serra Angel', 'Hill Giant', 'Grizzly Bears'],
      mana: '{G}{G}{G}{G}{G}',
    },
  })
  b.cast('Keruga, the Macrosage').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
