import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Volrath's Shapeshifter] has the full text of the creature card on top of your graveyard", () => {
  const b = board({
    a: { battlefield: ["Volrath's Shapeshifter"], hand: ['Serra Angel', 'Forest'], mana: '{C}{C}{C}{C}' },
  })
  expect(b.pt("Volrath's Shapeshifter")).toBe('0/1')
  b.activate("Volrath's Shapeshifter").pick('discard', 'Serra Angel').resolve()
  const id = b.game.state.battlefield[0]!
  expect([b.pt('Serra Angel'), b.has('Serra Angel', 'flying'), b.c('Serra Angel').colors]).toEqual(['4/4', true, 1])
  expect(b.id('Serra Angel', 'battlefield')).toBe(id)
  b.activate('Serra Angel').resolve()
  expect(b.pt("Volrath's Shapeshifter")).toBe('0/1')
})
