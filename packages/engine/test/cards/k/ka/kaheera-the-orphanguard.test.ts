import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaheera, the Orphanguard] gives its kin +1/+1 and vigilance, but not itself', () => {
  const b = board({ a: { battlefield: ['Kaheera, the Orphanguard', 'Savannah Lions', 'Grizzly Bears'] } })
  expect([b.pt('Kaheera, the Orphanguard'), b.pt('Savannah Lions'), b.pt('Grizzly Bears')]).toEqual([
    '3/2',
    '3/2',
    '2/2',
  ])
  expect([b.has('Savannah Lions', 'vigilance'), b.has('Grizzly Bears', 'vigilance')]).toEqual([true, false])
})
