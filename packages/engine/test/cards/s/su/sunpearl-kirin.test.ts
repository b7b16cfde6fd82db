import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunpearl Kirin] draws for a returned token', () => {
  const b = board({ a: { hand: ['Raise the Alarm', 'Sunpearl Kirin'], battlefield: ['4 Plains'] } })
  b.cast('Raise the Alarm').resolve().cast('Sunpearl Kirin').aim(['Soldier Token']).resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
