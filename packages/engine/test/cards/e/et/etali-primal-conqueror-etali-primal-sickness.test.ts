import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Etali, Primal Conqueror] casts the first nonland card of each library for free', () => {
  const b = board({
    a: { hand: ['Etali, Primal Conqueror'], battlefield: ['7 Mountain'], library: ['Forest', 'Serra Angel', 'Shock'] },
    b: { library: ['Hill Giant', 'Memnite'] },
  })
  b.yes().yes().cast('Etali, Primal Conqueror').resolveAll()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('battlefield', 'Hill Giant', 'A'), b.names('exile')]).toEqual([
    true,
    true,
    ['Forest'],
  ])
})

it('[Etali, Primal Conqueror] gives poison counters as its other face', () => {
  const b = board({ a: { battlefield: [{ card: 'Etali, Primal Conqueror', face: 1 }] }, b: { life: 40 } })
  expect(b.attack('Etali, Primal Sickness').damage().winner).toBe('A')
})
