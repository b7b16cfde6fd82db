import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mockingbird] copies a creature of at most the mana spent', () => {
  const b = board({
    a: { hand: ['Mockingbird'], battlefield: ['3 Island'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.reply('x', 2).yes('copy').cast('Mockingbird').resolveAll()
  expect([b.count('battlefield', 'Grizzly Bears', 'A'), b.has('Grizzly Bears', 'flying')]).toEqual([1, false])
})
