import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Daybreak Charger] gives +2/+0 when it enters', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Daybreak Charger'] } })
  b.cast('Daybreak Charger', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})
