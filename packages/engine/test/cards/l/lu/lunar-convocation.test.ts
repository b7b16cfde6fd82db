import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lunar Convocation] creates a Bat if life was gained and lost', () => {
  const b = board({ a: { battlefield: ['Lunar Convocation', '2 Swamp', 'Plains'], hand: ['Soul Warden'] } })
  b.activate('Lunar Convocation').resolve().to('main1', 4)
  expect(b.in('battlefield', 'Bat Token', 'A')).toBe(false)
})
