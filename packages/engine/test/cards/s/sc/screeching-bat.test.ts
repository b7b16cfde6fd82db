import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Screeching Bat // Stalking Vampire] may be turned over for {2}{B}{B} in your upkeep', () => {
  const b = board({ a: { battlefield: ['Screeching Bat // Stalking Vampire', '4 Swamp'] } })
  expect(b.has('Screeching Bat', 'flying')).toBe(true)
  b.to('upkeep').to('end').yes('payOrNot').to('draw')
  expect(b.pt('Stalking Vampire')).toBe('5/5')
})
