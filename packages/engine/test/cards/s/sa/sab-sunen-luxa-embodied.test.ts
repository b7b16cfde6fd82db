import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sab-Sunen, Luxa Embodied] draws two with an odd number of counters, and attacks only with an even number', () => {
  const b = board({ a: { battlefield: ['Sab-Sunen, Luxa Embodied'] }, step: 'draw' })
  b.to('main1').resolveAll()
  expect([b.counters('Sab-Sunen, Luxa Embodied', '+1/+1'), b.names('hand', 'A').length]).toEqual([1, 2])
  b.to('main1', 5)
  expect([b.counters('Sab-Sunen, Luxa Embodied', '+1/+1'), b.names('hand', 'A').length]).toEqual([2, 3])
  expect(b.attack('Sab-Sunen, Luxa Embodied').damage().life('B')).toBe(12)
})

it('[Sab-Sunen, Luxa Embodied] can block with no counters, since zero is even', () => {
  const block = (counters: Record<string, number>) => {
    const b = board({
      a: { battlefield: ['Hill Giant'] },
      b: { battlefield: [{ card: 'Sab-Sunen, Luxa Embodied', counters }] },
    })
    b.attack('Hill Giant').block('Sab-Sunen, Luxa Embodied>Hill Giant')
  }
  expect(() => block({})).not.toThrow()
  expect(() => block({ charge: 1 })).toThrow()
})
