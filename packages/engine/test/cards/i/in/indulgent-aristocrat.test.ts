import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Indulgent Aristocrat] strengthens your Vampires for a creature', () => {
  const b = board({ a: { battlefield: ['Indulgent Aristocrat', 'Child of Night', 'Memnite', '2 Swamp'] } })
  b.pick('sacrifice', 'Memnite').activate('Indulgent Aristocrat').resolve()
  expect([b.pt('Indulgent Aristocrat'), b.pt('Child of Night'), b.has('Indulgent Aristocrat', 'lifelink')]).toEqual([
    '2/2',
    '3/2',
    true,
  ])
})
