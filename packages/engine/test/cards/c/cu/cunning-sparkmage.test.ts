import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cunning Sparkmage] has haste', () => {
  const b = board({ a: { battlefield: [{ card: 'Cunning Sparkmage', sick: true }] } })
  b.activate('Cunning Sparkmage', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
