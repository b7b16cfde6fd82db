import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Essence Channeler] flies after you lost life, grows when you gain it, and passes its counters on', () => {
  const b = board({
    a: {
      battlefield: ['Essence Channeler', 'Memnite', 'Plains', 'Mountain', 'Mountain'],
      hand: ['2 Shock', 'Healing Salve'],
    },
  })
  expect(b.has('Essence Channeler', 'flying')).toBe(false)
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect([b.has('Essence Channeler', 'flying'), b.has('Essence Channeler', 'vigilance')]).toEqual([true, true])
  b.reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
    .resolve()
  expect(b.pt('Essence Channeler')).toBe('3/2')
  b.cast('Shock', { targets: ['Essence Channeler'] })
    .resolve()
    .resolve()
  expect(b.pt('Memnite')).toBe('2/2')
})
