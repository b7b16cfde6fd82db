import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['301.2', 'Sol Ring', '{C}'],
  ['302.2', 'Grizzly Bears', '{G}{G}'],
  ['303.2', 'Glorious Anthem', '{W}{W}{W}'],
  ['310.2', 'Invasion of Dominaria', '{W}{W}{W}'],
])('[CR 301.2, 302.2, 303.2, 310.2] (%s) %s resolves onto the battlefield under its controller', (_, card, mana) => {
  const b = board({ a: { hand: [card], mana } })
  b.cast(card).resolve()
  expect(b.names('battlefield', 'A')).toEqual([card])
})

it('[CR 300.2, 205.2b] an artifact creature is destroyed by what destroys artifacts and by what destroys creatures', () => {
  const destroy = (spell: string, mana: string) => {
    const b = board({ a: { hand: [spell], mana }, b: { battlefield: ['Memnite'] } })
    return b.cast(spell).resolve().in('graveyard', 'Memnite')
  }
  expect([destroy('Shatter', '{R}{R}'), destroy('Murder', '{B}{B}{B}')]).toEqual([true, true])
})

it('[CR 300.2b, 308.1] a kindred instant is cast as an instant, a kindred enchantment as an enchantment', () => {
  const b = board({ active: 1, a: { hand: ['Tarfire', 'Bitterblossom'], mana: '{R}{B}{B}' } })
  b.turnTo('A')
  expect([b.can('cast', 'Tarfire'), b.can('cast', 'Bitterblossom')]).toEqual([true, false])
})

it('[CR 308.2] a kindred spell has creature types: Boggart Harbinger finds Tarfire', () => {
  const b = board({
    a: { hand: ['Boggart Harbinger'], library: ['Forest', 'Tarfire', 'Memnite'], mana: '{B}{B}{B}' },
  })
  b.cast('Boggart Harbinger').yes().pick('chooseFound', 'Tarfire').resolveAll()
  expect(b.names('library', 'A')[0]).toBe('Tarfire')
})

it('[CR 205.2c] a token has card types: Shatter destroys a Treasure', () => {
  const b = board({
    a: { hand: ['Shatter', 'Strike It Rich'], mana: '{R}{R}{R}' },
  })
  b.cast('Strike It Rich').resolve().cast('Shatter').resolve()
  expect(b.names('battlefield')).toEqual([])
})

it('[CR 310.1] a battle is cast in a main phase of its controller with an empty stack', () => {
  const b = board({ step: 'upkeep', a: { hand: ['Invasion of Dominaria'], mana: '{W}{W}{W}' } })
  expect(b.can('cast', 'Invasion of Dominaria')).toBe(false)
})

it('[CR 310.8a, 310.11a] the protector of a Siege is an opponent of its controller', () => {
  const b = board({ a: { hand: ['Invasion of Dominaria'], battlefield: ['Memnite'], mana: '{W}{W}{W}' } })
  b.cast('Invasion of Dominaria').resolveAll()
  b.attack('Memnite>Invasion of Dominaria')
  expect(b.counters('Invasion of Dominaria', 'defense')).toBe(5)
  expect(b.damage().counters('Invasion of Dominaria', 'defense')).toBe(4)
})

it('[CR 310.8d] the defending player of an attacked battle is its protector', () => {
  const b = board({
    a: { battlefield: [{ card: 'Invasion of Dominaria', counters: { defense: 5 } }, "Ulamog's Crusher"] },
    b: { battlefield: ['3 Island'] },
  })
  b.attack("Ulamog's Crusher>Invasion of Dominaria").resolveAll()
  expect(b.count('battlefield', 'Island')).toBe(1)
})

it('[CR 306.5a, 209.1] a planeswalker card in a hand has its printed loyalty', () => {
  expect(board({ a: { hand: ['Jace Beleren'] } }).c('Jace Beleren').loyalty).toBe(3)
})

it('[CR 307.4] a sorcery card does not enter the battlefield', () => {
  const b = board({ a: { hand: ['Show and Tell', 'Divination'], mana: '{U}{U}{U}' } })
  b.cast('Show and Tell').yes().resolve()
  expect(b.in('hand', 'Divination')).toBe(true)
})
