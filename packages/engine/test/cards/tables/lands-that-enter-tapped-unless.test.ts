import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

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
