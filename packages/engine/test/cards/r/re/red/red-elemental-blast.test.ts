import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Red Elemental Blast] counters a blue spell', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
    b: { battlefield: ['Mountain'], hand: ['Red Elemental Blast'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] })
    .turnTo('B')
    .cast('Red Elemental Blast')
    .resolve()
  expect(b.in('graveyard', 'Ancestral Recall', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Red Elemental Blast] destroys a blue permanent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Red Elemental Blast'] },
    b: { battlefield: ['Air Elemental', 'Island'] },
  })
  b.cast('Red Elemental Blast').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Island'])
})

it('[Red Elemental Blast] cannot target what is not blue, unlike Pyroblast', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Red Elemental Blast', 'Pyroblast'] },
    b: { battlefield: ['Hill Giant', 'Island'] },
  })
  expect(b.can('cast', 'Red Elemental Blast')).toBe(false)
  expect(b.can('cast', 'Pyroblast')).toBe(true)
})
