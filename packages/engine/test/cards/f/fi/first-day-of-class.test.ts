import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[First Day of Class] makes creatures that enter this turn larger and fast, and no others', () => {
  const b = board({
    a: { hand: ['First Day of Class', 'Hill Giant', 'Shock'], battlefield: ['6 Mountain', 'Grizzly Bears'] },
  })
  b.pick('discard', 'Shock').cast('First Day of Class').resolve()
  b.cast('Hill Giant').resolveAll()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'haste'), b.pt('Grizzly Bears')]).toEqual(['4/4', true, '2/2'])
})
