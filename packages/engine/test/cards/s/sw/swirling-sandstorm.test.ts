import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Swirling Sandstorm] deals 5 damage to creatures without flying with threshold, and nothing without', () => {
  const left = (cards: number): string[] => {
    const b = board({
      a: { hand: ['Swirling Sandstorm'], battlefield: ['4 Mountain'], graveyard: [`${cards} Shock`] },
      b: { battlefield: ['Hill Giant', 'Serra Angel'] },
    })
    return b.cast('Swirling Sandstorm').resolve().names('battlefield', 'B')
  }
  expect([left(7), left(6)]).toEqual([['Serra Angel'], ['Hill Giant', 'Serra Angel']])
})
