import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spell Stutter] asks for {1} more for each Faerie you control', () => {
  const b = board({
    active: 1,
    a: { hand: ['Spell Stutter'], battlefield: ['2 Island', 'Cloud Sprite'] },
    b: { hand: ['Shock'], battlefield: ['3 Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .cast('Spell Stutter', { targets: ['Shock'] })
    .yes('payOrNot')
    .resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
})
