import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Necropede] may put a -1/-1 counter on a creature when it dies', () => {
  const b = board({
    a: { battlefield: ['Necropede', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Necropede'] })
    .aim(['Hill Giant'])
    .resolveAll()
  expect(b.pt('Hill Giant')).toBe('2/2')
})
