import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unlucky Witness] lets one of the two exiled cards be played until your next end step', () => {
  const b = board({
    a: {
      battlefield: ['Unlucky Witness', '3 Mountain'],
      hand: ['Shock'],
      library: ['Lightning Bolt', 'Mountain', '8 Wastes'],
    },
  })
  b.cast('Shock', { targets: ['Unlucky Witness'] })
    .resolve()
    .resolve()
  expect([b.can('cast', 'Lightning Bolt'), b.legal().some(({ kind }) => kind === 'playLand')]).toEqual([true, true])
  b.cast('Lightning Bolt', { from: 'exile', targets: ['B'] }).resolve()
  expect([b.life('B'), b.legal().some(({ kind }) => kind === 'playLand')]).toEqual([17, false])
})

it('[Unlucky Witness] forgets the permission after your next end step', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Unlucky Witness', '3 Mountain'], library: ['Lightning Bolt', 'Shock', '8 Wastes'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['Unlucky Witness'] })
    .resolve()
    .resolve()
  b.to('main1', 4)
  expect(b.can('cast', 'Lightning Bolt')).toBe(true)
  b.to('upkeep', 5).turnTo('A')
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
})
