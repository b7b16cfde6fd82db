import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ember Beast] does not attack or block alone', () => {
  const b = board({ a: { battlefield: ['Ember Beast'] } })
  expect(() => b.attack('Ember Beast')).toThrow()
  const blocking = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Ember Beast'] } })
  blocking.attack('Grizzly Bears').to('declareBlockers')
  expect(() => blocking.block('Ember Beast>Grizzly Bears')).toThrow()
})
