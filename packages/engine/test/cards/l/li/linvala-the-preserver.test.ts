import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Linvala, the Preserver] gains life for a player who is behind', () => {
  const b = board({
    a: { hand: ['Linvala, the Preserver'], battlefield: ['6 Plains'], life: 10 },
    b: { battlefield: ['2 Memnite'] },
  })
  b.cast('Linvala, the Preserver').resolveAll()
  expect([b.life('A'), b.in('battlefield', 'Angel Token')]).toEqual([15, true])
})
