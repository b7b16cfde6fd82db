import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Imskir Iron-Eater] draws half as many cards as there are artifacts, and throws them', () => {
  const b = board({
    a: {
      hand: ['Imskir Iron-Eater'],
      battlefield: ['4 Memnite', 'Darksteel Ingot', 'Swamp', '6 Mountain'],
      library: ['4 Opt'],
    },
  })
  b.cast('Imskir Iron-Eater').resolveAll()
  expect([b.count('hand', 'Opt', 'A'), b.life('A')]).toEqual([2, 18])
  b.pick('sacrifice', 'Darksteel Ingot')
    .activate('Imskir Iron-Eater', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(17)
})
