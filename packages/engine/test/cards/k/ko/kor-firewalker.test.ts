import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kor Firewalker] may gain 1 life for a red spell of any player, and has protection from red', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Kor Firewalker'] } })
  b.yes()
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect([b.life('B'), b.has('Kor Firewalker', 'protection')]).toEqual([21, true])
})
