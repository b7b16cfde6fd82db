import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Otherworldly Journey] brings a creature back at the end step with a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Otherworldly Journey'] } })
  b.cast('Otherworldly Journey').resolve()
  expect(b.in('exile', 'Grizzly Bears', 'A')).toBe(true)
  b.to('end')
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
