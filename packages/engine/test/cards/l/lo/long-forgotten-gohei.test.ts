import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Long-Forgotten Gohei] makes Arcane spells cheaper and Spirits stronger', () => {
  const b = board({ a: { battlefield: ['Long-Forgotten Gohei', 'Blinking Spirit'] } })
  expect(b.pt('Blinking Spirit')).toBe('3/3')
})
