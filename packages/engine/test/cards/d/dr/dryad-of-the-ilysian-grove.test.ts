import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dryad of the Ilysian Grove] makes every land of its controller every basic land type', () => {
  const b = board({ a: { battlefield: ['Dryad of the Ilysian Grove', 'Wastes'] } })
  expect(b.c('Wastes').subtypes).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])
})
