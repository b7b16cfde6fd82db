import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fiery Impulse] deals 3 damage with two instants or sorceries in your graveyard', () => {
  const of = (graveyard: string[]) =>
    board({
      a: { battlefield: ['Mountain'], hand: ['Fiery Impulse'], graveyard },
      b: { battlefield: ['Colossal Dreadmaw'] },
    })
  expect(of(['Shock', 'Shock']).cast('Fiery Impulse').resolve().object('Colossal Dreadmaw').damage).toBe(3)
  expect(of(['Shock', 'Memnite']).cast('Fiery Impulse').resolve().object('Colossal Dreadmaw').damage).toBe(2)
})
