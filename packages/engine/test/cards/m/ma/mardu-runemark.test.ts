import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mardu Runemark] gives +2/+2, and first strike beside a white or black permanent', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: 'Mardu Runemark', attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['4/4', false])
  const white = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Mardu Runemark', attachedTo: 'Grizzly Bears' }, 'Squire'] },
  })
  expect(white.has('Grizzly Bears', 'first strike')).toBe(true)
})
