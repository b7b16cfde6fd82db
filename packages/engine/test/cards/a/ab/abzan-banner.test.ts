import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abzan Banner] adds {W}, {B} or {G}, and is traded for a card', () => {
  const b = board({ a: { battlefield: ['Abzan Banner', 'Plains', 'Swamp', 'Forest'] } })
  b.activate('Abzan Banner').resolve()
  expect(b.in('graveyard', 'Abzan Banner', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  const mana = board({ a: { battlefield: ['Abzan Banner'] } })
  mana.option('manaColor', 'B').tapForMana('Abzan Banner')
  expect(mana.pool('A')).toBe('{B}')
})
