import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Healing Salve] gains 3 life or prevents 3 damage', () => {
  const gain = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
  gain
    .reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  expect(gain.life('A')).toBe(23)
  const shield = board({ a: { battlefield: ['Plains', 'Mountain'], hand: ['Healing Salve', 'Lightning Bolt'] } })
  shield
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  shield.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(shield.life('A')).toBe(20)
})

it('[Healing Salve] prevents the next 3, spread over several sources', () => {
  const b = board({ a: { battlefield: ['Plains', '2 Mountain'], hand: ['Healing Salve', '2 Shock'] } })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it('[Healing Salve] protects the chosen target only, and has one mode', () => {
  const b = board({ a: { battlefield: ['Plains', 'Mountain'], hand: ['Healing Salve', 'Lightning Bolt'] } })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  const both = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
  expect(() => both.reply('mode', [0, 1]).cast('Healing Salve')).toThrow()
})
