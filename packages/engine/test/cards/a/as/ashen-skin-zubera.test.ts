import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ashen-Skin Zubera] makes an opponent discard a card for each Zubera that died this turn', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['2 Ashen-Skin Zubera', '2 Mountain'] },
    b: { hand: ['5 Opt'] },
  })
  b.cast('Shock', { targets: ['Ashen-Skin Zubera'] }).resolveAll()
  expect(b.names('hand', 'B')).toHaveLength(4)
  b.cast('Shock', { targets: ['Ashen-Skin Zubera'] }).resolveAll()
  expect(b.names('hand', 'B')).toHaveLength(2)
})
