import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spider-Punk] lets nothing be countered', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Spider-Punk'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.cast('Memnite')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Memnite'] })
    .resolveAll()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
})
