import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 119.3, 603.2c] damage of several sources at the same time is one loss of life', () => {
  const b = board({
    a: { battlefield: ['Vampire Scrivener', '2 Grizzly Bears', 'Swamp', 'Mountain'], hand: ['Rakdos Charm'] },
  })
  b.option('mode', 'mode 3').cast('Rakdos Charm').resolveAll()
  expect([b.life('A'), b.counters('Vampire Scrivener', '+1/+1')]).toEqual([17, 1])
})
