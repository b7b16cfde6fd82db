import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shark Typhoon] makes a Shark of the size of X when it is cycled', () => {
  const b = board({ a: { hand: ['Shark Typhoon'], battlefield: ['5 Island'] } })
  b.reply('x', 3).activate('Shark Typhoon', { zone: 'hand' }).resolveAll()
  expect(b.pt('Shark Token')).toBe('3/3')
})
