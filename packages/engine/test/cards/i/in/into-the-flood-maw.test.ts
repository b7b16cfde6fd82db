import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Into the Flood Maw] returns any nonland permanent once the gift was promised, after the Fish', () => {
  const b = board({
    a: { hand: ['Into the Flood Maw'], battlefield: ['Island'] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.yes('additionalCost')
    .cast('Into the Flood Maw', { targets: ['Sol Ring'] })
    .resolve()
  expect([b.in('hand', 'Sol Ring', 'B'), b.names('battlefield', 'B')]).toEqual([true, ['Fish Token']])
  expect(b.object('Fish Token').tapped).toBe(true)
})

it('[Into the Flood Maw] returns a creature without a gift', () => {
  const b = board({
    a: { hand: ['Into the Flood Maw'], battlefield: ['Island'] },
    b: { battlefield: ['Sol Ring', 'Memnite'] },
  })
  b.no('additionalCost').cast('Into the Flood Maw').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Sol Ring'])
})
