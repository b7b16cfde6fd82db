import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Khalni Heart Expedition] removes three counters and sacrifices itself for two lands', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Khalni Heart Expedition', counters: { quest: 3 } }],
      library: ['Forest', 'Mountain', 'Hill Giant'],
    },
  })
  b.reply('chooseFound', () => [b.id('Forest'), b.id('Mountain')], 'A')
    .activate('Khalni Heart Expedition')
    .resolveAll()
  expect(b.in('graveyard', 'Khalni Heart Expedition', 'A')).toBe(true)
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})
