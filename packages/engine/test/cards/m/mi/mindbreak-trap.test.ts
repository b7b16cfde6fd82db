import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mindbreak Trap] is free after three spells of an opponent, and exiles spells', () => {
  const b = board({
    a: { hand: ['3 Memnite', 'Shock'], battlefield: ['Mountain'] },
    b: { hand: ['Mindbreak Trap'] },
  })
  b.cast('Memnite').resolve().cast('Memnite').resolve()
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.cast('Mindbreak Trap', { targets: ['Shock'], method: 'alternative' }).resolveAll()
  expect([b.life('B'), b.in('exile', 'Shock', 'A')]).toEqual([20, true])
})
