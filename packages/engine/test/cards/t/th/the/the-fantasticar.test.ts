import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Fantasticar] turns into Constructs for the fourth noncreature spell of a turn', () => {
  const b = board({ a: { battlefield: ['The Fantasticar'], hand: ['Ornithopter', 'Mox Diamond', '4 Lotus Petal'] } })
  b.cast('Ornithopter').resolve()
  for (let times = 0; times < 4; times++) b.yes().yes().cast('Lotus Petal').resolveAll()
  expect(b.count('battlefield', 'Construct Token', 'A')).toBe(4)
})
