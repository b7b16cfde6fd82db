import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

const ISLANDS = '4 Island'

it('[Spark Double] copies a legendary creature, is not legendary, and has an additional +1/+1 counter', () => {
  const b = board({ a: { hand: ['Spark Double'], battlefield: [ISLANDS, 'Isamaru, Hound of Konda'] } })
  b.yes('copy').cast('Spark Double').resolveAll()
  const name = 'Isamaru, Hound of Konda'
  expect([b.count('battlefield', name, 'A'), b.pt(`${name}#2`)]).toEqual([2, '3/3'])
})

it('[Spark Double] copies a planeswalker with its loyalty and an additional loyalty counter', () => {
  const b = board({ a: { hand: ['Spark Double'], battlefield: [ISLANDS, 'Jace, the Mind Sculptor'] } })
  b.yes('copy').cast('Spark Double').resolveAll()
  const name = 'Jace, the Mind Sculptor'
  expect([b.count('battlefield', name, 'A'), b.object(`${name}#2`).counters]).toEqual([2, { loyalty: 4 }])
})

it('[CR 707.9f] [Spark Double] gets no +1/+1 counter where it copies a land that is a creature this turn', () => {
  const b = board({ a: { hand: ['Spark Double'], battlefield: ['5 Island', 'Mutavault'] } })
  b.activate('Mutavault').resolve()
  b.yes('copy').cast('Spark Double').resolveAll()
  expect([b.count('battlefield', 'Mutavault', 'A'), b.object('Mutavault#2').counters ?? {}]).toEqual([2, {}])
})

it('[CR 707.9e] [Spark Double] gets no counter of its own where it then copies something else as a Clone', () => {
  const b = board({
    a: { hand: ['Spark Double'], battlefield: [ISLANDS, { card: 'Clone', counters: { '+1/+1': 1 } }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('copy').yes('copy').pick('copy', 'Hill Giant').cast('Spark Double').resolveAll()
  expect([b.count('battlefield', 'Hill Giant', 'A'), b.pt('Hill Giant')]).toEqual([1, '3/3'])
})

it('[CR 707.9e] a Clone that copies a Spark Double copies what it is, and not its counter', () => {
  const b = board({
    a: { hand: ['Spark Double', 'Clone'], battlefield: ['8 Island', 'Isamaru, Hound of Konda'] },
  })
  const name = 'Isamaru, Hound of Konda'
  b.yes('copy').cast('Spark Double').resolveAll()
  b.yes('copy').pick('copy', `${name}#2`).cast('Clone').resolveAll()
  expect([b.count('battlefield', name, 'A'), b.pt(`${name}#3`)]).toEqual([3, '2/2'])
})

it('[Spark Double] copies only what you control', () => {
  const b = board({ a: { hand: ['Spark Double'], battlefield: [ISLANDS] }, b: { battlefield: ['Hill Giant'] } })
  b.yes('copy').cast('Spark Double').resolveAll()
  expect([b.in('graveyard', 'Spark Double', 'A'), b.count('battlefield', 'Hill Giant')]).toEqual([true, 1])
})
