import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Slip Out the Back] puts a counter on a creature that phases out', () => {
  const b = board({ a: { hand: ['Slip Out the Back'], battlefield: ['Grizzly Bears', 'Island'] } })
  b.cast('Slip Out the Back').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(false)
  b.to('upkeep').to('end').to('upkeep')
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
