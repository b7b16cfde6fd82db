import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Titan of Industry] does two things as it enters', () => {
  const b = board({ a: { hand: ['Titan of Industry'], battlefield: ['7 Forest'] } })
  b.reply('mode', [0, 1]).cast('Titan of Industry').aim(['A']).resolveAll()
  expect([b.life('A'), b.in('battlefield', 'Rhino Warrior Token')]).toEqual([25, true])
})
