import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[One with the Multiverse] lets one spell be cast for free in each of its controller’s turns', () => {
  const b = board({
    a: { battlefield: ['One with the Multiverse'], hand: ['Craw Wurm'], library: ['Hill Giant', 'Wastes'] },
  })
  b.cast('Hill Giant', { from: 'library', method: 'granted' }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.can('cast', 'Craw Wurm')).toBe(false)
})
