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
