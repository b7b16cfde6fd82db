import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Archive Trap] is free once an opponent has searched their library this turn', () => {
  const b = board({
    active: 1,
    a: { hand: ['Archive Trap'] },
    b: { hand: ['Demonic Tutor'], battlefield: ['2 Swamp'], library: ['20 Swamp'] },
  })
  b.cast('Demonic Tutor').turnTo('A')
  expect(b.can('cast', 'Archive Trap')).toBe(false)
  b.resolve().turnTo('A')
  b.cast('Archive Trap', { method: 'alternative', targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(14)
})
