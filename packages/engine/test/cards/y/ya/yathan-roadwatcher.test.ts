import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yathan Roadwatcher] returns a small creature after milling', () => {
  const b = board({
    a: { hand: ['Yathan Roadwatcher'], battlefield: ['4 City of Brass'], library: ['Grizzly Bears', '3 Shock'] },
  })
  b.cast('Yathan Roadwatcher').resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})
