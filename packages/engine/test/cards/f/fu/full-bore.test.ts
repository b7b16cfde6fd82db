import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Full Bore] gives trample and haste only to a creature cast for its warp cost', () => {
  const b = board({ a: { hand: ['Full Bore', 'Mightform Harmonizer'], battlefield: ['Forest', '4 Mountain'] } })
  b.cast('Mightform Harmonizer', { method: 'alternative' }).resolve()
  b.cast('Full Bore', { targets: ['Mightform Harmonizer'] }).resolve()
  expect([b.has('Mightform Harmonizer', 'trample'), b.has('Mightform Harmonizer', 'haste')]).toEqual([true, true])
  const other = board({ a: { hand: ['Full Bore'], battlefield: ['Mountain', 'Grizzly Bears'] } })
  other.cast('Full Bore', { targets: ['Grizzly Bears'] }).resolve()
  expect([other.pt('Grizzly Bears'), other.has('Grizzly Bears', 'trample')]).toEqual(['5/4', false])
})
