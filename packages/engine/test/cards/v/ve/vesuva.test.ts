import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vesuva] enters tapped as a copy of a land, or untapped as itself', () => {
  const position = { a: { hand: ['Vesuva'] }, b: { battlefield: ['Taiga'] } }
  const copy = board(position).yes('copy').play('Vesuva')
  expect(copy.names('battlefield', 'A')).toEqual(['Taiga'])
  expect(copy.object('Taiga#2').tapped).toBe(true)
  const plain = board(position).no('copy').play('Vesuva')
  expect(plain.object('Vesuva').tapped).toBe(false)
})
