import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chameleon Colossus] doubles itself and has protection from black', () => {
  const b = board({ a: { battlefield: ['Chameleon Colossus', '4 Forest'] } })
  b.activate('Chameleon Colossus').resolve()
  expect([b.pt('Chameleon Colossus'), b.has('Chameleon Colossus', 'protection')]).toEqual(['8/8', true])
})
