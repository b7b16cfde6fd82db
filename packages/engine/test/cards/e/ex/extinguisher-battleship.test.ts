import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Extinguisher Battleship] destroys a noncreature permanent and deals 4 damage to each creature', () => {
  const b = board({
    a: { hand: ['Extinguisher Battleship'], battlefield: ['8 Wastes'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })
  b.aim(['Sol Ring']).cast('Extinguisher Battleship').resolve().resolve()
  expect([b.in('graveyard', 'Sol Ring', 'B'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
