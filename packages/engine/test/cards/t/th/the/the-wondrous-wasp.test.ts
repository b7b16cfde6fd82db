import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Wondrous Wasp] takes the abilities of a creature for as long as she stays', () => {
  const b = board({
    a: { hand: ['The Wondrous Wasp', 'Shock'], battlefield: ['2 Island', 'Mountain'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.aim(['Serra Angel']).cast('The Wondrous Wasp').resolveAll()
  expect([b.object('Serra Angel').tapped, b.has('Serra Angel', 'flying')]).toEqual([true, false])
  b.cast('Shock', { targets: ['The Wondrous Wasp'] }).resolveAll()
  expect(b.has('Serra Angel', 'flying')).toBe(true)
})
