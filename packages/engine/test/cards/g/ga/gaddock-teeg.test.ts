import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gaddock Teeg] forbids great noncreature spells and those with {X}', () => {
  const b = board({
    a: { hand: ['Blaze', 'Wrath of God', 'Shock', 'Hill Giant'], battlefield: ['Gaddock Teeg', '6 Plateau'] },
  })
  expect(['Blaze', 'Wrath of God', 'Shock', 'Hill Giant'].map((name) => b.can('cast', name))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
