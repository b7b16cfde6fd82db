import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it("[CR 111.3 example 1] Jade Mage's Saproling has no mana cost, supertypes or abilities", () => {
  const b = board({ a: { battlefield: ['Jade Mage', '3 Forest'] } })
  b.activate('Jade Mage').resolve()
  const token = b.c('Saproling Token')
  expect(token).toMatchObject({ manaCost: null, manaValue: 0, supertypes: 0, abilities: [], subtypes: ['Saproling'] })
  expect([b.pt('Saproling Token'), token.colors]).toEqual(['1/1', b.c('Jade Mage').colors])
})

it('[CR 111.4 example 1] Dwarven Reinforcements creates tokens named Dwarf Berserker Token', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Dwarven Reinforcements'] } })
  b.cast('Dwarven Reinforcements').resolve()
  expect(b.count('battlefield', 'Dwarf Berserker Token')).toBe(2)
  expect(b.c('Dwarf Berserker Token').subtypes).toEqual(['Dwarf', 'Berserker'])
})

it('[CR 111.4 example 2] the token of Kari Zev is named Ragavan, not after its subtype', () => {
  const b = board({ a: { battlefield: ['Kari Zev, Skyship Raider'] } })
  b.attack('Kari Zev, Skyship Raider').resolve()
  expect(b.c('Ragavan')).toMatchObject({ name: 'Ragavan', subtypes: ['Monkey'] })
})

it('[CR 111.4 example 3] a token that copies Doomed Dissenter has its name and nothing added to it', () => {
  const b = board({ a: { battlefield: ['Doomed Dissenter', '6 Island'], hand: ['Spitting Image'] } })
  b.cast('Spitting Image', { targets: ['Doomed Dissenter'] }).resolve()
  expect(b.count('battlefield', 'Doomed Dissenter')).toBe(2)
})
