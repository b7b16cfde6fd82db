import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karn, Scion of Urza] exiles the other card with a silver counter, and takes it later', () => {
  const b = board({ a: { battlefield: ['Karn, Scion of Urza'], library: ['Shock', 'Memnite', '4 Forest'] } })
  b.activate('Karn, Scion of Urza')
  b.reply('choose', () => [b.id('Shock')], 'B')
  b.resolve()
  expect([b.in('hand', 'Shock', 'A'), b.counters('Memnite', 'silver')]).toEqual([true, 1])
  b.to('main1', 5).activate('Karn, Scion of Urza', { nth: 1 }).resolve()
  expect(b.in('hand', 'Memnite', 'A')).toBe(true)
})
