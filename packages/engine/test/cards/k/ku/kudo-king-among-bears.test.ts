import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kudo, King Among Bears] makes every other creature a 2/2 Bear', () => {
  const b = board({ a: { battlefield: ['Kudo, King Among Bears'] }, b: { battlefield: ['Wurmcoil Engine'] } })
  expect([b.pt('Wurmcoil Engine'), b.c('Wurmcoil Engine').subtypes.includes('Bear')]).toEqual(['2/2', true])
})
