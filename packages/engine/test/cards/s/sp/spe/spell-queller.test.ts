import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spell Queller] exiles a spell until it leaves', () => {
  const b = board({
    active: 1,
    a: { hand: ['Spell Queller'], battlefield: ['3 Tundra'] },
    b: { hand: ['Memnite', 'Lightning Bolt'], battlefield: ['Mountain'] },
  })
  b.cast('Memnite').turnTo('A').cast('Spell Queller').aim(['Memnite']).resolve().resolve()
  expect(b.in('exile', 'Memnite')).toBe(true)
  b.turnTo('B')
    .yes()
    .cast('Lightning Bolt', { targets: ['Spell Queller'] })
    .resolveAll()
  expect(b.in('battlefield', 'Memnite', 'B')).toBe(true)
})
