import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sublime Archangel] gives your other creatures exalted', () => {
  const b = board({ a: { battlefield: ['Sublime Archangel', 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
