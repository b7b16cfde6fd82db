import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Patrician's Scorn] is free after another white spell", () => {
  const b = board({
    a: { hand: ["Patrician's Scorn", 'Savannah Lions'], battlefield: ['Plains'] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  expect(b.can('cast', "Patrician's Scorn")).toBe(false)
  b.cast('Savannah Lions').resolve().cast("Patrician's Scorn", { method: 'alternative' }).resolve()
  expect(b.in('graveyard', 'Glorious Anthem', 'B')).toBe(true)
})
