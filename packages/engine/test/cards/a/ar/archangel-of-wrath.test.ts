import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Archangel of Wrath] deals 2 damage for one kick and 2 more for the second', () => {
  const kicked = (...answers: number[]) => {
    const b = board({ a: { hand: ['Archangel of Wrath'], battlefield: ['4 Plains', 'Swamp', 'Mountain'] } })
    for (const answer of answers) b.reply('kicker', [answer])
    b.aim(['B', 'B']).cast('Archangel of Wrath').resolve().resolveAll()
    return b.life('B')
  }
  expect([kicked(1, 1), kicked(0, 1), kicked(0, 0)]).toEqual([20, 18, 16])
})
