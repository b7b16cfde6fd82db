import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 704.4 example 1] Maro survives Wheel of Fortune: its toughness is 0 only while that resolves', () => {
  const b = board({ a: { battlefield: ['Maro', '3 Mountain'], hand: ['Wheel of Fortune'] } })
  b.cast('Wheel of Fortune').resolve()
  expect(b.pt('Maro')).toBe('7/7')
})

it('[CR 704.8 example 1] Young Wolf still has its +1/+1 counter as it dies of three -1/-1 counters', () => {
  const dies = (counters: Record<string, number>) => {
    const b = board({
      a: { battlefield: ['4 Swamp'], hand: ['Skinrender'] },
      b: { battlefield: [{ card: 'Young Wolf', counters }] },
    })
    return b
      .cast('Skinrender', { targets: ['Young Wolf'] })
      .resolveAll()
      .in('battlefield', 'Young Wolf')
  }
  expect([dies({}), dies({ '+1/+1': 1 })]).toEqual([true, false])
})
