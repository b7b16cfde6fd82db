import { expect, it } from 'vitest'
import { legalActions } from '../../../src/actions/legal.ts'
import { board } from '../../support/board.ts'

it('[S6.7] [CR 305.2] one land a turn; a second is refused and says why', () => {
  const b = board({ a: { hand: ['2 Forest'] } })
  b.play('Forest')
  expect(b.refusal({ kind: 'playLand', object: b.id('Forest', 'hand'), face: 0 })).toBe(
    'Forest: you have already played a land this turn.',
  )
})

it('[S6.7] Exploration allows one more', () => {
  const b = board({ a: { battlefield: ['Exploration'], hand: ['3 Forest'] } })
  b.play('Forest').play('Forest')
  expect(b.refusal({ kind: 'playLand', object: b.id('Forest', 'hand'), face: 0 })).toBe(
    'Forest: you have already played 2 lands this turn.',
  )
})

it('[CR 305.2] two Explorations allow two more', () => {
  const b = board({ a: { battlefield: ['2 Exploration'], hand: ['3 Forest'] } })
  b.play('Forest').play('Forest').play('Forest')
  expect(b.count('battlefield', 'Forest')).toBe(3)
})

it('[CR 305.3] no land on the opponent’s turn', () => {
  const b = board({ a: { hand: ['Forest'] }, active: 1 })
  b.turnTo('A')
  expect(b.refusal({ kind: 'playLand', object: b.id('Forest'), face: 0 })).toMatch(/only on your own turn/)
})

it('[CR 305.1] no land while something is on the stack', () => {
  const b = board({ a: { hand: ['Forest', 'Lightning Bolt'], battlefield: ['Mountain'] } })
  b.cast('Lightning Bolt', { targets: ['B'] })
  expect(b.refusal({ kind: 'playLand', object: b.id('Forest'), face: 0 })).toMatch(/empty stack/)
})

it('[CR 305.1] no land outside a main phase', () => {
  const b = board({ a: { hand: ['Forest'] }, step: 'upkeep' })
  expect(legalActions(b.game, 0)).toEqual([{ kind: 'pass' }])
})
