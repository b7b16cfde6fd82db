import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const raven = (hand: string, b: Parameters<typeof board>[0]['b'] = {}) =>
  board({ a: { hand: [hand], battlefield: ['Raven of Fell Omens', '4 Mountain', 'Swamp'] }, b })

it('[CR 700.13] a spell that targets an opponent is a crime as it is cast', () => {
  const game = raven('Shock').cast('Shock', { targets: ['B'] })
  game.resolve()
  expect(game.life('A')).toBe(21)
  expect(game.life('B')).toBe(19)
})

it("[CR 700.13] so is one that targets an opponent's permanent", () => {
  const game = raven('Shock', { battlefield: ['Hill Giant'] })
    .cast('Shock', { targets: ['Hill Giant'] })
    .resolve()
  expect(game.life('B')).toBe(19)
})

it('[CR 700.13] targeting what is your own is none', () => {
  const game = raven('Shock')
    .cast('Shock', { targets: ['Raven of Fell Omens'] })
    .resolveAll()
  expect(game.life('B')).toBe(20)
})

it('[CR 700.13] neither is what has no target', () => {
  const game = raven('Pyroclasm', { battlefield: ['Hill Giant'] })
    .cast('Pyroclasm')
    .resolveAll()
  expect(game.life('B')).toBe(20)
})

it('[CR 700.13, 115.1d] a triggered ability is one as it is put on the stack', () => {
  const game = raven('Fire Imp', { battlefield: ['Hill Giant'] })
  game.reply('target', () => [game.id('Hill Giant')])
  game.cast('Fire Imp').resolve().resolveAll()
  expect(game.life('B')).toBe(19)
})
