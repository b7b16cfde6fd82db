import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Priest of Forgotten Gods] punishes any number of players and feeds you', () => {
  const b = board({
    a: { battlefield: ['Priest of Forgotten Gods', '2 Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Priest of Forgotten Gods', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant'), b.pool('A'), b.names('hand', 'A').length]).toEqual([
    18,
    true,
    '{B}{B}',
    1,
  ])
  expect(b.life('A')).toBe(20)
})
