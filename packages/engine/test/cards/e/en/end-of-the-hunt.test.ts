import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[End of the Hunt] takes a creature or planeswalker with the greatest mana value', () => {
  const b = board({
    a: { hand: ['End of the Hunt'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Memnite', 'Hill Giant', 'Serra Angel'] },
  })
  b.cast('End of the Hunt').resolve()
  expect(b.in('exile', 'Serra Angel')).toBe(true)
})
