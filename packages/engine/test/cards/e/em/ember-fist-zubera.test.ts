import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ember-Fist Zubera] counts the Zubera that died this turn', () => {
  const b = board({
    a: { hand: ['Pyroclasm'], battlefield: ['2 Mountain', 'Ember-Fist Zubera', 'Ashen-Skin Zubera', 'Grizzly Bears'] },
  })
  b.aim(['B']).cast('Pyroclasm').resolve().resolveAll()
  expect(b.life('B')).toBe(18)
})
