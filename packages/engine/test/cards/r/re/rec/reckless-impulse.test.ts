import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reckless Impulse] lets its cards be played until the end of your next turn', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Reckless Impulse'], library: ['Forest', 'Mogg Fanatic', '9 Wastes'] },
  })
  const turn = b.game.state.turn.number
  b.cast('Reckless Impulse').resolveAll()
  expect(b.names('exile', 'A').sort()).toEqual(['Forest', 'Mogg Fanatic'])
  expect(b.can('playLand', 'Forest')).toBe(true)
  b.to('main1', turn + 2)
  expect(b.can('cast', 'Mogg Fanatic')).toBe(true)
  // What is permitted is part of the game: forks know it too.
  expect(b.game.fork().state.rules).toEqual(b.game.state.rules)
  b.to('main1', turn + 4)
  expect(b.can('cast', 'Mogg Fanatic')).toBe(false)
  expect(b.can('playLand', 'Forest')).toBe(false)
})
