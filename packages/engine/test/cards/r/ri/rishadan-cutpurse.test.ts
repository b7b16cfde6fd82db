import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rishadan Cutpurse] takes a permanent of an opponent who does not pay', () => {
  const b = board({ a: { hand: ['Rishadan Cutpurse'], battlefield: ['3 Island'] }, b: { battlefield: ['Memnite'] } })
  b.cast('Rishadan Cutpurse').resolveAll()
  expect(b.in('graveyard', 'Memnite')).toBe(true)
})
