import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Fork] copies a spell with new targets', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['2 Mountain'], hand: ['Fork'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Fork')
    .yes('newTargets')
    .aim(['A'])
    .resolve()
  b.resolve()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
  b.resolve()
  expect(b.life('B')).toBe(17)
})

it('[Fork] makes a red copy', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
    b: { battlefield: ['2 Mountain'], hand: ['Fork'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] })
    .turnTo('B')
    .cast('Fork')
    .no('newTargets')
    .resolve()
  expect(b.c('Ancestral Recall#2').colors).toBe(COLOR_BIT.R)
})
