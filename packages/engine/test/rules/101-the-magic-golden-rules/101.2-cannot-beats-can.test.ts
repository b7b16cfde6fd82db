import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 101.2, 113.6g] Banefire with X of 5 or more cannot be countered; the Counterspell still resolves', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.reply('x', 5).cast('Banefire', { targets: ['B'] })
  b.turnTo('B').cast('Counterspell').resolveAll()
  expect(b.life('B')).toBe(15)
  expect(b.names('graveyard', 'B')).toEqual(['Counterspell'])
})

it('[CR 101.2] with X = 4 it can', () => {
  const b = board({
    a: { battlefield: ['5 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.reply('x', 4).cast('Banefire', { targets: ['B'] })
  b.turnTo('B').cast('Counterspell').resolveAll()
  expect(b.life('B')).toBe(20)
})
