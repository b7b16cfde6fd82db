import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pinnacle Starcage] puts the exiled cards into graveyards for Robots', () => {
  const b = board({
    a: { hand: ['Pinnacle Starcage'], battlefield: ['3 Plains'] },
    b: { battlefield: ['Grizzly Bears', 'Sol Ring'] },
  })
  b.cast('Pinnacle Starcage').resolve().resolve()
  expect(b.names('exile').length).toBe(2)
  b.to('main1', 5)
  b.game.state.players[0] = { ...b.game.state.players[0] }
  const c = board({
    a: { hand: ['Pinnacle Starcage'], battlefield: ['11 Plains'] },
    b: { battlefield: ['Grizzly Bears', 'Sol Ring'] },
  })
  c.cast('Pinnacle Starcage').resolve().resolve().activate('Pinnacle Starcage').resolve()
  expect([c.count('battlefield', 'Robot Token', 'A'), c.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([2, true])
})
