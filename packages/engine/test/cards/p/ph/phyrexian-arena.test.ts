import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Arena] draws a card and takes 1 life at its controller’s upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Phyrexian Arena'], library: ['Shock', 'Forest'] } })
  b.to('upkeep')
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.life('A')).toBe(19)
})

it('[Phyrexian Arena] does nothing at the opponent’s upkeep', () => {
  const b = board({ step: 'end', a: { battlefield: ['Phyrexian Arena'] } })
  b.to('draw', 4)
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.life('A')).toBe(20)
})
