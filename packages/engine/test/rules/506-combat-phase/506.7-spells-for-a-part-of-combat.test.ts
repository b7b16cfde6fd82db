import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 506.7b] Panic is cast in combat before the declare blockers step, and at no other time', () => {
  const b = board({
    a: { hand: ['Panic'], battlefield: ['Mountain', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Panic')).toBe(false)
  b.to('beginCombat')
  expect(b.can('cast', 'Panic')).toBe(true)
  b.attack('Grizzly Bears')
  expect(b.can('cast', 'Panic')).toBe(true)
  b.block()
  expect(b.can('cast', 'Panic')).toBe(false)
})
