import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hazoret the Fervent] attacks with at most one card in hand', () => {
  const attacks = (hand: string[]): boolean => {
    const b = board({ a: { battlefield: ['Hazoret the Fervent'], hand } })
    b.to('declareAttackers')
    return b.decision.shape === 'attack' && b.decision.candidates.length > 0
  }
  expect([attacks(['Shock']), attacks(['2 Shock'])]).toEqual([true, false])
})
