import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Blight Mamba', 'Wall of Pine Needles'])('[%s] regenerates', (name) => {
  const b = board({ a: { battlefield: [name, '2 Forest', '3 Swamp'], hand: ['Murder'] } })
  b.activate(name).resolve().cast('Murder').resolve()
  expect(b.in('battlefield', name, 'A')).toBe(true)
})
