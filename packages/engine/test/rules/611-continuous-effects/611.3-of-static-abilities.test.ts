import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 611.3a] [S10.1] an effect of a static ability ends with its source', () => {
  const b = board({ a: { battlefield: ['Glorious Anthem', 'Grizzly Bears', '2 Plains'], hand: ['Disenchant'] } })
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  b.cast('Disenchant', { targets: ['Glorious Anthem'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[CR 611.3a] [S10.1] a static ability affects what comes later too', () => {
  const b = board({ a: { battlefield: ['Goblin King', 'Mountain'], hand: ['Raging Goblin'] } })
  b.cast('Raging Goblin').resolve()
  expect(b.pt('Raging Goblin')).toBe('2/2')
})
