import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Tundra', ['{W}', '{U}']],
  ['Underground Sea', ['{U}', '{B}']],
  ['Badlands', ['{B}', '{R}']],
  ['Taiga', ['{R}', '{G}']],
  ['Savannah', ['{G}', '{W}']],
  ['Scrubland', ['{W}', '{B}']],
  ['Volcanic Island', ['{U}', '{R}']],
  ['Bayou', ['{B}', '{G}']],
  ['Plateau', ['{R}', '{W}']],
  ['Tropical Island', ['{G}', '{U}']],
] as const)('[%s] taps for %s', (name, mana) => {
  const made = mana.map((_, nth) => {
    const b = board({ a: { battlefield: [name] } })
    return b.tapForMana(name, nth).pool('A')
  })
  expect([...made].sort()).toEqual([...mana].sort())
})
