import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mosswood Dreadknight] may be cast from the graveyard as an Adventure until the end of your next turn', () => {
  const b = board({
    a: { battlefield: ['Mosswood Dreadknight', '2 Swamp', '2 Forest'], hand: ['Murder'], mana: '{B}{B}{B}' },
  })
  b.cast('Murder', { targets: ['Mosswood Dreadknight'] }).resolveAll()
  const faces = () => b.legal().flatMap((action) => (action.kind === 'cast' ? [action.face] : []))
  expect(faces()).toEqual([1])
  b.to('main1', 5)
  expect(faces()).toEqual([1])
  b.cast('Dread Whispers', { from: 'graveyard' }).resolve()
  expect([b.life('A'), b.names('exile')]).toEqual([19, ['Mosswood Dreadknight']])
  // From exile the creature can be cast.
  expect(faces()).toEqual([0])
})

it('[Mosswood Dreadknight] is no longer offered in the turn after that', () => {
  const b = board({ a: { battlefield: ['Mosswood Dreadknight', '4 Swamp'], hand: ['Murder'], mana: '{B}{B}{B}' } })
  b.cast('Murder', { targets: ['Mosswood Dreadknight'] })
    .resolveAll()
    .to('main1', 7)
  expect(b.legal().some(({ kind }) => kind === 'cast')).toBe(false)
})
