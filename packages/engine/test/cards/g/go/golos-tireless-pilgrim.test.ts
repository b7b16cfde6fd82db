import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Golos, Tireless Pilgrim] lets the exiled cards be played without paying', () => {
  const b = board({
    a: { battlefield: ['Golos, Tireless Pilgrim', '7 City of Brass'], library: ['Hill Giant', 'Forest', 'Shock'] },
  })
  b.activate('Golos, Tireless Pilgrim').resolveAll()
  b.cast('Hill Giant', { method: 'free', from: 'exile' }).resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.can('playLand', 'Forest'), b.can('cast', 'Shock')]).toEqual([
    true,
    true,
    true,
  ])
})
