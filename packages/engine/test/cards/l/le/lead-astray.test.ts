import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lead Astray] taps up to two creatures', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Lead Astray'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Lead Astray', { targets: ['Hill Giant,Grizzly Bears'] }).resolve()
  expect([b.object('Hill Giant').tapped, b.object('Grizzly Bears').tapped]).toEqual([true, true])
})
