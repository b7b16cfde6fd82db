import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Desperate Measures] draws only if the creature dies under your control', () => {
  const side = { hand: ['Desperate Measures'], battlefield: ['Swamp', 'Memnite'] }
  const b = board({ a: side, b: { battlefield: ['Raging Goblin'] } })
  b.cast('Desperate Measures', { targets: ['Memnite'] })
    .resolve()
    .resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  const c = board({ a: side, b: { battlefield: ['Raging Goblin'] } })
  c.cast('Desperate Measures', { targets: ['Raging Goblin'] })
    .resolve()
    .resolveAll()
  expect([c.in('graveyard', 'Raging Goblin', 'B'), c.names('hand', 'A').length]).toEqual([true, 0])
})
