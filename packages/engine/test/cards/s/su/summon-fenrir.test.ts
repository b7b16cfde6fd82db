import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summon: Fenrir] gives the next creature spell of the turn a counter', () => {
  const b = board({
    a: {
      hand: ['Grizzly Bears', 'Memnite'],
      battlefield: [{ card: 'Summon: Fenrir', counters: { lore: 1 } }, '2 Forest'],
    },
    step: 'draw',
  })
  b.to('main1').resolveAll()
  b.cast('Grizzly Bears').resolve().cast('Memnite').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Memnite')]).toEqual(['3/3', '1/1'])
})

it('[Summon: Fenrir] draws a card with the greatest power, a tie included', () => {
  const hand = (theirs: string) =>
    board({
      a: { battlefield: [{ card: 'Summon: Fenrir', counters: { lore: 2 } }] },
      b: { battlefield: [theirs] },
      step: 'draw',
    })
      .to('main1')
      .resolveAll()
      .names('hand', 'A').length
  expect([hand('Hill Giant'), hand('Shivan Dragon')]).toEqual([1, 0])
})
