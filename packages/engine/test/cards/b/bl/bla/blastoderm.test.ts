import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blastoderm] has shroud and lasts three upkeeps', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Blastoderm'] } })
  b.cast('Blastoderm').resolve()
  expect(b.has('Blastoderm', 'shroud')).toBe(true)
  expect(b.counters('Blastoderm', 'fade')).toBe(3)
  b.to('upkeep', 9)
  expect(b.counters('Blastoderm', 'fade')).toBe(0)
  b.to('upkeep', 11)
  expect(b.in('graveyard', 'Blastoderm', 'A')).toBe(true)
})
