import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[White Knight] cannot be the target of Murder; Black Knight can', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['White Knight', 'Black Knight'] },
  })
  b.cast('Murder').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['White Knight'])
})

it('[White Knight] has protection from black only', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['White Knight'] } })
  b.cast('Lightning Bolt', { targets: ['White Knight'] }).resolve()
  expect(b.in('graveyard', 'White Knight', 'B')).toBe(true)
})
