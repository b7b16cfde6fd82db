import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Infestation Sage] leaves an Insect with flying', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Infestation Sage', 'Mountain'] } })
  b.cast('Shock', { targets: ['Infestation Sage'] }).resolveAll()
  expect(b.has('Insect Token', 'flying')).toBe(true)
})
