import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Silvergill Mentor] costs {2} more where no Merfolk is beheld, and brings a Merfolk', () => {
  const alone = board({ a: { hand: ['Silvergill Mentor', 'Grizzly Bears'], mana: '{U}{U}{U}' } })
  expect(alone.can('cast', 'Silvergill Mentor')).toBe(false)
  const b = board({ a: { hand: ['Silvergill Mentor', 'Silvergill Adept'], mana: '{U}{U}' } })
  b.cast('Silvergill Mentor').resolve().resolve()
  expect(b.count('battlefield', 'Merfolk Token', 'A')).toBe(1)
})
