import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { steps, watch } from '../../support/watch.ts'

it('[S2.5] [S10.2] [CR 614.10a, 500.11, 614.1b] a skipped draw step: nothing of it happens', () => {
  const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['2 Forest'] }, step: 'end', active: 1 })
  const seen = watch(b)
  b.to('main1', 4)
  expect(steps(seen)).not.toContain('draw')
})
