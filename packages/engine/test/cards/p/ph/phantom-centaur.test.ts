import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantom Centaur] loses a counter instead of being dealt damage', () => {
  const b = board({
    a: { hand: ['Phantom Centaur'], mana: '{G}{G}{G}{G}' },
    b: { hand: ['Lightning Bolt'], mana: '{R}' },
  })
  b.cast('Phantom Centaur').resolve()
  expect(b.pt('Phantom Centaur')).toBe('5/3')
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Phantom Centaur'] })
    .resolve()
  expect(b.pt('Phantom Centaur')).toBe('4/2')
  expect(b.object('Phantom Centaur').damage).toBe(0)
})
