import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fastbond] lets any number of lands be played, each further one for 1 damage', () => {
  const b = board({ a: { battlefield: ['Fastbond'], hand: ['3 Forest'] } })
  b.play('Forest').play('Forest').resolveAll().play('Forest').resolveAll()
  expect([b.count('battlefield', 'Forest', 'A'), b.life('A')]).toEqual([3, 18])
})
