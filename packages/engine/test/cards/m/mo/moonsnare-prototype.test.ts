import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Moonsnare Prototype] lets the owner choose top or bottom', () => {
  const b = board({
    a: { hand: ['Moonsnare Prototype'], battlefield: ['5 Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.option('mode', 'bottom')
    .activate('Moonsnare Prototype', { zone: 'hand', targets: ['Hill Giant'] })
    .resolve()
  expect(b.asked[0]?.player).toBe(1)
  expect(b.names('library', 'B').at(-1)).toBe('Hill Giant')
})
