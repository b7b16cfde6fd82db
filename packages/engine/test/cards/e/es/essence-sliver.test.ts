import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Essence Sliver] gains life for damage that a Sliver deals', () => {
  const b = board({ a: { battlefield: ['Essence Sliver', 'Grizzly Bears'] } })
  b.attack('Essence Sliver', 'Grizzly Bears').damage()
  expect([b.life('A'), b.life('B')]).toEqual([23, 15])
})
