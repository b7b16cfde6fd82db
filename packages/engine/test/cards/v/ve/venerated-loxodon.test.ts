import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.51c] [Venerated Loxodon] puts counters on the creatures that convoked it', () => {
  const b = board({
    a: {
      hand: ['Venerated Loxodon'],
      battlefield: ['3 Plains', 'Memnite', 'Savannah Lions', { card: 'Hill Giant', tapped: true }],
    },
  })
  b.cast('Venerated Loxodon').resolveAll()
  expect(['Memnite', 'Savannah Lions', 'Hill Giant'].map((name) => b.counters(name, '+1/+1'))).toEqual([1, 1, 0])
})

it('[Venerated Loxodon] puts no counters where it was paid for with mana', () => {
  const b = board({
    a: { hand: ['Venerated Loxodon'], battlefield: ['5 Plains', { card: 'Hill Giant', tapped: true }] },
  })
  expect(b.cast('Venerated Loxodon').resolveAll().counters('Hill Giant', '+1/+1')).toBe(0)
})
