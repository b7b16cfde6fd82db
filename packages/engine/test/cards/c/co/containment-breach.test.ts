import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Containment Breach] leaves a Pest only for something cheap', () => {
  const b = board({
    a: { hand: ['2 Containment Breach'], battlefield: ['6 Forest'] },
    b: { battlefield: ['Sol Ring', 'Gilded Lotus'] },
  })
  b.cast('Containment Breach', { targets: ['Gilded Lotus'] }).resolve()
  expect(b.in('battlefield', 'Pest Token')).toBe(false)
  b.cast('Containment Breach', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('battlefield', 'Pest Token', 'A')).toBe(true)
})
