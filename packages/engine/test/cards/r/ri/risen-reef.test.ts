import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Risen Reef] puts a land onto the battlefield, or the card into the hand', () => {
  const b = board({ a: { hand: ['Risen Reef'], battlefield: ['3 Tropical Island'], library: ['Shock'] } })
  b.cast('Risen Reef').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})
