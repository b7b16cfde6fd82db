import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unlicensed Disintegration] deals 3 with an artifact', () => {
  const b = board({
    a: { hand: ['2 Unlicensed Disintegration'], battlefield: ['6 Badlands', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Unlicensed Disintegration', { targets: ['Hill Giant'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([17, true])
})
