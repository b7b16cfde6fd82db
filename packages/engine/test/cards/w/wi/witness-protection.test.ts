import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Witness Protection] makes a creature another creature with another name', () => {
  const b = board({ a: { battlefield: ['Serra Angel', { card: 'Witness Protection', attachedTo: 'Serra Angel' }] } })
  expect(b.names('battlefield', 'A')).toContain('Legitimate Businessperson')
  expect(b.pt('Legitimate Businessperson')).toBe('1/1')
})
