import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunfall] incubates as many as it exiled', () => {
  const b = board({
    a: { hand: ['Sunfall'], battlefield: ['5 Plains', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears', 'Memnite'] },
  })
  b.cast('Sunfall').resolve()
  expect([b.names('exile').length, b.counters('Incubator Token', '+1/+1')]).toEqual([3, 3])
})
