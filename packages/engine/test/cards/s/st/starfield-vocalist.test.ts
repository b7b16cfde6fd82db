import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starfield Vocalist] doubles abilities of permanents that enter', () => {
  const b = board({
    a: { hand: ['Elvish Visionary'], battlefield: ['Starfield Vocalist', '2 Forest'], library: ['3 Island'] },
  })
  b.cast('Elvish Visionary').resolveAll()
  expect(b.count('hand', 'Island', 'A')).toBe(2)
})
