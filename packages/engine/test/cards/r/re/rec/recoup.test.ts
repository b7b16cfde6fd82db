import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Recoup] gives flashback to a sorcery card only', () => {
  const b = board({ a: { hand: ['Recoup'], battlefield: ['2 Mountain'], graveyard: ['Shock'] } })
  expect(b.can('cast', 'Recoup')).toBe(false)
})
