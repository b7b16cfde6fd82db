import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yuna, Hope of Spira] gives trample, lifelink and ward to itself and enchantment creatures on your turn only', () => {
  const b = board({ a: { battlefield: ['Yuna, Hope of Spira', 'Courser of Kruphix', 'Hill Giant'] } })
  const has = () => ['Yuna, Hope of Spira', 'Courser of Kruphix', 'Hill Giant'].map((name) => b.has(name, 'lifelink'))
  expect([has(), b.has('Courser of Kruphix', 'ward')]).toEqual([[true, true, false], true])
  b.to('upkeep', 4)
  expect(has()).toEqual([false, false, false])
})

it('[Yuna, Hope of Spira] returns an enchantment with a finality counter at your end step', () => {
  const b = board({ a: { battlefield: ['Yuna, Hope of Spira'], graveyard: ['Glorious Anthem'] } })
  b.aim(['Glorious Anthem']).to('end').resolveAll()
  expect(b.counters('Glorious Anthem', 'finality')).toBe(1)
})
