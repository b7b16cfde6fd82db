import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dragonback Assault] deals 3 damage to each creature, and makes a Dragon for each land', () => {
  const b = board({
    a: {
      hand: ['Dragonback Assault', 'Island'],
      battlefield: ['2 Taiga', '2 Volcanic Island', '2 Forest', 'Hill Giant'],
    },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Dragonback Assault').resolveAll()
  expect([b.in('graveyard', 'Hill Giant'), b.object('Serra Angel').damage]).toEqual([true, 3])
  b.play('Island').resolveAll()
  expect(b.pt('Dragon Token')).toBe('4/4')
})
