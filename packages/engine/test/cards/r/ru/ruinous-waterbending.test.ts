import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ruinous Waterbending] gains 1 life for each creature that dies this turn, if waterbend {4} was paid', () => {
  const b = board({
    a: { hand: ['Ruinous Waterbending'], battlefield: ['7 Swamp', 'Hill Giant'] },
    b: { battlefield: ['2 Memnite'] },
  })
  b.yes('additionalCost').cast('Ruinous Waterbending').resolve().resolveAll()
  expect([b.count('graveyard', 'Memnite'), b.life('A'), b.pt('Hill Giant')]).toEqual([2, 22, '1/1'])
})

it('[Ruinous Waterbending] gains nothing where the cost was not paid', () => {
  const b = board({
    a: { hand: ['Ruinous Waterbending'], battlefield: ['3 Swamp'] },
    b: { battlefield: ['2 Memnite'] },
  })
  b.cast('Ruinous Waterbending').resolve().resolveAll()
  expect([b.count('graveyard', 'Memnite'), b.life('A')]).toEqual([2, 20])
})

it('[CR 701.67b] Ruinous Waterbending: artifacts pay for the {4} of the waterbend cost', () => {
  const b = board({
    a: { hand: ['Ruinous Waterbending'], battlefield: ['3 Swamp', '4 Darksteel Relic'] },
    b: { battlefield: ['2 Memnite'] },
  })
  b.yes('additionalCost').cast('Ruinous Waterbending').resolve().resolveAll()
  expect(b.life('A')).toBe(22)
})

it('[CR 701.67b] Ruinous Waterbending: artifacts do not pay for the {1} of the mana cost', () => {
  const b = board({ a: { hand: ['Ruinous Waterbending'], battlefield: ['2 Swamp', '9 Darksteel Relic'] } })
  expect(b.can('cast', 'Ruinous Waterbending')).toBe(false)
})
