import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Orgg] does not attack into a large untapped creature', () => {
  const b = board({ a: { battlefield: ['Orgg'] }, b: { battlefield: ['Hill Giant'] } })
  expect(() => b.attack('Orgg')).toThrow()
  const c = board({
    a: { battlefield: ['Orgg'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
  })
  expect(() => c.attack('Orgg')).not.toThrow()
})
