import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Don & Leo, Problem Solvers] exiles and returns a creature', () => {
  const b = board({ a: { battlefield: ['Don & Leo, Problem Solvers', { card: 'Hill Giant', tapped: true }] } })
  b.aim(['Hill Giant']).to('end').resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(false)
})
