import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Search Party Captain] costs {1} less for each creature that attacked this turn', () => {
  const b = board({
    a: { hand: ['Search Party Captain'], battlefield: ['2 Plains', 'Grizzly Bears', 'Hill Giant'] },
  })
  expect(b.can('cast', 'Search Party Captain')).toBe(false)
  b.attack('Grizzly Bears', 'Hill Giant').to('main2').cast('Search Party Captain').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
