import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ensoul Artifact] makes an artifact a 5/5 creature that is still an artifact', () => {
  const b = board({ a: { hand: ['Ensoul Artifact'], battlefield: ['2 Island', 'Sol Ring'] } })
  b.cast('Ensoul Artifact', { targets: ['Sol Ring'] }).resolve()
  b.tapForMana('Sol Ring')
  expect([b.pt('Sol Ring'), b.pool('A')]).toEqual(['5/5', '{C}{C}'])
})
