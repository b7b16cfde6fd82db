import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Underworld Rage-Hound] has a counter if it escaped', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], graveyard: ['Underworld Rage-Hound', '3 Shock'] } })
  b.cast('Underworld Rage-Hound', { method: 'escape', from: 'graveyard' }).resolve()
  expect(b.pt('Underworld Rage-Hound')).toBe('4/2')
})
