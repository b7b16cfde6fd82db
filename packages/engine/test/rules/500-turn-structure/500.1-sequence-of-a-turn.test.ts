import { expect, it } from 'vitest'
import { PHASES } from '../../../src/turn/phases.ts'
import { board } from '../../support/board.ts'

it('[S2.1] is data, in the order of CR 500.1', () => {
  expect(PHASES.map((phase) => phase.step)).toEqual([
    'untap',
    'upkeep',
    'draw',
    'main1',
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
    'main2',
    'end',
    'cleanup',
  ])
})

it('[S2.4] turn number and active player advance', () => {
  const b = board({ step: 'end' })
  b.to('upkeep', 4)
  expect(b.game.state.turn.active).toBe(1)
  b.to('upkeep', 5)
  expect(b.game.state.turn.active).toBe(0)
})

it('[S2.4] land drops are there again next turn', () => {
  const b = board({ a: { hand: ['2 Forest'] } })
  b.play('Forest')
  expect(b.can('playLand', 'Forest')).toBe(false)
  b.to('main1', 5)
  b.play('Forest')
  expect(b.count('battlefield', 'Forest')).toBe(2)
})
