import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invasion of Gobakhan] exiles a card from the hand of its opponent', () => {
  const b = board({ a: { hand: ['Invasion of Gobakhan'], battlefield: ['2 Plains'] }, b: { hand: ['Shock'] } })
  b.pick('choose', 'Shock').cast('Invasion of Gobakhan').resolveAll()
  expect([b.in('exile', 'Shock'), b.counters('Invasion of Gobakhan', 'defense')]).toEqual([true, 3])
})

it('[Invasion of Gobakhan] becomes Lightshield Array, which rewards creatures that attacked', () => {
  const b = board({ a: { battlefield: [{ card: 'Invasion of Gobakhan', face: 1 }, 'Hill Giant', 'Memnite'] } })
  b.attack('Hill Giant').damage()
  b.to('end').resolveAll()
  expect([b.counters('Hill Giant', '+1/+1'), b.counters('Memnite', '+1/+1')]).toEqual([1, 0])
})
