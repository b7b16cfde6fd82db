import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Black Cat, Cunning Thief] steals two of the top nine cards', () => {
  const b = board({
    a: { hand: ['Black Cat, Cunning Thief'], battlefield: ['6 Swamp'] },
    b: { library: ['Shock', 'Island', '7 Wastes', 'Forest'] },
  })
  b.pick('choose', 'Shock', 'Island').cast('Black Cat, Cunning Thief').resolveAll()
  expect([b.names('library', 'B')[0], b.names('library', 'B').length, b.game.state.exile.length]).toEqual([
    'Forest',
    8,
    2,
  ])
  b.aim(['B'])
  b.act(b.legal().find((action) => action.kind === 'cast')!).resolve()
  expect(b.life('B')).toBe(18)
})
