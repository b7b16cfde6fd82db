import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cyberdrive Awakener] makes your other artifacts 4/4 creatures with flying until end of turn', () => {
  const b = board({ a: { hand: ['Cyberdrive Awakener'], battlefield: ['6 Island', 'Sol Ring'] } })
  b.cast('Cyberdrive Awakener').resolveAll()
  expect([b.pt('Sol Ring'), b.has('Sol Ring', 'flying')]).toEqual(['4/4', true])
})
