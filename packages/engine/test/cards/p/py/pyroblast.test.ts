import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyroblast] counters a blue spell', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
    b: { battlefield: ['Mountain'], hand: ['Pyroblast'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] })
    .turnTo('B')
    .reply('mode', [0])
    .cast('Pyroblast', { targets: ['Ancestral Recall'] })
  b.resolve()
  expect(b.in('graveyard', 'Ancestral Recall', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Pyroblast] may target a spell that is not blue, and then counters nothing', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Mountain'], hand: ['Pyroblast'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .reply('mode', [0])
    .cast('Pyroblast', { targets: ['Lightning Bolt'] })
  b.resolveAll()
  expect(b.life('B')).toBe(17)
})

it('[Pyroblast] destroys a blue permanent', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Pyroblast'] }, b: { battlefield: ['Air Elemental'] } })
  b.cast('Pyroblast', { targets: ['Air Elemental'] }).resolve()
  expect(b.in('graveyard', 'Air Elemental', 'B')).toBe(true)
})

it('[Pyroblast] spares a permanent that is not blue, such as an Island', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Pyroblast'] }, b: { battlefield: ['Island'] } })
  b.cast('Pyroblast', { targets: ['Island'] }).resolve()
  expect(b.in('battlefield', 'Island', 'B')).toBe(true)
})

it('[Pyroblast] destroys a multicoloured permanent that is also blue', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Pyroblast'] }, b: { battlefield: ['Baleful Strix'] } })
  b.cast('Pyroblast', { targets: ['Baleful Strix'] }).resolve()
  expect(b.in('graveyard', 'Baleful Strix', 'B')).toBe(true)
})

it('[Pyroblast] has one mode, not both', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
    b: { battlefield: ['Mountain', 'Air Elemental'], hand: ['Pyroblast'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] })
    .turnTo('B')
    .reply('mode', [0, 1])
  expect(() => b.cast('Pyroblast')).toThrow()
})
