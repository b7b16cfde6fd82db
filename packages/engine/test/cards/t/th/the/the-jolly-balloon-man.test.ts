import { expect, it } from 'vitest'
import { hasColor } from '../../../../../src/continuous/characteristics.ts'
import { board } from '../../../../support/board.ts'

it('[The Jolly Balloon Man] blows up a 1/1 copy for a turn', () => {
  const b = board({ a: { battlefield: ['The Jolly Balloon Man', 'Serra Angel', 'Mountain'] } })
  b.activate('The Jolly Balloon Man', { targets: ['Serra Angel'] }).resolve()
  expect([b.pt('Serra Angel'), b.pt('Serra Angel#2'), b.c('Serra Angel#2').subtypes]).toEqual([
    '4/4',
    '1/1',
    ['Angel', 'Balloon'],
  ])
  expect([
    hasColor(b.c('Serra Angel#2'), 'W'),
    hasColor(b.c('Serra Angel#2'), 'R'),
    b.has('Serra Angel#2', 'haste'),
  ]).toEqual([true, true, true])
  b.to('upkeep', 4)
  expect(b.count('battlefield', 'Serra Angel')).toBe(1)
})
