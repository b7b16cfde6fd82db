import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vaporkin] blocks only flyers', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Wind Drake'] }, b: { battlefield: ['Vaporkin'] } })
  b.attack('Grizzly Bears', 'Wind Drake').to('declareBlockers')
  expect(() => b.block('Vaporkin>Grizzly Bears')).toThrow()
  b.block('Vaporkin>Wind Drake').damage()
  expect(b.life('B')).toBe(18)
})
