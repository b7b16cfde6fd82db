import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krosan Tusker] cycled may find a basic land and draws', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Krosan Tusker'], library: ['Shock', 'Island', 'Murder'] } })
  b.reply('chooseFound', () => [b.id('Island', 'library')])
    .activate('Krosan Tusker', { zone: 'hand' })
    .resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.in('hand', 'Island', 'A')).toBe(true)
})
