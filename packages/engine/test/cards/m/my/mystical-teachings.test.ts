import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mystical Teachings] finds an instant or a card with flash', () => {
  const b = board({
    a: { hand: ['Mystical Teachings'], battlefield: ['4 Island'], library: ['Shock', 'Snapcaster Mage', 'Divination'] },
  })
  b.reply('chooseFound', (decision) => {
    expect(decision.shape === 'objects' && decision.candidates).toHaveLength(2)
    return [b.id('Snapcaster Mage')]
  })
  b.cast('Mystical Teachings').resolve()
  expect(b.in('hand', 'Snapcaster Mage', 'A')).toBe(true)
})
