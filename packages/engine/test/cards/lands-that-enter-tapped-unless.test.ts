import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Canopy Vista', ['2 Forest'], ['Forest', 'Savannah']],
  ['Blackcleave Cliffs', ['2 Forest'], ['3 Forest']],
  ['Razorverge Thicket', ['2 Forest'], ['3 Forest']],
  ['Deathcap Glade', ['2 Forest'], ['Forest']],
  ['Clifftop Retreat', ['Plains'], ['2 Forest']],
  ['Clifftop Retreat', ['Mountain'], ['Island']],
  ['Castle Ardenvale', ['Plains'], ['2 Forest']],
] as const)('[%s] enters untapped beside %s, tapped beside %s', (name, good, bad) => {
  const enters = (battlefield: readonly string[]): boolean => {
    const b = board({ a: { battlefield, hand: [name] }, b: { battlefield: ['Plains', 'Mountain', '3 Forest'] } })
    return !b.play(name).object(name).tapped
  }
  expect([enters(good), enters(bad)]).toEqual([true, false])
})

it.each([
  ['Canopy Vista', 'W'],
  ['Blackcleave Cliffs', 'R'],
  ['Razorverge Thicket', 'G'],
  ['Deathcap Glade', 'B'],
  ['Clifftop Retreat', 'W'],
  ['Bloodfell Caves', 'B'],
] as const)('[%s] adds {%s}', (name, color) => {
  const b = board({ a: { battlefield: [name], mana: '' } })
  const mana = { W: 'Soulmender', R: 'Shock', G: 'Fyndhorn Elves', B: 'Typhoid Rats' }[color]
  const hand = board({ a: { battlefield: [name], hand: [mana] } })
  hand.cast(mana, { targets: ['B'] }).resolve()
  expect(b.object(name).tapped).toBe(false)
  expect(hand.object(name).tapped).toBe(true)
})

it('[Castle Ardenvale] adds {W} and makes Humans', () => {
  const b = board({ a: { battlefield: ['Castle Ardenvale', '4 Plains'] } })
  b.activate('Castle Ardenvale').resolve()
  expect(b.pt('Human Token')).toBe('1/1')
})

it('[Bloodfell Caves] enters tapped and gains 1 life', () => {
  const b = board({ a: { hand: ['Bloodfell Caves'] } })
  b.play('Bloodfell Caves').resolve()
  expect([b.life('A'), b.object('Bloodfell Caves').tapped]).toEqual([21, true])
})

it('[Animal Sanctuary] puts a +1/+1 counter on an animal', () => {
  const b = board({ a: { battlefield: ['Animal Sanctuary', '2 Forest', 'Silvercoat Lion', 'Gray Ogre'] } })
  b.activate('Animal Sanctuary').resolve()
  expect([b.pt('Silvercoat Lion'), b.pt('Gray Ogre')]).toEqual(['3/3', '2/2'])
})

it('[Grove of the Burnwillows] adds {C}, or a color that gives each opponent 1 life', () => {
  const b = board({ a: { battlefield: ['2 Grove of the Burnwillows'] } })
  b.tapForMana('Grove of the Burnwillows')
  expect([b.pool('A'), b.life('B')]).toEqual(['{C}', 20])
  b.option('manaColor', 'R').tapForMana('Grove of the Burnwillows#2', 1)
  expect([b.pool('A'), b.life('B')]).toEqual(['{C}{R}', 21])
})
