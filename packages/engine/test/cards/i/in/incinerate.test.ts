import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Incinerate] deals 3 damage to any target', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Incinerate'] } })
  b.cast('Incinerate', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})

it('[Incinerate] keeps the creature it damages from regenerating', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Incinerate'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Incinerate', { targets: ['Drudge Skeletons'] })
    .turnTo('B')
    .activate('Drudge Skeletons')
    .resolveAll()
  expect(b.in('graveyard', 'Drudge Skeletons', 'B')).toBe(true)
})

it('[Incinerate] keeps it from regenerating for the rest of the turn', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', '3 Swamp'], hand: ['Incinerate', 'Murder'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp', '3 Glorious Anthem'] },
  })
  b.cast('Incinerate', { targets: ['Drudge Skeletons'] }).resolve()
  expect(b.object('Drudge Skeletons').damage).toBe(3)
  b.cast('Murder').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.in('graveyard', 'Drudge Skeletons', 'B')).toBe(true)
})

it('[Incinerate] leaves regeneration to a creature it did not damage', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', '3 Swamp'], hand: ['Incinerate', 'Murder'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Incinerate', { targets: ['B'] })
    .resolve()
    .cast('Murder')
    .turnTo('B')
    .activate('Drudge Skeletons')
    .resolveAll()
  expect(b.in('battlefield', 'Drudge Skeletons', 'B')).toBe(true)
})
