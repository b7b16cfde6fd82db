import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shallow Grave] returns the topmost creature card with haste, and exiles it at the end step', () => {
  const b = board({
    a: { hand: ['Shallow Grave'], battlefield: ['2 Swamp'], graveyard: ['Serra Angel', 'Hill Giant', 'Shock'] },
  })
  b.cast('Shallow Grave').resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.has('Hill Giant', 'haste'), b.in('graveyard', 'Serra Angel')]).toEqual([
    true,
    true,
    true,
  ])
  b.to('end').resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})

it('[Shallow Grave] does nothing without a creature card', () => {
  const b = board({ a: { hand: ['Shallow Grave'], battlefield: ['2 Swamp'], graveyard: ['Shock'] } })
  expect(b.cast('Shallow Grave').resolve().names('graveyard', 'A')).toEqual(['Shock', 'Shallow Grave'])
})
