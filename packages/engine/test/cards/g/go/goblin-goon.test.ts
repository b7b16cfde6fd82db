import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Goon] attacks only with more creatures on its side', () => {
  const attackers = (mine: string[], theirs: string[]): boolean => {
    const b = board({ a: { battlefield: ['Goblin Goon', ...mine] }, b: { battlefield: theirs } })
    b.to('declareAttackers')
    return (
      b.decision.shape === 'attack' && b.decision.candidates.some(({ attacker }) => attacker === b.id('Goblin Goon'))
    )
  }
  expect([attackers([], ['Memnite']), attackers([], [])]).toEqual([false, true])
})
