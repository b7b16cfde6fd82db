import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Torch the Tower] exiles what dies of it', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Torch the Tower'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Torch the Tower').resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
})
