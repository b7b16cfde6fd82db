import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jumbo Cactuar] has ten thousand needles', () => {
  const b = board({ a: { battlefield: ['Jumbo Cactuar'] } })
  b.attack('Jumbo Cactuar').resolveAll()
  expect(b.pt('Jumbo Cactuar')).toBe('10000/7')
})
