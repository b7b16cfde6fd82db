import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invasion of Arcavios] finds an instant in the library, the graveyard or outside the game', () => {
  const find = (name: string, mode: number) => {
    const b = board({
      a: {
        hand: ['Invasion of Arcavios'],
        battlefield: ['5 Island'],
        library: ['Shock', 'Wastes'],
        graveyard: ['Lightning Bolt'],
        outside: ['Counterspell'],
      },
    })
    b.reply('mode', [mode]).pick('chooseFound', name).cast('Invasion of Arcavios').resolve().resolve()
    return b.names('hand', 'A')
  }
  expect([find('Shock', 0), find('Lightning Bolt', 1), find('Counterspell', 1)]).toEqual([
    ['Shock'],
    ['Lightning Bolt'],
    ['Counterspell'],
  ])
})

it('[Invocation of the Founders] copies instants cast from the hand', () => {
  const b = board({
    a: { battlefield: [{ card: 'Invasion of Arcavios', face: 1 }, 'Mountain'], hand: ['Shock'] },
  })
  b.yes()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(16)
})
