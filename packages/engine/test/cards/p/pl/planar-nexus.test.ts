import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Planar Nexus] is every nonbasic land type and none that is basic', () => {
  const b = board({ a: { battlefield: ['Planar Nexus'] } })
  expect(b.c('Planar Nexus').subtypes).toEqual(expect.arrayContaining(['Desert', 'Gate', "Urza's"]))
  expect(b.c('Planar Nexus').subtypes).not.toContain('Forest')
})
