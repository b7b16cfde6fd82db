import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hooded Assassin] gets a counter, or destroys a damaged creature', () => {
  const b = board({
    a: { battlefield: ['6 Swamp', 'Mountain'], hand: ['2 Hooded Assassin', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Hooded Assassin').resolveAll()
  expect(b.pt('Hooded Assassin')).toBe('2/3')
  b.cast('Shock', { targets: ['Hill Giant'] })
    .resolve()
    .reply('mode', [1])
    .cast('Hooded Assassin')
    .resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
