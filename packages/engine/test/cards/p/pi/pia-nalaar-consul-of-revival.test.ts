import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pia Nalaar, Consul of Revival] makes a Thopter with haste as you play a card from exile, and not from hand', () => {
  const b = board({
    a: {
      hand: ["Heroes' Hangout", 'Mountain'],
      battlefield: ['Pia Nalaar, Consul of Revival', '2 Mountain'],
      library: ['Forest', 'Shock'],
    },
  })
  b.option('mode', '1').pick('choose', 'Forest').cast("Heroes' Hangout").resolve()
  b.act(b.legal().find((action) => action.kind === 'playLand' && action.object === b.id('Forest'))!).resolveAll()
  expect([b.count('battlefield', 'Thopter Token'), b.has('Thopter Token', 'haste')]).toEqual([1, true])
})
