import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 700.5] devotion counts the mana symbols of that color, its own source among them', () => {
  const b = board({
    a: { battlefield: ['Boros Reckoner', 'Mogg Fanatic', '4 Mountain'], hand: ['Fanatic of Mogis'] },
  })
  b.cast('Fanatic of Mogis').resolveAll()
  // {R/W}{R/W}{R/W}, {R} and {R}
  expect(b.life('B')).toBe(15)
})
