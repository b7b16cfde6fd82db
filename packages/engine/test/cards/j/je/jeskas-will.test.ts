import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Jeska's Will] adds {R} for each card in an opponent's hand", () => {
  const b = board({ a: { hand: ["Jeska's Will"], mana: '{R}{R}{R}' }, b: { hand: ['3 Island'] } })
  b.reply('mode', [0])
    .cast("Jeska's Will", { targets: ['B'] })
    .resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}')
})

it("[Jeska's Will] or lets you play three cards from the top of your library", () => {
  const b = board({
    a: { hand: ["Jeska's Will"], library: ['Forest', 'Memnite', 'Shock', 'Island'], mana: '{R}{R}{R}' },
  })
  b.reply('mode', [1]).cast("Jeska's Will").resolve()
  b.cast('Memnite', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
  expect(b.in('library', 'Island')).toBe(true)
})
