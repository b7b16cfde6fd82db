import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Favored Hoplite] gets a counter and is dealt no damage after a spell of yours targets it', () => {
  const b = board({ a: { hand: ['Giant Growth', 'Shock'], battlefield: ['Favored Hoplite', 'Forest', 'Mountain'] } })
  b.cast('Giant Growth', { targets: ['Favored Hoplite'] }).resolveAll()
  b.cast('Shock', { targets: ['Favored Hoplite'] }).resolveAll()
  expect([b.counters('Favored Hoplite', '+1/+1'), b.object('Favored Hoplite').damage]).toEqual([2, 0])
})
