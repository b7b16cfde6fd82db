import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nemesis Trap] exiles an attacker, and its copy is yours until the next end step', () => {
  const b = board({
    a: { battlefield: ['Savannah Lions'] },
    b: { hand: ['Nemesis Trap'], battlefield: ['2 Swamp'] },
  })
  b.attack('Savannah Lions')
    .turnTo('B')
    .cast('Nemesis Trap', { method: 'alternative', targets: ['Savannah Lions'] })
    .resolve()
  expect(b.in('exile', 'Savannah Lions')).toBe(true)
  expect(b.in('battlefield', 'Savannah Lions', 'B')).toBe(true)
  b.to('cleanup')
  expect(b.in('battlefield', 'Savannah Lions', 'B')).toBe(false)
})

it('[Nemesis Trap] costs {4}{B}{B} where no white creature attacks', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { hand: ['Nemesis Trap'], battlefield: ['2 Swamp'] } })
  b.attack('Hill Giant').turnTo('B')
  expect(b.can('cast', 'Nemesis Trap')).toBe(false)
})
