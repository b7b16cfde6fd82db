import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Silk, Web Weaver] makes a Human Citizen for creature spells, and makes your creatures larger', () => {
  const b = board({
    a: { hand: ['Llanowar Elves', 'Rampant Growth'], battlefield: ['Silk, Web Weaver', '7 Forest', 'Plains'] },
  })
  b.cast('Llanowar Elves').resolveAll()
  b.cast('Rampant Growth').resolveAll()
  expect(b.count('battlefield', 'Human Citizen Token')).toBe(1)
  b.activate('Silk, Web Weaver').resolve()
  expect([b.pt('Llanowar Elves'), b.has('Human Citizen Token', 'vigilance')]).toEqual(['3/3', true])
})
