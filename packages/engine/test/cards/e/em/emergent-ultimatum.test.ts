import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emergent Ultimatum] casts two of three cards, and the opponent chooses which one goes back', () => {
  const b = board({
    a: {
      hand: ['Emergent Ultimatum'],
      mana: '{B}{B}{G}{G}{G}{U}{U}',
      library: ['Serra Angel', 'Hill Giant', 'Air Elemental', 'Terminate'],
    },
  })
  b.pick('chooseFound', 'Serra Angel', 'Hill Giant', 'Air Elemental')
  b.reply('choose', () => [b.id('Serra Angel')], 'B')
    .yes()
    .yes()
  b.cast('Emergent Ultimatum').resolveAll()
  expect([
    b.in('battlefield', 'Hill Giant', 'A'),
    b.in('battlefield', 'Air Elemental', 'A'),
    b.in('library', 'Serra Angel'),
  ]).toEqual([true, true, true])
  expect(b.in('exile', 'Emergent Ultimatum')).toBe(true)
})
