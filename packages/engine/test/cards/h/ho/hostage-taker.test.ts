import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hostage Taker] exiles a creature, which you may cast with any mana', () => {
  const b = board({
    a: { hand: ['Hostage Taker'], battlefield: ['8 Island', '2 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Hostage Taker', { targets: ['Hill Giant'] }).resolveAll()
  b.cast('Hill Giant', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[Hostage Taker] gives the card back as it leaves', () => {
  const b = board({
    a: { hand: ['Hostage Taker'], battlefield: ['3 Island', 'Swamp'] },
    b: { battlefield: ['Hill Giant', '3 Swamp'], hand: ['Murder'] },
  })
  b.cast('Hostage Taker', { targets: ['Hill Giant'] }).resolveAll()
  b.turnTo('B')
    .cast('Murder', { targets: ['Hostage Taker'] })
    .resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
