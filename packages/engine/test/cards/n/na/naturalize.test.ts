import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Naturalize] destroys an artifact', () => {
  const b = board({ a: { hand: ['Naturalize'], battlefield: ['2 Forest'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Naturalize', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it('[Naturalize] destroys an enchantment', () => {
  const b = board({ a: { hand: ['Naturalize'], battlefield: ['2 Forest'] }, b: { battlefield: ['Glorious Anthem'] } })
  b.cast('Naturalize', { targets: ['Glorious Anthem'] }).resolve()
  expect(b.in('graveyard', 'Glorious Anthem', 'B')).toBe(true)
})

it('[Naturalize] targets nothing else', () => {
  const b = board({ a: { hand: ['Naturalize'], battlefield: ['2 Forest'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('cast', 'Naturalize')).toBe(false)
})

it('[Naturalize] cannot target an enchantment guarded by Sterling Grove', () => {
  const b = board({
    a: { hand: ['Naturalize'], battlefield: ['2 Forest'] },
    b: { battlefield: ['Sterling Grove', 'Glorious Anthem'] },
  })
  const seen = offers(b, 'target', 'Sterling Grove')
  b.cast('Naturalize').resolve()
  expect(seen).not.toContain('Glorious Anthem')
  expect(b.in('battlefield', 'Glorious Anthem', 'B')).toBe(true)
})
