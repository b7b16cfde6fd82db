import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Evolved Sleeper] becomes a Cleric before it becomes a Phyrexian', () => {
  const b = board({ a: { battlefield: ['Evolved Sleeper', '8 Swamp'], library: ['Island'] } })
  b.activate('Evolved Sleeper', { nth: 1 }).resolve()
  expect(b.pt('Evolved Sleeper')).toBe('1/1')
  b.activate('Evolved Sleeper').resolve().activate('Evolved Sleeper', { nth: 1 }).resolve()
  expect([b.pt('Evolved Sleeper'), b.has('Evolved Sleeper', 'deathtouch')]).toEqual(['3/3', true])
  b.activate('Evolved Sleeper', { nth: 2 }).resolve()
  expect([b.pt('Evolved Sleeper'), b.life('A'), b.names('hand', 'A')]).toEqual(['4/4', 19, ['Island']])
})
