import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aven Gagglemaster] gains 2 life for each flyer of yours', () => {
  const b = board({ a: { battlefield: ['5 Plains', 'Suntail Hawk', 'Gray Ogre'], hand: ['Aven Gagglemaster'] } })
  b.cast('Aven Gagglemaster').resolveAll()
  expect([b.life('A'), b.has('Aven Gagglemaster', 'flying')]).toEqual([24, true])
})
