import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kitesail] is moved for {2}', () => {
  const b = board({ a: { battlefield: ['Kitesail', 'Grizzly Bears', '2 Forest'] } })
  b.activate('Kitesail', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})
