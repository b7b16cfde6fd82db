import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 106.7] Reflecting Pool asks what a tapped Taiga could produce', () => {
  const b = board({
    a: { battlefield: ['Reflecting Pool', { card: 'Taiga', tapped: true }], hand: ['Shock', 'Llanowar Elves', 'Opt'] },
  })
  expect(['Shock', 'Llanowar Elves', 'Opt'].map((name) => b.can('cast', name))).toEqual([true, true, false])
})

it('[CR 106.12b] under Contamination a Taiga tapped for mana produces {B} alone', () => {
  const b = board({ a: { battlefield: ['Contamination', 'Taiga'], hand: ['Shock', 'Duress'] }, b: { hand: ['Opt'] } })
  expect([b.can('cast', 'Shock'), b.can('cast', 'Duress')]).toEqual([false, true])
})
