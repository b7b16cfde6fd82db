import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deputy of Detention] exiles a permanent and the others of that name of its controller until it leaves', () => {
  const b = board({
    a: {
      hand: ['Deputy of Detention', 'Murder'],
      battlefield: ['2 Plains', 'Island', '2 Mountain', 'Grizzly Bears', '3 Swamp'],
    },
    b: { battlefield: ['2 Grizzly Bears', 'Hill Giant'] },
  })
  b.pick('target', 'Grizzly Bears#2').cast('Deputy of Detention').resolveAll()
  expect([b.count('exile', 'Grizzly Bears', 'B'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([2, true])
  b.cast('Murder', { targets: ['Deputy of Detention'] }).resolveAll()
  expect(b.count('battlefield', 'Grizzly Bears', 'B')).toBe(2)
})
