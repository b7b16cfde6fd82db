import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Death Spark] returns in your upkeep for {1} with a creature card directly above it', () => {
  const hand = (...graveyard: string[]) =>
    board({ a: { graveyard, battlefield: ['Mountain'] }, active: 1, step: 'end' })
      .yes('payOrNot')
      .to('upkeep')
      .resolveAll()
      .names('hand', 'A')
  expect(hand('Death Spark', 'Memnite')).toEqual(['Death Spark'])
  expect(hand('Death Spark', 'Shock')).toEqual([])
})
