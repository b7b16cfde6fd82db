import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 106.5 example 1] without a color to choose, an ability for mana of "any color among" adds nothing', () => {
  const amber = (...others: string[]) => board({ a: { battlefield: ['Mox Amber', ...others] } }).tapForMana('Mox Amber')
  expect(amber('Grizzly Bears').pool('A')).toBe('')
  expect(amber('Captain Sisay').pool('A')).toMatch(/[GW]/)
})
