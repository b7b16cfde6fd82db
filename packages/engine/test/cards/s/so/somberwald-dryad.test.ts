import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Somberwald Dryad] is not blocked by a player with a Forest', () => {
  const b = board({ a: { battlefield: ['Somberwald Dryad'] }, b: { battlefield: ['Forest', 'Hill Giant'] } })
  b.attack('Somberwald Dryad')
  expect(() => b.block('Hill Giant>Somberwald Dryad')).toThrow()
})
