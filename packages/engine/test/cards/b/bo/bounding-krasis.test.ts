import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bounding Krasis] taps or untaps', () => {
  const b = board({
    a: { battlefield: ['3 Island', 'Forest'], hand: ['Bounding Krasis'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Bounding Krasis').aim(['Hill Giant']).yes().resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(true)
})
