import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flickerwisp] exiles another permanent until the end step', () => {
  const b = board({ a: { battlefield: ['3 Plains'], hand: ['Flickerwisp'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Flickerwisp', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.to('end')
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
