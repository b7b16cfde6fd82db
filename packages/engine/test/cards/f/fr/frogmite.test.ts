import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Frogmite] costs {1} less for each artifact you control', () => {
  const b = board({
    a: { battlefield: ['2 Ornithopter', '2 Forest'], hand: ['Frogmite'] },
    b: { battlefield: ['2 Memnite'] },
  })
  expect(b.can('cast', 'Frogmite')).toBe(true)
  const poor = board({
    a: { battlefield: ['Ornithopter', '2 Forest'], hand: ['Frogmite'] },
    b: { battlefield: ['2 Memnite'] },
  })
  expect(poor.can('cast', 'Frogmite')).toBe(false)
})
