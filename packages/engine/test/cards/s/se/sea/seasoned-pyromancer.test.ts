import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seasoned Pyromancer] makes a token for each nonland card discarded', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Seasoned Pyromancer', 'Shock', 'Forest'] } })
  b.cast('Seasoned Pyromancer').resolveAll()
  expect([b.count('battlefield', 'Elemental Token'), b.count('hand', 'Wastes')]).toEqual([1, 2])
})
