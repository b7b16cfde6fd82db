import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Monastery Swiftspear] gets +1/+1 for a noncreature spell of yours, and none for a creature spell', () => {
  const b = board({ a: { battlefield: ['Monastery Swiftspear', '2 Mountain'], hand: ['Shock', 'Raging Goblin'] } })
  b.cast('Raging Goblin').resolveAll()
  expect(b.pt('Monastery Swiftspear')).toBe('1/2')
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.pt('Monastery Swiftspear')).toBe('2/3')
})
