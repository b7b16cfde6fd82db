import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Behold the Beyond] discards the hand and finds three cards', () => {
  const b = board({
    a: { hand: ['Behold the Beyond', '2 Shock'], battlefield: ['7 Swamp'], library: ['Opt', '2 Island', '4 Wastes'] },
  })
  b.pick('chooseFound', 'Opt', 'Island', 'Island#2').cast('Behold the Beyond').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Island', 'Island', 'Opt'])
  expect(b.count('graveyard', 'Shock', 'A')).toBe(2)
})
