import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Legion Leadership // Legion Stronghold] doubles the power of a creature, which gains first strike', () => {
  const b = board({ a: { hand: ['Legion Leadership'], battlefield: ['2 Plains', 'Hill Giant'] } })
  b.cast('Legion Leadership', { targets: ['Hill Giant'] }).resolve()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'first strike')]).toEqual(['6/3', true])
})
