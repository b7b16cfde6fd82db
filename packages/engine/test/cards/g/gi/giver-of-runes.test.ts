import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Giver of Runes] protects another creature from colorless', () => {
  const b = board({ a: { battlefield: ['Giver of Runes', 'Grizzly Bears'] } })
  b.option('mode', 'colorless')
    .activate('Giver of Runes', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.has('Grizzly Bears', 'protection')).toBe(true)
})
