import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const play = (mine: string, theirs: string) => {
  const b = board({
    a: { hand: ['Stronghold Gambit', mine, 'Forest'], mana: '{R}{R}' },
    b: { hand: [theirs, 'Island'] },
  })
  b.reply('choose', (_, board) => [board.id(mine, 'hand')], 'A').reply(
    'choose',
    (_, board) => [board.id(theirs, 'hand')],
    'B',
  )
  return b.cast('Stronghold Gambit').resolve()
}

it('[Stronghold Gambit] puts the chosen creature card with the lowest mana value onto the battlefield', () => {
  const b = play('Craw Wurm', 'Hill Giant')
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  expect(b.in('hand', 'Craw Wurm', 'A')).toBe(true)
})

it('[Stronghold Gambit] or both, where their mana values are the same, and no other card', () => {
  const b = play('Hill Giant', 'Furnace Whelp')
  expect(b.names('battlefield')).toEqual(['Hill Giant', 'Furnace Whelp'])
  const land = play('Craw Wurm', 'Swamp')
  expect(land.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
  expect(land.in('hand', 'Swamp', 'B')).toBe(true)
})
