import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { steps, watch } from '../../support/watch.ts'

it('[S2.1] [CR 508.8] a turn without attackers has no blockers and damage steps', () => {
  const b = board({ step: 'end', active: 1, a: { battlefield: ['Grizzly Bears'] } })
  const seen = watch(b)
  b.to('end', 4)
  expect(steps(seen).filter((step) => step !== 'cleanup')).toEqual([
    'untap',
    'upkeep',
    'draw',
    'main1',
    'beginCombat',
    'declareAttackers',
    'endCombat',
    'main2',
    'end',
  ])
})
