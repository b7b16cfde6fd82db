import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Massacre Wurm] costs an opponent 2 life for each creature of theirs that dies', () => {
  const b = board({
    a: { battlefield: ['6 Swamp'], hand: ['Massacre Wurm'] },
    b: { battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Hill Giant'] },
  })
  b.cast('Massacre Wurm').resolveAll()
  expect(b.life('B')).toBe(16)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
