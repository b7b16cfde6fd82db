import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Rediscover the Way] gives double strike for noncreature spells in the turn of its third chapter', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Rediscover the Way', counters: { lore: 2 } }, 'Grizzly Bears', 'Mountain'],
      hand: ['Shock'],
    },
    active: 1,
    step: 'end',
  })
  b.to('main1', 4)
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.has('Grizzly Bears', 'double strike')).toBe(true)
})
