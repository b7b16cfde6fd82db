import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pugnacious Hammerskull] is stunned as it attacks without another Dinosaur', () => {
  const attack = (...others: string[]) => {
    const b = board({ a: { battlefield: ['Pugnacious Hammerskull', ...others] } })
    b.attack('Pugnacious Hammerskull').resolveAll()
    return b.counters('Pugnacious Hammerskull', 'stun')
  }
  expect([attack(), attack('Itzquinth, Firstborn of Gishath')]).toEqual([1, 0])
})
