import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gustha's Scepter] keeps a card from your hand in exile, and gives it back", () => {
  const b = board({ a: { battlefield: ["Gustha's Scepter"], hand: ['Shock'] }, b: {} })
  b.activate("Gustha's Scepter").resolve()
  expect(b.in('exile', 'Shock')).toBe(true)
  expect(b.game.state.objects[b.id('Shock')]!.knownTo).toBe(1)
  b.to('main1', 5).activate("Gustha's Scepter", { nth: 1 }).resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})

it("[Gustha's Scepter] loses the cards as you lose control of it", () => {
  const b = board({
    a: { battlefield: ["Gustha's Scepter"], hand: ['Shock'] },
    b: { hand: ['Disenchant'], mana: '{W}{W}' },
  })
  b.activate("Gustha's Scepter")
    .resolve()
    .turnTo('B')
    .cast('Disenchant', { targets: ["Gustha's Scepter"] })
    .resolveAll()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})
