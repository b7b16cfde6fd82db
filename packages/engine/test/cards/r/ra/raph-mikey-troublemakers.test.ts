import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raph & Mikey, Troublemakers] bring a creature that attacks', () => {
  const b = board({ a: { battlefield: ['Raph & Mikey, Troublemakers'], library: ['Forest', 'Hill Giant', 'Shock'] } })
  b.attack('Raph & Mikey, Troublemakers').damage()
  expect([b.life('B'), b.names('library', 'A').length]).toEqual([10, 2])
})
