import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Repurposing Bay] finds an artifact that costs one more', () => {
  const b = board({
    a: { battlefield: ['Repurposing Bay', '2 Wastes', 'Sol Ring'], library: ['Mind Stone', 'Lotus Petal'] },
  })
  b.pick('sacrifice', 'Sol Ring').pick('chooseFound', 'Mind Stone').activate('Repurposing Bay').resolve()
  expect(b.in('battlefield', 'Mind Stone', 'A')).toBe(true)
})
