import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Behind the Scenes] gives your creatures skulk, and +1/+1 for {4}{W}', () => {
  const b = board({
    a: { battlefield: ['Behind the Scenes', 'Grizzly Bears', '5 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect([b.has('Grizzly Bears', 'skulk'), b.has('Hill Giant', 'skulk')]).toEqual([true, false])
  b.activate('Behind the Scenes').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})
