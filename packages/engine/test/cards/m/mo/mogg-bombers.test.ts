import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mogg Bombers] is sacrificed as another creature enters, whoever controls it, and deals 3 damage', () => {
  const b = board({
    a: { battlefield: ['Mogg Bombers'] },
    b: { hand: ['Memnite'] },
    active: 1,
  })
  b.cast('Memnite').resolve().aim(['B']).resolveAll()
  expect([b.in('graveyard', 'Mogg Bombers'), b.life('A') + b.life('B')]).toEqual([true, 37])
})

it('[Mogg Bombers] does not mind itself entering', () => {
  const b = board({ a: { hand: ['Mogg Bombers'], battlefield: ['4 Mountain'] } })
  expect(b.cast('Mogg Bombers').resolveAll().in('battlefield', 'Mogg Bombers')).toBe(true)
})
