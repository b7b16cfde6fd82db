import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunset Revelry] helps as far as its controller is behind', () => {
  const b = board({
    a: { hand: ['Sunset Revelry'], battlefield: ['2 Plains'], life: 10 },
    b: { hand: ['Opt'], battlefield: ['Hill Giant'] },
  })
  b.cast('Sunset Revelry').resolve()
  expect([b.life('A'), b.count('battlefield', 'Human Token'), b.names('hand', 'A').length]).toEqual([14, 2, 1])
  const even = board({ a: { hand: ['Sunset Revelry'], battlefield: ['2 Plains'] } })
  even.cast('Sunset Revelry').resolve()
  expect([even.life('A'), even.count('battlefield', 'Human Token'), even.names('hand', 'A').length]).toEqual([20, 0, 0])
})
