import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urborg Scavengers] grows and has the keywords of the cards it exiled', () => {
  const b = board({
    a: { hand: ['Urborg Scavengers'], battlefield: ['3 Swamp'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.cast('Urborg Scavengers').resolve().resolve()
  expect([
    b.pt('Urborg Scavengers'),
    b.has('Urborg Scavengers', 'flying'),
    b.has('Urborg Scavengers', 'trample'),
  ]).toEqual(['3/3', true, false])
})
