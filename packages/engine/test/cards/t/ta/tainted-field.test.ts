import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tainted Field] adds {W} or {B} while its controller has a Swamp', () => {
  const b = board({ a: { battlefield: ['Tainted Field', 'Scrubland'], hand: ['Swords to Plowshares'] } })
  b.option('manaColor', '{W}').tapForMana('Tainted Field', 1)
  expect(b.pool('A')).toBe('{W}')
})

it('[Tainted Field] pays for nothing coloured without a Swamp', () => {
  const b = board({
    a: { battlefield: ['Tainted Field', 'Plains', 'Savannah Lions'], hand: ['Duress'] },
    b: { battlefield: ['Swamp'], hand: ['Shock'] },
  })
  expect(b.can('cast', 'Duress')).toBe(false)
  b.tapForMana('Tainted Field')
  expect(b.pool('A')).toBe('{C}')
})
