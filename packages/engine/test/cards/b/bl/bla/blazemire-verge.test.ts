import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blazemire Verge] adds {R} only beside a Swamp or a Mountain', () => {
  const alone = board({ a: { battlefield: ['Blazemire Verge'], hand: ['Lightning Bolt'] } })
  expect(() => alone.cast('Lightning Bolt', { targets: ['B'] })).toThrow()
  const beside = board({
    a: { battlefield: ['Blazemire Verge', { card: 'Swamp', tapped: true }], hand: ['Lightning Bolt'] },
  })
  beside.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(beside.life('B')).toBe(17)
})
