import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaya, Orzhov Usurper] exiles cards from a graveyard, and gains 2 life for a creature card', () => {
  const life = (cards: string): number => {
    const b = board({ a: { battlefield: ['Kaya, Orzhov Usurper'] }, b: { graveyard: ['Hill Giant', 'Shock', 'Opt'] } })
    b.activate('Kaya, Orzhov Usurper', { targets: [cards] }).resolve()
    expect(b.names('exile', 'B')).toHaveLength(2)
    return b.life('A')
  }
  expect([life('Hill Giant,Shock'), life('Shock,Opt')]).toEqual([22, 20])
})

it('[Kaya, Orzhov Usurper] exiles a small permanent', () => {
  const b = board({ a: { battlefield: ['Kaya, Orzhov Usurper'] }, b: { battlefield: ['Sol Ring', 'Hill Giant'] } })
  b.activate('Kaya, Orzhov Usurper', { nth: 1 }).resolve()
  expect(b.names('exile', 'B')).toEqual(['Sol Ring'])
})
