import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kozilek's Unsealing] creates Spawn for a creature spell with mana value 4 to 6", () => {
  const b = board({ a: { battlefield: ["Kozilek's Unsealing", '6 Forest'], hand: ['Craw Wurm'] } })
  b.cast('Craw Wurm').resolve()
  expect(b.count('battlefield', 'Eldrazi Spawn Token', 'A')).toBe(2)
})
