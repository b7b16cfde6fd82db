import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyxis of Pandemonium] puts the permanent cards it exiled face down onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['Pyxis of Pandemonium'], library: ['Craw Wurm', 'Forest'], mana: '{C}{C}{C}{C}{C}{C}{C}' },
    b: { library: ['Shock', 'Hill Giant', 'Island'] },
  })
  b.activate('Pyxis of Pandemonium').resolve()
  expect(b.names('exile').sort()).toEqual(['Craw Wurm', 'Shock'])
  expect(b.game.state.objects[b.id('Shock')]!.knownTo).toBe(0)
  b.to('main1', 5)
  b.game.state.players[0] = {
    ...b.game.state.players[0],
    pool: board({ a: { mana: '{C}{C}{C}{C}{C}{C}{C}' } }).game.state.players[0].pool,
  }
  b.activate('Pyxis of Pandemonium', { nth: 1 }).resolve()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
  expect(b.names('exile')).toEqual(['Shock'])
})
