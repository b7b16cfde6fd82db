import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urza's Saga] gains its abilities, makes Constructs and finds an artifact with mana cost {0} or {1}", () => {
  const b = board({
    a: {
      hand: ["Urza's Saga"],
      battlefield: ['2 Wastes'],
      library: ['Wastes', 'Wastes', 'Wastes', 'Sol Ring', 'Mox Diamond', 'Mind Stone'],
    },
  })
  b.play("Urza's Saga").resolve()
  b.tapForMana("Urza's Saga")
  expect(b.pool('A')).toBe('{C}')
  b.to('main1', 5).activate("Urza's Saga").resolve()
  expect(b.pt('Construct Token')).toBe('1/1')
  b.pick('chooseFound', 'Sol Ring').to('main1', 7)
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
  expect(b.in('graveyard', "Urza's Saga", 'A')).toBe(true)
})
it("[Urza's Saga] does not find an artifact with mana cost {2}", () => {
  const b = board({
    a: { battlefield: [{ card: "Urza's Saga", counters: { lore: 2 } }], library: ['Wastes', 'Mind Stone'] },
    active: 1,
    step: 'end',
  })
  b.to('main1', 4)
  expect(b.in('battlefield', 'Mind Stone', 'A')).toBe(false)
})
