import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beza, the Bounding Spring] gives nothing where you are not behind', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Beza, the Bounding Spring'] }, b: { hand: [] } })
  b.cast('Beza, the Bounding Spring').resolveAll()
  expect([b.names('battlefield', 'A').length, b.life('A'), b.names('hand', 'A').length]).toEqual([5, 20, 0])
})

it('[Beza, the Bounding Spring] gives all four where an opponent is ahead', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Beza, the Bounding Spring'] },
    b: { hand: ['Shock'], battlefield: ['5 Forest', '2 Memnite'], life: 21 },
  })
  b.cast('Beza, the Bounding Spring').resolveAll()
  expect([
    b.count('battlefield', 'Treasure Token'),
    b.count('battlefield', 'Fish Token'),
    b.life('A'),
    b.names('hand', 'A').length,
  ]).toEqual([1, 2, 24, 1])
})
