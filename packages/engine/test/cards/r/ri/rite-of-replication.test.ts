import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rite of Replication] makes a copy, five when kicked', () => {
  const one = board({
    a: { battlefield: ['9 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  one.no('kicker').cast('Rite of Replication').resolve()
  expect(one.count('battlefield', 'Hill Giant', 'A')).toBe(1)
  const five = board({
    a: { battlefield: ['9 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  five.yes('kicker').cast('Rite of Replication').resolve()
  expect(five.count('battlefield', 'Hill Giant', 'A')).toBe(5)
})

it('[Rite of Replication] kicked costs {5} more', () => {
  const b = board({
    a: { battlefield: ['8 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('kicker').cast('Rite of Replication').resolve()
  expect(b.count('battlefield', 'Hill Giant', 'A')).toBe(1)
})
