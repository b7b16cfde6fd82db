import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Field of Souls] answers a nontoken creature put into your graveyard, whoever controlled it', () => {
  const b = board({
    a: { hand: ['2 Lightning Bolt'], battlefield: ['2 Mountain', 'Field of Souls', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolveAll()
  b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
})

it('[Meekstone] keeps strong creatures of both players tapped, and weak ones not', () => {
  const b = board({
    a: { battlefield: ['Meekstone', { card: 'Hill Giant', tapped: true }, { card: 'Grizzly Bears', tapped: true }] },
    turn: 3,
    step: 'end',
    active: 1,
  })
  b.to('upkeep', 4)
  expect([b.object('Hill Giant').tapped, b.object('Grizzly Bears').tapped]).toEqual([true, false])
})

it('[Stormscape Familiar] makes white and black spells cheaper, and one of both colors only once', () => {
  const b = board({
    a: { hand: ['Vindicate', 'Counterspell'], battlefield: ['Stormscape Familiar', 'Swamp', 'Plains'] },
  })
  expect([b.can('cast', 'Vindicate'), b.can('cast', 'Counterspell')]).toEqual([true, false])
})
