import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Twincast] copies a spell, which is controlled by its controller', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'] },
    b: { battlefield: ['2 Island'], hand: ['Twincast'] },
  })
  b.cast('Lightning Helix', { targets: ['B'] })
    .turnTo('B')
    .cast('Twincast')
    .yes('newTargets')
    .aim(['A'])
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 20])
})

it('[Twincast] does not target permanent spells', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island'], hand: ['Twincast'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  expect(b.can('cast', 'Twincast')).toBe(false)
})
