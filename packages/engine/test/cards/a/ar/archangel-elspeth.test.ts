import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Archangel Elspeth] makes a creature an Angel for good', () => {
  const b = board({ a: { battlefield: ['Archangel Elspeth', 'Memnite'] } })
  b.activate('Archangel Elspeth', { nth: 1, targets: ['Memnite'] })
    .resolve()
    .to('upkeep', 4)
  expect([b.pt('Memnite'), b.has('Memnite', 'flying'), b.c('Memnite').subtypes.includes('Angel')]).toEqual([
    '3/3',
    true,
    true,
  ])
})
