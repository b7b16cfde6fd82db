import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Khalni Hydra] costs {G} less for each green creature you control', () => {
  const b = board({ a: { battlefield: ['6 Forest', '2 Grizzly Bears'], hand: ['Khalni Hydra'] } })
  b.cast('Khalni Hydra').resolve()
  expect([b.pt('Khalni Hydra'), b.has('Khalni Hydra', 'trample')]).toEqual(['8/8', true])
})
