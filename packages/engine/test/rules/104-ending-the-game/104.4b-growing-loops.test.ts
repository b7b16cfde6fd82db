import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const polyraptor = () => {
  const b = board({
    a: { battlefield: ['Aether Flash'], hand: ['Polyraptor'], mana: '{G}{G}{G}{G}{G}{G}{G}{G}' },
  })
  b.cast('Polyraptor')
  for (let passes = 0; passes < 400 && !b.game.isOver; passes++) b.pass()
  return b
}

it('[CR 104.4b] Polyraptor and Aether Flash make ever more tokens: the game is a draw', () => {
  expect(polyraptor().winner).toBe('draw')
})

it('[CR 104.4b] a long series of mandatory actions that takes life ends with the loss of a player', () => {
  const b = board({
    a: { battlefield: ['Sanguine Bond', 'Exquisite Blood', 'Mountain'], hand: ['Lava Spike'] },
    b: { life: 300 },
  })
  b.cast('Lava Spike', { targets: ['B'] })
  for (let passes = 0; passes < 2000 && !b.game.isOver; passes++) b.pass()
  expect(b.winner).toBe('A')
})

it('[CR 732.5 example 1] nobody has to sacrifice Seal of Cleansing to end a mandatory loop', () => {
  const b = board({
    a: { battlefield: ['Aether Flash', 'Seal of Cleansing'], hand: ['Polyraptor'], mana: '{G}'.repeat(8) },
  })
  b.cast('Polyraptor')
  for (let passes = 0; passes < 400 && !b.game.isOver; passes++) b.pass()
  expect(b.winner).toBe('draw')
})
