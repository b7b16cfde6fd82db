import { expect, it } from 'vitest'
import { typesOf } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Swift Reconfiguration] makes a creature a Vehicle that has to be crewed', () => {
  const b = board({
    a: { hand: ['Swift Reconfiguration'], battlefield: ['Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Swift Reconfiguration', { targets: ['Hill Giant'] }).resolve()
  expect(typesOf(b.c('Hill Giant'))).toEqual(['artifact'])
  expect(b.c('Hill Giant').subtypes).toEqual(['Vehicle'])
  expect(b.has('Hill Giant', 'crew')).toBe(true)
})
