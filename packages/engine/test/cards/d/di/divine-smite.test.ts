import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Divine Smite] phases out, or exiles a black permanent', () => {
  const b = board({
    a: { hand: ['2 Divine Smite'], battlefield: ['4 Plains'] },
    b: { battlefield: ['Hill Giant', 'Drudge Skeletons'] },
  })
  b.cast('Divine Smite', { targets: ['Hill Giant'] }).resolve()
  b.cast('Divine Smite').resolve()
  expect([b.names('battlefield', 'B'), b.names('exile')]).toEqual([[], ['Drudge Skeletons']])
})
