import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Temporal Intervention] costs {B} after a nonland permanent left the battlefield', () => {
  const b = board({
    a: { hand: ['Temporal Intervention', 'Shock'], battlefield: ['Swamp', 'Mountain'] },
    b: { battlefield: ['Memnite'], hand: ['Divination', 'Island'] },
  })
  expect(b.can('cast', 'Temporal Intervention')).toBe(false)
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  b.cast('Temporal Intervention').resolve()
  expect(b.names('hand', 'B')).toEqual(['Island'])
})
