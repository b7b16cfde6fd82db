import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lovestruck Beast] attacks only beside a 1/1 creature', () => {
  const attacks = (others: string[]): boolean => {
    const b = board({ a: { battlefield: ['Lovestruck Beast', ...others] } })
    b.to('declareAttackers')
    return (
      b.decision.shape === 'attack' &&
      b.decision.candidates.some(({ attacker }) => attacker === b.id('Lovestruck Beast'))
    )
  }
  expect([attacks(['Memnite']), attacks(['Grizzly Bears'])]).toEqual([true, false])
})
