import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aurelia, the Warleader] untaps your creatures and attacks again, once each turn', () => {
  const b = board({ a: { battlefield: ['Aurelia, the Warleader', 'Grizzly Bears'] } })
  b.attack('Aurelia, the Warleader', 'Grizzly Bears').resolveAll()
  b.to('endCombat').to('declareAttackers')
  b.attack('Aurelia, the Warleader', 'Grizzly Bears').resolveAll().to('main2')
  expect(b.life('B')).toBe(10)
})
