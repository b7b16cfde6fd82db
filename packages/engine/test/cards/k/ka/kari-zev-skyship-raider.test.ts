import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kari Zev, Skyship Raider] attacks with Ragavan, who is exiled at end of combat', () => {
  const b = board({ a: { battlefield: ['Kari Zev, Skyship Raider'] } })
  b.attack('Kari Zev, Skyship Raider').resolve()
  expect(b.pt('Ragavan')).toBe('2/1')
  b.to('main2')
  expect(b.life('B')).toBe(17)
  expect(b.in('battlefield', 'Ragavan')).toBe(false)
})
