import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dauthi Slayer] must attack, and only shadow blocks it', () => {
  const b = board({ a: { battlefield: ['Dauthi Slayer'] }, b: { battlefield: ['Hill Giant'] } })
  b.to('declareAttackers')
  expect(() => b.attack()).toThrow()
  b.attack('Dauthi Slayer')
  expect(() => b.block('Hill Giant>Dauthi Slayer')).toThrow()
})

it('[Dauthi Slayer] blocks nothing without shadow', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Dauthi Slayer'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Dauthi Slayer>Hill Giant')).toThrow()
})
