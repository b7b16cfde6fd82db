import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Temur Battle Rage] gives trample with a creature of power 4', () => {
  const b = board({ a: { hand: ['Temur Battle Rage'], battlefield: ['2 Mountain', 'Memnite', 'Serra Angel'] } })
  b.cast('Temur Battle Rage', { targets: ['Memnite'] }).resolve()
  expect([b.has('Memnite', 'double strike'), b.has('Memnite', 'trample')]).toEqual([true, true])
})
