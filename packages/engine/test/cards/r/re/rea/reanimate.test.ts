import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reanimate] takes a creature card from any graveyard and costs life equal to its mana value', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Serra Angel', 'Shock'] } })
  b.cast('Reanimate').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.life('A')).toBe(15)
})

it('[Reanimate] takes creature cards only', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Shock', 'Humility'] } })
  expect(b.can('cast', 'Reanimate')).toBe(false)
})
