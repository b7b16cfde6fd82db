import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Banefire] for 5 cannot be prevented', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 5)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(15)
})

it('[Banefire] for 4 can be prevented and countered', () => {
  const b = board({
    a: { battlefield: ['5 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 4)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it('[Banefire] for 5 cannot be countered, for 4 it can', () => {
  for (const [x, life] of [
    [5, 15],
    [4, 20],
  ] as const) {
    const b = board({
      a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.reply('x', x)
      .cast('Banefire', { targets: ['B'] })
      .turnTo('B')
      .cast('Counterspell')
      .resolveAll()
    expect(b.life('B')).toBe(life)
  }
})
