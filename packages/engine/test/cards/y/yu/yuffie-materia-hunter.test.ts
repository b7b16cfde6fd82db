import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yuffie, Materia Hunter] takes an Equipment for as long as you control her, and may wear it', () => {
  const b = board({
    a: { hand: ['Yuffie, Materia Hunter'], mana: '{R}{R}{R}' },
    b: { battlefield: ['Bonesplitter'], hand: ['Murder'], mana: '{B}{B}{B}' },
  })
  b.cast('Yuffie, Materia Hunter').resolve().yes().resolve()
  expect(b.pt('Yuffie, Materia Hunter')).toBe('5/3')
  expect(b.in('battlefield', 'Bonesplitter', 'A')).toBe(true)
  b.turnTo('B')
    .cast('Murder', { targets: ['Yuffie, Materia Hunter'] })
    .resolve()
  expect(b.in('battlefield', 'Bonesplitter', 'B')).toBe(true)
})
