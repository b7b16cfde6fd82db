import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyroclasm] deals 2 damage to each creature and to no player', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Grizzly Bears'], hand: ['Pyroclasm'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Hill Giant').damage).toBe(2)
  expect(b.life('B')).toBe(20)
})
