import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Volcanic Hammer', 3],
  ['Precision Bolt', 3],
  ['Sudden Shock', 2],
  ['Geistflame', 1],
  ['Lava Dart', 1],
] as const)('[%s] deals %i damage to any target', (name, damage) => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: [name] } })
  b.cast(name, { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(20 - damage)
})

it.each(['Volcanic Geyser', 'Blaze'])('[%s] deals X damage to any target', (name) => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: [name] } })
  b.reply('x', 4)
    .cast(name, { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(16)
})
