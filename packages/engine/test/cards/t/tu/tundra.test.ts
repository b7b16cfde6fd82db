import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tundra] is not basic', () => {
  const b = board({ a: { battlefield: ['Blood Moon'] }, b: { battlefield: ['Tundra'] } })
  expect(b.c('Tundra').subtypes).toEqual(['Mountain'])
})
