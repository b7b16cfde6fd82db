import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bloodflow Connoisseur] gets a +1/+1 counter for a creature', () => {
  const b = board({ a: { battlefield: ['Bloodflow Connoisseur', 'Memnite'] } })
  b.pick('sacrifice', 'Memnite').activate('Bloodflow Connoisseur').resolve()
  expect(b.counters('Bloodflow Connoisseur', '+1/+1')).toBe(1)
})
