import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grist, the Hunger Tide] is a creature card outside the battlefield, and none on it', () => {
  const b = board({
    a: { hand: ['Grist, the Hunger Tide'], battlefield: ['Swamp', '2 Forest'], graveyard: ['Grist, the Hunger Tide'] },
  })
  expect(b.pt('Grist, the Hunger Tide')).toBe('1/1')
  b.cast('Grist, the Hunger Tide').resolve()
  expect([b.has('Grist, the Hunger Tide', 'haste'), b.counters('Grist, the Hunger Tide', 'loyalty')]).toEqual([
    false,
    3,
  ])
})

it('[Grist, the Hunger Tide] repeats the process for an Insect card', () => {
  const b = board({
    a: { battlefield: ['Grist, the Hunger Tide'], library: ['Grist, the Hunger Tide', 'Forest', 'Island'] },
  })
  b.activate('Grist, the Hunger Tide').resolve()
  expect([b.count('battlefield', 'Insect Token', 'A'), b.counters('Grist, the Hunger Tide', 'loyalty')]).toEqual([2, 5])
})
