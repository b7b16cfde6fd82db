import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fireblast] may be cast by sacrificing two Mountains, tapped or not', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'Mountain', tapped: true },
        { card: 'Mountain', tapped: true },
      ],
      hand: ['Fireblast'],
    },
  })
  b.cast('Fireblast', { method: 'alternative', targets: ['B'] })
  expect(b.count('graveyard', 'Mountain', 'A')).toBe(2)
  b.resolve()
  expect(b.life('B')).toBe(16)
})

it('[Fireblast] takes any land with the type Mountain', () => {
  const b = board({ a: { battlefield: ['Badlands', 'Mountain'], hand: ['Fireblast'] } })
  b.cast('Fireblast', { method: 'alternative', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
})

it('[Fireblast] needs two Mountains of its own controller', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Fireblast'] }, b: { battlefield: ['2 Mountain'] } })
  expect(b.can('cast', 'Fireblast')).toBe(false)
})

it('[Fireblast] may be cast for its mana cost, keeping the Mountains', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Fireblast'] } })
  b.cast('Fireblast', { targets: ['B'] }).resolve()
  expect(b.count('battlefield', 'Mountain', 'A')).toBe(6)
  expect(b.life('B')).toBe(16)
})

it('[CR 118.9] Fireblast countered does not bring the Mountains back', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Fireblast'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Fireblast', { method: 'alternative', targets: ['B'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolveAll()
  expect(b.life('B')).toBe(20)
  expect(b.count('graveyard', 'Mountain', 'A')).toBe(2)
})
