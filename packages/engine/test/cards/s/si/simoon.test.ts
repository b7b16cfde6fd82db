import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Simoon] deals 1 damage to each creature of target opponent, not to yours', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Forest', 'Llanowar Elves'], hand: ['Simoon'] },
    b: { battlefield: ['Fyndhorn Elves', 'Grizzly Bears'] },
  })
  b.cast('Simoon', { targets: ['B'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
  expect([b.object('Grizzly Bears').damage, b.in('battlefield', 'Llanowar Elves', 'A')]).toEqual([1, true])
})

it('[Simoon] does not target the creatures: shroud does not help', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Forest'], hand: ['Simoon'] },
    b: { battlefield: ['Nimble Mongoose'] },
  })
  b.cast('Simoon', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Nimble Mongoose', 'B')).toBe(true)
})
