import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Frostcliff Siege] has the abilities of the chosen clan', () => {
  const b = board({ a: { hand: ['Frostcliff Siege'], battlefield: ['2 Island', 'Mountain', 'Grizzly Bears'] } })
  b.option('chooseWord', 'Temur').cast('Frostcliff Siege').resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample')]).toEqual(['3/2', true])
})
