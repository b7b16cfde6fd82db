import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Geistlight Snare] costs {U} with a Spirit and an enchantment, and {1}{U} with one of them', () => {
  const canCast = (lands: string, ...others: string[]) =>
    board({
      a: { hand: ['Shock'], battlefield: ['Mountain'] },
      b: { hand: ['Geistlight Snare'], battlefield: [lands, ...others] },
    })
      .cast('Shock', { targets: ['B'] })
      .turnTo('B')
      .can('cast', 'Geistlight Snare')
  expect(canCast('1 Island', 'Kami of Ancient Law', 'Glorious Anthem')).toBe(true)
  expect([canCast('1 Island', 'Glorious Anthem'), canCast('2 Island', 'Glorious Anthem')]).toEqual([false, true])
})

it('[Geistlight Snare] counters unless {3} is paid', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { hand: ['Geistlight Snare'], battlefield: ['3 Island'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Geistlight Snare', { targets: ['Shock'] })
    .resolveAll()
  expect(b.life('B')).toBe(20)
})
