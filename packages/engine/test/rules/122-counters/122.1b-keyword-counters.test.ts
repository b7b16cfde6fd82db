import { expect, it } from 'vitest'
import { setCounters } from '../../../src/atoms/counters.ts'
import { board } from '../../support/board.ts'

it('[CR 122.1b] a creature with a flying counter flies, and no longer once the counter is gone', () => {
  const b = board({
    a: { battlefield: [{ card: 'Grizzly Bears', counters: { flying: 1 } }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.has('Grizzly Bears', 'flying')).toBe(true)
  expect(b.has('Hill Giant', 'flying')).toBe(false)
  setCounters(b.game, b.object('Grizzly Bears').id, 'flying', 0)
  expect(b.has('Grizzly Bears', 'flying')).toBe(false)
})

it('[CR 613.7c] what loses its abilities keeps those of counters put on it later', () => {
  const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', counters: { menace: 1 } }, 'Humility'] } })
  expect(b.has('Grizzly Bears', 'menace')).toBe(false)
  setCounters(b.game, b.object('Grizzly Bears').id, 'lifelink', 1)
  setCounters(b.game, b.object('Grizzly Bears').id, '+1/+1', 1)
  expect(b.has('Grizzly Bears', 'menace')).toBe(false)
  expect(b.has('Grizzly Bears', 'lifelink')).toBe(true)
  // A further counter of a kind gives all of that kind its own time.
  setCounters(b.game, b.object('Grizzly Bears').id, 'menace', 2)
  expect(b.has('Grizzly Bears', 'menace')).toBe(true)
})

it('[CR 122.1b] each exalted counter is an exalted ability of its own', () => {
  const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', counters: { exalted: 2 } }] } })
  b.attack('Grizzly Bears').resolveAll().damage()
  expect(b.life('B')).toBe(16)
})
