import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Headliner Scarlett] keeps a player's creatures from blocking", () => {
  const b = board({ a: { hand: ['Headliner Scarlett'], mana: '{R}{R}{R}{R}' }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Headliner Scarlett').aim(['B']).resolve().resolve().attack('Headliner Scarlett').damage()
  expect(b.life('B')).toBe(17)
})

it('[Headliner Scarlett] exiles a card face down in your upkeep, which only you know and may play this turn', () => {
  const b = board({
    a: { battlefield: ['Headliner Scarlett'], library: ['Memnite', 'Island', 'Forest'] },
    active: 1,
  })
  b.to('main1', 4)
  const id = b.game.state.exile[0]!
  expect(b.game.state.objects[id]!.knownTo).toBe(1)
  b.cast('Memnite', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
