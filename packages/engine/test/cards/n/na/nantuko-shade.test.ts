import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nantuko Shade] gets +1/+1 until end of turn for each {B}', () => {
  const b = board({ a: { battlefield: ['Nantuko Shade', '3 Swamp'] } })
  for (let i = 0; i < 3; i++) b.activate('Nantuko Shade').resolve()
  expect(b.pt('Nantuko Shade')).toBe('5/4')
  b.to('upkeep', 4)
  expect(b.pt('Nantuko Shade')).toBe('2/1')
})
