import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Caves of Koilos', '{W}', '{B}'],
  ['Adarkar Wastes', '{W}', '{U}'],
  ['Yavimaya Coast', '{G}', '{U}'],
  ['Battlefield Forge', '{R}', '{W}'],
  ['Llanowar Wastes', '{B}', '{G}'],
])('[%s] adds {C} without pain, %s or %s with 1 damage', (land, first, second) => {
  const painless = board({ a: { battlefield: [land] } })
  painless.tapForMana(land)
  expect([painless.pool('A'), painless.life('A')]).toEqual(['{C}', 20])
  for (const mana of [first, second]) {
    const b = board({ a: { battlefield: [land] } })
    b.option('manaColor', mana).tapForMana(land, 1)
    expect([b.pool('A'), b.life('A')]).toEqual([mana, 19])
  }
})
