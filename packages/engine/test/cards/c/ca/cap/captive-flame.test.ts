import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Captive Flame] gives +1/+0 for {R}', () => {
  const b = board({ a: { battlefield: ['Captive Flame', 'Mountain', 'Grizzly Bears'] } })
  b.activate('Captive Flame', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})
