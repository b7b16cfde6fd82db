import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pilgrim of Justice] prevents the next damage of a red source', () => {
  const b = board({
    a: { battlefield: ['Pilgrim of Justice', 'Plains'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .pick('chooseSource', 'Shock')
    .activate('Pilgrim of Justice')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})
