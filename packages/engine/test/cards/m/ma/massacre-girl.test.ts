import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Massacre Girl] shrinks the other creatures again for each that dies', () => {
  const b = board({
    a: { hand: ['Massacre Girl'], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Llanowar Elves', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
  })
  b.cast('Massacre Girl').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual([])
  expect(b.pt('Massacre Girl')).toBe('4/4')
})

it('[Massacre Girl] stops where none dies', () => {
  const b = board({
    a: { hand: ['Massacre Girl'], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.cast('Massacre Girl').resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['1/1', '2/2'])
})
