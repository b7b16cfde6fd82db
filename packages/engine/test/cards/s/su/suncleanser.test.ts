import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Suncleanser] removes all counters from a creature, which gets none as long as it stays', () => {
  const b = board({
    a: { hand: ['Suncleanser', 'Battlegrowth'], mana: '{W}{W}{G}' },
    b: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 2, flying: 1 } }] },
  })
  b.cast('Suncleanser').reply('mode', [0]).aim(['Hill Giant']).resolve().resolve()
  expect(b.pt('Hill Giant')).toBe('3/3')
  b.aim(['Hill Giant']).cast('Battlegrowth').resolve()
  expect(b.pt('Hill Giant')).toBe('3/3')
})

it('[Suncleanser] or an opponent loses all counters and gets none', () => {
  const b = board({ a: { hand: ['Suncleanser'], mana: '{W}{W}' }, b: { hand: ['Attune with Aether'], mana: '{G}' } })
  b.game.state.players[1] = { ...b.game.state.players[1], counters: { energy: 3, poison: 2 } }
  b.cast('Suncleanser').reply('mode', [1]).resolve().resolve()
  expect(b.game.state.players[1].counters).toEqual({})
})
