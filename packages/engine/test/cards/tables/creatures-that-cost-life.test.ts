import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Acolyte of Xathrid', 'Bile Urchin'])('[%s] costs a player 1 life', (name) => {
  const b = board({ a: { battlefield: [name, '2 Swamp'] } })
  b.activate(name, { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
