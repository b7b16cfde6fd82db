import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spiteful Shadows] passes damage on to the controller', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant', { card: 'Spiteful Shadows', attachedTo: 'Hill Giant' }] },
  })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})
