import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Moonshadow] loses one counter for permanent cards put into the graveyard together', () => {
  const b = board({
    a: {
      hand: ['Mental Note'],
      battlefield: [{ card: 'Moonshadow', counters: { '-1/-1': 6 } }, 'Island'],
      library: ['Memnite', 'Forest', 'Shock'],
    },
  })
  b.cast('Mental Note').resolveAll()
  expect(b.pt('Moonshadow')).toBe('2/2')
})
