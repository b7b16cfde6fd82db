import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abigale, Eloquent First-Year] takes all abilities and gives three counters', () => {
  const b = board({
    a: { hand: ['Abigale, Eloquent First-Year'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Wall of Wood'] },
  })
  b.aim(['Wall of Wood']).cast('Abigale, Eloquent First-Year').resolve().resolve()
  expect(['defender', 'flying', 'first strike', 'lifelink'].map((word) => b.has('Wall of Wood', word))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
