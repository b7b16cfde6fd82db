import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tormented Soul] neither blocks nor is blocked', () => {
  const b = board({ a: { battlefield: ['Tormented Soul'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Tormented Soul')
  expect(() => b.block('Hill Giant>Tormented Soul')).toThrow()
})
