import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Mightstone and Weakstone] makes mana for artifact spells and abilities', () => {
  const b = board({ a: { battlefield: ['The Mightstone and Weakstone'], hand: ['Mind Stone', 'Divination'] } })
  expect([b.can('cast', 'Mind Stone'), b.can('cast', 'Divination')]).toEqual([true, false])
})
